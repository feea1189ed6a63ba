import Foundation

/// State of one drawing of an SVG file: its pictures, each read once regardless of how many tiles show it, and its remaining budget for
/// offscreen drawing, in pixels, so that a malicious file terminates.
final class SVGWork {
    private var remaining: CGFloat = 500_000_000
    private var pictures: [ObjectIdentifier: CGImage?] = [:]

    func picture(of node: MarkupNode) -> CGImage? {
        if let known = pictures[ObjectIdentifier(node)] { return known }
        let image = (node.attributes["href"] ?? node.attributes["xlink:href"]).flatMap(SVGPicture.image)
        pictures[ObjectIdentifier(node)] = .some(image)
        return image
    }

    func spend(_ pixels: CGFloat) -> Bool {
        guard remaining > 0 else { return false }
        remaining -= max(pixels, 1000)
        return true
    }
}

/// The tiles of an SVG pattern.
struct SVGPattern {
    /// The tile in the space after the pattern's transform.
    let tile: CGRect
    let transform: CGAffineTransform
    /// Maps the pattern's content to a tile whose origin is zero.
    let content: CGAffineTransform
    let children: [MarkupNode]

    /// Fails if `node` is not a pattern or has no size. `box` is the shape's, in user space.
    init?(_ node: MarkupNode, box: CGRect, view: CGSize) {
        guard node.name == "pattern" else { return nil }
        let isOnBox = node.attributes["patternUnits"] != "userSpaceOnUse"
        func length(_ key: String, _ whole: CGFloat) -> CGFloat {
            let value = SVGValues.length(node.attributes[key], of: isOnBox ? 1 : whole) ?? 0
            return isOnBox ? value * whole : value
        }
        let whole = isOnBox ? box.size : view
        tile = CGRect(
            x: length("x", whole.width) + (isOnBox ? box.minX : 0), y: length("y", whole.height) + (isOnBox ? box.minY : 0),
            width: length("width", whole.width),
            height: length("height", whole.height))
        guard tile.width > 0, tile.height > 0, tile.isFinite else { return nil }
        transform = node.attributes["patternTransform"].map(SVGValues.transform) ?? .identity
        let shown = SVGValues.numbers(node.attributes["viewBox"] ?? "")
        if shown.count == 4, shown[2] > 0, shown[3] > 0 {
            let scale = min(tile.width / shown[2], tile.height / shown[3])
            content = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: (tile.width - shown[2] * scale) / 2 - shown[0] * scale,
                ty: (tile.height - shown[3] * scale) / 2 - shown[1] * scale)
        } else if node.attributes["patternContentUnits"] == "objectBoundingBox" {
            content = CGAffineTransform(scaleX: box.width, y: box.height)
        } else {
            content = CGAffineTransform(translationX: -tile.minX, y: -tile.minY)
        }
        children = node.children
    }

    /// Returns the origins of the tiles in a rectangle of user space, or none if there are more than ten thousand.
    func corners(in area: CGRect) -> [CGPoint] {
        guard transform.isUsable else { return [] }
        let area = area.applying(transform.inverted())
        let (left, right) = (((area.minX - tile.minX) / tile.width).rounded(.down), ((area.maxX - tile.minX) / tile.width).rounded(.up))
        let (top, bottom) = (((area.minY - tile.minY) / tile.height).rounded(.down), ((area.maxY - tile.minY) / tile.height).rounded(.up))
        guard area.isFinite, (right - left) * (bottom - top) <= 10_000 else { return [] }
        return stride(from: top, to: bottom, by: 1).flatMap { row in
            stride(from: left, to: right, by: 1).map { CGPoint(x: tile.minX + $0 * tile.width, y: tile.minY + row * tile.height) }
        }
    }
}

enum SVGPicture {
    /// Returns the picture in a `data:` URL, or `nil` for any other URL: nothing is fetched.
    static func image(_ link: String) -> CGImage? {
        guard link.hasPrefix("data:image/"), let comma = link.firstIndex(of: ","), link[..<comma].hasSuffix(";base64"),
            let data = Data(base64Encoded: String(link[link.index(after: comma)...]), options: .ignoreUnknownCharacters)
        else { return nil }
        return ImageDecoder.decode(data)?.image
    }

    /// Returns a picture's rectangle in its frame: fitted and centered, unless `preserveAspectRatio` specifies that it covers or stretches.
    static func place(_ size: CGSize, in frame: CGRect, _ fit: String?) -> CGRect {
        let words = (fit ?? "").split(separator: " ")
        if words.first == "none" { return frame }
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        let scale = words.last == "slice" ? max(x, y) : min(x, y)
        func share(_ axis: String) -> CGFloat {
            guard let align = words.first(where: { $0.hasPrefix("x") }), let place = align.range(of: axis)?.upperBound else { return 0.5 }
            return align[place...].hasPrefix("Min") ? 0 : align[place...].hasPrefix("Max") ? 1 : 0.5
        }
        return CGRect(
            x: frame.minX + (frame.width - size.width * scale) * share("x"),
            y: frame.minY + (frame.height - size.height * scale) * share("Y"), width: size.width * scale,
            height: size.height * scale)
    }
}
