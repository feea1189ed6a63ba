import CCairo
import CoreGraphics

/// The clip that a layer's ancestors impose.
final class DrawClip {
    /// The pixels inside all clips.
    let rect: PixelRect
    /// The outline, if it is not just the rectangle.
    let outline: Outline?
    /// The next enclosing clip that has an outline.
    let outer: DrawClip?
    let depth: Int
    /// Whether the outlines include a rotated rectangle.
    let isTurned: Bool

    enum Outline {
        case corners(RoundedBox)
        /// A rotated rectangle, in device space.
        case path(CGPath)
    }

    init(rect: PixelRect, outline: Outline? = nil, inside parent: DrawClip? = nil) {
        self.rect = rect
        self.outline = outline
        outer = parent?.shape
        depth = (outer?.depth ?? 0) + 1
        isTurned = if case .path? = outline { true } else { outer?.isTurned ?? false }
    }

    /// The innermost clip with an outline.
    var shape: DrawClip? { outline == nil ? outer : self }

    /// Creates a clip to a layer's bounds. Fails if it is empty.
    convenience init?(to p: LayerProperties, _ toDevice: CGAffineTransform, inside parent: DrawClip) {
        let box = LayerExtent.box(p.bounds, toDevice).intersection(parent.rect)
        guard !box.isEmpty else { return nil }
        let outline: Outline? =
            toDevice.isUpright ? RoundedBox(p, toDevice).map { .corners($0) } : .path(RoundedRect.path(of: p).applying(toDevice))
        self.init(rect: box, outline: outline, inside: parent)
    }
}

/// The active clips with outlines.
struct ClipStack {
    let context: CGContext
    let region: PixelRect
    private var open: [(clip: DrawClip, saved: SavedPixels?)] = []

    init(context: CGContext, region: PixelRect) { (self.context, self.region) = (context, region) }

    mutating func enter(_ clip: DrawClip?) {
        if open.last?.clip === clip { return }
        // The nearest clip that encloses both.
        var common = clip
        while let last = open.last {
            while let candidate = common, candidate.depth > last.clip.depth { common = candidate.outer }
            if common === last.clip { break }
            leave()
        }
        var entered: [DrawClip] = []
        var next = clip
        while let current = next, current !== open.last?.clip {
            entered.append(current)
            next = current.outer
        }
        for clip in entered.reversed() { push(clip) }
    }

    private mutating func push(_ clip: DrawClip) {
        var saved: SavedPixels?
        switch clip.outline {
        case .corners(let box): context.onPixels { saved = box.saveCorners(of: $0, region: clip.rect.intersection(region)) }
        case .path(let path):
            context.saveGState()
            context.onPixels { if DevicePath.emit(path, to: $0) { cairo_clip($0) } }
        case nil: break
        }
        open.append((clip, saved))
    }

    private mutating func leave() {
        guard let (_, saved) = open.popLast() else { return }
        if let saved { context.onPixels { saved.putBack(on: $0) } } else { context.restoreGState() }
    }
}
