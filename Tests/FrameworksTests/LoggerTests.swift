import Testing
import osCompanion

@Suite("logger")
struct LoggerTests {
    @Test("an app may have a module called Logging with a Logger of its own")
    func modules() {
        #expect(_typeByName("8SwiftLog6LoggerV") != nil)
        #expect(_typeByName("7Logging6LoggerV") == nil)
    }

    @Test("a lock that is taken is not waited for where one asks whether it is free")
    func lockIfAvailable() {
        let lock = OSAllocatedUnfairLock(), counter = OSAllocatedUnfairLock(initialState: 1)
        #expect(lock.lockIfAvailable())
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        #expect(lock.withLockIfAvailable { 1 } == 1)
        #expect(counter.withLockIfAvailable { $0 += 1; return $0 } == 2)
    }
}
