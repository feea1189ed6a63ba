import Foundation
import InterfaceBuilder

/// A report as JUnit's XML. It conforms to Jenkins's schema (junit-10.xsd of its xUnit plugin), which has a suite's file; GitLab reads each
/// case's file, which that schema does not allow.
public enum JUnit {
    /// The service that reads the file.
    public enum Dialect: Sendable {
        /// `jenkins` follows Jenkins's schema; `gitLab` adds each case's file.
        case jenkins, gitLab

        /// Chooses GitLab's dialect if GitLab runs the job.
        public init(environment: [String: String]) { self = environment["GITLAB_CI"] == nil ? .jenkins : .gitLab }
    }

    /// Returns a report as XML.
    public static func text(_ report: TestReport, dialect: Dialect = .jenkins) -> String {
        var suites: [(name: String, tests: [TestReport.Test])] = []
        var places: [String: Int] = [:]
        for test in report.tests {
            if let place = places[test.suite] {
                suites[place].tests.append(test)
            } else {
                places[test.suite] = suites.count
                suites.append((test.suite, [test]))
            }
        }
        let counts = report.counts
        let errors = report.tests.count { $0.isError }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\(quoted(report.project)) tests=\"\(report.tests.count + report.issues.count)\" "
        text +=
            "failures=\"\(counts.failed - report.tests.count { $0.isError && $0.outcome?.isFailure == true })\" errors=\"\(errors)\" time=\"\(seconds(report.duration))\">\n"
        for (name, tests) in suites { text += suite(name, tests, report, dialect) }
        if !report.issues.isEmpty { text += outside(report) }
        return text + "</testsuites>\n"
    }

    private static func suite(_ name: String, _ tests: [TestReport.Test], _ report: TestReport, _ dialect: Dialect) -> String {
        let start = report.start + (tests.compactMap { $0.attempts.first?.start }.min() ?? 0)
        let failures = tests.count { $0.outcome?.isFailure == true && !$0.isError }, errors = tests.count { $0.isError }
        let skipped = tests.count { $0.outcome == .skipped }
        var text =
            "  <testsuite name=\(quoted(name)) tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
        let file = Set(tests.map(\.file)).count == 1 ? tests[0].file.map { " file=\(quoted($0))" } ?? "" : ""
        text +=
            "time=\"\(seconds(tests.reduce(0) { $0 + $1.duration }))\" timestamp=\"\(timestamp(start))\" hostname=\"localhost\"\(file)>\n"
        var properties = [("library", tests.first?.library.rawValue ?? "")]
        if let seed = report.seed { properties.append(("seed", "\(seed)")) }
        if !report.shards.isEmpty { properties.append(("shard", report.shards.map(\.description).joined(separator: " "))) }
        text +=
            "    <properties>\n" + properties.map { "      <property name=\(quoted($0.0)) value=\(quoted($0.1))/>\n" }.joined()
            + "    </properties>\n"
        for test in tests { text += testCase(test, dialect) }
        return text + "  </testsuite>\n"
    }

    private static func testCase(_ test: TestReport.Test, _ dialect: Dialect) -> String {
        let place = dialect == .gitLab ? test.file.map { " file=\(quoted($0))" } ?? "" : ""
        var text = "    <testcase name=\(quoted(test.name)) classname=\(quoted(test.suite)) time=\"\(seconds(test.duration))\"\(place)"
        var inner = ""
        let last = test.attempts.last
        switch test.outcome {
        case nil: inner += "      <error message=\"this test was planned and has no result\" type=\"notRun\"/>\n"
        case .passed: break
        case .skipped: inner += "      <skipped" + (last?.message.map { " message=\(quoted($0))" } ?? "") + "/>\n"
        case .failed: inner += problem("failure", last, "failed")
        case .crashed: inner += problem("error", last, "crashed")
        case .timedOut: inner += problem("error", last, "timedOut")
        case .notCompiled: inner += problem("error", last, "notCompiled")
        }
        // Maven's names for all attempts but the last; Jenkins shows a test with them as flaky.
        for attempt in test.attempts.dropLast() where attempt.outcome.isFailure {
            inner += problem(test.isFlaky ? "flakyFailure" : "rerunFailure", attempt, attempt.outcome.rawValue)
        }
        let output = test.attempts.flatMap(\.output)
        if !output.isEmpty { inner += "      <system-out>\(MarkupText.content(output.joined(separator: "\n")))</system-out>\n" }
        let attachments = test.attempts.flatMap(\.attachments)
        if !attachments.isEmpty {
            // The format that the Jenkins attachments plugin and GitLab read.
            inner +=
                "      <system-err>\(MarkupText.content(attachments.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")))</system-err>\n"
        }
        text += inner.isEmpty ? "/>\n" : ">\n" + inner + "    </testcase>\n"
        return text
    }

    private static func problem(_ element: String, _ attempt: TestReport.Attempt?, _ type: String) -> String {
        let issues = attempt?.issues.filter { $0.severity == .error } ?? []
        let message = [attempt?.message, issues.first?.message].compactMap { $0 }.first ?? type
        let body = issues.map(\.description).joined(separator: "\n")
        return "      <\(element) message=\(quoted(message)) type=\(quoted(type))"
            + (body.isEmpty ? "/>\n" : ">\(MarkupText.content(body))</\(element)>\n")
    }

    /// Returns the failures that belong to no test.
    private static func outside(_ report: TestReport) -> String {
        var text =
            "  <testsuite name=\"outside of tests\" tests=\"\(report.issues.count)\" failures=\"\(report.issues.count)\" errors=\"0\" skipped=\"0\" "
        text += "time=\"0.000\" timestamp=\"\(timestamp(report.start))\" hostname=\"localhost\">\n"
        for (index, issue) in report.issues.enumerated() {
            text += "    <testcase name=\"issue \(index + 1)\" classname=\"outside of tests\" time=\"0.000\">\n"
            text +=
                "      <failure message=\(quoted(issue.message)) type=\"failed\">\(MarkupText.content(issue.description))</failure>\n    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    private static func seconds(_ value: Double) -> String { String(format: "%.3f", value) }

    /// Returns the time as ISO 8601 in UTC without a time zone, as Ant's schema requires.
    private static func timestamp(_ seconds: Double) -> String {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withFullDate, .withTime, .withDashSeparatorInDate, .withColonSeparatorInTime]
        return formatter.string(from: Date(timeIntervalSince1970: seconds))
    }

    static func quoted(_ text: String) -> String { "\"\(MarkupText.attribute(text))\"" }
}

extension TestReport.Test {
    /// Whether the test ended for a reason other than a failed assertion.
    var isError: Bool { outcome == nil || outcome == .crashed || outcome == .timedOut || outcome == .notCompiled }
}
