import UIKitControls

/// A button behind a swiped row. Its handler passes to `completion` whether the action was performed.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal = 0, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var backgroundColor: UIColor!
    open var image: UIImage?
}

/// The buttons at one edge of a row, the first the outermost; a full swipe performs it.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    public override convenience init() { self.init(actions: []) }

    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
}
