import Testing
@testable import Simulator

@Suite("Classes that interface files name and a test program lacks")
struct UnknownClassTests {
    @Test("the issue has the class, the interface file's place, and the remedies")
    func issue() {
        let issue = UnknownClasses.issue("MapCell", "/p/A: B.storyboard:12:7")
        #expect(issue.file == "/p/A: B.storyboard" && issue.line == 12)
        #expect(issue.message.hasPrefix("/p/A: B.storyboard:12:7: ") && issue.message.contains(" does not have: MapCell. "))
        #expect(issue.message.contains("targets of the test") && issue.message.contains("--allow-unknown-classes"))
    }

    @Test("a place without a line is the file")
    func file() {
        let issue = UnknownClasses.issue("MapCell", "Main.nib")
        #expect(issue.file == "Main.nib" && issue.line == 0)
    }
}
