import Foundation
import FoundationXML
import Testing

@testable import TestResults

@Suite("JUnit and coverage files")
struct JUnitTests {
    @Test("every test is a test case: failures, errors, skips, and flaky attempts have their elements")
    func cases() throws {
        let text = JUnit.text(TestReport.of(Sample.events()))
        let document = try XMLDocument(xmlString: text)
        func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
        #expect(
            try count("//testcase") == 8 && count("//testcase/failure") == 1 && count("//testcase/error") == 4
                && count("//skipped[@message='not here']") == 1)
        #expect(try count("//testcase[@name='flaky()']/flakyFailure[@message='first']") == 1)
        let forGitLab = try XMLDocument(xmlString: JUnit.text(TestReport.of(Sample.events()), dialect: .gitLab))
        #expect(try forGitLab.nodes(forXPath: "//testcase[@file='/p/Tests/A.swift']").count == 8 && count("//testcase[@file]") == 0)
        #expect(try count("//testsuite[@file='/p/Tests/A.swift']") == 3)
        #expect(try count("//testcase[@name='testFails']/failure[contains(., '/p/Tests/A.swift:12:5: error: 1 < 2')]") == 1)
        #expect(
            try count("//error[@type='notCompiled']") == 1 && count("//error[@type='timedOut']") == 1
                && count("//error[@type='notRun']") == 1)
        let suites = try #require(document.rootElement())
        #expect(suites.attribute(forName: "tests")?.stringValue == "8" && suites.attribute(forName: "errors")?.stringValue == "4")
        #expect(
            suites.attribute(forName: "failures")?.stringValue == "1"
                && suites.attribute(forName: "name")?.stringValue == "App \"one\" & <two>")
    }

    @Test("a file's counts survive lcov, can be moved to another file's lines, and are written as Cobertura")
    func coverage() throws {
        let lcov = "SF:/b/A.us.swift\nFN:3,f\nFNDA:2,f\nDA:2,0\nDA:3,2\nDA:9,1\nLF:3\nLH:2\nend_of_record\n"
        let read = CoverageReport(lcov: lcov)
        var moved = CoverageReport()
        moved.files = read.files.map { $0.moved(to: "/p/Sources/A.swift", by: -1, lines: 5) }
        #expect(moved.files[0].lines == [1: 0, 2: 2] && moved.files[0].functions == [.init(name: "f", line: 2, count: 2)])
        #expect(CoverageReport(lcov: moved.lcov) == moved)
        let document = try XMLDocument(xmlString: moved.cobertura(root: "/p", time: 5))
        #expect(
            try document.nodes(
                forXPath:
                    "/coverage[@line-rate='0.5000'][@lines-valid='2']//class[@filename='Sources/A.swift']//line[@number='2'][@hits='2']"
            ).count == 1)
        #expect(moved.summary(root: "/p").hasSuffix(" 50.0%  1 of 2 lines covered"))
    }
}
