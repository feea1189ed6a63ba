import Foundation

/// The outline of a hover effect or a pointer.
@preconcurrency @MainActor
public struct UIShape: Sendable {
    enum Kind: @unchecked Sendable {
        case rect(radius: CGFloat?, curve: CALayerCornerCurve, corners: UIRectCorner)
        case capsule, circle
        case path(UIBezierPath)
        case provided(any UIShapeProvider)
        case fixedRect(CGRect, radius: CGFloat?, curve: CALayerCornerCurve, corners: UIRectCorner)
    }
    let kind: Kind
    var insets = UIEdgeInsets.zero

    /// The view's bounds with square corners.
    public static var rect: UIShape { rect(cornerRadius: 0) }
    /// The view's bounds with the greatest radius that fits the shorter side.
    public static var capsule: UIShape { UIShape(kind: .capsule) }
    /// A circle that fits into the view's bounds, at their center.
    public static var circle: UIShape { UIShape(kind: .circle) }
    /// Returns the view's bounds with rounded corners; the radius is in points.
    public static func rect(cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .circular, maskedCorners: UIRectCorner = .allCorners)
        -> UIShape
    {
        UIShape(kind: .rect(radius: cornerRadius, curve: cornerCurve, corners: maskedCorners))
    }
    /// Returns the shape of a path in the view's coordinates. It doesn't follow the view's size.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }
    /// Returns a rectangle in the view's coordinates with the corners that the effect chooses.
    public static func fixedRect(_ rect: CGRect) -> UIShape {
        UIShape(kind: .fixedRect(rect, radius: nil, curve: .circular, corners: .allCorners))
    }
    /// Returns a rectangle in the view's coordinates with rounded corners.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .circular, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(kind: .fixedRect(rect, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners))
    }
    /// Returns the shape with its edges moved inward by points, in addition to earlier insets.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var copy = self
        copy.insets = UIEdgeInsets(
            top: self.insets.top + insets.top, left: self.insets.left + insets.left, bottom: self.insets.bottom + insets.bottom,
            right: self.insets.right + insets.right)
        return copy
    }
    /// Returns the shape with all edges moved inward by the same number of points.
    public func inset(by inset: CGFloat) -> UIShape { self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)) }

    /// Returns the outline inside `bounds`.
    package func path(in bounds: CGRect) -> UIBezierPath {
        func rounded(_ rect: CGRect, _ radius: CGFloat?, _ corners: UIRectCorner) -> UIBezierPath {
            let rect = rect.inset(by: insets)
            guard let radius, radius > 0 else { return UIBezierPath(rect: rect) }
            return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        }
        switch kind {
        case .rect(let radius, _, let corners): return rounded(bounds, radius, corners)
        case .fixedRect(let rect, let radius, _, let corners): return rounded(rect, radius, corners)
        case .capsule:
            let rect = bounds.inset(by: insets)
            return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        case .circle:
            let rect = bounds.inset(by: insets), side = min(rect.width, rect.height)
            return UIBezierPath(ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case .path(let path): return path
        case .provided(let provider): return provider.resolve(in: ResolutionContext(bounds: bounds)).path
        }
    }
}

/// The effect of a view under a pointer.
@preconcurrency @MainActor
public protocol UIHoverEffect {}
/// The effect that is appropriate for the view.
public struct UIHoverAutomaticEffect: UIHoverEffect { nonisolated public init() {} }
/// Brightens the view.
public struct UIHoverHighlightEffect: UIHoverEffect { nonisolated public init() {} }
/// Raises the view.
public struct UIHoverLiftEffect: UIHoverEffect { nonisolated public init() {} }
extension UIHoverEffect where Self == UIHoverAutomaticEffect { nonisolated public static var automatic: UIHoverAutomaticEffect { .init() } }
extension UIHoverEffect where Self == UIHoverHighlightEffect { nonisolated public static var highlight: UIHoverHighlightEffect { .init() } }
extension UIHoverEffect where Self == UIHoverLiftEffect { nonisolated public static var lift: UIHoverLiftEffect { .init() } }

// FIXME(gap): hosts report no hovering pointer, so it is stored and never shown.
/// The appearance of a view under a pointer that hovers over it. Never shown, because hosts report no pointer.
@preconcurrency @MainActor
public struct UIHoverStyle {
    /// How the view is emphasized.
    public var effect: any UIHoverEffect
    /// The shape, or `nil` for the view's own.
    public var shape: UIShape?
    /// Whether the effect appears. `true` by default.
    public var isEnabled = true

    /// Creates a style with an effect, in the given shape or in the view's own.
    public init(effect: any UIHoverEffect, shape: UIShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// Creates a style with the automatic effect, in the given shape or in the view's own.
    public init(shape: UIShape? = nil) { self.init(effect: .automatic, shape: shape) }
    /// Returns a style with the automatic effect, in the given shape or in the view's own.
    public static func automatic(shape: UIShape? = nil) -> UIHoverStyle { UIHoverStyle(effect: .automatic, shape: shape) }
}

private let hoverStyles = AttachedProperty<UIHoverStyle?>(nil)

extension UIView {
    /// The view's style under a hovering pointer, or `nil` for none.
    public var hoverStyle: UIHoverStyle? {
        get { hoverStyles[self] }
        set { hoverStyles[self] = newValue }
    }
}
