import Foundation

/// Layer time: each layer's timing maps its superlayer's time to its own.
package enum LayerTime {
    /// Whether any layer's timing was changed. Most apps never do so; then every layer's time is the clock's.
    nonisolated(unsafe) static var anyLayerHasTiming = false

    package static func local(_ time: CFTimeInterval, of layer: CALayer) -> CFTimeInterval {
        guard anyLayerHasTiming else { return time }
        let parentTime = layer.parent.map { local(time, of: $0) } ?? time
        guard layer.role.contains(.hasTiming), let timing = layer.supplement?.timing else { return parentTime }
        return timing.localTime(fromParent: parentTime)
    }

    package static func global(_ time: CFTimeInterval, of layer: CALayer) -> CFTimeInterval {
        guard anyLayerHasTiming else { return time }
        var time = time
        if layer.role.contains(.hasTiming), let timing = layer.supplement?.timing { time = timing.parentTime(fromLocal: time) }
        return layer.parent.map { global(time, of: $0) } ?? time
    }

    /// Returns the product of the layer's and its ancestors' speeds: 0 while any of them is paused.
    package static func speed(of layer: CALayer) -> Double {
        guard anyLayerHasTiming else { return 1 }
        var (speed, current) = (1.0, Optional(layer))
        while let layer = current {
            if layer.role.contains(.hasTiming) { speed *= Double(layer.speed) }
            current = layer.parent
        }
        return speed
    }
}
