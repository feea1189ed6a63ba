import Foundation

extension CGColorSpace {
    // MARK: Names

    /// The space of screens and web pages.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB without the transfer curve, proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB with components beyond 0 and 1. Painting clamps them.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide space of current Apple displays.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components beyond 0 and 1. Painting clamps them.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 without the transfer curve.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Linear Display P3 with components beyond 0 and 1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Display P3's primaries with the curve of hybrid log-gamma.
    public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"
    /// Display P3's primaries with the perceptual quantizer.
    public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
    /// Display P3's primaries with the perceptual quantizer.
    public static let displayP3_PQ_EOTF: CFString = "kCGColorSpaceDisplayP3_PQ_EOTF"
    /// The space of digital cinema.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// The wide space of cameras and printers.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// A linear space, which is treated as linear sRGB.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// The space of CIE 1931, relative to D50.
    public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
    /// The space of CIE L*a*b*, relative to D50.
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with components beyond 0 and 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Gray that is proportional to light, with components beyond 0 and 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// Four inks without a color profile.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    /// The linear working space of film production.
    public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The primaries of high-definition television with the curve of hybrid log-gamma.
    public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
    /// The primaries of high-definition television with the perceptual quantizer.
    public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
    /// The primaries of high-definition television with the gamma of 1.961 that Core Video uses.
    public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// The space of ultra-high-definition television without its curve.
    public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    /// The linear space of ultra-high-definition television with components beyond 0 and 1.
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// The primaries of ultra-high-definition television with sRGB's curve.
    public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
    /// The primaries of ultra-high-definition television with the curve of hybrid log-gamma.
    public static let itur_2020_HLG: CFString = "kCGColorSpaceITUR_2020_HLG"
    public static let itur_2020_PQ: CFString = "kCGColorSpaceITUR_2020_PQ"
    /// The primaries of ultra-high-definition television with the perceptual quantizer.
    public static let itur_2020_PQ_EOTF: CFString = "kCGColorSpaceITUR_2020_PQ_EOTF"
    /// The space of high-dynamic-range television with the curve of hybrid log-gamma.
    public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
    /// The space of high-dynamic-range television with the perceptual quantizer.
    public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
    /// The very wide space of photo editing, with a white of D50.
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// The name of ``CGColorSpaceCreateDeviceRGB()``'s space, which is treated as sRGB.
    public static let deviceRGBName: CFString = "kCGColorSpaceDeviceRGB"
    /// The name of ``CGColorSpaceCreateDeviceGray()``'s space.
    public static let deviceGrayName: CFString = "kCGColorSpaceDeviceGray"
    /// The name of ``CGColorSpaceCreateDeviceCMYK()``'s space.
    public static let deviceCMYKName: CFString = "kCGColorSpaceDeviceCMYK"

    static let named: [CFString: Encoding] = {
        var result: [CFString: Encoding] = [
            sRGB: .sRGB, extendedSRGB: .sRGB, deviceRGBName: .sRGB,
            linearSRGB: .linearSRGB, extendedLinearSRGB: .linearSRGB, genericRGBLinear: .linearSRGB,
            displayP3: .displayP3, extendedDisplayP3: .displayP3,
            genericGrayGamma2_2: .gray, extendedGray: .gray, deviceGrayName: .gray,
            linearGray: .linearGray, extendedLinearGray: .linearGray,
            genericCMYK: .cmyk, deviceCMYKName: .cmyk,
            genericXYZ: .xyz, genericLab: .lab(white: RGBProfile.d50, range: [-128, 127, -128, 127]),
        ]
        let d65 = RGBProfile.d65White
        let tables: [([(CGFloat, CGFloat)], (CGFloat, CGFloat), [(CFString, ToneCurve)])] = [
            (
                RGBProfile.sRGBPrimaries, d65,
                [(itur_709, .rec709), (itur_709_HLG, .hlg), (itur_709_PQ, .pq), (coreMedia709, .gamma(1.961))]
            ),
            (
                RGBProfile.p3Primaries, d65,
                [
                    (linearDisplayP3, .linear), (extendedLinearDisplayP3, .linear), (displayP3_HLG, .hlg), (displayP3_PQ, .pq),
                    (displayP3_PQ_EOTF, .pq),
                ]
            ),
            (RGBProfile.p3Primaries, (0.314, 0.351), [(dcip3, .gamma(2.6))]),
            ([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], d65, [(adobeRGB1998, .gamma(563.0 / 256))]),
            (
                RGBProfile.rec2020Primaries, d65,
                [
                    (itur_2020, .rec709), (extendedITUR_2020, .rec709), (linearITUR_2020, .linear), (extendedLinearITUR_2020, .linear),
                    (itur_2020_sRGBGamma, .sRGB), (itur_2020_HLG, .hlg), (itur_2020_PQ, .pq), (itur_2020_PQ_EOTF, .pq),
                    (itur_2100_HLG, .hlg), (itur_2100_PQ, .pq),
                ]
            ),
            ([(0.713, 0.293), (0.165, 0.830), (0.128, 0.044)], (0.32168, 0.33767), [(acescgLinear, .linear)]),
            ([(0.734_699, 0.265_301), (0.159_597, 0.840_403), (0.036_598, 0.000_105)], (0.345_704, 0.358_540), [(rommrgb, .romm)]),
        ]
        for (primaries, white, spaces) in tables {
            for (name, curve) in spaces { result[name] = .rgb(RGBProfile(primaries, white: white, curve)) }
        }
        return result
    }()

    /// The names of spaces by their variants: the plain one, the linear one, and the same two with an extended range.
    static let variants: [[CFString]] = [
        [sRGB, linearSRGB, extendedSRGB, extendedLinearSRGB],
        [displayP3, linearDisplayP3, extendedDisplayP3, extendedLinearDisplayP3],
        [genericGrayGamma2_2, linearGray, extendedGray, extendedLinearGray],
        [itur_2020, linearITUR_2020, extendedITUR_2020, extendedLinearITUR_2020],
    ]
}
