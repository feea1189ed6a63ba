import UIKit

/// The ink of a stroke.
public struct PKInk: Equatable, @unchecked Sendable {
    /// The kind of an ink, which determines its opacity and the shape of its strokes.
    public enum InkType: String, Sendable, CaseIterable {
        /// The inks of older systems.
        case pen = "com.apple.ink.pen", pencil = "com.apple.ink.pencil", marker = "com.apple.ink.marker", monoline =
            "com.apple.ink.monoline"
        /// The inks of newer systems.
        case fountainPen = "com.apple.ink.fountainpen", watercolor = "com.apple.ink.watercolor", crayon = "com.apple.ink.crayon"
        /// The ink of iOS 26.
        case reed = "com.apple.ink.reed"
        /// The usual width of lines in points.
        public var defaultWidth: CGFloat { self == .marker ? 15 : 3 }
        /// The widths that are possible, in points.
        public var validWidthRange: ClosedRange<CGFloat> { 0.5...100 }
    }
    public var inkType: InkType
    public var color: UIColor
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
    /// The system that first had the ink.
    public var requiredContentVersion: PKContentVersion {
        switch inkType {
        case .pen, .pencil, .marker: .version1
        case .monoline, .fountainPen, .watercolor, .crayon: .version2
        case .reed: .version4
        }
    }
    /// The opacity: markers are translucent.
    var opacity: CGFloat { inkType == .marker ? 0.5 : 1 }
}

/// What a system must know to show a drawing: iOS 14 has the first version, iOS 17 the second, iOS 17.5 the third, and iOS 26 the fourth.
public enum PKContentVersion: Int, Sendable, Comparable {
    case version1 = 1, version2, version3, version4
    public static let latest = PKContentVersion.version4
    public static func < (one: PKContentVersion, other: PKContentVersion) -> Bool { one.rawValue < other.rawValue }
}
/// The type of a drawing's data on the pasteboard.
public let PKAppleDrawingTypeIdentifier = "com.apple.drawing"

/// One point of a stroke.
public struct PKStrokePoint: Sendable {
    /// The location of the point.
    public var location: CGPoint
    /// The seconds since the start of the stroke.
    public var timeOffset: TimeInterval
    /// The size of the tip in points.
    public var size: CGSize
    /// The opacity, the force, and the angles of the pencil in radians.
    public var opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
    /// The scale of the second texture, and the least opacity that is drawn. They have no effect.
    public var secondaryScale: CGFloat = 1, threshold: CGFloat = 0
    /// Creates a point of a stroke.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat,
        secondaryScale: CGFloat, threshold: CGFloat = 0
    ) {
        self.init(
            location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth, altitude: altitude)
        (self.secondaryScale, self.threshold) = (secondaryScale, threshold)
    }
    /// Creates a point of a stroke.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity, self.force, self.azimuth, self.altitude) = (
            location, timeOffset, size, opacity, force, azimuth, altitude
        )
    }
}

/// The points of a stroke, in order.
public struct PKStrokePath: Sendable, RandomAccessCollection {
    private var points: [PKStrokePoint]
    /// The time at which the stroke began.
    public let creationDate: Date
    /// Creates a path through points.
    public init<T: Collection>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// One line of a pen, in points of the drawing.
public struct PKStroke: @unchecked Sendable {
    public var ink: PKInk
    public var path: PKStrokePath
    /// The transform of the path.
    public var transform: CGAffineTransform
    /// The area outside of which the stroke isn't drawn, in the drawing's points; nil for none.
    public var mask: UIBezierPath?
    /// The number from which textures are made. It has no effect.
    public var randomSeed: UInt32
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: 0)
    }
    /// Creates a stroke with the number from which its textures are made.
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil, randomSeed: UInt32) {
        (self.ink, self.path, self.transform, self.mask, self.randomSeed) = (ink, path, transform, mask, randomSeed)
    }
    /// The system that first had the stroke's ink.
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }
    /// The parts of the path that the mask shows.
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        guard path.count > 0 else { return [] }
        let end = CGFloat(path.count - 1)
        guard let mask else { return [0...end] }
        let steps = Swift.max(1, (path.count - 1) * 8)
        var ranges: [ClosedRange<CGFloat>] = [], start: CGFloat?, last: CGFloat = 0
        for step in 0...steps {
            let value = end * CGFloat(step) / CGFloat(steps)
            if mask.contains(path.interpolatedLocation(at: value).applying(transform)) {
                if start == nil { start = value }
                last = value
            } else if let first = start {
                ranges.append(first...last)
                start = nil
            }
        }
        if let start { ranges.append(start...last) }
        return ranges
    }

    var width: CGFloat { path.first?.size.width ?? ink.inkType.defaultWidth }
    /// The rectangle that the stroke covers, with its width.
    public var renderBounds: CGRect {
        let line = outline
        return line.isEmpty ? .null : line.bounds.insetBy(dx: -width / 2, dy: -width / 2)
    }
    /// A smooth outline through the midpoints of its segments.
    var outline: UIBezierPath {
        let line = UIBezierPath(), places = path.map { $0.location.applying(transform) }
        guard let first = places.first else { return line }
        line.move(to: first)
        for (place, next) in zip(places.dropFirst(), places.dropFirst(2)) {
            line.addQuadCurve(to: CGPoint(x: (place.x + next.x) / 2, y: (place.y + next.y) / 2), controlPoint: place)
        }
        line.addLine(to: places.last ?? first)
        (line.lineWidth, line.lineCapStyle, line.lineJoinStyle) = (width, .round, .round)
        return line
    }
    func draw() {
        guard let mask, let context = UIGraphicsGetCurrentContext() else { return drawLine() }
        context.saveGState()
        mask.addClip()
        drawLine()
        context.restoreGState()
    }
    private func drawLine() {
        ink.color.withAlphaComponent(ink.color.cgColor.alpha * ink.opacity).setStroke()
        outline.stroke()
    }
}

// FIXME(gap): the data have our own format; Apple's is not read.
/// A list of strokes, later ones on top.
public struct PKDrawing: @unchecked Sendable, Codable, Equatable {
    /// The strokes, of which later ones are on top.
    public var strokes: [PKStroke]
    /// Creates an empty drawing.
    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// Reads a drawing that ``dataRepresentation()`` wrote. Throws an error for other data, also for Apple's.
    public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }
    /// Returns the drawing in a format of our own.
    public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

    /// The system that first had all inks of the drawing.
    public var requiredContentVersion: PKContentVersion { strokes.map(\.requiredContentVersion).max() ?? .version1 }
    /// The area that strokes cover, or null if there are none.
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
    /// Returns a picture of a part of the drawing, with a number of pixels a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in for stroke in strokes { stroke.draw() } }
    }
    /// Returns the drawing after a transform.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(
            strokes: strokes.map { stroke in
                var stroke = stroke
                stroke.transform = stroke.transform.concatenating(transform)
                return stroke
            })
    }
    public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
    /// Returns the drawing with another one on top.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    /// Adds another drawing on top.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

    /// Drawings are equal if their data are.
    public static func == (one: PKDrawing, other: PKDrawing) -> Bool { one.dataRepresentation() == other.dataRepresentation() }

    private struct Line: Codable {
        var ink: String, color: [CGFloat], width: CGFloat, points: [CGFloat]
    }
    /// Reads a drawing from a decoder.
    public init(from decoder: any Decoder) throws {
        strokes = try [Line](from: decoder).map { line in
            guard line.color.count == 4, line.points.count % 2 == 0 else { throw CocoaError(.coderReadCorrupt) }
            let color = UIColor(red: line.color[0], green: line.color[1], blue: line.color[2], alpha: line.color[3])
            let points = stride(from: 0, to: line.points.count, by: 2).map {
                PKStrokePoint(location: CGPoint(x: line.points[$0], y: line.points[$0 + 1]), width: line.width)
            }
            return PKStroke(
                ink: PKInk(PKInk.InkType(rawValue: line.ink) ?? .pen, color: color),
                path: PKStrokePath(controlPoints: points, creationDate: .distantPast))
        }
    }
    /// Writes the drawing to an encoder.
    public func encode(to encoder: any Encoder) throws {
        try strokes.map { stroke in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let places = stroke.path.map { $0.location.applying(stroke.transform) }
            return Line(
                ink: stroke.ink.inkType.rawValue, color: [red, green, blue, alpha], width: stroke.width,
                points: places.flatMap { [$0.x, $0.y] })
        }.encode(to: encoder)
    }
}
extension PKStrokePoint {
    init(location: CGPoint, width: CGFloat) {
        self.init(
            location: location, timeOffset: 0, size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0,
            altitude: .pi / 2)
    }
}
