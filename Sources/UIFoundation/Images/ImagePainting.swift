import Foundation
import QuartzCore

extension UIImage {
    /// Whether image views and buttons draw the image in the tint color.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && symbolConfiguration?.hasColors != true
        }
    }

    /// Draws into `rect` of a context whose y axis points down. `template` fills the shape; if it is `nil`, the image's own colors are
    /// drawn.
    package func paint(in rect: CGRect, context: CGContext, template: CGColor?, rightToLeft: Bool = false) {
        guard rect.width != 0, rect.height != 0, size.width > 0, size.height > 0 else { return }
        if rightToLeft, attributes.flipsForRightToLeft {
            context.saveGState()
            context.translateBy(x: rect.midX * 2, y: 0)
            context.scaleBy(x: -1, y: 1)
            paint(in: rect, context: context, template: template)
            context.restoreGState()
            return
        }
        let color = template ?? attributes.tint?.cgColor
        guard attributes.isResizable, rect.size != size, case .bitmap(let image) = content else {
            paintWhole(in: rect, context: context, template: color)
            return
        }
        NineSlices(image: image, scale: scale, size: size, caps: attributes.capInsets, tiles: resizingMode == .tile).paint(
            in: rect, context: context, template: color)
    }

    private func paintWhole(in rect: CGRect, context: CGContext, template: CGColor?) {
        guard attributes.orientation != .up else {
            content.paint(in: rect, context: context, template: template, interpolation: .high)
            return
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(attributes.orientation.unitTransform)
        content.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), context: context, template: template, interpolation: .high)
        context.restoreGState()
    }
}

/// A resizable image: corners keep their size; edges and the middle are tiled or stretched.
struct NineSlices {
    var image: CGImage
    var scale: CGFloat
    var size: CGSize
    var caps: UIEdgeInsets
    var tiles: Bool

    func paint(in rect: CGRect, context: CGContext, template: CGColor?) {
        let rect = rect.standardized
        guard rect.isFinite, (caps.left + caps.right + caps.top + caps.bottom).isFinite else { return }
        let columns = spans(caps.left, caps.right, size.width, rect.minX, rect.width)
        let rows = spans(caps.top, caps.bottom, size.height, rect.minY, rect.height)
        context.saveGState()
        context.clip(to: rect)
        for row in rows {
            for column in columns {
                // Thirds of points, as catalogs' insets at a scale of 3, are not exact.
                func pixels(_ span: Span) -> (from: CGFloat, count: CGFloat) {
                    let (from, to) = ((span.source.lowerBound * scale), (span.source.upperBound * scale))
                    return abs(from - from.rounded()) + abs(to - to.rounded()) < 0.001
                        ? (from.rounded(), to.rounded() - from.rounded()) : (from, to - from)
                }
                let (x, y) = (pixels(column), pixels(row))
                let source = CGRect(x: x.from, y: y.from, width: x.count, height: y.count)
                guard source.width >= 1, source.height >= 1, let part = image.cropping(to: source) else { continue }
                let content = ImageContent.bitmap(part)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                // Tiles of a single pixel look like one that is stretched, which takes one step instead of one for each pixel.
                let repeats = (x: column.stretches && part.width > 1, y: row.stretches && part.height > 1)
                guard tiles, repeats.x || repeats.y else {
                    content.paint(in: target, context: context, template: template, interpolation: .high)
                    continue
                }
                tile(
                    content, CGSize(width: source.width / scale, height: source.height / scale), target, repeats.x, repeats.y, context,
                    template)
            }
        }
        context.restoreGState()
    }

    private func tile(
        _ content: ImageContent, _ size: CGSize, _ target: CGRect, _ horizontally: Bool, _ vertically: Bool, _ context: CGContext,
        _ template: CGColor?
    ) {
        let step = CGSize(width: horizontally ? size.width : target.width, height: vertically ? size.height : target.height)
        context.saveGState()
        context.clip(to: target)
        let shown = context.boundingBoxOfClipPath
        for row in Self.tiles(target.minY, step.height, shown.minY..<max(shown.minY, shown.maxY)) {
            for column in Self.tiles(target.minX, step.width, shown.minX..<max(shown.minX, shown.maxX)) {
                let place = CGRect(
                    x: target.minX + CGFloat(column) * step.width, y: target.minY + CGFloat(row) * step.height, width: step.width,
                    height: step.height)
                content.paint(in: place, context: context, template: template, interpolation: .high)
            }
        }
        context.restoreGState()
    }

    /// Returns the visible tiles from `origin` on, limited to the number of a screen's pixels.
    private static func tiles(_ origin: CGFloat, _ step: CGFloat, _ shown: Range<CGFloat>) -> Range<Int> {
        guard step > 0 else { return 0..<0 }
        let first = max(0, Int(saturating: ((shown.lowerBound - origin) / step).rounded(.down)))
        let end = max(first, Int(saturating: ((shown.upperBound - origin) / step).rounded(.up)))
        return first..<min(end, first + 8192)
    }

    private struct Span {
        var source: Range<CGFloat>
        var target: Range<CGFloat>
        var stretches: Bool
    }

    /// Returns the leading cap, middle, and trailing cap along one axis.
    private func spans(_ leading: CGFloat, _ trailing: CGFloat, _ length: CGFloat, _ origin: CGFloat, _ extent: CGFloat) -> [Span] {
        let shrink = min(1, extent / max(leading + trailing, 0.001))
        let (first, last) = (leading * shrink, trailing * shrink)
        var spans: [Span] = []
        if leading > 0 { spans.append(Span(source: 0..<leading, target: origin..<origin + first, stretches: false)) }
        if leading < length - trailing, origin + first < origin + extent - last {
            spans.append(Span(source: leading..<length - trailing, target: origin + first..<origin + extent - last, stretches: true))
        }
        if trailing > 0, length > trailing {
            spans.append(Span(source: length - trailing..<length, target: origin + extent - last..<origin + extent, stretches: false))
        }
        return spans
    }
}
