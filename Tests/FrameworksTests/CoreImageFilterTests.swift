import CoreGraphics
@testable import CoreImageCompanion
import Foundation
import Testing

@Suite("Filters of Core Image")
struct CoreImageFilterTests {
    private let frame = CGRect(x: 0, y: 0, width: 8, height: 8)

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha)).cropped(to: frame)
    }

    /// Red, green, blue, and alpha at a point of the plane, y upward.
    private func pixel(_ image: CIImage?, _ x: Float = 3.5, _ y: Float = 3.5) throws -> [Float] {
        let pixel = try #require(image).pixel(x, y)
        return [pixel.x, pixel.y, pixel.z, pixel.w]
    }

    private func isNear(_ left: [Float], _ right: [Float], _ tolerance: Float = 0.01) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test("a typed filter has its defaults, and its inputs are those of the keys")
    func typed() throws {
        let bloom = CIFilter.bloom()
        #expect(bloom.name == "CIBloom" && bloom.radius == 10 && bloom.intensity == 0.5)
        bloom.intensity = 0.25
        #expect(bloom.value(forKey: kCIInputIntensityKey) as? Float == 0.25)
        let gradient = CIFilter.linearGradient()
        gradient.point1 = CGPoint(x: 8, y: 0)
        gradient.color0 = CIColor(red: 1, green: 0, blue: 0)
        gradient.color1 = CIColor(red: 0, green: 0, blue: 1)
        let middle = try pixel(gradient.outputImage, 4, 4)
        #expect(isNear(middle, [0.5, 0, 0.5, 1]))
        let code: any CIFilter & CIAztecCodeGenerator = CIFilter.aztecCodeGenerator()
        code.correctionLevel = 23
        #expect(code.correctionLevel == 23 && code.outputImage == nil)
        let crop = CIFilter.stretchCrop()
        crop.size = CGPoint(x: 10, y: 20)
        #expect(crop.size == CGPoint(x: 10, y: 20))
    }

    @Test("every filter by a name has a constructor's inputs among its keys, and its categories")
    func names() throws {
        let all = CIFilter.filterNames(inCategory: nil)
        #expect(all.count > 150 && CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter.filterNames(inCategory: kCICategoryTransition).contains("CIDissolveTransition"))
        #expect(!CIFilter.filterNames(inCategory: kCICategoryTransition).contains("CISepiaTone"))
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
        let radius = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeDefault] as? Double == 10 && radius[kCIAttributeType] as? String == kCIAttributeTypeDistance)
        #expect(CIFilter.localizedName(forFilterName: "CIColorInvert") == "Color Invert")
        // Without its other image, a filter returns its input or nothing, and never stops.
        for name in all {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(color(0.5, 0.5, 0.5), forKey: kCIInputImageKey)
            _ = filter.outputImage?.pixel(3.5, 3.5)
        }
    }

    @Test("blend modes mix colors by their formulas")
    func blends() throws {
        func mixed(_ name: String) throws -> [Float] {
            try pixel(color(0.8, 0.4, 0.2).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: color(0.5, 0.25, 0.9)]))
        }
        let cases: [(String, [Float])] = [
            ("CIMultiplyBlendMode", [0.4, 0.1, 0.18, 1]), ("CIScreenBlendMode", [0.9, 0.55, 0.92, 1]),
            ("CIDarkenBlendMode", [0.5, 0.25, 0.2, 1]), ("CILightenBlendMode", [0.8, 0.4, 0.9, 1]),
            ("CIOverlayBlendMode", [0.8, 0.2, 0.84, 1]), ("CIHardLightBlendMode", [0.8, 0.2, 0.36, 1]),
            ("CIDifferenceBlendMode", [0.3, 0.15, 0.7, 1]), ("CIExclusionBlendMode", [0.5, 0.45, 0.74, 1]),
            ("CISubtractBlendMode", [0, 0, 0.7, 1]), ("CILinearBurnBlendMode", [0.3, 0, 0.1, 1]),
            ("CIColorDodgeBlendMode", [1, 0.4167, 1, 1]), ("CIMaximumCompositing", [0.8, 0.4, 0.9, 1]),
        ]
        for (name, wanted) in cases {
            let found = try mixed(name)
            #expect(isNear(found, wanted), "\(name)")
        }
        // The luminosity of the result is that of the upper image.
        let light = try mixed("CILuminosityBlendMode")
        #expect(abs(0.3 * light[0] + 0.59 * light[1] + 0.11 * light[2] - (0.3 * 0.8 + 0.59 * 0.4 + 0.11 * 0.2)) < 0.01)
        let kernel = try #require(CIBlendKernel.multiply.apply(foreground: color(0.5, 1, 0), background: color(0.5, 0.5, 0.5)))
        let product = try pixel(kernel)
        #expect(isNear(product, [0.25, 0.5, 0, 1]))
    }

    @Test("colors are changed by curves, cubes, matrices, and limits")
    func colors() throws {
        let gray = color(0.5, 0.5, 0.5)
        let linear = try pixel(gray.applyingFilter("CISRGBToneCurveToLinear"))
        #expect(isNear(linear, [0.214, 0.214, 0.214, 1]))
        let back = try pixel(gray.applyingFilter("CISRGBToneCurveToLinear").applyingFilter("CILinearToSRGBToneCurve"))
        #expect(isNear(back, [0.5, 0.5, 0.5, 1]))
        let clamp = try pixel(
            color(0.9, 0.5, 0.1).applyingFilter(
                "CIColorClamp",
                parameters: [
                    "inputMinComponents": CIVector(x: 0.3, y: 0.3, z: 0.3, w: 0),
                    "inputMaxComponents": CIVector(x: 0.7, y: 0.7, z: 0.7, w: 1),
                ]))
        #expect(isNear(clamp, [0.7, 0.5, 0.3, 1]))
        // A cube that exchanges red and blue.
        var cube: [Float] = []
        for blue in 0..<2 { for green in 0..<2 { for red in 0..<2 { cube += [Float(blue), Float(green), Float(red), 1] } } }
        let data = cube.withUnsafeBytes { Data($0) }
        let exchanged = try pixel(
            color(0.9, 0.5, 0.1).applyingFilter("CIColorCube", parameters: ["inputCubeDimension": 2, "inputCubeData": data]))
        #expect(isNear(exchanged, [0.1, 0.5, 0.9, 1]))
        let curve = CIFilter.toneCurve()
        curve.inputImage = gray
        curve.point2 = CGPoint(x: 0.5, y: 0.8)
        let brighter = try pixel(curve.outputImage)
        #expect(isNear(brighter, [0.8, 0.8, 0.8, 1]))
        let warm = CIFilter.temperatureAndTint()
        warm.inputImage = gray
        warm.targetNeutral = CIVector(x: 4000, y: 0)
        let changed = try pixel(warm.outputImage)
        #expect(changed[0] > changed[2] + 0.05)
        warm.targetNeutral = CIVector(x: 6500, y: 0)
        let same = try pixel(warm.outputImage)
        #expect(isNear(same, [0.5, 0.5, 0.5, 1]))
        let map = try pixel(
            gray.applyingFilter(
                "CIFalseColor",
                parameters: ["inputColor0": CIColor(red: 1, green: 0, blue: 0), "inputColor1": CIColor(red: 0, green: 0, blue: 1)]))
        #expect(isNear(map, [0.5, 0, 0.5, 1]))
        let limit = try pixel(color(0.9, 0.2, 0.5).applyingFilter("CIColorThreshold", parameters: ["inputThreshold": 0.5]))
        #expect(limit == [1, 0, 1, 1])
    }

    @Test("weights, extremes, and edges read the neighbors")
    func neighbors() throws {
        // White on the right half.
        let halves = color(1, 1, 1).cropped(to: CGRect(x: 4, y: 0, width: 4, height: 8)).composited(over: color(0, 0, 0))
        let shifted = halves.applyingFilter(
            "CIConvolution3X3", parameters: ["inputWeights": CIVector(values: [0, 0, 0, 0, 0, 1, 0, 0, 0])])
        let (left, right) = (try pixel(shifted, 3.5, 3.5), try pixel(shifted, 2.5, 3.5))
        #expect(left[0] == 1 && right[0] == 0)
        let grown = halves.applyingFilter("CIMorphologyRectangleMaximum", parameters: [kCIInputWidthKey: 5, "inputHeight": 1])
        let (near, far) = (try pixel(grown, 2.5, 3.5), try pixel(grown, 1.5, 3.5))
        #expect(near[0] == 1 && far[0] == 0)
        let edges = halves.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 1])
        let (edge, plain) = (try pixel(edges, 3.5, 3.5), try pixel(edges, 1.5, 3.5))
        #expect(edge[0] > 0.5 && plain[0] == 0)
        let row = halves.applyingFilter("CIRowAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: frame)])
        let average = try pixel(row, 0.5, 3.5)
        #expect(row.extent == CGRect(x: 0, y: 0, width: 1, height: 8) && isNear(average, [0.5, 0.5, 0.5, 1]))
        let bins = halves.applyingFilter("CIAreaHistogram", parameters: [kCIInputExtentKey: CIVector(cgRect: frame), "inputCount": 4])
        let (dark, none, bright) = (try pixel(bins, 0.5, 0.5), try pixel(bins, 1.5, 0.5), try pixel(bins, 3.5, 0.5))
        #expect(isNear([dark[0], none[0], bright[0]], [0.5, 0, 0.5]))
    }

    @Test("pictures are moved, corrected, and repeated")
    func geometry() throws {
        let halves = color(1, 0, 0).cropped(to: CGRect(x: 4, y: 0, width: 4, height: 8)).composited(over: color(0, 0, 1))
        let transform = CIFilter.perspectiveTransform()
        transform.inputImage = halves
        (transform.bottomLeft, transform.bottomRight) = (CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0))
        (transform.topLeft, transform.topRight) = (CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10))
        let wide = try #require(transform.outputImage)
        let (left, right) = (try pixel(wide, 5, 5), try pixel(wide, 15, 5))
        #expect(wide.extent == CGRect(x: 0, y: 0, width: 20, height: 10) && isNear(left, [0, 0, 1, 1]) && isNear(right, [1, 0, 0, 1]))
        let correction = CIFilter.perspectiveCorrection()
        correction.inputImage = wide
        (correction.bottomLeft, correction.bottomRight) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0))
        (correction.topLeft, correction.topRight) = (CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10))
        let part = try #require(correction.outputImage)
        let found = try pixel(part, 5, 5)
        #expect(part.extent.size == CGSize(width: 10, height: 10) && isNear(found, [1, 0, 0, 1]))
        let tiles = halves.applyingFilter("CIAffineTile")
        let (far, next) = (try pixel(tiles, 8 * 5 + 6, -13), try pixel(tiles, 8 * 5 + 2, -13))
        #expect(isNear(far, [1, 0, 0, 1]) && isNear(next, [0, 0, 1, 1]))
        let dissolve = CIFilter.dissolveTransition()
        (dissolve.inputImage, dissolve.targetImage, dissolve.time) = (color(1, 0, 0), color(0, 0, 1), 0.25)
        let mixed = try pixel(dissolve.outputImage)
        #expect(isNear(mixed, [0.75, 0, 0.25, 1]))
    }

    @Test("generators draw rectangles, text, and bars")
    func generators() throws {
        let shape = CIFilter.roundedRectangleGenerator()
        (shape.extent, shape.radius, shape.color) = (CGRect(x: 0, y: 0, width: 20, height: 20), 10, CIColor(red: 0, green: 1, blue: 0))
        let (middle, corner) = (try pixel(shape.outputImage, 10, 10), try pixel(shape.outputImage, 1, 1))
        #expect(isNear(middle, [0, 1, 0, 1]) && corner[3] == 0)
        let text = CIFilter.textImageGenerator()
        (text.text, text.fontSize, text.scaleFactor) = ("Hi", 20, 2)
        let drawn = try #require(text.outputImage)
        #expect(drawn.extent.width > 20 && drawn.extent.height > 30)
        let bars = CIFilter.code128BarcodeGenerator()
        (bars.message, bars.quietSpace, bars.barcodeHeight) = (Data("A".utf8), 10, 5)
        let code = try #require(bars.outputImage)
        // The start, a letter, the check, and the stop: 11 + 11 + 11 + 13 modules.
        let (edge, first, gap) = (try pixel(code, 5.5, 2.5), try pixel(code, 10.5, 2.5), try pixel(code, 12.5, 2.5))
        #expect(code.extent == CGRect(x: 0, y: 0, width: 66, height: 5) && edge[0] == 1 && first[0] == 0 && gap[0] == 1)
    }

    @Test("destinations, files, and accumulators receive pixels, and kernels are refused")
    func destinations() throws {
        var memory = [UInt8](repeating: 0, count: 8 * 8 * 4)
        let context = CIContext()
        let info = try memory.withUnsafeMutableBytes { bytes in
            let destination = CIRenderDestination(bitmapData: bytes.baseAddress!, width: 8, height: 8, bytesPerRow: 32, format: .RGBA8)
            return try context.startTask(toRender: color(1, 0, 0), to: destination).waitUntilCompleted()
        }
        #expect(info.pixelsProcessed == 64 && Array(memory[0..<4]) == [255, 0, 0, 255])
        let file = try #require(context.pngRepresentation(of: color(0, 1, 0), format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
        let read = try #require(CIImage(data: file))
        let found = try pixel(read)
        #expect(read.extent == frame && isNear(found, [0, 1, 0, 1]))
        #expect(context.heifRepresentation(of: read, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
        let accumulator = try #require(CIImageAccumulator(extent: frame, format: .RGBA8))
        accumulator.setImage(color(1, 0, 0))
        accumulator.setImage(color(0, 0, 1), dirtyRect: CGRect(x: 0, y: 0, width: 4, height: 8))
        let (left, right) = (try pixel(accumulator.image(), 1.5, 1.5), try pixel(accumulator.image(), 6.5, 1.5))
        #expect(isNear(left, [0, 0, 1, 1]) && isNear(right, [1, 0, 0, 1]))
        #expect(throws: (any Error).self) { try CIKernel(functionName: "f", fromMetalLibraryData: Data()) }
        #expect(CIColorKernel(source: "kernel vec4 f(__sample s) { return s; }") == nil)
        #expect(CIRAWFilter(imageURL: URL(fileURLWithPath: "/x.dng")) == nil && CIDetector(ofType: "x", context: nil) == nil)
        let pixels = CIImage(bitmapData: Data(memory), bytesPerRow: 32, size: CGSize(width: 8, height: 8), format: .RGBA8, colorSpace: nil)
        let copied = try pixel(pixels)
        #expect(isNear(copied, [1, 0, 0, 1]))
        #expect(CIColor(red: 0.5, green: 0.25, blue: 1).stringRepresentation == "0.5 0.25 1 1" && CIColor.cyan.components[2] == 1)
        #expect(CIQRCodeDescriptor(payload: Data(), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelM) == nil)
    }
}
