import Foundation

// Discrete Fourier transforms of lengths with the factors 2, 3, and 5.

/// The setup for transforms of a length in a direction.
public typealias vDSP_DFT_Setup = OpaquePointer
/// The setup for transforms of numbers of double precision.
public typealias vDSP_DFT_SetupD = OpaquePointer
/// The direction of a transform, from time to frequencies and back.
public enum vDSP_DFT_Direction: Int32, Sendable { case FORWARD = 1, INVERSE = -1 }

/// The length of a transform, its direction, and whether its numbers are real.
private struct Plan { var count: Int, isInverse: Bool, isReal: Bool }

/// Returns a setup; `nil` for a length that isn't 1, 3, 5, or 15 times a power of 2 of at least 8, or 16 for real numbers. (Apple,
/// `vDSP_DFT_zop_CreateSetup` and `vDSP_DFT_zrop_CreateSetup`.)
private func setup(_ length: vDSP_Length, _ direction: vDSP_DFT_Direction, isReal: Bool) -> OpaquePointer? {
    let power = 1 << length.trailingZeroBitCount
    guard length > 0, length <= 1 << 30, power >= (isReal ? 16 : 8), [1, 3, 5, 15].contains(Int(length) / power) else { return nil }
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    plan.initialize(to: Plan(count: Int(length), isInverse: direction == .INVERSE, isReal: isReal))
    return OpaquePointer(plan)
}
private func destroy(_ setup: OpaquePointer?) {
    guard let setup else { return }
    UnsafeMutablePointer<Plan>(setup).deallocate()
}

/// Creates the setup for complex numbers whose parts are in two arrays; `nil` for a length that isn't supported.
public func vDSP_DFT_zop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { setup(__Length, __Direction, isReal: false) }
public func vDSP_DFT_zop_CreateSetupD(
    _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? { setup(__Length, __Direction, isReal: false) }
/// Creates the setup for real numbers, the even ones in the first array and the odd ones in the second; `nil` for a length that isn't
/// supported.
public func vDSP_DFT_zrop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { setup(__Length, __Direction, isReal: true) }
public func vDSP_DFT_zrop_CreateSetupD(
    _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? { setup(__Length, __Direction, isReal: true) }
/// Frees a setup.
public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) { destroy(__Setup) }
public func vDSP_DFT_DestroySetupD(_ __Setup: vDSP_DFT_SetupD?) { destroy(__Setup) }

/// Transforms numbers as a setup says. Frequencies of real numbers are packed and doubled, as `vDSP_fft_zrip` does it.
public func vDSP_DFT_Execute(
    _ __Setup: vDSP_DFT_Setup, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>, _ __Or: UnsafeMutablePointer<Float>,
    _ __Oi: UnsafeMutablePointer<Float>
) { execute(__Setup, __Ir, __Ii, __Or, __Oi) }
public func vDSP_DFT_ExecuteD(
    _ __Setup: vDSP_DFT_SetupD, _ __Ir: UnsafePointer<Double>, _ __Ii: UnsafePointer<Double>, _ __Or: UnsafeMutablePointer<Double>,
    _ __Oi: UnsafeMutablePointer<Double>
) { execute(__Setup, __Ir, __Ii, __Or, __Oi) }

private func execute<T: BinaryFloatingPoint>(
    _ setup: OpaquePointer, _ fromReal: UnsafePointer<T>, _ fromImaginary: UnsafePointer<T>, _ real: UnsafeMutablePointer<T>,
    _ imaginary: UnsafeMutablePointer<T>
) {
    let plan = UnsafeMutablePointer<Plan>(setup).pointee, half = plan.count / 2
    guard plan.isReal else {
        let numbers = transform((0..<plan.count).map { (Double(fromReal[$0]), Double(fromImaginary[$0])) }, isInverse: plan.isInverse)
        for (index, number) in numbers.enumerated() { (real[index], imaginary[index]) = (T(number.0), T(number.1)) }
        return
    }
    var numbers = [(Double, Double)](repeating: (0, 0), count: plan.count)
    if plan.isInverse {
        // The frequencies of real numbers above the middle are the conjugates of those below it.
        for index in 1..<half {
            let number = (Double(fromReal[index]), Double(fromImaginary[index]))
            (numbers[index], numbers[plan.count - index]) = (number, (number.0, -number.1))
        }
        (numbers[0].0, numbers[half].0) = (Double(fromReal[0]), Double(fromImaginary[0]))
        numbers = transform(numbers, isInverse: true)
        for index in 0..<half { (real[index], imaginary[index]) = (T(numbers[2 * index].0), T(numbers[2 * index + 1].0)) }
    } else {
        for index in 0..<half {
            (numbers[2 * index].0, numbers[2 * index + 1].0) = (Double(fromReal[index]), Double(fromImaginary[index]))
        }
        numbers = transform(numbers, isInverse: false)
        for index in 0..<half { (real[index], imaginary[index]) = (T(2 * numbers[index].0), T(2 * numbers[index].1)) }
        imaginary[0] = T(2 * numbers[half].0)
    }
}

/// The transform of a length with small prime factors: the transforms of each factor's parts, joined.
private func transform(_ numbers: [(Double, Double)], isInverse: Bool) -> [(Double, Double)] {
    let count = numbers.count
    guard let factor = [2, 3, 5].first(where: { count % $0 == 0 }) else { return numbers }
    let part = count / factor
    let parts = (0..<factor).map { start in
        transform((0..<part).map { numbers[$0 * factor + start] }, isInverse: isInverse)
    }
    return (0..<count).map { place in
        var sum = (0.0, 0.0)
        for (start, numbers) in parts.enumerated() {
            let angle = (isInverse ? 2 : -2) * Double.pi * Double(start * place % count) / Double(count)
            let (cosine, sine, number) = (cos(angle), sin(angle), numbers[place % part])
            sum.0 += number.0 * cosine - number.1 * sine
            sum.1 += number.0 * sine + number.1 * cosine
        }
        return sum
    }
}
