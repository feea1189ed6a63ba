import Foundation

/// The members of UIKit's informal accessibility protocols that a class declares itself, so that a subclass can override them. An object's
/// own members take precedence, even if its static type is only `NSObject`.
@MainActor
package protocol AccessibilityWords: NSObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityAttributedLabel: NSAttributedString? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibility: AccessibilityState { get }
}
extension UIResponder: AccessibilityWords {}
extension UIBarItem: AccessibilityWords {}

// UIKit declares these members on `NSObject`: view models, layers, gesture recognizers, and images have them, too.
extension NSObjectProtocol where Self: NSObject {
    package var accessibilityState: AccessibilityState { words({ $0.accessibility }, or: { $0 }) }

    /// Runs `body`, which uses responders and bar items. Apps use these on the main thread alone, and other objects anywhere.
    private func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
    }

    private func words<Value>(_ own: @MainActor (any AccessibilityWords) -> Value, or stored: (AccessibilityState) -> Value) -> Value {
        nonisolated(unsafe) let owner = self as? any AccessibilityWords
        guard owner != nil else { return stored(.associated(with: self)) }
        return onMainActor { own(owner!) }
    }
    private func words<Value>(
        _ value: Value, _ own: @MainActor (any AccessibilityWords, Value) -> Void, or stored: (AccessibilityState, Value) -> Void
    ) {
        nonisolated(unsafe) let value = value
        words({ own($0, value) }, or: { stored($0, value) })
    }

    private func responder<Value>(_ own: @MainActor (UIResponder) -> Value, or stored: (AccessibilityState) -> Value) -> Value {
        guard let owner = self as? UIResponder else { return stored(accessibilityState) }
        return onMainActor { own(owner) }
    }
    private func responder<Value>(
        _ value: Value, _ own: @MainActor (UIResponder, Value) -> Void, or stored: (AccessibilityState, Value) -> Void
    ) {
        nonisolated(unsafe) let value = value
        responder({ own($0, value) }, or: { stored($0, value) })
    }

    /// Whether assistive technologies and tests treat the object as one element. `false` by default.
    public var isAccessibilityElement: Bool {
        get { words({ $0.isAccessibilityElement }, or: { $0.isElement ?? false }) }
        set { words(newValue, { $0.isAccessibilityElement = $1 }, or: { $0.isElement = $1 }) }
    }
    /// The short name of the element for assistive technologies, or `nil`.
    public var accessibilityLabel: String? {
        get { words({ $0.accessibilityLabel }, or: { $0.label }) }
        set { words(newValue, { $0.accessibilityLabel = $1 }, or: { $0.label = $1 }) }
    }
    /// The styled form of the label. Setting either form sets both.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { words({ $0.accessibilityAttributedLabel }, or: { $0.styledLabel ?? $0.label.map(NSAttributedString.init(string:)) }) }
        set { words(newValue, { $0.accessibilityAttributedLabel = $1 }, or: { ($0.label, $0.styledLabel) = ($1?.string, $1) }) }
    }
    /// The result of activating the element, in a few words, or `nil`.
    public var accessibilityHint: String? {
        get { words({ $0.accessibilityHint }, or: { $0.hint }) }
        set { words(newValue, { $0.accessibilityHint = $1 }, or: { $0.hint = $1 }) }
    }
    /// The styled form of the hint. Setting either form sets both.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { responder({ $0.accessibilityAttributedHint }, or: { $0.styledHint ?? $0.hint.map(NSAttributedString.init(string:)) }) }
        set { responder(newValue, { $0.accessibilityAttributedHint = $1 }, or: { ($0.hint, $0.styledHint) = ($1?.string, $1) }) }
    }
    /// The present value of the element, such as a slider's position, or `nil`.
    public var accessibilityValue: String? {
        get { words({ $0.accessibilityValue }, or: { $0.value }) }
        set { words(newValue, { $0.accessibilityValue = $1 }, or: { $0.value = $1 }) }
    }
    /// The styled form of the value. Setting either form sets both.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { responder({ $0.accessibilityAttributedValue }, or: { $0.styledValue ?? $0.value.map(NSAttributedString.init(string:)) }) }
        set { responder(newValue, { $0.accessibilityAttributedValue = $1 }, or: { ($0.value, $0.styledValue) = ($1?.string, $1) }) }
    }
    /// The kind and the state of the element.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { words({ $0.accessibilityTraits }, or: { $0.traits ?? .none }) }
        set { words(newValue, { $0.accessibilityTraits = $1 }, or: { $0.traits = $1 }) }
    }
    /// The element's frame in the screen's points. Zero unless it was set.
    public var accessibilityFrame: CGRect {
        get { responder({ $0.accessibilityFrame }, or: { $0.frame ?? .zero }) }
        set { responder(newValue, { $0.accessibilityFrame = $1 }, or: { $0.frame = $1 }) }
    }
    /// The element's outline in the screen's points, in place of its frame; `nil` for none.
    public var accessibilityPath: UIBezierPath? {
        get { responder({ $0.accessibilityPath }, or: { $0.path }) }
        set { responder(newValue, { $0.accessibilityPath = $1 }, or: { $0.path = $1 }) }
    }
    /// The point on the screen that activation touches: the frame's center unless it was set.
    public var accessibilityActivationPoint: CGPoint {
        get {
            responder(
                { $0.accessibilityActivationPoint },
                or: { $0.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) })
        }
        set { responder(newValue, { $0.accessibilityActivationPoint = $1 }, or: { $0.activationPoint = $1 }) }
    }
    /// The language in which the element is spoken, as a BCP 47 tag; `nil` for the user's.
    public var accessibilityLanguage: String? {
        get { responder({ $0.accessibilityLanguage }, or: { $0.language }) }
        set { responder(newValue, { $0.accessibilityLanguage = $1 }, or: { $0.language = $1 }) }
    }
    /// Whether the elements inside are left out.
    public var accessibilityElementsHidden: Bool {
        get { responder({ $0.accessibilityElementsHidden }, or: { $0.elementsHidden }) }
        set { responder(newValue, { $0.accessibilityElementsHidden = $1 }, or: { $0.elementsHidden = $1 }) }
    }
    /// Whether the elements of sibling views are left out while this one is shown.
    public var accessibilityViewIsModal: Bool {
        get { responder({ $0.accessibilityViewIsModal }, or: { $0.viewIsModal }) }
        set { responder(newValue, { $0.accessibilityViewIsModal = $1 }, or: { $0.viewIsModal = $1 }) }
    }
    /// Whether the elements inside are read together before others on the same line.
    public var shouldGroupAccessibilityChildren: Bool {
        get { responder({ $0.shouldGroupAccessibilityChildren }, or: { $0.groupsChildren }) }
        set { responder(newValue, { $0.shouldGroupAccessibilityChildren = $1 }, or: { $0.groupsChildren = $1 }) }
    }
    /// Whether the elements inside are navigated one by one.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { responder({ $0.accessibilityNavigationStyle }, or: { $0.navigationStyle }) }
        set { responder(newValue, { $0.accessibilityNavigationStyle = $1 }, or: { $0.navigationStyle = $1 }) }
    }
    /// Whether the element reacts to the user, for technologies that skip those that don't.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { responder({ $0.accessibilityRespondsToUserInteraction }, or: { $0.respondsToUserInteraction }) }
        set { responder(newValue, { $0.accessibilityRespondsToUserInteraction = $1 }, or: { $0.respondsToUserInteraction = $1 }) }
    }
    /// The names by which Voice Control finds the element, the best one first. Empty unless set.
    public var accessibilityUserInputLabels: [String]! {
        get { responder({ $0.accessibilityUserInputLabels }, or: { $0.userInputLabels ?? [] }) }
        set { responder(newValue, { $0.accessibilityUserInputLabels = $1 }, or: { $0.userInputLabels = $1 }) }
    }
    /// The styled form of `accessibilityUserInputLabels`.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            responder(
                { $0.accessibilityAttributedUserInputLabels },
                or: { $0.styledUserInputLabels ?? accessibilityUserInputLabels.map { $0.map(NSAttributedString.init(string:)) } })
        }
        set {
            responder(
                newValue, { $0.accessibilityAttributedUserInputLabels = $1 },
                or: { ($0.userInputLabels, $0.styledUserInputLabels) = ($1?.map(\.string), $1) })
        }
    }
    /// The elements that are headers of this one, such as a cell's column and row; `nil` for none.
    public var accessibilityHeaderElements: [Any]? {
        get { responder({ $0.accessibilityHeaderElements }, or: { $0.headerElements }) }
        set { responder(newValue, { $0.accessibilityHeaderElements = $1 }, or: { $0.headerElements = $1 }) }
    }
    /// The kind of the element's text, or `nil`.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { responder({ $0.accessibilityTextualContext }, or: { $0.textualContext }) }
        set { responder(newValue, { $0.accessibilityTextualContext = $1 }, or: { $0.textualContext = $1 }) }
    }
    /// Whether the element is expanded, collapsed, or neither.
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { responder({ $0.accessibilityExpandedStatus }, or: { $0.expandedStatus }) }
        set { responder(newValue, { $0.accessibilityExpandedStatus = $1 }, or: { $0.expandedStatus = $1 }) }
    }
    /// How touches reach an element that handles them itself.
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { responder({ $0.accessibilityDirectTouchOptions }, or: { $0.directTouchOptions }) }
        set { responder(newValue, { $0.accessibilityDirectTouchOptions = $1 }, or: { $0.directTouchOptions = $1 }) }
    }
    /// The actions besides activation, or `nil`. Tests can perform them by name.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder({ $0.accessibilityCustomActions }, or: { $0.customActions }) }
        set { responder(newValue, { $0.accessibilityCustomActions = $1 }, or: { $0.customActions = $1 }) }
    }
    /// The ways to move among the element's parts, or `nil`.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { responder({ $0.accessibilityCustomRotors }, or: { $0.customRotors }) }
        set { responder(newValue, { $0.accessibilityCustomRotors = $1 }, or: { $0.customRotors = $1 }) }
    }
    /// The elements inside, in reading order; `nil` finds them in the subviews.
    public var accessibilityElements: [Any]? {
        get { responder({ $0.accessibilityElements }, or: { $0.elements }) }
        set { responder(newValue, { $0.accessibilityElements = $1 }, or: { $0.elements = $1 }) }
    }
    /// The kind of group that the elements inside form.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { responder({ $0.accessibilityContainerType }, or: { $0.containerType }) }
        set { responder(newValue, { $0.accessibilityContainerType = $1 }, or: { $0.containerType = $1 }) }
    }
    /// The elements that tests see, if they differ from `accessibilityElements`.
    public var automationElements: [Any]? {
        get { responder({ $0.automationElements }, or: { $0.automationElements }) }
        set { responder(newValue, { $0.automationElements = $1 }, or: { $0.automationElements = $1 }) }
    }
    /// The points at which a drag of the element may begin, or `nil`. Stored but has no effect.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { responder({ $0.accessibilityDragSourceDescriptors }, or: { $0.dragSources }) }
        set { responder(newValue, { $0.accessibilityDragSourceDescriptors = $1 }, or: { $0.dragSources = $1 }) }
    }
    /// The points at which a drag may end in the element, or `nil`. Stored but has no effect.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { responder({ $0.accessibilityDropPointDescriptors }, or: { $0.dropPoints }) }
        set { responder(newValue, { $0.accessibilityDropPointDescriptors = $1 }, or: { $0.dropPoints = $1 }) }
    }
    /// The element whose text precedes this one's, or `nil`. Stored but has no effect.
    public var accessibilityPreviousTextNavigationElement: Any? {
        get { responder({ $0.accessibilityPreviousTextNavigationElement }, or: { $0.previousTextElement }) }
        set { responder(newValue, { $0.accessibilityPreviousTextNavigationElement = $1 }, or: { $0.previousTextElement = $1 }) }
    }
    /// The element whose text follows this one's, or `nil`. Stored but has no effect.
    public var accessibilityNextTextNavigationElement: Any? {
        get { responder({ $0.accessibilityNextTextNavigationElement }, or: { $0.nextTextElement }) }
        set { responder(newValue, { $0.accessibilityNextTextNavigationElement = $1 }, or: { $0.nextTextElement = $1 }) }
    }

    /// Returns the number of elements inside: by default of `accessibilityElements`.
    public func accessibilityElementCount() -> Int {
        responder({ $0.accessibilityElementCount() }, or: { $0.elements?.count ?? 0 })
    }
    /// Returns `nil` if the index is invalid.
    public func accessibilityElement(at index: Int) -> Any? {
        responder({ $0.accessibilityElement(at: index) }, or: { $0.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil } })
    }
    /// Returns the position of an element among those inside, or `NSNotFound`.
    public func index(ofAccessibilityElement element: Any) -> Int {
        nonisolated(unsafe) let element = element
        return responder(
            { $0.index(ofAccessibilityElement: element) },
            or: { $0.elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound })
    }
    /// Returns the element at a point on the screen, or `nil`. Only responders override it.
    public func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
        responder({ $0.accessibilityHitTest(point, with: event) }, or: { _ in nil })
    }
    /// Activates the element in place of a tap. Returns `false` by default: a tap at the activation point follows.
    public func accessibilityActivate() -> Bool { responder({ $0.accessibilityActivate() }, or: { $0.activate?() ?? false }) }
    /// Called to raise the value of an adjustable element.
    public func accessibilityIncrement() { responder({ $0.accessibilityIncrement() }, or: { $0.increment?() }) }
    /// Called to lower the value of an adjustable element.
    public func accessibilityDecrement() { responder({ $0.accessibilityDecrement() }, or: { $0.decrement?() }) }
    /// Scrolls the element by a page, and returns whether it did.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        responder({ $0.accessibilityScroll(direction) }, or: { _ in false })
    }
    /// Enlarges the content at a point on the screen, and returns whether it did.
    public func accessibilityZoomIn(at point: CGPoint) -> Bool { responder({ $0.accessibilityZoomIn(at: point) }, or: { _ in false }) }
    /// Reduces the content at a point on the screen, and returns whether it did.
    public func accessibilityZoomOut(at point: CGPoint) -> Bool { responder({ $0.accessibilityZoomOut(at: point) }, or: { _ in false }) }
    /// Leaves a modal view or goes back, and returns whether it did.
    public func accessibilityPerformEscape() -> Bool {
        responder({ $0.accessibilityPerformEscape() }, or: { $0.performEscape?() ?? false })
    }
    /// Performs the screen's main action, such as playing, and returns whether it did.
    public func accessibilityPerformMagicTap() -> Bool {
        responder({ $0.accessibilityPerformMagicTap() }, or: { $0.performMagicTap?() ?? false })
    }
    /// Called when an assistive technology focused the element. Never called here.
    public func accessibilityElementDidBecomeFocused() { responder({ $0.accessibilityElementDidBecomeFocused() }, or: { _ in }) }
    /// Called when an assistive technology left the element. Never called here.
    public func accessibilityElementDidLoseFocus() { responder({ $0.accessibilityElementDidLoseFocus() }, or: { _ in }) }
    /// Returns whether an assistive technology focuses the element. Always `false`.
    public func accessibilityElementIsFocused() -> Bool { responder({ $0.accessibilityElementIsFocused() }, or: { _ in false }) }
    /// Returns the technologies that focus the element; `nil`, because none runs.
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? {
        responder({ $0.accessibilityAssistiveTechnologyFocusedIdentifiers() }, or: { _ in nil })
    }
}
