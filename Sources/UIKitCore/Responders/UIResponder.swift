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
    /// Whether the receiver is the first responder of its window.
    open var isFirstResponder: Bool { isWindowsFirstResponder }
    /// Replaces the window's first responder, which is asked to resign. Returns `false` if either refuses, or there is no window.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
    /// Leaves the window without a first responder. Returns `false` if the responder refuses.
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Touches, presses, motion

    /// Handles touches that began on the receiver, or that no responder before it handled. The base class passes all of them on to
    /// ``UIResponder/next``. (J-06)
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Handles the movement of touches that began on the receiver. The base class passes it on to ``UIResponder/next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Handles the lifting of touches that began on the receiver. The base class passes it on to ``UIResponder/next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Handles touches that the system or a gesture recognizer took away. The base class passes it on to ``UIResponder/next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Handles better values of a pencil's touches. Never called by the system here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { next?.touchesEstimatedPropertiesUpdated(touches) }

    /// Handles keys of a hardware keyboard that went down, from the first responder on. In contrast to Apple's, the key types its text even
    /// if an override doesn't call super.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Handles presses whose force changed. Never called by the system here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Handles keys that were released. The base class passes them on to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Handles presses that the system took away. The base class passes them on to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    /// Handles the beginning of a shake, from the first responder on. The base class passes it on to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Handles the end of a shake. The base class passes it on to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Handles a shake that took too long or was interrupted. The base class passes it on to ``next``. Never sent here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    /// Handles a button of a remote or headset. The base class passes it on to ``next``; hosts report none.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Returns whether the receiver performs `action` now; by default, whether its class implements the method. (J-08) If not, the search
    /// continues with ``UIResponder/next``.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// Returns the first responder, from the receiver on, that performs `action`, or `nil` if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nearestTarget(forAction: action, withSender: sender) }
    /// Changes a menu that is being built. The base class passes the builder on to ``next``; overrides call super first.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
    /// Called by UIKit before a command is shown or performed, to change its title, state, or attributes. Never called here.
    open func validate(_ command: UICommand) {}
    /// Returns the elements of a deferred element that asks the responder chain, or `nil` to let the next responder answer.
    open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

    // UIResponderStandardEditActions: the base class performs none of them, and `canPerformAction` returns false.
    /// Does nothing in the base class, which doesn't claim to perform the action.
    @_disfavoredOverload open func cut(_ sender: Any?) {}
    /// Does nothing in the base class. An override puts the selection on the pasteboard.
    @_disfavoredOverload open func copy(_ sender: Any?) {}
    /// Does nothing in the base class. An override inserts the pasteboard's content.
    @_disfavoredOverload open func paste(_ sender: Any?) {}
    /// Does nothing in the base class. An override inserts the pasteboard's text in the style around it.
    @_disfavoredOverload open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing in the base class. An override opens the address on the pasteboard.
    @_disfavoredOverload open func pasteAndGo(_ sender: Any?) {}
    /// Does nothing in the base class. An override searches for the pasteboard's text.
    @_disfavoredOverload open func pasteAndSearch(_ sender: Any?) {}
    /// Does nothing in the base class. An override selects the word or object at the caret.
    @_disfavoredOverload open func select(_ sender: Any?) {}
    /// Does nothing in the base class. An override selects all content.
    @_disfavoredOverload open func selectAll(_ sender: Any?) {}
    /// Does nothing in the base class. An override removes the selection.
    @_disfavoredOverload open func delete(_ sender: Any?) {}
    /// Does nothing in the base class. An override makes a second copy of the selection.
    @_disfavoredOverload open func duplicate(_ sender: Any?) {}
    /// Does nothing in the base class. An override moves the selection to a place that the user chooses.
    @_disfavoredOverload open func move(_ sender: Any?) {}
    /// Does nothing in the base class. An override lets the user name the selection.
    @_disfavoredOverload open func rename(_ sender: Any?) {}
    /// Does nothing in the base class. An override writes the content to another app or a file.
    @_disfavoredOverload open func export(_ sender: Any?) {}
    /// Does nothing in the base class. An override prints the content.
    @_disfavoredOverload open func printContent(_ sender: Any?) {}
    /// Does nothing in the base class. An override sets the direction of the selected text.
    @_disfavoredOverload open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing in the base class. An override sets the direction of the selected text.
    @_disfavoredOverload open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing in the base class. An override makes the selected text bold, or no longer bold.
    @_disfavoredOverload open func toggleBoldface(_ sender: Any?) {}
    /// Does nothing in the base class. An override makes the selected text italic, or no longer italic.
    @_disfavoredOverload open func toggleItalics(_ sender: Any?) {}
    /// Does nothing in the base class. An override underlines the selected text, or removes the line.
    @_disfavoredOverload open func toggleUnderline(_ sender: Any?) {}
    /// Does nothing in the base class. An override enlarges the selected text.
    @_disfavoredOverload open func increaseSize(_ sender: Any?) {}
    /// Does nothing in the base class. An override reduces the selected text.
    @_disfavoredOverload open func decreaseSize(_ sender: Any?) {}
    /// Does nothing in the base class. An override opens a search in the content.
    @_disfavoredOverload open func find(_ sender: Any?) {}
    /// Does nothing in the base class. An override opens a search with a replacement.
    @_disfavoredOverload open func findAndReplace(_ sender: Any?) {}
    /// Does nothing in the base class. An override moves to the next match.
    @_disfavoredOverload open func findNext(_ sender: Any?) {}
    /// Does nothing in the base class. An override moves to the previous match.
    @_disfavoredOverload open func findPrevious(_ sender: Any?) {}
    /// Does nothing in the base class. An override searches for the selected text.
    @_disfavoredOverload open func useSelectionForFind(_ sender: Any?) {}
    /// Does nothing: there is no camera whose text could be read.
    @_disfavoredOverload open func captureTextFromCamera(_ sender: Any?) {}
    /// Changes the attributes of the selected text, as text views do. The base class does nothing.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: Undo, keys, and input views

    /// The nearest undo manager along the responder chain; a window has one. (J-10)
    open var undoManager: UndoManager? { next?.undoManager }
    /// Whether gestures with three fingers edit here. Never read: they aren't recognized.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The commands of a hardware keyboard that the receiver handles while it is in the chain of the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The view that replaces the keyboard while the receiver, or a responder before it in the chain, is first responder; `nil` for the
    /// keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard. It stays at the bottom of the screen while no keyboard is shown.
    open var inputAccessoryView: UIView? { nil }
    /// The shortcuts above an iPad's keyboard. They aren't shown.
    open var inputAssistantItem: UITextInputAssistantItem { input.assistantItem }
    /// The controller of the view that replaces the keyboard, or `nil`. It takes precedence over ``inputView``.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard, or `nil`. It takes precedence over ``inputAccessoryView``.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The keyboard's language for the responder: that of the host.
    open var textInputMode: UITextInputMode? { UITextInputMode.current }
    /// The name under which the responder's keyboard choice is remembered, or `nil`. Never read here.
    open var textInputContextIdentifier: String? { nil }
    /// Forgets the keyboard choice of a name. Does nothing here.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// Reloads the input and accessory views; does nothing unless the receiver is first responder.
    open func reloadInputViews() { FirstResponderChanges.inputViewsDidChange(of: self) }

    // MARK: Pasting

    /// The types that the responder accepts; `nil` accepts none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { input.pasteConfiguration }
        set { input.pasteConfiguration = newValue }
    }
    /// Inserts the data that the user pasted or dropped. The base class does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether the responder accepts the data. `false` in the base class.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }

    // MARK: Activities and restoration

    /// The activity that the responder keeps up to date; several responders may share one. It is saved through
    /// ``updateUserActivityState(_:)``.
    open var userActivity: NSUserActivity? {
        get { input.userActivity }
        set {
            let old = input.userActivity
            input.userActivity = newValue
            ActivityResponders.didSet(newValue, on: self, insteadOf: old)
        }
    }
    /// Writes the responder's state into its activity, when the system is about to save or hand over the activity. The base class does
    /// nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores the state that an activity describes. The base class does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    /// Encodes the state to restore in the next run; call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the state that ``encodeRestorableState(with:)`` encoded, after the view is loaded; call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Accessibility

    /// Whether assistive technologies and tests treat the responder as one element. `false` by default; controls, labels, and images with a
    /// label differ.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// The short name of the element for assistive technologies, or `nil`. Labels and buttons return their text.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// The styled form of the label. Setting either form sets both.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.styledLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { (accessibility.label, accessibility.styledLabel) = (newValue?.string, newValue) }
    }
    /// The result of activating the element, in a few words, or `nil`.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The styled form of the hint. Setting either form sets both.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.styledHint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
        set { (accessibility.hint, accessibility.styledHint) = (newValue?.string, newValue) }
    }
    /// The present value of the element, such as a slider's position, or `nil`.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// The styled form of the value. Setting either form sets both.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.styledValue ?? accessibilityValue.map(NSAttributedString.init(string:)) }
        set { (accessibility.value, accessibility.styledValue) = (newValue?.string, newValue) }
    }
    /// The kind and the state of the element. None by default; controls have their own.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// The name by which tests find the element, or `nil`. It is not spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The element's frame in the screen's points: a view's own frame unless another was set.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The element's outline in the screen's points, in place of its frame; `nil` for none.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The point on the screen that activation touches: the frame's center unless it was set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }
    /// The language in which the element is spoken, as a BCP 47 tag; `nil` for the user's.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// Whether the elements inside are left out.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    /// Whether the elements of sibling views are left out while this one is shown.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.viewIsModal }
        set { accessibility.viewIsModal = newValue }
    }
    /// Whether the elements inside are read together before others on the same line.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// Whether the elements inside are navigated one by one.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// Whether the element reacts to the user, for technologies that skip those that don't.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUserInteraction }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    /// The names by which Voice Control finds the element, the best one first. Empty unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels ?? [] }
        set { accessibility.userInputLabels = newValue }
    }
    /// The actions besides activation, or `nil`. Tests can perform them by name.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The ways to move among the element's parts, or `nil`.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// The elements inside, in reading order; `nil` finds them in the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// The kind of group that the elements inside form.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// The kind of the element's text, or `nil`.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }
    /// The styled form of ``accessibilityUserInputLabels``. Setting either form sets both.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility.styledUserInputLabels ?? accessibilityUserInputLabels.map { $0.map(NSAttributedString.init(string:)) } }
        set { (accessibility.userInputLabels, accessibility.styledUserInputLabels) = (newValue?.map(\.string), newValue) }
    }
    /// The elements that are headers of this one, such as a cell's column and row.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility.headerElements }
        set { accessibility.headerElements = newValue }
    }
    /// The element whose text precedes this one's, or `nil`. Stored but has no effect.
    open var accessibilityPreviousTextNavigationElement: Any? {
        get { accessibility.previousTextElement }
        set { accessibility.previousTextElement = newValue }
    }
    /// The element whose text follows this one's, or `nil`. Stored but has no effect.
    open var accessibilityNextTextNavigationElement: Any? {
        get { accessibility.nextTextElement }
        set { accessibility.nextTextElement = newValue }
    }
    /// Whether the element is expanded, collapsed, or neither.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility.expandedStatus }
        set { accessibility.expandedStatus = newValue }
    }
    /// How touches reach an element that handles them itself. Stored but has no effect.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibility.directTouchOptions }
        set { accessibility.directTouchOptions = newValue }
    }
    /// The points at which a drag of the element may begin, or `nil`. Stored but has no effect.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.dragSources }
        set { accessibility.dragSources = newValue }
    }
    /// The points at which a drag may end in the element, or `nil`. Stored but has no effect.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility.dropPoints }
        set { accessibility.dropPoints = newValue }
    }
    /// The elements that tests see, if they differ from `accessibilityElements`.
    open var automationElements: [Any]? {
        get { accessibility.automationElements }
        set { accessibility.automationElements = newValue }
    }
    /// Returns the technologies that focus the element; `nil`, because none runs.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? { nil }
    /// Returns the element at a point on the screen, or `nil` to search the elements inside. The base class returns `nil`.
    open func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? { nil }
    /// Returns the number of elements inside: by default of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns `nil` if the index is invalid.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the position of an element among those inside, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Activates the element in place of a tap. Returns `false` by default: a tap at the activation point follows.
    open func accessibilityActivate() -> Bool { accessibility.activate?() ?? false }
    /// Called to raise the value of an adjustable element.
    open func accessibilityIncrement() { accessibility.increment?() }
    /// Called to lower the value of an adjustable element.
    open func accessibilityDecrement() { accessibility.decrement?() }
    /// Scrolls the element by a page, and returns whether it did. `false` by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Enlarges the content at a point on the screen, and returns whether it did. `false` by default.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// Reduces the content at a point on the screen, and returns whether it did. `false` by default.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// Leaves a modal view or goes back, and returns whether it did.
    open func accessibilityPerformEscape() -> Bool { accessibility.performEscape?() ?? false }
    /// Performs the screen's main action, such as playing, and returns whether it did.
    open func accessibilityPerformMagicTap() -> Bool { accessibility.performMagicTap?() ?? false }
    /// Called when an assistive technology focused the element. Never called here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology left the element. Never called here.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology focuses the element. Always `false`.
    open func accessibilityElementIsFocused() -> Bool { false }
}
