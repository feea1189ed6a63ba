import CoreGraphics
import Foundation

/// The axes along which a scroll layer moves.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of its sublayers by moving its bounds' origin.
open class CAScrollLayer: CALayer {
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

    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

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

    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

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
