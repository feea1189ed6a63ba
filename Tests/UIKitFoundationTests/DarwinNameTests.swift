import Foundation
import Testing
import UIKitFoundation
import func UIKitFoundation.dlopen
import func UIKitFoundation.dlsym
import func UIKitFoundation.setsockopt
import UIKitXCTest

@Suite("Darwin's C functions")
struct DarwinNameTests {
    @Test("the older atomic functions count and compare") func atomics() {
        var value: Int32 = 1
        #expect(OSAtomicIncrement32(&value) == 2)
        #expect(OSAtomicAdd32(-5, &value) == -3)
        #expect(!OSAtomicCompareAndSwap32(0, 9, &value))
        #expect(OSAtomicCompareAndSwap32(-3, 9, &value))
        #expect(value == 9)
    }

    @Test("CoreFoundation's functions swap bytes to network order and back") func byteOrder() {
        #expect(
            withUnsafeBytes(of: CFSwapInt16HostToBig(0x0102)) { Array($0) } == [1, 2] && CFSwapInt32BigToHost(CFSwapInt32HostToBig(7)) == 7)
        #expect(withUnsafeBytes(of: CFSwapInt64HostToLittle(1)) { $0[0] } == 1 && CFSwapInt16(0x0102) == 0x0201)
        #expect(CFByteOrderGetCurrent() == CFByteOrder(CFByteOrderLittleEndian.rawValue))
    }

    @Test("the loaded files are the program and its libraries, with the addresses of their beginnings") func images() throws {
        let count = _dyld_image_count()
        let names = (0..<count).map { String(cString: _dyld_get_image_name($0)) }
        #expect(try names.first == FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let library = try #require(names.firstIndex { $0.contains("/libc.so") })
        // An ELF file begins with 0x7F and "ELF".
        #expect(_dyld_get_image_header(UInt32(library)).pointee.magic == 0x464C_457F)
        #expect(_dyld_get_image_vmaddr_slide(UInt32(library)) == Int(bitPattern: _dyld_get_image_header(UInt32(library))))
        #expect(_dyld_get_image_name(count) == nil && _dyld_get_image_header(count) == nil)
    }

    @Test("a spin lock excludes until it is unlocked") func spinLock() {
        var spinLock = OS_SPINLOCK_INIT
        OSSpinLockLock(&spinLock)
        #expect(!OSSpinLockTry(&spinLock))
        OSSpinLockUnlock(&spinLock)
        #expect(OSSpinLockTry(&spinLock))
    }

    @Test("a mutex has the type of its C constant, and a thread-specific destructor gets the key's value") func threads() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        var key = pthread_key_t()
        let destructor: @convention(c) (UnsafeMutableRawPointer) -> Void = { $0.storeBytes(of: 7, as: Int.self) }
        #expect(pthread_key_create(&key, destructor) == 0)
        let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.pointee = 0
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let shared = (key, place, done)
        var thread = pthread_t()
        nonisolated(unsafe) var start = { _ = pthread_setspecific(shared.0, shared.1) }
        withUnsafeMutablePointer(to: &start) {
            pthread_create(
                &thread, nil,
                {
                    $0!.assumingMemoryBound(to: (() -> Void).self).pointee(); return nil
                }, $0)
            pthread_join(thread, nil)
        }
        #expect(place.pointee == 7)
    }

    @Test("an object can be observed through the protocol that libraries extend") func observing() {
        final class Model: NSObject { var count = 0 }
        func observe<Object: _KeyValueCodingAndObserving>(_ object: Object, _ path: KeyPath<Object, Int>, _ change: @escaping (Int) -> Void)
            -> NSKeyValueObservation
        {
            object.observe(path, named: "count", options: .initial) { seen, _ in change(seen[keyPath: path]) }
        }
        let model = Model()
        model.count = 3
        var seen: [Int] = []
        let observation = observe(model, \.count) { seen.append($0) }
        #expect(seen == [3])
        observation.invalidate()
    }

    @Test("Apple's frameworks open as the program itself; the limits are those of their types") func frameworksAndLimits() throws {
        let handle = try #require(dlopen("/System/Library/Frameworks/UIKit.framework/UIKit", RTLD_NOW))
        #expect(dlsym(handle, "malloc") != nil)
        dlclose(handle)
        #expect(dlopen("/nowhere/libNothing.so", RTLD_NOW) == nil)
        #expect(UINT64_MAX == UInt64.max && INT64_MIN == Int64.min && LONG_MIN == NSIntegerMin && INT16_MIN == -32768)
        #expect(HUGE == MAXFLOAT)
    }

    @Test("a class declared in an extension belongs to the extension's module")
    func moduleOfLocalClass() {
        #expect(ClassBundles.module(of: String.localClass) == "UIKitFoundationTests")
        #expect(ClassBundles.module(of: RunLoop.self) == "Foundation")
    }

    @Test("Darwin's pseudo handles find symbols of the whole program")
    func handles() {
        for number in [-1, -2, -3, -5] { #expect(dlsym(UnsafeMutableRawPointer(bitPattern: number), "malloc") != nil) }
        #expect(dlsym(UnsafeMutableRawPointer(bitPattern: -2), "UnderstudyHasNoSuchSymbol") == nil)
    }

    @Test("the label of the current queue, and of any other")
    func queueLabels() {
        let queue = DispatchQueue(label: "org.example.labels")
        #expect(String(cString: queue.sync { __dispatch_queue_get_label(nil) }) == "org.example.labels")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "org.example.labels")
        let letters: [UTF8Char] = Array("ab".utf8)
        #expect(letters == [97, 98])
    }

    @Test("a String and an NSString with the same text are the same key")
    func textKeys() {
        let asked: [NSObject: AnyObject] = ["height" as NSString: NSNumber(value: 3)]
        let answered: [AnyHashable: Any] = asked
        #expect(answered["height"] as? Int == 3)
        #expect(AnyHashable("a" as NSString) == AnyHashable("a"))
    }

    @Test("CFGetRetainCount counts references to an object")
    func retainCount() {
        let object = NSObject(), before = CFGetRetainCount(object)
        let others = Array(repeating: object, count: 5), after = CFGetRetainCount(object)
        #expect(before >= 1)
        #expect(after == before + others.count)
    }

    @Test("a length is created from an NSNumber, and the tracking mode has its Swift name")
    func lengthsAndModes() {
        #expect(CGFloat(truncating: 2.5 as NSNumber) == 2.5 && CGFloat(exactly: 3 as NSNumber) == 3)
        #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    }

    @MainActor @Test("CFRunLoopRunInMode without a duration runs the pending work")
    func shortRun() {
        nonisolated(unsafe) var isDone = false
        RunLoop.current.perform { isDone = true }
        CFRunLoopRunInMode(.defaultMode, 0, true)
        #expect(isDone)
    }

    @Test("socket addresses begin with their length, and are made of Darwin's fields")
    func socketAddresses() {
        var address = sockaddr()
        (address.sa_len, address.sa_family) = (UInt8(MemoryLayout<sockaddr>.size), sa_family_t(AF_INET))
        #expect(address.sa_len == 16)
        address.sa_family = sa_family_t(AF_INET6)
        #expect(address.sa_len == 28)
        var four = sockaddr_in(
            sin_len: 0, sin_family: 0, sin_port: UInt16(80).bigEndian, sin_addr: in_addr(s_addr: inet_addr("1.2.3.4")),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        four.sin_len = UInt8(MemoryLayout.size(ofValue: four))
        four.sin_family = sa_family_t(AF_INET)
        #expect(four.sin_len == 16 && four.sin_port == UInt16(80).bigEndian && four.sin_addr.s_addr == inet_addr("1.2.3.4"))
        let six = sockaddr_in6(
            sin6_len: 28, sin6_family: sa_family_t(AF_INET6), sin6_port: 7, sin6_flowinfo: 0, sin6_addr: in6_addr(), sin6_scope_id: 3)
        #expect(six.sin6_len == 28 && six.sin6_port == 7 && six.sin6_scope_id == 3)
        let hints = addrinfo(
            ai_flags: AI_PASSIVE, ai_family: AF_UNSPEC, ai_socktype: 1, ai_protocol: 6, ai_addrlen: 0, ai_canonname: nil, ai_addr: nil,
            ai_next: nil)
        #expect(hints.ai_flags == AI_PASSIVE && hints.ai_socktype == 1 && hints.ai_protocol == 6 && hints.ai_addr == nil)
        let (micro, zero) = (Int32(5), timeval(tv_sec: 1, tv_usec: 0))
        #expect(timeval(tv_sec: 1, tv_usec: micro).tv_usec == 5 && zero.tv_sec == 1)
    }

    @Test("a write to a socket that the peer closed fails, if the socket has SO_NOSIGPIPE")
    func closedPeer() {
        var pair: [Int32] = [0, 0], isOn: Int32 = 1
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        #expect(setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size)) == 0)
        close(pair[1])
        #expect(write(pair[0], &isOn, 4) == -1)
        close(pair[0])
    }

    @MainActor @Test("Darwin's notifications reach the observers of their name at a later turn, until these are removed")
    func darwinNotifications() async {
        final class Listener { var names: [String] = [] }
        let center = CFNotificationCenterGetDarwinNotifyCenter(), listener = Listener()
        let pointer = Unmanaged.passUnretained(listener).toOpaque()
        @MainActor func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        for name in ["a", "b"] {
            CFNotificationCenterAddObserver(
                center, pointer,
                { _, observer, name, _, _ in
                    guard let observer, let name else { return }
                    Unmanaged<Listener>.fromOpaque(observer).takeUnretainedValue().names.append(name.rawValue)
                }, name, nil, .deliverImmediately)
        }
        CFNotificationCenterPostNotification(center, CFNotificationName("a"), nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName(rawValue: "c"), nil, nil, true)
        #expect(listener.names == [])
        await turn()
        #expect(listener.names == ["a"])
        CFNotificationCenterRemoveObserver(center, pointer, CFNotificationName("a"), nil)
        for name in ["a", "b"] { CFNotificationCenterPostNotification(center, CFNotificationName(name), nil, nil, true) }
        await turn()
        #expect(listener.names == ["a", "b"])
        CFNotificationCenterPostNotification(center, CFNotificationName("b"), nil, nil, true)
        CFNotificationCenterRemoveEveryObserver(center, pointer)
        await turn()
        #expect(listener.names == ["a", "b"])
    }

    @Test("sysctl reports that no debugger is attached") func debugger() {
        var info = kinfo_proc()
        info.kp_proc.p_flag = P_TRACED
        var (name, size) = ([CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()], MemoryLayout<kinfo_proc>.stride)
        #expect(sysctl(&name, 4, &info, &size, nil, 0) == 0)
        #expect(info.kp_proc.p_flag & P_TRACED == 0)
    }

    @Test("a memory pressure source starts, reports nothing, and is canceled") func memoryPressure() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
        source.setEventHandler {}
        source.activate()
        #expect(source.data.isEmpty && !source.isCancelled)
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test("a failure matches the innermost expected failure, and none after it ends") func expectedFailures() {
        let any = ExpectedFailures.begin { _, _, _ in true }
        let one = ExpectedFailures.begin { description, _, _ in description == "one" }
        #expect(ExpectedFailures.take("one", "File.swift", 3))
        #expect(ExpectedFailures.end(one))
        #expect(!ExpectedFailures.end(any))
        #expect(!ExpectedFailures.take("one", "File.swift", 3))
    }

    @MainActor @Test("a value transformer is found by name, reverses only if it allows that, and archives securely")
    func valueTransformers() throws {
        final class Shout: ValueTransformer {
            override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
        }
        let name = NSValueTransformerName("Shout")
        ValueTransformer.setValueTransformer(Shout(), forName: name)
        #expect(ValueTransformer(forName: name)?.transformedValue("a") as? String == "A")
        #expect(ValueTransformer(forName: NSValueTransformerName("Whisper")) == nil)
        #expect(Fault.catching { _ = Shout().reverseTransformedValue("A") }.map(\.name) == [.invalidArgumentException])
        let archiver = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
        let data = try #require(archiver.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
        #expect(archiver.transformedValue(data) as? NSArray == ["a", "b"])
    }

    @Test("abs is Swift's in extensions of CGFloat too")
    func absolute() {
        #expect(CGFloat(-2.5).size == 2.5 && CGFloat(-1).difference(to: 3) == 4)
    }

    @Test("Foundation's version is later than all named versions, which are in ascending order")
    func versions() {
        #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
        #expect(NSFoundationVersionNumber_iOS_9_0 > NSFoundationVersionNumber_iOS_8_x_Max)
        #expect(NSFoundationVersionNumber_iOS_8_0 > NSFoundationVersionNumber_iOS_7_1)
    }

    @Test("Darwin's additions to POSIX threads work on Linux's threads")
    func threadAdditions() {
        var attributes = pthread_mutexattr_t(), policy: Int32 = 0, id: UInt64 = 0, other: UInt64 = 0
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, 9) == EINVAL)
        #expect(pthread_mutexattr_getpolicy_np(&attributes, &policy) == 0 && policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP)
        #expect(pthread_threadid_np(nil, &id) == 0 && pthread_threadid_np(pthread_self(), &other) == 0)
        #expect(id == other && id != 0 && pthread_threadid_np(nil, nil) == EINVAL)

        var mutex = pthread_mutex_t(), condition = pthread_cond_t(), limit = timespec(tv_sec: 0, tv_nsec: 1)
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&condition, nil)
        pthread_mutex_lock(&mutex)
        #expect(pthread_cond_timedwait_relative_np(&condition, &mutex, &limit) == ETIMEDOUT)
        pthread_mutex_unlock(&mutex)
    }

    @Test("sysctlbyname has the size and the bytes of a value, and fails for a name that does not exist")
    func machineValues() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
        var text = [CChar](repeating: 1, count: size)
        #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == 0 && text.last == 0)
        #if arch(x86_64)
        #expect(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) == "x86_64")
        #endif
        var count: Int32 = 0
        size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0 && count == ProcessInfo.processInfo.processorCount)
        size = 2
        #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1)
    }

    @Test("a process reads its own memory, if it gives the room")
    func ownMemory() {
        var info = mach_task_basic_info(), count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        func read(_ count: inout mach_msg_type_number_t) -> kern_return_t {
            withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                }
            }
        }
        #expect(read(&count) == KERN_SUCCESS && info.resident_size > 1 << 20 && info.resident_size < info.virtual_size)
        let before = info.resident_size, block = [UInt8](repeating: 1, count: 64 << 20)
        #expect(read(&count) == KERN_SUCCESS && info.resident_size > before + (32 << 20) && block[5] == 1)
        count = 2
        #expect(read(&count) == KERN_INVALID_ARGUMENT)
    }
}

extension CGFloat {
    fileprivate var size: CGFloat { abs(self) }
    fileprivate func difference(to other: Int) -> Int { abs(other - Int(self)) }
}

extension String {
    fileprivate static var localClass: AnyClass {
        class Marker {}
        return Marker.self
    }

    // Darwin's headers mark these parameters as neither null nor nonnull, so that Swift passes nil.
    @Test("functions of memory take the base address of a buffer without memory")
    func memory() {
        let empty = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        #expect(memset(empty.baseAddress, 1, 0) == nil && memcpy(empty.baseAddress, empty.baseAddress, 0) == nil)
        #expect(memmove(empty.baseAddress, empty.baseAddress, 0) == nil && memcmp(empty.baseAddress, empty.baseAddress, 0) == 0)
        var bytes: [UInt8] = [1, 2, 3, 4]
        bytes.withUnsafeMutableBytes { buffer in
            memmove(buffer.baseAddress, buffer.baseAddress.map { $0 + 1 }, 3)
            memset(buffer.baseAddress.map { $0 + 3 }, 9, 1)
        }
        #expect(bytes == [2, 3, 4, 9])
        let copy = [UInt8](unsafeUninitializedCapacity: 4) { buffer, count in
            memcpy(buffer.baseAddress, bytes, 4)
            count = 4
        }
        #expect(memcmp(copy, bytes, 4) == 0 && memcmp([UInt8(1)], [UInt8(2)], 1) < 0)
        bytes.withUnsafeMutableBytes { bzero($0.baseAddress, 2) }
        #expect(bytes == [0, 0, 4, 9])
    }

    @Test("results of old functions have their names")
    func results() {
        let status: OSStatus = noErr
        #expect(status == 0 && kNilOptions == 0)
        let code: FourCharCode = "BGRA".utf8.reduce(0) { $0 << 8 | FourCharCode($1) }
        #expect(code == 0x4247_5241 && MemoryLayout<OSErr>.size == 2)
    }
}
