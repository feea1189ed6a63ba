import CoreGraphics
import Foundation
import UIKitRuntime

/// Draws a layer tree into one framebuffer of premultiplied BGRX pixels, redrawing only what changed.
public final class Compositor {
    /// The most pixels a backing store may have.
    static let pixelLimit: CGFloat = 100_000_000

    /// The top of the tree; its bounds' size in points is the screen's.
    public let rootLayer: CALayer
    public private(set) var scale: CGFloat
    private var pending: [PixelRect] = []

    public init(rootLayer: CALayer, size: CGSize, scale: CGFloat) {
        self.rootLayer = rootLayer
        self.scale = scale
        RenderTree.attach(self, to: rootLayer)
    }

    func didCommit() {}

    /// A layer that was drawn at `rect` left `parent`.
    static func leave(_ rect: PixelRect, _ parent: CALayer) {
        var root = parent
        while let next = root.parent { root = next }
        guard root.role.contains(.root) else { return }
        RenderTree.compositor(of: root)?.pending.append(rect)
    }
}
