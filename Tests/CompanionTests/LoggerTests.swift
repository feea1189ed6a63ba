import Testing
import osCompanion

@Suite("logger")
struct LoggerTests {
    @Test("an app may have a module called Logging with a Logger of its own")
    func modules() {
        #expect(_typeByName("8SwiftLog6LoggerV") != nil)
        #expect(_typeByName("7Logging6LoggerV") == nil)
    }
}
