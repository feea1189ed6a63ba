// Titles that are strings of the app, which are not localized.

extension DatePicker where Label == Text {
    /// Creates a picker of all dates with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    /// Creates a picker of the dates in a range with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
    /// Creates a picker of the dates from a date on with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
    /// Creates a picker of the dates up to a date with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates content with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text view with a title that isn't localized.
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }) { Text(title) }
    }
    /// Creates a formatted value with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String { self.init(title, value: format.format(value)) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a bar with a title that isn't localized. A nil value shows that something is in progress.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper that calls closures, with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }
    /// Creates a stepper of a value, with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
    /// Creates a stepper of a value within bounds, with a title that isn't localized. The format has no effect.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value, with a title that isn't localized. The format has no effect.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension TextField where Label == Text {
    /// Creates a field that calls closures when editing begins and ends, and at the return key.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) { self.init(EditableLine(prompt: Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)) }
    /// Creates a field that calls a closure at the return key.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditableLine(prompt: Text(title), text: text, onCommit: onCommit))
    }
    /// Creates a field of a formatted value that calls closures when editing begins and ends, and at the return key.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        var field = EditableLine(value: value, formatter: formatter, prompt: Text(title))
        (field.onEditingChanged, field.onCommit) = (onEditingChanged, onCommit)
        self.init(field)
    }
    /// Creates a field of a formatted value that calls a closure at the return key.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit) }
}

extension View {
    /// Returns the view unchanged: no assistive technology reads it.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V) -> some View
    {
        accessibilityCustomContent(labelKey, Text(value))
    }
}
