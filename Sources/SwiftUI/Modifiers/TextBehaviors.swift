/// Whether text can be selected.
@preconcurrency @MainActor public protocol TextSelectability { static var allowsSelection: Bool { get } }
/// The selectability of text that can be selected.
public struct EnabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { true } }
/// The selectability of text that can't be selected.
public struct DisabledTextSelectability: TextSelectability { public static var allowsSelection: Bool { false } }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension View {
    // FIXME(gap): a long press on text does not offer to copy it.
    /// Returns the view unchanged: a long press on text doesn't offer to copy it.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Has no effect: letters keep their distance, and lines are shortened instead.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Has no effect: the fonts here have no rules for single languages.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    /// Mirrors the view in languages that are written from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(Mirroring(isEnabled: enabled)) }
    /// Sets whether the actions of views around are kept from the submissions in the view.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentTransforming { if isBlocking { $0.submitAction = nil } })
    }
    /// Pads the view by the margin of the screen's content.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Sets whether the labels of controls are visible.
    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsAreHidden, visibility == .hidden) }
    /// Sets the shape of the view for touches. Other kinds have no effect.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(KindOfContentShape(isTouched: kind.contains(.interaction), shape: shape))
    }
}
private struct KindOfContentShape<S: Shape>: ViewModifier {
    let isTouched: Bool
    let shape: S
    func body(content: Content) -> some View {
        if isTouched { content.contentShape(shape) } else { content }
    }
}
private struct Mirroring: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View { content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1) }
}
/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shape for touches, and that of a dragged preview.
    public static let interaction = ContentShapeKinds(rawValue: 1), dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of a menu's preview, and that of a pointer's effect.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4), hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape for assistive technologies.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

// MARK: Styles of text and editors

extension Text {
    /// The size of text relative to that of its font.
    public struct Scale: Hashable, Sendable {
        private let name: String
        /// The font's own size, and a smaller one, which shows as the font's own.
        public static let `default` = Scale(name: "default"), secondary = Scale(name: "secondary")
    }
}
/// A type that gives a text editor its appearance.
@preconcurrency @MainActor public protocol TextEditorStyle {}
/// The default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
/// The style without decoration, which is the default, too.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
/// The style with a border, which iOS doesn't draw.
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle { public static var roundedBorder: Self { Self() } }

extension View {
    /// Has no effect: the styles of text editors look alike on iOS.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    // FIXME(gap): text keeps its size, and no suggestions appear above the keyboard.
    /// Returns the view unchanged: text keeps the size of its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: no suggestions appear for a field.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    /// Returns the view unchanged: no suggestions appear for a field.
    public func textInputCompletion(_ completion: String) -> some View { self }
}
