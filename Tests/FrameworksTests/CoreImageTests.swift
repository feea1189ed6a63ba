import CoreGraphics
@testable import CoreImageCompanion
import Foundation
import Testing

@Suite("Core Image")
struct CoreImageTests {
    private let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))

    /// Returns red, green, blue, and alpha of the pixel at `x`, `y` from the top left.
    private func pixel(_ image: CIImage?, _ x: Int, _ y: Int, in rect: CGRect? = nil) throws -> [UInt8] {
        let image = try #require(image)
        let picture = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
        let data = try #require(picture.dataProvider?.data)
        let start = y * picture.bytesPerRow + x * 4
        return Array(data[start..<start + 4])
    }

    @Test("a vector takes numbers from memory, a string, and a transform")
    func vectors() {
        let numbers: [CGFloat] = [0, 0.5, 1, 0, 2]
        #expect(CIVector(values: numbers, count: 3).values == [0, 0.5, 1] && CIVector(values: numbers, count: 0).count == 0)
        #expect(CIVector(string: "[1 2.5 -3]").values == [1, 2.5, -3])
        #expect(CIVector(values: [1, 2.5, -3]).stringRepresentation == "[1 2.5 -3]")
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
    }

    @Test("an image survives a round trip through a context")
    func roundTrip() throws {
        let picture = try #require(CIContext().createCGImage(red, from: red.extent))
        #expect(picture.width == 4 && picture.height == 4)
        let again = CIImage(cgImage: picture)
        #expect(again.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(again, 1, 2) == [255, 0, 0, 255])
    }

    @Test("y points up: an image moved up leaves the rows below clear")
    func upwards() throws {
        let moved = red.transformed(by: CGAffineTransform(translationX: 0, y: 2))
        #expect(moved.extent == CGRect(x: 0, y: 2, width: 4, height: 4))
        let frame = CGRect(x: 0, y: 0, width: 4, height: 6)
        #expect(try pixel(moved, 0, 0, in: frame) == [255, 0, 0, 255])
        #expect(try pixel(moved, 0, 5, in: frame) == [0, 0, 0, 0])
    }

    @Test("filters change colors, and an unknown filter name is nil")
    func filters() throws {
        #expect(try pixel(red.applyingFilter("CIColorInvert"), 0, 0) == [0, 255, 255, 255])
        let controls = try #require(CIFilter(name: "CIColorControls"))
        controls.setValue(red, forKey: kCIInputImageKey)
        controls.setValue(0, forKey: kCIInputSaturationKey)
        let gray = try pixel(controls.outputImage, 0, 0)
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] == 54)
        let sepia = CIFilter.sepiaTone()
        (sepia.inputImage, sepia.intensity) = (red, 0)
        #expect(try pixel(sepia.outputImage, 0, 0) == [255, 0, 0, 255])
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    /// A custom filter as apps write it, with inputs that no Apple class declares.
    private final class Inverter: CIFilter, @unchecked Sendable {
        var inputImage: CIImage?
        override var outputImage: CIImage? { inputImage?.applyingFilter("CIColorInvert") }
    }

    @Test("a custom filter has its own inputs")
    func ownFilter() throws {
        let inverter = Inverter()
        inverter.inputImage = red
        #expect(try pixel(inverter.outputImage, 0, 0) == [0, 255, 255, 255])
    }

    @Test("a blur spreads its input and keeps the total")
    func blur() throws {
        let soft = red.applyingGaussianBlur(sigma: 2)
        #expect(soft.extent.contains(red.extent.insetBy(dx: -5, dy: -5)))
        let picture = try #require(CIContext().createCGImage(soft, from: soft.extent))
        let data = try #require(picture.dataProvider?.data)
        let amount = stride(from: 3, to: data.count, by: 4).reduce(0) { $0 + Int(data[$1]) }
        #expect(abs(amount - 16 * 255) < 16 * 12)
    }

    @Test("a QR code's error correction divides its data, and its corners have the three finder patterns")
    func codes() throws {
        // ISO/IEC 18004, annex I: the numeric example's data and check words.
        let data: [UInt8] = [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11]
        #expect(ReedSolomon.remainder(data, 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("understudy".utf8)
        let code = try #require(filter.outputImage)
        #expect(code.extent.width == 23)
        for (x, y) in [(1, 1), (15, 1), (1, 15)] {
            #expect(try pixel(code, x, y) == [0, 0, 0, 255])
            #expect(try pixel(code, x + 1, y + 1) == [255, 255, 255, 255])
            #expect(try pixel(code, x + 3, y + 3) == [0, 0, 0, 255])
        }
        filter.message = Data(repeating: 65, count: 500)
        #expect(filter.outputImage == nil)
    }

    @Test("a bitmap is filled row by row, in the byte order of its format")
    func bitmap() {
        var bytes = [UInt8](repeating: 9, count: 24)
        CIContext().render(
            red, toBitmap: &bytes, rowBytes: 12, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), format: .BGRA8, colorSpace: nil)
        let row: [UInt8] = [0, 0, 255, 255, 0, 0, 255, 255, 9, 9, 9, 9]
        #expect(bytes == row + row)
    }

    @Test("nonfinite numbers give plain or empty images", arguments: [Double.nan, .infinity, -.infinity, 1e30])
    func strangeFigures(_ value: Double) throws {
        let frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(try pixel(red.applyingGaussianBlur(sigma: value), 0, 0, in: frame).count == 4)
        let squares = CIFilter(
            name: "CICheckerboardGenerator", parameters: [kCIInputCenterKey: CIVector(x: value, y: value), kCIInputWidthKey: value])?
            .outputImage
        #expect(try pixel(squares, 0, 0, in: frame).count == 4)
        #expect(CIContext().createCGImage(red, from: CGRect(x: 0, y: 0, width: value, height: value)) == nil)
        #expect(CIContext().createCGImage(red, from: CGRect(x: 0, y: 0, width: value, height: 1 / value)) == nil)
        let grown = red.applyingFilter("CIMorphologyMaximum", parameters: [kCIInputRadiusKey: value])
        #expect(try pixel(grown, 0, 0, in: frame).count == 4)
        // The picture's own number: not a number, or too large.
        let bytes = withUnsafeBytes(of: SIMD4(repeating: Float(value))) { Data($0) }
        let size = CGSize(width: 1, height: 1)
        let picture = CIImage(bitmapData: bytes, bytesPerRow: 16, size: size, format: .RGBAf, colorSpace: nil)
        let converted = picture.applyingFilter("CILinearToSRGBToneCurve").applyingFilter("CIColorPosterize")
        #expect(try pixel(converted, 0, 0, in: CGRect(origin: .zero, size: size)).count == 4)
        let wrong = CGSize(width: value, height: value)
        #expect(CIImage(bitmapData: bytes, bytesPerRow: 16, size: wrong, format: .RGBAf, colorSpace: nil).extent.isEmpty)
    }

    @Test("CILabDeltaE computes CIE94: 100 between black and white, and the formula's value between colors")
    func labDifference() throws {
        func difference(_ a: CIColor, _ b: CIColor) -> Float {
            let extent = CGRect(x: 0, y: 0, width: 2, height: 2)
            let image = CIImage(color: a).cropped(to: extent).applyingFilter(
                "CILabDeltaE", parameters: ["inputImage2": CIImage(color: b).cropped(to: extent)])
            var value: [Float] = [0, 0, 0, 0]
            CIContext().render(image, toBitmap: &value, rowBytes: 8, bounds: extent, format: .Rf, colorSpace: nil)
            return value[3]
        }
        #expect(abs(difference(.white, .black) - 100) < 0.01)
        #expect(difference(.red, .red) == 0)
        // Computed with the formula of CIE 116-1995, weights for graphic arts.
        #expect(abs(difference(.red, .blue) - 70.5805) < 0.01)
    }

    @Test("an area's average and maximum are one pixel, in half precision too")
    func reductions() throws {
        let half = red.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 4)).composited(over: CIImage(color: .black).cropped(to: red.extent))
        let average = half.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: half.extent])
        #expect(average.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        var value: [UInt16] = [0]
        CIContext().render(average, toBitmap: &value, rowBytes: 2, bounds: average.extent, format: .Rh, colorSpace: nil)
        #expect(Float(Float16(bitPattern: value[0])) == 0.25)
        let greatest = half.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: half.extent])
        #expect(try pixel(greatest, 0, 0) == [255, 0, 0, 255])
    }

    @Test("a processor reads its inputs from memory and writes its output there; without a GPU it gets no textures")
    func processor() throws {
        final class Invert: CIImageProcessorKernel, @unchecked Sendable {
            override class var outputFormat: CIFormat { .RGBA8 }
            override class func formatForInput(at input: Int32) -> CIFormat { .RGBA8 }
            override class func process(
                with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
            ) throws {
                guard let input = inputs?.first, input.metalTexture == nil, output.metalCommandBuffer == nil else { return }
                for offset in 0..<output.bytesPerRow * Int(output.region.height) {
                    let byte = input.baseAddress.load(fromByteOffset: offset, as: UInt8.self)
                    output.baseAddress.storeBytes(of: offset % 4 == 3 ? byte : 255 - byte, toByteOffset: offset, as: UInt8.self)
                }
            }
        }
        #expect(try pixel(Invert.apply(withExtent: red.extent, inputs: [red], arguments: nil), 1, 1) == [0, 255, 255, 255])
        #expect(MTLCreateSystemDefaultDevice() == nil)
    }

    @Test("vImage converts half precision to single precision, row by row")
    func halfToSingle() throws {
        var half = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16),
            single = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        defer {
            half.free()
            single.free()
        }
        half.data.storeBytes(of: Float16(0.5), toByteOffset: half.rowBytes + 4, as: Float16.self)
        #expect(vImageConvert_Planar16FtoPlanarF(&half, &single, 0) == kvImageNoError)
        #expect(single.data.load(fromByteOffset: single.rowBytes + 8, as: Float.self) == 0.5)
    }

    // MARK: Buffers of pixels

    private func buffer(_ width: Int, _ height: Int, _ format: OSType) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess)
        return try #require(made)
    }

    @Test("an image shows the pixels of a buffer, the first row on top")
    func fromBuffer() throws {
        let buffer = try buffer(2, 2, kCVPixelFormatType_32BGRA)
        let base = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        for (index, value) in [0, 0, 255, 255].enumerated() { base[index] = UInt8(value) }
        for (index, value) in [255, 0, 0, 255].enumerated() { base[row + 4 + index] = UInt8(value) }
        let image = CIImage(cvPixelBuffer: buffer)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2) && image.pixelBuffer === buffer && red.pixelBuffer == nil)
        #expect(try pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 1, 1) == [0, 0, 255, 255])
        #expect(try pixel(image, 1, 0) == [0, 0, 0, 0])
        #expect(try CIImage(cvImageBuffer: self.buffer(3, 5, kCVPixelFormatType_OneComponent8)).extent.size == CGSize(width: 3, height: 5))
        #expect(try CIImage(cvPixelBuffer: self.buffer(2, 2, kCVPixelFormatType_30RGB)).extent.isNull)
    }

    @Test("a context writes an image into a buffer of each format")
    func intoBuffer() throws {
        let color = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 2, width: 4, height: 2))
        let formats = [
            kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32ABGR,
            kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_128RGBAFloat,
        ]
        for format in formats {
            let buffer = try buffer(4, 4, format)
            CIContext().render(color, to: buffer)
            let again = CIImage(cvPixelBuffer: buffer)
            #expect(try pixel(again, 1, 1) == [255, 0, 0, 255] && pixel(again, 1, 2) == [0, 0, 0, 0])
        }
        let part = try buffer(4, 4, kCVPixelFormatType_32BGRA)
        CIContext().render(red, to: part, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), colorSpace: nil)
        let shown = CIImage(cvPixelBuffer: part)
        #expect(try pixel(shown, 0, 3) == [255, 0, 0, 255] && pixel(shown, 1, 3) == [0, 0, 0, 0] && pixel(shown, 0, 2) == [0, 0, 0, 0])
        let destination = CIRenderDestination(pixelBuffer: try buffer(4, 4, kCVPixelFormatType_32BGRA))
        #expect(destination.width == 4 && destination.height == 4)
        #expect(try CIContext().startTask(toRender: red, to: destination).waitUntilCompleted().pixelsProcessed == 16)
    }

    // ITU-R BT.601: red has the brightness 0.299, and so 81 in the range of video; its differences are 90 and 240.
    @Test("brightness and differences of color are converted")
    func video() throws {
        let buffer = try buffer(4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
        CIContext().render(red, to: buffer)
        let light = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0)).load(as: UInt8.self)
        let pair = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1)).loadUnaligned(as: SIMD2<UInt8>.self)
        #expect(light == 81 && pair == SIMD2(90, 240))
        let back = try pixel(CIImage(cvPixelBuffer: buffer), 1, 1)
        #expect(back[0] >= 253 && back[1] <= 2 && back[2] <= 2 && back[3] == 255)
    }
}
