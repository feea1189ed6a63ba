import Foundation

/// A number in a flow: as written, or a text with `${…}` that becomes one when the step runs.
public struct FlowNumber: Sendable, Equatable {
    /// As it stands in the flow.
    public var text: String
    /// What one of the written numbers counts in the step's own unit: a thousandth where a flow says milliseconds and the step takes
    /// seconds.
    var unit: Double = 1
    /// Which written numbers make sense.
    var range: ClosedRange<Double> = -1e9...1e9
    /// What is wrong with any other.
    var complaint: String

    /// In the step's unit; nil while the text holds an expression, or for a text that is no number in the range.
    public var value: Double? { Self.number(text).flatMap { range.contains($0) ? $0 * unit : nil } }

    private static func number(_ text: String) -> Double? {
        Double(text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "_", with: ""))
    }

    @MainActor
    func resolved(by variables: FlowVariables) throws -> Double {
        if let value { return value }
        var copy = self
        copy.text = try variables.expand(text)
        guard let value = copy.value else { throw FlowVariables.Failure(message: "`\(copy.text)`: \(complaint)") }
        return value
    }

    /// The number itself, for what the reader supplies.
    static func exactly(_ value: Double) -> FlowNumber { FlowNumber(text: "\(value)", complaint: "") }

    private static let longestTime: Double = 86_400_000
    /// Milliseconds as written, seconds as read.
    static func time(_ text: String) -> FlowNumber {
        FlowNumber(text: text, unit: 0.001, range: 0...longestTime, complaint: "a time is a number of milliseconds, at most a day of them")
    }
    static func count(_ text: String, from least: Double = 0, to most: Double = 1e6, _ complaint: String) -> FlowNumber {
        FlowNumber(text: text, range: least...most, complaint: complaint)
    }
}
