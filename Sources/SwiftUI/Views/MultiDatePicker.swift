/// A calendar in which several dates are picked.
public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let calendar: PickedDates
    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: (Date, Date), _ label: Label) {
        (calendar, self.label) = (PickedDates(selection: selection, start: bounds.0, end: bounds.1), label)
    }

    /// Creates a picker of several days with its own label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, (.distantPast, .distantFuture), label())
    }
    /// Creates a picker of several days in a range. The upper bound isn't in it.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, (bounds.lowerBound, bounds.upperBound), label())
    }
    /// Creates a picker of several days from a date on.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, (bounds.lowerBound, .distantFuture), label())
    }
    /// Creates a picker of several days before a date.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, (.distantPast, bounds.upperBound), label())
    }
    /// The label is only for assistive technologies.
    public var body: some View { calendar }
}
extension MultiDatePicker where Label == Text {
    /// Creates a picker of several days with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// Creates a picker of several days in a range with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a picker of several days from a date on with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a picker of several days before a date with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a picker of several days with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
    /// Creates a picker of several days in a range with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

private struct PickedDates: UIViewRepresentable {
    let selection: Binding<Set<DateComponents>>
    let start, end: Date

    final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
        var picked: Binding<Set<DateComponents>>
        init(_ picked: Binding<Set<DateComponents>>) { self.picked = picked }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            picked.wrappedValue = Set(selection.selectedDates)
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            picked.wrappedValue = Set(selection.selectedDates)
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator(selection) }
    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView(frame: .zero)
        view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
        return view
    }
    func updateUIView(_ view: UICalendarView, context: Context) {
        context.coordinator.picked = selection
        (view.calendar, view.locale, view.timeZone) = (
            context.environment.calendar, context.environment.locale, context.environment.timeZone
        )
        view.availableDateRange = DateInterval(start: start, end: max(start, end))
        guard let picked = view.selectionBehavior as? UICalendarSelectionMultiDate, Set(picked.selectedDates) != selection.wrappedValue
        else { return }
        picked.selectedDates = selection.wrappedValue.sorted {
            (context.environment.calendar.date(from: $0) ?? .distantPast) < (context.environment.calendar.date(from: $1) ?? .distantPast)
        }
    }
}
