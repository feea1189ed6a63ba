/// A control for choosing a value on a track.
public struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    let label: Label
    let least, greatest: ValueLabel?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label,
        _ least: ValueLabel?, _ greatest: ValueLabel?
    ) {
        self.value = Binding(
            source: value.source, given: value.given, get: { Double(value.wrappedValue) }, set: { new, _ in value.wrappedValue = V(new) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (self.step, self.onEditingChanged, self.label, self.least, self.greatest) = (step, onEditingChanged, label, least, greatest)
    }
    public var body: some View {
        HStack {
            if let least { least }
            SpokenLabel(
                label: label, control: SliderTrack(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged))
            if let greatest { greatest }
        }
    }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider of a value within bounds. The closure is called when the user begins and ends to change it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, EmptyView(), nil, nil)
    }
    /// Creates a slider that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), onEditingChanged, EmptyView(), nil, nil)
    }
}
extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label, which only assistive technologies use.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, onEditingChanged, label(), nil, nil) }
    /// Creates a slider that moves in steps, with a label, which only assistive technologies use.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    where V.Stride: BinaryFloatingPoint { self.init(value, bounds, Double(step), onEditingChanged, label(), nil, nil) }
    // The order of arguments before iOS 15.
    /// Creates a slider with a label, which only assistive technologies use.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    )
    where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, onEditingChanged, label(), nil, nil) }
    /// Creates a slider that moves in steps, with a label, which only assistive technologies use.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    )
    where V.Stride: BinaryFloatingPoint { self.init(value, bounds, Double(step), onEditingChanged, label(), nil, nil) }
}
extension Slider {
    /// Creates a slider with labels at its ends. Only assistive technologies use the label of the whole.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
    /// Creates a slider that moves in steps, with labels at its ends. Only assistive technologies use the label of the whole.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
    // The order of arguments before iOS 15.
    /// Creates a slider with labels at its ends. Only assistive technologies use the label of the whole.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
    }
    /// Creates a slider that moves in steps, with labels at its ends. Only assistive technologies use the label of the whole.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
    }
}

struct SliderTrack: View, LeafView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    func makeView(_ node: ViewNode) -> ActionControl<UISlider> {
        let view = ActionControl(UISlider())
        view.control.addAction(UIAction { [weak view] _ in view?.action() }, for: .valueChanged)
        return view
    }
    func update(_ view: ActionControl<UISlider>, _ node: ViewNode) {
        let control = view.control
        (control.minimumValue, control.maximumValue) = (Float(bounds.lowerBound), Float(bounds.upperBound))
        if !control.isTracking { control.value = Float(value.wrappedValue) }
        control.isEnabled = node.environment.isEnabled
        control.minimumTrackTintColor = node.environment.accent?.uiColor()
        view.action = { [weak control] in
            guard let control else { return }
            var new = Double(control.value)
            if let step, step > 0 {
                new = min(bounds.upperBound, bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step)
                control.value = Float(new)
            }
            if new != value.wrappedValue { value.wrappedValue = new }
        }
        let changed = onEditingChanged, ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
        control.removeTarget(nil, action: nil, for: ends.union(.touchDown))
        control.addAction(UIAction(identifier: .init("began")) { _ in changed(true) }, for: .touchDown)
        control.addAction(UIAction(identifier: .init("ended")) { _ in changed(false) }, for: ends)
    }
    func size(of view: ActionControl<UISlider>, for proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 120, height: view.control.intrinsicContentSize.height)
    }
}

/// A control that increments and decrements a value.
public struct Stepper<Label: View>: View {
    let label: Label
    let increment, decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    /// Creates a stepper that calls closures; nil disables its button. The last one is called before and after each step.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.label, increment, decrement, self.onEditingChanged) = (label(), onIncrement, onDecrement, onEditingChanged)
    }
    // The order of arguments before iOS 15.
    /// Creates a stepper that calls closures, also before and after each step.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value that also calls a closure before and after each step.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value within bounds that also calls a closure before and after each step.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    public var body: some View {
        LabeledControl(
            label: label, control: StepperButtons(increment: increment, decrement: decrement, onEditingChanged: onEditingChanged))
    }
}
extension Stepper {
    /// Creates a stepper of a value. The last closure is called before and after each step.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value within bounds. A button that would leave them is disabled.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let (up, down) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -step))
        self.init(
            label: label, onIncrement: value.wrappedValue < bounds.upperBound ? { value.wrappedValue = min(up, bounds.upperBound) } : nil,
            onDecrement: value.wrappedValue > bounds.lowerBound ? { value.wrappedValue = max(down, bounds.lowerBound) } : nil,
            onEditingChanged: onEditingChanged)
    }
    // FIXME(gap): assistive technologies don't read the formatted value.
    /// Creates a stepper of a value within bounds. The format has no effect, because iOS shows no value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value. The format has no effect, because iOS shows no value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
extension Stepper where Label == Text {
    /// Creates a stepper that calls closures, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value within bounds with a localized title. The format has no effect, because iOS shows no value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value with a localized title. The format has no effect, because iOS shows no value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value within bounds with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value within bounds with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

struct StepperButtons: View, LeafView {
    let increment, decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    func makeView(_ node: ViewNode) -> ActionControl<UIStepper> {
        let view = ActionControl(UIStepper())
        view.control.addAction(UIAction { [weak view] _ in view?.action() }, for: .valueChanged)
        return view
    }
    func update(_ view: ActionControl<UIStepper>, _ node: ViewNode) {
        let control = view.control
        (control.minimumValue, control.maximumValue) = (decrement == nil ? 0 : -1, increment == nil ? 0 : 1)
        control.value = 0
        control.isEnabled = node.environment.isEnabled
        view.action = { [weak control] in
            guard let control else { return }
            let up = control.value > 0
            control.value = 0
            onEditingChanged(true)
            if up { increment?() } else { decrement?() }
            onEditingChanged(false)
        }
    }
    func size(of view: ActionControl<UIStepper>, for proposal: ProposedViewSize) -> CGSize { view.control.intrinsicContentSize }
}

/// A view that shows the progress of a task, or that it is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let share: Double?
    let isDeterminate: Bool
    let label: Label?
    var currentValueLabel: CurrentValueLabel?
    var time: ProgressTime?
    @Environment(\.progressStyle) private var style
    @Environment(\.progressLook) private var look
    public var body: some View {
        if let time {
            TimelineView(.explicit(time.dates)) { context in content(time.share(at: context.date)) }
        } else {
            content(share)
        }
    }
    @ViewBuilder private func content(_ share: Double?) -> some View {
        if let look {
            AnyView(
                erased: look.makeBody(
                    ProgressViewStyleConfiguration(
                        fractionCompleted: share, label: label.map { .init(content: AnyView($0)) },
                        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
            )
            .environment(\.progressLook, nil)
        } else if isDeterminate, style != .circular {
            VStack(alignment: .leading, spacing: 4) {
                VStack(alignment: .leading, spacing: 4) {
                    if let label { label }
                    ProgressBar(share: share ?? 0)
                }.modifier(Labeling())
                if let currentValueLabel { currentValueLabel.font(.footnote).foregroundStyle(.secondary) }
            }
        } else if let label {
            VStack(spacing: 8) {
                Spinner()
                label.foregroundStyle(.secondary)
            }.modifier(ProgressNaming())
        } else {
            Spinner()
        }
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a spinner without a label.
    public init() where Label == EmptyView { (share, isDeterminate, label) = (nil, false, nil) }
    /// Creates a spinner with a label.
    public init(@ViewBuilder label: () -> Label) { (share, isDeterminate, self.label) = (nil, false, label()) }
    /// Creates a spinner with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
    /// Creates a spinner with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
    /// Creates a bar that is filled to `value` of `total`. A nil value shows that something is in progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        (share, isDeterminate, label) = (value.map { Double($0 / total) }, value != nil, nil)
    }
    /// Creates a bar with a label. A nil value shows that something is in progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        (share, isDeterminate, self.label) = (value.map { Double($0 / total) }, value != nil, label())
    }
    // FIXME(gap): follows the progress only when the view is evaluated (Foundation on Linux sends no KVO).
    /// Creates a bar of a progress, as it is when the view is evaluated.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
    /// Creates a bar with a localized title. A nil value shows that something is in progress.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}

// MARK: Progress in time

/// The time that is left, or that has passed, as a progress view shows it by default.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
extension ProgressView {
    /// Creates a bar that is filled while the time of an interval passes, or emptied if it counts down.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        (share, isDeterminate, self.label) = (0, true, label())
        self.currentValueLabel = currentValueLabel()
        time = ProgressTime(interval: timerInterval, countsDown: countsDown)
    }
    /// Creates a bar that follows the time of an interval, with a label and the time that is left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
    /// Creates a bar that follows the time of an interval, with the time that is left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
struct ProgressTime {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    func share(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? max(0, min(1, date.timeIntervalSince(interval.lowerBound) / length)) : 1
        return countsDown ? 1 - passed : passed
    }
    /// The bar moves by at most a hundredth, and ends with the interval.
    var dates: [Date] {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return (0...100).map { interval.lowerBound + length * Double($0) / 100 }
    }
}

extension ProgressView {
    /// Creates a bar with a label above it and the text of the current value below it. A nil value shows that something is in progress.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        (share, isDeterminate, self.label) = (value.map { Double($0 / total) }, value != nil, label())
        self.currentValueLabel = currentValueLabel()
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// Creates the progress view that a style receives.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        (share, isDeterminate, label) = (configuration.fractionCompleted, configuration.fractionCompleted != nil, configuration.label)
        currentValueLabel = configuration.currentValueLabel
    }
}

/// The configuration that a progress view style receives.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress view, which states what is in progress.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The text that states the current value of the progress view.
    public struct CurrentValueLabel: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The fraction that is done, from 0 to 1, or `nil` if it is not known.
    public let fractionCompleted: Double?
    /// The label, or nil if there is none.
    public var label: Label?
    /// The text of the current value, or nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}
/// A type that gives a ``ProgressView`` its appearance.
@preconcurrency @MainActor public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the view that shows the progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A style of the system's.
@preconcurrency @MainActor protocol KnownProgressViewStyle: ProgressViewStyle { static var look: ProgressLook { get } }
extension KnownProgressViewStyle {
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}
/// The default style of progress views: a bar if the progress is known, otherwise a spinner.
public struct DefaultProgressViewStyle: KnownProgressViewStyle {
    public init() {}
    static var look: ProgressLook { .automatic }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
/// The style that shows a spinner.
public struct CircularProgressViewStyle: KnownProgressViewStyle {
    public init() {}
    public init(tint: Color) { self.tint = tint }
    var tint: Color?
    static var look: ProgressLook { .circular }
}
/// The style that shows a bar.
public struct LinearProgressViewStyle: KnownProgressViewStyle {
    public init() {}
    public init(tint: Color) { self.tint = tint }
    var tint: Color?
    static var look: ProgressLook { .linear }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
enum ProgressLook { case automatic, circular, linear }
private enum ProgressLookKey: EnvironmentKey { static var defaultValue: AnyStyle<ProgressViewStyleConfiguration>? { nil } }
extension EnvironmentValues {
    var progressLook: AnyStyle<ProgressViewStyleConfiguration>? {
        get { self[ProgressLookKey.self] }
        set { self[ProgressLookKey.self] = newValue }
    }
}
private enum ProgressStyleKey: EnvironmentKey { static var defaultValue: ProgressLook { .automatic } }
extension EnvironmentValues {
    var progressStyle: ProgressLook {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the progress views in the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let tint = (style as? CircularProgressViewStyle)?.tint ?? (style as? LinearProgressViewStyle)?.tint
        return modifier(
            EnvironmentTransforming {
                let known = S.self as? any KnownProgressViewStyle.Type
                $0.progressStyle = known?.look ?? .automatic
                $0.progressLook = known == nil ? AnyStyle(style) { $0.makeBody(configuration: $1) } : nil
                if let tint { $0.accent = tint }
            })
    }
}

/// Gives an indicator and its label one name.
struct ProgressNaming: EffectModifier {
    func makeView() -> ProgressHolder { ProgressHolder() }
    func apply(to view: ProgressHolder, _ node: ViewNode) { view.describe() }
}
/// Contains an indicator and its label. For Apple's test runner, it is an activity indicator that has the label and contains another one.
final class ProgressHolder: HoldingView, ControlHolder {
    private var given: String?
    /// The view that the progress view's modifiers describe.
    var held: UIView { self }

    func describe() {
        guard accessibilityLabel == nil || accessibilityLabel == given else { return }
        let words = subviews.compactMap(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
        given = words.isEmpty ? nil : words
        accessibilityLabel = given
    }
}

struct Spinner: View, LeafView {
    func makeView(_ node: ViewNode) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }
    func update(_ view: UIActivityIndicatorView, _ node: ViewNode) {
        view.style = node.environment.controlSize == .large ? .large : .medium
        if let accent = node.environment.accent { view.color = accent.uiColor() }
    }
    func size(of view: UIActivityIndicatorView, for proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}
struct ProgressBar: View, LeafView {
    let share: Double
    func makeView(_ node: ViewNode) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
    func update(_ view: UIProgressView, _ node: ViewNode) {
        view.progress = Float(share)
        view.progressTintColor = node.environment.accent?.uiColor()
    }
    func size(of view: UIProgressView, for proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: view.intrinsicContentSize.height)
    }
}
