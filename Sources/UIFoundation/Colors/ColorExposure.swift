import Foundation
import QuartzCore

// Colors brighter than white, of iOS 26. The exposure multiplies the linear components; the result is an extended sRGB color.

extension UIColor {
    /// The multiplier with which an exposed color was created, and the color before.
    final class Exposure: Sendable {
        let linear: CGFloat, base: UIColor
        init(linear: CGFloat, base: UIColor) { (self.linear, self.base) = (linear, base) }
    }

    /// Creates a color whose linear components are multiplied by 2 to the power of `exposure`.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, linearExposure: exp2(exposure))
    }

    /// Creates a color whose linear components are multiplied by `linearExposure`. A multiplier below 1 counts as 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
        let linear = max(linearExposure, 1)
        func exposed(_ value: CGFloat) -> CGFloat { linear == 1 ? value : SRGB.encoded(SRGB.linear(value) * linear) }
        self.init(red: exposed(red), green: exposed(green), blue: exposed(blue), alpha: alpha)
        if linear > 1 { exposure = Exposure(linear: linear, base: UIColor(red: red, green: green, blue: blue, alpha: alpha)) }
    }

    /// The multiplier of the linear components; 1 for a color that was created without an exposure.
    public var linearExposure: CGFloat { exposure?.linear ?? 1 }

    /// The color without its exposure; the color itself if it has none.
    public var standardDynamicRange: UIColor { exposure?.base ?? self }

    /// Returns a color with the same components relative to another peak white, which is at least 1.
    public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
        let headroom = max(contentHeadroom, 1), color = components
        func reduced(_ value: CGFloat) -> CGFloat { SRGB.encoded(SRGB.linear(value) / headroom) }
        let result = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        guard headroom > 1 else { return result }
        let base = UIColor(red: reduced(color.red), green: reduced(color.green), blue: reduced(color.blue), alpha: color.alpha)
        result.exposure = Exposure(linear: headroom, base: base)
        return result
    }
}

/// The transfer function of sRGB, continued to values outside of 0...1, with the sign kept. IEC 61966-2-1.
private enum SRGB {
    static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        return copysign(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4), value)
    }
    static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        return copysign(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055, value)
    }
}

extension UIColor {
    // FIXME(gap): Apple's own words for mixed colors, and other languages than English, are not known.
    /// The name of the color in English, for VoiceOver: its hue, with its lightness or strength, such as "dark red"; "transparent" if alpha
    /// is 0.
    public var accessibilityName: String {
        let (red, green, blue, alpha) = resolved.components
        if alpha == 0 { return "transparent" }
        let high = max(red, green, blue), low = min(red, green, blue)
        if high - low < 0.06 {
            switch high {
            case ..<0.06: return "black"
            case ..<0.35: return "dark gray"
            case ..<0.75: return "gray"
            case ..<0.95: return "light gray"
            default: return "white"
            }
        }
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0
        _ = UIColor(red: red, green: green, blue: blue, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        let name: String
        switch hue * 360 {
        case 15..<42: name = brightness < 0.65 ? "brown" : "orange"
        case 42..<70: name = "yellow"
        case 70..<165: name = "green"
        case 165..<200: name = "cyan"
        case 200..<255: name = "blue"
        case 255..<290: name = "purple"
        case 290..<320: name = "magenta"
        case 320..<345: name = "pink"
        default: name = "red"
        }
        if name == "brown" { return name }
        return (brightness < 0.5 ? "dark " : saturation < 0.45 ? "light " : "") + name
    }
}
