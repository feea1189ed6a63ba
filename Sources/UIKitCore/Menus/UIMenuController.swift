import Foundation

/// The edit menu of iOS 3 to 15: cut, copy, paste, and the app's items over a selection.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    public static let shared = UIMenuController()

    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    open var isMenuVisible: Bool {
        get { isShown }
        set { setMenuVisible(newValue, animated: false) }
    }
    private var isShown = false
    open private(set) var menuFrame = CGRect.zero
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Draws the menu at a rectangle of a view: the titles, each with its action. UIKitText installs itself.
    package static var show: (_ items: [(title: String, perform: () -> Void)], _ view: UIView, _ rect: CGRect) -> Void = { _, _, _ in }
    package static var hide: () -> Void = {}

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        setMenuVisible(true, animated: true)
    }
    open func hideMenu(from targetView: UIView) { setMenuVisible(false, animated: true) }
    open func hideMenu() { setMenuVisible(false, animated: true) }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (self.targetView, self.targetRect) = (targetView, targetRect) }
    open func update() {}

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

    /// The standard actions, and the app's own, that a responder in the chain can perform.
    private var availableItems: [(title: String, perform: () -> Void)] {
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

    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the edit menu: a title, and the method that the first responder's chain performs. Until iOS 15.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
