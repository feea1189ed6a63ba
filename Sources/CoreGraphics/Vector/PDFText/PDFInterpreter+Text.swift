import Foundation

/// The text state, as set by `Tf` and similar operators.
struct PDFTextState {
    var font: PDFFont?
    var size: CGFloat = 0
    /// The space added to every character and every space, in text units.
    var characterSpacing: CGFloat = 0
    var wordSpacing: CGFloat = 0
    /// The horizontal scale; 1 is the font's own width.
    var stretch: CGFloat = 1
    var leading: CGFloat = 0
    var rise: CGFloat = 0
    var mode = 0
}

/// The position at which text continues, between `BT` and `ET`.
struct PDFPen {
    var place = CGAffineTransform.identity
    var lineStart = CGAffineTransform.identity
    /// The outlines that the text adds to the clip at its end, or `nil` if it doesn't clip.
    var clip: CGMutablePath?
}

/// The fonts of one drawing, each read once, and its remaining work budget: malicious files contain drawings that draw themselves without
/// end.
final class PDFFonts {
    private var fonts: [Int: PDFFont?] = [:]
    /// The remaining budget, in characters.
    private var remaining = 500_000

    func spend(_ cost: Int) -> Bool {
        guard remaining > 0 else { return false }
        remaining -= cost
        return true
    }

    /// Spends the cost of content that is drawn within other content.
    func spend(onContent bytes: [UInt8]) -> Bool { spend(100 + bytes.count / 16) }

    /// Spends the cost of pictures that are rendered and drawn as a whole.
    func spend(onPixels count: CGFloat) -> Bool { spend(1 + Int(min(count / 1000, 500_000))) }

    func font(_ object: PDFObject?, _ file: PDFFile) -> PDFFont? {
        guard case .reference(let number)? = object else { return PDFFont(file.resolve(object), file) }
        if let known = fonts[number] { return known }
        let font = PDFFont(file.resolve(object), file)
        fonts[number] = .some(font)
        return font
    }
}

extension PDFInterpreter {
    mutating func performText(_ name: String) {
        switch name {
        case "BT": pen = PDFPen()
        case "ET":
            if let clip = pen.clip {
                context.addPath(clip)
                context.clip()
            }
            pen.clip = nil
        case "Tc": state.text.characterSpacing = number(0)
        case "Tw": state.text.wordSpacing = number(0)
        case "Tz": state.text.stretch = number(0) / 100
        case "TL": state.text.leading = number(0)
        case "Ts": state.text.rise = number(0)
        case "Tr": state.text.mode = Int(max(min(number(0), 7), 0))
        case "Tf":
            state.text.font = operands.first?.name.flatMap { fonts.font(file.resolve(resources["Font"]).dictionary?[$0], file) }
            state.text.size = number(1)
        case "Td": moveLine(number(0), number(1))
        case "TD":
            state.text.leading = -number(1)
            moveLine(number(0), number(1))
        case "Tm":
            guard operands.count >= 6 else { return }
            pen.lineStart = CGAffineTransform(number(0), number(1), number(2), number(3), number(4), number(5))
            pen.place = pen.lineStart
        case "T*": moveLine(0, -state.text.leading)
        case "Tj": show(operands.first)
        case "TJ": for item in operands.first?.array ?? [] { show(item) }
        case "'":
            moveLine(0, -state.text.leading)
            show(operands.first)
        case "\"":
            (state.text.wordSpacing, state.text.characterSpacing) = (number(0), number(1))
            moveLine(0, -state.text.leading)
            show(operands.count > 2 ? operands[2] : nil)
        default: break
        }
    }

    private mutating func moveLine(_ x: CGFloat, _ y: CGFloat) {
        pen.lineStart = CGAffineTransform(translationX: x, y: y).concatenating(pen.lineStart)
        pen.place = pen.lineStart
    }

    private mutating func advance(_ distance: CGFloat) {
        pen.place = CGAffineTransform(translationX: distance * state.text.stretch, y: 0).concatenating(pen.place)
    }

    /// Shows a string, or moves the pen back by a number, in thousandths of the size.
    private mutating func show(_ object: PDFObject?) {
        let text = state.text
        if let number = object?.number, number.isFinite { return advance(-number / 1000 * text.size) }
        guard case .string(let bytes)? = object, let font = text.font else { return }
        let outline = CGMutablePath()
        for glyph in font.glyphs(of: bytes) {
            guard fonts.spend(1) else { break }
            let space = CGAffineTransform(a: text.size * text.stretch, b: 0, c: 0, d: text.size, tx: 0, ty: text.rise).concatenating(
                pen.place)
            if let path = glyph.outline { outline.addPath(path, transform: space) }
            if let procedure = glyph.procedure, text.mode != 3 { run(procedure, of: font, in: space) }
            advance(glyph.advance * text.size + text.characterSpacing + (glyph.isSpace ? text.wordSpacing : 0))
        }
        guard !outline.isEmpty else { return }
        paint(outline, fill: [0, 2, 4, 6].contains(text.mode) ? .winding : nil, strokes: [1, 2, 5, 6].contains(text.mode))
        guard text.mode >= 4 else { return }
        let clip = pen.clip ?? CGMutablePath()
        clip.addPath(outline)
        pen.clip = clip
    }

    /// Draws a glyph of a Type 3 font.
    private func run(_ procedure: PDFObject, of font: PDFFont, in space: CGAffineTransform) {
        guard depth < 24, let content = file.data(of: procedure), fonts.spend(onContent: content) else { return }
        context.saveGState()
        context.concatenate(font.matrix.concatenating(space))
        var glyph = PDFInterpreter(file: file, context: context, resources: font.resources ?? resources, fonts: fonts, depth: depth + 1)
        glyph.state = state
        glyph.state.text = PDFTextState()
        glyph.run(content)
        context.restoreGState()
    }
}
