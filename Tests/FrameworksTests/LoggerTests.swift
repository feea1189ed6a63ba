import Foundation
import Testing
import UIKitFoundation
import osCompanion

@Suite("logger")
struct LoggerTests {
    @Test("an app may have a module called Logging with a Logger of its own")
    func modules() {
        #expect(_typeByName("8SwiftLog6LoggerV") != nil)
        #expect(_typeByName("7Logging6LoggerV") == nil)
    }

    @Test("withLockIfAvailable does not wait for a lock that is taken")
    func lockIfAvailable() {
        let lock = OSAllocatedUnfairLock(), counter = OSAllocatedUnfairLock(initialState: 1)
        #expect(lock.lockIfAvailable())
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        #expect(lock.withLockIfAvailable { 1 } == 1)
        #expect(
            counter.withLockIfAvailable {
                $0 += 1; return $0
            } == 2)
    }

    @Test("the store has this process's log entries by subsystem and level, and none of the system's")
    func store() throws {
        let logger = Logger(subsystem: "org.example.store", category: "tests")
        logger.error("one \(1)")
        logger.debug("two")
        Logger(subsystem: "org.example.other", category: "tests").error("three")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let all = try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 0)).compactMap { $0 as? OSLogEntryLog }
        let own = all.filter { $0.subsystem == "org.example.store" }
        #expect(own.map(\.composedMessage) == ["one 1", "two"] && own.map(\.level) == [.error, .debug] && own.first?.category == "tests")
        let matching = try store.getEntries(matching: NSPredicate(format: "subsystem == %@", "org.example.other"))
        #expect(matching.map(\.composedMessage) == ["three"])
        let reversed = try store.getEntries(with: .reverse).compactMap { $0 as? OSLogEntryLog }.filter {
            $0.subsystem == "org.example.store"
        }
        #expect(reversed.map(\.composedMessage) == ["two", "one 1"])
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }

    @Test("numbers in messages have their formats and columns")
    func formats() throws {
        let logger = Logger(subsystem: "org.example.formats", category: "tests")
        let count = 255, ratio = 2.5, isOn = true
        logger.notice("\(count, format: .hex) \(count, format: .hex(includePrefix: true, minDigits: 4)) \(count, format: .octal)")
        logger.notice("\(count, format: .decimal(explicitPositiveSign: true))")
        logger.notice("\(-7, format: .decimal(minDigits: 3), align: .right(columns: 6))")
        logger.notice("\(ratio, format: .fixed(precision: 2), privacy: .public) \(CGFloat(ratio), format: .exponential(precision: 1))")
        logger.notice("\("ab", align: .left(columns: 4))| \(isOn, format: .answer) \(ENOENT, format: .darwinErrno)")
        let all = try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }
        let texts = all.filter { $0.subsystem == "org.example.formats" }.map(\.composedMessage)
        #expect(texts == ["ff 0x00ff 377", "+255", "  -007", "2.50 2.5e+00", "ab  | YES [2: No such file or directory]"])
    }

    @Test("a signposter makes identifiers, and returns the result of the function that it measures")
    func signposts() throws {
        let logger = Logger(subsystem: "org.example.signposts", category: "tests"), signposter = OSSignposter(logger: logger)
        #expect(signposter.isEnabled && !OSSignposter.disabled.isEnabled)
        let id = signposter.makeSignpostID(), object = NSObject()
        #expect(id != signposter.makeSignpostID() && id != .exclusive && id != .null)
        #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
        let state = signposter.beginInterval("load", id: id, "\(7, privacy: .public) items")
        signposter.emitEvent("half", id: id)
        signposter.endInterval("load", state, "done")
        #expect(state == .beginState(id: id) && state != .beginState(id: .exclusive))
        #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
        #expect(throws: CocoaError.self) { try signposter.withIntervalSignpost("fail", id: id, "x") { throw CocoaError(.fileNoSuchFile) } }
        #expect(OSLog(subsystem: "org.example.signposts", category: .dynamicTracing).isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test("os_log takes a format with arguments, and a message with interpolated values")
    func functions() throws {
        let value = 7
        os_log("format %d", value)
        os_log("interpolated \(value)")
        let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
        #expect(entries.contains("format 7") && entries.contains("interpolated 7"))
    }
}
