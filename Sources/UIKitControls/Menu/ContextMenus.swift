import UIKitCore

/// The owner of a context menu: an interaction's view, a row, an item; and its callbacks.
package struct ContextMenuSource {
    package let view: UIView
    /// The preview that is lifted; the view by default.
    package var preview: UITargetedPreview?
    /// Returns the preview into which the lifted one returns; `nil` for its own place.
    package var dismissalPreview: @MainActor () -> UITargetedPreview? = { nil }
    package var willDisplay: @MainActor (any UIContextMenuInteractionAnimating) -> Void = { _ in }
    package var willEnd: @MainActor (any UIContextMenuInteractionAnimating) -> Void = { _ in }
    /// Called when the preview was tapped.
    package var commit: @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }

    package init(_ view: UIView) { self.view = view }
}

/// Shows context menus: the preview lifted over the blurred window, the menu beneath it.
@MainActor package enum ContextMenus {
    /// Installs this type as `UIContextMenuInteraction.presenter` and as the drawing of `UIMenuController`'s menu; once.
    package static let install: Void = {
        UIContextMenuInteraction.presenter = { interaction, configuration, _ in
            guard let view = interaction.view, let delegate = interaction.delegate else { return }
            var source = ContextMenuSource(view)
            source.preview = delegate.contextMenuInteraction(
                interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            source.dismissalPreview = { [weak delegate] in
                delegate?.contextMenuInteraction(
                    interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            }
            source.willDisplay = { [weak delegate] in
                delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: $0)
            }
            source.willEnd = { [weak delegate] in
                delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: $0)
                interaction.visible = nil
            }
            source.commit = { [weak delegate] in
                delegate?.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: $0)
            }
            interaction.visible = show(configuration, of: source)
        }
        UIMenuController.show = { items, view, rect in
            EditMenuBar.show(items.map { EditMenuBar.Item(title: $0.title, perform: $0.perform) }, from: view, rect) {
                UIMenuController.shared.hideMenu()
            }
        }
        UIMenuController.hide = { EditMenuBar.dismiss() }
    }()

    private final class NoMenus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        { nil }
    }
    private static let noMenus = NoMenus()
    /// Returns an interaction for a view that shows its menus itself, by which apps update and dismiss them.
    package static func makeInteraction() -> UIContextMenuInteraction { UIContextMenuInteraction(delegate: noMenus) }

    /// Shows the menu of `configuration`, and its preview.
    @discardableResult
    package static func show(_ configuration: UIContextMenuConfiguration, of source: ContextMenuSource) -> (any VisibleMenu)? {
        let menu = configuration.actionProvider?([])
        let controller = configuration.previewProvider?()
        guard menu != nil || controller != nil else { return nil }
        let lifted = LiftedPreview(source.preview ?? UITargetedPreview(view: source.view), controller)
        lifted.dismissalPreview = source.dismissalPreview
        let anchor = source.view
        let animator = MenuAnimator(controller)
        source.willDisplay(animator)
        let shown = MenuPlatter.present(menu ?? UIMenu(), from: anchor, lifting: lifted, alongside: animator) { element in
            element.perform(from: anchor)
        } onDismiss: {
            let animator = MenuAnimator(controller)
            source.willEnd(animator)
            return animator
        }
        lifted.tapped = { [weak shown] in
            let animator = MenuAnimator(controller)
            source.commit(animator)
            shown?.dismiss(alongside: animator)
        }
        return shown
    }
}

/// The animations and completions that accompany a menu's appearance and disappearance.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func complete() { for completion in completions { completion() } }
}
