import CoreGraphics
import Foundation

/// The rule that determines the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point is inside if the path goes around it in one direction more often than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of an open line's ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends exactly at its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends with half a disk.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line ends with half a square beyond its end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joint between two lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The outer edges are extended to a point, within the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// The corner is round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path, filled and stroked, drawn again in every frame.
open class CAShapeLayer: CALayer {
    package struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    package final var shape = Shape()

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(from other: CALayer) {
        super.copyState(from: other)
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    private func change<V>(_ key: String, _ path: WritableKeyPath<Shape, V>, _ value: V) {
        let action = willChange(key)
        shape[keyPath: path] = value
        didChange(key, .subtree, action)
    }

    /// The path in the layer's coordinates, in points; nil draws nothing. A mutable path is copied. Animatable between paths with the
    /// same elements.
    open var path: CGPath? {
        get { shape.path }
        // A mutable path may change later; Apple's layer also copies it.
        set { change("path", \.path, newValue is CGMutablePath ? newValue?.copy() : newValue) }
    }
    /// The color that fills the path; nil for none. The default is opaque black. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor", \.fillColor, newValue) }
    }
    /// The rule that determines which points are inside of the path.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change("fillRule", \.fillRule, newValue) }
    }
    /// The color of the line along the path; nil, the default, for none. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor", \.strokeColor, newValue) }
    }
    /// The place at which the line starts, as a fraction of the path's length from 0 to 1. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart", \.strokeStart, newValue) }
    }
    /// The place at which the line ends, as a fraction of the path's length from 0 to 1. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd", \.strokeEnd, newValue) }
    }
    /// The width of the line in points, half on each side of the path. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth", \.lineWidth, newValue) }
    }
    /// The largest ratio of a miter's length to the line's width; longer miters are cut off. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit", \.miterLimit, newValue) }
    }
    /// The shape of the line's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change("lineCap", \.lineCap, newValue) }
    }
    /// The shape of the line's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change("lineJoin", \.lineJoin, newValue) }
    }
    /// The distance in points into the dash pattern at which the line starts. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change("lineDashPhase", \.lineDashPhase, newValue) }
    }
    /// The lengths in points of dashes and gaps in turn; nil draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern", \.lineDashPattern, newValue) }
    }

    // MARK: Drawing

    package override var ownContentExtent: CGRect? {
        guard let path = shape.path, !path.isEmpty, shape.fillColor != nil || (shape.strokeColor != nil && shape.lineWidth > 0) else {
            return nil
        }
        let box = path.boundingBoxOfPath
        guard shape.strokeColor != nil else { return box }
        let reach = shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(1, shape.miterLimit) : 1.5)
        return box.insetBy(dx: -reach, dy: -reach)
    }

    package override func drawOwnContent(in context: CGContext) {
        guard let path = shape.path else { return }
        if let fill = shape.fillColor, fill.alpha > 0 {
            context.beginPath()
            context.addPath(path)
            context.setFillColor(fill)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let stroke = shape.strokeColor, stroke.alpha > 0, shape.lineWidth > 0 else { return }
        let visible: CGPath
        if shape.strokeStart <= 0, shape.strokeEnd >= 1 {
            visible = path
        } else {
            visible = PathTrimming.part(of: path, from: max(0, shape.strokeStart), to: min(1, shape.strokeEnd))
            if visible.isEmpty { return }
        }
        context.beginPath()
        context.addPath(visible)
        context.setStrokeColor(stroke)
        context.setLineWidth(shape.lineWidth)
        context.setMiterLimit(shape.miterLimit)
        context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
        context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
        context.setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
        context.strokePath()
    }

    // MARK: By name

    package override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "path": shape.path.map { .path($0) }
        case "fillColor": .color(shape.fillColor ?? .clear)
        case "strokeColor": .color(shape.strokeColor ?? .clear)
        case "strokeStart": .number(Double(shape.strokeStart))
        case "strokeEnd": .number(Double(shape.strokeEnd))
        case "lineWidth": .number(Double(shape.lineWidth))
        case "miterLimit": .number(Double(shape.miterLimit))
        case "lineDashPhase": .number(Double(shape.lineDashPhase))
        default: super.animatableValue(forKey: key)
        }
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "path": shape.path = value.path
        case "fillColor": shape.fillColor = value.color
        case "strokeColor": shape.strokeColor = value.color
        case "strokeStart": shape.strokeStart = value.cgFloat ?? shape.strokeStart
        case "strokeEnd": shape.strokeEnd = value.cgFloat ?? shape.strokeEnd
        case "lineWidth": shape.lineWidth = value.cgFloat ?? shape.lineWidth
        case "miterLimit": shape.miterLimit = value.cgFloat ?? shape.miterLimit
        case "lineDashPhase": shape.lineDashPhase = value.cgFloat ?? shape.lineDashPhase
        default: return super.setAnimatableValue(value, forKey: key)
        }
        return true
    }

    package override func assignAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "path": path = value.path
        case "fillColor": fillColor = value.color
        case "strokeColor": strokeColor = value.color
        case "strokeStart": strokeStart = value.cgFloat ?? strokeStart
        case "strokeEnd": strokeEnd = value.cgFloat ?? strokeEnd
        case "lineWidth": lineWidth = value.cgFloat ?? lineWidth
        case "lineDashPhase": lineDashPhase = value.cgFloat ?? lineDashPhase
        default: return super.assignAnimatableValue(value, forKey: key)
        }
        return true
    }
}
