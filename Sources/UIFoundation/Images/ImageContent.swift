import Foundation
import QuartzCore

/// The content of an image.
package enum ImageContent: Hashable {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolImage)
    case drawing(VectorDrawing)

    /// Returns the size in points before orientation.
    func size(scale: CGFloat) -> CGSize {
        switch self {
        case .empty: .zero
        case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let symbol): symbol.size
        case .drawing(let drawing): drawing.size
        }
    }

    /// The distance of the baseline from the bottom, in points, or `nil` if there is none.
    var baseline: CGFloat? { if case .symbol(let symbol) = self { symbol.baseline } else { nil } }

    func bitmap(scale: CGFloat) -> CGImage? {
        switch self {
        case .empty: return nil
        case .bitmap(let image): return image
        case .symbol, .drawing:
            let size = size(scale: scale)
            guard let context = CGContext.image(size: size, scale: scale, opaque: false) else { return nil }
            paint(
                in: CGRect(origin: .zero, size: size), context: context, template: isSymbol ? UIColor.black.cgColor : nil,
                interpolation: .high)
            return context.makeImage()
        }
    }

    var isSymbol: Bool { if case .symbol = self { true } else { false } }

    /// Draws upright into `rect` of a context whose y axis points down; `template` replaces every color.
    func paint(in rect: CGRect, context: CGContext, template: CGColor?, interpolation: CGInterpolationQuality) {
        switch self {
        case .empty: break
        case .bitmap(let image):
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: 1, y: -1)
            let target = CGRect(origin: .zero, size: rect.size)
            if let template {
                // The shape of an opaque picture is its whole area.
                if !image.isOpaque || image.isMask { context.clip(to: target, mask: image) }
                context.setFillColor(template)
                context.fill(target)
            } else {
                context.draw(image, in: target)
            }
            context.restoreGState()
        case .symbol(let symbol): symbol.paint(in: rect, context: context, template: template)
        case .drawing(let drawing): drawing.paint(in: rect, context: context, template: template)
        }
    }
}

/// A drawing of an asset catalog: a PDF page or an SVG icon, compared by identity.
package struct VectorDrawing: Hashable {
    private final class Source {
        let draw: (CGContext) -> Void
        init(_ draw: @escaping (CGContext) -> Void) { self.draw = draw }
    }

    package let size: CGSize
    private let source: Source

    /// Creates a drawing. `draw` draws in a space of `size` whose y axis points down.
    package init(size: CGSize, draw: @escaping (CGContext) -> Void) {
        self.size = size
        source = Source(draw)
    }

    package static func == (a: VectorDrawing, b: VectorDrawing) -> Bool { a.source === b.source }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }

    func paint(in rect: CGRect, context: CGContext, template: CGColor?) {
        guard size.width > 0, size.height > 0 else { return }
        if let template {
            // Drawn separately, then all drawn pixels get the color.
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            paint(in: rect, context: context, template: nil)
            context.setBlendMode(.sourceIn)
            context.setFillColor(template)
            context.fill(rect)
            context.endTransparencyLayer()
            context.restoreGState()
            return
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.clip(to: CGRect(origin: .zero, size: size))
        source.draw(context)
        context.restoreGState()
    }
}
