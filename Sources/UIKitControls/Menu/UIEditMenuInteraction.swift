import UIKitCore

/// The direction of the edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

/// The identifier of an edit menu, and the point in the interaction's view that it points to.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    open private(set) var identifier: AnyHashable
    /// The point in the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    // FIXME(gap): the menu is shown where there is space.
    /// The side at which the menu's arrow is. It is stored but has no effect: the menu is where there is space.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates the description of a menu. Nil as the identifier means a new one. The point is in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(NSObject())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Runs an app's animations alongside those of an edit menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds work that is done after the menu's animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Determines the content and position of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu to show; `nil` or an empty menu shows none. The suggested actions are those of the responder chain.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the area that the menu must not cover, in the view's coordinates.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// Called before the menu appears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu disappears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns a menu of the suggested actions, for a delegate that doesn't implement the method.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// Returns the menu's point, for a delegate that doesn't implement the method.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        CGRect(origin: configuration.sourcePoint, size: .zero)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Shows an edit menu over its view when the app presents one. iOS 16.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var shown: UIEditMenuConfiguration?

    /// Creates an interaction, which holds its delegate weakly. Add it to a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Dismisses the menu if the interaction is removed from its view.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows a menu. Without elements, or outside of a window, it shows none.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, view.window != nil else { return }
        let suggested = suggestedActions
        let menu =
            delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
            ?? UIMenu(children: suggested)
        guard let elements = menu?.shownElements, !elements.isEmpty else { return }
        shown = configuration
        notify { delegate, animator in delegate.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator) }
        show(elements, configuration)
    }

    private func show(_ elements: [UIMenuElement], _ configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        let wanted = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let items = elements.map { element in
            EditMenuBar.Item(title: element.title) { [weak self] in
                if let menu = element as? UIMenu { self?.show(menu.shownElements, configuration) } else { self?.choose(element) }
            }
        }
        EditMenuBar.show(items, from: view, wanted.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : wanted) {
            [weak self] in self?.dismissMenu()
        }
    }

    private func choose(_ element: UIMenuElement) {
        if !element.attributesInMenu.contains(.keepsMenuPresented) { dismissMenu() }
        if let view { element.perform(from: view) }
    }

    /// Dismisses the menu, and notifies the delegate.
    open func dismissMenu() {
        guard let configuration = shown else { return }
        shown = nil
        EditMenuBar.dismiss()
        notify { delegate, animator in delegate.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator) }
    }

    /// Shows the menu again, with the delegate's present answer.
    open func reloadVisibleMenu() { if let shown { presentEditMenu(with: shown) } }
    /// Moves the menu to the delegate's present rectangle. It is not animated here.
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
    /// Returns the menu's point in the coordinates of a view, or zero without a menu. Nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        shown.map { self.view?.convert($0.sourcePoint, to: view) ?? $0.sourcePoint } ?? .zero
    }

    /// Calls the delegate. The animations run alongside the menu's own, the completions after them.
    private func notify(_ call: (any UIEditMenuInteractionDelegate, MenuAnimator) -> Void) {
        guard let delegate else { return }
        let animator = MenuAnimator(nil)
        call(delegate, animator)
        UIView.animate(withDuration: 0.15) {
            animator.animate()
        } completion: { _ in
            animator.complete()
        }
    }

    /// The standard edit commands that a responder in the chain can perform.
    private var suggestedActions: [UIMenuElement] {
        guard let start = view?.window?.firstResponder ?? view else { return [] }
        let commands = StandardEditing.actions.map { UICommand(title: $0.title, action: $0.action) }.filter {
            start.target(forAction: $0.action, withSender: $0) != nil
        }
        return commands.isEmpty ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}
