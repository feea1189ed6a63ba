import Foundation

/// A controller's part in presentations: what it presents, and how it is presented itself.
@MainActor
package final class PresentationState {
    /// The presentation of the controller that this one presents. This object owns it.
    package internal(set) var presented: Presentation?
    /// The presentation in which the controller itself is shown.
    package internal(set) weak var own: Presentation?
    var assignedStyle: UIModalPresentationStyle?
    /// The style that `automatic` resolves to for the class, if not a sheet. Set by system controllers.
    package var automaticStyle: UIModalPresentationStyle?
    /// A presentation controller created before `present`. (SP-D029)
    private var prepared: UIPresentationController?
    var isPrepared: Bool { prepared != nil }
    func forgetPrepared() { prepared = nil }
    /// Creates the presentation controller of a system class (alerts). (SP-G015)
    package var makeController: ((UIViewController?) -> UIPresentationController)?

    /// The reason a system class gives when its popover has no source. (SP-G013)
    package var missingPopoverSourceReason: (() -> String)?
    /// Called after the user dismissed the controller of a system class by a swipe or a tap outside of it. (SP-G014)
    package var dismissedByUser: (() -> Void)?
    /// Whether touches that miss the presented view reach the views beneath: a search keeps the searched content usable.
    package var leavesBeneathInUse = false
    /// A bar inside the presenter's view that stays above the presentation.
    package var barAbove: (() -> UIView?)?
    nonisolated init() {}

    package var presenter: UIViewController? { own?.presenterIfAlive }
    /// The receiver of `present`. (SP-D003)
    package var initiator: UIViewController? { own?.source }
    var active: UIPresentationController? { own?.active }

    // Automatic reads as a concrete style, which may depend on the controller. (C-53, SP-D018, SP-D019)
    var style: UIModalPresentationStyle {
        let assigned = assignedStyle ?? (Generation.current >= .ios13 ? .automatic : .fullScreen)
        return assigned == .automatic ? automaticStyle ?? .pageSheet : assigned
    }

    // MARK: The presentation controller

    // Created for the style that is set at the first access. (SP-D029)
    func controller(of controller: UIViewController) -> UIPresentationController? {
        if let own { return own.original }
        if let parent = controller.parent { return parent.presentationController }
        if let prepared { return prepared }
        let made = make(for: controller, presenter: nil, source: nil)
        prepared = made
        return made
    }

    /// Returns the controller for `present`: a custom style's controller determines whether the context presents, so it is created before
    /// the presenter is known. (SP-D031)
    func controller(of controller: UIViewController, presentedFrom source: UIViewController) -> UIPresentationController? {
        if own == nil, prepared == nil { prepared = make(for: controller, presenter: nil, source: source) }
        return self.controller(of: controller)
    }

    func activeController(of controller: UIViewController) -> UIPresentationController? {
        own?.active ?? controller.parent?.activePresentationController
    }

    func popoverController(of controller: UIViewController) -> UIPopoverPresentationController? {
        if let own { return own.original as? UIPopoverPresentationController }
        if let parent = controller.parent { return parent.popoverPresentationController }
        guard controller.modalPresentationStyle == .popover || makeController != nil else { return nil }
        return self.controller(of: controller) as? UIPopoverPresentationController
    }

    /// Returns the controller for a presentation that begins now.
    func takeController(for controller: UIViewController, presenter: UIViewController, source: UIViewController)
        -> UIPresentationController?
    {
        let taken = prepared ?? make(for: controller, presenter: presenter, source: source)
        prepared = nil
        taken?.presenter = presenter
        return taken
    }

    private func make(for controller: UIViewController, presenter: UIViewController?, source: UIViewController?)
        -> UIPresentationController?
    {
        if let makeController { return makeController(presenter) }
        let style = controller.modalPresentationStyle
        if style == .custom {
            // Only the custom style uses the transitioning delegate. (SP-D031)
            let source = source ?? controller
            return controller.transitioningDelegate?.presentationController(forPresented: controller, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
        }
        return Self.systemController(for: style, presented: controller, presenter: presenter)
    }

    static func systemController(
        for style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?
    ) -> UIPresentationController? {
        let made: UIPresentationController? =
            switch style {
            case .fullScreen: FullScreenPresentationController(presentedViewController: presented, presenting: presenter)
            case .currentContext: CurrentContextPresentationController(presentedViewController: presented, presenting: presenter)
            case .overFullScreen, .blurOverFullScreen:
                OverFullScreenPresentationController(presentedViewController: presented, presenting: presenter)
            case .overCurrentContext: OverCurrentContextPresentationController(presentedViewController: presented, presenting: presenter)
            case .pageSheet, .formSheet, .automatic:
                UISheetPresentationController(presentedViewController: presented, presenting: presenter)
            case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
            case .custom, .none: nil
            }
        made?.madeForStyle = style == .automatic ? .pageSheet : style
        return made
    }
}

extension UIViewController {
    /// The controller's views in its container: its own, and those that cover it in its context, which move with it. (G-18, H-54)
    package var viewsInContainer: [UIView] {
        guard let view = viewIfLoaded else { return [] }
        guard let presentation = presenting.presented, !presentation.isEnding, let cover = presentation.active.container,
            !presentation.active.shouldPresentInFullscreen
        else { return [view] }
        return presentation.active.shouldRemovePresentersView ? [cover] : [view, cover]
    }

    /// Starts and finishes the transition into or out of the receiver's context, before its container shows another controller.
    package func settlePresentationInContext() {
        if let presentation = presenting.presented, !presentation.active.shouldPresentInFullscreen { presentation.settle() }
    }

    // Presented by the receiver or by its nearest presenting ancestor. (C-50)
    var nearestPresented: UIViewController? {
        // Before iOS 5 a presented controller's parent is its presenter, which is not an ancestor. (C-12)
        for controller in sequence(first: self, next: { $0.containment.parent }) {
            if let presentation = controller.presenting.presented { return presentation.presented }
        }
        return nil
    }

    var farthestPresenter: UIViewController? {
        var presenter: UIViewController?
        for controller in sequence(first: self, next: { $0.containment.parent }) {
            presenter = controller.presenting.presenter ?? presenter
        }
        return presenter
    }
}
