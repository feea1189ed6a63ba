import CCairo
import CoreGraphics
import Foundation
import UIKitRuntime

/// Draws a layer tree into one framebuffer of premultiplied BGRX pixels, redrawing only what changed.
///
/// The root layer's superlayer space is the screen in points, its origin at the top left.
public final class Compositor {
    /// The most pixels a backing store may have.
    static let pixelLimit: CGFloat = 100_000_000

    public let rootLayer: CALayer
    /// The screen in points.
    public private(set) var size: CGSize
    /// Pixels per point.
    public private(set) var scale: CGFloat
    /// The framebuffer: opaque, premultiplied BGRX. Replaced by ``resize(to:scale:)``.
    package private(set) var pixels: PixelBuffer
    private var context: CGContext
    private var pending: [PixelRect] = []
    private var needsEverything = true

    /// A screen of `size` points. A size without pixels is taken as one pixel, one beyond the rasterizer's limits as its limit.
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

    /// Gives the screen another size: everything is redrawn.
    public func resize(to size: CGSize, scale: CGFloat) {
        (self.size, self.scale) = (size, scale)
        pixels = Compositor.makeBuffer(size, scale)
        context = CGContext(buffer: pixels, scale: scale)
        needsEverything = true
    }

    // MARK: The framebuffer

    private var screen: PixelRect { PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }

    /// Brings the framebuffer up to date and returns a copy of it.
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

    /// Commits pending changes and redraws what changed since the last frame, as of the clock's time; returns the redrawn
    /// rectangles in pixels: everything the first time and after a resize.
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

    /// What can only be redrawn whole is taken in whole by damage that touches it.
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

    /// A mask, a turned clip and a picture of its own take in everything below.
    private static func drawsSubtreeWhole(_ layer: CALayer) -> Bool {
        layer.role.contains(.drawsWhole) && (layer.role.contains(.isolates) || layer.supplement?.mask != nil || layer.masksToBounds)
    }

    // MARK: Bands

    /// How many pixels are drawn at a time: half of a second-level cache of a megabyte.
    package var bandArea = 128 * 1024

    /// The damage from top to bottom in parts of which each stays in the processor's cache until it is finished: what lies on a fill, or dims it, finds its
    /// pixels there. Only backgrounds are cut; what draws more lies whole in one band, so nothing of it is done twice.
    private func bands(of damage: PixelRect) -> [PixelRect] {
        guard damage.area / 2 > bandArea else { return [damage] }
        let height = Int32(max(bandArea / damage.width, 1))
        var (result, top): ([PixelRect], Int32) = ([], damage.minY)
        while top < damage.maxY {
            var bottom = min(top + height, damage.maxY)
            while bottom < damage.maxY, let lower = lowestEdge(cutAt: bottom, in: damage, below: rootLayer) { bottom = min(lower, damage.maxY) }
            result.append(PixelRect(minX: damage.minX, minY: top, maxX: damage.maxX, maxY: bottom))
            top = bottom
        }
        return result
    }

    /// The lower edge of the lowest layer that a cut through `y` would draw twice.
    private func lowestEdge(cutAt y: Int32, in damage: PixelRect, below layer: CALayer) -> Int32? {
        guard layer.drawnSubtree.minY < y, layer.drawnSubtree.maxY > y, layer.drawnSubtree.intersects(damage) else { return nil }
        if Compositor.drawsSubtreeWhole(layer) { return layer.drawnSubtree.maxY }
        var lowest: Int32?
        if layer.role.contains(.drawsWhole) || LayerDrawing.hasContent(layer), layer.drawn.minY < y, layer.drawn.maxY > y { lowest = layer.drawn.maxY }
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

    /// A layer that was drawn at `rect` left `parent`.
    static func leave(_ rect: PixelRect, _ parent: CALayer) {
        var root = parent
        while let next = root.parent { root = next }
        guard root.role.contains(.root) else { return }
        RenderTree.compositor(of: root)?.pending.append(rect)
    }
}
