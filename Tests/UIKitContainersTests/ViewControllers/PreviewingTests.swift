import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PreviewingTests {
    private final class Peeked: UIViewController {
        var chosen: [String] = []
        override var previewActionItems: [any UIPreviewActionItem] {
            let like = UIPreviewAction(title: "Like", style: .default) { [unowned self] action, controller in
                chosen.append("\(action.title) \(controller === self)")
            }
            return [like, UIPreviewActionGroup(title: "More", style: .destructive, actions: [like])]
        }
    }

    private final class Peeking: UIViewController, UIViewControllerPreviewingDelegate {
        let peeked = Peeked()
        var committed: UIViewController?
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
            -> UIViewController?
        {
            guard location.y < 100 else { return nil }
            previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 100, height: 100)
            return peeked
        }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
            committed = viewControllerToCommit
        }
    }

    private final class Committing: NSObject, UIContextMenuInteractionCommitAnimating {
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
        weak var previewViewController: UIViewController?
        func addAnimations(_ animations: @escaping () -> Void) { animations() }
        func addCompletion(_ completion: @escaping () -> Void) { completion() }
    }

    @Test("a registered view previews the delegate's controller, offers its actions, and commits it; an unregistered one does not")
    func peekAndPop() throws {
        let controller = Peeking()
        let registration = controller.registerForPreviewing(with: controller, sourceView: controller.view)
        let interaction = try #require(controller.view.interactions.first as? UIContextMenuInteraction)
        let delegate = try #require(interaction.delegate)
        #expect(delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 0, y: 200)) == nil)
        let configuration = try #require(delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 0, y: 50)))
        #expect(configuration.previewProvider?() === controller.peeked)
        let menu = try #require(configuration.actionProvider?([]))
        #expect(menu.children.map(\.title) == ["Like", "More"])
        (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)
        #expect(controller.peeked.chosen == ["Like true"])
        let lifted = delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
        #expect(lifted?.parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        let animator = Committing()
        delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        #expect(controller.committed === controller.peeked)
        #expect(animator.preferredCommitStyle == .pop)
        controller.unregisterForPreviewing(withContext: registration)
        #expect(controller.view.interactions.isEmpty)
    }
}
