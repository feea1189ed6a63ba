/// A control for choosing a day, a time, or both.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let range: (Date?, Date?)
    let components: Components
    let label: Label
    @Environment(\.datePickerLook) private var look
    @Environment(\.datePickerStyle) private var style

    /// Creates a picker of all dates.
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        (self.selection, range, components, self.label) = (selection, (nil, nil), displayedComponents, label())
    }
    /// Creates a picker of the dates in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.range, components, self.label) = (
            selection, (range.lowerBound, range.upperBound), displayedComponents, label()
        )
    }
    /// Creates a picker of the dates from a date on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.range, components, self.label) = (selection, (range.lowerBound, nil), displayedComponents, label())
    }
    /// Creates a picker of the dates up to a date.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.range, components, self.label) = (selection, (nil, range.upperBound), displayedComponents, label())
    }
    public var body: some View {
        if let style {
            AnyView(erased: style.makeBody(DatePickerStyleConfiguration(AnyView(label), selection, range, components)))
                .environment(\.datePickerStyle, nil)
        } else {
            control
        }
    }
    @ViewBuilder private var control: some View {
        let control = DateControl(selection: selection, least: range.0, greatest: range.1, components: components, style: look)
        switch look {
        case .compact, .automatic: LabeledControl(label: label, control: control)
        default: SpokenLabel(label: label, control: control)
        }
    }
}
extension DatePicker where Label == Text {
    /// Creates a picker of all dates with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a picker of the dates in a range with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a picker of the dates from a date on with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a picker of the dates up to a date with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
}
/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month, and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// The parts of a date picker that a style arranges.
public struct DatePickerStyleConfiguration {
    /// The label of the date picker, as its style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    /// The chosen date. A style changes it.
    @Binding public var selection: Date
    /// The first date that can be chosen, or nil if there is none.
    public let minimumDate: Date?
    /// The last date that can be chosen, or nil if there is none.
    public let maximumDate: Date?
    /// The parts of the date that can be chosen.
    public let displayedComponents: DatePickerComponents
    init(_ label: AnyView, _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: DatePickerComponents) {
        (self.label, _selection) = (Label(content: label), selection)
        (minimumDate, maximumDate, displayedComponents) = (range.0, range.1, components)
    }
}
/// A type that gives a ``DatePicker`` its appearance.
@preconcurrency @MainActor public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    /// Returns the view that shows the date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A style of UIKit's date picker.
@preconcurrency @MainActor protocol KnownDatePickerStyle: DatePickerStyle { var look: UIDatePickerStyle { get } }
extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    fileprivate init(_ configuration: DatePickerStyleConfiguration) {
        (selection, label) = (configuration.$selection, configuration.label)
        (range, components) = ((configuration.minimumDate, configuration.maximumDate), configuration.displayedComponents)
    }
}
/// The default style of date pickers on the device.
public struct DefaultDatePickerStyle: KnownDatePickerStyle {
    public init() {}
    var look: UIDatePickerStyle { .automatic }
    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}
/// The style that shows the date as a label, which opens a calendar.
public struct CompactDatePickerStyle: KnownDatePickerStyle {
    public init() {}
    var look: UIDatePickerStyle { .compact }
    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}
/// The style that shows a calendar or a clock in place.
public struct GraphicalDatePickerStyle: KnownDatePickerStyle {
    public init() {}
    var look: UIDatePickerStyle { .inline }
    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}
/// The style that shows columns of wheels.
public struct WheelDatePickerStyle: KnownDatePickerStyle {
    public init() {}
    var look: UIDatePickerStyle { .wheels }
    public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }
private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .automatic } }
private enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: AnyStyle<DatePickerStyleConfiguration>? { nil } }
extension EnvironmentValues {
    var datePickerLook: UIDatePickerStyle {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
    /// A custom style.
    var datePickerStyle: AnyStyle<DatePickerStyleConfiguration>? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the date pickers in the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let look = (style as? any KnownDatePickerStyle)?.look
        return environment(\.datePickerLook, look ?? .automatic)
            .environment(\.datePickerStyle, look == nil ? AnyStyle(style) { $0.makeBody(configuration: $1) } : nil)
    }
}

struct DateControl: View, LeafView {
    let selection: Binding<Date>
    let least, greatest: Date?
    let components: DatePickerComponents
    let style: UIDatePickerStyle
    func makeView(_ node: ViewNode) -> ActionControl<UIDatePicker> {
        let view = ActionControl(UIDatePicker())
        view.control.addAction(UIAction { [weak view] _ in view?.action() }, for: .valueChanged)
        return view
    }
    func update(_ view: ActionControl<UIDatePicker>, _ node: ViewNode) {
        let picker = view.control
        picker.preferredDatePickerStyle = style == .automatic ? .compact : style
        picker.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
        (picker.minimumDate, picker.maximumDate) = (least, greatest)
        if picker.date != selection.wrappedValue { picker.date = selection.wrappedValue }
        let environment = node.environment
        let locale = environment.locale.isCurrent ? nil : environment.locale
        if picker.locale != locale { picker.locale = locale }
        let zone = environment.timeZone.isCurrent ? nil : environment.timeZone
        if picker.timeZone != zone { picker.timeZone = zone }
        if !environment.calendar.isCurrent, picker.calendar != environment.calendar {
            picker.calendar = environment.calendar
        }
        picker.tintColor = environment.accent?.uiColor()
        picker.isEnabled = environment.isEnabled
        view.action = { [weak picker] in if let picker { selection.wrappedValue = picker.date } }
    }
    func size(of view: ActionControl<UIDatePicker>, for proposal: ProposedViewSize) -> CGSize {
        let own = view.control.sizeThatFits(CGSize(width: proposal.width ?? 320, height: 1e4))
        return style == .wheels || style == .inline ? CGSize(width: proposal.width ?? own.width, height: own.height) : own
    }
}

/// A control that opens a URL.
public struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
    /// Creates a link with its own label.
    public init(destination: URL, @ViewBuilder label: () -> Label) { (self.destination, self.label) = (destination, label()) }
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }.accessibilityAddTraits(.isLink)
    }
}
extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    /// Creates a link with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// An action that opens a URL, with the environment's handler or otherwise the system's.
public struct OpenURLAction: Sendable {
    /// The outcome of an attempt to open a link: handled, discarded, left to the system, or replaced by another link.
    public struct Result: Sendable {
        let address: URL?
        let isHandled: Bool
        var isAccepted = true
        /// The app opened the link itself.
        public static let handled = Result(address: nil, isHandled: true)
        /// The app ignores the link.
        public static let discarded = Result(address: nil, isHandled: true, isAccepted: false)
        /// The system opens the link.
        public static let systemAction = Result(address: nil, isHandled: false)
        /// The system opens another link.
        public static func systemAction(_ url: URL) -> Result { Result(address: url, isHandled: false) }
    }
    let handler: @Sendable @MainActor (URL) -> Result
    /// Creates an action that a closure performs.
    @preconcurrency public init(handler: @escaping @Sendable @MainActor (URL) -> Result) { self.handler = handler }
    /// Opens a link.
    @preconcurrency @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    /// Opens a link, and calls a closure with whether the app or the system took it.
    @preconcurrency @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let result = handler(url)
        guard !result.isHandled else { return completion(result.isAccepted) }
        nonisolated(unsafe) let completion = completion  // called on the main actor
        UIApplication.shared.open(result.address ?? url) { completion($0) }
    }
}
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } } }
extension EnvironmentValues {
    /// The action that opens links. Set it to handle links in the view.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
