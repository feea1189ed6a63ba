import Foundation

/// The model that determines a color space's components.
public enum CGColorSpaceModel: Int32, Sendable {
    /// A model that isn't known.
    case unknown = -1
    /// A model of light, inks, or references to other colors.
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The conversion of colors outside a device's gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The adaptation of colors that a device can't show. All are drawn alike.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The interpretation of a color's components. Painting converts every space to sRGB.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// The conversion of components to sRGB.
    package enum Encoding: Hashable, Sendable {
        case sRGB, linearSRGB, displayP3, gray, linearGray, cmyk, pattern, xyz
        case rgb(RGBProfile)
        case calibratedGray(ToneCurve)
        case lab(white: [CGFloat], range: [CGFloat])
        case indexed(last: Int)
    }

    package let encoding: Encoding
    /// The name by which the space was created, or nil for a space without one.
    public let name: CFString?
    /// The space of the colors in ``colorTable``, or that of an uncolored pattern; nil for other spaces.
    public let baseColorSpace: CGColorSpace?
    /// The components of an indexed space's colors, one after another; nil for other spaces.
    public let colorTable: [UInt8]?
    /// The profile from which the space was created.
    var profile: Data?

    init(encoding: Encoding, name: CFString?, base: CGColorSpace? = nil, table: [UInt8]? = nil) {
        (self.encoding, self.name, self.baseColorSpace, self.colorTable) = (encoding, name, base, table)
    }

    /// Creates the space with one of the names in this class. Returns nil for other names.
    public convenience init?(name: CFString) {
        guard let encoding = CGColorSpace.named[name] else { return nil }
        self.init(encoding: encoding, name: name)
    }

    /// Creates the space of uncolored patterns, with a base space, or of colored ones, with `nil`.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(encoding: .pattern, name: nil, base: baseSpace)
    }

    /// Creates a space whose single component is an index to a table of at most 256 colors. `last` is the largest index.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.numberOfComponents > 0 else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        self.init(
            encoding: .indexed(last: last), name: nil, base: baseSpace,
            table: Array(UnsafeBufferPointer(start: colorTable, count: count)))
    }

    /// The model of the space's components.
    public var model: CGColorSpaceModel {
        switch encoding {
        case .sRGB, .linearSRGB, .displayP3, .rgb: .rgb
        case .gray, .linearGray, .calibratedGray: .monochrome
        case .lab: .lab
        case .xyz: .XYZ
        case .cmyk: .cmyk
        case .pattern: .pattern
        case .indexed: .indexed
        }
    }

    /// The number of components without alpha.
    public var numberOfComponents: Int {
        switch encoding {
        case .sRGB, .linearSRGB, .displayP3, .rgb, .lab, .xyz: 3
        case .gray, .linearGray, .calibratedGray, .indexed: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// Whether the space contains saturated colors that sRGB lacks.
    public var isWideGamutRGB: Bool {
        switch encoding {
        case .displayP3: true
        // Primary green lies outside of sRGB.
        case .rgb(let profile): profile.sRGB(0, 1, 0).red < -0.05
        default: false
        }
    }
    /// Whether a bitmap context can have the space.
    public var supportsOutput: Bool { model != .indexed && model != .pattern }

    /// Returns whether both spaces have the same components, names, and tables.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right
            || (left.encoding == right.encoding && left.name == right.name
                && left.baseColorSpace == right.baseColorSpace && left.colorTable == right.colorTable)
    }

    /// Combines the kind and the name into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(name)
    }

    package static let standardRGB = CGColorSpace(encoding: .sRGB, name: sRGB)
    package static let standardGray = CGColorSpace(encoding: .gray, name: genericGrayGamma2_2)
    package static let standardCMYK = CGColorSpace(encoding: .cmyk, name: genericCMYK)
    fileprivate static let deviceRGB = CGColorSpace(encoding: .sRGB, name: deviceRGBName)
    fileprivate static let deviceGray = CGColorSpace(encoding: .gray, name: deviceGrayName)
    fileprivate static let deviceCMYK = CGColorSpace(encoding: .cmyk, name: deviceCMYKName)

    // MARK: Conversion

    /// Returns the unclamped red, green, and blue in sRGB.
    package func sRGBComponents(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func at(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        switch encoding {
        case .sRGB: return (at(0), at(1), at(2))
        case .linearSRGB:
            return (TransferFunction.encode(at(0)), TransferFunction.encode(at(1)), TransferFunction.encode(at(2)))
        case .displayP3:
            // Converts P3's primaries to sRGB's, both with the D65 white point, in linear light.
            let (r, g, b) = (
                TransferFunction.decode(at(0)), TransferFunction.decode(at(1)), TransferFunction.decode(at(2))
            )
            return (
                TransferFunction.encode(1.224_940_2 * r - 0.224_940_4 * g),
                TransferFunction.encode(-0.042_056_9 * r + 1.042_057_1 * g),
                TransferFunction.encode(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b)
            )
        case .rgb(let profile): return profile.sRGB(at(0), at(1), at(2))
        case .lab(let white, _):
            let (x, y, z) = LabColor.toXYZ(at(0), at(1), at(2), white: white)
            return CGColorSpace.sRGB(x, y, z, white: white)
        case .xyz: return CGColorSpace.sRGB(at(0), at(1), at(2), white: RGBProfile.d50)
        case .gray: return (at(0), at(0), at(0))
        case .calibratedGray(let curve):
            let value = TransferFunction.encode(curve.decode(at(0)))
            return (value, value, value)
        case .linearGray:
            let value = TransferFunction.encode(at(0))
            return (value, value, value)
        case .cmyk:
            let light = 1 - at(3)
            return ((1 - at(0)) * light, (1 - at(1)) * light, (1 - at(2)) * light)
        case .indexed(let last):
            guard let base = baseColorSpace, let table = colorTable else { return (0, 0, 0) }
            let index = min(max(Int(at(0)), 0), last) * base.numberOfComponents
            return base.sRGBComponents((0..<base.numberOfComponents).map { CGFloat(table[index + $0]) / 255 })
        case .pattern: return baseColorSpace?.sRGBComponents(components) ?? (0, 0, 0)
        }
    }

    /// Returns this space's components for an sRGB color.
    package func components(fromSRGB red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat]? {
        switch encoding {
        case .sRGB: return [red, green, blue]
        case .linearSRGB: return [red, green, blue].map(TransferFunction.decode)
        case .displayP3:
            let (r, g, b) = (TransferFunction.decode(red), TransferFunction.decode(green), TransferFunction.decode(blue))
            return [
                TransferFunction.encode(0.822_462_1 * r + 0.177_538_0 * g),
                TransferFunction.encode(0.033_194_1 * r + 0.966_805_8 * g),
                TransferFunction.encode(0.017_082_7 * r + 0.072_397_4 * g + 0.910_519_9 * b),
            ]
        case .rgb(let profile): return profile.components(red, green, blue)
        case .lab(let white, _):
            let (x, y, z) = CGColorSpace.xyz(red, green, blue, white: white)
            return LabColor.fromXYZ(x, y, z, white: white)
        case .xyz:
            let (x, y, z) = CGColorSpace.xyz(red, green, blue, white: RGBProfile.d50)
            return [x, y, z]
        case .gray, .linearGray, .calibratedGray:
            let light =
                0.2126 * TransferFunction.decode(red) + 0.7152 * TransferFunction.decode(green) + 0.0722
                * TransferFunction.decode(blue)
            if case .calibratedGray(let curve) = encoding { return [curve.encode(light)] }
            return [encoding == .gray ? TransferFunction.encode(light) : light]
        case .cmyk:
            let most = max(red, green, blue)
            guard most > 0 else { return [0, 0, 0, 1] }
            return [1 - red / most, 1 - green / most, 1 - blue / most, 1 - most]
        case .indexed, .pattern: return nil
        }
    }
}

extension CGColorSpace {
    fileprivate static func sRGB(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, white: [CGFloat]) -> (
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) {
        let adapted = ColorMatrix.adaptation(from: white, to: RGBProfile.d50).apply(x, y, z)
        let light = RGBProfile.sRGBFromXYZ.apply(adapted.0, adapted.1, adapted.2)
        return (TransferFunction.encode(light.0), TransferFunction.encode(light.1), TransferFunction.encode(light.2))
    }

    fileprivate static func xyz(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, white: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
        let xyz = RGBProfile.sRGBFromXYZ.inverse.apply(
            TransferFunction.decode(red), TransferFunction.decode(green), TransferFunction.decode(blue))
        return ColorMatrix.adaptation(from: RGBProfile.d50, to: white).apply(xyz.0, xyz.1, xyz.2)
    }
}

/// Returns the RGB space of the display, whose colors are those of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the gray space of the display.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Returns the space of four inks without a color profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
