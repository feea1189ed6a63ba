import Foundation
import QuartzCore

/// Snapshots of views.
@MainActor
enum Snapshot {
    static func draw(_ view: UIView, in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), view.bounds.width > 0, view.bounds.height > 0 else { return false }
        if afterUpdates { view.layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / view.bounds.width, y: rect.height / view.bounds.height)
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        (view.storedLayer.presentation() ?? view.storedLayer).renderAsShown(in: context)
        context.restoreGState()
        return true
    }

    static func view(of view: UIView, rect: CGRect, afterUpdates: Bool) -> UIView? {
        if afterUpdates { view.layoutIfNeeded() }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.isUserInteractionEnabled = false
        let renderer = UIGraphicsImageRenderer(bounds: rect)
        let image = renderer.image { _ in _ = draw(view, in: view.bounds, afterUpdates: false) }
        snapshot.storedLayer.contents = image.cgImage
        return snapshot
    }
}
