import Foundation

/// A value of an object's accessibility, or the block that an app sets to compute it, which takes precedence.
@propertyWrapper
package struct AccessibilityAnswer<Value> {
    private final class Block {
        let compute: () -> Value
        init(_ compute: @escaping () -> Value) { self.compute = compute }
    }
    private var stored: Value
    /// A class, because most objects have no blocks.
    private var block: Block?

    package init(wrappedValue: Value) { stored = wrappedValue }
    package var wrappedValue: Value {
        get { block?.compute() ?? stored }
        set { stored = newValue }
    }
    package var projectedValue: (() -> Value)? {
        get { block?.compute }
        set { block = newValue.map(Block.init) }
    }
}

/// The accessibility values that an app has set on an object.
package final class AccessibilityState: @unchecked Sendable {
    @AccessibilityAnswer package var isElement: Bool?
    @AccessibilityAnswer package var label: String? { didSet { styledLabel = nil } }
    @AccessibilityAnswer package var hint: String? { didSet { styledHint = nil } }
    @AccessibilityAnswer package var value: String? { didSet { styledValue = nil } }
    @AccessibilityAnswer package var styledLabel: NSAttributedString?
    @AccessibilityAnswer package var styledHint: NSAttributedString?
    @AccessibilityAnswer package var styledValue: NSAttributedString?
    @AccessibilityAnswer package var traits: UIAccessibilityTraits?
    @AccessibilityAnswer package var identifier: String?
    @AccessibilityAnswer package var frame: CGRect?
    @AccessibilityAnswer package var path: UIBezierPath?
    @AccessibilityAnswer package var activationPoint: CGPoint?
    @AccessibilityAnswer package var language: String?
    @AccessibilityAnswer package var elementsHidden = false
    @AccessibilityAnswer package var viewIsModal = false
    @AccessibilityAnswer package var groupsChildren = false
    @AccessibilityAnswer package var navigationStyle = UIAccessibilityNavigationStyle.automatic
    @AccessibilityAnswer package var respondsToUserInteraction = true
    @AccessibilityAnswer package var userInputLabels: [String]?
    @AccessibilityAnswer package var styledUserInputLabels: [NSAttributedString]?
    @AccessibilityAnswer package var headerElements: [Any]?
    @AccessibilityAnswer package var customActions: [UIAccessibilityCustomAction]?
    @AccessibilityAnswer package var customRotors: [UIAccessibilityCustomRotor]?
    @AccessibilityAnswer package var elements: [Any]?
    package var containerType = UIAccessibilityContainerType.none
    package var containerTypeBlock: AXContainerTypeReturnBlock?
    @AccessibilityAnswer package var textualContext: UIAccessibilityTextualContext?
    @AccessibilityAnswer package var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    @AccessibilityAnswer package var automationElements: [Any]?
    @AccessibilityAnswer package var previousTextElement: Any?
    @AccessibilityAnswer package var nextTextElement: Any?
    @AccessibilityAnswer package var textInputResponder: AnyObject?
    package var ignoresInvertColors = false
    package var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    package var dragSources: [UIAccessibilityLocationDescriptor]?
    package var dropPoints: [UIAccessibilityLocationDescriptor]?
    package var activate: (() -> Bool)?
    package var increment: (() -> Void)?
    package var decrement: (() -> Void)?
    package var performEscape: (() -> Bool)?
    package var performMagicTap: (() -> Bool)?

    nonisolated init() {}

    nonisolated(unsafe) private static var key = 0

    /// The state of an object that has none of its own.
    static func associated(with object: NSObject) -> AccessibilityState {
        if let state = objc_getAssociatedObject(object, &key) as? AccessibilityState { return state }
        let state = AccessibilityState()
        // An image is an image to assistive technologies, too.
        if object is UIImage { state.traits = .image }
        objc_setAssociatedObject(object, &key, state, .OBJC_ASSOCIATION_RETAIN)
        return state
    }
}
