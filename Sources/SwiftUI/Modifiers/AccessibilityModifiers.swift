// Modifiers for assistive technologies. None runs here: the values that tests read and perform are set, and the others are accepted.

/// A kind of action of an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    fileprivate let name: String
    /// The main action of an element, and the action that leaves a modal view.
    public static let `default` = AccessibilityActionKind(name: "default"), escape = AccessibilityActionKind(name: "escape")
    /// The most important action of the screen.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    @preconcurrency @MainActor public init(named name: Text) { self.name = name.string() }
    private init(name: String) { self.name = name }
}
/// The direction in which an element is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// The kind of an element's text.
public struct AccessibilityTextContentType: Sendable {
    /// The kind of text: ordinary text, a console, files, messages, a story, or code.
    public static let plain = Self(), console = Self(), fileSystem = Self(), messaging = Self(), narrative = Self(), sourceCode = Self()
    /// The kind of text: a table, or a document.
    public static let spreadsheet = Self(), wordProcessing = Self()
}

extension View {
    /// Sets the action of a kind, which flows and agents perform.
    @preconcurrency public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        func perform() -> Bool {
            handler()
            return true
        }
        return modifier(
            Described { view in
                switch actionKind {
                case .default: view.accessibilityActivateBlock = perform
                case .escape: view.accessibilityPerformEscapeBlock = perform
                case .magicTap: view.accessibilityMagicTapBlock = perform
                default: view.setCustomAction(actionKind.name, handler)
                }
            })
    }
    /// Adds an action with a name, which flows and agents perform.
    @preconcurrency public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    /// Adds an action with a localized name.
    @preconcurrency public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void)
        -> some View
    { accessibilityAction(named: Text(nameKey), handler) }
    /// Adds an action with a name that isn't localized.
    @_disfavoredOverload @preconcurrency public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }
    /// Adds an action whose name is the text of a view.
    @preconcurrency public func accessibilityAction<Label: View>(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
        -> some View
    { accessibilityActions { Button(action: action, label: label) } }
    /// Adds the actions of the buttons in a view. The actions of all categories are in one list.
    public func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content)
        -> some View
    {
        accessibilityActions(content)
    }
    /// Adds the actions of the buttons in a view.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = content()
        return modifier(
            Described { view in
                for item in ActionItem.items(in: content, EnvironmentValues()) where item.isEnabled {
                    if let name = item.words.label ?? item.title { view.setCustomAction(name, item.perform) }
                }
            })
    }
    /// Makes the element adjustable, by the action.
    @preconcurrency public func accessibilityAdjustableAction(_ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void)
        -> some View
    {
        modifier(
            Described { view in
                view.accessibilityTraits.formUnion(.adjustable)
                view.accessibilityIncrementBlock = { handler(.increment) }
                view.accessibilityDecrementBlock = { handler(.decrement) }
            })
    }
    /// Returns the view unchanged: no assistive technology scrolls.
    @preconcurrency public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }
    /// Makes the element a header.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }
    /// Has no effect: elements are listed in the order of their views.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Returns the view unchanged: there is no control by voice.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Returns the view unchanged: there is no control by voice.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// Returns the view unchanged: there is no control by voice.
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Returns the view unchanged: colors aren't inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Returns the view unchanged: there is no viewer of large content.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Returns the view unchanged: there is no viewer of large content.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    /// Sets the place in the view that an activation touches, in shares of its size.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        modifier(
            Described {
                $0.activate(at: { CGPoint(x: $0.width * activationPoint.x, y: $0.height * activationPoint.y) })
            })
    }
    /// Sets the place in the view that an activation touches, in points from its origin.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        modifier(Described { $0.activate(at: { _ in activationPoint }) })
    }
    /// Returns the view unchanged.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance)
        -> some View
    { self }
    /// Returns the view unchanged.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Returns the view unchanged.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance
    ) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Returns the view unchanged.
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Replaces the view's elements with those of another view, which isn't visible and takes no touches.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        let other = representation()
        return accessibilityHidden(true).overlay { other.modifier(Unseen()) }
    }
    /// Returns the view unchanged: its own content remains the elements.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Sets the text that explains what the view does.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    /// Returns the view unchanged: elements keep the order of the layout.
    public func accessibility(sortPriority: Double) -> some View { self }
    /// Returns the view unchanged: there is no control by voice.
    public func accessibility(inputLabels: [Text]) -> some View { self }
}

/// Hides the content from sight, but not from assistive technologies, as transparency would.
private struct Unseen: EffectModifier {
    func apply(to view: HoldingView, _ node: ViewNode) {
        if view.layer.mask == nil { view.layer.mask = CALayer() }
        view.isUserInteractionEnabled = false
    }
}

extension UIView {
    /// Adds an action, or replaces the one with its name.
    fileprivate func setCustomAction(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        let others = (accessibilityCustomActions ?? []).filter { $0.name != name }
        let action = UIAccessibilityCustomAction(name: name) { _ in
            handler()
            return true
        }
        accessibilityCustomActions = others + [action]
    }

    fileprivate func activate(at point: @escaping (CGSize) -> CGPoint) {
        accessibilityActivationPointBlock = { [weak self] in
            guard let self else { return .zero }
            return convert(point(bounds.size), to: UIScreen.main.coordinateSpace)
        }
    }
}

// MARK: Quick actions

/// The way in which a quick action is offered.
@preconcurrency @MainActor public protocol AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
/// The style that outlines the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static var prompt: Self { AccessibilityQuickActionPromptStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static var outline: Self { AccessibilityQuickActionOutlineStyle() }
}
extension View {
    /// Has no effect: quick actions are a gesture of watches.
    public func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(style: S, @ViewBuilder content: () -> C) -> some View {
        self
    }
    /// Has no effect: quick actions are a gesture of watches.
    public func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
        style: S, isActive: Binding<Bool>, @ViewBuilder content: () -> C
    ) -> some View { self }
}
/// The label of custom content, and its identity, by which other views replace the content.
public struct AccessibilityCustomContentKey: Sendable {
    private let label: Text, id: String?
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), nil) }
}
/// The group in which an assistive technology offers actions. iOS 18.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?
    /// The app's other actions, and those that edit.
    public static let `default` = Self(name: nil), edit = Self("Edit")
    private init(name: Text?) { self.name = name }
    public init(_ name: Text) { self.name = name }
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}
