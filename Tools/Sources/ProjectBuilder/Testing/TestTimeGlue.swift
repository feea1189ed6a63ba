/// The parts of a test program's generated file that replace what XCTest and the system's functions do when tests wait. The process of UI
/// tests follows its apps' clock; that of unit tests skips waits.
enum TestTimeGlue {
    static let text = Glue.text(PackageResources.Waiting_swift) + Glue.text(PackageResources.Clocks_swift)
    static let unitTests = text + Glue.text(PackageResources.UnitTests_swift)

    /// The system functions that the program redefines for itself and its libraries.
    static let linkerFlags = [
        "clock_gettime", "gettimeofday", "time", "sleep", "usleep", "nanosleep", "clock_nanosleep", "timerfd_settime", "sem_timedwait",
        "pthread_cond_timedwait", "pthread_cond_clockwait",
    ].flatMap { ["-Xlinker", "--export-dynamic-symbol=" + $0] }
}
