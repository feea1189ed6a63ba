import CoreGraphics
import Foundation
import UIKitRuntime

/// Access to layer properties by name, for animations, actions, and key-value coding.
package enum LayerKeys {
    package static func split(_ path: String) -> (key: String, rest: Substring) {
        guard let dot = path.firstIndex(of: ".") else { return (path, "") }
        return (String(path[..<dot]), path[path.index(after: dot)...])
    }

    // MARK: Animatable properties

    static func read(_ key: String, _ p: LayerProperties) -> AnimatableValue? {
        switch key {
        case "position": return .point(p.position)
        case "bounds": return .rect(p.bounds)
        case "opacity": return .number(Double(p.opacity))
        case "transform": return .transform(p.transform)
        case "backgroundColor": return p.backgroundColor.map { .color($0) } ?? .color(.clear)
        case "cornerRadius": return .number(Double(p.cornerRadius))
        case "anchorPoint": return .point(p.anchorPoint)
        case "hidden", "isHidden": return .number(p.flags.contains(.hidden) ? 1 : 0)
        case "masksToBounds": return .number(p.flags.contains(.masksToBounds) ? 1 : 0)
        case "doubleSided", "isDoubleSided": return .number(p.flags.contains(.doubleSided) ? 1 : 0)
        case "zPosition": return .number(Double(p.shared.zPosition))
        case "anchorPointZ": return .number(Double(p.shared.anchorPointZ))
        case "sublayerTransform": return .transform(p.shared.sublayerTransform ?? CATransform3DIdentity)
        case "contents": return p.shared.contents.map { .object($0) }
        case "contentsRect": return .rect(p.shared.contentsRect)
        case "contentsCenter": return .rect(p.shared.contentsCenter)
        case "contentsScale": return .number(Double(p.contentsScale))
        case "borderWidth": return .number(Double(p.shared.borderWidth))
        case "borderColor": return .color(p.shared.borderColor ?? .clear)
        case "shadowColor": return .color(p.shared.shadowColor ?? .clear)
        case "shadowOpacity": return .number(Double(p.shared.shadowOpacity))
        case "shadowOffset": return .size(p.shared.shadowOffset)
        case "shadowRadius": return .number(Double(p.shared.shadowRadius))
        case "shadowPath": return p.shared.shadowPath.map { .path($0) }
        case "rasterizationScale": return .number(Double(p.shared.rasterizationScale))
        default: return nil
        }
    }

    static func write(_ value: AnimatableValue, _ key: String, _ p: inout LayerProperties) -> Bool {
        switch key {
        case "position": if let v = value.point { p.position = v }
        case "bounds": if let v = value.rect { p.bounds = v }
        case "opacity": if let v = value.number { p.opacity = Float(v) }
        case "transform": if let v = value.transform { p.own.transform = v }
        case "backgroundColor": p.backgroundColor = value.color
        case "cornerRadius": if let v = value.cgFloat { p.cornerRadius = v }
        case "anchorPoint": if let v = value.point { p.anchorPoint = v }
        case "hidden", "isHidden": write(.hidden, value, &p)
        case "masksToBounds": write(.masksToBounds, value, &p)
        case "doubleSided", "isDoubleSided": write(.doubleSided, value, &p)
        case "zPosition": if let v = value.cgFloat { p.own.zPosition = v }
        case "anchorPointZ": if let v = value.cgFloat { p.own.anchorPointZ = v }
        case "sublayerTransform": if let v = value.transform { p.own.sublayerTransform = v == CATransform3DIdentity ? nil : v }
        case "contents": p.own.contents = value.any
        case "contentsRect": if let v = value.rect { p.own.contentsRect = v }
        case "contentsCenter": if let v = value.rect { p.own.contentsCenter = v }
        case "contentsScale": if let v = value.cgFloat { p.contentsScale = v }
        case "borderWidth": if let v = value.cgFloat { p.own.borderWidth = v }
        case "borderColor": p.own.borderColor = value.color
        case "shadowColor": p.own.shadowColor = value.color
        case "shadowOpacity": if let v = value.number { p.own.shadowOpacity = Float(v) }
        case "shadowOffset": if let v = value.size { p.own.shadowOffset = v }
        case "shadowRadius": if let v = value.cgFloat { p.own.shadowRadius = v }
        case "shadowPath": p.own.shadowPath = value.path
        case "rasterizationScale": if let v = value.cgFloat { p.own.rasterizationScale = v }
        default: return false
        }
        return true
    }

    private static func write(_ flag: LayerProperties.Flags, _ value: AnimatableValue, _ p: inout LayerProperties) {
        guard let n = value.number else { return }
        if n >= 0.5 { p.flags.insert(flag) } else { p.flags.remove(flag) }
    }

    static func assign(_ value: AnimatableValue, _ key: String, _ layer: CALayer) -> Bool {
        switch key {
        case "position": if let v = value.point { layer.position = v }
        case "bounds": if let v = value.rect { layer.bounds = v }
        case "opacity": if let v = value.number { layer.opacity = Float(v) }
        case "transform": if let v = value.transform { layer.transform = v }
        case "backgroundColor": if let v = value.color { layer.backgroundColor = v }
        case "cornerRadius": if let v = value.cgFloat { layer.cornerRadius = v }
        case "anchorPoint": if let v = value.point { layer.anchorPoint = v }
        case "hidden", "isHidden": if let v = value.number { layer.isHidden = v != 0 }
        case "masksToBounds": if let v = value.number { layer.masksToBounds = v != 0 }
        case "doubleSided", "isDoubleSided": if let v = value.number { layer.isDoubleSided = v != 0 }
        case "zPosition": if let v = value.cgFloat { layer.zPosition = v }
        case "anchorPointZ": if let v = value.cgFloat { layer.anchorPointZ = v }
        case "sublayerTransform": if let v = value.transform { layer.sublayerTransform = v }
        case "contents": layer.contents = value.any
        case "contentsRect": if let v = value.rect { layer.contentsRect = v }
        case "contentsCenter": if let v = value.rect { layer.contentsCenter = v }
        case "contentsScale": if let v = value.cgFloat { layer.contentsScale = v }
        case "borderWidth": if let v = value.cgFloat { layer.borderWidth = v }
        case "borderColor": if let v = value.color { layer.borderColor = v }
        case "shadowColor": if let v = value.color { layer.shadowColor = v }
        case "shadowOpacity": if let v = value.number { layer.shadowOpacity = Float(v) }
        case "shadowOffset": if let v = value.size { layer.shadowOffset = v }
        case "shadowRadius": if let v = value.cgFloat { layer.shadowRadius = v }
        case "shadowPath": layer.shadowPath = value.path
        case "rasterizationScale": if let v = value.cgFloat { layer.rasterizationScale = v }
        case "shouldRasterize": if let v = value.number { layer.shouldRasterize = v != 0 }
        case "opaque", "isOpaque": if let v = value.number { layer.isOpaque = v != 0 }
        default: return false
        }
        return true
    }

    /// Returns whether the property is animated implicitly: every animatable one that Apple's layers don't change immediately.
    static func isImplicitlyAnimated(_ key: String) -> Bool {
        switch key {
        case kCAOnOrderIn, kCAOnOrderOut, "sublayers", "opaque", "allowsGroupOpacity", "geometryFlipped", "cornerCurve", "contentsScale",
            "rasterizationScale":
            false
        default: true
        }
    }

    /// Returns whether the property is a path, which "does not support implicit animation" according to the reference of
    /// `CAShapeLayer.path` and `CALayer.shadowPath`. Blocks of views don't animate it either (developer.apple.com/forums/thread/702819).
    fileprivate static func isPath(_ key: String) -> Bool { key == "path" || key == "shadowPath" }

    // MARK: Key-value access

    static func value(of layer: CALayer, forKeyPath path: String) -> Any? {
        let (key, rest) = split(path)
        if key == "frame" { return AnimatableValue.rect(layer.frame).component(rest)?.any }
        if rest.isEmpty, let stored = layer.supplement?.values[path] { return stored }
        if let value = layer.animatableValue(forKey: key) {
            if case .color(let color) = value, rest.isEmpty { return isUnset(key, layer) ? nil : color }
            if isFlag(key), let n = value.number { return n != 0 }
            return value.component(rest)?.any
        }
        if case let known? = DispatchTable.read(key, of: layer) { return known }
        return switch path {
        case "name": layer.name
        case "delegate": layer.delegate
        case "mask": layer.mask
        case "sublayers": layer.sublayers
        case "superlayer": layer.superlayer
        case "shouldRasterize": layer.shouldRasterize
        case "opaque", "isOpaque": layer.isOpaque
        case "contentsGravity": layer.contentsGravity.rawValue
        case "affineTransform": layer.affineTransform()
        case "speed": layer.speed
        case "timeOffset": layer.timeOffset
        case "beginTime": layer.beginTime
        default: layer.supplement?.values[path] ?? type(of: layer).defaultValue(forKey: path)
        }
    }

    static func setValue(_ value: Any?, of layer: CALayer, forKeyPath path: String) {
        let (key, rest) = split(path)
        // Key-value coding reads a number from any object, including text, which some storyboards contain.
        if let text = value as? String, case .number? = layer.animatableValue(forKey: path) {
            let text = NSString(string: text)
            return setValue(isFlag(key) ? NSNumber(value: text.boolValue) : NSNumber(value: text.doubleValue), of: layer, forKeyPath: path)
        }
        if key == "frame", let v = AnimatableValue(value), let frame = AnimatableValue.rect(layer.frame).replacing(rest, with: v)?.rect {
            layer.frame = frame
            return
        }
        if let base = layer.animatableValue(forKey: key), let new = AnimatableValue(value), let whole = base.replacing(rest, with: new),
            layer.assignAnimatableValue(whole, forKey: key)
        {
            return
        }
        if rest.isEmpty, let new = AnimatableValue(value), layer.assignAnimatableValue(new, forKey: key) { return }
        if DispatchTable.assign(value, forKey: key, on: layer) { return }
        switch path {
        case "name": layer.name = value as? String
        case "delegate": layer.delegate = value as? any CALayerDelegate
        case "mask": layer.mask = value as? CALayer
        case "backgroundColor": layer.backgroundColor = nil
        case "borderColor": layer.borderColor = nil
        case "shadowColor": layer.shadowColor = nil
        case "shadowPath": layer.shadowPath = nil
        case "contents": layer.contents = nil
        case "contentsGravity": if let v = value as? String { layer.contentsGravity = CALayerContentsGravity(rawValue: v) }
        case "speed": if let v = AnimatableValue(value)?.number { layer.speed = Float(v) }
        case "timeOffset": if let v = AnimatableValue(value)?.number { layer.timeOffset = v }
        case "beginTime": if let v = AnimatableValue(value)?.number { layer.beginTime = v }
        default: layer.supplemented.values[path] = value
        }
    }

    private static func isFlag(_ key: String) -> Bool {
        ["hidden", "isHidden", "masksToBounds", "doubleSided", "isDoubleSided"].contains(key)
    }

    private static func isUnset(_ key: String, _ layer: CALayer) -> Bool {
        switch key {
        case "backgroundColor": layer.properties.backgroundColor == nil
        case "borderColor": layer.properties.shared.borderColor == nil
        case "shadowColor": layer.properties.shared.shadowColor == nil
        default: false
        }
    }

    static func defaultValue(forKey key: String) -> Any? {
        guard let value = read(key, LayerProperties()) else { return nil }
        if case .color = value, key == "backgroundColor" { return nil }
        return isFlag(key) ? value.number != 0 : value.any
    }
}

extension CALayer {
    /// Returns whether changes of a property are animated implicitly.
    package final func animatesImplicitly(_ key: String) -> Bool {
        LayerKeys.isImplicitlyAnimated(key) && (!LayerKeys.isPath(key) || role.contains(.animatesPaths))
    }
}
