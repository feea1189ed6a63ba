import CoreText
import Foundation
import QuartzCore

/// The two layers of a symbol inside a circle, a square, or a similar shape: the sign is the primary layer, the enclosure the secondary
/// one. Paths have y downward in the symbol's own units and are filled by the even-odd rule.
struct SymbolLayers {
    let sign: CGPath
    let enclosure: CGPath
    /// Whether the single-color symbol shows the sign as a hole.
    let isFilled: Bool

    private static let enclosures: Set<Substring> = [
        "circle", "square", "rectangle", "diamond", "octagon", "triangle", "app", "hexagon", "seal", "shield", "capsule", "oval",
        "pentagon",
    ]

    /// Returns `nil` for a symbol without an enclosure, or whose outlines cannot be separated.
    // FIXME(gap): symbols without an enclosure have one layer here.
    init?(_ shape: SymbolShape, named name: String) {
        guard name.split(separator: ".").dropFirst().contains(where: Self.enclosures.contains) else { return nil }
        let (sign, enclosure) = (CGMutablePath(), CGMutablePath())
        var rims = 0
        for outline in shape.path.outlines {
            let box = outline.boundingBoxOfPath
            let isRim = box.width > 0.7 * shape.extent.width && box.height > 0.7 * shape.extent.height
            (isRim ? enclosure : sign).addPath(outline)
            if isRim { rims += 1 }
        }
        guard rims > 0, !sign.isEmpty else { return nil }
        (self.sign, self.enclosure, isFilled) = (sign, enclosure, rims == 1)
    }

    /// The filled symbol whose enclosure is wider by a length on both sides together, and whose hole is unchanged: a heavier weight does
    /// not make the sign thinner.
    func widened(by length: CGFloat) -> CGPath {
        let box = enclosure.boundingBoxOfPath
        guard box.width > 0, box.height > 0 else { return sign }
        let transform = CGAffineTransform(translationX: box.midX, y: box.midY)
            .scaledBy(x: 1 + length / box.width, y: 1 + length / box.height).translatedBy(x: -box.midX, y: -box.midY)
        let path = CGMutablePath()
        path.addPath(enclosure, transform: transform)
        path.addPath(sign)
        return path
    }
}

extension CGPath {
    /// The subpaths that draw something, separately.
    var outlines: [CGPath] {
        var outlines: [CGMutablePath] = []
        var start = CGPoint.zero
        var isOpen = false
        func outline() -> CGMutablePath? {
            if !isOpen {
                let outline = CGMutablePath()
                outline.move(to: start)
                outlines.append(outline)
                isOpen = true
            }
            return outlines.last
        }
        applyWithBlock { element in
            let (type, points) = (element.pointee.type, element.pointee.points)
            switch type {
            case .moveToPoint: (start, isOpen) = (points[0], false)
            case .addLineToPoint: outline()?.addLine(to: points[0])
            case .addQuadCurveToPoint: outline()?.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: outline()?.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath:
                if isOpen { outlines.last?.closeSubpath() }
                isOpen = false
            @unknown default: break
            }
        }
        return outlines
    }
}
