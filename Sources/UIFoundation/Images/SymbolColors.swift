import CoreGraphics

/// The parts of a multicolor symbol of the weather: white clouds, moons, and stars, a yellow sun and lightning, cyan water. Apple publishes
/// pictures of these symbols, but no values; the colors are the system's.
// FIXME(gap): other multicolor symbols are drawn in the tint color, or black.
struct SymbolColors {
    /// The outlines of the parts, from back to front.
    let parts: [(path: CGPath, color: UIColor)]

    private static let precipitation: [Substring: UIColor] = [
        "rain": .systemCyan, "drizzle": .systemCyan, "heavyrain": .systemCyan, "sleet": .systemCyan, "hail": .systemCyan,
        "bolt": .systemYellow, "snow": .white,
    ]

    /// Returns `nil` for the name of a symbol without colors of its own.
    init?(_ shape: SymbolShape, named name: String) {
        let words = name.split(separator: ".")
        let sky: UIColor? = words.contains("sun") ? .systemYellow : words.contains("moon") ? .white : nil
        guard words[0] == "cloud" else {
            guard let sky, words[0] == "sun" || words[0] == "moon" else { return nil }
            parts = [(shape.path, sky)]
            return
        }
        // Rain and snow are below the middle of the cloud; the sun or the moon is above it. A bolt is in front of rain.
        let falling = words.compactMap { Self.precipitation[$0] }
        let outlines = shape.path.outlines.map { (path: $0, box: $0.boundingBoxOfPath) }
        func area(_ box: CGRect) -> CGFloat { box.width * box.height }
        guard let cloud = outlines.map(\.box).max(by: { area($0) < area($1) }) else { return nil }
        let (body, above, below, bolt) = (CGMutablePath(), CGMutablePath(), CGMutablePath(), CGMutablePath())
        for (path, box) in outlines {
            if area(box) > area(cloud) / 3 {
                body.addPath(path)
            } else if !falling.isEmpty, box.midY > cloud.midY {
                // The bolt is the largest of the parts below the cloud.
                let isBolt = words.contains("bolt") && box.height > cloud.height / 3
                (isBolt ? bolt : below).addPath(path)
            } else if sky != nil, !cloud.contains(box) {
                above.addPath(path)
            } else {
                body.addPath(path)
            }
        }
        let all: [(path: CGPath, color: UIColor)] = [
            (above, sky ?? .white), (body, .white), (below, falling.first ?? .white), (bolt, .systemYellow),
        ]
        parts = all.filter { !$0.path.isEmpty }
    }
}
