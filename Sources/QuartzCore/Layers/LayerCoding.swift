import CoreGraphics
import Foundation

/// Archives layers: geometry and simple appearance.
// FIXME(gap): contents, mask, shadow and animations are not archived.
enum LayerCoding {
    static func encode(_ layer: CALayer, to coder: NSCoder) {
        let p = layer.properties
        for (key, value) in [
            ("bounds.x", p.bounds.minX), ("bounds.y", p.bounds.minY), ("bounds.width", p.bounds.width), ("bounds.height", p.bounds.height),
            ("position.x", p.position.x), ("position.y", p.position.y), ("anchor.x", p.anchorPoint.x), ("anchor.y", p.anchorPoint.y),
            ("cornerRadius", p.cornerRadius), ("opacity", CGFloat(p.opacity)),
        ] { coder.encode(Double(value), forKey: key) }
        coder.encode(layer.isHidden, forKey: "hidden")
        coder.encode(layer.masksToBounds, forKey: "masksToBounds")
        if let name = layer.name { coder.encode(name as NSString, forKey: "name") }
        if let sublayers = layer.sublayers { coder.encode(sublayers as NSArray, forKey: "sublayers") }
    }

    static func decode(_ layer: CALayer, from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "bounds.width") else { return }
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        layer.properties.bounds = CGRect(
            x: number("bounds.x"), y: number("bounds.y"), width: number("bounds.width"), height: number("bounds.height"))
        layer.properties.position = CGPoint(x: number("position.x"), y: number("position.y"))
        layer.properties.anchorPoint = CGPoint(x: number("anchor.x"), y: number("anchor.y"))
        layer.properties.cornerRadius = number("cornerRadius")
        layer.properties.opacity = Float(number("opacity"))
        layer.isHidden = coder.decodeBool(forKey: "hidden")
        layer.masksToBounds = coder.decodeBool(forKey: "masksToBounds")
        layer.name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        for sublayer in coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers") as? [CALayer] ?? [] {
            layer.addSublayer(sublayer)
        }
    }
}
