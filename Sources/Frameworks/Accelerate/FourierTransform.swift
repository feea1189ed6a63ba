import Foundation

/// A complex number.
public struct DSPComplex: Sendable, Hashable {
    /// The real and the imaginary part.
    public var real: Float, imag: Float
    /// Creates 0.
    public init() { (real, imag) = (0, 0) }
    /// Creates a number from its parts.
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
/// Complex numbers whose real and imaginary parts are in two arrays.
public struct DSPSplitComplex {
    /// The real and the imaginary parts.
    public var realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>
    /// Creates numbers from two arrays.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { (self.realp, self.imagp) = (realp, imagp) }
}
/// The base of a transform's length. Lengths are powers of 2.
public typealias FFTRadix = Int32
/// The direction of a transform.
public typealias FFTDirection = Int32
/// The setup for transforms up to a length.
public typealias FFTSetup = OpaquePointer
/// The only base.
public let kFFTRadix2 = 0
/// The directions, from time to frequencies and back.
public let kFFTDirection_Forward = 1, kFFTDirection_Inverse = -1, FFT_FORWARD = 1, FFT_INVERSE = -1

/// Creates the setup for transforms up to a length of 2 to the power of `__Log2n`; `nil` for a length beyond memory, or for another base.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    guard __Log2n <= 30, __Radix == 0 else { return nil }
    return OpaquePointer(UnsafeMutablePointer<UInt>.allocate(capacity: 1))
}
/// Frees the setup.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
    guard let __setup else { return }
    UnsafeMutablePointer<UInt>(__setup).deallocate()
}

/// Transforms complex numbers in place: the sum of each number, times e to the power of -2πi·n·k/N (forward) or the conjugate (inverse).
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    let count = 1 << Int(__Log2N), split = __C.pointee
    var numbers = (0..<count).map { (Double(split.realp[$0 * __IC]), Double(split.imagp[$0 * __IC])) }
    transform(&numbers, isInverse: __Direction < 0)
    for (index, number) in numbers.enumerated() {
        (split.realp[index * __IC], split.imagp[index * __IC]) = (Float(number.0), Float(number.1))
    }
}

/// Transforms real numbers in place, which are packed: even ones in `realp`, odd ones in `imagp`. The result has the first half of the
/// frequencies, times 2, with the real one in the middle as the first imaginary part. (Apple, "Using Fourier Transforms", Packing and
/// Scaling.)
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    let half = (1 << Int(__Log2N)) / 2, split = __C.pointee
    guard half > 0 else { return }
    var numbers = [(Double, Double)](repeating: (0, 0), count: 2 * half)
    if __Direction > 0 {
        for index in 0..<half {
            numbers[2 * index].0 = Double(split.realp[index * __IC])
            numbers[2 * index + 1].0 = Double(split.imagp[index * __IC])
        }
        transform(&numbers, isInverse: false)
        for index in 0..<half {
            (split.realp[index * __IC], split.imagp[index * __IC]) = (Float(2 * numbers[index].0), Float(2 * numbers[index].1))
        }
        split.imagp[0] = Float(2 * numbers[half].0)
    } else {
        for index in 1..<max(half, 1) {
            let number = (Double(split.realp[index * __IC]), Double(split.imagp[index * __IC]))
            numbers[index] = number
            numbers[2 * half - index] = (number.0, -number.1)
        }
        (numbers[0].0, numbers[half].0) = (Double(split.realp[0]), Double(split.imagp[0]))
        transform(&numbers, isInverse: true)
        for index in 0..<half {
            (split.realp[index * __IC], split.imagp[index * __IC]) = (Float(numbers[2 * index].0), Float(numbers[2 * index + 1].0))
        }
    }
}

/// The transform of Cooley and Tukey, without a scale.
private func transform(_ numbers: inout [(Double, Double)], isInverse: Bool) {
    let count = numbers.count
    var reversed = 0
    for index in 1..<max(count, 1) {
        var bit = count >> 1
        while reversed & bit != 0 {
            reversed ^= bit
            bit >>= 1
        }
        reversed |= bit
        if index < reversed { numbers.swapAt(index, reversed) }
    }
    var length = 2
    while length <= count {
        for start in stride(from: 0, to: count, by: length) {
            for offset in 0..<length / 2 {
                let angle = (isInverse ? 2 : -2) * Double.pi * Double(offset) / Double(length)
                let (cosine, sine) = (cos(angle), sin(angle))
                let (even, odd) = (numbers[start + offset], numbers[start + offset + length / 2])
                let turned = (odd.0 * cosine - odd.1 * sine, odd.0 * sine + odd.1 * cosine)
                numbers[start + offset] = (even.0 + turned.0, even.1 + turned.1)
                numbers[start + offset + length / 2] = (even.0 - turned.0, even.1 - turned.1)
            }
        }
        length *= 2
    }
}

/// Splits complex numbers. The stride of the source counts single numbers, 2 for complex ones that follow each other.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    let split = __Z.pointee
    for index in 0..<Int(__N) {
        let number = __C[index * __IC / 2]
        (split.realp[index * __IZ], split.imagp[index * __IZ]) = (number.real, number.imag)
    }
}
/// Joins split numbers. The stride of the result counts single numbers, 2 for complex ones that follow each other.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    let split = __Z.pointee
    for index in 0..<Int(__N) { __C[index * __IC / 2] = DSPComplex(real: split.realp[index * __IZ], imag: split.imagp[index * __IZ]) }
}
/// Computes the squares of the magnitudes.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let split = __A.pointee
    for index in 0..<Int(__N) {
        let (real, imag) = (split.realp[index * __IA], split.imagp[index * __IA])
        __C[index * __IC] = real * real + imag * imag
    }
}
/// Computes the magnitudes.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vDSP_zvmags(__A, __IA, __C, __IC, __N)
    for index in 0..<Int(__N) { __C[index * __IC] = __C[index * __IC].squareRoot() }
}
