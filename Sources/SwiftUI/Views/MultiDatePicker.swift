/// A calendar in which several dates are picked.
public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let calendar: PickedDates
    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: (Date, Date), _ label: Label) {
        (calendar, self.label) = (PickedDates(selection: selection, start: bounds.0, end: bounds.1), label)
    }

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, (.distantPast, .distantFuture), label())
    }
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, (bounds.lowerBound, bounds.upperBound), label())
    }
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, (bounds.lowerBound, .distantFuture), label())
    }
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, (.distantPast, bounds.upperBound), label())
    }
    /// The label is only for assistive technologies.
    public var body: some View { calendar }
}
extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
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
