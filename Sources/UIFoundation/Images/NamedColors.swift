import Foundation
import QuartzCore

extension UIColor {
    /// Creates a color of an asset catalog; returns `nil` if no catalog of the bundle contains it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a color of a bundle's catalog, or of the main one's if `nil`. It follows the traits; the given ones have no effect. Returns
    /// `nil` if there is none with the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let bundle = bundle ?? .main
        guard let set = AssetCatalog.of(bundle).set(.color, named: name), set.variants.contains(where: { $0["color"] != nil })
        else { return nil }
        // Resolved again for each appearance, as UIKit's named colors are.
        self.init(
            source: .dynamic { traits in
                set.best(for: traits, scale: 1, where: { $0["color"] != nil }).flatMap { NamedColor.read($0["color"] as? [String: Any]) }
                    ?? .clear
            })
        asset = ColorAsset(bundle: bundle.bundlePath, name: name)
    }
}

/// The place of a color in the catalogs of a bundle.
struct ColorAsset: Hashable {
    let bundle: String
    let name: String
}

/// A color in the format of an asset catalog.
enum NamedColor {
    static func read(_ json: [String: Any]?) -> UIColor? {
        guard let json else { return nil }
        if let reference = json["reference"] as? String { return UIColor.system(named: reference) ?? UIColor(named: reference) }
        guard let components = json["components"] as? [String: Any] else { return nil }
        func value(_ name: String) -> CGFloat? {
            (components[name] as? String).flatMap(component) ?? (components[name] as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        let alpha = value("alpha") ?? 1
        if let white = value("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        if json["color-space"] as? String == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component from `0xFF`, `255` or `1.000`: only the last has a decimal point.
    static func component(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if text.contains(".") { return Double(text).map { CGFloat($0) } }
        return Int(text).map { CGFloat($0) / 255 }
    }
}
