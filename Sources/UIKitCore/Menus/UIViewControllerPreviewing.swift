import Foundation

/// An item that a controller offers below its preview: an action or a group of actions.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The text of the item.
    var title: String { get }
}

/// An action below the preview of a controller.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The appearance of an action: plain, with a checkmark, or red.
    public enum Style: Int, Sendable { case `default`, selected, destructive }

    /// The text of the action.
    open private(set) var title: String
    let style: Style
    /// The handler, called with the controller that was shown as the preview.
    open var handler: (any UIPreviewActionItem, UIViewController) -> Void { run }
    private let run: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action. The handler gets the action and the controller of the preview.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style) = (title, style)
        run = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
}

/// A group of actions with one title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The text of the group.
    open private(set) var title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group, which opens to show its actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}

/// A registration for peek and pop.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A recognizer whose failure other recognizers may require.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The provider of the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view whose presses show a preview.
    var sourceView: UIView { get }
    /// The area that stays sharp while the rest blurs, in the source view's coordinates; reset to the view's bounds before each delegate
    /// call.
    var sourceRect: CGRect { get set }
}

/// Provides a preview for a firm press. Until iOS 12; context menus follow it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller to show as a preview of the content at `location`, in the source view's coordinates, or `nil` for no preview.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    /// Called when the user opened the preview.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Peek and pop on screens without 3D Touch since iOS 13: a context menu whose preview is the controller.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    /// The delegate. It is usually the controller, which owns this object.
    private weak var registered: (any UIViewControllerPreviewingDelegate)?
    var delegate: any UIViewControllerPreviewingDelegate { registered ?? NoPreviews() }
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var preview: UIViewController?

    init(_ delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        (registered, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
        sourceView.addInteraction(interaction)
    }

    func end() { sourceView.removeInteraction(interaction) }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        sourceRect = sourceView.bounds
        guard let controller = delegate.previewingContext(self, viewControllerForLocation: location) else { return nil }
        preview = controller
        let items = controller.previewActionItems
        return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            items.isEmpty ? nil : UIMenu(children: items.compactMap { Self.element(of: $0, for: controller) })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: sourceRect)
        return UITargetedPreview(view: sourceView, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = preview else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [self] in delegate.previewingContext(self, commit: controller) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { preview = nil }

    private static func element(of item: any UIPreviewActionItem, for controller: UIViewController) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            UIAction(
                title: action.title, attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { _ in action.handler(action, controller) }
        case let group as UIPreviewActionGroup:
            UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { element(of: $0, for: controller) })
        default: nil
        }
    }
}

/// Replaces a delegate that has been deallocated.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    { nil }
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
}
