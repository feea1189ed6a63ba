import CCairo
import Foundation

extension TextLayout {
    /// Draws the layout with its top left corner at `origin`, in a user space whose y axis points down.
    /// - Parameters:
    ///   - color: The color of text without a color of its own.
    ///   - linkColor: The color of links without a color of their own.
    ///   - linkAttributes: Attributes that links are drawn with, over their own.
    ///   - parts: The parts of the lines to draw.
    ///   - characters: The characters whose parts are drawn; nil for all of the lines.
    package func draw(
        in context: CGContext, at origin: CGPoint, color: CGColor, linkColor: CGColor? = nil,
        linkAttributes: [NSAttributedString.Key: Any] = [:], lines shown: Range<Int>? = nil, parts: TextParts = .all,
        characters: Range<Int>? = nil
    ) {
        TextLock.lock()
        defer { TextLock.unlock() }
        let range = shown?.clamped(to: 0..<lines.count) ?? 0..<lines.count
        // Only lines inside the clip are drawn.
        let clip = context.boundingBoxOfClipPath
        context.saveGState()
        defer { context.restoreGState() }
        for line in lines[range] {
            let reach = line.height + 8
            guard clip.isNull || (origin.y + line.top - reach <= clip.maxY && origin.y + line.top + line.height + reach >= clip.minY)
            else { continue }
            LinePainter(
                line: line, origin: origin, context: context, color: color, linkColor: linkColor, linkAttributes: linkAttributes,
                parts: parts, characters: characters
            )
            .draw()
        }
    }
}

/// The parts of text that are drawn.
package struct TextParts: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The colors behind the letters.
    package static let backgrounds = TextParts(rawValue: 1)
    /// The letters and attachments.
    package static let glyphs = TextParts(rawValue: 2)
    /// The lines under letters.
    package static let underlines = TextParts(rawValue: 4)
    /// The lines through letters.
    package static let strikethroughs = TextParts(rawValue: 8)
    /// All but the backgrounds.
    package static let text: TextParts = [.glyphs, .underlines, .strikethroughs]
    package static let all: TextParts = [.backgrounds, .text]
}

/// Draws a line: backgrounds, underlines, glyphs, strikethroughs.
struct LinePainter {
    let line: TextLine
    let origin: CGPoint
    let context: CGContext
    let color: CGColor
    let linkColor: CGColor?
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
    var parts = TextParts.all
    var characters: Range<Int>?

    private var baseline: CGFloat { origin.y + line.baseline }

    func draw() {
        let pieces = characters.map { range in line.pieces.filter { $0.range.overlaps(range) } } ?? line.pieces
        if parts.contains(.backgrounds) { for piece in pieces { drawBackground(piece) } }
        guard !parts.isDisjoint(with: .text) else { return }
        if characters == nil { for piece in line.marker { drawText(piece) } }
        for piece in pieces {
            if piece.style.attachment != nil, !piece.isEllipsis {
                if parts.contains(.glyphs) { drawAttachment(piece) }
            } else {
                drawText(piece)
            }
        }
    }

    /// Returns the style that a piece of text is drawn in.
    private func style(of piece: TextPiece) -> TextStyle {
        linkAttributes.isEmpty || piece.style.link == nil ? piece.style : TextStyle(piece.style, drawnWith: linkAttributes)
    }

    /// Returns the color of a piece of text.
    private func paint(_ style: TextStyle) -> CGColor { style.foreground?.cgColor ?? (style.link != nil ? linkColor ?? color : color) }

    private func left(_ piece: TextPiece) -> CGFloat { origin.x + line.x + piece.x }

    private func drawBackground(_ piece: TextPiece) {
        guard let background = style(of: piece).background else { return }
        context.saveGState()
        context.setFillColor(background.cgColor)
        context.fill(CGRect(x: left(piece), y: origin.y + line.top, width: piece.width, height: line.height))
        context.restoreGState()
    }

    private func drawAttachment(_ piece: TextPiece) {
        guard let attachment = piece.style.attachment else { return }
        for (index, frame) in line.attachmentFrames(of: piece) {
            attachment.drawAttachment(
                in: context, rect: frame.offsetBy(dx: origin.x, dy: origin.y), characterIndex: index, color: paint(piece.style))
        }
    }

    private func drawText(_ piece: TextPiece) {
        let style = style(of: piece)
        let paint = paint(style)
        // Plain text changes only the fill, which every piece sets.
        if !style.isPlain { context.saveGState() }
        defer { if !style.isPlain { context.restoreGState() } }
        if let shadow = style.shadow, let shade = (shadow.shadowColor as? any TextColor)?.cgColor {
            context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shade)
        }
        if !style.underline.isEmpty, parts.contains(.underlines) {
            // A fraction of a pixel moves an underline away from its text.
            let y = baseline - style.baselineOffset + style.font.underline.top, pixels = max(context.deviceTransform.meanScale, 0.001)
            let top = (y * pixels - 0.001).rounded(.up) / pixels
            drawRule(piece, style.underline, at: top, style.underlineColor?.cgColor ?? paint, skipsInk: true)
        }
        if parts.contains(.glyphs) {
            context.setFillColor(paint)
            drawGlyphs(piece, style, paint)
        }
        if !style.strikethrough.isEmpty, parts.contains(.strikethroughs) {
            let y = baseline - style.baselineOffset - style.font.xHeight / 2
            drawRule(piece, style.strikethrough, at: y, style.strikethroughColor?.cgColor ?? paint)
        }
    }

    private func drawGlyphs(_ piece: TextPiece, _ style: TextStyle, _ paint: CGColor) {
        var x = left(piece)
        let y = baseline - style.baselineOffset
        var glyphs: [CGContext.PlacedGlyph] = []
        glyphs.reserveCapacity(piece.glyphs.count)
        for glyph in piece.glyphs {
            if glyph.glyph != 0 || piece.face === style.font.face {
                glyphs.append(.init(glyph: glyph.glyph, position: CGPoint(x: x, y: y - glyph.dy), shift: glyph.dx))
            }
            x += glyph.advance
        }
        // Tabs are gaps, not the face's glyph for missing characters.
        glyphs.removeAll { $0.glyph == 0 }
        let em = piece.unit * piece.face.unitsPerEm
        // Positive obliqueness slants to the right.
        let shape = CGAffineTransform(a: em * style.widening, b: 0, c: -style.obliqueness * em, d: em, tx: 0, ty: 0)
        // The text's own stroke attribute overrides the context's drawing mode.
        let mode = style.strokeWidth == 0 ? context.textDrawingMode : style.strokeWidth < 0 ? .fillStroke : .stroke
        if mode.strokes {
            context.setStrokeColor(style.strokeColor?.cgColor ?? paint)
            if style.strokeWidth != 0 { context.setLineWidth(abs(style.strokeWidth) / 100 * style.font.size) }
        }
        if let rounded = style.font.rounded, piece.face === rounded.face, mode == .fill {
            return context.draw(glyphs, rounded: rounded, glyphToUser: shape, size: style.font.size, color: paint)
        }
        context.draw(glyphs, of: piece.face, glyphToUser: shape, mode)
    }

    private func drawRule(_ piece: TextPiece, _ rule: NSUnderlineStyle, at y: CGFloat, _ paint: CGColor, skipsInk: Bool = false) {
        let scale = max(context.deviceTransform.meanScale, 0.001)
        let base = piece.style.font.underline.thickness * (rule.contains(.thick) ? 2 : 1)
        let thickness = max((base * scale).rounded(), 1) / scale
        let top = y.rounded(toPixelsAt: scale)
        context.setFillColor(paint)
        let dashes: [CGFloat] =
            switch rule.rawValue & 0x0700 {
            case 0x0100: [1, 1]
            case 0x0200: [5, 2]
            case 0x0300: [5, 2, 1, 2]
            case 0x0400: [5, 2, 1, 2, 1, 2]
            default: []
            }
        let copies: [CGFloat] = rule.contains(.double) ? [top - thickness, top + thickness] : [top]
        for y in copies {
            let gaps = skipsInk && dashes.isEmpty ? gaps(piece, from: y, to: y + thickness) : []
            for span in spans(piece, skipsSpaces: rule.contains(.byWord)).flatMap({ $0.without(gaps) }) {
                if dashes.isEmpty {
                    context.fill(CGRect(x: span.lowerBound, y: y, width: span.upperBound - span.lowerBound, height: thickness))
                } else {
                    context.setStrokeColor(paint)
                    context.setLineWidth(thickness)
                    context.setLineDash(phase: 0, lengths: dashes.map { $0 * thickness })
                    context.strokeLineSegments(between: [
                        CGPoint(x: span.lowerBound, y: y + thickness / 2), CGPoint(x: span.upperBound, y: y + thickness / 2),
                    ])
                }
            }
        }
    }

    /// Returns where glyphs reach into an underline, with a margin as wide as the line is thick. It leaves out descenders, as in pictures
    /// of iOS 15 to 17 (thumbtack/thumbprint-ios, gonzalezreal/swift-markdown-ui).
    private func gaps(_ piece: TextPiece, from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        guard piece.unit > 0 else { return [] }
        let base = baseline - piece.style.baselineOffset, band = (base - bottom) / piece.unit...(base - top) / piece.unit
        var gaps: [ClosedRange<CGFloat>] = []
        var x = left(piece)
        for glyph in piece.glyphs {
            if let reach = piece.face.outline(of: glyph.glyph)?.horizontalReach(in: band) {
                let margin = bottom - top, start = x + glyph.dx
                gaps.append(start + reach.lowerBound * piece.unit - margin...start + reach.upperBound * piece.unit + margin)
            }
            x += glyph.advance
        }
        return gaps
    }

    private func spans(_ piece: TextPiece, skipsSpaces: Bool) -> [ClosedRange<CGFloat>] {
        let start = left(piece)
        guard skipsSpaces, let space = piece.face.glyph(for: " ") else { return [start...start + max(piece.width, 0)] }
        var result: [ClosedRange<CGFloat>] = []
        var (x, from) = (start, start)
        for glyph in piece.glyphs {
            if glyph.glyph == space {
                if x > from { result.append(from...x) }
                from = x + glyph.advance
            }
            x += glyph.advance
        }
        if x > from { result.append(from...x) }
        return result
    }
}

extension ClosedRange<CGFloat> {
    /// Returns the parts that no gap covers.
    fileprivate func without(_ gaps: [Self]) -> [Self] {
        gaps.reduce([self]) { parts, gap in
            parts.flatMap { part -> [Self] in
                guard part.overlaps(gap) else { return [part] }
                return [(part.lowerBound, gap.lowerBound), (gap.upperBound, part.upperBound)].compactMap { $0 < $1 ? $0...$1 : nil }
            }
        }
    }
}

extension CGPath {
    /// Returns the x coordinates between which the outline lies in a band of y coordinates, or `nil` if it lies outside.
    fileprivate func horizontalReach(in band: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        let box = boundingBox
        guard box.minY < band.upperBound, box.maxY > band.lowerBound else { return nil }
        var reach: ClosedRange<CGFloat>?
        for line in polylines(tolerance: 4) {
            let ends = line.points.dropFirst() + line.points.prefix(1)
            for (a, b) in zip(line.points, ends) {
                let (low, high) = a.y < b.y ? (a, b) : (b, a)
                guard low.y < band.upperBound, high.y > band.lowerBound else { continue }
                func x(at y: CGFloat) -> CGFloat { high.y == low.y ? low.x : low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y) }
                for x in [x(at: max(low.y, band.lowerBound)), x(at: min(high.y, band.upperBound))] {
                    reach = reach.map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
                }
            }
        }
        return reach
    }
}

extension CGContext {
    /// Draws glyphs in the mode `mode`. `glyphToUser` maps an em of y-down glyph space to user space.
    func draw(_ glyphs: [PlacedGlyph], of face: FontFace, glyphToUser: CGAffineTransform, _ mode: CGTextDrawingMode) {
        guard !mode.isInvisible else { return }
        if mode.fills || face.hasColor { showGlyphs(glyphs, face: face.cairo, glyphToUser: glyphToUser, hasColor: face.hasColor) }
        guard mode.strokes, !face.hasColor else { return }
        let scale = CGAffineTransform(scaleX: 1 / face.unitsPerEm, y: -1 / face.unitsPerEm)
        for glyph in glyphs {
            guard let outline = face.outline(of: glyph.glyph) else { continue }
            let place = CGAffineTransform(translationX: glyph.position.x + glyph.shift, y: glyph.position.y)
            addPath(outline.applying(scale.concatenating(glyphToUser).concatenating(place)))
        }
        strokePath()
    }
}
