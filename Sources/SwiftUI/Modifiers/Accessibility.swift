/// A view's traits for assistive technologies and flows.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The element is a button.
    public static let isButton = AccessibilityTraits(rawValue: UIAccessibilityTraits.button.rawValue)
    /// The element is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: UIAccessibilityTraits.header.rawValue)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(rawValue: UIAccessibilityTraits.selected.rawValue)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(rawValue: UIAccessibilityTraits.link.rawValue)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(rawValue: UIAccessibilityTraits.image.rawValue)
    /// The element is text that doesn't change.
    public static let isStaticText = AccessibilityTraits(rawValue: UIAccessibilityTraits.staticText.rawValue)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: UIAccessibilityTraits.searchField.rawValue)
    /// The element changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: UIAccessibilityTraits.updatesFrequently.rawValue)
    /// The element summarizes the app's state.
    public static let isSummaryElement = AccessibilityTraits(rawValue: UIAccessibilityTraits.summaryElement.rawValue)
    /// The element is a switch.
    public static let isToggle = AccessibilityTraits(rawValue: UIAccessibilityTraits.toggleButton.rawValue)
    /// The element plays a sound when it is activated.
    public static let playsSound = AccessibilityTraits(rawValue: UIAccessibilityTraits.playsSound.rawValue)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: UIAccessibilityTraits.keyboardKey.rawValue)
    /// The element starts playing or recording when it is activated.
    public static let startsMediaSession = AccessibilityTraits(rawValue: UIAccessibilityTraits.startsMediaSession.rawValue)
    /// The element takes touches itself, not those of an assistive technology.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: UIAccessibilityTraits.allowsDirectInteraction.rawValue)
    /// The element turns to the next page when its end is reached.
    public static let causesPageTurn = AccessibilityTraits(rawValue: UIAccessibilityTraits.causesPageTurn.rawValue)
    /// The element contains tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: UIAccessibilityTraits.tabBar.rawValue)
    /// The element hides those around it. It has no effect.
    public static let isModal = AccessibilityTraits([])
}
/// The treatment of the elements inside a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }
    let kind: Kind
    /// The views inside aren't elements.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The views inside are elements of their own.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The views inside are one element with their joined texts.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
    /// Sets the identifier by which tests find the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(Described(isForEach: true) { $0.accessibilityIdentifier = identifier })
    }
    public func accessibilityLabel(_ label: Text) -> some View { modifier(Described { $0.accessibilityLabel = label.string() }) }
    /// Sets a localized text that names the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// Sets text that names the view and isn't localized.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Sets the identifier by which tests find the view.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Sets whether the view is hidden from assistive technologies.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibilityValue(_ value: Text) -> some View { modifier(Described { $0.accessibilityValue = value.string() }) }
    /// Sets a localized text for the view's value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// Sets a text for the view's value that isn't localized.
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
    /// Sets the text that explains what the view does.
    public func accessibilityHint(_ hint: Text) -> some View { modifier(Described { $0.accessibilityHint = hint.string() }) }
    /// Sets a localized text that explains what the view does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    /// Sets text that explains what the view does and isn't localized.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    /// Sets whether the view and its content are hidden from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(Described { $0.accessibilityElementsHidden = hidden }) }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(Described(adding: UIAccessibilityTraits(rawValue: traits.rawValue)))
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(Described(removing: UIAccessibilityTraits(rawValue: traits.rawValue)))
    }
    /// Makes the view a single element, with the texts of its children if they are combined.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            Described(isHolder: true) { view in
                view.isAccessibilityElement = children.kind != .contain
                view.accessibilityContainerType = children.kind == .contain ? .semanticGroup : .none
                guard children.kind == .combine else { return }
                // The words of the previous layout aren't those of the content.
                view.accessibilityLabel = nil
                view.accessibilityLabel = view.words
                view.accessibilityTraits = view.combinedTraits
            })
    }
}

// FIXME(gap): a description that is no longer enabled stays until another one replaces it.
extension View {
    private func described(_ isEnabled: Bool, isForEach: Bool = false, _ describe: @escaping (UIView) -> Void) -> some View {
        modifier(Described(isForEach: isForEach) { if isEnabled { describe($0) } })
    }
    /// Sets the identifier by which tests find the view, if it is enabled.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        described(isEnabled, isForEach: true) { $0.accessibilityIdentifier = identifier }
    }
    /// Sets the text that names the view, if it is enabled.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        described(isEnabled) { $0.accessibilityLabel = label.string() }
    }
    /// Sets a localized text that names the view, if it is enabled.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    /// Sets text that names the view and isn't localized, if it is enabled.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    /// Sets the text for the view's value, if it is enabled.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        described(isEnabled) { $0.accessibilityValue = value.string() }
    }
    /// Sets a localized text for the view's value, if it is enabled.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// Sets a text for the view's value that isn't localized, if it is enabled.
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    /// Sets the text that explains what the view does, if it is enabled.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        described(isEnabled) { $0.accessibilityHint = hint.string() }
    }
    /// Sets a localized text that explains what the view does, if it is enabled.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    /// Sets text that explains what the view does and isn't localized, if it is enabled.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    /// Sets whether the view and its content are hidden from assistive technologies, if it is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        described(isEnabled) { $0.accessibilityElementsHidden = hidden }
    }
    /// Sets a text of a resource that names the view.
    @_disfavoredOverload public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    /// Sets a text of a resource for the view's value.
    @_disfavoredOverload public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
    /// Sets a text of a resource that explains what the view does.
    @_disfavoredOverload public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
}

/// Describes the single view of its content, or otherwise a view around it.
struct Described: NodeModifier {
    let isHolder: Bool
    /// Whether each of several elements is described, not a view around them.
    let isForEach: Bool
    let describe: (UIView) -> Void
    /// The traits that the view has, or doesn't have, while it is described so.
    var added: UIAccessibilityTraits = [], removed: UIAccessibilityTraits = []
    init(isHolder: Bool = false, isForEach: Bool = false, describe: @escaping (UIView) -> Void) {
        (self.isHolder, self.isForEach, self.describe) = (isHolder, isForEach, describe)
    }
    init(adding added: UIAccessibilityTraits = [], removing removed: UIAccessibilityTraits = []) {
        self.init { _ in }
        (self.added, self.removed) = (added, removed)
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { DescribedNode(seed) }
}
final class DescribedNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { DescribedElement(element, self) }
}
/// The accessibility values of a view that UIKit shows as an item of its own, such as a bar button or a menu's command.
struct ItemWords {
    var label, identifier: String?
}
extension ViewNode {
    /// The accessibility values from the modifiers around the view, the outermost last. Around several views, only an identifier applies to
    /// each of them.
    var itemWords: ItemWords {
        let view = UIView()
        var isAlone = true
        for node in sequence(first: self, next: \.parent).dropFirst() {
            isAlone = isAlone && node.children.count == 1
            guard let modifier = (node as? DescribedNode)?.modifier(Described.self), !modifier.isHolder else { continue }
            if isAlone || modifier.isForEach { modifier.describe(view) }
        }
        return ItemWords(label: view.accessibilityLabel, identifier: view.accessibilityIdentifier)
    }
}

final class DescribedElement: HoldingElement<HoldingView> {
    private var isHeld = false
    /// The changes of traits in the last pass.
    private var changes: [TraitChange] = []
    override func makeView() -> HoldingView? { HoldingView() }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let described = node?.modifier(Described.self) else { return }
        if !isHeld, !described.isHolder {
            content.place(in: bounds, proposal: proposal, surroundings)
            if let targets = self.targets(of: described) { return describe(targets, as: described) }
        }
        isHeld = true
        super.layOut(in: bounds, proposal: proposal, surroundings)
        if let view { describe([view], as: described) }
    }
    /// Returns the views inside that are described, or `nil` if a view around them is.
    private func targets(of described: Described) -> [UIView]? {
        let views = content.views
        // Padding, a background, or an outline has no accessibility element: the single one inside is meant.
        let accessibleViews = views.flatMap(\.accessibleViews)
        if accessibleViews.count == 1 { return [accessibleViews[0].described] }
        // Each element of a stack gets the stack's identifier.
        if described.isForEach, !accessibleViews.isEmpty { return accessibleViews.map(\.described) }
        return views.count == 1 ? [views[0].described] : nil
    }
    private func describe(_ views: [UIView], as described: Described) {
        for change in changes { change.undo() }
        for view in views { described.describe(view) }
        changes = views.compactMap { TraitChange(of: $0, adding: described.added, removing: described.removed) }
    }
    override var views: [UIView] { isHeld ? super.views : content.views }
}
/// Traits that a modifier added to a view or removed from it. The next value of the modifier may do neither: a view that is no longer the
/// selected one loses the trait that `accessibilityAddTraits(isSelected ? .isSelected : [])` gave it.
@MainActor private struct TraitChange {
    private weak var view: UIView?
    private let added: UIAccessibilityTraits, removed: UIAccessibilityTraits

    /// Changes the traits. Returns nil if there is nothing to change.
    init?(of view: UIView, adding: UIAccessibilityTraits, removing: UIAccessibilityTraits) {
        let traits = view.accessibilityTraits
        (added, removed) = (adding.subtracting(traits), removing.intersection(traits))
        self.view = view
        guard !added.isEmpty || !removed.isEmpty else { return nil }
        view.accessibilityTraits = traits.union(added).subtracting(removed)
    }
    func undo() {
        guard let view else { return }
        view.accessibilityTraits = view.accessibilityTraits.subtracting(added).union(removed)
    }
}
extension UIView {
    /// The views that are elements for assistive technologies: this one, or those in a view that only holds others.
    fileprivate var accessibleViews: [UIView] {
        if self is PressView || self is LabeledHolder || self is RowActionView || self is any ControlHolder { return [self] }
        if isAccessibilityElement || accessibilityContainerType == .semanticGroup { return [self] }
        if self is HoldingView { return subviews.flatMap(\.accessibleViews) }
        return self is PaintedView || self is CanvasView || self is UIVisualEffectView ? [] : [self]
    }

    /// The traits of an element that the elements inside are combined into: a button if one of them is (public UI tests find a row that
    /// contains a button among the buttons: mullvad/mullvadvpn-app), and a text if all of them are.
    fileprivate var combinedTraits: UIAccessibilityTraits {
        let parts = subviews.flatMap(\.accessibleViews).map(\.described).filter {
            $0.isAccessibilityElement && !$0.accessibilityElementsHidden
        }
        if parts.contains(where: { $0.accessibilityTraits.contains(.button) }) { return .button }
        let areTexts = !parts.isEmpty && parts.allSatisfy { !$0.accessibilityTraits.isDisjoint(with: [.staticText, .header]) }
        return areTexts ? .staticText : []
    }

    /// The control inside a view that only contains it.
    fileprivate var described: UIView {
        switch self {
        case _ where accessibilityContainerType == .semanticGroup: return self
        case is RowActionView: return self
        case is HoldingView where isAccessibilityElement: return self
        case let button as PressView: return button.control
        case let row as LabeledHolder where row.control != nil: return row.control ?? row
        case let holder as any ControlHolder: return holder.held
        case is HoldingView where subviews.count == 1: return subviews[0].described
        default: return self
        }
    }
}
