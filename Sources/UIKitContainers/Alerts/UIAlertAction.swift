import Foundation

/// One button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    // SP-G001
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    open private(set) var title: String?
    open private(set) var style: Style
    // SP-G008
    open var isEnabled = true { didSet { whenChanged?() } }
    package let handler: ((UIAlertAction) -> Void)?
    var whenChanged: (() -> Void)?
    // Apps reach these by their keys; no header of UIKit's has them.
    package var titleTextColor: UIColor? { didSet { whenChanged?() } }
    package var titleTextAlignment: NSTextAlignment? { didSet { whenChanged?() } }
    package var image: UIImage? { didSet { whenChanged?() } }
    package var isChecked = false { didSet { whenChanged?() } }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// Whether an alert concerns something that must not be missed.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
