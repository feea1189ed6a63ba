import AccelerateCompanion
import CoreGraphics
import Foundation
import Testing

@Suite("Accelerate")
struct AccelerateTests {
    @Test("elements are limited and counted, compressed, reversed, and sorted")
    func choices() {
        let a: [Float] = [-2, 0, 5, 1]
        var (low, high, below, above) = (Float(-1), Float(2), vDSP_Length(9), vDSP_Length(9))
        var c = [Float](repeating: 7, count: 4)
        vDSP_vclipc(a, 1, &low, &high, &c, 1, 4, &below, &above)
        #expect(c == [-1, 0, 2, 1] && below == 1 && above == 1)
        var kept = [Float](repeating: 7, count: 4)
        vDSP_vcmprs(a, 1, [0, 3, 0, -1] as [Float], 1, &kept, 1, 4)
        #expect(kept == [0, 1, 7, 7])
        vDSP_vrvrs(&c, 1, 4)
        #expect(c == [1, 2, 0, -1])
        vDSP_vsort(&c, 4, -1)
        #expect(c == [2, 1, 0, -1])
        #expect(vDSP.threshold(a, to: 1, with: .zeroFill) == [0, 0, 5, 1])
        #expect(vDSP.threshold(a, to: 1, with: .clampToThreshold) == [1, 1, 5, 1])
        #expect(vDSP.threshold(a, to: 1, with: .signedConstant(3)) == [-3, -3, 3, 3])
    }

    @Test("discrete transforms have lengths with the factors 3 and 5, and real numbers are packed and doubled")
    func discreteTransforms() throws {
        #expect(vDSP_DFT_zop_CreateSetup(nil, 7, .FORWARD) == nil && vDSP_DFT_zop_CreateSetup(nil, 4, .FORWARD) == nil)
        #expect(vDSP_DFT_zrop_CreateSetup(nil, 8, .FORWARD) == nil)
        let forward = try #require(vDSP_DFT_zop_CreateSetup(nil, 24, .FORWARD))
        let inverse = try #require(vDSP_DFT_zop_CreateSetup(nil, 24, .INVERSE))
        defer { [forward, inverse].forEach { vDSP_DFT_DestroySetup($0) } }
        let zeros = [Float](repeating: 0, count: 24)
        let wave: [Float] = (0..<24).map { (index: Int) -> Float in cos(Float(index) * Float.pi / 4) }
        var (real, imaginary, back, rest) = (zeros, zeros, zeros, zeros)
        vDSP_DFT_Execute(forward, wave, zeros, &real, &imaginary)
        // A cosine of three periods has half of its length at the frequencies 3 and 24 - 3.
        let expected: [Float] = (0..<24).map { (index: Int) -> Float in index == 3 || index == 21 ? 12 : 0 }
        #expect(zip(real, expected).allSatisfy { abs($0 - $1) < 0.001 } && imaginary.allSatisfy { abs($0) < 0.001 })
        vDSP_DFT_Execute(inverse, real, imaginary, &back, &rest)
        #expect(zip(back, wave).allSatisfy { abs($0 - 24 * $1) < 0.001 })

        let packed = try #require(vDSP_DFT_zrop_CreateSetupD(nil, 16, .FORWARD))
        defer { vDSP_DFT_DestroySetupD(packed) }
        // 1, -1, 1, … has the mean 0, and 16 at the frequency in the middle.
        var (half, other) = ([Double](repeating: 9, count: 8), [Double](repeating: 9, count: 8))
        vDSP_DFT_ExecuteD(packed, [Double](repeating: 1, count: 8), [Double](repeating: -1, count: 8), &half, &other)
        #expect(abs(half[0]) < 0.001 && abs(other[0] - 32) < 0.001 && half.dropFirst().allSatisfy { abs($0) < 0.001 })
    }

    @Test("BLAS multiplies matrices in either order, and reads vectors with their strides")
    func blas() {
        let a: [Float] = [1, 2, 3, 4, 5, 6], b: [Float] = [1, 0, 0, 1, 1, 1]
        var c = [Float](repeating: 100, count: 4)
        // Two rows of three times three rows of two.
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
        #expect(c == [4, 5, 10, 11])
        cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, 2, 2, 3, 2, a, 3, b, 3, 1, &c, 2)
        // The columns of b are (1, 0, 0) and (1, 1, 1), and the rows of the transposed a are (1, 2, 3) and (4, 5, 6). The columns of their
        // doubled product, (2, 8) and (12, 30), are added.
        #expect(c == [6, 13, 22, 41])
        var y: [Double] = [1, 1]
        cblas_dgemv(CblasRowMajor, CblasNoTrans, 2, 2, 1, [1, 2, 3, 4], 2, [1, 10], 1, 2, &y, 1)
        #expect(y == [23, 45])
        var copy: [Float] = [0, 0, 0]
        cblas_scopy(3, a, 2, &copy, -1)
        #expect(copy == [5, 3, 1])
        #expect(cblas_sdot(3, a, 1, copy, 1) == 14 && cblas_snrm2(2, [3, 4], 1) == 5 && cblas_isamax(3, [1, -7, 7], 1) == 1)
        cblas_saxpy(3, 2, a, 1, &copy, 1)
        cblas_sscal(3, 0.5, &copy, 1)
        #expect(copy == [3.5, 3.5, 3.5])
    }

    @Test("planes of pictures are converted, resized, looked up, and joined")
    func planes() {
        var (numbers, bytes, pixels) = ([Float]([0, 0.5, 1, 2]), [UInt8](repeating: 0, count: 4), [UInt8](repeating: 0, count: 16))
        let table = (0..<256).map { UInt8(255 - $0) }, map: [UInt8] = [3, 2, 1, 0]
        var scaled: [Float] = [0, 0]
        numbers.withUnsafeMutableBytes { numbers in
            bytes.withUnsafeMutableBytes { bytes in
                pixels.withUnsafeMutableBytes { pixels in
                    var source = vImage_Buffer(data: numbers.baseAddress, height: 2, width: 2, rowBytes: 8)
                    var plane = vImage_Buffer(data: bytes.baseAddress, height: 2, width: 2, rowBytes: 2)
                    var target = vImage_Buffer(data: pixels.baseAddress, height: 2, width: 2, rowBytes: 8)
                    #expect(vImageConvert_PlanarFtoPlanar8(&source, &plane, 1, 0, vImage_Flags(kvImageNoFlags)) == kvImageNoError)
                    #expect(Array(bytes) == [0, 128, 255, 255])
                    withUnsafePointer(to: plane) { plane in
                        vImageTableLookUp_Planar8(plane, plane, table, vImage_Flags(kvImageNoFlags))
                        vImageConvert_Planar8toARGB8888(plane, plane, plane, plane, &target, vImage_Flags(kvImageNoFlags))
                    }
                    #expect(Array(bytes) == [255, 127, 0, 0])
                    #expect(Array(pixels[0..<8]) == [255, 255, 255, 255, 127, 127, 127, 127])
                    pixels[0] = 9
                    _ = withUnsafePointer(to: target) { vImagePermuteChannels_ARGB8888($0, $0, map, vImage_Flags(kvImageNoFlags)) }
                    #expect(Array(pixels[0..<4]) == [255, 255, 255, 9])
                    scaled.withUnsafeMutableBytes {
                        var small = vImage_Buffer(data: $0.baseAddress, height: 2, width: 1, rowBytes: 4)
                        vImageScale_PlanarF(&source, &small, nil, vImage_Flags(kvImageNoFlags))
                    }
                }
            }
        }
        #expect(scaled == [0.25, 1.5])
    }

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
