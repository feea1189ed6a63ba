import Foundation

/// The hexagonal color model, with every component within 0...1.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let greatest = max(red, green, blue)
        let range = greatest - min(red, green, blue)
        brightness = greatest
        saturation = greatest == 0 ? 0 : range / greatest
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant: CGFloat =
            switch greatest {
            case red: (green - blue) / range + (green < blue ? 6 : 0)
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        hue = sextant / 6
    }

    var rgb: (CGFloat, CGFloat, CGFloat) {
        // Outside 0...1 the hue is clamped, not wrapped: UIColor(hue: 1.5, …) is red.
        let sextant = hue > 0 ? min(hue, 1) * 6 : 0
        let saturation = min(max(saturation, 0), 1)
        let fraction = sextant - sextant.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch Int(sextant) % 6 {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
