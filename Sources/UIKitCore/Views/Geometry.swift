import Foundation
import QuartzCore

/// A coordinate space with its own origin and scale: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Returns a point of this space in another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns the smallest rectangle that encloses a rectangle of this space in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns the smallest rectangle that encloses a rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle of the view or screen in its own space, in points.
    var bounds: CGRect { get }
}

/// Conversion between views, windows, and screens.
@MainActor
enum Geometry {
    /// Converts a point. `nil` means the other view's window; for windows, the screen.
    static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
        fromRoot(toRoot(point, source, beside: target), target, beside: source)
    }

    static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
        if let source, let target, root(of: source) === root(of: target) { return source.storedLayer.convert(rect, to: target.storedLayer) }
        let corners = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convert($0, from: source, to: target) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        // Four corners: never empty.
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    static func convert(_ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGPoint {
        onScreen(point, from: source, to: target)
    }

    static func convert(_ rect: CGRect, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGRect {
        if let source = source as? UIView, let target = target as? UIView {
            return convert(rect, from: Optional(source), to: Optional(target))
        }
        let first = onScreen(rect.origin, from: source, to: target)
        let last = onScreen(CGPoint(x: rect.maxX, y: rect.maxY), from: source, to: target)
        return CGRect(x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x), height: abs(last.y - first.y))
    }

    private static func onScreen(_ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGPoint {
        if let source = source as? UIView, let target = target as? UIView {
            return convert(point, from: Optional(source), to: Optional(target))
        }
        var point = point
        if let view = source as? UIView {
            point = screenPoint(point, of: view)
        } else if let space = source as? ScreenCoordinateSpace {
            point = space.toInterface(point)
        }
        if let view = target as? UIView { return viewPoint(point, in: view) }
        if let space = target as? ScreenCoordinateSpace { return space.fromInterface(point) }
        return point
    }

    private static func screenPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
        let root = root(of: view)
        return (root as? UIWindow).map { $0.storedLayer.convertToSuperspace(view.storedLayer.convert(point, to: $0.storedLayer)) }
            ?? view.storedLayer.convert(point, to: root.storedLayer)
    }

    private static func viewPoint(_ point: CGPoint, in view: UIView) -> CGPoint {
        let root = root(of: view)
        let inRoot = (root as? UIWindow).map { $0.storedLayer.convertFromSuperspace(point) } ?? point
        return root.storedLayer.convert(inRoot, to: view.storedLayer)
    }

    private static func toRoot(_ point: CGPoint, _ view: UIView?, beside other: UIView?) -> CGPoint {
        guard let view else { return point }
        let root = root(of: view)
        let inRoot = view.storedLayer.convert(point, to: root.storedLayer)
        // Within one tree, and toward `nil` from inside a window, the window's own space is the common one.
        if let other {
            return Geometry.root(of: other) === root ? inRoot : (root as? UIWindow)?.storedLayer.convertToSuperspace(inRoot) ?? inRoot
        }
        return view is UIWindow ? view.storedLayer.convertToSuperspace(inRoot) : inRoot
    }

    private static func fromRoot(_ point: CGPoint, _ view: UIView?, beside other: UIView?) -> CGPoint {
        guard let view else { return point }
        let root = root(of: view)
        var point = point
        if let other {
            if Geometry.root(of: other) !== root, let window = root as? UIWindow { point = window.storedLayer.convertFromSuperspace(point) }
        } else if view is UIWindow {
            point = view.storedLayer.convertFromSuperspace(point)
        }
        return root.storedLayer.convert(point, to: view.storedLayer)
    }

    private static func root(of view: UIView) -> UIView {
        var current = view
        while let parent = current.storedSuperview { current = parent }
        return current
    }
}

extension CALayer {
    /// Converts a point from the layer's space to its superspace, whether or not there is a superlayer.
    @MainActor
    final func convertToSuperspace(_ point: CGPoint) -> CGPoint {
        let offset = CGPoint(
            x: point.x - bounds.minX - anchorPoint.x * bounds.width, y: point.y - bounds.minY - anchorPoint.y * bounds.height)
        let turned = offset.applying(affineTransform())
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    @MainActor
    final func convertFromSuperspace(_ point: CGPoint) -> CGPoint {
        let offset = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(affineTransform().inverted())
        return CGPoint(x: offset.x + bounds.minX + anchorPoint.x * bounds.width, y: offset.y + bounds.minY + anchorPoint.y * bounds.height)
    }
}

// MARK: Changing

extension UIView {
    final func setGeometry(frame: CGRect) {
        let layer: CALayer = storedLayer
        guard frame != layer.frame else { return }
        let old = (layer.bounds.size, layer.position)
        layer.frame = frame
        if old != (layer.bounds.size, layer.position) { geometryDidChange(from: old.0) }
    }

    final func setGeometry(bounds: CGRect) {
        let layer: CALayer = storedLayer, old = layer.bounds
        guard old != bounds, layer.accepts(bounds: bounds) else { return }
        layer.bounds = bounds
        geometryDidChange(from: old.size)
    }

    final func setGeometry(center: CGPoint) {
        let layer: CALayer = storedLayer
        guard center != layer.position, layer.accepts(position: center) else { return }
        layer.position = center
        geometryDidChange(from: layer.bounds.size)
    }

    /// Resizes the view; the frame's origin stays.
    final func resizeToFit() {
        let size = sizeThatFits(bounds.size), origin = untransformedFrame.origin
        bounds.size = size
        center = CGPoint(x: origin.x + size.width * layer.anchorPoint.x, y: origin.y + size.height * layer.anchorPoint.y)
    }

    final func setTransform(_ transform: CATransform3D) {
        storedLayer.transform = transform
        SafeArea.update(self)
        KeyValueObservation.noticeChanges(of: self)
    }

    private func geometryDidChange(from oldSize: CGSize) {
        let size = storedLayer.bounds.size
        if size != oldSize {
            // The layer requests layout by itself only in some configurations of the tree; a resized view always lays out.
            setNeedsLayout()
            if flags.contains(.autoresizesSubviews) { Autoresizing.resize(storedSubviews, in: self, from: oldSize) }
            supplement?.mask?.setNeedsLayout()
            supplement?.sizeDidChange?(oldSize)
        }
        if SafeArea.awaitsPlace !== self {
            SafeArea.update(self)
            Margins.notifyIfChanged(self)
        }
        autoLayoutGeometryDidChange()
        ContainmentChecker.didPlace(self)
        KeyValueObservation.noticeChanges(of: self)
    }

    package final var screenFrame: CGRect {
        window.map { convert(bounds, to: nil).offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) } ?? .zero
    }
}

extension CGRect {
    func outset(by insets: UIEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
