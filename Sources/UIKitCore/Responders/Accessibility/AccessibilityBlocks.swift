import Foundation

// The blocks that compute accessibility values, since iOS 17.
/// A block that performs an action for an element.
public typealias AXVoidReturnBlock = () -> Void
/// A block that computes text of an element; `nil` means none.
public typealias AXStringReturnBlock = () -> String?
/// A block that computes styled text of an element; `nil` means none.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that answers a question about an element, or performs an action and returns whether it did.
public typealias AXBoolReturnBlock = () -> Bool
/// A block that computes a list of an element; `nil` means none.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that computes an object related to an element.
public typealias AXObjectReturnBlock = () -> Any?
/// A block that computes an element's traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that computes how a container is navigated.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that computes the kind of a container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that computes a rectangle in the screen's points.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that computes a point on the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that computes an outline in the screen's points.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that computes whether an element is expanded.
public typealias AXExpandedStatusReturnBlock = () -> UIAccessibilityExpandedStatus
/// A block that computes the kind of an element's text.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?

extension NSObjectProtocol where Self: NSObject {
    /// Computes `isAccessibilityElement` each time it is read, in place of a stored value; `nil` removes the value.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityState.$isElement.map { block in { block() ?? false } } }
        set { accessibilityState.$isElement = newValue.map { block in { block() } } }
    }
    /// Computes `accessibilityLabel` each time it is read.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityState.$label }
        set { accessibilityState.$label = newValue }
    }
    /// Computes `accessibilityAttributedLabel` each time it is read.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityState.$styledLabel }
        set { accessibilityState.$styledLabel = newValue }
    }
    /// Computes `accessibilityHint` each time it is read.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityState.$hint }
        set { accessibilityState.$hint = newValue }
    }
    /// Computes `accessibilityAttributedHint` each time it is read.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityState.$styledHint }
        set { accessibilityState.$styledHint = newValue }
    }
    /// Computes `accessibilityValue` each time it is read.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityState.$value }
        set { accessibilityState.$value = newValue }
    }
    /// Computes `accessibilityAttributedValue` each time it is read.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityState.$styledValue }
        set { accessibilityState.$styledValue = newValue }
    }
    /// Computes `accessibilityTraits` each time they are read.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityState.$traits.map { block in { block() ?? [] } } }
        set { accessibilityState.$traits = newValue.map { block in { block() } } }
    }
    /// Computes `accessibilityIdentifier` each time it is read.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityState.$identifier }
        set { accessibilityState.$identifier = newValue }
    }
    /// Computes `accessibilityFrame`, in the screen's points, each time it is read.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibilityState.$frame.map { block in { block() ?? .zero } } }
        set { accessibilityState.$frame = newValue.map { block in { block() } } }
    }
    /// Computes `accessibilityPath`, in the screen's points, each time it is read.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibilityState.$path }
        set { accessibilityState.$path = newValue }
    }
    /// Computes `accessibilityActivationPoint` on the screen each time it is read.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibilityState.$activationPoint.map { block in { block() ?? .zero } } }
        set { accessibilityState.$activationPoint = newValue.map { block in { block() } } }
    }
    /// Computes `accessibilityLanguage` each time it is read.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityState.$language }
        set { accessibilityState.$language = newValue }
    }
    /// Computes `accessibilityElementsHidden` each time it is read.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityState.$elementsHidden }
        set { accessibilityState.$elementsHidden = newValue }
    }
    /// Computes `accessibilityViewIsModal` each time it is read.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityState.$viewIsModal }
        set { accessibilityState.$viewIsModal = newValue }
    }
    /// Computes `shouldGroupAccessibilityChildren` each time it is read.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityState.$groupsChildren }
        set { accessibilityState.$groupsChildren = newValue }
    }
    /// Computes `accessibilityNavigationStyle` each time it is read.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibilityState.$navigationStyle }
        set { accessibilityState.$navigationStyle = newValue }
    }
    /// Computes `accessibilityRespondsToUserInteraction` each time it is read.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibilityState.$respondsToUserInteraction }
        set { accessibilityState.$respondsToUserInteraction = newValue }
    }
    /// Computes `accessibilityUserInputLabels` each time they are read. A list with anything but strings counts as `nil`.
    public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$userInputLabels.map { block in { block() } } }
        set { accessibilityState.$userInputLabels = newValue.map { block in { block() as? [String] } } }
    }
    /// Computes `accessibilityAttributedUserInputLabels` each time they are read. A list with anything but attributed strings counts as
    /// `nil`.
    public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$styledUserInputLabels.map { block in { block() } } }
        set { accessibilityState.$styledUserInputLabels = newValue.map { block in { block() as? [NSAttributedString] } } }
    }
    /// Computes `accessibilityHeaderElements` each time they are read.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$headerElements }
        set { accessibilityState.$headerElements = newValue }
    }
    /// Computes `accessibilityTextualContext` each time it is read.
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { accessibilityState.$textualContext }
        set { accessibilityState.$textualContext = newValue }
    }
    /// Computes `accessibilityExpandedStatus` each time it is read.
    public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
        get { accessibilityState.$expandedStatus }
        set { accessibilityState.$expandedStatus = newValue }
    }
    /// Computes `accessibilityCustomActions` each time they are read. A list with anything but actions counts as `nil`.
    public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$customActions.map { block in { block() } } }
        set { accessibilityState.$customActions = newValue.map { block in { block() as? [UIAccessibilityCustomAction] } } }
    }
    /// Computes `accessibilityCustomRotors` each time they are read. A list with anything but rotors counts as `nil`.
    public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$customRotors.map { block in { block() } } }
        set { accessibilityState.$customRotors = newValue.map { block in { block() as? [UIAccessibilityCustomRotor] } } }
    }
    /// Computes `accessibilityElements` each time they are read.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$elements }
        set { accessibilityState.$elements = newValue }
    }
    /// Kept, but never called, as on devices: cashapp/AccessibilitySnapshot has a test of that for iOS 17 and later.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityState.containerTypeBlock }
        set { accessibilityState.containerTypeBlock = newValue }
    }
    /// Computes `automationElements` each time they are read.
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$automationElements }
        set { accessibilityState.$automationElements = newValue }
    }
    /// Computes the element whose text precedes this one's.
    public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
        get { accessibilityState.$previousTextElement }
        set { accessibilityState.$previousTextElement = newValue }
    }
    /// Computes the element whose text follows this one's.
    public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
        get { accessibilityState.$nextTextElement }
        set { accessibilityState.$nextTextElement = newValue }
    }
    /// Called by `accessibilityActivate()`, unless a class overrides it; returns whether it did something.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibilityState.activate }
        set { accessibilityState.activate = newValue }
    }
    /// Called by `accessibilityIncrement()`, unless a class overrides it.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibilityState.increment }
        set { accessibilityState.increment = newValue }
    }
    /// Called by `accessibilityDecrement()`, unless a class overrides it.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibilityState.decrement }
        set { accessibilityState.decrement = newValue }
    }
    /// Called by `accessibilityPerformEscape()`, unless a class overrides it; returns whether it did something.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibilityState.performEscape }
        set { accessibilityState.performEscape = newValue }
    }
    /// Called by `accessibilityPerformMagicTap()`, unless a class overrides it; returns whether it did something.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibilityState.performMagicTap }
        set { accessibilityState.performMagicTap = newValue }
    }
}
