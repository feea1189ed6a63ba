import Foundation

/// The traits of an element, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Whether a container's elements are navigated one by one or as one.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// Whether an expandable element is expanded.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }
/// The behavior of VoiceOver at an element that handles touches itself.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}
/// The kind of container that elements form.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
/// The direction in which VoiceOver scrolls content.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// The kind of text in an element, which changes how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An element that tests identify by a name that the user never sees.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

/// An action of an element in addition to being activated. The handler returns whether it succeeded.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?
    open var category: String?

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
        super.init()
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
    }

    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, image: image, target: target, selector: selector)
    }

    public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    }

    public convenience init(name: String, actionHandler: Handler? = nil) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler? = nil) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}

/// A way to navigate an element's parts: links, headings, or parts that the app defines.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    public enum Direction: Int, Sendable { case previous, next }
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6,
            boldText
        case italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    open var name: String
    open var itemSearchBlock: Search
    open private(set) var systemRotorType: SystemRotorType = .none

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) { (self.name, self.itemSearchBlock) = (name, itemSearchBlock) }
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }
}

/// The starting point and direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction, which the app's search reads.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A result of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    /// The location of the result in the element's text; a `UITextRange`.
    package var range: AnyObject?
    public override init() {}
    package init(target: any NSObjectProtocol, range: AnyObject?) { (targetElement, self.range) = (target, range) }
}

/// A point of a view at which assistive technologies start or end a drag.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    open private(set) weak var view: UIView?
    /// The point in the view's coordinates.
    open private(set) var point: CGPoint
    open private(set) var attributedName: NSAttributedString
    open var name: String { attributedName.string }

    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
    }
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
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero

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
