import Foundation

/// The drag that moves a sheet between detents or off the screen, and the tap beside it.
// metrics.md 10, SP-D065
@MainActor
final class SheetDrag: NSObject {
    private weak var sheet: UISheetPresentationController?
    private let pan = UIPanGestureRecognizer()
    private let tap: OutsideTap
    private var startHeight: CGFloat = 0

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        tap = OutsideTap { [weak sheet] in sheet?.containerWasTapped() } isOutside: { [weak sheet] point in
            sheet.map { !$0.frameOfPresentedViewInContainerView.contains(point) } ?? false
        }
        super.init()
        pan.addHandler { [weak self] _ in self?.panned() }
    }

    func attach(to container: UIView) {
        container.addGestureRecognizer(pan)
        tap.attach(to: container)
    }

    private func panned() {
        guard let sheet, let container = sheet.container, sheet.geometry.isEdgeAttached || sheet.dragOffset >= 0 else { return }
        let travel = pan.translation(in: container).y
        switch pan.state {
        case .began:
            startHeight = sheet.frameOfPresentedViewInContainerView.height
            follow(travel)
        case .changed: follow(travel)
        case .ended: release(travel, speed: pan.velocity(in: container).y)
        case .cancelled, .failed: settle(sheet)
        default: break
        }
    }

    private func follow(_ travel: CGFloat) {
        guard let sheet else { return }
        let heights = sheet.activeDetents.map(\.value)
        let lowest = frameHeight(heights.first), highest = frameHeight(heights.last)
        let wanted = startHeight - travel
        if heights.count > 1, wanted >= lowest {
            sheet.draggedHeight = min(wanted, highest)
            sheet.dragOffset = 0
        } else {
            sheet.draggedHeight = heights.count > 1 ? lowest : nil
            let pulled = max(0, (heights.count > 1 ? lowest : startHeight) - wanted)
            // SP-D061: a sheet that may not go only stretches a little.
            sheet.dragOffset = sheet.presentedViewController.isModalInPresentation ? rubberBand(pulled) : pulled
        }
        sheet.container?.layoutIfNeeded()
    }

    private func frameHeight(_ value: CGFloat?) -> CGFloat {
        guard let sheet else { return 0 }
        let geometry = sheet.geometry
        return geometry.frame(detent: value.flatMap { $0 >= geometry.maximumDetentValue ? nil : $0 }).height
    }

    private func rubberBand(_ distance: CGFloat) -> CGFloat {
        let dimension = max(startHeight, 1)
        return (1 - 1 / (0.55 * distance / dimension + 1)) * dimension
    }

    private func release(_ travel: CGFloat, speed: CGFloat) {
        guard let sheet else { return }
        let height = max(sheet.frameOfPresentedViewInContainerView.height, 1)
        let isPastHalf = sheet.dragOffset > SheetFigures.dismissFraction * height
        let isFling = sheet.dragOffset > 0 && speed >= SheetFigures.dismissSpeed
        if isPastHalf || isFling || (sheet.presentedViewController.isModalInPresentation && sheet.dragOffset > 0) {
            if sheet.presentation?.dismissForUser() == true { return }
            return settle(sheet)
        }
        if let dragged = sheet.draggedHeight, sheet.dragOffset == 0 { selectDetent(nearest: dragged, in: sheet) }
        settle(sheet)
    }

    // SP-D080
    private func selectDetent(nearest height: CGFloat, in sheet: UISheetPresentationController) {
        let nearest = sheet.activeDetents.min { abs(frameHeight($0.value) - height) < abs(frameHeight($1.value) - height) }
        guard let nearest, nearest.identifier != sheet.selectedDetent?.identifier else { return }
        sheet.selectedDetentIdentifier = nearest.identifier
        (sheet.presentation?.original.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    private func settle(_ sheet: UISheetPresentationController) {
        UIView.animate(
            withDuration: SheetFigures.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
            animations: {
                sheet.draggedHeight = nil
                sheet.dragOffset = 0
                sheet.container?.layoutIfNeeded()
            }, completion: nil)
    }
}
