import Foundation

/// A drawing with SVG's shapes, fills, strokes, gradients, patterns, pictures, clips, masks, and groups: what icons and asset catalogs
/// contain.
// FIXME(gap): text and filters inside SVG files are not drawn.
package final class SVGDrawing: @unchecked Sendable {
    /// The size in points.
    package let size: CGSize
    private let root: MarkupNode
    private let viewBox: CGRect
    private let named: [String: MarkupNode]
    private let sheet: SVGStyleSheet

    /// Fails if the data is not an SVG document with a usable size.
    package init?(data: Data) {
        guard let root = MarkupNode.parse(data), root.name == "svg" else { return nil }
        let box = SVGValues.numbers(root.attributes["viewBox"] ?? "")
        let declared = box.count == 4 && box[2] > 0 && box[3] > 0 ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) : nil
        let width = SVGValues.length(root.attributes["width"], of: declared?.width ?? 0) ?? declared?.width ?? 0
        let height = SVGValues.length(root.attributes["height"], of: declared?.height ?? 0) ?? declared?.height ?? 0
        guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
        size = CGSize(width: width, height: height)
        viewBox = declared ?? CGRect(origin: .zero, size: size)
        self.root = root
        var named: [String: MarkupNode] = [:]
        var sheet = SVGStyleSheet()
        func collect(_ node: MarkupNode) {
            if let id = node.attributes["id"], named[id] == nil { named[id] = node }
            if node.name == "style" { sheet.add(node.text) }
            node.children.forEach(collect)
        }
        collect(root)
        (self.named, self.sheet) = (named, sheet)
    }

    /// Draws into the rectangle from zero to ``size``, y downward. `tint` is the `currentColor`.
    package func draw(in context: CGContext, tint: CGColor = .black) {
        context.saveGState()
        defer { context.restoreGState() }
        let scale = min(size.width / viewBox.width, size.height / viewBox.height)
        context.clip(to: CGRect(origin: .zero, size: size))
        context.translateBy(
            x: (size.width - viewBox.width * scale) / 2 - viewBox.minX * scale,
            y: (size.height - viewBox.height * scale) / 2 - viewBox.minY * scale)
        context.scaleBy(x: scale, y: scale)
        var style = SVGStyle()
        style.color = tint.paint
        drawNode(root, style, context, SVGWork(), depth: 0, isRoot: true)
    }

    // MARK: Elements

    func node(named id: String) -> MarkupNode? { named[id] }
    func properties(of node: MarkupNode) -> [String: String] { sheet.properties(of: node) }

    private static let unshown: Set = [
        "defs", "symbol", "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "filter", "style", "title", "desc", "metadata",
    ]

    private func drawNode(
        _ node: MarkupNode, _ inherited: SVGStyle, _ context: CGContext, _ work: SVGWork, depth: Int, isRoot: Bool = false
    ) {
        guard depth < 64, !SVGDrawing.unshown.contains(node.name) || isRoot else { return }
        let properties = sheet.properties(of: node)
        guard properties["display"] != "none" else { return }
        var style = inherited
        style.apply(properties)
        let opacity = properties["opacity"].map { SVGValues.fraction($0) } ?? 1
        context.saveGState()
        defer { context.restoreGState() }
        if let transform = node.attributes["transform"] { context.concatenate(SVGValues.transform(transform)) }
        clip(properties["clip-path"], node, context)
        guard mask(properties["mask"], node, style.color, context, work, depth) else { return }
        let isGroup = ["g", "svg", "a", "use", "switch"].contains(node.name)
        let needsLayer = opacity < 1 && (isGroup || style.hasFillAndStroke)
        if needsLayer {
            context.setAlpha(opacity)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        } else {
            style.opacity = opacity
        }
        switch node.name {
        case "use": drawUse(node, style, context, work, depth)
        case "image": if style.isVisible { drawPicture(node, opacity: style.opacity, context, work) }
        case _ where isGroup: for child in node.children { drawNode(child, style, context, work, depth: depth + 1) }
        default: if let path = SVGShapes.path(of: node, viewBox.size), style.isVisible { draw(path, style, context, work, depth) }
        }
        if needsLayer { context.endTransparencyLayer() }
    }

    private func reference(_ node: MarkupNode) -> MarkupNode? {
        guard let link = node.attributes["href"] ?? node.attributes["xlink:href"], link.hasPrefix("#") else { return nil }
        return named[String(link.dropFirst())]
    }

    private func drawUse(_ node: MarkupNode, _ style: SVGStyle, _ context: CGContext, _ work: SVGWork, _ depth: Int) {
        guard let target = reference(node), target !== node else { return }
        context.translateBy(
            x: SVGValues.length(node.attributes["x"], of: viewBox.width) ?? 0,
            y: SVGValues.length(node.attributes["y"], of: viewBox.height) ?? 0)
        drawNode(target, style, context, work, depth: depth + 8, isRoot: target.name == "symbol")
        if target.name == "symbol" { for child in target.children { drawNode(child, style, context, work, depth: depth + 8) } }
    }

    private func rect(_ node: MarkupNode) -> CGRect? {
        func x(_ key: String) -> CGFloat? { SVGValues.length(node.attributes[key], of: viewBox.width) }
        func y(_ key: String) -> CGFloat? { SVGValues.length(node.attributes[key], of: viewBox.height) }
        guard let width = x("width"), let height = y("height"), width > 0, height > 0 else { return nil }
        return CGRect(x: x("x") ?? 0, y: y("y") ?? 0, width: width, height: height)
    }

    /// Draws a picture. Without a size, it has its own, one unit per pixel.
    private func drawPicture(_ node: MarkupNode, opacity: CGFloat, _ context: CGContext, _ work: SVGWork) {
        guard let image = work.picture(of: node) else { return }
        let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
        let frame =
            rect(node)
            ?? CGRect(
                x: SVGValues.length(node.attributes["x"], of: viewBox.width) ?? 0,
                y: SVGValues.length(node.attributes["y"], of: viewBox.height) ?? 0, width: size.width,
                height: size.height)
        context.saveGState()
        context.clip(to: frame)
        context.setAlpha(opacity)
        context.drawUpright(image, in: SVGPicture.place(size, in: frame, node.attributes["preserveAspectRatio"]))
        context.restoreGState()
    }

    /// Clips to a mask: to its brightness, with the weights of SVG 1.1's `luminanceToAlpha`, unless its type is alpha. Returns `false` if
    /// nothing is visible.
    private func mask(_ value: String?, _ node: MarkupNode, _ color: SolidPaint, _ context: CGContext, _ work: SVGWork, _ depth: Int)
        -> Bool
    {
        guard let value, let id = SVGValues.url(value), let mask = named[id], mask.name == "mask" else { return true }
        let properties = sheet.properties(of: mask)
        if mask.attributes["maskUnits"] == "userSpaceOnUse", let area = rect(mask) { context.clip(to: area) }
        guard work.spend(DrawnMask.cost(over: context)) else { return false }
        var style = SVGStyle()
        style.color = color
        style.apply(properties)
        let box =
            mask.attributes["maskContentUnits"] == "objectBoundingBox" ? SVGShapes.path(of: node, viewBox.size)?.boundingBoxOfPath : nil
        let drawn = DrawnMask(over: context, properties["mask-type"] == "alpha" ? .alpha : .brightness(54, 184, 18)) { canvas in
            if let box { canvas.concatenate(CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)) }
            for child in mask.children { drawNode(child, style, canvas, work, depth: depth + 16) }
        }
        drawn?.clip(context)
        return drawn != nil
    }

    private func clip(_ value: String?, _ node: MarkupNode, _ context: CGContext) {
        guard let value, let id = SVGValues.url(value), let clip = named[id], clip.name == "clipPath" else { return }
        let path = CGMutablePath()
        var usesEvenOdd = false
        func add(_ node: MarkupNode, _ map: CGAffineTransform, _ level: Int) {
            guard level < 16 else { return }
            let map = (node.attributes["transform"].map(SVGValues.transform) ?? .identity).concatenating(map)
            if sheet.properties(of: node)["clip-rule"] == "evenodd" { usesEvenOdd = true }
            if let shape = SVGShapes.path(of: node, viewBox.size) { path.addPath(shape, transform: map) }
            if node.name == "use", let target = reference(node) { add(target, map, level + 1) }
        }
        for child in clip.children { add(child, clip.attributes["transform"].map(SVGValues.transform) ?? .identity, 0) }
        if clip.attributes["clipPathUnits"] == "objectBoundingBox", let box = SVGShapes.path(of: node, viewBox.size)?.boundingBoxOfPath {
            let map = CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
            context.addPath(path.applying(map))
        } else {
            context.addPath(path)
        }
        context.clip(using: usesEvenOdd ? .evenOdd : .winding)
    }

    // MARK: Painting

    private func draw(_ path: CGPath, _ style: SVGStyle, _ context: CGContext, _ work: SVGWork, _ depth: Int) {
        let rule: CGPathFillRule = style.fillsEvenOdd ? .evenOdd : .winding
        paint(style.fill, style, alpha: style.fillOpacity * style.opacity, box: path.boundingBoxOfPath, context, work, depth) { color in
            context.addPath(path)
            guard let color else { return context.clip(using: rule) }
            context.setFillColor(color)
            context.fillPath(using: rule)
        }
        guard style.strokeWidth > 0 else { return }
        paint(style.stroke, style, alpha: style.strokeOpacity * style.opacity, box: path.boundingBoxOfPath, context, work, depth) { color in
            context.setLineWidth(style.strokeWidth)
            context.setLineCap(style.lineCap)
            context.setLineJoin(style.lineJoin)
            context.setMiterLimit(style.miterLimit)
            guard let color else {
                let dashed = style.dashes.isEmpty ? path : path.copy(dashingWithPhase: style.dashOffset, lengths: style.dashes)
                context.addPath(dashed)
                context.replacePathWithStrokedPath()
                return context.clip()
            }
            context.setLineDash(phase: style.dashOffset, lengths: style.dashes)
            context.addPath(path)
            context.setStrokeColor(color)
            context.strokePath()
        }
    }

    /// Calls `body` with a color, or with `nil` to make it clip to the shape that a gradient or a pattern then fills.
    private func paint(
        _ paint: SVGPaint, _ style: SVGStyle, alpha: CGFloat, box: CGRect, _ context: CGContext, _ work: SVGWork, _ depth: Int,
        _ body: (CGColor?) -> Void
    ) {
        func solid(_ paint: SolidPaint) {
            body(CGColor(SolidPaint(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha * alpha)))
        }
        switch paint {
        case .none: return
        case .current: solid(style.color)
        case .solid(let color): solid(color)
        case .reference(let id, let fallback):
            if let node = named[id], let pattern = SVGPattern(node, box: box, view: viewBox.size) {
                context.saveGState()
                body(nil)
                fill(with: pattern, node, style.color, alpha: alpha, context, work, depth)
                context.restoreGState()
                return
            }
            guard let node = named[id], let gradient = SVGGradient(node, named, sheet, style.color) else {
                if let fallback { solid(fallback) }
                return
            }
            context.saveGState()
            body(nil)
            context.setAlpha(alpha)
            gradient.draw(in: context, box: box, viewSize: viewBox.size)
            context.restoreGState()
        }
    }

    /// Fills the clip with a pattern's tiles.
    private func fill(
        with pattern: SVGPattern, _ node: MarkupNode, _ color: SolidPaint, alpha: CGFloat, _ context: CGContext, _ work: SVGWork,
        _ depth: Int
    ) {
        guard work.spend(DrawnMask.cost(over: context)) else { return }
        var style = SVGStyle()
        style.color = color
        style.apply(sheet.properties(of: node))
        context.setAlpha(alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let corners = pattern.corners(in: context.boundingBoxOfClipPath)
        context.concatenate(pattern.transform)
        for corner in corners where work.spend(0) {
            context.saveGState()
            context.clip(to: CGRect(origin: corner, size: pattern.tile.size))
            context.translateBy(x: corner.x, y: corner.y)
            context.concatenate(pattern.content)
            for child in pattern.children { drawNode(child, style, context, work, depth: depth + 16) }
            context.restoreGState()
        }
        context.endTransparencyLayer()
    }
}
