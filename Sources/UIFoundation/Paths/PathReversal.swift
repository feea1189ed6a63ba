import CoreGraphics
import Foundation

extension CGPath {
    /// Returns the same outline in reverse, subpath by subpath.
    package func reversed() -> CGMutablePath {
        struct Segment {
            var start: CGPoint
            var controls: [CGPoint]
        }
        let result = CGMutablePath()
        var segments: [Segment] = []
        var first = CGPoint.zero
        var current = CGPoint.zero

        func flush(closed: Bool) {
            guard !segments.isEmpty else { return }
            result.move(to: current)
            for segment in segments.reversed() {
                switch segment.controls.count {
                case 0: result.addLine(to: segment.start)
                case 1: result.addQuadCurve(to: segment.start, control: segment.controls[0])
                default: result.addCurve(to: segment.start, control1: segment.controls[1], control2: segment.controls[0])
                }
            }
            if closed { result.closeSubpath() }
            segments = []
        }

        applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint:
                flush(closed: false)
                first = element.points[0]
                current = first
            case .addLineToPoint:
                segments.append(Segment(start: current, controls: []))
                current = element.points[0]
            case .addQuadCurveToPoint:
                segments.append(Segment(start: current, controls: [element.points[0]]))
                current = element.points[1]
            case .addCurveToPoint:
                segments.append(Segment(start: current, controls: [element.points[0], element.points[1]]))
                current = element.points[2]
            case .closeSubpath:
                flush(closed: true)
                current = first
            }
        }
        flush(closed: false)
        return result
    }
}
