import Foundation
import QuartzCore

/// The radius of a corner.
@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable { case fixed(CGFloat), concentric(minimum: CGFloat?) }
    let kind: Kind

    /// Returns a radius in points that doesn't depend on the surroundings.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// Returns a radius whose center is that of the container's corner.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
    /// Creates a fixed radius in points from a literal.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    /// Creates a fixed radius in points from a literal.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    init(kind: Kind) { self.kind = kind }

    /// Returns the radius in a view whose side lies `inset` inside a container with rounded corners.
    func value(inset: CGFloat, container: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): max(radius, 0)
        case .concentric(let minimum): max(container - inset, minimum ?? 0, 0)
        }
    }
}

/// The shape of a view's corners.
@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximum: CGFloat?)
        /// Top left, top right, bottom left, bottom right; `nil` is square.
        case corners(UICornerRadius?, UICornerRadius?, UICornerRadius?, UICornerRadius?)
    }
    let shape: Shape

    /// Returns corners with half of the shorter side as their radius, at most `maximumRadius` points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
    }
    /// Returns the same radius for all four corners. Concentric radii may differ from corner to corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(radius, radius, radius, radius))
    }
    /// Returns a radius for each corner; `nil` is square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius))
    }
    /// Returns one radius for all four corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    /// Returns one radius for both top corners, and one for both bottom corners; `nil` is square.
    public static func uniformEdges(topRadius: UICornerRadius? = nil, bottomRadius: UICornerRadius? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(topRadius, topRadius, bottomRadius, bottomRadius))
    }
    /// Returns one radius for both left corners, and one for both right corners; `nil` is square.
    public static func uniformEdges(leftRadius: UICornerRadius? = nil, rightRadius: UICornerRadius? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(leftRadius, rightRadius, leftRadius, rightRadius))
    }
    /// Returns one radius for both top corners, and a radius for each of the others; `nil` is square.
    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(radius, radius, bottomLeftRadius, bottomRightRadius))
    }
    /// Returns one radius for both left corners, and a radius for each of the others; `nil` is square.
    public static func uniformLeftRadius(
        _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(radius, topRightRadius, radius, bottomRightRadius))
    }
    /// Returns one radius for both right corners, and a radius for each of the others; `nil` is square.
    public static func uniformRightRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(topLeftRadius, radius, bottomLeftRadius, radius))
    }
    /// Returns one radius for both bottom corners, and a radius for each of the others; `nil` is square.
    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(topLeftRadius, topRightRadius, radius, radius))
    }
}

@available(iOS 26.0, *)
extension UIView {
    // FIXME(gap): corners with different radii are drawn with the largest, and capsules keep the radius for the size they had when it was
    // set.
    /// The shape of the view's corners. Different radii are drawn with the largest one, and a capsule keeps the radius for the size of the
    /// view when it was set.
    public var cornerConfiguration: UICornerConfiguration {
        get { (objc_getAssociatedObject(self, &CornerKey.key) as? UICornerConfiguration) ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            objc_setAssociatedObject(self, &CornerKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            let corners: [(UIRectCorner, CACornerMask)] = [
                (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
                (.bottomRight, .layerMaxXMaxYCorner),
            ]
            let radii = corners.map { (effectiveRadius(corner: $0.0), $0.1) }
            layer.cornerRadius = radii.map(\.0).max() ?? 0
            layer.maskedCorners = radii.reduce(into: []) { if $1.0 > 0 { $0.insert($1.1) } }
        }
    }

    /// Returns the corner's radius for the view's current size and position.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let half = min(bounds.width, bounds.height) / 2
        switch cornerConfiguration.shape {
        case .capsule(let maximum): return min(half, maximum ?? half)
        case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
            let radius: UICornerRadius?
            switch corner {
            case .topLeft: radius = topLeft
            case .topRight: radius = topRight
            case .bottomLeft: radius = bottomLeft
            case .bottomRight: radius = bottomRight
            default: radius = nil
            }
            let inset = superview.map { max(min(frame.minX, frame.minY, $0.bounds.maxX - frame.maxX, $0.bounds.maxY - frame.maxY), 0) } ?? 0
            return min(radius?.value(inset: inset, container: superview?.layer.cornerRadius ?? 0) ?? 0, half)
        }
    }
}

private enum CornerKey { nonisolated(unsafe) static var key = 0 }
