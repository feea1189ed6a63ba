import Foundation

/// A value of a property list, in Core Foundation's name.
public typealias CFPropertyList = AnyObject
/// The Boolean that indicates whether a space's components may lie beyond 0 and 1.
public let kCGColorSpaceExtendedRange: CFString = "kCGColorSpaceExtendedRange"

extension CGColorSpace {
    // MARK: Calibrated spaces

    /// Creates a gray space with a gamma. The white must have a luminance of 1; the black point has no effect.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    ) {
        guard whitePoint[0] > 0, whitePoint[1] == 1, whitePoint[2] > 0, gamma > 0 else { return nil }
        self.init(encoding: .calibratedGray(gamma == 1 ? .linear : .gamma(gamma)), name: nil)
    }

    /// Creates an RGB space with gammas and a matrix to CIE XYZ, column after column. The black point has no effect.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) {
        guard whitePoint[0] > 0, whitePoint[1] == 1, whitePoint[2] > 0 else { return nil }
        var curves = [ToneCurve](repeating: .linear, count: 3)
        if let gamma { for index in 0..<3 where gamma[index] != 1 { curves[index] = .gamma(gamma[index]) } }
        var own = ColorMatrix([1, 0, 0, 0, 1, 0, 0, 0, 1])
        if let matrix { for index in 0..<9 { own.values[index] = matrix[index % 3 * 3 + index / 3] } }
        let white = [whitePoint[0], whitePoint[1], whitePoint[2]]
        let toXYZ = ColorMatrix.adaptation(from: white, to: RGBProfile.d50).times(own)
        self.init(encoding: .rgb(RGBProfile(toXYZ: toXYZ, curves: curves)), name: nil)
    }

    /// Creates a space of CIE L*a*b* relative to a white. `range` is that of a* and b*, from -100 to 100 if it is nil.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?
    ) {
        guard whitePoint[0] > 0, whitePoint[1] == 1, whitePoint[2] > 0 else { return nil }
        let limits: [CGFloat] = range.map { [$0[0], $0[1], $0[2], $0[3]] } ?? [-100, 100, -100, 100]
        guard limits[0] <= limits[1], limits[2] <= limits[3] else { return nil }
        self.init(encoding: .lab(white: [whitePoint[0], whitePoint[1], whitePoint[2]], range: limits), name: nil)
    }

    // MARK: Profiles

    /// Creates the space that an ICC profile describes. Returns nil for data that isn't a profile, or for a profile whose colors are in
    /// tables other than those of inks, which are treated as the generic inks.
    public convenience init?(iccProfileData data: CFData) {
        guard let encoding = ICCProfile.encoding(data) else { return nil }
        self.init(encoding: encoding, name: nil)
        profile = data
    }

    /// Creates the space that an ICC profile in data or in a string's bytes describes. Returns nil for other values.
    public convenience init?(iccData data: Any) {
        switch data {
        case let data as Data: self.init(iccProfileData: data)
        case let data as NSData: self.init(iccProfileData: Data(referencing: data))
        default: return nil
        }
    }

    /// Creates the space of an ICC profile with the given number of components. A profile that can't be read gives the alternate space;
    /// without one, the device's space with as many components.
    public convenience init?(
        iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider, alternate: CGColorSpace?
    ) {
        if let data = profile.data, ICCProfile.componentCount(data) == nComponents, let encoding = ICCProfile.encoding(data) {
            self.init(encoding: encoding, name: nil)
            self.profile = data
            return
        }
        guard
            let other = alternate
                ?? [1: CGColorSpaceCreateDeviceGray(), 3: CGColorSpaceCreateDeviceRGB(), 4: CGColorSpaceCreateDeviceCMYK()][
                    nComponents], other.numberOfComponents == nComponents
        else { return nil }
        self.init(encoding: other.encoding, name: other.name, base: other.baseColorSpace, table: other.colorTable)
    }

    /// Creates the space from a value of ``copyPropertyList()``: its name, or its profile.
    public convenience init?(propertyListPlist plist: CFPropertyList) {
        if let name = plist as? NSString {
            self.init(name: name as String)
        } else {
            self.init(iccData: plist)
        }
    }

    /// Always returns nil: there are no other color systems whose spaces it could take.
    public convenience init?(platformColorSpaceRef ref: UnsafeRawPointer) { return nil }

    /// Returns the ICC profile of the space, or nil for spaces without one: patterns, tables, inks, and curves of television.
    public func copyICCData() -> CFData? {
        profile ?? ICCProfile.data(encoding, name: name?.replacingOccurrences(of: "kCGColorSpace", with: "") ?? "RGB")
    }
    /// The ICC profile of the space, as ``copyICCData()`` returns it.
    public var iccData: CFData? { copyICCData() }
    /// Returns the name of the space or its profile, from which it can be created again.
    public func copyPropertyList() -> CFPropertyList? { name.map { NSString(string: $0) } ?? copyICCData().map { NSData(data: $0) } }

    /// Returns whether the space has a curve for more light than diffuse white.
    public func isHDR() -> Bool { curve?.isHDR ?? false }

    var curve: ToneCurve? {
        if case .rgb(let profile) = encoding { profile.curves[0] } else { nil }
    }

    fileprivate func variant(_ index: (Int) -> Int) -> CGColorSpace? {
        let name =
            name == CGColorSpace.deviceRGBName
            ? CGColorSpace.sRGB : name == CGColorSpace.deviceGrayName ? CGColorSpace.genericGrayGamma2_2 : name
        for names in CGColorSpace.variants {
            if let own = names.firstIndex(where: { $0 == name }) { return CGColorSpace(name: names[index(own)]) }
        }
        return nil
    }
}

extension CGColorSpace: Codable {
    private enum Key: String, CodingKey { case name, profile }

    /// Creates the space with a decoded name or profile.
    public convenience init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let name = try values.decodeIfPresent(String.self, forKey: .name), let encoding = CGColorSpace.named[name] {
            self.init(encoding: encoding, name: name)
        } else if let data = try values.decodeIfPresent(Data.self, forKey: .profile), let encoding = ICCProfile.encoding(data) {
            self.init(encoding: encoding, name: nil)
            profile = data
        } else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no color space"))
        }
    }

    /// Encodes the name of the space or its profile.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        if let name { return try values.encode(name, forKey: .name) }
        guard let data = copyICCData() else {
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "the color space has no profile"))
        }
        try values.encode(data, forKey: .profile)
    }
}

/// Returns the space with the same primaries whose components are proportional to light. Returns nil for spaces without one.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    if let found = space.variant({ $0 | 1 }) { return found }
    guard case .rgb(let profile) = space.encoding else { return space.encoding == .linearSRGB ? space : nil }
    return CGColorSpace(encoding: .rgb(RGBProfile(toXYZ: profile.toXYZ, curves: [.linear, .linear, .linear])), name: nil)
}

public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? { space.variant { $0 | 2 } }
/// Returns the linear space whose components may lie beyond 0 and 1. Returns nil for spaces without one.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? { space.variant { _ in 3 } }
/// Returns the space whose components lie between 0 and 1: the space itself, unless it is extended.
public func CGColorSpaceCreateCopyWithStandardRange(_ space: CGColorSpace) -> CGColorSpace { space.variant { $0 & 1 } ?? space }
/// Returns the space of a pattern's or a table's colors, or the space itself.
public func CGColorSpaceCopyBaseColorSpace(_ space: CGColorSpace) -> CGColorSpace { space.baseColorSpace ?? space }
/// Returns whether components may lie beyond 0 and 1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.name?.hasPrefix("kCGColorSpaceExtended") ?? false }
/// Returns whether the space has one of the curves of ITU-R BT.2100.
public func CGColorSpaceUsesITUR_2100TF(_ space: CGColorSpace) -> Bool { space.isHDR() }
/// Returns whether the curve is the perceptual quantizer.
public func CGColorSpaceIsPQBased(_ space: CGColorSpace) -> Bool { space.curve == .pq }
/// Returns whether the curve is hybrid log-gamma.
public func CGColorSpaceIsHLGBased(_ space: CGColorSpace) -> Bool { space.curve == .hlg }
