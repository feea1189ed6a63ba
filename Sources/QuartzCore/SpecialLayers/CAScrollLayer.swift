import CoreGraphics
import Foundation

/// The axes along which a scroll layer moves.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer doesn't scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The layer scrolls vertically only.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls horizontally only.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls in both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of its sublayers by moving its bounds' origin.
open class CAScrollLayer: CALayer {
    /// The directions in which `scroll(to:)` has an effect.
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        masksToBounds = true
    }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Moves the origin of the bounds to a point, in the directions that ``scrollMode`` allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as necessary to make a rectangle visible, in the layer's coordinates.
    open func scroll(to r: CGRect) {
        var origin = bounds.origin
        let size = bounds.size
        if r.minX < origin.x { origin.x = r.minX } else if r.maxX > origin.x + size.width { origin.x = min(r.minX, r.maxX - size.width) }
        if r.minY < origin.y { origin.y = r.minY } else if r.maxY > origin.y + size.height { origin.y = min(r.minY, r.maxY - size.height) }
        scroll(to: origin)
    }
}

extension CALayer {
    /// Scrolls the nearest enclosing scroll layer.
    public func scroll(_ p: CGPoint) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Scrolls the closest scroll layer above to make a rectangle of this layer visible. Without one, it has no effect.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The part of the bounds that is visible in the closest scroll layer above, or the bounds if there is none.
    public var visibleRect: CGRect {
        guard let scroller = enclosingScrollLayer else { return bounds }
        return bounds.overlap(with: convert(scroller.bounds, from: scroller))
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }
}
