import Foundation
import UIKit

/// The area around a popover or a menu, where a tap dismisses it: `PopoverDismissRegion` in Apple's element trees.
@MainActor
final class DismissRegion: UIAccessibilityElement {
    private weak var around: UIView?
    nonisolated(unsafe) private static var key = 0  // Only its address is used.

    private init(around view: UIView, traits: UIAccessibilityTraits) {
        around = view
        super.init(accessibilityContainer: view)
        accessibilityLabel = "dismiss popup"
        accessibilityIdentifier = "PopoverDismissRegion"
        accessibilityTraits = traits
    }

    /// Returns the region whose background is `view`, or `nil` if `view` isn't such a background.
    static func region(of view: UIView) -> DismissRegion? {
        let traits: UIAccessibilityTraits
        switch view {
        case let container as PresentationContainerView:
            guard let popover = container.controller as? UIPopoverPresentationController, popover.presentedView != nil,
                !popover.presentedViewController.isModalInPresentation
            else { return nil }
            traits = .none
        default:
            switch ElementTypes.className(of: view) {
            case "MenuPlatter": traits = .none
            case "DatePickerPopover": traits = .button
            default: return nil
            }
        }
        let region: DismissRegion
        if let known = objc_getAssociatedObject(view, &key) as? DismissRegion {
            region = known
        } else {
            region = DismissRegion(around: view, traits: traits)
            objc_setAssociatedObject(view, &key, region, .OBJC_ASSOCIATION_RETAIN)
        }
        region.accessibilityFrameInContainerSpace = view.bounds
        // A popover that fills its ground leaves nothing to tap.
        guard let point = region.freePoint else { return nil }
        region.accessibilityActivationPoint = view.convert(point, to: UIScreen.main.coordinateSpace)
        return region
    }

    /// A point at which a finger reaches the background itself: the center, or the nearest free point.
    private var freePoint: CGPoint? {
        guard let view = around, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        let bounds = view.bounds, middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var places: [CGPoint] = []
        for row in 0..<9 {
            for column in 0..<9 {
                let (across, down) = ((CGFloat(column) + 0.5) / 9, (CGFloat(row) + 0.5) / 9)
                places.append(CGPoint(x: bounds.minX + bounds.width * across, y: bounds.minY + bounds.height * down))
            }
        }
        func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - middle.x, point.y - middle.y) }
        return places.sorted { distance($0) < distance($1) }.first { view.hitTest($0, with: nil) === view }
    }
}
