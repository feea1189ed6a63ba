import UIKitControls

/// A swipe button before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The meaning of an action, which determines its color.
    public enum Style: Int, Sendable {
        /// The cases: red, and gray.
        case `default` = 0, normal
        /// The older name of `default`.
        public static let destructive = Style.default
    }

    /// Creates an action, whose handler gets the action and the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    open private(set) var style: Style
    /// The text of the button, or nil.
    open var title: String?
    /// The color of the button, or nil to use that of the style.
    open var backgroundColor: UIColor?
    /// A visual effect behind the button. It is stored but has no effect.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void
}
