import CoreText
import Foundation
import QuartzCore

/// The outline of an icon in its design square.
package struct SymbolShape: Hashable {
    package let path: CGPath
    /// The side of the design square, in the path's units; y points down.
    package let box: CGFloat
    package let usesEvenOddFill: Bool

    package init(path: CGPath, box: CGFloat, usesEvenOddFill: Bool = false) {
        (self.path, self.box, self.usesEvenOddFill) = (path, box, usesEvenOddFill)
    }

    // Symbol images are not isolated; the table is read-mostly.
    nonisolated(unsafe) private static var known: [String: SymbolShape?] = [:]
    private static let lock = NSLock()

    /// The shape behind an SF Symbols name; nil for a name the icon set does not cover.
    package static func named(_ name: String) -> SymbolShape? {
        lock.withLock {
            if let shape = known[name] { return shape }
            let shape = SymbolShapeSource.load(name)
            known[name] = shape
            return shape
        }
    }
}

/// An icon at a point size. The icon set has one weight; heavier weights thicken the outline.
package struct SymbolImage: Hashable {
    package let name: String
    package let shape: SymbolShape
    package var configuration: UIImage.SymbolConfiguration

    /// The text size the symbol stands beside: body by default.
    var pointSize: CGFloat {
        if let size = configuration.pointSize { return size }
        if let style = configuration.textStyle { return UIFont.preferredFont(forTextStyle: style).pointSize }
        return 17
    }

    private var scaleFactor: CGFloat {
        switch configuration.scale {
        case .small: 0.78
        case .large: 1.29
        default: 1
        }
    }

    /// The design square is 1.2 times the text size, as San Francisco's medium symbols roughly are, on whole pixels at 3x.
    var size: CGSize {
        let side = (pointSize * 1.2 * scaleFactor * 3).rounded() / 3
        return CGSize(width: side, height: side)
    }

    /// The symbol is centred on the capitals of text beside it.
    var baseline: CGFloat { size.height / 2 - pointSize * 0.7046 / 2 }

    func paint(in rect: CGRect, context: CGContext, template: CGColor?) {
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / shape.box, y: rect.height / shape.box)
        let color = configuration.colors.first?.cgColor ?? template ?? UIColor.black.cgColor
        context.addPath(shape.path)
        context.setFillColor(color)
        context.fillPath(using: shape.usesEvenOddFill ? .evenOdd : .winding)
        let extra = thickening
        if extra > 0 {
            context.addPath(shape.path)
            context.setStrokeColor(color)
            context.setLineWidth(extra * shape.box)
            context.setLineJoin(.round)
            context.strokePath()
        }
        context.restoreGState()
    }

    /// The stroke that makes a heavier weight, in parts of the design square.
    private var thickening: CGFloat {
        switch configuration.weight {
        case .medium: 0.008
        case .semibold: 0.018
        case .bold: 0.028
        case .heavy: 0.04
        case .black: 0.05
        default: 0
        }
    }
}
