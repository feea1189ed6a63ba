import Foundation

public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The content of the menu that a long press on an item shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    open private(set) var identifier: any NSCopying
    // FIXME(gap): a menu applies to one item at a time, without a badge.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var badgeCount = 0
    open var preferredMenuElementOrder = ElementOrder.automatic
    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?

    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSObject.defaultContextMenuIdentifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

extension NSObject {
    fileprivate static var defaultContextMenuIdentifier: NSString { "understudy.context-menu" }
}

/// A capability of a view beyond touches: menus, drags, drops. A view retains its interactions.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// The behavior of a tapped menu preview: it disappears, or expands into its content.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Runs an app's animations alongside those of a context menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs an app's animations alongside those of a tapped preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Provides the menus of a view, and is notified as they appear and disappear. Every method but the first is optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    /// Returns the preview that is lifted; `nil` lifts the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    // The method of iOS 16 is called first; its default implementation calls that of iOS 13.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

/// Shows a menu after a long press on its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var menuAppearance: Appearance { .rich }
    private var recognizer: UILongPressGestureRecognizer?
    private let gate = GestureGate()

    /// Shows a configuration's menu; `UIKitContainers` registers the function when it is linked.
    package static var presenter: ((UIContextMenuInteraction, UIContextMenuConfiguration, CGPoint) -> Void)?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        // metrics 17: long-press menus fire at 0.5 s.
        let recognizer = UILongPressGestureRecognizer()
        recognizer.delegate = gate
        gate.mayBegin = { [weak self] in self?.configuration(at: $0) != nil }
        recognizer.addHandler { [weak self] in self?.pressed($0) }
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    open func location(in view: UIView?) -> CGPoint { recognizer?.location(in: view) ?? .zero }
    open func dismissMenu() { Self.dismisser?(self) }
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}  // FIXME(gap): a visible context menu is not updated in place.

    package static var dismisser: ((UIContextMenuInteraction) -> Void)?

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
