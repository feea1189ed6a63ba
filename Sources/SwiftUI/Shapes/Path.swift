import CoreGraphics

/// The outline of a shape in its own coordinates.
public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
    /// Copied before a change, since another path may share it.
    private var path: CGPath

    // MARK: Creating

    /// Creates an empty path.
    public init() { path = CGPath(types: [], points: []) }
    /// Creates a copy of a Core Graphics path.
    public init(_ path: CGPath) { self.path = path.copy() ?? path }
    /// Creates a copy of a Core Graphics path. Later changes to it don't show.
    public init(_ path: CGMutablePath) { self.path = path.copy() ?? path }
    public init(_ rect: CGRect) { path = CGPath(rect: rect, transform: nil) }
    public init(ellipseIn rect: CGRect) { path = CGPath(ellipseIn: rect, transform: nil) }
    /// Creates a rectangle with elliptical corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let size = CGSize(width: max(0, min(cornerSize.width, rect.width / 2)), height: max(0, min(cornerSize.height, rect.height / 2)))
        if style == .continuous, cornerSize.width == cornerSize.height, size != .zero {
            // They are longer than their radius, and overlap where they don't fit: a stroke shows their ends as lines of 14 points beside a
            // row of 26, and a square of 150 with a radius of 75 is no circle (marian-stanciulica/Foodybite, HomeViewSnapshotTests and
            // ProfileViewSnapshotTests, iOS 18.1; stadiamaps/ferrostar, TripProgressViewTests, iOS 26).
            path = RoundedRect.path(rect, radius: min(size.width, size.height), isContinuous: true, mayOverlap: true)
        } else {
            path = CGPath(roundedRect: rect, cornerWidth: size.width, cornerHeight: size.height, transform: nil)
        }
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: min(cornerRadius, rect.height / 2), height: min(cornerRadius, rect.width / 2)),
            style: style)
    }
    /// Creates a rectangle with corners of different radii.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
    /// Creates a path that a closure builds.
    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    // MARK: Reading

    /// The path as a Core Graphics object, which can't change.
    public var cgPath: CGPath { path }
    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path, without control points.
    public var boundingRect: CGRect { path.boundingBoxOfPath }
    /// The end of the path, or nil if it is empty.
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
    /// Returns whether a point is in the path. `eoFill` counts crossings instead of turns.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { path.contains(point, using: eoFill ? .evenOdd : .winding) }

    /// A part of a path, with points in the coordinate space of the path.
    public enum Element: Equatable, Sendable {
        /// A new subpath begins at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath.
        case closeSubpath
    }

    /// Calls a closure with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        path.forEachElement { type, points in
            switch type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    // MARK: Building

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        let copy = path.mutableCopy() ?? CGMutablePath()
        body(copy)
        path = copy
    }

    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    /// Adds a line. Without a current point, it begins at `end`.
    public mutating func addLine(to end: CGPoint) { continuing(at: end) { $0.addLine(to: end) } }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        continuing(at: end) { $0.addQuadCurve(to: end, control: control) }
    }
    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        continuing(at: end) { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Adds a segment. One without a starting point draws nothing, and the next segment starts at its end.
    private mutating func continuing(at end: CGPoint, _ body: (CGMutablePath) -> Void) {
        change { if $0.isEmpty { $0.move(to: end) } else { body($0) } }
    }
    /// Closes the subpath with a line to its start.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    /// Adds a rectangle with elliptical corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        let rounded = Path(roundedRect: rect, cornerSize: cornerSize, style: style)
        addPath(rounded, transform: transform)
    }
    /// Adds a rectangle with corners of different radii.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        change { $0.addPath(cornerRadii.path(in: rect), transform: transform) }
    }
    /// Begins a subpath at the first point and adds lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    /// Adds the elements of a path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.cgPath, transform: transform) }
    }

    /// Adds an arc. With y downward, `clockwise` turns the other way than it looks, as in Apple's.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
                clockwise: clockwise,
                transform: transform)
        }
    }
    /// Adds an arc from an angle over `delta`.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians), transform: transform
            )
        }
    }
    /// Adds an arc that touches two lines.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }

    // MARK: Changing

    /// Returns the path after a transform.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(path.applying(transform)) }
    /// Returns the path moved by distances.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// Returns the outline of the path's stroke.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed = style.dash.isEmpty ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            dashed.copy(strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: style.miterLimit))
    }
    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { PathPart(of: self, from: max(0, from), to: min(1, to)).path }
    /// Returns the area in either path. Curves become short lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(path.union(other.path, using: eoFill ? .evenOdd : .winding)) }
    /// Returns the area in both paths. Curves become short lines.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(path.intersection(other.path, using: eoFill ? .evenOdd : .winding))
    }
    /// Returns the area that is in this path only. Curves become short lines.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(path.subtracting(other.path, using: eoFill ? .evenOdd : .winding))
    }
    /// Returns the area that is in exactly one path. Curves become short lines.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(path.symmetricDifference(other.path, using: eoFill ? .evenOdd : .winding))
    }
    /// Returns the same area with outlines that don't cross. Curves become short lines.
    public func normalized(eoFill: Bool = true) -> Path { Path(path.normalized(using: eoFill ? .evenOdd : .winding)) }
    /// Returns the part of the path's lines that is inside of another path. Curves become short lines.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(path.lineIntersection(other.path, using: eoFill ? .evenOdd : .winding))
    }
    /// Returns the part of the path's lines that is outside of another path. Curves become short lines.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(path.lineSubtracting(other.path, using: eoFill ? .evenOdd : .winding))
    }

    // MARK: As text

    /// The path as text, with each element's points before its letter: `0 0 m 10 0 l h`.
    public var description: String {
        var steps: [String] = []
        func add(_ letter: String, _ points: CGPoint...) {
            steps.append((points.flatMap { ["\($0.x.plain)", "\($0.y.plain)"] } + [letter]).joined(separator: " "))
        }
        forEach {
            switch $0 {
            case .move(let end): add("m", end)
            case .line(let end): add("l", end)
            case .quadCurve(let end, let control): add("q", control, end)
            case .curve(let end, let first, let second): add("c", first, second, end)
            case .closeSubpath: add("h")
            }
        }
        return steps.joined(separator: " ")
    }

    /// Creates a path from the text that `description` gives. Returns nil if it isn't one.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) { numbers.append(CGFloat(number)); continue }
            guard numbers.count == ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0][word] else { return nil }
            switch word {
            case "m": move(to: point(0))
            case "l": addLine(to: point(0))
            case "q": addQuadCurve(to: point(1), control: point(0))
            case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
            default: closeSubpath()
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}

extension CGFloat {
    fileprivate var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))" }
}
