import Foundation
import InterfaceBuilder

/// The free space between two scenes of a canvas.
struct Spacing {
    /// The space beside a scene, for an arrow and its label.
    var between: CGFloat
    /// The space above a scene, for its name.
    var title: CGFloat

    /// The space between references, which have their names inside.
    static let references: CGFloat = 14
}

/// The positions of a canvas's scenes.
@MainActor
struct CanvasPlaces {
    private let scenes: [CanvasScene]
    private let sizes: [CGSize]
    private let spacing: Spacing

    /// The limits of the factor by which the author's positions are scaled.
    private static let factors: ClosedRange<CGFloat> = 0.05...4

    init(_ scenes: [CanvasScene], _ sizes: [CGSize], _ spacing: Spacing) {
        (self.scenes, self.sizes, self.spacing) = (scenes, sizes, spacing)
    }

    /// The author's positions, in their order on both axes, scaled on each until no two scenes touch and the sheet is smallest, or `nil` if
    /// there are none, or if they give no usable arrangement.
    var authored: [CGPoint]? {
        let points = scenes.compactMap(\.location)
        guard points.count == scenes.count, let first = points.first else { return nil }
        // Two scenes are separated by a factor on the x axis or by one on the y axis.
        var pairs: [(x: CGFloat, y: CGFloat)] = []
        for one in points.indices {
            for other in points.indices.dropFirst(one + 1) {
                let (dx, dy) = (abs(points[one].x - points[other].x), abs(points[one].y - points[other].y))
                let areReferences = scenes[one].isReference && scenes[other].isReference
                let wide = (sizes[one].width + sizes[other].width) / 2 + (areReferences ? Spacing.references : spacing.between)
                let high = (sizes[one].height + sizes[other].height) / 2 + (areReferences ? Spacing.references : 60 + spacing.title)
                pairs.append((dx > 0 ? wide / dx : .infinity, dy > 0 ? high / dy : .infinity))
            }
        }
        pairs.sort { $0.x > $1.x }
        let box = points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        let largest = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        var best: (x: CGFloat, y: CGFloat, area: CGFloat)?
        func consider(_ x: CGFloat, _ y: CGFloat) {
            guard x <= Self.factors.upperBound, y <= Self.factors.upperBound else { return }
            let area = (box.width * x + largest.width) * (box.height * y + largest.height)
            if area < best?.area ?? .infinity { best = (x, y, area) }
        }
        // From the largest factor on x down: the pairs that were passed are separated on y.
        var y = Self.factors.lowerBound
        for pair in pairs {
            consider(max(pair.x, Self.factors.lowerBound), y)
            y = max(y, pair.y)
        }
        consider(Self.factors.lowerBound, y)
        guard let best else { return nil }
        return zip(points, sizes).map { CGPoint(x: $0.x * best.x - $1.width / 2, y: $0.y * best.y - $1.height / 2) }
    }

    /// Returns columns by the distance from the entry point; a xib's views are below one another.
    func laidOut(_ file: InterfaceFile) -> [CGPoint] {
        let cell = CGSize(
            width: (sizes.map(\.width).max() ?? 0) + spacing.between, height: (sizes.map(\.height).max() ?? 0) + 60 + spacing.title)
        guard file.kind == .storyboard else {
            var y: CGFloat = 0
            return sizes.map { size in
                defer { y += size.height + 60 + spacing.title }
                return CGPoint(x: 0, y: y)
            }
        }
        let layout = FlowLayout(FlowGraph(InterfaceProject([file])))
        var spare = 0
        return scenes.map { scene in
            if let place = layout.places["\(file.name)/\(scene.id)"] {
                return CGPoint(x: CGFloat(place.column) * cell.width, y: CGFloat(place.row) * cell.height)
            }
            spare += 1
            return CGPoint(x: CGFloat(spare - 1) * cell.width, y: CGFloat(layout.rows) * cell.height)
        }
    }
}
