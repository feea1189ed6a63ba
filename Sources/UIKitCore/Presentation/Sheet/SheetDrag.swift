import Foundation

/// A view whose content a finger moves before it moves the sheet around it.
@MainActor
package protocol ScrollsContent: UIView {
    var contentPan: UIPanGestureRecognizer { get }
    var movesVertically: Bool { get }
    var isScrolledToTop: Bool { get }
}

/// The drag that moves a sheet between detents or off the screen, and the tap beside it. (metrics.md 10, SP-D065)
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// The effect of a finger below the lowest detent.
    private enum Pull {
        case none
        /// The dismissal that the finger scrubs, and the travel in points of the whole dismissal. (B-37, SP-D059)
        case dismissing(UIPercentDrivenInteractiveTransition, travel: CGFloat)
        /// Stretches a sheet that may not be dismissed. (SP-D061)
        case refused
    }

    private weak var sheet: UISheetPresentationController?
    private let pan = SheetPan()
    private let tap: OutsideTap
    private var startHeight: CGFloat = 0
    private var pull = Pull.none
    /// The scroll view under the finger.
    private weak var scrolled: (any ScrollsContent)?

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        tap = OutsideTap { [weak sheet] in
            sheet?.containerWasTapped()
        } isOutside: { [weak sheet] point in
            sheet.map { !$0.frameOfPresentedViewInContainerView.contains(point) } ?? false
        }
        super.init()
        pan.addHandler { [weak self] _ in self?.panned() }
        pan.delegate = self
    }

    func attach(to container: UIView) {
        container.addGestureRecognizer(pan)
        tap.attach(to: container)
    }

    var isDismissing: Bool { if case .dismissing = pull { true } else { false } }

    // MARK: Choosing the sheet's drags

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        scrolled = nil
        guard let view = touch.view else { return true }
        scrolled = sequence(first: view, next: { $0.superview }).lazy.compactMap { $0 as? any ScrollsContent }.first { $0.movesVertically }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, abs(pan.travel.y) >= abs(pan.travel.x) else { return false }
        guard let scrolled else { return true }
        if pan.travel.y > 0 { return scrolled.isScrolledToTop }
        // A scroll view at its top enlarges the sheet first.
        let isLargest = sheet.selectedDetent?.identifier == sheet.activeDetents.last?.identifier
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && scrolled.isScrolledToTop && !isLargest
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        other === scrolled?.contentPan
    }

    // MARK: Following

    private func panned() {
        guard let sheet, let container = sheet.container, !sheet.geometry.isFullScreen else { return }
        let travel = pan.translation(in: container).y
        switch pan.state {
        case .began:
            startHeight = sheet.frameOfPresentedViewInContainerView.height
            follow(travel)
        case .changed: follow(travel)
        case .ended: release(speed: pan.velocity(in: container).y)
        case .cancelled, .failed: release(speed: -.infinity)
        default: break
        }
    }

    private func follow(_ travel: CGFloat) {
        guard let sheet, let container = sheet.container else { return }
        let heights = sheet.detentHeights
        let wanted = startHeight - travel
        let lowest = heights.count > 1 ? heights[0] : startHeight
        if heights.count > 1, !isDismissing { sheet.draggedHeight = min(max(wanted, lowest), heights[heights.count - 1]) }
        let distance = max(0, lowest - wanted)
        if case .none = pull, distance > 0 { beginPull(sheet) }
        switch pull {
        case .none: break
        case .refused: sheet.stretch = rubberBand(distance)
        case .dismissing(let interactor, let travel):
            interactor.update(distance / travel)
            sheet.pulled = interactor.percentComplete
        }
        container.layoutIfNeeded()
    }

    private func beginPull(_ sheet: UISheetPresentationController) {
        guard let presentation = sheet.presentation, let container = sheet.container, presentation.allowsUserDismissal else {
            return pull = .refused
        }
        container.layoutIfNeeded()
        let interactor = UIPercentDrivenInteractiveTransition()
        pull = .dismissing(interactor, travel: max(container.bounds.height - sheet.frameOfPresentedViewInContainerView.minY, 1))
        presentation.endChain(animated: true, interactor: interactor, byUser: true, completion: nil)
    }

    private func rubberBand(_ distance: CGFloat) -> CGFloat {
        let dimension = max(startHeight, 1)
        return (1 - 1 / (0.55 * distance / dimension + 1)) * dimension
    }

    // MARK: Letting go

    private func release(speed: CGFloat) {
        guard let sheet else { return }
        let ended = pull
        pull = .none
        switch ended {
        case .none:
            if let dragged = sheet.draggedHeight { selectDetent(nearest: dragged, in: sheet) }
        case .refused:
            if sheet.stretch > 0 { sheet.presentation?.refuseUserDismissal() }
        case .dismissing(let interactor, _):
            // A finger's positions and times are rounded, and therefore its speed, too.
            let goes =
                speed > SheetFigures.dismissSpeed - 0.01
                || (speed > -.infinity && interactor.percentComplete > SheetFigures.dismissFraction)
            let rest = interactor.duration * (goes ? 1 - interactor.percentComplete : interactor.percentComplete)
            if goes {
                interactor.finish()
            } else {
                interactor.cancel()
                if let dragged = sheet.draggedHeight { selectDetent(nearest: dragged, in: sheet) }
            }
            UIView.animate(withDuration: rest, animations: { sheet.pulled = goes ? 1 : 0 })
            if goes { return }
        }
        settle(sheet)
    }

    private func selectDetent(nearest height: CGFloat, in sheet: UISheetPresentationController) {
        let nearest = zip(sheet.activeDetents, sheet.detentHeights).min { abs($0.1 - height) < abs($1.1 - height) }?.0
        guard let nearest, nearest.identifier != sheet.selectedDetent?.identifier else { return }
        sheet.selectedDetentIdentifier = nearest.identifier
        sheet.reportUsersDetent()
    }

    private func settle(_ sheet: UISheetPresentationController) {
        UIView.animate(
            withDuration: SheetFigures.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
            animations: {
                sheet.draggedHeight = nil
                sheet.stretch = 0
                sheet.container?.layoutIfNeeded()
            }, completion: nil)
    }
}

/// Remembers the direction of the finger before the drag was recognized.
@MainActor
private final class SheetPan: UIPanGestureRecognizer {
    private(set) var travel = CGPoint.zero

    override func mayBegin(from start: CGPoint, to point: CGPoint) -> Bool {
        travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
        return super.mayBegin(from: start, to: point)
    }
}
