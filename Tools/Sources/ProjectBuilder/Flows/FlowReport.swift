import Foundation
import InterfaceBuilder

/// The results of several flows: a summary for users, and JUnit's XML for machines.
public struct FlowReport: Sendable {
    /// The result of a flow.
    public struct Result: Sendable {
        /// The flow.
        public var flow: FlowFile
        /// The duration in seconds of real time.
        public var duration: TimeInterval
        /// The reason that the flow failed, or `nil` if it passed.
        public var failure: String?
        /// Creates a result.
        public init(flow: FlowFile, duration: TimeInterval, failure: String?) {
            (self.flow, self.duration, self.failure) = (flow, duration, failure)
        }
    }

    /// The results of the flows that ran, in order.
    public var results: [Result] = []
    /// The flows that did not run because an earlier one in their order failed.
    public var skipped: [FlowFile] = []
    /// Creates a report without flows.
    public init() {}

    /// The number of flows that failed.
    public var failures: Int { results.filter { $0.failure != nil }.count }
    /// The last line of output: `3 passed, 1 failed`.
    public var summary: String {
        "\(results.count - failures) passed, \(failures) failed" + (skipped.isEmpty ? "" : ", \(skipped.count) skipped")
    }

    /// Returns the report in Maestro's format: one suite, with a case for each flow and its properties.
    public func junit() -> String {
        let time = results.map(\.duration).reduce(0, +)
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
            "  <testsuite name=\"Test Suite\" tests=\"\(results.count + skipped.count)\" failures=\"\(failures)\" skipped=\"\(skipped.count)\" time=\"\(Self.seconds(time))\">",
        ]
        for result in results {
            let head =
                Self.attributes(of: result.flow)
                + " time=\"\(Self.seconds(result.duration))\" status=\"\(result.failure == nil ? "SUCCESS" : "ERROR")\""
            let properties = result.flow.properties.filter { !["junitId", "junitClassname"].contains($0.key) }.sorted { $0.key < $1.key }
            if properties.isEmpty, result.failure == nil {
                lines.append("    <testcase \(head)/>")
                continue
            }
            lines.append("    <testcase \(head)>")
            if !properties.isEmpty {
                lines.append("      <properties>")
                for (name, value) in properties {
                    lines.append("        <property name=\"\(MarkupText.attribute(name))\" value=\"\(MarkupText.attribute(value))\"/>")
                }
                lines.append("      </properties>")
            }
            if let failure = result.failure { lines.append("      <failure>\(MarkupText.content(failure))</failure>") }
            lines.append("    </testcase>")
        }
        for flow in skipped {
            lines += ["    <testcase \(Self.attributes(of: flow)) status=\"SKIPPED\">", "      <skipped/>", "    </testcase>"]
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    /// Returns the text that the app wrote as its reason in the file `name` of its output folder, into which it can also put a link.
    public static func reason(in folder: String, _ name: String) -> String? {
        UserFolder(existing: folder)?.read(name).map { String(decoding: $0.prefix(1 << 20), as: UTF8.self) }
    }

    private static func attributes(of flow: FlowFile) -> String {
        let (id, place) = (flow.properties["junitId"] ?? flow.name, flow.properties["junitClassname"] ?? flow.name)
        return "id=\"\(MarkupText.attribute(id))\" name=\"\(MarkupText.attribute(flow.name))\" classname=\"\(MarkupText.attribute(place))\""
    }

    private static func seconds(_ time: TimeInterval) -> String { String(format: "%.3f", time) }
}
