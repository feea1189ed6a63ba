import UIKit

extension GraphicsContext {
    /// A change of the pictures of drawings.
    public struct Filter {
        let change: (UIImage) -> UIImage?

        /// A filter that has the effect of a view's modifier.
        private init(_ modify: @escaping @MainActor (AnyView) -> any View) {
            change = { picture in
                nonisolated(unsafe) let modify = modify
                return onMainActor {
                    let view = AnyView(Image(uiImage: picture).frame(width: picture.size.width, height: picture.size.height))
                    let renderer = ImageRenderer(content: AnyView(erasing: modify(view)))
                    renderer.scale = picture.scale
                    return renderer.uiImage
                }
            }
        }
        private init(pixels: @escaping (inout (r: Double, g: Double, b: Double, a: Double)) -> Void) {
            change = { $0.changingPixels(pixels) }
        }

        /// Blurs with a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { $0.blur(radius: radius, opaque: options.contains(.opaque)) }
        }
        /// Adds a shadow below the drawings. Options and the blend mode have no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter { $0.shadow(color: color, radius: radius, x: x, y: y) } }
        /// Adds an amount to the components of colors.
        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }
        /// Multiplies the distance of colors from gray.
        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }
        /// Multiplies the saturation of colors.
        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }
        /// Removes color.
        public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }
        /// Turns the hue of colors by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }
        /// Inverts the colors.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(pixels: { pixel in
                func inverted(_ value: Double) -> Double { value + (1 - 2 * value) * amount }
                (pixel.r, pixel.g, pixel.b) = (inverted(pixel.r), inverted(pixel.g), inverted(pixel.b))
            })
        }
        /// Multiplies the colors by a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }
        /// Makes dark parts opaque and light parts transparent.
        public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }
        /// Replaces pixels whose alpha is in a range by a color, and removes the others.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            UIColor(color).getRed(&r, green: &g, blue: &b, alpha: &a)
            return Filter(pixels: { pixel in
                let isInside = pixel.a >= min && pixel.a <= max
                pixel = isInside ? (Double(r), Double(g), Double(b), Double(a)) : (0, 0, 0, 0)
            })
        }
    }
    /// The options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The edges of the picture don't fade.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Colors are dithered, which has no effect here.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
    /// The options of a shadow, which have no effect.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        // FIXME(gap): a shadow lies below the drawings and outside of them.
        /// The shadow is above the drawings, alone, inside them, or doesn't take their alpha. It is below them here in any case.
        public static let shadowAbove = ShadowOptions(rawValue: 1), shadowOnly = ShadowOptions(rawValue: 2),
            invertsAlpha = ShadowOptions(rawValue: 4), disablesGroup = ShadowOptions(rawValue: 8)
    }
    /// The options of a filter, which have no effect.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Colors are linear.
        public static let linearColor = FilterOptions(rawValue: 1)
    }
}

extension UIImage {
    /// Returns the image after a change of each pixel's components, which are from 0 to 1 and not multiplied by alpha.
    fileprivate func changingPixels(_ change: (inout (r: Double, g: Double, b: Double, a: Double)) -> Void) -> UIImage? {
        guard let cgImage,
            let context = CGContext(
                data: nil, width: cgImage.width, height: cgImage.height, bitsPerComponent: 8, bytesPerRow: cgImage.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        for pixel in 0..<cgImage.width * cgImage.height {
            let start = bytes + pixel * 4
            let alpha = Double(start[3]) / 255
            func component(_ index: Int) -> Double { alpha == 0 ? 0 : Double(start[index]) / 255 / alpha }
            var value = (r: component(0), g: component(1), b: component(2), a: alpha)
            change(&value)
            func byte(_ value: Double) -> UInt8 { UInt8((max(0, min(1, value)) * 255).rounded()) }
            start[0] = byte(value.r * value.a)
            start[1] = byte(value.g * value.a)
            start[2] = byte(value.b * value.a)
            start[3] = byte(value.a)
        }
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
