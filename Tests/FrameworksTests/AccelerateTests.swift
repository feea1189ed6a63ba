import AccelerateCompanion
import CoreGraphics
import Foundation
import Testing

@Suite("Accelerate")
struct AccelerateTests {
    @Test("vectors are combined element by element, and vDSP_vsub and vDSP_vdiv take the second operand first")
    func vectors() {
        let (a, b): ([Float], [Float]) = ([1, -2, 3], [4, 5, 6])
        var (c, scale) = ([Float](repeating: 0, count: 3), Float(2))
        vDSP_vadd(a, 1, b, 1, &c, 1, 3)
        #expect(c == [5, 3, 9])
        vDSP_vsub(a, 1, b, 1, &c, 1, 3)
        #expect(c == [3, 7, 3])
        vDSP_vsmul(a, 1, &scale, &c, 1, 3)
        #expect(c == [2, -4, 6])
        vDSP_vabs(a, 1, &c, 1, 3)
        #expect(c == [1, 2, 3])
        var (sum, mean, greatest, place) = (Float(0), Float(0), Float(0), vDSP_Length(0))
        vDSP_sve(a, 1, &sum, 3)
        vDSP_rmsqv([3, 4] as [Float], 1, &mean, 2)
        vDSP_maxvi(a, 1, &greatest, &place, 3)
        #expect(sum == 2 && abs(mean - 3.5355) < 0.001 && greatest == 3 && place == 2)
        var product = 0.0
        vDSP_dotprD([1, 2], 1, [3, 4], 1, &product, 2)
        #expect(product == 11)
        var matrix = [Float](repeating: 0, count: 4)
        vDSP_mmul([1, 2, 3, 4], 1, [0, 1, 1, 0], 1, &matrix, 1, 2, 2, 2)
        #expect(matrix == [2, 1, 4, 3])
    }

    @Test("vDSP's functions in Swift work on arrays of both precisions")
    func functions() {
        #expect(vDSP.add([1.0, 2], [3, 4]) == [4, 6] && vDSP.multiply(2, [1.5 as Float, 2]) == [3, 4])
        #expect(vDSP.mean([1.0, 2, 6]) == 3 && vDSP.rootMeanSquare([2.0, 2]) == 2 && vDSP.maximum([1 as Float, 5, 2]) == 5)
        #expect(vDSP.indexOfMinimum([4.0, 1, 2]) == (1, 1) && vDSP.clip([-1.0, 0.5, 2], to: 0...1) == [0, 0.5, 1])
        var (result, count) = ([Float](repeating: 0, count: 2), Int32(2))
        vvsqrtf(&result, [4, 9], &count)
        #expect(result == [2, 3])
    }

    // Packing and scale as in Apple's "Using Fourier Transforms": the forward transform of real numbers is twice the sum.
    @Test("a real transform is packed and scaled as documented, and its inverse returns the numbers times 2N")
    func transform() throws {
        let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        let signal: [Float] = (0..<8).map { 1 + cos(2 * Float.pi * Float($0) / 8) + ($0 % 2 == 0 ? 1 : -1) }
        var (even, odd) = ((0..<4).map { signal[2 * $0] }, (0..<4).map { signal[2 * $0 + 1] })
        var result: [Float] = [], restored: [Float] = []
        even.withUnsafeMutableBufferPointer { even in
            odd.withUnsafeMutableBufferPointer { odd in
                guard let real = even.baseAddress, let imaginary = odd.baseAddress else { return }
                var split = DSPSplitComplex(realp: real, imagp: imaginary)
                vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(kFFTDirection_Forward))
                result = Array(even) + Array(odd)
                vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(kFFTDirection_Inverse))
                restored = (0..<8).map { $0 % 2 == 0 ? even[$0 / 2] : odd[$0 / 2] }
            }
        }
        for (found, expected) in zip(result, [16, 8, 0, 0, 16, 0, 0, 0] as [Float]) { #expect(abs(found - expected) < 0.001) }
        for (found, expected) in zip(restored, signal) { #expect(abs(found - 16 * expected) < 0.001) }
    }

    @Test("a picture is read into a buffer, resized, mirrored, blurred, and made again")
    func pictures() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill([CGRect(x: 0, y: 0, width: 2, height: 2)])
        let image = try #require(context.makeImage())
        var format = vImage_CGImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue),
            version: 0, decode: nil, renderingIntent: .defaultIntent)
        var source = vImage_Buffer()
        #expect(vImageBuffer_InitWithCGImage(&source, &format, nil, image, vImage_Flags(kvImageNoFlags)) == kvImageNoError)
        defer { source.free() }
        func bytes(_ buffer: vImage_Buffer, _ x: Int, _ y: Int = 0) -> [UInt8] {
            (0..<4).map { buffer.data.load(fromByteOffset: y * buffer.rowBytes + x * 4 + $0, as: UInt8.self) }
        }
        #expect(bytes(source, 0) == [255, 255, 0, 0] && bytes(source, 3) == [0, 0, 0, 0])
        var half = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
        defer { half.free() }
        #expect(vImageScale_ARGB8888(&source, &half, nil, vImage_Flags(kvImageHighQualityResampling)) == kvImageNoError)
        #expect(bytes(half, 0) == [255, 255, 0, 0] && bytes(half, 1) == [0, 0, 0, 0])
        var other = try vImage_Buffer(width: 4, height: 2, bitsPerPixel: 32)
        defer { other.free() }
        #expect(vImageHorizontalReflect_ARGB8888(&source, &other, kvImageNoFlags) == kvImageNoError)
        #expect(bytes(other, 3) == [255, 255, 0, 0])
        #expect(vImageBoxConvolve_ARGB8888(&source, &other, nil, 0, 0, 1, 3, nil, kvImageEdgeExtend) == kvImageNoError)
        #expect(bytes(other, 0) == [255, 255, 0, 0] && bytes(other, 1) == [170, 170, 0, 0] && bytes(other, 2) == [85, 85, 0, 0])
        #expect(vImageBoxConvolve_ARGB8888(&source, &other, nil, 0, 0, 2, 2, nil, kvImageEdgeExtend) == kvImageInvalidKernelSize)
        let made = try half.createCGImage(format: format)
        #expect(made.width == 2 && made.height == 1)
    }
}
