import CoreText
import Foundation
import QuartzCore

/// The outline of an icon in its design square.
package struct SymbolShape: Hashable {
    package let path: CGPath
    /// The side of the design square, in the path's units; y points down.
    package let box: CGFloat
    package let usesEvenOddFill: Bool
    /// Whether the path has the weight of regular text; the icon set's is lighter.
    private(set) var isRegular = false

    /// The bounding box of the path.
    let extent: CGRect

    package init(path: CGPath, box: CGFloat, usesEvenOddFill: Bool = false) {
        (self.path, self.box, self.usesEvenOddFill) = (path, box, usesEvenOddFill)
        extent = path.isEmpty ? CGRect(x: 0, y: 0, width: box, height: box) : path.boundingBoxOfPath
    }

    /// Creates a custom symbol of the app, drawn at 100 points.
    init(template path: CGPath) {
        // A unit is a hundredth of the text's size.
        self.init(path: path, box: 100 * SymbolImage.relativeSide)
        isRegular = true
    }

    package static func == (a: SymbolShape, b: SymbolShape) -> Bool {
        a.path == b.path && a.box == b.box && a.usesEvenOddFill == b.usesEvenOddFill
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// The layers for palettes and hierarchical colors; `nil` for a symbol with a single layer.
    private(set) var layers: SymbolLayers?
    /// The parts that have colors of their own; `nil` for a symbol without such colors.
    private(set) var colors: SymbolColors?

    // Symbol images are not isolated; the table is read-mostly.
    nonisolated(unsafe) private static var known: [String: SymbolShape?] = [:]
    private static let lock = NSLock()

    /// Whether the symbol is mirrored from right to left: a "back" or "forward" direction, and symbols of lines of text. "backward" and
    /// "forward" without more are media controls, which look the same everywhere. (Human Interface Guidelines, "Right to left")
    package static func flips(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.dropFirst().contains { $0 == "backward" || $0 == "forward" } || parts.first == "list"
            || name.hasPrefix("increase.") || name.hasPrefix("decrease.") || name.hasPrefix("speaker.") || name == "text.append"
    }

    /// Returns the shape for an SF Symbols name, or `nil` if the icon set has none.
    package static func named(_ name: String) -> SymbolShape? {
        lock.withLock {
            if let shape = known[name] { return shape }
            var shape = SymbolShapeSource.load(name)
            if let found = shape {
                shape?.layers = SymbolLayers(found, named: name)
                shape?.colors = SymbolColors(found, named: name)
            }
            known[name] = shape
            return shape
        }
    }
}

/// An icon at a point size. The icon set has a single weight; heavier weights thicken the outline.
package struct SymbolImage: Hashable {
    package let name: String
    package let shape: SymbolShape
    package var configuration: UIImage.SymbolConfiguration
    /// Whether the image ends at the shape's edges.
    var hasNoMargins = false

    /// The size of the text beside the symbol: body by default.
    var pointSize: CGFloat {
        if let size = configuration.pointSize { return size }
        if let style = configuration.textStyle { return UIFont.preferredFont(forTextStyle: style).pointSize }
        return 17
    }

    private var scaleFactor: CGFloat {
        switch configuration.scale {
        case .small: 0.78
        case .large: 1.28
        default: 1
        }
    }

    /// The relative size of an icon that fills its design square, such as a circle: it is 17 points wide beside text of 17 points, and its
    /// image 20 by 19 at 2x: as UIKit printed it (`symbol(system: play.circle.fill) {20, 19} … contentInsets={1, 1.5, 1, 1.5}`). Large ones
    /// are 24⅓ by 23⅔ at 3x, with the same margins.
    fileprivate static let relativeSide: CGFloat = 0.996
    private var side: CGFloat { pointSize * scaleFactor * Self.relativeSide }

    /// The margins beside the shape, and above and below it. Beside a plus they are wider: a large one of 17 points is 21⅔ wide, as the
    /// item beside a bar's edge shows (pointfreeco/swift-snapshot-testing, testTraitsEmbeddedInTabNavigation).
    private var margins: CGSize {
        guard !hasNoMargins else {
            let stroke = thickening * side / 2
            return CGSize(width: stroke, height: stroke)
        }
        return CGSize(width: pointSize * (name == "plus" ? 0.13 : 0.0784), height: pointSize * 0.0588)
    }

    /// The size of the shape and its margins, in whole pixels at 3x: a chevron is narrower than a circle.
    var size: CGSize {
        func rounded(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }
        let unit = side / shape.box
        return CGSize(
            width: rounded(shape.extent.width * unit + 2 * margins.width), height: rounded(shape.extent.height * unit + 2 * margins.height))
    }

    /// The baseline, with the symbol centered on the capitals of text beside it.
    var baseline: CGFloat { size.height / 2 - pointSize * 0.7046 / 2 }

    /// Returns the distance from the symbol's edges to the top and bottom of a line of the text beside it, the same for every symbol, in
    /// whole pixels. UIKit prints it so (`symbol(system: person) {19, 17.5} baseline=2.5 … alignmentRectInsets={-1, 0, -1.5, 0}`), and
    /// image views that Interface Builder stored with a height of their own agree.
    func alignmentInsets(scale: CGFloat) -> UIEdgeInsets {
        let font = UIFont.systemFont(ofSize: pointSize)
        // Rounded down to a pixel: 2.5 and 3.5 were printed at 2x, and the insets at 3x are two pixels each (Tinder/Layout,
        // testReadmeExample).
        let baseline = baseline.rounded(toPixelsAt: scale, .down)
        return UIEdgeInsets(
            top: size.height - baseline - font.ascender.rounded(toPixelsAt: scale), left: 0,
            bottom: baseline + font.descender.rounded(toPixelsAt: scale), right: 0)
    }

    func paint(in rect: CGRect, context: CGContext, template: CGColor?) {
        // The outline of a circle keeps the width of the square.
        let size = size, unit = side / (shape.box * (fillsSquare ? 1 + thickening : 1))
        guard size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: unit, y: unit)
        context.translateBy(x: -shape.extent.midX, y: -shape.extent.midY)
        let width = thickening * shape.box
        let (primary, secondary) = colors(template)
        if let colors = shape.colors, showsOwnColors(template) {
            for (path, color) in colors.parts {
                context.setFillColor(color.cgColor)
                context.paint(Stencil(path: path, usesEvenOddFill: shape.usesEvenOddFill, lineWidth: width))
            }
        } else if let layers = shape.layers, primary != secondary {
            context.setFillColor(secondary)
            context.paint(Stencil(path: layers.enclosure, usesEvenOddFill: true, lineWidth: width))
            context.setFillColor(primary)
            context.paint(Stencil(path: layers.sign, usesEvenOddFill: true, lineWidth: layers.isFilled ? 0 : width))
        } else if let layers = shape.layers, layers.isFilled, width > regularWidth {
            context.setFillColor(primary)
            context.paint(Stencil(path: layers.widened(by: width - regularWidth), usesEvenOddFill: true, lineWidth: regularWidth))
        } else {
            context.setFillColor(primary)
            context.paint(Stencil(path: shape.path, usesEvenOddFill: shape.usesEvenOddFill, lineWidth: width))
        }
        context.restoreGState()
    }

    /// Whether the symbol is drawn in its own colors: one that prefers them, or that is not a template.
    private func showsOwnColors(_ template: CGColor?) -> Bool {
        switch configuration.coloring {
        case .multicolor: true
        case .monochrome: template == nil
        case .hierarchical, .palette: false
        }
    }

    /// Returns the colors of the sign and of its enclosure. Apple publishes no value for the lightness of the second layer of a
    /// hierarchical symbol; half is our choice.
    private func colors(_ template: CGColor?) -> (primary: CGColor, secondary: CGColor) {
        switch configuration.coloring {
        case .monochrome, .multicolor:
            let color = template ?? UIColor.black.cgColor
            return (color, color)
        case .hierarchical(let color): return (color.cgColor, color.withAlphaComponent(color.cgColor.alpha / 2).cgColor)
        case .palette(let colors):
            let primary = colors.first ?? .black
            return (primary.cgColor, (colors.count > 1 ? colors[1] : primary).cgColor)
        }
    }

    /// Whether the shape has a circle as wide and as high as the design square.
    private var fillsSquare: Bool {
        !shape.isRegular && min(shape.extent.width, shape.extent.height) >= 0.99 * shape.box
            && name.split(separator: ".").contains("circle")
    }

    /// The stroke that gives the shape San Francisco's weight, in fractions of the design square. Large circles have thinner ones: in
    /// pointfreeco/swift-snapshot-testing (iOS 13), testUIView, the circle around a plus is 65 pixels wide at 17 points and 3x, and its
    /// stroke 4.65.
    private var thickening: CGFloat {
        let own = Self.thickening(configuration.weight)
        if shape.isRegular { return max(own - Self.thickening(.regular), 0) }
        return fillsSquare && configuration.scale == .large ? own / 2 : own
    }

    private var regularWidth: CGFloat { shape.isRegular ? 0 : Self.thickening(.regular) * shape.box }

    /// Returns the thickening from the icon set's single weight, a light one.
    private static func thickening(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight, .thin: 0
        case .light: 0.008
        case .medium: 0.028
        case .semibold: 0.038
        case .bold: 0.05
        case .heavy: 0.062
        case .black: 0.075
        default: 0.018
        }
    }
}
