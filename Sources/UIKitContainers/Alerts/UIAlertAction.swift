import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    // Apple's raw values. (SP-G001)
    /// The meaning of an action, which determines its appearance and its position.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    open private(set) var title: String?
    open private(set) var style: Style
    // Only `isEnabled` may change while the alert is visible. (SP-G008)
    /// Whether the user can perform the action. It may change while the alert is visible.
    open var isEnabled = true { didSet { whenChanged?() } }
    package private(set) var handler: ((UIAlertAction) -> Void)?
    /// The handler, for tests that call it by its key: `action.value(forKey: "handler")`.
    package var handlerBlock: AnyObject? { handler.map { BlockObject($0) } }
    var whenChanged: (() -> Void)?
    // Apps access these by their keys; no header of UIKit declares them.
    package var titleTextColor: UIColor? { didSet { whenChanged?() } }
    package var titleTextAlignment: NSTextAlignment? { didSet { whenChanged?() } }
    package var image: UIImage? { didSet { whenChanged?() } }
    package var isChecked = false { didSet { whenChanged?() } }

    /// Creates an action.
    ///
    /// - Parameter handler: Called after the user tapped the button and the alert was dismissed. Nil only closes the alert.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    // As in Objective-C, where the other initializer is a method of the class: a test's own subclass calls or inherits this one.
    /// Creates an action without a title.
    public override init() {
        style = .default
        super.init()
    }

    // A copy keeps the handler. (SP-G008)
    /// Returns an action with the same title, style, and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        (copy.titleTextColor, copy.titleTextAlignment, copy.image, copy.isChecked) = (titleTextColor, titleTextAlignment, image, isChecked)
        return copy
    }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

extension UIAlertAction: UIAccessibilityIdentification {
    /// The name by which tests find the action's button, or nil.
    public var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }
}
