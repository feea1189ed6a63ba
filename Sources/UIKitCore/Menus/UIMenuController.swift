import Foundation

/// The edit menu of iOS 3 to 15: cut, copy, paste, and the app's items over a selection.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    /// The only edit menu of the app.
    public static let shared = UIMenuController()

    /// The app's own items, after the standard ones; `nil` for none. An item appears only if a responder in the chain performs its action.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow; by default the system chooses.
    open var arrowDirection = ArrowDirection.default
    /// Whether the menu is shown. Setting it doesn't animate.
    open var isMenuVisible: Bool {
        get { isShown }
        set { setMenuVisible(newValue, animated: false) }
    }
    private var isShown = false
    // FIXME(gap): the frame is that of the target, not that of the menu.
    /// The target rectangle in its window's points while the menu is visible, else zero. Apple's is the frame of the menu itself.
    open private(set) var menuFrame = CGRect.zero
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Draws the menu at a rectangle of a view: the titles, each with its action. UIKitText installs itself.
    package static var show: (_ items: [(title: String, perform: () -> Void)], _ view: UIView, _ rect: CGRect) -> Void = { _, _, _ in }
    package static var hide: () -> Void = {}

    /// Shows the menu at a rectangle in a view's coordinates. It stays hidden if no responder performs any of its items.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        setMenuVisible(true, animated: true)
    }
    /// Hides the menu with an animation. The view isn't used.
    open func hideMenu(from targetView: UIView) { setMenuVisible(false, animated: true) }
    /// Hides the menu with an animation.
    open func hideMenu() { setMenuVisible(false, animated: true) }
    /// Sets the rectangle, in a view's coordinates, at which the menu appears. A visible menu doesn't move.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (self.targetView, self.targetRect) = (targetView, targetRect) }
    /// Checks again which items are performed. Does nothing: the items are determined when the menu appears.
    open func update() {}

    /// Shows or hides the menu. It stays hidden without a target view, or if no responder performs any of its items.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        let view = targetView
        if menuVisible {
            let items = availableItems
            guard let view, !items.isEmpty else { return }
            NotificationCenter.default.post(name: UIMenuController.willShowMenuNotification, object: self)
            isShown = true
            menuFrame = view.convert(targetRect, to: nil)
            UIMenuController.show(items, view, targetRect)
            NotificationCenter.default.post(name: UIMenuController.didShowMenuNotification, object: self)
        } else {
            NotificationCenter.default.post(name: UIMenuController.willHideMenuNotification, object: self)
            isShown = false
            menuFrame = .zero
            UIMenuController.hide()
            NotificationCenter.default.post(name: UIMenuController.didHideMenuNotification, object: self)
        }
    }

    /// The items of a list's row, instead of those of the responders.
    private final var rowItems: [(title: String, perform: () -> Void)]?

    /// Shows the given items at a rectangle in a view's coordinates.
    package final func present(_ items: [(title: String, perform: () -> Void)], at rect: CGRect, of view: UIView) {
        setMenuVisible(false, animated: false)
        (targetView, targetRect, rowItems) = (view, rect, items)
        setMenuVisible(true, animated: true)
        rowItems = nil
    }

    /// The standard actions, and the app's own, that a responder in the chain can perform.
    private var availableItems: [(title: String, perform: () -> Void)] {
        if let rowItems { return rowItems }
        guard let start = targetView?.window?.firstResponder ?? targetView else { return [] }
        let items = StandardEditing.actions + (menuItems ?? []).map { ($0.title, $0.action) }
        return items.compactMap { title, action in
            guard let target = start.target(forAction: action, withSender: self) else { return nil }
            return (
                title,
                { [weak self] in
                    self?.hideMenu()
                    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
                }
            )
        }
    }

    /// Posted before the menu appears.
    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu appeared.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu disappeared.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted by UIKit when the frame of the menu changed. Never posted here.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the edit menu: a title, and the method that the first responder's chain performs. Until iOS 15.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text of the item.
    open var title: String
    /// The method that the item performs.
    open var action: Selector
    /// Creates an item. Its action must be implemented by a responder in the first responder's chain.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
