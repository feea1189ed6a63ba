import UIKitControls

/// A swipe button before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0, normal
        public static let destructive = Style.default
    }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    open private(set) var style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void
}
