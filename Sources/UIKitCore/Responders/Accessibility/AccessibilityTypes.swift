import Foundation

/// The traits of an element, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits, one for each trait, with Apple's values.
    public let rawValue: UInt64
    /// Creates traits from their bits. Unknown bits are kept.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none = UIAccessibilityTraits([])
    /// An element that performs an action when it is tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// An element that opens something else, such as a web page.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture. May be combined with other traits.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// An element that is selected at present, as a tab.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that makes a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// An element that summarizes the screen when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// An element that doesn't respond at present. Set by disabled controls.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element whose label or value changes often; it is polled instead of announced.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field that takes a search text.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts audio or video, so that speech keeps silent.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element whose value `accessibilityIncrement()` and `accessibilityDecrement()` change.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that handles touches itself, as a piano's keys.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// A page of a book, after which the next one is read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A container whose children are tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// An element whose content can be enlarged.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// A button that switches something on and off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Whether a container's elements are navigated one by one or as one.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// Whether an expandable element is expanded.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }
/// The behavior of VoiceOver at an element that handles touches itself.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// VoiceOver keeps silent while the element is touched.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    /// The element must be activated before touches reach it.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}
/// The kind of container that elements form.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
/// The direction in which VoiceOver scrolls content.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// The kind of text in an element, which changes how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The kind as text, with UIKit's spelling.
    public let rawValue: String
    /// Creates a kind of text; unknown ones are read like plain text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A document with formatted text.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story, as in a book.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// A conversation.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Numbers and labels in cells.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names and paths of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// A program, in which punctuation matters.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Input and output of a command line.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An element that tests identify by a name that the user never sees.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name by which tests find the element, or `nil`. It is not spoken.
    var accessibilityIdentifier: String? { get set }
}

/// An action of an element in addition to being activated. The handler returns whether it succeeded.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs a custom action, and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The action's name, which assistive technologies read and tests perform.
    open var name: String
    /// The action's picture for technologies that show menus, or `nil`.
    open var image: UIImage?
    /// The action's name. Attributes are dropped.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// The object that receives ``selector``. Not retained; without a handler and a target the action fails.
    open weak var target: AnyObject?
    /// The method of ``target``, which returns a Boolean value for success.
    open var selector: Selector
    /// The closure to call in place of the target, or `nil`.
    open var actionHandler: Handler?
    /// The group in which the action is listed, or `nil` for the default one.
    open var category: String?

    /// Creates an action that calls a method of an object, which isn't retained.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
        super.init()
    }

    /// Creates an action with an image that calls a method of an object.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Creates an action from a styled name, whose attributes are dropped.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
    }

    /// Creates an action from a styled name and an image.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, image: image, target: target, selector: selector)
    }

    /// Creates an action from a styled name that calls a closure.
    public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    }

    /// Creates an action that calls a closure.
    public convenience init(name: String, actionHandler: Handler? = nil) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    /// Creates an action with an image that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler? = nil) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}

/// A way to navigate an element's parts: links, headings, or parts that the app defines.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the next result in the predicate's direction, or `nil` at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    /// The direction of a search.
    public enum Direction: Int, Sendable { case previous, next }
    /// The parts of a page that the system's rotors find.
    public enum SystemRotorType: Int, Sendable {
        /// No type of the system's: the rotor has a name of its own; or links, headings of six levels, and bold text.
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6,
            boldText
        /// Other styles of text, and other elements of a page.
        case italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    /// The rotor's name for assistive technologies. Empty for the system's types.
    open var name: String
    /// The closure that finds the results. Tests may call it; no screen reader does.
    open var itemSearchBlock: Search
    /// The system's rotor that this one replaces; `none` for one with a name of its own.
    open private(set) var systemRotorType: SystemRotorType = .none

    /// Creates a rotor with a name of its own.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) { (self.name, self.itemSearchBlock) = (name, itemSearchBlock) }
    /// The rotor's name. Attributes are dropped.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// Creates a rotor from a styled name, whose attributes are dropped.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }
    /// Creates a rotor that replaces the search of one of the system's types.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }
}

/// The starting point and direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The result from which to search. Without a target, the search starts at an end.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction, which the app's search reads.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A result of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element of the result. Not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The location of the result in the element's text; a `UITextRange`.
    package var range: AnyObject?
    public override init() {}
    package init(target: any NSObjectProtocol, range: AnyObject?) { (targetElement, self.range) = (target, range) }
}

/// A point of a view at which assistive technologies start or end a drag.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view that contains the point. Not retained.
    open private(set) weak var view: UIView?
    /// The point in the view's coordinates.
    open private(set) var point: CGPoint
    /// The point's name.
    open private(set) var attributedName: NSAttributedString
    /// The point's name as plain text.
    open var name: String { attributedName.string }

    /// Creates a descriptor for a point in a view's coordinates. The view isn't retained.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
    }
    /// Creates a descriptor with a plain name for a point in a view's coordinates.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    /// Creates a descriptor for the center of the view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
}

/// An accessible object that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains this element. Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The element's frame in the container view's points, which follows the container. Ignored once `accessibilityFrame` is set.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Creates an element in a container, which isn't retained. The container returns it in its `accessibilityElements`.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    open override var accessibilityFrame: CGRect {
        get {
            if let frame = accessibility.frame { return frame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        set { accessibility.frame = newValue }
    }
}
