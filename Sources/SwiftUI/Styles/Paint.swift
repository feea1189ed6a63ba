import UIKit

/// The result of resolving a style where it is shown.
enum Paint {
    case color(UIColor)
    case gradient(GradientPaint)
    case material(UIBlurEffect.Style)

    /// The paint as a single color, for text and tints.
    var color: UIColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material: .secondarySystemBackground
        }
    }

    func faded(to share: CGFloat) -> Paint {
        func faded(_ color: UIColor) -> UIColor { share == 1 ? color : Color(uiColor: color).opacity(Double(share)).uiColor() }
        switch self {
        case .color(let color): return .color(faded(color))
        case .gradient(let gradient):
            var course = gradient.course
            if case .mesh(var mesh) = course {
                mesh.colors = mesh.colors.map(faded)
                course = .mesh(mesh)
            }
            return .gradient(
                GradientPaint(stops: gradient.stops.map { .init(color: faded($0.color), location: $0.location) }, course: course))
        case .material: return self
        }
    }
}

/// A gradient with resolved colors.
struct GradientPaint: Equatable {
    struct Stop: Equatable {
        var color: UIColor
        var location: CGFloat
    }
    enum Course: Equatable {
        case line(from: UnitPoint, to: UnitPoint)
        /// Radii in points.
        case circles(UnitPoint, from: CGFloat, to: CGFloat)
        /// Radii as fractions of the sides.
        case ellipses(UnitPoint, from: CGFloat, to: CGFloat)
        case turn(UnitPoint, from: Angle, to: Angle)
        /// The only stop is the background.
        case mesh(GradientMesh)
    }
    var stops: [Stop]
    var course: Course

    /// Fills the clip with the gradient, positioned in `rect`.
    func draw(in rect: CGRect, _ context: CGContext) {
        if case .mesh(let mesh) = course {
            if let ground = stops.first?.color { context.setFillColor(ground.cgColor); context.fill(rect) }
            return mesh.draw(in: rect, context)
        }
        guard !rect.isEmpty,
            let gradient = CGGradient(colorsSpace: nil, colors: stops.map(\.color.cgColor), locations: stops.map(\.location))
        else { return }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch course {
        case .line(let start, let end):
            context.drawLinearGradient(gradient, start: start.point(in: rect), end: end.point(in: rect), options: options)
        case .circles(let center, let start, let end):
            let center = center.point(in: rect)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: max(end, start + 0.001), options: options)
        case .ellipses(let center, let start, let end):
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            context.drawRadialGradient(
                gradient, startCenter: center.point, startRadius: start, endCenter: center.point, endRadius: max(end, start + 0.0001),
                options: options)
            context.restoreGState()
        case .turn(let center, let start, let end):
            drawTurn(gradient, around: center.point(in: rect), from: start, to: end, in: rect, context)
        case .mesh: break
        }
    }

    private func drawTurn(
        _ gradient: CGGradient, around center: CGPoint, from start: Angle, to end: Angle, in rect: CGRect, _ context: CGContext
    ) {
        // A zero-degree turn shows its last color.
        let share = CGFloat((end - start).radians / (2 * .pi))
        guard share > 0.0001 else {
            if let last = stops.last { context.setFillColor(last.color.cgColor); context.fill(rect) }
            return
        }
        // After the end, the last color continues for half of the rest, then the first.
        var turning = stops.map { ($0.color.cgColor, min($0.location * share, 1)) }
        if share < 1, let first = turning.first?.0, let last = turning.last?.0 {
            let middle = (1 + share) / 2
            turning += [(last, middle), (first, middle), (first, 1)]
        }
        guard let gradient = CGGradient(colorsSpace: nil, colors: turning.map(\.0), locations: turning.map(\.1)) else { return }
        context.drawConicGradient(gradient, center: center, angle: CGFloat(start.radians))
    }
}
