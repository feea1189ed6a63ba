import AutomationClient
import Foundation
import QuartzCore
import UIKit

/// The separate pictures of a window's views, for the view in depth.
@MainActor
struct ViewLayers {
    private let objects: InspectedObjects
    /// The limits on views and pixels in one picture. Views beyond the limits are shown as outlines.
    private static let mostViews = 2000
    private static let mostPixels = 24_000_000

    init(_ objects: InspectedObjects) { self.objects = objects }

    func layers(of window: UIView) -> JSONValue {
        EventLoop.main.turn()
        var items: [JSONValue] = [], pixels = 0
        add(window, depth: 0, alpha: 1, clip: UIScreen.main.bounds, &items, &pixels)
        return ["layers": .array(items), "screen": JSONValue(UIScreen.main.bounds.size)]
    }

    private func add(_ view: UIView, depth: Int, alpha: CGFloat, clip: CGRect, _ items: inout [JSONValue], _ pixels: inout Int) {
        guard !view.isHidden, view.alpha > 0.01, items.count < Self.mostViews else { return }
        let frame = view.screenFrame, shown = frame.intersection(clip), alpha = alpha * view.alpha
        if !shown.isNull, shown.width > 0, shown.height > 0 {
            var members: [String: JSONValue] = [
                "ref": .number(Double(objects.number(of: view))), "class": .string(objects.className(of: view)), "frame": JSONValue(frame),
                "shown": JSONValue(shown), "depth": .number(Double(depth)), "alpha": JSONValue(points: alpha),
            ]
            if let name = view.inspectedName { members["name"] = .string(name) }
            let part = CGRect(
                x: shown.minX - frame.minX + view.bounds.minX, y: shown.minY - frame.minY + view.bounds.minY, width: shown.width,
                height: shown.height)
            if pixels < Self.mostPixels, let picture = picture(of: view, part, &pixels) {
                members["png"] = .string(picture.base64EncodedString())
            }
            items.append(.object(members))
        }
        let inner = view.clipsToBounds ? shown : clip
        guard !inner.isNull else { return }
        for child in view.subviews { add(child, depth: depth + 1, alpha: alpha, clip: inner, &items, &pixels) }
    }

    /// Returns the view's own drawing inside `part` of its bounds, or `nil` if it draws nothing.
    private func picture(of view: UIView, _ part: CGRect, _ pixels: inout Int) -> Data? {
        let scale: CGFloat = 2, layer = view.layer
        guard draws(view), part.width * part.height * scale * scale < 8_000_000 else { return nil }
        guard let context = CGContext(size: part.size, scale: scale, isOpaque: false) else { return nil }
        pixels += Int(part.width * part.height * scale * scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        // The children are removed while the view alone is drawn; the screen does not show that.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let children = view.subviews.map(\.layer).filter { !$0.isHidden }
        for child in children { child.isHidden = true }
        let opacity = layer.opacity
        layer.opacity = 1
        layer.renderAsShown(in: context)
        layer.opacity = opacity
        for child in children { child.isHidden = false }
        CATransaction.commit()
        return UIImage(cgImage: context.takeImage()).pngData()
    }

    /// Returns whether the view draws anything without its subviews.
    private func draws(_ view: UIView) -> Bool {
        let layer = view.layer
        if type(of: layer) != CALayer.self || layer.contents != nil || layer.borderWidth > 0 || layer.immediateContent != nil {
            return true
        }
        if let color = layer.backgroundColor, color.alpha > 0 { return true }
        let own = view.subviews.map(\.layer)
        return (layer.sublayers ?? []).contains { sublayer in !own.contains { $0 === sublayer } } || layer.supplement?.backingStore != nil
    }
}
