/// A title with an icon before it. In a list's row the icon is tinted if the row has no style of its own.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style
    /// Creates a label of a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { (self.title, self.icon) = (title(), icon()) }
    public var body: some View {
        let made = AnyView(
            style.makeBody(LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))))
        return style.outer.first.map { AnyView(made.environment(\.labelStyle, $0)) } ?? made
    }
}
extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image from the app's assets.
    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: { Text(titleKey) }, icon: { Image(name) }) }
    /// Creates a label with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// Creates a label with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    /// Creates a label with a title that isn't localized, and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label of a style's configuration, to show it in another style.
    public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}

/// A type that arranges the icon and the title of a ``Label``.
@preconcurrency @MainActor public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view that shows the label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The parts of a ``Label`` that its style arranges.
public struct LabelStyleConfiguration {
    /// The title of the label, as its style receives it.
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The icon of the label, as its style receives it.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let title: Title
    public let icon: Icon
}

/// The default style of labels, which depends on the context. For example, a toolbar shows the icon only.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon.modifier(EnvironmentTransforming { $0.enterRowIcon() }).modifier(BesideTitle())
            configuration.title
        }
    }
}
/// The style that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon.modifier(BesideTitle()); configuration.title
        }
    }
}
/// A label's icon, which assistive technologies ignore because the title is beside it.
struct BesideTitle: EffectModifier {
    func makeView() -> LabelIconView { LabelIconView() }
    func apply(to view: LabelIconView, _ node: ViewNode) {}
}
final class LabelIconView: HoldingView {}

/// The style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The style that shows the icon only.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension DefaultLabelStyle: SystemStyle {}
extension TitleAndIconLabelStyle: SystemStyle {}
extension TitleOnlyLabelStyle: SystemStyle {}
extension IconOnlyLabelStyle: SystemStyle {}
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> {
        onMainActor { AnyStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) } }
    }
}
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var labelStyle: AnyStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
    /// Whether controls hide their labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the labels in the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentTransforming { environment in
                let new = AnyStyle<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
                environment.labelStyle = new.inside(environment.labelStyle)
            })
    }
    /// Hides the labels of controls in the view. Assistive technologies still have them.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A control with its label before it, separated by the available space.
struct LabeledControl<LabelContent: View, Control: View>: View {
    let label: LabelContent
    let control: Control
    var textsAreOneElement = false
    @Environment(\.labelsAreHidden) private var isHidden
    var body: some View {
        if isHidden {
            SpokenLabel(label: label, control: control)
        } else if let texts = label as? TupleView<(Text, Text)> {
            HStack {
                TitleAndSubtitle(texts: texts); Spacer(); control
            }.modifier(Labeling(textsAreOneElement: textsAreOneElement))
        } else {
            HStack {
                label; Spacer(); control
            }.modifier(Labeling(textsAreOneElement: textsAreOneElement))
        }
    }
}
/// Two texts of a label. Apple's documentation of `Toggle`: "the first text represents the title and the second text represents the
/// subtitle".
struct TitleAndSubtitle: View {
    let texts: TupleView<(Text, Text)>
    var body: some View {
        VStack(alignment: .leading) {
            texts.value.0
            texts.value.1.font(.subheadline).foregroundStyle(.secondary)
        }
    }
}
/// A control whose label only assistive technologies have.
struct SpokenLabel<LabelContent: View, Control: View>: View {
    let label: LabelContent
    let control: Control
    var body: some View {
        if LabelContent.self == EmptyView.self {
            control
        } else {
            ZStack {
                label.frame(width: 0, height: 0).opacity(0).allowsHitTesting(false)
                control
            }.modifier(Labeling())
        }
    }
}
/// Gives the control of a row the text of its label for assistive technologies.
struct Labeling: EffectModifier {
    var textsAreOneElement = false
    func makeView() -> LabeledHolder { LabeledHolder() }
    func apply(to view: LabeledHolder, _ node: ViewNode) {
        view.textsAreOneElement = textsAreOneElement
        view.describe()
    }
}
/// Contains a label and a control, which form a single element.
final class LabeledHolder: HoldingView {
    /// The control that the row's modifiers describe.
    private(set) weak var control: UIView?
    /// Whether a label and a value without controls form one text, such as `Version, 1.0`, as those of labeled content do.
    var textsAreOneElement = false
    private var given: String?

    private var isText: Bool { textsAreOneElement && subviews.allSatisfy(\.holdsOnlyTexts) }
    override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement || isText }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isText ? subviews.compactMap(\.words).filter { !$0.isEmpty }.joined(separator: ", ") : nil) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isText ? super.accessibilityTraits.union(.staticText) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    func describe() {
        control = Self.control(in: self)
        guard let control else { return }
        let words = subviews.filter { !control.isDescendant(of: $0) }.compactMap(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
        if let menu = control as? PickerMenuButton { return menu.name = words }
        guard control.accessibilityLabel == nil || control.accessibilityLabel == given else { return }
        given = words.isEmpty ? nil : words
        control.accessibilityLabel = given
    }

    private static func control(in view: UIView) -> UIView? {
        if view is UISwitch || view is UISlider || view is UIStepper || view is UIDatePicker || view is UIProgressView
            || view is PickerMenuButton
        {
            return view
        }
        return view.subviews.lazy.compactMap(control).first
    }
}

extension UIView {
    /// Whether the view and those inside it are texts, images, and decoration that a touch doesn't change.
    fileprivate var holdsOnlyTexts: Bool {
        if self is UILabel || self is UIImageView { return true }
        guard !(self is UIControl), !(self is UIScrollView), gestureRecognizers?.isEmpty != false else { return false }
        return subviews.allSatisfy(\.holdsOnlyTexts)
    }
}
