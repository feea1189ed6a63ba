import Foundation

/// Fields for values other than text. The value follows the typed text as long as it can be parsed.
extension EditableLine {
    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text) where F.FormatOutput == String {
        self.init(
            value: value, prompt: prompt, text: format.format,
            parsed: { text, change in if let new = try? format.parseStrategy.parse(text) { change(new) } })
    }
    /// Text that can't be parsed leaves no value.
    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text) where F.FormatOutput == String {
        self.init(
            value: value, prompt: prompt, text: { $0.map(format.format) ?? "" },
            parsed: { text, change in change(try? format.parseStrategy.parse(text)) })
    }
    init<Value>(value: Binding<Value>, formatter: Formatter, prompt: Text) {
        nonisolated(unsafe) let formatter = formatter  // Used on the main actor only.
        self.init(
            value: value, prompt: prompt, text: { formatter.string(for: $0) ?? "" },
            parsed: { text, change in if let new = Self.value(of: text, Value.self, by: formatter) { change(new) } })
    }

    private init<Value>(
        value: Binding<Value>, prompt: Text, text: @escaping (Value) -> String,
        parsed: @escaping (String, (Value) -> Void) -> Void
    ) {
        let words = Binding<String>(
            source: value.source, get: { text(value.wrappedValue) }, set: { typed, _ in parsed(typed) { value.wrappedValue = $0 } })
        self.init(prompt: prompt, text: words, keepsTyping: true)
    }

    /// Returns the value that a formatter reads from a text, as the binding's type: a number formatter's number is an `Int` or a `Double`.
    private static func value<Value>(of text: String, _ type: Value.Type, by formatter: Formatter) -> Value? {
        var object: AnyObject?
        guard formatter.getObjectValue(&object, for: text, errorDescription: nil) else { return nil }
        if let value = object as? Value { return value }
        guard let number = object as? NSNumber else { return nil }
        let forms: [Any] = [
            number.doubleValue, number.intValue, CGFloat(number.doubleValue), number.floatValue, number.decimalValue, number.int64Value,
            number.int32Value, number.uintValue,
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}
