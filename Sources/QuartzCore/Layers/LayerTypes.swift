import Foundation

/// The position of contents in a layer of another size, and whether they are scaled. `top` and `bottom` are relative to the geometry, not
/// the screen.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The contents keep their size and are centered.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The contents keep their size, in the middle of the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The contents keep their size, in the middle of the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The contents keep their size, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The contents keep their size, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents keep their size, in the upper-left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents keep their size, in the upper-right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents keep their size, in the lower-left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents keep their size, in the lower-right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// The contents are stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents are scaled to fit into the bounds, and keep their proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents are scaled to fill the bounds, and keep their proportions. They may extend beyond the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The pixel format of a layer's own bitmap.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Four components of 8 bits each.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Four floating-point components of 16 bits each. It is stored but has no effect.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// One component of 8 bits. It is stored but has no effect.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// Eight bits, unless the contents need more.
    public static let automatic = CALayerContentsFormat(rawValue: "automatic")
}

/// The filter for scaled contents.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The color of the nearest pixel, which keeps the edges of enlarged pixels.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A mixture of the neighboring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// A mixture of neighboring pixels in several sizes of the image. It is drawn as ``linear``.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Whether rounded corners are circular arcs or continuous curves.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Quarters of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin earlier and bend gradually, as the corners of app icons do.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer; the smallest y is at the top.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper-left corner, unless the geometry is flipped.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper-right corner, unless the geometry is flipped.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower-left corner, unless the geometry is flipped.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower-right corner, unless the geometry is flipped.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The parts of a layer that are resized when its superlayer changes size.
public struct CAAutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The margin at the smaller y is flexible.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The margin at the larger y is flexible.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

/// The event when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event when a layer is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The event when a transition is added to a layer, and the key of that transition.
public let kCATransition = "transition"

/// An object that a layer runs in response to an event. `NSNull` runs no action at all.
public protocol CAAction: AnyObject {
    /// Runs the action for the event that occurred to an object, usually a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the event has no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A layer's delegate, usually its view. Every requirement is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's contents. If the delegate implements it, nothing else draws the layer.
    func display(_ layer: CALayer)
    /// Draws the layer's contents into a context with the layer's coordinates, in points with y downward.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before ``draw(_:in:)``, to prepare the layer.
    func layerWillDraw(_ layer: CALayer)
    /// Arranges the layer's sublayers. Called at the end of a turn in which layout was requested.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for an event, `NSNull` for none, or nil to continue the search.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

/// A delegate that lays out more than its layer before the layer is rendered: a view, whose traits and constraints come first.
@MainActor
package protocol RenderedLayerDelegate {
    func prepareToRender()
}

extension CALayerDelegate {
    /// Declines, so that the layer draws itself.
    public func display(_ layer: CALayer) { layer.delegateDeclined = true }
    /// Declines, so that the layer has no drawn contents.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDeclined = true }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil, so that the layer continues to search for an action.
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
