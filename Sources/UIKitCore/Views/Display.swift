import CUIKitCoreDescriptors
import Foundation
import QuartzCore

/// The colors, opacity, and drawn content of a view's layer.
extension UIView {
    final func createLayer() {
        let layerClass: AnyClass = type(of: self).layerClass
        if layerClass == CALayer.self {
            storedLayer = CALayer()
        } else if let layerClass = layerClass as? CALayer.Type {
            storedLayer = Instantiation.make(layerClass)
        } else {
            Fault.raise(.invalidArgumentException, "+[\(type(of: self)) layerClass] is \(layerClass), which is not a CALayer")
            storedLayer = CALayer()
        }
        // Before the view is consulted about changes of its layer.
        storedLayer.contentsScale = UIScreen.main.scale
        storedLayer.view = self
        // Every view is laid out once, even one of size zero.
        storedLayer.setNeedsLayout()
    }

    /// Requests the first display of a view that draws, however it was created.
    final func askForFirstDisplay() {
        if drawsContent { storedLayer.setNeedsDisplay() }
    }

    // MARK: Appearance

    final func setBackground(_ color: UIColor?) {
        look.backgroundColor = color
        storedLayer.backgroundColor = color.map { color in Traits.performing(as: self) { color.cgColor } }
        updateLayerOpacity()
    }

    final func setAlpha(_ alpha: CGFloat) {
        storedLayer.opacity = Float(min(max(alpha, 0), 1))
        KeyValueObservation.noticeChanges(of: self)
    }

    final func setOpaque(_ opaque: Bool) {
        flags.set(.opaque, opaque)
        updateLayerOpacity()
    }

    // A view is opaque by default but has no background; the compositor must know which views really cover others.
    private func updateLayerOpacity() {
        storedLayer.isOpaque = flags.contains(.opaque) && (storedLayer.backgroundColor?.alpha ?? 0) >= 1
    }

    final func setHidden(_ hidden: Bool) {
        guard hidden != storedLayer.isHidden else { return }
        if hidden { resignFirstResponderInside() }
        storedLayer.isHidden = hidden
        superview?.supplement?.arrangedViewHiddenDidChange?(self)
        KeyValueObservation.noticeChanges(of: self)
    }

    final func setContentMode(_ mode: ContentMode) {
        guard mode != look.contentMode else { return }
        look.contentMode = mode
        storedLayer.contentsGravity = mode.gravity
        storedLayer.needsDisplayOnBoundsChange = mode == .redraw
        if storedLayer.contents != nil || drawsContent { setNeedsDisplay() }
    }

    final func setMask(_ mask: UIView?) {
        supplemented.mask = mask
        storedLayer.mask = mask?.storedLayer
    }

    /// Resolves colors that depend on traits again.
    package final func resolveColors() {
        if let color = look.backgroundColor, color.dependsOnTraits { setBackground(color) }
    }

    // MARK: Drawing

    final func displayContent(of layer: CALayer) {
        // A view that draws nothing keeps no bitmap, even after `setNeedsDisplay`.
        if drawsContent || layer !== storedLayer || type(of: layer) != CALayer.self { layer.delegateDeclined = true }
    }

    final func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer.modelLayer === storedLayer, drawsRect else {
            // Called by an override through `super`, which also draws.
            if !drawsLayers { layer.delegateDeclined = true }
            return
        }
        // A copy for a moment of an animation has its own size.
        let bounds = layer === storedLayer ? bounds : layer.bounds
        drawing(in: context) {
            if flags.contains(.opaque), let color = look.backgroundColor {
                context.setFillColor(color.cgColor)
                context.fill(bounds)
            }
            context.setFillColor(UIColor.black.cgColor)
            ModelTracking.run(.display, of: self, again: { $0.setNeedsDisplay() }) { draw(bounds) }
        }
    }

    /// Runs `body` with `context` as the current context and the view's traits as the current ones, so that dynamic colors are the view's.
    package final func drawing(in context: CGContext, _ body: () -> Void) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        Traits.performing(as: self, body)
    }

    /// Whether the class draws: it overrides `draw(_:)` or `draw(_:in:)`.
    final var drawsContent: Bool { drawsRect || drawsLayers }
    private var drawsLayers: Bool { Overriding.overrides(type(of: self), us_UIView_drawLayer(), of: UIView.self) }
    private var drawsRect: Bool { Overriding.overrides(type(of: self), us_UIView_draw(), of: UIView.self) }

    /// Returns the block's animation inside an animation block, or else nil: a view's own changes do not animate by themselves.
    final func layerAction(forKey event: String) -> (any CAAction)? { ViewActions.action(for: self, event) ?? ViewActions.none }
}

/// The animation of a change of a view's layer; the animation blocks install themselves here.
@MainActor
package enum ViewActions {
    package static var current: (UIView, String) -> (any CAAction)? = { _, _ in nil }

    static func action(for view: UIView, _ event: String) -> (any CAAction)? { current(view, event) }

    static let none = NSNull()
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        // Layers number their corners from the bottom; views from the top, and the layers of views are drawn with that orientation.
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
