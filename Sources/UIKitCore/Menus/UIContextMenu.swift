import Foundation

/// A closure that returns the menu for the system's suggested elements, or `nil` for no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// A closure that returns the controller to show as the preview, or `nil` to lift the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The content of the menu that a long press on an item shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The name of the item, which later callbacks receive.
    open private(set) var identifier: any NSCopying
    // FIXME(gap): a menu applies to one item at a time, without a badge.
    /// The other items to which the menu applies. Stored but has no effect.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of items that the preview shows. Stored but has no effect.
    open var badgeCount = 0
    /// The order of the elements when the menu opens upward. Stored but has no effect.
    open var preferredMenuElementOrder = ElementOrder.automatic
    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?

    /// The order of a menu's elements: the first one nearest to the finger, or always on top.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The name that later callbacks receive; `nil` creates a unique `NSUUID`, which is the same in every run.
    ///   - previewProvider: Returns the preview; `nil` lifts the view itself.
    ///   - actionProvider: Returns the menu; `nil` shows none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? Self.newIdentifier()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    private static var identifiers = 0
    private static func newIdentifier() -> any NSCopying {
        identifiers += 1
        let digits = String(identifiers, radix: 16, uppercase: true)
        let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        return NSUUID(uuidString: text) ?? NSUUID()
    }
}

/// A capability of a view beyond touches: menus, drags, drops. A view retains its interactions.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction was added, or `nil`.
    var view: UIView? { get }
    /// Called before the interaction is added to a view or removed (`nil`).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view or removed (`nil`).
    func didMove(to view: UIView?)
}

/// The behavior of a tapped menu preview: it disappears, or expands into its content.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Runs an app's animations alongside those of a context menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, or `nil` if the view itself is lifted.
    var previewViewController: UIViewController? { get }
    /// Adds changes to the system's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a block to call after the system's animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs an app's animations alongside those of a tapped preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Whether the tapped preview disappears or expands. A delegate may change it.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Provides the menus of a view, and is notified as they appear and disappear. Every method but the first is optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a long press, or `nil` for none. The location is in the interaction view's coordinates.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    /// Returns the preview that is lifted; `nil` lifts the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the view to which the preview returns when the menu closes; `nil` selects the one that was lifted.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns the preview that is lifted, as up to iOS 15; `nil` lifts the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the view to which the preview returns, as up to iOS 15.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called before the menu appears. Add animations to the animator, if there is one.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu disappears. Add animations to the animator, if there is one.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the user tapped the preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    // The method of iOS 16 is called first; its default implementation calls that of iOS 13.
    /// Returns the answer of the older method by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    /// Returns the answer of the older method by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
    /// Returns `nil` by default: the interaction's view is lifted.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns `nil` by default: the preview returns to where it was lifted.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// A visible menu.
@MainActor package protocol VisibleMenu: AnyObject {
    /// Whether the menu is shown beside its view, without a preview.
    var isCompact: Bool { get }
    /// Shows another menu in the place of the one shown.
    func update(_ change: (UIMenu) -> UIMenu)
    func dismiss()
}

/// Shows a menu after a long press on its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Whether a menu has a preview.
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    /// The provider of the menus. Not retained; without it no menu appears.
    open weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view to which the interaction was added, or `nil`.
    open private(set) weak var view: UIView?
    /// The appearance of the visible menu: `rich` with a preview, `compact` beside its control; `unknown` without one.
    open var menuAppearance: Appearance { visible.map { $0.isCompact ? .compact : .rich } ?? .unknown }
    /// The visible menu, or `nil`.
    package final weak var visible: (any VisibleMenu)?
    private var recognizer: UILongPressGestureRecognizer?
    private let gate = GestureGate()
    /// Whether a long press opens the menu. It doesn't if a touch does.
    package final var opensByPress = true

    /// Shows a configuration's menu; `UIKitControls` registers the function when it is linked.
    package static var presenter: ((UIContextMenuInteraction, UIContextMenuConfiguration, CGPoint) -> Void)?

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Removes the recognizer of long presses from the previous view.
    open func willMove(to view: UIView?) {
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Adds a recognizer of long presses of 0.5 s to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        // metrics 17: long-press menus fire at 0.5 s.
        let recognizer = UILongPressGestureRecognizer()
        recognizer.delegate = gate
        gate.mayBegin = { [weak self] in self?.opensByPress == true && self?.configuration(at: $0) != nil }
        recognizer.addHandler { [weak self] in self?.pressed($0) }
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    /// Returns the location of the press in a view's coordinates, or the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { recognizer?.location(in: view) ?? .zero }
    /// Closes the interaction's menu, if it is open.
    open func dismissMenu() { visible?.dismiss() }
    /// Shows the menu that the block returns for the visible one, or for its submenu while that is open, in its place. Without a visible
    /// menu the block isn't called.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visible?.update(block) }

    /// The configuration that the gate received last, so that the delegate is asked once for each press.
    private var answer: UIContextMenuConfiguration?

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        answer = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        return answer
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began, let view, let configuration = answer else { return }
        answer = nil
        Self.presenter?(self, configuration, recognizer.location(in: view))
    }
}
