import CCairo
import CoreGraphics
import Foundation
import UIKitRuntime

/// Draws a layer tree into one framebuffer of premultiplied BGRX pixels, redrawing only what changed.
///
/// The root layer's superlayer space is the screen in points, its origin at the top left.
public final class Compositor {
    /// The maximum number of pixels in a backing store.
    static let pixelLimit: CGFloat = 100_000_000

    /// The layer at the top of the tree that is drawn.
    public let rootLayer: CALayer
    /// The screen's size in points.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public private(set) var scale: CGFloat
    /// The framebuffer: opaque, premultiplied BGRX. Replaced in ``resize(to:scale:)``.
    package private(set) var pixels: PixelBuffer
    private var context: CGContext
    private var pending: [PixelRect] = []
    private var needsEverything = true

    /// Creates a screen of `size` points. A size without pixels becomes one pixel, and one beyond the rasterizer's limits is reduced to
    /// them.
    public init(rootLayer: CALayer, size: CGSize, scale: CGFloat) {
        (self.rootLayer, self.size, self.scale) = (rootLayer, size, scale)
        pixels = Compositor.makeBuffer(size, scale)
        context = CGContext(buffer: pixels, scale: scale)
        RenderTree.attach(self, to: rootLayer)
    }

    private static func makeBuffer(_ size: CGSize, _ scale: CGFloat) -> PixelBuffer {
        func side(_ points: CGFloat, _ limit: CGFloat) -> Int { Int(max(1, min(limit, (points * scale).rounded()))) }
        let buffer = PixelBuffer(width: side(size.width, 12_000), height: side(size.height, 12_000), isOpaque: true)
        guard let buffer else { fatalError("no memory for a framebuffer of \(size) points at scale \(scale)") }
        return buffer
    }

    /// Resizes the screen, which is redrawn completely.
    public func resize(to size: CGSize, scale: CGFloat) {
        (self.size, self.scale) = (size, scale)
        pixels = Compositor.makeBuffer(size, scale)
        context = CGContext(buffer: pixels, scale: scale)
        needsEverything = true
    }

    // MARK: The framebuffer

    private var screen: PixelRect { PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }

    /// Updates the framebuffer and returns a copy of it.
    public func snapshot() -> CGImage? {
        render()
        return context.makeImage()
    }

    // MARK: Frames

    /// Whether the next ``render()`` would change anything.
    public var needsRender: Bool {
        needsEverything || !pending.isEmpty || !rootLayer.dirt.isDisjoint(with: [.content, .subtree, .descendantDrawing])
            || AnimationEngine.shared.isMoving
    }

    /// Commits pending changes and redraws what changed since the last frame, at the clock's current time. Returns the redrawn rectangles
    /// in pixels: everything the first time and after a resize.
    @discardableResult
    public func render() -> [PixelRect] {
        CATransaction.flush()
        if AnimationEngine.shared.drawFrames(at: mediaTime()) { CATransaction.flush() }
        let damage = takeDamage()
        for rect in damage { for band in bands(of: rect) { draw(band) } }
        if !damage.isEmpty { pixels.flush() }
        return damage
    }

    /// Redraws everything.
    public func renderEverything() {
        needsEverything = true
        render()
    }

    private var space: SublayerSpace { SublayerSpace(toDevice: CGAffineTransform(scaleX: scale, y: scale)) }
    private var moment: Moment { Moment(time: mediaTime()) }

    private func takeDamage() -> [PixelRect] {
        EmitterClock.advance()
        for layer in AnimationEngine.shared.animatedLayers { layer.mark(.subtree) }
        var update = DamageUpdate(moment: moment)
        _ = update.update(rootLayer, in: space, clip: screen, isForced: needsEverything)
        defer {
            pending.removeAll(keepingCapacity: true)
            needsEverything = false
        }
        if needsEverything { return [screen] }
        let damage = (pending + update.damage).merged(within: screen)
        return includingWholes(damage)
    }

    /// Returns the damage extended to the whole of layers that it touches and that cannot be redrawn in part.
    private func includingWholes(_ damage: [PixelRect]) -> [PixelRect] {
        var damage = damage
        while true {
            var grown = damage
            for index in grown.indices { grow(&grown[index], over: rootLayer) }
            guard grown != damage else { return damage }
            damage = grown.merged(within: screen)
        }
    }

    private func grow(_ rect: inout PixelRect, over layer: CALayer) {
        guard layer.drawnSubtree.intersects(rect) else { return }
        if Compositor.drawsSubtreeWhole(layer) {
            rect = rect.union(layer.drawnSubtree)
        } else if layer.role.contains(.drawsWhole), layer.drawn.intersects(rect) {
            rect = rect.union(layer.drawn)
        }
        if layer.role.contains(.isolates) { return }
        for child in layer.children { grow(&rect, over: child) }
    }

    /// Returns whether a layer is redrawn with its subtree, because of a mask, a rotated clip, or a separate picture.
    private static func drawsSubtreeWhole(_ layer: CALayer) -> Bool {
        layer.role.contains(.drawsWhole) && (layer.role.contains(.isolates) || layer.supplement?.mask != nil || layer.masksToBounds)
    }

    // MARK: Bands

    /// The number of pixels that are drawn at a time: half of a second-level cache of a megabyte.
    package var bandArea = 128 * 1024

    /// Divides the damage from top to bottom into bands that each stay in the processor's cache until finished, so that layers on a fill
    /// find its pixels there. Only backgrounds are divided; other drawing is entirely in one band, so that nothing is drawn twice.
    private func bands(of damage: PixelRect) -> [PixelRect] {
        guard damage.area / 2 > bandArea else { return [damage] }
        let height = Int32(max(bandArea / damage.width, 1))
        var (result, top): ([PixelRect], Int32) = ([], damage.minY)
        while top < damage.maxY {
            var bottom = min(top + height, damage.maxY)
            while bottom < damage.maxY, let lower = lowestEdge(cutAt: bottom, in: damage, below: rootLayer) {
                bottom = min(lower, damage.maxY)
            }
            result.append(PixelRect(minX: damage.minX, minY: top, maxX: damage.maxX, maxY: bottom))
            top = bottom
        }
        return result
    }

    /// Returns the bottom edge of the lowest layer that a cut at `y` would draw twice.
    private func lowestEdge(cutAt y: Int32, in damage: PixelRect, below layer: CALayer) -> Int32? {
        guard layer.drawnSubtree.minY < y, layer.drawnSubtree.maxY > y, layer.drawnSubtree.intersects(damage) else { return nil }
        if Compositor.drawsSubtreeWhole(layer) { return layer.drawnSubtree.maxY }
        var lowest: Int32?
        if layer.role.contains(.drawsWhole) || LayerDrawing.hasContent(layer), layer.drawn.minY < y, layer.drawn.maxY > y {
            lowest = layer.drawn.maxY
        }
        for child in layer.children {
            if let edge = lowestEdge(cutAt: y, in: damage, below: child) { lowest = max(lowest ?? edge, edge) }
        }
        return lowest
    }

    private func draw(_ region: PixelRect) {
        context.saveGState()
        context.clip(to: region)
        LayerPainter(context: context, region: region, usesRecordedExtents: true).drawScreen(rootLayer, in: space, moment)
        context.restoreGState()
    }

    /// Adds damage for a layer that was drawn at `rect` and left `parent`.
    static func leave(_ rect: PixelRect, _ parent: CALayer) {
        var root = parent
        while let next = root.parent { root = next }
        guard root.role.contains(.root) else { return }
        RenderTree.compositor(of: root)?.pending.append(rect)
    }
}
