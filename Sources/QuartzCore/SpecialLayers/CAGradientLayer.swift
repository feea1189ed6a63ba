import CoreGraphics
import Foundation

/// Whether colors change along a line, from a center or around one.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Colors change along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colors change outward from the start in ellipses; the end determines their radii.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colors change around the start, beginning in the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A gradient over the bounds. Points are fractions of them.
open class CAGradientLayer: CALayer {
    package struct Ramp {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    package final var ramp = Ramp() { didSet { gradient = nil } }
    private var gradient: CGGradient?

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { ramp = layer.ramp }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(from other: CALayer) {
        super.copyState(from: other)
        if let other = other as? CAGradientLayer { ramp = other.ramp }
    }

    private func change<V>(_ key: String, _ path: WritableKeyPath<Ramp, V>, _ value: V) {
        let action = willChange(key)
        ramp[keyPath: path] = value
        didChange(key, .content, action)
    }

    /// The colors as `CGColor`s; other values are ignored.
    open var colors: [Any]? {
        get { ramp.colors }
        set { change("colors", \.colors, newValue) }
    }
    /// The places of the colors on the gradient, from 0 to 1 and increasing. Nil distributes them evenly. Animatable.
    open var locations: [NSNumber]? {
        get { ramp.locations }
        set { change("locations", \.locations, newValue) }
    }
    /// The start of the gradient in the unit square of the bounds. The default is the middle of the top edge. Animatable.
    open var startPoint: CGPoint {
        get { ramp.startPoint }
        set { change("startPoint", \.startPoint, newValue) }
    }
    /// The end of the gradient in the unit square of the bounds. The default is the middle of the bottom edge. Animatable.
    open var endPoint: CGPoint {
        get { ramp.endPoint }
        set { change("endPoint", \.endPoint, newValue) }
    }
    /// The kind of gradient. The default is axial.
    open var type: CAGradientLayerType {
        get { ramp.type }
        set { change("type", \.type, newValue) }
    }

    // MARK: Drawing

    package override var ownContentExtent: CGRect? { (ramp.colors?.count ?? 0) > 0 ? bounds : nil }

    /// Whether the gradient certainly hides what is below it.
    package final var isGradientOpaque: Bool {
        guard ramp.type == .axial, properties.cornerRadius == 0, ramp.startPoint != ramp.endPoint, let colors = ramp.colors, !colors.isEmpty
        else { return false }
        return colors.allSatisfy { ($0 as? CGColor)?.alpha == 1 }
    }

    private func makeGradient() -> CGGradient? {
        if let gradient { return gradient }
        let colors = (ramp.colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        var locations = ramp.locations?.map { CGFloat($0.doubleValue) } ?? []
        if locations.count != colors.count {
            locations = colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
        }
        gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
        return gradient
    }

    package override func drawOwnContent(in context: CGContext) {
        let bounds = bounds
        guard !bounds.isEmpty, let gradient = makeGradient() else { return }
        func point(_ p: CGPoint) -> CGPoint { CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height) }
        let (start, end) = (point(ramp.startPoint), point(ramp.endPoint))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.saveGState()
        if properties.cornerRadius > 0 {
            // According to CAGradientLayer's reference, "filling the shape of the layer (including rounded corners)".
            context.addPath(RoundedRect.path(of: properties))
            context.clip()
        } else {
            context.clip(to: bounds)
        }
        switch ramp.type {
        case .radial:
            // An ellipse around the start point, the corner of whose bounding box is the end point.
            let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
            if rx > 0, ry > 0 {
                context.translateBy(x: start.x, y: start.y)
                context.scaleBy(x: 1, y: ry / rx)
                context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: rx, options: options)
            }
        case .conic:
            context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
        context.restoreGState()
    }

    // MARK: By name

    package override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "colors": AnimatableValue(ramp.colors ?? [])
        case "locations": AnimatableValue(ramp.locations ?? [])
        case "startPoint": .point(ramp.startPoint)
        case "endPoint": .point(ramp.endPoint)
        default: super.animatableValue(forKey: key)
        }
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "colors": ramp.colors = value.list?.map(\.any)
        case "locations": ramp.locations = value.list?.compactMap { $0.number.map { NSNumber(value: $0) } }
        case "startPoint": ramp.startPoint = value.point ?? ramp.startPoint
        case "endPoint": ramp.endPoint = value.point ?? ramp.endPoint
        default: return super.setAnimatableValue(value, forKey: key)
        }
        return true
    }

    package override func assignAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "colors": colors = value.list?.map(\.any)
        case "locations": locations = value.list?.compactMap { $0.number.map { NSNumber(value: $0) } }
        case "startPoint": startPoint = value.point ?? startPoint
        case "endPoint": endPoint = value.point ?? endPoint
        default: return super.assignAnimatableValue(value, forKey: key)
        }
        return true
    }
}
