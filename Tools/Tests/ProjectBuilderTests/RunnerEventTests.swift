import Foundation
import TestResults
import Testing

@testable import ProjectBuilder

@Suite("Reports of test programs")
struct RunnerEventTests {
    @Test("XCTest's observer reports each test's result, without the dash of an empty message")
    func classic() {
        guard
            case .issue("M.C/testA", let issue)? = RunnerEvent.classic(
                Data(#"{"kind":"issue","test":"M.C/testA","message":"failed - ","file":"/p/C.swift","line":7,"number":2}"#.utf8))
        else { return #expect(Bool(false), "no issue was read") }
        #expect(issue.message == "failed" && issue.file == "/p/C.swift" && issue.line == 7 && issue.severity == .error)
        guard
            case .ended("M.C/testA", .skipped, 0.5?, "why"?)? = RunnerEvent.classic(
                Data(#"{"kind":"testSkipped","test":"M.C/testA","message":"why","duration":0.5,"number":3}"#.utf8))
        else { return #expect(Bool(false), "no end was read") }
        if RunnerEvent.classic(Data("no event".utf8)) != nil { #expect(Bool(false), "what is no event was read as one") }
    }

    @Test("names of translated files become the user's")
    func names() {
        let names = SourceNames(originals: ["/c/A_2.us.swift": "/p/A.swift"])
        #expect(names.restored("/c/A_2.us.swift:3: M/B.us.swift") == "/p/A.swift:3: M/B.swift")
    }
}
