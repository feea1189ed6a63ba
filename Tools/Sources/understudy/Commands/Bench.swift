import ArgumentParser
import ProjectBuilder

struct Bench: ParsableCommand {
    enum Measurement: String, CaseIterable, ExpressibleByArgument {
        case tree, navigation, scroll, render, solver
        case firstFrame = "first-frame"
    }

    static let configuration = CommandConfiguration(
        abstract: "Measure the library itself; one JSON line a measurement.",
        discussion: """
              understudy bench tree         create and lay out 1000 views
              understudy bench navigation   push and pop 1000 screens
              understudy bench scroll       scroll 10,000 rows, 600 frames
              understudy bench render       draw a phone screen, encode it as PNG
              understudy bench first-frame  one cold start to the first frame and
                                            out: time the whole process
              understudy bench solver DIR   solve the layout problems that
                                            `kiwi_bench --dump DIR` wrote

            A line holds toolkit, bench, what, median_ms, best_ms, p95_ms,
            operations and samples. The library is built in release first when its
            sources changed. `make bench` prints all of it as a table, beside GTK
            and Qt where they are installed.
            """)
    @Argument(help: "What to measure.")
    var measurement: Measurement
    @Argument(help: "A folder the measurement reads (solver) or may write to.")
    var directory: String?

    func validate() throws {
        if measurement == .solver, directory == nil { throw ValidationError("solver needs the folder that `kiwi_bench --dump DIR` wrote") }
    }

    func run() throws {
        try BenchmarkProgram.start([measurement.rawValue] + [directory.map(absolute)].compactMap { $0 })
    }
}
