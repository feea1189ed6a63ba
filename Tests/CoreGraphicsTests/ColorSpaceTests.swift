import CoreGraphics
import Foundation
import Testing

@Suite struct ColorSpaceTests {
    private func sRGB(_ name: CFString, _ components: [CGFloat]) throws -> [CGFloat] {
        let space = try #require(CGColorSpace(name: name))
        let color = try #require(CGColor(colorSpace: space, components: components + [1]))
        let target = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        return try #require(color.converted(to: target, intent: .defaultIntent, options: nil)?.components)
    }

    private func isNear(_ left: [CGFloat], _ right: [CGFloat], _ tolerance: CGFloat = 0.003) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test(
        "white is white in every RGB space, and a color returns from it",
        arguments: [
            CGColorSpace.displayP3, CGColorSpace.linearDisplayP3, CGColorSpace.adobeRGB1998, CGColorSpace.dcip3, CGColorSpace.itur_709,
            CGColorSpace.itur_2020, CGColorSpace.itur_2020_sRGBGamma, CGColorSpace.itur_2100_PQ, CGColorSpace.rommrgb,
            CGColorSpace.acescgLinear, CGColorSpace.coreMedia709, CGColorSpace.linearSRGB,
        ])
    func spaces(_ name: CFString) throws {
        let space = try #require(CGColorSpace(name: name))
        #expect(space.model == .rgb && space.numberOfComponents == 3 && space.name == name)
        let color = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        let back = try sRGB(name, Array(there.dropLast()))
        #expect(isNear(back, [0.8, 0.4, 0.2, 1]))
        let white = try #require(
            CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)?.components)
        #expect(abs(white[0] - white[1]) < 0.003 && abs(white[1] - white[2]) < 0.003)
    }

    @Test("Adobe RGB's green is more saturated than sRGB's, and its middle gray has a gamma of 2.2")
    func adobe() throws {
        let green = try sRGB(CGColorSpace.adobeRGB1998, [0, 1, 0])
        #expect(green[0] < -0.5 && green[1] > 0.99)
        let found1 = try sRGB(CGColorSpace.adobeRGB1998, [0.5, 0.5, 0.5])
        #expect(isNear(found1, [0.504, 0.504, 0.504, 1]))
        #expect(CGColorSpace(name: CGColorSpace.adobeRGB1998)?.isWideGamutRGB == true)
        #expect(CGColorSpace(name: CGColorSpace.itur_709)?.isWideGamutRGB == false)
    }

    @Test("L*a*b* and XYZ have their own components")
    func lab() throws {
        let found2 = try sRGB(CGColorSpace.genericLab, [100, 0, 0])
        #expect(isNear(found2, [1, 1, 1, 1]))
        // sRGB's red in L*a*b* relative to D50.
        let found3 = try sRGB(CGColorSpace.genericLab, [54.29, 80.81, 69.89])
        #expect(isNear(found3, [1, 0, 0, 1], 0.02))
        let found4 = try sRGB(CGColorSpace.genericXYZ, [0.9642, 1, 0.8249])
        #expect(isNear(found4, [1, 1, 1, 1]))
        #expect(CGColorSpace(name: CGColorSpace.genericLab)?.model == .lab)
    }

    @Test("a profile that a space writes gives the same colors when it is read")
    func profiles() throws {
        for name in [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.rommrgb, CGColorSpace.linearGray] {
            let space = try #require(CGColorSpace(name: name))
            let data = try #require(space.copyICCData())
            #expect(String(decoding: data[36..<40], as: UTF8.self) == "acsp")
            let copy = try #require(CGColorSpace(iccData: data as CFData))
            #expect(copy.numberOfComponents == space.numberOfComponents && copy.name == nil && copy.iccData == data)
            let components: [CGFloat] = [0.25, 0.5, 0.75]
            let part = Array(components.prefix(space.numberOfComponents)) + [1]
            let (one, other) = (CGColor(colorSpace: space, components: part), CGColor(colorSpace: copy, components: part))
            let target = CGColorSpaceCreateDeviceRGB()
            let first = try #require(one?.converted(to: target, intent: .defaultIntent, options: nil)?.components)
            let second = try #require(other?.converted(to: target, intent: .defaultIntent, options: nil)?.components)
            #expect(isNear(first, second))
        }
        #expect(CGColorSpace(iccData: Data("no profile".utf8) as CFData) == nil)
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let list = try #require(space.copyPropertyList())
        #expect(CGColorSpace(propertyListPlist: list) == space)
        let decoded = try JSONDecoder().decode(CGColorSpace.self, from: JSONEncoder().encode(space))
        #expect(decoded == space)
    }

    @Test("calibrated spaces take a white, gammas, and a matrix")
    func calibrated() throws {
        let gray = try #require(CGColorSpace(calibratedGrayWhitePoint: [0.95, 1, 1.09], blackPoint: nil, gamma: 1))
        let color = try #require(CGColor(colorSpace: gray, components: [0.5, 1]))
        let result = color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components
        let light = try #require(result)
        #expect(isNear(light, [0.7354, 0.7354, 0.7354, 1]))
        #expect(CGColorSpace(calibratedGrayWhitePoint: [0.95, 0.5, 1.09], blackPoint: nil, gamma: 1) == nil)
        #expect(CGColorSpace(labWhitePoint: [0.9642, 1, 0.8249], blackPoint: nil, range: nil)?.model == .lab)
    }

    @Test("variants of a space: linear, extended, and both")
    func variants() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColorSpaceCreateLinearized(space)?.name == CGColorSpace.linearDisplayP3)
        #expect(CGColorSpaceCreateExtended(space)?.name == CGColorSpace.extendedDisplayP3)
        let both = try #require(CGColorSpaceCreateExtendedLinearized(space))
        #expect(both.name == CGColorSpace.extendedLinearDisplayP3 && CGColorSpaceUsesExtendedRange(both))
        #expect(CGColorSpaceCreateCopyWithStandardRange(both).name == CGColorSpace.linearDisplayP3)
        let television = try #require(CGColorSpace(name: CGColorSpace.itur_2100_HLG))
        #expect(CGColorSpaceIsHLGBased(television) && !CGColorSpaceIsPQBased(television) && CGColorSpaceUsesITUR_2100TF(television))
        #expect(!CGColorSpaceUsesExtendedRange(space))
    }

    @Test("a conversion changes the pixels of a bitmap")
    func conversion() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let conversion = try #require(CGColorConversionInfo(src: CGColorSpaceCreateDeviceRGB(), dst: linear))
        var format = CGColorBufferFormat(
            version: 0, bitmapInfo: CGBitmapInfo(alpha: .noneSkipLast), bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8)
        let source: [UInt8] = [255, 188, 0, 255, 0, 0, 0, 255]
        var target = [UInt8](repeating: 1, count: 8)
        #expect(conversion.convert(width: 2, height: 1, to: &target, format: format, from: source, format: format, options: nil))
        #expect(target[0] == 255 && abs(Int(target[1]) - 128) <= 1 && target[2] == 0 && Array(target[4..<7]) == [0, 0, 0])
        format.bitsPerComponent = 5
        #expect(!conversion.convert(width: 2, height: 1, to: &target, format: format, from: source, format: format, options: nil))
        let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(CGColorConversionInfo(src: linear, dst: pattern) == nil)
    }

    @Test("a bitmap's layout consists of parts")
    func layout() {
        let info = CGBitmapInfo(alpha: .premultipliedFirst, component: .float, byteOrder: .order32Little)
        #expect(info.rawValue == 0x2102)
        #expect(info.alpha == .premultipliedFirst && info.component == .float && info.byteOrder == .order32Little)
        #expect(info.pixelFormat == .packed && CGBitmapInfo(rawValue: 0x30000).pixelFormat == .RGB101010)
        #expect(CGError.illegalArgument.rawValue == 1001 && CGToneMapping.none.rawValue == 5)
    }

    @Test("an image knows the light of its pixels")
    func light() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast)))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.contentHeadroom == 1 && abs(image.calculatedContentAverageLightLevel - 0.5) < 0.001)
        #expect(image.copyWithCalculatedHDRStats()?.contentAverageLightLevel == image.calculatedContentAverageLightLevel)
        #expect(image.copy(contentAverageLightLevel: 2)?.contentAverageLightLevel == 2 && image.contentAverageLightLevel == 0)
        #expect(!image.shouldToneMap)
        context.contentToneMappingInfo = .referenceWhiteBased
        #expect(CGContextGetContentToneMappingInfo(context).method == .referenceWhiteBased)
        #expect(context.setEDRTargetHeadroom(1) && !context.setEDRTargetHeadroom(4))
    }
}
