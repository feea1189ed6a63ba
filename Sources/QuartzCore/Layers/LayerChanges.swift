import CoreGraphics
import Foundation
import UIKitRuntime

extension CALayer {
    /// The updates that are required before the next frame is correct.
    package struct Dirt: OptionSet {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        /// The layer's own pixels have changed.
        package static let content = Dirt(rawValue: 1)
        /// Everything that the layer and its sublayers draw may have moved.
        package static let subtree = Dirt(rawValue: 2)
        package static let layout = Dirt(rawValue: 4)
        package static let display = Dirt(rawValue: 8)
        /// A descendant is marked with `content` or `subtree`.
        package static let descendantDrawing = Dirt(rawValue: 16)
        package static let descendantLayout = Dirt(rawValue: 32)
        package static let descendantDisplay = Dirt(rawValue: 64)

        /// The marks that propagate to the ancestors.
        fileprivate var inherited: Dirt {
            var result: Dirt = []
            if !isDisjoint(with: [.content, .subtree, .descendantDrawing]) { result.insert(.descendantDrawing) }
            if !isDisjoint(with: [.layout, .descendantLayout]) { result.insert(.descendantLayout) }
            if !isDisjoint(with: [.display, .descendantDisplay]) { result.insert(.descendantDisplay) }
            return result
        }
    }

    package struct Role: OptionSet {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        /// A copy that shows animated values.
        package static let presentation = Role(rawValue: 1)
        package static let mask = Role(rawValue: 2)
        /// The root of a tree that is on a screen (or could be, without one).
        package static let root = Role(rawValue: 4)
        /// A layer that the animation engine knows.
        package static let animated = Role(rawValue: 8)
        package static let delegateDeclined = Role(rawValue: 16)
        /// A layer whose pixels depend on more than its descendants in the same rectangle: a change below damages all of it.
        package static let isolates = Role(rawValue: 128)
        /// A layer drawn with Cairo's antialiasing: it must be redrawn whole to produce the same pixels.
        package static let drawsWhole = Role(rawValue: 64)
        package static let hasTiming = Role(rawValue: 256)
        /// An animation changes a subclass's own property, which only its `init(layer:)` copies.
        package static let animatesOwnProperty = Role(rawValue: 512)
        /// The class redraws when an animation changes a property: its content is drawn for every frame.
        package static let drawsFrames = Role(rawValue: 1024)
        /// A layer of a material: the blurred backdrop, or the tint above it.
        package static let material = Role(rawValue: 2048)
        /// A layer of the system's whose path, or its shadow's, changes with its size: those of other layers change at once.
        package static let animatesPaths = Role(rawValue: 4096)
    }

    package final var supplemented: LayerSupplement {
        if let supplement { return supplement }
        let made = LayerSupplement()
        supplement = made
        return made
    }

    /// Marks the layer and its ancestors, up to the first that is already marked.
    package final func mark(_ bits: Dirt) {
        guard !role.contains(.presentation) else { return }
        dirt.formUnion(bits)
        let news = bits.inherited
        var ancestor = parent
        while let layer = ancestor, !layer.dirt.isSuperset(of: news) {
            layer.dirt.formUnion(news)
            ancestor = layer.parent
        }
    }

    package final func invalidate(_ bits: Dirt) { mark(bits) }

    /// Returns the action for an upcoming change, which is usually `nil`.
    package final func willChange(_ key: String) -> CAAction? {
        guard !role.contains(.presentation), !CATransaction.isDisabled else { return nil }
        guard delegate != nil || supplement?.actions != nil || isOnScreen else { return nil }
        let action = action(forKey: key)
        return (action as? CAAnimation)?.asAction(of: self, key) ?? action
    }

    package final func didChange(_ key: String, _ bits: Dirt, _ action: CAAction?) {
        if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
        mark(bits)
        if supplement?.presentation != nil { supplement?.presentationTime = -.infinity }
        if type(of: self) != CALayer.self, !role.contains(.presentation), type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        KeyValueObservation.noticeChanges(of: self)
    }

    /// Stores a property's new value between ``willChange(_:)`` and ``didChange(_:_:_:)``, unless it equals the old one.
    @inline(__always)
    final func change<Value: Equatable>(_ key: String, _ bits: Dirt, from old: Value, to new: Value, _ store: () -> Void) {
        guard new != old else { return }
        let action = willChange(key)
        store()
        didChange(key, bits, action)
    }

    final func set(_ flag: LayerProperties.Flags, _ value: Bool, _ key: String, _ bits: Dirt) {
        guard properties.flags.contains(flag) != value else { return }
        let action = willChange(key)
        setSilently(flag, value)
        didChange(key, bits, action)
    }

    final func setSilently(_ flag: LayerProperties.Flags, _ value: Bool) {
        if value { properties.flags.insert(flag) } else { properties.flags.remove(flag) }
    }

    final func setTiming<V>(_ path: WritableKeyPath<MediaTiming, V>, _ value: V) {
        supplemented.timing[keyPath: path] = value
        role.insert(.hasTiming)
        LayerTime.anyLayerHasTiming = true
        AnimationEngine.shared.timingChanged()
        mark(.subtree)
    }

    final func setBounds(_ newValue: CGRect) {
        let old = properties.bounds
        guard newValue != old, accepts(bounds: newValue) else { return }
        let action = willChange("bounds")
        properties.bounds = newValue
        if newValue.size != old.size {
            mark(.layout)
            if properties.flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
        }
        didChange("bounds", .subtree, action)
    }

    final func setFrame(_ frame: CGRect) {
        let (bounds, position) = LayerGeometry.geometry(forFrame: frame, properties)
        guard accepts(position: position), accepts(bounds: bounds) else { return }
        self.position = position
        self.bounds = bounds
    }

    /// Returns whether a position is valid. For NaN it raises Core Animation's exception and returns `false`; infinite positions are valid.
    package final func accepts(position: CGPoint) -> Bool {
        guard position.x.isNaN || position.y.isNaN else { return true }
        refuse("position", String(format: "%g %g", Double(position.x), Double(position.y)))
        return false
    }

    /// Returns whether bounds are valid, in the same way.
    package final func accepts(bounds: CGRect) -> Bool {
        let (origin, size) = (bounds.origin, bounds.size)
        guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return true }
        refuse("bounds", String(format: "%g %g; %g %g", Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)))
        return false
    }

    private final func refuse(_ property: String, _ figures: String) {
        Fault.raise(NSExceptionName(rawValue: "CALayerInvalidGeometry"), "CALayer \(property) contains NaN: [\(figures)]")
    }

    /// Whether the root of the layer's tree is on screen, so time passes for its animations.
    package final var isOnScreen: Bool {
        var layer: CALayer = self
        while let parent = layer.parent { layer = parent }
        return layer.role.contains(.root)
    }

    /// Whether the layer has been on screen since an earlier transaction, so animations have a state to start from.
    package final var isCommitted: Bool {
        let epoch = CATransaction.epoch
        var layer: CALayer = self
        while let parent = layer.parent {
            if layer.joined >= epoch { return false }
            layer = parent
        }
        return layer.role.contains(.root) && layer.joined < epoch
    }
}
