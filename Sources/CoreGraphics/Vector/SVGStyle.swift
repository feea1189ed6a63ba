import Foundation

enum SVGPaint {
    case none, current
    case solid(SolidPaint)
    case reference(String, fallback: SolidPaint?)
}

/// The inherited presentation properties.
struct SVGStyle {
    var color = SolidPaint.black
    var fill = SVGPaint.solid(.black)
    var stroke = SVGPaint.none
    var fillOpacity: CGFloat = 1
    var strokeOpacity: CGFloat = 1
    /// The element's own opacity, if it doesn't need a group.
    var opacity: CGFloat = 1
    var strokeWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 4
    var dashes: [CGFloat] = []
    var dashOffset: CGFloat = 0
    var fillsEvenOdd = false
    var isVisible = true

    var hasFillAndStroke: Bool {
        if case .none = fill { return false }
        if case .none = stroke { return false }
        return true
    }

    mutating func apply(_ properties: [String: String]) {
        opacity = 1
        if let value = properties["color"], let paint = SVGValues.color(value) { color = paint }
        if let value = properties["fill"] { SVGStyle.read(value, &fill) }
        if let value = properties["stroke"] { SVGStyle.read(value, &stroke) }
        if let value = properties["fill-opacity"] { fillOpacity = SVGValues.fraction(value) }
        if let value = properties["stroke-opacity"] { strokeOpacity = SVGValues.fraction(value) }
        if let value = SVGValues.length(properties["stroke-width"], of: 0) { strokeWidth = value }
        if let value = SVGValues.length(properties["stroke-dashoffset"], of: 0) { dashOffset = value }
        if let value = properties["stroke-miterlimit"].flatMap({ SVGValues.numbers($0).first }) { miterLimit = value }
        if let value = properties["stroke-dasharray"] { dashes = value == "none" ? [] : SVGValues.numbers(value) }
        if let value = properties["fill-rule"] { fillsEvenOdd = value == "evenodd" }
        if let value = properties["visibility"] { isVisible = value == "visible" }
        if let value = properties["stroke-linecap"] { lineCap = value == "round" ? .round : value == "square" ? .square : .butt }
        if let value = properties["stroke-linejoin"] { lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter }
    }

    private static func read(_ value: String, _ paint: inout SVGPaint) {
        let value = value.trimmingCharacters(in: .whitespaces)
        if value == "none" {
            paint = .none
        } else if value == "currentColor" {
            paint = .current
        } else if let id = SVGValues.url(value) {
            let rest = value[(value.firstIndex(of: ")") ?? value.startIndex)...].dropFirst()
            paint = .reference(id, fallback: SVGValues.color(String(rest)))
        } else if let color = SVGValues.color(value) {
            paint = .solid(color)
        }
    }
}

/// The rules of `style` elements whose selector is a class, id or element name.
struct SVGStyleSheet {
    private var rules: [String: [String: String]] = [:]

    mutating func add(_ text: String) {
        for rule in text.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = SVGStyleSheet.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                rules[selector.trimmingCharacters(in: .whitespacesAndNewlines), default: [:]].merge(declarations) { $1 }
            }
        }
    }

    static func declarations(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
                parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return result
    }

    /// Returns an element's attributes, overridden by the rules that match it and those by its own style.
    func properties(of node: MarkupNode) -> [String: String] {
        var result = node.attributes
        if !rules.isEmpty {
            var selectors = ["*", node.name]
            selectors += (node.attributes["class"] ?? "").split(separator: " ").map { "." + $0 }
            if let id = node.attributes["id"] { selectors.append("#" + id) }
            for selector in selectors { if let rule = rules[selector] { result.merge(rule) { $1 } } }
        }
        if let style = node.attributes["style"] { result.merge(SVGStyleSheet.declarations(style)) { $1 } }
        return result
    }
}

enum SVGShapes {
    /// Returns the outline of a basic shape, or `nil` for other elements.
    static func path(of node: MarkupNode, _ view: CGSize) -> CGPath? {
        func x(_ key: String) -> CGFloat? { SVGValues.length(node.attributes[key], of: view.width) }
        func y(_ key: String) -> CGFloat? { SVGValues.length(node.attributes[key], of: view.height) }
        let path = CGMutablePath()
        switch node.name {
        case "path": return node.attributes["d"].map { SVGPathData.path($0) }
        case "rect":
            guard let width = x("width"), let height = y("height"), width > 0, height > 0 else { return nil }
            let (rx, ry) = (x("rx") ?? y("ry") ?? 0, y("ry") ?? x("rx") ?? 0)
            path.addRoundedRect(in: CGRect(x: x("x") ?? 0, y: y("y") ?? 0, width: width, height: height), cornerWidth: rx, cornerHeight: ry)
        case "circle":
            guard let r = x("r"), r > 0 else { return nil }
            path.addEllipse(in: CGRect(x: (x("cx") ?? 0) - r, y: (y("cy") ?? 0) - r, width: 2 * r, height: 2 * r))
        case "ellipse":
            guard let rx = x("rx"), let ry = y("ry"), rx > 0, ry > 0 else { return nil }
            path.addEllipse(in: CGRect(x: (x("cx") ?? 0) - rx, y: (y("cy") ?? 0) - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            path.addLines(between: [CGPoint(x: x("x1") ?? 0, y: y("y1") ?? 0), CGPoint(x: x("x2") ?? 0, y: y("y2") ?? 0)])
        case "polyline", "polygon":
            let n = SVGValues.numbers(node.attributes["points"] ?? "")
            path.addLines(between: stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
            if node.name == "polygon" { path.closeSubpath() }
        default: return nil
        }
        return path
    }
}

struct SVGGradient {
    private let gradient: CGGradient
    private let isRadial: Bool
    private let attributes: [String: String]

    /// Fails if the node is not a gradient with stops.
    init?(_ node: MarkupNode, _ named: [String: MarkupNode], _ sheet: SVGStyleSheet, _ current: SolidPaint) {
        guard node.name == "linearGradient" || node.name == "radialGradient" else { return nil }
        isRadial = node.name == "radialGradient"
        // A gradient inherits missing values from the one that it refers to.
        var attributes: [String: String] = [:]
        var stops: [MarkupNode] = []
        var next: MarkupNode? = node
        for _ in 0..<16 {
            guard let here = next else { break }
            attributes.merge(here.attributes) { own, _ in own }
            if stops.isEmpty { stops = here.children.filter { $0.name == "stop" } }
            let link = here.attributes["href"] ?? here.attributes["xlink:href"] ?? ""
            next = link.hasPrefix("#") ? named[String(link.dropFirst())] : nil
        }
        guard !stops.isEmpty else { return nil }
        var floor: CGFloat = 0
        gradient = CGGradient(
            stops: stops.map { stop in
                let properties = sheet.properties(of: stop)
                let text = properties["stop-color"] ?? "black"
                var paint = text == "currentColor" ? current : SVGValues.color(text) ?? .black
                paint.alpha *= properties["stop-opacity"].map { SVGValues.fraction($0) } ?? 1
                floor = max(floor, SVGValues.fraction(properties["offset"] ?? "0"))
                return CGGradient.Stop(location: floor, paint: paint)
            })
        self.attributes = attributes
    }

    func draw(in context: CGContext, box: CGRect, viewSize: CGSize) {
        let isOnBox = attributes["gradientUnits"] != "userSpaceOnUse"
        let whole = isOnBox ? CGSize(width: 1, height: 1) : viewSize
        func x(_ key: String, _ fallback: String) -> CGFloat { SVGValues.length(attributes[key] ?? fallback, of: whole.width) ?? 0 }
        func y(_ key: String, _ fallback: String) -> CGFloat { SVGValues.length(attributes[key] ?? fallback, of: whole.height) ?? 0 }
        if isOnBox {
            guard box.width > 0, box.height > 0 else { return }
            context.translateBy(x: box.minX, y: box.minY)
            context.scaleBy(x: box.width, y: box.height)
        }
        if let transform = attributes["gradientTransform"] { context.concatenate(SVGValues.transform(transform)) }
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if isRadial {
            let center = CGPoint(x: x("cx", "50%"), y: y("cy", "50%"))
            let focus = CGPoint(
                x: attributes["fx"] == nil ? center.x : x("fx", "50%"), y: attributes["fy"] == nil ? center.y : y("fy", "50%"))
            context.drawRadialGradient(
                gradient, startCenter: focus, startRadius: x("fr", "0"), endCenter: center, endRadius: x("r", "50%"), options: both)
        } else {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: x("x1", "0%"), y: y("y1", "0%")), end: CGPoint(x: x("x2", "100%"), y: y("y2", "0%")),
                options: both)
        }
    }
}
