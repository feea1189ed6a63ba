import UIKit

// FIXME(gap): patches have straight sides; the handles of Bézier points have no effect.
/// Colors at the points of a grid, between which they change smoothly.
public struct MeshGradient: ShapeStyle, PaintedStyle, Hashable, Sendable {
    /// A point of the grid with handles toward its neighbors. All are in the unit square of the filled shape.
    public struct BezierPoint: Hashable, Sendable {
        /// The point, and its handles toward its neighbors. Handles have no effect.
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>
        /// Creates a point with handles. Handles have no effect.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }
    /// The points of a grid, row by row, in units of the gradient's size.
    public enum Locations: Hashable, Sendable {
        /// The points of the grid, row by row, with or without handles.
        case points([SIMD2<Float>]), bezierPoints([BezierPoint])
    }
    /// The colors of the grid's points, row by row.
    public enum Colors: Hashable, Sendable {
        /// Colors that may depend on the appearance.
        case colors([Color])
        /// Colors with fixed components.
        case resolvedColors([Color.Resolved])
    }
    /// The numbers of points in a row and in a column.
    public var width: Int, height: Int
    /// The places and the colors of the points, row by row.
    public var locations: Locations, colors: Colors
    /// The color outside of the grid, and whether colors change smoothly across its lines.
    public var background: Color, smoothsColors: Bool
    /// The way in which colors are mixed. Both are alike.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient over a grid of `width` times `height` points.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }
    /// Creates a gradient over a grid of points in the unit square of the shape, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        let places =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let shades =
            switch colors {
            case .colors(let colors): colors.map { $0.uiColor(in: environment) }
            case .resolvedColors(let colors): colors.map { Color($0).uiColor(in: environment) }
            }
        let mesh = GradientMesh(
            width: width, height: height, points: places.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }, colors: shades,
            isSmooth: smoothsColors)
        return .gradient(GradientPaint(stops: [.init(color: background.uiColor(in: environment), location: 0)], course: .mesh(mesh)))
    }
}

/// The points and colors of a grid.
struct GradientMesh: Equatable {
    let width: Int, height: Int
    let points: [CGPoint]
    var colors: [UIColor]
    let isSmooth: Bool

    /// The number of pieces of a patch's side. Each piece has one color.
    private static let pieces = 24

    func draw(in rect: CGRect, _ context: CGContext) {
        // A grid with too few points or colors has no patches.
        guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height else { return }
        let shades = colors.map { color -> [CGFloat] in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        context.saveGState()
        // Neighbors share an edge, which would shine through.
        context.setShouldAntialias(false)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let corners = [0, 1, width, width + 1].map { row * width + column + $0 }
                drawPatch(corners.map { points[$0] }, corners.map { shades[$0] }, in: rect, context)
            }
        }
        context.restoreGState()
    }

    private func drawPatch(_ corners: [CGPoint], _ shades: [[CGFloat]], in rect: CGRect, _ context: CGContext) {
        func mix(_ values: [CGFloat], _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            (values[0] * (1 - x) + values[1] * x) * (1 - y) + (values[2] * (1 - x) + values[3] * x) * y
        }
        func place(_ x: Int, _ y: Int) -> CGPoint {
            let (x, y) = (CGFloat(x) / CGFloat(Self.pieces), CGFloat(y) / CGFloat(Self.pieces))
            return CGPoint(
                x: rect.minX + mix(corners.map(\.x), x, y) * rect.width, y: rect.minY + mix(corners.map(\.y), x, y) * rect.height)
        }
        // Smooth colors change without a bend at the lines of the grid.
        func eased(_ piece: Int) -> CGFloat {
            let share = (CGFloat(piece) + 0.5) / CGFloat(Self.pieces)
            return isSmooth ? share * share * (3 - 2 * share) : share
        }
        for row in 0..<Self.pieces {
            for column in 0..<Self.pieces {
                let parts = (0..<4).map { part in mix(shades.map { $0[part] }, eased(column), eased(row)) }
                context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
                context.addLines(between: [
                    place(column, row), place(column + 1, row), place(column + 1, row + 1), place(column, row + 1),
                ])
                context.closePath()
                context.fillPath()
            }
        }
    }
}
