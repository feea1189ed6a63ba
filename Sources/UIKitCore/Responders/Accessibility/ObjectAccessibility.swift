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

    public var isAccessibilityElement: Bool {
        get { words({ $0.isAccessibilityElement }, or: { $0.isElement ?? false }) }
        set { words(newValue, { $0.isAccessibilityElement = $1 }, or: { $0.isElement = $1 }) }
    }
    public var accessibilityLabel: String? {
        get { words({ $0.accessibilityLabel }, or: { $0.label }) }
        set { words(newValue, { $0.accessibilityLabel = $1 }, or: { $0.label = $1 }) }
    }
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { words({ $0.accessibilityAttributedLabel }, or: { $0.styledLabel ?? $0.label.map(NSAttributedString.init(string:)) }) }
        set { words(newValue, { $0.accessibilityAttributedLabel = $1 }, or: { ($0.label, $0.styledLabel) = ($1?.string, $1) }) }
    }
    public var accessibilityHint: String? {
        get { words({ $0.accessibilityHint }, or: { $0.hint }) }
        set { words(newValue, { $0.accessibilityHint = $1 }, or: { $0.hint = $1 }) }
    }
    public var accessibilityAttributedHint: NSAttributedString? {
        get { responder({ $0.accessibilityAttributedHint }, or: { $0.styledHint ?? $0.hint.map(NSAttributedString.init(string:)) }) }
        set { responder(newValue, { $0.accessibilityAttributedHint = $1 }, or: { ($0.hint, $0.styledHint) = ($1?.string, $1) }) }
    }
    public var accessibilityValue: String? {
        get { words({ $0.accessibilityValue }, or: { $0.value }) }
        set { words(newValue, { $0.accessibilityValue = $1 }, or: { $0.value = $1 }) }
    }
    public var accessibilityAttributedValue: NSAttributedString? {
        get { responder({ $0.accessibilityAttributedValue }, or: { $0.styledValue ?? $0.value.map(NSAttributedString.init(string:)) }) }
        set { responder(newValue, { $0.accessibilityAttributedValue = $1 }, or: { ($0.value, $0.styledValue) = ($1?.string, $1) }) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { words({ $0.accessibilityTraits }, or: { $0.traits ?? .none }) }
        set { words(newValue, { $0.accessibilityTraits = $1 }, or: { $0.traits = $1 }) }
    }
    public var accessibilityFrame: CGRect {
        get { responder({ $0.accessibilityFrame }, or: { $0.frame ?? .zero }) }
        set { responder(newValue, { $0.accessibilityFrame = $1 }, or: { $0.frame = $1 }) }
    }
    public var accessibilityPath: UIBezierPath? {
        get { responder({ $0.accessibilityPath }, or: { $0.path }) }
        set { responder(newValue, { $0.accessibilityPath = $1 }, or: { $0.path = $1 }) }
    }
    public var accessibilityActivationPoint: CGPoint {
        get {
            responder(
                { $0.accessibilityActivationPoint },
                or: { $0.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) })
        }
        set { responder(newValue, { $0.accessibilityActivationPoint = $1 }, or: { $0.activationPoint = $1 }) }
    }
    public var accessibilityLanguage: String? {
        get { responder({ $0.accessibilityLanguage }, or: { $0.language }) }
        set { responder(newValue, { $0.accessibilityLanguage = $1 }, or: { $0.language = $1 }) }
    }
    public var accessibilityElementsHidden: Bool {
        get { responder({ $0.accessibilityElementsHidden }, or: { $0.elementsHidden }) }
        set { responder(newValue, { $0.accessibilityElementsHidden = $1 }, or: { $0.elementsHidden = $1 }) }
    }
    public var accessibilityViewIsModal: Bool {
        get { responder({ $0.accessibilityViewIsModal }, or: { $0.viewIsModal }) }
        set { responder(newValue, { $0.accessibilityViewIsModal = $1 }, or: { $0.viewIsModal = $1 }) }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { responder({ $0.shouldGroupAccessibilityChildren }, or: { $0.groupsChildren }) }
        set { responder(newValue, { $0.shouldGroupAccessibilityChildren = $1 }, or: { $0.groupsChildren = $1 }) }
    }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { responder({ $0.accessibilityNavigationStyle }, or: { $0.navigationStyle }) }
        set { responder(newValue, { $0.accessibilityNavigationStyle = $1 }, or: { $0.navigationStyle = $1 }) }
    }
    public var accessibilityRespondsToUserInteraction: Bool {
        get { responder({ $0.accessibilityRespondsToUserInteraction }, or: { $0.respondsToUserInteraction }) }
        set { responder(newValue, { $0.accessibilityRespondsToUserInteraction = $1 }, or: { $0.respondsToUserInteraction = $1 }) }
    }
    public var accessibilityUserInputLabels: [String]! {
        get { responder({ $0.accessibilityUserInputLabels }, or: { $0.userInputLabels ?? [] }) }
        set { responder(newValue, { $0.accessibilityUserInputLabels = $1 }, or: { $0.userInputLabels = $1 }) }
    }
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
    public var accessibilityHeaderElements: [Any]? {
        get { responder({ $0.accessibilityHeaderElements }, or: { $0.headerElements }) }
        set { responder(newValue, { $0.accessibilityHeaderElements = $1 }, or: { $0.headerElements = $1 }) }
    }
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { responder({ $0.accessibilityTextualContext }, or: { $0.textualContext }) }
        set { responder(newValue, { $0.accessibilityTextualContext = $1 }, or: { $0.textualContext = $1 }) }
    }
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { responder({ $0.accessibilityExpandedStatus }, or: { $0.expandedStatus }) }
        set { responder(newValue, { $0.accessibilityExpandedStatus = $1 }, or: { $0.expandedStatus = $1 }) }
    }
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { responder({ $0.accessibilityDirectTouchOptions }, or: { $0.directTouchOptions }) }
        set { responder(newValue, { $0.accessibilityDirectTouchOptions = $1 }, or: { $0.directTouchOptions = $1 }) }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder({ $0.accessibilityCustomActions }, or: { $0.customActions }) }
        set { responder(newValue, { $0.accessibilityCustomActions = $1 }, or: { $0.customActions = $1 }) }
    }
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { responder({ $0.accessibilityCustomRotors }, or: { $0.customRotors }) }
        set { responder(newValue, { $0.accessibilityCustomRotors = $1 }, or: { $0.customRotors = $1 }) }
    }
    public var accessibilityElements: [Any]? {
        get { responder({ $0.accessibilityElements }, or: { $0.elements }) }
        set { responder(newValue, { $0.accessibilityElements = $1 }, or: { $0.elements = $1 }) }
    }
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { responder({ $0.accessibilityContainerType }, or: { $0.containerType }) }
        set { responder(newValue, { $0.accessibilityContainerType = $1 }, or: { $0.containerType = $1 }) }
    }
    public var automationElements: [Any]? {
        get { responder({ $0.automationElements }, or: { $0.automationElements }) }
        set { responder(newValue, { $0.automationElements = $1 }, or: { $0.automationElements = $1 }) }
    }
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { responder({ $0.accessibilityDragSourceDescriptors }, or: { $0.dragSources }) }
        set { responder(newValue, { $0.accessibilityDragSourceDescriptors = $1 }, or: { $0.dragSources = $1 }) }
    }
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { responder({ $0.accessibilityDropPointDescriptors }, or: { $0.dropPoints }) }
        set { responder(newValue, { $0.accessibilityDropPointDescriptors = $1 }, or: { $0.dropPoints = $1 }) }
    }
    public var accessibilityPreviousTextNavigationElement: Any? {
        get { responder({ $0.accessibilityPreviousTextNavigationElement }, or: { $0.previousTextElement }) }
        set { responder(newValue, { $0.accessibilityPreviousTextNavigationElement = $1 }, or: { $0.previousTextElement = $1 }) }
    }
    public var accessibilityNextTextNavigationElement: Any? {
        get { responder({ $0.accessibilityNextTextNavigationElement }, or: { $0.nextTextElement }) }
        set { responder(newValue, { $0.accessibilityNextTextNavigationElement = $1 }, or: { $0.nextTextElement = $1 }) }
    }

    public func accessibilityElementCount() -> Int {
        responder({ $0.accessibilityElementCount() }, or: { $0.elements?.count ?? 0 })
    }
    /// Returns `nil` if the index is invalid.
    public func accessibilityElement(at index: Int) -> Any? {
        responder({ $0.accessibilityElement(at: index) }, or: { $0.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil } })
    }
    public func index(ofAccessibilityElement element: Any) -> Int {
        nonisolated(unsafe) let element = element
        return responder(
            { $0.index(ofAccessibilityElement: element) },
            or: { $0.elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound })
    }
    public func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
        responder({ $0.accessibilityHitTest(point, with: event) }, or: { _ in nil })
    }
    public func accessibilityActivate() -> Bool { responder({ $0.accessibilityActivate() }, or: { $0.activate?() ?? false }) }
    public func accessibilityIncrement() { responder({ $0.accessibilityIncrement() }, or: { $0.increment?() }) }
    public func accessibilityDecrement() { responder({ $0.accessibilityDecrement() }, or: { $0.decrement?() }) }
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        responder({ $0.accessibilityScroll(direction) }, or: { _ in false })
    }
    public func accessibilityZoomIn(at point: CGPoint) -> Bool { responder({ $0.accessibilityZoomIn(at: point) }, or: { _ in false }) }
    public func accessibilityZoomOut(at point: CGPoint) -> Bool { responder({ $0.accessibilityZoomOut(at: point) }, or: { _ in false }) }
    public func accessibilityPerformEscape() -> Bool {
        responder({ $0.accessibilityPerformEscape() }, or: { $0.performEscape?() ?? false })
    }
    public func accessibilityPerformMagicTap() -> Bool {
        responder({ $0.accessibilityPerformMagicTap() }, or: { $0.performMagicTap?() ?? false })
    }
    public func accessibilityElementDidBecomeFocused() { responder({ $0.accessibilityElementDidBecomeFocused() }, or: { _ in }) }
    public func accessibilityElementDidLoseFocus() { responder({ $0.accessibilityElementDidLoseFocus() }, or: { _ in }) }
    public func accessibilityElementIsFocused() -> Bool { responder({ $0.accessibilityElementIsFocused() }, or: { _ in false }) }
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? {
        responder({ $0.accessibilityAssistiveTechnologyFocusedIdentifiers() }, or: { _ in nil })
    }
}
