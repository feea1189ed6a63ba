import Foundation

/// A number in a flow: a literal, or text with `${…}` that is evaluated when the step runs.
public struct FlowNumber: Sendable, Equatable {
    /// The text as written in the flow.
    public var text: String
    /// The factor to the step's own unit: a thousandth if a flow specifies milliseconds and the step takes seconds.
    var unit: Double = 1
    /// The range of valid numbers, as written.
    var range: ClosedRange<Double> = -1e9...1e9
    /// Whether numbers outside the range count as its nearest end rather than as errors.
    var isLimited = false
    /// The error message for other numbers.
    var complaint: String

    /// The value in the step's unit, or `nil` if the text contains an expression, or is not a number in the range.
    public var value: Double? {
        guard let number = Self.number(text), !number.isNaN else { return nil }
        if isLimited { return min(max(number, range.lowerBound), range.upperBound) * unit }
        return range.contains(number) ? number * unit : nil
    }

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

    /// Returns an exact number, for defaults.
    static func exactly(_ value: Double) -> FlowNumber { FlowNumber(text: "\(value)", complaint: "") }

    private static let longestTime: Double = 86_400_000
    /// Parses a time, written in milliseconds and read in seconds.
    static func time(_ text: String) -> FlowNumber {
        FlowNumber(text: text, unit: 0.001, range: 0...longestTime, complaint: "a time is a number of milliseconds, at most a day of them")
    }
    static func count(_ text: String, from least: Double = 0, to most: Double = 1e6, _ complaint: String) -> FlowNumber {
        FlowNumber(text: text, range: least...most, complaint: complaint)
    }
    /// Parses a number from 0 to `most`. One outside counts as the nearest end.
    static func limited(_ text: String, to most: Double, _ complaint: String) -> FlowNumber {
        FlowNumber(text: text, range: 0...most, isLimited: true, complaint: complaint)
    }
}
