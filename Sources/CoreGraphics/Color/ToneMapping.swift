import Foundation

/// The method that maps light beyond diffuse white to a display.
public enum CGToneMapping: UInt32, Sendable {
    /// The method that the system chooses.
    case `default` = 0
    /// The method that the image's own metadata describes.
    case imageSpecificLumaScaling = 1
    /// A method that keeps diffuse white.
    case referenceWhiteBased = 2
    /// The method of ITU-R BT.2446.
    case ITURecommended = 3
    /// The method of OpenEXR's viewers.
    case exrGamma = 4
    /// No mapping: light beyond diffuse white becomes white.
    case none = 5
}

/// The mapping of light beyond diffuse white in a context, with the options of its method.
public enum CGContentToneMappingInfo: Equatable, Hashable, Sendable {
    /// The method that the system chooses.
    case `default`
    /// The method that the image's own metadata describes.
    case imageSpecificLumaScaling
    /// A method that keeps diffuse white.
    case referenceWhiteBased
    /// The method of ITU-R BT.2446.
    case ITURecommended
    /// The method of OpenEXR's viewers.
    case exrGamma
    /// No mapping.
    case none

    /// The method without its options.
    public var method: CGToneMapping {
        switch self {
        case .default: .default
        case .imageSpecificLumaScaling: .imageSpecificLumaScaling
        case .referenceWhiteBased: .referenceWhiteBased
        case .ITURecommended: .ITURecommended
        case .exrGamma: .exrGamma
        case .none: .none
        }
    }
}

/// The ratio of the brightest light to diffuse white in an image that doesn't tell it.
public let kCGDefaultHDRImageContentHeadroom: Float = 4.926_108_4
/// The option with the dynamic range to prefer.
public let kCGPreferredDynamicRange: CFString = "kCGPreferredDynamicRange"
/// The full dynamic range.
public let kCGDynamicRangeHigh: CFString = "kCGDynamicRangeHigh"
public let kCGDynamicRangeConstrained: CFString = "kCGDynamicRangeConstrained"
/// Nothing beyond diffuse white.
public let kCGDynamicRangeStandard: CFString = "kCGDynamicRangeStandard"
/// The option with the average light of the content, relative to diffuse white.
public let kCGContentAverageLightLevel: CFString = "kCGContentAverageLightLevel"
public let kCGContentAverageLightLevelNits: CFString = "kCGContentAverageLightLevelNits"
/// The option that maps hybrid log-gamma for a display of 100 candelas per square meter.
public let kCGUse100nitsHLGOOTF: CFString = "kCGUse100nitsHLGOOTF"
/// The option that reads Core Video's gamma as that of ITU-R BT.1886.
public let kCGUseBT1886ForCoreVideoGamma: CFString = "kCGUseBT1886ForCoreVideoGamma"
/// The option that leaves ordinary content as dark as it is.
public let kCGSkipBoostToHDR: CFString = "kCGSkipBoostToHDR"
/// The option that maps as before the methods existed.
public let kCGUseLegacyHDREcosystem: CFString = "kCGUseLegacyHDREcosystem"
/// The option of `exrGamma` for the light that is subtracted.
public let kCGEXRToneMappingGammaDefog: CFString = "kCGEXRToneMappingGammaDefog"
/// The option of `exrGamma` for the exposure in stops.
public let kCGEXRToneMappingGammaExposure: CFString = "kCGEXRToneMappingGammaExposure"
/// The option of `exrGamma` for the stops at which the knee begins.
public let kCGEXRToneMappingGammaKneeLow: CFString = "kCGEXRToneMappingGammaKneeLow"
/// The option of `exrGamma` for the stops at which the knee ends.
public let kCGEXRToneMappingGammaKneeHigh: CFString = "kCGEXRToneMappingGammaKneeHigh"
/// The option with the largest size of a component in a bitmap that adapts.
public let kCGAdaptiveMaximumBitDepth: CFString = "kCGAdaptiveMaximumBitDepth"

/// Returns the options that OpenEXR's viewers start with: no fog, no exposure, and a knee from 0 to 5 stops.
public func CGEXRToneMappingGammaGetDefaultOptions() -> CFDictionary {
    [
        kCGEXRToneMappingGammaDefog: 0.0, kCGEXRToneMappingGammaExposure: 0.0, kCGEXRToneMappingGammaKneeLow: 0.0,
        kCGEXRToneMappingGammaKneeHigh: 5.0,
    ]
}

extension CGContext {
    /// Draws an image in a rectangle. Contexts here show nothing beyond diffuse white, so every method draws alike; returns true.
    @discardableResult
    public func draw(_ image: CGImage, in rect: CGRect, by method: CGToneMapping, options: CFDictionary?) -> Bool {
        draw(image, in: rect)
        return true
    }

    /// Returns whether the context shows light up to a multiple of diffuse white: only 1 here.
    @discardableResult
    public func setEDRTargetHeadroom(_ headroom: Float) -> Bool { headroom == 1 }

    /// The mapping of light beyond diffuse white. It has no effect, because contexts here show no such light.
    public var contentToneMappingInfo: CGContentToneMappingInfo {
        get { state.toneMapping }
        set { state.toneMapping = newValue }
    }

    /// Sets the mapping of light beyond diffuse white.
    public func setContentToneMappingInfo(_ info: CGContentToneMappingInfo) { contentToneMappingInfo = info }
}

/// Returns the mapping of light beyond diffuse white.
public func CGContextGetContentToneMappingInfo(_ context: CGContext) -> CGContentToneMappingInfo { context.contentToneMappingInfo }
/// Returns the multiple of diffuse white that the context shows, which is 1.
public func CGContextGetEDRTargetHeadroom(_ context: CGContext) -> Float { 1 }
/// Has no effect: the state of a context here is always in force.
public func CGContextSynchronizeAttributes(_ context: CGContext) {}
/// Fills the clip with the colors of a gradient around a point, from an angle in radians.
public func CGContextDrawConicGradient(_ context: CGContext, _ gradient: CGGradient?, _ center: CGPoint, _ angle: CGFloat) {
    if let gradient { context.drawConicGradient(gradient, center: center, angle: angle) }
}

extension CGImage {
    /// The ratio of the brightest light to diffuse white that the image's space permits: 1, or that of a curve for more light.
    public var contentHeadroom: Float { headroom ?? (colorSpace?.isHDR() == true ? kCGDefaultHDRImageContentHeadroom : 1) }
    /// The ratio of the brightest light to diffuse white in the pixels, which are kept up to diffuse white here.
    public var calculatedContentHeadroom: Float { 1 }
    /// The average light of the image, relative to diffuse white, or 0 if it isn't known.
    public var contentAverageLightLevel: Float { averageLight ?? 0 }
    /// The average of the pixels' light, relative to diffuse white.
    public var calculatedContentAverageLightLevel: Float {
        guard let buffer else { return 0 }
        buffer.flush()
        var sum = 0.0
        let light = (0..<256).map { Double(TransferFunction.decode(CGFloat($0) / 255)) }
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                let pixel = row[x]
                sum += 0.2126 * light[Int(pixel >> 16 & 255)] + 0.7152 * light[Int(pixel >> 8 & 255)] + 0.0722 * light[Int(pixel & 255)]
            }
        }
        return Float(sum / Double(max(buffer.width * buffer.height, 1)))
    }
    /// Whether the image's own metadata describes its mapping, which is never read here.
    public var containsImageSpecificToneMappingMetadata: Bool { false }
    /// Whether light beyond diffuse white needs a mapping.
    public var shouldToneMap: Bool { colorSpace?.isHDR() == true }

    /// Returns the image with another average light.
    public func copy(contentAverageLightLevel level: Float) -> CGImage? {
        let copy = copied()
        copy.averageLight = level
        return copy
    }

    /// Returns the image with the headroom and the average light of its pixels.
    public func copyWithCalculatedHDRStats() -> CGImage? {
        let copy = copied()
        (copy.headroom, copy.averageLight) = (calculatedContentHeadroom, calculatedContentAverageLightLevel)
        return copy
    }

    /// Creates an image whose brightest light is `headroom` times diffuse white. Returns nil for a headroom below 1, except 0 for unknown.
    public convenience init?(
        headroom: Float, width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard headroom == 0 || headroom >= 1 else { return nil }
        self.init(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, provider: provider, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
        self.headroom = headroom
    }

    private func copied() -> CGImage {
        let copy = CGImage(
            width: width, height: height, format: format, bytesPerRow: bytesPerRow, isMask: isMask, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent, utType: utType, provider: dataProvider, load: { self.buffer })
        (copy.headroom, copy.averageLight) = (headroom, averageLight)
        return copy
    }
}

/// Returns the image with another ratio of its brightest light to diffuse white. Returns nil for a ratio below 1, except 0 for unknown.
public func CGImageCreateCopyWithContentHeadroom(_ headroom: Float, _ image: CGImage) -> CGImage? {
    guard headroom == 0 || headroom >= 1, let copy = image.copy(contentAverageLightLevel: image.contentAverageLightLevel) else {
        return nil
    }
    copy.headroom = headroom
    return copy
}
/// Returns the ratio of the image's brightest light to diffuse white.
public func CGImageGetContentHeadroom(_ image: CGImage?) -> Float { image?.contentHeadroom ?? 0 }

extension CGColor {
    /// The ratio of the color's light to diffuse white: the largest of its linear components, at least 1.
    public var contentHeadroom: Float {
        guard let space = colorSpace, let components, pattern == nil else { return 0 }
        let (red, green, blue) = space.sRGBComponents(components)
        return Float(max(1, [red, green, blue].map(TransferFunction.decode).max() ?? 1))
    }
}
