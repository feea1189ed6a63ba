import Foundation

/// Executes a content stream's operators on a context whose user space is the page's.
struct PDFInterpreter {
    let file: PDFFile
    let context: CGContext
    let resources: [String: PDFObject]
    let fonts: PDFFonts
    let depth: Int
    /// Maps the page's or form's own space, in which patterns begin, to pixels.
    private let space: CGAffineTransform

    private(set) var operands: [PDFObject] = []
    private var path = CGMutablePath()
    private var pendingClip: CGPathFillRule?
    var state = State()
    var pen = PDFPen()
    private var saved: [State] = []

    struct State {
        var text = PDFTextState()
        var fillSpace = PDFColorSpace.device(.gray)
        var strokeSpace = PDFColorSpace.device(.gray)
        var fill = Source.color(.black)
        var stroke = Source.color(.black)
        var fillAlpha: CGFloat = 1
        var strokeAlpha: CGFloat = 1
        var mask: DrawnMask?
    }

    enum Source {
        case color(SolidPaint)
        case shading(PDFShading)
        /// A pattern, and the color for one without colors of its own.
        case tiles(PDFObject, SolidPaint)
        case none
    }

    init(file: PDFFile, context: CGContext, resources: [String: PDFObject], fonts: PDFFonts, depth: Int) {
        (self.file, self.context, self.resources, self.fonts, self.depth) = (file, context, resources, fonts, depth)
        space = context.deviceTransform
    }

    mutating func run(_ content: [UInt8]) {
        var reader = PDFReader(content)
        // A limit on work, for content designed never to end.
        var remaining = 5_000_000
        while remaining > 0, let object = reader.object(resolvesReferences: false) {
            remaining -= 1
            if case .word(let name) = object {
                if name == "BI" { drawInlineImage(&reader) } else { perform(name) }
                operands.removeAll(keepingCapacity: true)
            } else if operands.count < 1024 {
                operands.append(object)
            }
        }
        while !saved.isEmpty { restore() }
    }

    func number(_ index: Int) -> CGFloat {
        guard index < operands.count, let value = operands[index].number, value.isFinite else { return 0 }
        return value
    }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: number(index), y: number(index + 1)) }

    func resource(_ kind: String, _ name: String?) -> PDFObject {
        guard let name else { return .null }
        return file.resolve(file.resolve(resources[kind]).dictionary?[name])
    }

    // MARK: Operators

    private mutating func perform(_ name: String) {
        switch name {
        case "q":
            guard saved.count < 512 else { return }
            saved.append(state)
            context.saveGState()
        case "Q": restore()
        case "cm":
            guard operands.count >= 6 else { return }
            context.concatenate(CGAffineTransform(number(0), number(1), number(2), number(3), number(4), number(5)))
        case "w": context.setLineWidth(number(0))
        case "J": context.setLineCap(CGLineCap(rawValue: Int32(max(min(number(0), 2), 0))) ?? .butt)
        case "j": context.setLineJoin(CGLineJoin(rawValue: Int32(max(min(number(0), 2), 0))) ?? .miter)
        case "M": context.setMiterLimit(number(0))
        case "d": context.setLineDash(phase: number(1), lengths: operands.first.map { file.numbers($0) } ?? [])
        case "gs": applyGraphicsState(resource("ExtGState", operands.first?.name).dictionary ?? [:])
        case "m": path.move(to: point(0))
        case "l": path.addLine(to: point(0))
        case "c": path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case "v": path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
        case "y": path.addCurve(to: point(2), control1: point(0), control2: point(2))
        case "h": path.closeSubpath()
        case "re": path.addRect(CGRect(x: number(0), y: number(1), width: number(2), height: number(3)))
        case "S": paint(fill: nil, strokes: true)
        case "s": close(); paint(fill: nil, strokes: true)
        case "f", "F": paint(fill: .winding, strokes: false)
        case "f*": paint(fill: .evenOdd, strokes: false)
        case "B": paint(fill: .winding, strokes: true)
        case "B*": paint(fill: .evenOdd, strokes: true)
        case "b": close(); paint(fill: .winding, strokes: true)
        case "b*": close(); paint(fill: .evenOdd, strokes: true)
        case "n": paint(fill: nil, strokes: false)
        case "W": pendingClip = .winding
        case "W*": pendingClip = .evenOdd
        case "g": setFill(.device(.gray))
        case "G": setStroke(.device(.gray))
        case "rg": setFill(.device(.rgb))
        case "RG": setStroke(.device(.rgb))
        case "k": setFill(.device(.cmyk))
        case "K": setStroke(.device(.cmyk))
        case "cs":
            state.fillSpace = colorSpace(operands.first)
            state.fill = .color(.black)
        case "CS":
            state.strokeSpace = colorSpace(operands.first)
            state.stroke = .color(.black)
        case "sc", "scn": setFill(state.fillSpace)
        case "SC", "SCN": setStroke(state.strokeSpace)
        case "sh":
            if let shading = PDFShading(resource("Shading", operands.first?.name), file) {
                masked {
                    context.setAlpha(state.fillAlpha)
                    shading.draw(in: context)
                }
            }
        case "Do": drawObject(resource("XObject", operands.first?.name))
        default: performText(name)
        }
    }

    private mutating func restore() {
        guard let previous = saved.popLast() else { return }
        state = previous
        context.restoreGState()
    }

    private mutating func close() { path.closeSubpath() }

    private mutating func applyGraphicsState(_ entries: [String: PDFObject]) {
        func number(_ key: String) -> CGFloat? { file.resolve(entries[key]).number }
        if let alpha = number("ca") { state.fillAlpha = alpha }
        if let alpha = number("CA") { state.strokeAlpha = alpha }
        if let width = number("LW") { context.setLineWidth(width) }
        let font = file.resolve(entries["Font"]).array ?? []
        if font.count == 2 { (state.text.font, state.text.size) = (fonts.font(font[0], file), file.resolve(font[1]).number ?? 0) }
        if let limit = number("ML") { context.setMiterLimit(limit) }
        switch file.resolve(entries["SMask"]) {
        case .name: state.mask = nil
        case .dictionary(let mask): state.mask = softMask(mask)
        default: break
        }
        let mode = file.resolve(entries["BM"])
        if let name = mode.name ?? mode.array?.first?.name { context.setBlendMode(PDFInterpreter.blendModes[name] ?? .normal) }
    }

    /// Returns the mask of a form in the page's current space: its brightness, with Rec. 601's weights, unless it specifies alpha (ISO
    /// 32000-1, 11.5). `nil` if there is no form or it is too much work.
    private func softMask(_ entries: [String: PDFObject]) -> DrawnMask? {
        let form = file.resolve(entries["G"])
        guard form.dictionary != nil, depth < 24, fonts.spend(onPixels: DrawnMask.cost(over: context)) else { return nil }
        let isBright = file.resolve(entries["S"]).name != "Alpha"
        let (group, backdrop) = (file.resolve(form.dictionary?["Group"]).dictionary ?? [:], file.numbers(entries["BC"]))
        let ground = backdrop.isEmpty ? SolidPaint.black : PDFColorSpace(group["CS"] ?? .null, file).paint(backdrop, file)
        let function = PDFFunction(entries["TR"] ?? .null, file)
        return DrawnMask(
            over: context, isBright ? .brightness(77, 151, 28) : .alpha, on: isBright ? ground : nil,
            transfer: { function?.values([$0]).first ?? $0 },
            draw: { PDFInterpreter(file: file, context: $0, resources: resources, fonts: fonts, depth: depth + 1).drawForm(form) })
    }

    private static let blendModes: [String: CGBlendMode] = [
        "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
        "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference, "Exclusion": .exclusion,
        "Hue": .hue,
        "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]

    // MARK: Color

    private func colorSpace(_ object: PDFObject?) -> PDFColorSpace {
        let named = object?.name.map { resource("ColorSpace", $0) } ?? .null
        if case .null = named { return PDFColorSpace(object ?? .null, file) }
        return PDFColorSpace(named, file)
    }

    private func source(_ space: PDFColorSpace) -> Source {
        if case .pattern = space {
            let object = resource("Pattern", operands.last?.name)
            let pattern = object.dictionary ?? [:]
            if file.resolve(pattern["PatternType"]).number == 1 { return .tiles(object, tileTint) }
            guard file.resolve(pattern["PatternType"]).number == 2, var shading = PDFShading(file.resolve(pattern["Shading"]), file) else {
                return .none
            }
            let m = file.numbers(pattern["Matrix"])
            if m.count == 6 { shading.matrix = CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5]) }
            return .shading(shading)
        }
        return .color(space.paint(operands.map { $0.number ?? 0 }, file))
    }

    /// The color for a pattern that has none; its space follows from the number of operands.
    private var tileTint: SolidPaint {
        let numbers = operands.compactMap(\.number)
        let space: PDFColorSpace = numbers.count == 4 ? .device(.cmyk) : numbers.count == 3 ? .device(.rgb) : .device(.gray)
        return space.paint(numbers.isEmpty ? [0] : numbers, file)
    }

    private mutating func setFill(_ space: PDFColorSpace) {
        state.fillSpace = space
        state.fill = source(space)
    }

    private mutating func setStroke(_ space: PDFColorSpace) {
        state.strokeSpace = space
        state.stroke = source(space)
    }

    // MARK: Painting

    private mutating func paint(fill: CGPathFillRule?, strokes: Bool) {
        paint(path, fill: fill, strokes: strokes)
        if let rule = pendingClip {
            context.addPath(path)
            context.clip(using: rule)
        }
        pendingClip = nil
        path = CGMutablePath()
    }

    func paint(_ path: CGPath, fill: CGPathFillRule?, strokes: Bool) {
        if let fill {
            paintArea(state.fill, state.fillAlpha) {
                $0.addPath(path); $0.fillPath(using: fill)
            } clip: {
                $0.addPath(path); $0.clip(using: fill)
            }
        }
        if strokes {
            paintArea(state.stroke, state.strokeAlpha) {
                $0.addPath(path); $0.strokePath()
            } clip: {
                $0.addPath(path)
                $0.replacePathWithStrokedPath()
                $0.clip()
            }
        }
    }

    /// Draws in a separate graphics state with the current soft mask.
    private func masked(_ draw: () -> Void) {
        if state.mask != nil, !fonts.spend(onPixels: DrawnMask.cost(over: context)) { return }
        context.saveGState()
        state.mask?.clip(context)
        draw()
        context.restoreGState()
    }

    private func paintArea(_ source: Source, _ alpha: CGFloat, draw: (CGContext) -> Void, clip: (CGContext) -> Void) {
        if state.mask == nil {
            paintUnmasked(source, alpha, draw: draw, clip: clip)
        } else {
            masked { paintUnmasked(source, alpha, draw: draw, clip: clip) }
        }
    }

    private func paintUnmasked(_ source: Source, _ alpha: CGFloat, draw: (CGContext) -> Void, clip: (CGContext) -> Void) {
        switch source {
        case .none: return
        case .color(let paint):
            let color = CGColor(SolidPaint(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha * alpha))
            context.setFillColor(color)
            context.setStrokeColor(color)
            draw(context)
        case .shading(let shading):
            context.saveGState()
            clip(context)
            context.setAlpha(alpha)
            context.concatenate(space.concatenating(context.deviceTransform.inverted()))
            shading.draw(in: context)
            context.restoreGState()
        case .tiles(let object, let tint):
            guard let pattern = tiling(object, tint) else { return }
            context.saveGState()
            clip(context)
            context.setAlpha(alpha)
            context.fillDevicePath(CGPath(rect: context.deviceClipBounds, transform: nil), with: pattern, tint: tint, space: space)
            context.restoreGState()
        }
    }

    /// Returns the cost of a cell, which is rendered to pixels before it is drawn.
    private func cellCost(_ entries: [String: PDFObject]) -> Int {
        func step(_ key: String) -> CGFloat { min(abs(file.resolve(entries[key]).number ?? 0), 10_000) }
        let scales = space.axisScales
        return Int(min(step("XStep") * scales.width * step("YStep") * scales.height / 1000, 500_000))
    }

    /// Returns a tiling pattern, which repeats its drawing.
    private func tiling(_ object: PDFObject, _ tint: SolidPaint) -> CGPattern? {
        guard depth < 24, let entries = object.dictionary, let content = file.data(of: object), fonts.spend(onContent: content) else {
            return nil
        }
        let (box, m) = (file.numbers(entries["BBox"]), file.numbers(entries["Matrix"]))
        guard box.count == 4, fonts.spend(cellCost(entries)) else { return nil }
        var start = State()
        if file.resolve(entries["PaintType"]).number == 2 { (start.fill, start.stroke) = (.color(tint), .color(tint)) }
        let (file, fonts, depth, resources) = (file, fonts, depth, file.resolve(entries["Resources"]).dictionary ?? resources)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                var cell = PDFInterpreter(file: file, context: context, resources: resources, fonts: fonts, depth: depth + 1)
                cell.state = start
                cell.run(content)
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized,
            matrix: m.count == 6 ? CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5]) : .identity,
            xStep: file.resolve(entries["XStep"]).number ?? 0,
            yStep: file.resolve(entries["YStep"]).number ?? 0, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    }

    private func drawObject(_ object: PDFObject) {
        guard let entries = object.dictionary, depth < 24 else { return }
        switch file.resolve(entries["Subtype"]).name {
        case "Image":
            var filter: String?
            guard let image = PDFImage(entries, file), let bytes = file.data(of: object, imageFilter: &filter) else { return }
            draw(image.image(bytes, filter: filter, in: colorSpace(entries["ColorSpace"]), tint: tint))
        case "Form":
            guard entries["Group"] != nil, state.fillAlpha < 1 || state.mask != nil else { return drawForm(object) }
            masked {
                context.setAlpha(state.fillAlpha)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                var group = self
                (group.state.fillAlpha, group.state.strokeAlpha, group.state.mask) = (1, 1, nil)
                group.drawForm(object)
                context.endTransparencyLayer()
            }
        default: break
        }
    }

    /// Draws a form, with the state's colors initially.
    func drawForm(_ object: PDFObject) {
        guard let entries = object.dictionary, let content = file.data(of: object), fonts.spend(onContent: content) else { return }
        context.saveGState()
        let m = file.numbers(entries["Matrix"])
        if m.count == 6 { context.concatenate(CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5])) }
        let b = file.numbers(entries["BBox"])
        if b.count == 4 { context.clip(to: CGRect(x: b[0], y: b[1], width: b[2] - b[0], height: b[3] - b[1]).standardized) }
        let own = file.resolve(entries["Resources"]).dictionary
        var form = PDFInterpreter(file: file, context: context, resources: own ?? resources, fonts: fonts, depth: depth + 1)
        form.state = state
        form.run(content)
        context.restoreGState()
    }

    /// Draws a picture, which fills the unit square.
    private func draw(_ image: CGImage?) {
        guard let image else { return }
        masked {
            context.setAlpha(state.fillAlpha)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func drawInlineImage(_ reader: inout PDFReader) {
        guard let entries = reader.inlineImageEntries() else { return }
        let (image, space) = (PDFImage(entries, file), colorSpace(entries["ColorSpace"]))
        let packed = reader.inlineImageData(count: entries["Filter"] == nil ? image?.byteCount(in: space) : nil)
        var filter: String?
        guard let image, let bytes = file.unpacked(packed, entries, imageFilter: &filter) else { return }
        draw(image.image(bytes, filter: filter, in: space, tint: tint))
    }

    private var tint: SolidPaint { if case .color(let paint) = state.fill { paint } else { .black } }
}
