/// A shape that can be a mark's symbol.
nonisolated public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape seems to fill.
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    /// The part of the symbol's frame that it seems to fill.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// Returns the outline of the shape as a symbol.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { OutlinedSymbol(shape: self, lineWidth: lineWidth) }
}
extension Circle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}

nonisolated private struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let shape: Base
    let lineWidth: CGFloat
    func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: Self { BasicChartSymbolShape.circle }
    public static var square: Self { BasicChartSymbolShape.square }
    public static var triangle: Self { BasicChartSymbolShape.triangle }
    public static var diamond: Self { BasicChartSymbolShape.diamond }
    public static var pentagon: Self { BasicChartSymbolShape.pentagon }
    public static var plus: Self { BasicChartSymbolShape.plus }
    public static var cross: Self { BasicChartSymbolShape.cross }
    public static var asterisk: Self { BasicChartSymbolShape.asterisk }
}

/// The shape of a point.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    public static let circle = Self(kind: .circle), square = Self(kind: .square), triangle = Self(kind: .triangle),
        diamond = Self(kind: .diamond), pentagon = Self(kind: .pentagon), plus = Self(kind: .plus), cross = Self(kind: .cross),
        asterisk = Self(kind: .asterisk)
    static let order: [Self] = [.circle, .square, .triangle, .diamond, .plus, .cross]

    /// Returns the symbol's path in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path { path in
            switch kind {
            case .circle: path.addEllipse(in: rect)
            case .square: path.addRect(rect)
            case .triangle:
                path.addLines([
                    CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                ])
                path.closeSubpath()
            case .diamond:
                path.addLines([
                    CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
                    CGPoint(x: rect.minX, y: rect.midY),
                ])
                path.closeSubpath()
            case .pentagon:
                path.addLines(
                    (0..<5).map { corner in
                        let angle = CGFloat(corner) * 2 * .pi / 5 - .pi / 2
                        return CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
                    })
                path.closeSubpath()
            case .plus, .cross, .asterisk:
                let arm = rect.width / 4
                path.addRect(CGRect(x: rect.midX - arm / 2, y: rect.minY, width: arm, height: rect.height))
                path.addRect(CGRect(x: rect.minX, y: rect.midY - arm / 2, width: rect.width, height: arm))
                if kind == .cross {
                    path = path.applying(
                        CGAffineTransform(translationX: -rect.midX, y: -rect.midY).concatenating(CGAffineTransform(rotationAngle: .pi / 4))
                            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
                }
            }
        }
    }
}
