import UIKitControls

/// A button behind a swiped row. Its handler passes to `completion` whether the action was performed.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The meaning of an action, which determines its color.
    public enum Style: Int, Sendable { case normal = 0, destructive }
    /// The form of an action's handler: the action, its view, and a function to call with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Creates an action. The handler must call its function at the end, with whether the action was performed.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    open private(set) var style: Style
    open private(set) var handler: Handler
    /// The text of the button, or nil.
    open var title: String?
    /// The color of the button. The default is gray, or red for destructive actions.
    open var backgroundColor: UIColor!
    /// The image of the button, or nil.
    open var image: UIImage?
    /// The identifier by which tests find the button. SwiftUI's views have one.
    package final var buttonIdentifier: String?
}

/// The buttons at one edge of a row, the first the outermost; a full swipe performs it.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// Creates a configuration of actions, the outermost first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    public override convenience init() { self.init(actions: []) }

    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true
}

/// The content of a cell that has swipe actions of its own, as SwiftUI's views can.
@MainActor package protocol SwipeActionContent: UIView {
    /// Returns the actions on one side, or nil if there are none.
    func swipeActions(leading: Bool) -> UISwipeActionsConfiguration?
}
extension UIView {
    /// The content with actions that a cell's content view shows.
    var swipeActionContent: (any SwipeActionContent)? {
        self as? any SwipeActionContent ?? subviews.lazy.compactMap { $0 as? any SwipeActionContent }.first
    }
    /// Returns the actions of a cell's content on one side, or nil if there are none.
    func contentSwipeActions(leading: Bool) -> UISwipeActionsConfiguration? {
        let configuration = swipeActionContent?.swipeActions(leading: leading)
        return configuration?.actions.isEmpty == false ? configuration : nil
    }
}
