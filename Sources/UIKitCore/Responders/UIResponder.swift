import Foundation

/// An object that receives events and actions: a link of the responder chain.
///
/// Mechanisms: `FirstResponder.swift`, `ActionSearch.swift`, `Input.swift`.
@preconcurrency @MainActor
open class UIResponder: MainActorKeyValueObject, UIResponderStandardEditActions, UIUserActivityRestoring, UIAccessibilityIdentification,
    UIPasteConfigurationSupporting
{
    package final let accessibility = AccessibilityState()
    final let input = ResponderInput()

    public override init() { super.init() }

    // MARK: The chain

    /// The next responder in the chain: a view's controller or superview, a controller's parent or presenter, then window, scene,
    /// application, and its delegate. (J-01)
    open var next: UIResponder? { nil }

    /// Whether the receiver can become first responder. The default is `false`; text input views override it. (J-04)
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the receiver can resign as first responder. If `false`, it stays first even if another responder requests it.
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { isWindowsFirstResponder }
    /// Replaces the window's first responder, which is asked to resign. Returns `false` if either refuses, or there is no window.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
    /// Leaves the window without a first responder. Returns `false` if the responder refuses.
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Touches, presses, motion

    /// Handles touches that began on the receiver, or that no responder before it handled. The base class passes all of them on to
    /// ``next``. (J-06)
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { next?.touchesEstimatedPropertiesUpdated(touches) }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Returns whether the receiver performs `action` now; by default, whether its class implements the method. (J-08) If not, the search
    /// continues with ``next``.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// Returns the first responder, from the receiver on, that performs `action`, or `nil` if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nearestTarget(forAction: action, withSender: sender) }
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
    open func validate(_ command: UICommand) {}
    /// Returns the elements of a deferred element that asks the responder chain, or `nil` to let the next responder answer.
    open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

    // UIResponderStandardEditActions: the base class performs none of them, and `canPerformAction` returns false.
    @_disfavoredOverload open func cut(_ sender: Any?) {}
    @_disfavoredOverload open func copy(_ sender: Any?) {}
    @_disfavoredOverload open func paste(_ sender: Any?) {}
    @_disfavoredOverload open func pasteAndMatchStyle(_ sender: Any?) {}
    @_disfavoredOverload open func pasteAndGo(_ sender: Any?) {}
    @_disfavoredOverload open func pasteAndSearch(_ sender: Any?) {}
    @_disfavoredOverload open func select(_ sender: Any?) {}
    @_disfavoredOverload open func selectAll(_ sender: Any?) {}
    @_disfavoredOverload open func delete(_ sender: Any?) {}
    @_disfavoredOverload open func duplicate(_ sender: Any?) {}
    @_disfavoredOverload open func move(_ sender: Any?) {}
    @_disfavoredOverload open func rename(_ sender: Any?) {}
    @_disfavoredOverload open func export(_ sender: Any?) {}
    @_disfavoredOverload open func printContent(_ sender: Any?) {}
    @_disfavoredOverload open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    @_disfavoredOverload open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    @_disfavoredOverload open func toggleBoldface(_ sender: Any?) {}
    @_disfavoredOverload open func toggleItalics(_ sender: Any?) {}
    @_disfavoredOverload open func toggleUnderline(_ sender: Any?) {}
    @_disfavoredOverload open func increaseSize(_ sender: Any?) {}
    @_disfavoredOverload open func decreaseSize(_ sender: Any?) {}
    @_disfavoredOverload open func find(_ sender: Any?) {}
    @_disfavoredOverload open func findAndReplace(_ sender: Any?) {}
    @_disfavoredOverload open func findNext(_ sender: Any?) {}
    @_disfavoredOverload open func findPrevious(_ sender: Any?) {}
    @_disfavoredOverload open func useSelectionForFind(_ sender: Any?) {}
    /// Does nothing: there is no camera whose text could be read.
    @_disfavoredOverload open func captureTextFromCamera(_ sender: Any?) {}
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: Undo, keys, and input views

    /// The nearest undo manager along the responder chain; a window has one. (J-10)
    open var undoManager: UndoManager? { next?.undoManager }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The commands of a hardware keyboard that the receiver handles while it is in the chain of the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The view that replaces the keyboard while the receiver, or a responder before it in the chain, is first responder; `nil` for the
    /// keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard. It stays at the bottom of the screen while no keyboard is shown.
    open var inputAccessoryView: UIView? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { input.assistantItem }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var textInputMode: UITextInputMode? { UITextInputMode.current }
    open var textInputContextIdentifier: String? { nil }
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// Reloads the input and accessory views; does nothing unless the receiver is first responder.
    open func reloadInputViews() { FirstResponderChanges.inputViewsDidChange(of: self) }

    // MARK: Pasting

    open var pasteConfiguration: UIPasteConfiguration? {
        get { input.pasteConfiguration }
        set { input.pasteConfiguration = newValue }
    }
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }

    // MARK: Activities and restoration

    open var userActivity: NSUserActivity? {
        get { input.userActivity }
        set {
            let old = input.userActivity
            input.userActivity = newValue
            ActivityResponders.didSet(newValue, on: self, insteadOf: old)
        }
    }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    /// Encodes the state to restore in the next run; call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the state that ``encodeRestorableState(with:)`` encoded, after the view is loaded; call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.styledLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { (accessibility.label, accessibility.styledLabel) = (newValue?.string, newValue) }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.styledHint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
        set { (accessibility.hint, accessibility.styledHint) = (newValue?.string, newValue) }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.styledValue ?? accessibilityValue.map(NSAttributedString.init(string:)) }
        set { (accessibility.value, accessibility.styledValue) = (newValue?.string, newValue) }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.viewIsModal }
        set { accessibility.viewIsModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels ?? [] }
        set { accessibility.userInputLabels = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility.styledUserInputLabels ?? accessibilityUserInputLabels.map { $0.map(NSAttributedString.init(string:)) } }
        set { (accessibility.userInputLabels, accessibility.styledUserInputLabels) = (newValue?.map(\.string), newValue) }
    }
    /// The elements that are headers of this one, such as a cell's column and row.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility.headerElements }
        set { accessibility.headerElements = newValue }
    }
    open var accessibilityPreviousTextNavigationElement: Any? {
        get { accessibility.previousTextElement }
        set { accessibility.previousTextElement = newValue }
    }
    open var accessibilityNextTextNavigationElement: Any? {
        get { accessibility.nextTextElement }
        set { accessibility.nextTextElement = newValue }
    }
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility.expandedStatus }
        set { accessibility.expandedStatus = newValue }
    }
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibility.directTouchOptions }
        set { accessibility.directTouchOptions = newValue }
    }
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.dragSources }
        set { accessibility.dragSources = newValue }
    }
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.dropPoints }
        set { accessibility.dropPoints = newValue }
    }
    /// The elements that tests see, if they differ from `accessibilityElements`.
    open var automationElements: [Any]? {
        get { accessibility.automationElements }
        set { accessibility.automationElements = newValue }
    }
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? { nil }
    open func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? { nil }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns `nil` if the index is invalid.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    open func accessibilityActivate() -> Bool { accessibility.activate?() ?? false }
    open func accessibilityIncrement() { accessibility.increment?() }
    open func accessibilityDecrement() { accessibility.decrement?() }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { accessibility.performEscape?() ?? false }
    open func accessibilityPerformMagicTap() -> Bool { accessibility.performMagicTap?() ?? false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}
