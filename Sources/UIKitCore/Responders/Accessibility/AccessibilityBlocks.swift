import Foundation

// The blocks that compute accessibility values, since iOS 17.
public typealias AXVoidReturnBlock = () -> Void
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXObjectReturnBlock = () -> Any?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXExpandedStatusReturnBlock = () -> UIAccessibilityExpandedStatus
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?

extension NSObjectProtocol where Self: NSObject {
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityState.$isElement.map { block in { block() ?? false } } }
        set { accessibilityState.$isElement = newValue.map { block in { block() } } }
    }
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityState.$label }
        set { accessibilityState.$label = newValue }
    }
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityState.$styledLabel }
        set { accessibilityState.$styledLabel = newValue }
    }
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityState.$hint }
        set { accessibilityState.$hint = newValue }
    }
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityState.$styledHint }
        set { accessibilityState.$styledHint = newValue }
    }
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityState.$value }
        set { accessibilityState.$value = newValue }
    }
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityState.$styledValue }
        set { accessibilityState.$styledValue = newValue }
    }
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityState.$traits.map { block in { block() ?? [] } } }
        set { accessibilityState.$traits = newValue.map { block in { block() } } }
    }
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityState.$identifier }
        set { accessibilityState.$identifier = newValue }
    }
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibilityState.$frame.map { block in { block() ?? .zero } } }
        set { accessibilityState.$frame = newValue.map { block in { block() } } }
    }
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibilityState.$path }
        set { accessibilityState.$path = newValue }
    }
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibilityState.$activationPoint.map { block in { block() ?? .zero } } }
        set { accessibilityState.$activationPoint = newValue.map { block in { block() } } }
    }
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityState.$language }
        set { accessibilityState.$language = newValue }
    }
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityState.$elementsHidden }
        set { accessibilityState.$elementsHidden = newValue }
    }
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityState.$viewIsModal }
        set { accessibilityState.$viewIsModal = newValue }
    }
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityState.$groupsChildren }
        set { accessibilityState.$groupsChildren = newValue }
    }
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibilityState.$navigationStyle }
        set { accessibilityState.$navigationStyle = newValue }
    }
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibilityState.$respondsToUserInteraction }
        set { accessibilityState.$respondsToUserInteraction = newValue }
    }
    public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$userInputLabels.map { block in { block() } } }
        set { accessibilityState.$userInputLabels = newValue.map { block in { block() as? [String] } } }
    }
    public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$styledUserInputLabels.map { block in { block() } } }
        set { accessibilityState.$styledUserInputLabels = newValue.map { block in { block() as? [NSAttributedString] } } }
    }
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$headerElements }
        set { accessibilityState.$headerElements = newValue }
    }
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { accessibilityState.$textualContext }
        set { accessibilityState.$textualContext = newValue }
    }
    public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
        get { accessibilityState.$expandedStatus }
        set { accessibilityState.$expandedStatus = newValue }
    }
    public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$customActions.map { block in { block() } } }
        set { accessibilityState.$customActions = newValue.map { block in { block() as? [UIAccessibilityCustomAction] } } }
    }
    public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$customRotors.map { block in { block() } } }
        set { accessibilityState.$customRotors = newValue.map { block in { block() as? [UIAccessibilityCustomRotor] } } }
    }
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$elements }
        set { accessibilityState.$elements = newValue }
    }
    /// Kept, but never called, as on devices: cashapp/AccessibilitySnapshot has a test of that for iOS 17 and later.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityState.containerTypeBlock }
        set { accessibilityState.containerTypeBlock = newValue }
    }
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibilityState.$automationElements }
        set { accessibilityState.$automationElements = newValue }
    }
    public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
        get { accessibilityState.$previousTextElement }
        set { accessibilityState.$previousTextElement = newValue }
    }
    public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
        get { accessibilityState.$nextTextElement }
        set { accessibilityState.$nextTextElement = newValue }
    }
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibilityState.activate }
        set { accessibilityState.activate = newValue }
    }
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibilityState.increment }
        set { accessibilityState.increment = newValue }
    }
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibilityState.decrement }
        set { accessibilityState.decrement = newValue }
    }
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibilityState.performEscape }
        set { accessibilityState.performEscape = newValue }
    }
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibilityState.performMagicTap }
        set { accessibilityState.performMagicTap = newValue }
    }
}
