import Foundation
import Glibc
import UIKitRuntime

// Names that Darwin defines together with Foundation and that Linux lacks.

/// A heap-allocated lock that replaces the C structure, which callers only pass by reference.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate let lock = NSLock()
    /// Creates an unlocked lock.
    public init() {}
}
/// The lock's other name in C.
public typealias os_unfair_lock = os_unfair_lock_s
/// A reference to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
/// Locks, and waits until that is possible.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
/// Unlocks.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
/// Locks if that is possible immediately, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

/// Accepts 32-bit constants of C, for which Linux uses `Int`.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
    pthread_mutexattr_settype(attributes, Int32(kind))
}
/// Darwin's destructor is never called with nil.
@discardableResult
public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void
) -> Int32 {
    pthread_key_create(key, unsafeBitCast(destructor, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self))
}
extension Thread {
    /// The main thread.
    public class var main: Thread { mainThread }
}

/// A source that reports memory pressure. It never fires here: Linux has no such notification for a single process.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The pressure that was reported. Always empty.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The kinds of pressure that are reported.
    var mask: DispatchSource.MemoryPressureEvent { get }
}
extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The bits, one for each level.
        public let rawValue: UInt
        /// Creates levels from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enough memory, little, or almost none.
        public static let normal = MemoryPressureEvent(rawValue: 1), warning = MemoryPressureEvent(rawValue: 2),
            critical = MemoryPressureEvent(rawValue: 4)
        /// All levels.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }
    /// Returns a source that never fires. The mask has no effect.
    public static func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
        -> any DispatchSourceMemoryPressure
    {
        makeUserDataOrSource(queue: queue) as! DispatchSource  // Every source of Dispatch's is one.
    }
}
extension DispatchSource: DispatchSourceMemoryPressure {
    /// The pressure that was reported. Always empty.
    public var data: MemoryPressureEvent { [] }
    /// All levels, whatever was requested.
    public var mask: MemoryPressureEvent { .all }
}

/// The key for a description of the failure, in an error's information.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
extension NSError {
    /// Supports `NSError()`, which Foundation does not inherit here. The signature differs because an extension's member cannot be
    /// overridden.
    public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}

/// Reads a value of the machine. As on a simulator, the machine and its model are the computer's. Other names than these don't exist.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ size: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!,
    _ newSize: Int
) -> Int32 {
    let value: [UInt8]
    switch String(cString: name) {
    case "hw.machine", "hw.model":
        var system = utsname()
        uname(&system)
        value = withUnsafeBytes(of: &system.machine) { Array($0.prefix { $0 != 0 }) + [0] }
    case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu":
        value = withUnsafeBytes(of: Int32(ProcessInfo.processInfo.processorCount)) { Array($0) }
    case "hw.memsize": value = withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { Array($0) }
    default:
        errno = ENOENT
        return -1
    }
    guard let size else { return 0 }
    let room = old == nil ? value.count : size.pointee
    size.pointee = min(room, value.count)
    if let old { value.withUnsafeBytes { old.copyMemory(from: $0.baseAddress!, byteCount: size.pointee) } }  // A value is never empty.
    guard room < value.count else { return 0 }
    errno = ENOMEM
    return -1
}

/// The largest value of C's `math.h`, which is `MAXFLOAT` on Apple's platforms.
public let HUGE = MAXFLOAT
/// The number of characters of a field of `utsname` on Linux.
public let _SYS_NAMELEN: Int32 = 65

/// Opens a library. Apple's frameworks are part of the program here, under any path.
public func dlopen(_ path: UnsafePointer<CChar>!, _ mode: Int32) -> UnsafeMutableRawPointer! {
    Glibc.dlopen(path.flatMap { strstr($0, ".framework/") == nil ? $0 : nil }, mode)
}

/// Finds a symbol. Darwin's handles for the whole program are small negative numbers, which Linux would use as addresses.
public func dlsym(_ handle: UnsafeMutableRawPointer?, _ symbol: UnsafePointer<CChar>) -> UnsafeMutableRawPointer! {
    Glibc.dlsym((-5 ... -1).contains(Int(bitPattern: handle)) ? nil : handle, symbol)
}

/// Returns the label of a queue, or of the current one, valid for the life of the program.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return currentQueueLabel(nil) ?? labels.pointer("") }
    return labels.pointer(queue.label)
}
@_silgen_name("dispatch_queue_get_label")
private func currentQueueLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>?
private let labels = LastingTexts()
/// Returns a C string that lasts for the life of the program.
func lastingText(_ text: String) -> UnsafePointer<CChar> { labels.pointer(text) }
private final class LastingTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: UnsafePointer<CChar>] = [:]
    func pointer(_ text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let pointer = known[text] { return pointer }
            let copy = UnsafePointer<CChar>(strdup(text)!)  // nil only without memory
            known[text] = copy
            return copy
        }
    }
}

// Names of Carbon that Darwin still defines.
/// A unit of UTF-8.
public typealias UTF8Char = UInt8
/// A UTF-16 code unit.
public typealias UTF16Char = UInt16
/// A unit of UTF-32.
public typealias UTF32Char = UInt32

/// Returns the nanoseconds of the monotonic clock, with which code measures itself.
public func mach_absolute_time() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)  // wall clock: the app measures itself
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
/// The ratio that converts `mach_absolute_time` to nanoseconds.
public struct mach_timebase_info_data_t {
    /// The numerator of the ratio; 1 here.
    public var numer: UInt32 = 0
    /// The denominator of the ratio; 1 here.
    public var denom: UInt32 = 0
    /// Creates a ratio, to be filled by `mach_timebase_info(_:)`.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}
/// Creates the structure with the function's name, as in C.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}
/// Writes the ratio 1 to 1: absolute time is in nanoseconds. Returns 0 for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    (info.pointee.numer, info.pointee.denom) = (1, 1)
    return 0
}

/// The kernel's information about a process, as far as it is used here: whether a debugger is attached.
public struct kinfo_proc {
    /// The part with the process's flags.
    public struct extern_proc { public var p_flag: Int32 = 0 }
    /// The part with the process's flags.
    public var kp_proc = extern_proc()
    /// Creates information to be filled by `sysctl`.
    public init() {}
}
/// The names and the flag with which an app finds out whether a debugger is attached.
public let CTL_KERN: Int32 = 1, KERN_PROC: Int32 = 14, KERN_PROC_PID: Int32 = 1, P_TRACED: Int32 = 0x800

/// Supports only `CTL_KERN, KERN_PROC, KERN_PROC_PID, pid`; returns -1 for any other name.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>, _ count: UInt32, _ old: UnsafeMutableRawPointer?, _ oldLength: UnsafeMutablePointer<Int>?,
    _ new: UnsafeMutableRawPointer?, _ newLength: Int
) -> Int32 {
    guard count == 4, name[0] == CTL_KERN, name[1] == KERN_PROC, name[2] == KERN_PROC_PID, let oldLength,
        oldLength.pointee >= MemoryLayout<kinfo_proc>.size
    else { return -1 }
    let status = (try? String(contentsOfFile: "/proc/\(name[3])/status", encoding: .utf8)) ?? ""
    var info = kinfo_proc()
    if let tracer = status.firstMatch(of: /TracerPid:\s*(\d+)/), tracer.1 != "0" { info.kp_proc.p_flag = P_TRACED }
    old?.storeBytes(of: info, as: kinfo_proc.self)
    oldLength.pointee = MemoryLayout<kinfo_proc>.size
    return 0
}

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSObject {
    /// Returns the class itself, which Objective-C obtains by message.
    public static func classForCoder() -> AnyClass { self }
}

extension NSDate {
    /// The present date on the wall clock.
    public class var now: Date { Date() }  // wall clock: the caller's
}
