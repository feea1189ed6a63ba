import Foundation

// The functions of Mach with which an app measures its own memory. They give the memory of this process on Linux.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias task_flavor_t = UInt32
public typealias thread_flavor_t = UInt32
public typealias thread_act_t = mach_port_t
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias vm_address_t = UInt
public typealias vm_size_t = UInt
public typealias mach_vm_size_t = UInt64

/// The results of Mach's functions.
public let KERN_SUCCESS: kern_return_t = 0, KERN_INVALID_ARGUMENT: kern_return_t = 4, KERN_FAILURE: kern_return_t = 5
/// The kinds of information about a process and a thread.
public let MACH_TASK_BASIC_INFO: Int32 = 20, TASK_VM_INFO: Int32 = 22, THREAD_BASIC_INFO: Int32 = 3
public let TH_FLAGS_IDLE: Int32 = 2, TH_USAGE_SCALE: Int32 = 1000
/// This process.
public let mach_task_self_: mach_port_t = 259

/// A time in seconds and microseconds.
public struct time_value_t {
    public var seconds: integer_t = 0, microseconds: integer_t = 0
    public init() {}
}
/// The memory of a process, in bytes. The times stay zero.
public struct mach_task_basic_info {
    public var virtual_size: mach_vm_size_t = 0, resident_size: mach_vm_size_t = 0, resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t(), system_time = time_value_t()
    public var policy: Int32 = 0, suspend_count: integer_t = 0
    public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info
/// The memory of a process, in bytes: the fields that apps read.
public struct task_vm_info {
    public var virtual_size: mach_vm_size_t = 0, page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0, resident_size_peak: mach_vm_size_t = 0
    /// The memory that counts against a limit; here what is resident and not shared.
    public var phys_footprint: mach_vm_size_t = 0
    public init() {}
}
public typealias task_vm_info_data_t = task_vm_info
/// The use of the processor by a thread.
public struct thread_basic_info {
    public var user_time = time_value_t(), system_time = time_value_t()
    public var cpu_usage: integer_t = 0, policy: Int32 = 0, run_state: integer_t = 0, flags: integer_t = 0
    public var suspend_count: integer_t = 0, sleep_time: integer_t = 0
    public init() {}
}
public typealias thread_basic_info_data_t = thread_basic_info

/// Writes information about a process: ``MACH_TASK_BASIC_INFO`` or ``TASK_VM_INFO``. `count` is the room, in numbers of four bytes.
public func task_info(
    _ task: mach_port_t, _ flavor: task_flavor_t, _ info: UnsafeMutablePointer<integer_t>!,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    // The sizes are in pages: all, resident, shared.
    let text = FileManager.default.contents(atPath: "/proc/self/statm").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let sizes = text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0).map { $0 * UInt64(sysconf(Int32(_SC_PAGESIZE))) } }
    guard task == mach_task_self_, sizes.count >= 3, let info, let count else { return KERN_INVALID_ARGUMENT }
    func write<Info>(_ value: Info) -> kern_return_t {
        guard Int(count.pointee) * 4 >= MemoryLayout<Info>.size else { return KERN_INVALID_ARGUMENT }
        withUnsafeBytes(of: value) { UnsafeMutableRawPointer(info).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }  // never empty
        return KERN_SUCCESS
    }
    switch Int32(bitPattern: flavor) {
    case MACH_TASK_BASIC_INFO:
        var memory = mach_task_basic_info()
        (memory.virtual_size, memory.resident_size, memory.resident_size_max) = (sizes[0], sizes[1], sizes[1])
        return write(memory)
    case TASK_VM_INFO:
        var memory = task_vm_info()
        (memory.virtual_size, memory.resident_size, memory.resident_size_peak) = (sizes[0], sizes[1], sizes[1])
        memory.phys_footprint = sizes[1] - min(sizes[2], sizes[1])
        return write(memory)
    default: return KERN_INVALID_ARGUMENT
    }
}

// FIXME(gap): the processor time of an app's threads is not reported.
/// Returns ``KERN_FAILURE``: threads aren't listed.
public func task_threads(
    _ task: mach_port_t, _ threads: UnsafeMutablePointer<thread_act_array_t?>!, _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }
/// Returns ``KERN_FAILURE``: there is no information about threads.
public func thread_info(
    _ thread: thread_act_t, _ flavor: thread_flavor_t, _ info: UnsafeMutablePointer<integer_t>!,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }
/// Does nothing: `task_threads` gives no list to free.
@discardableResult
public func vm_deallocate(_ task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t { KERN_SUCCESS }
