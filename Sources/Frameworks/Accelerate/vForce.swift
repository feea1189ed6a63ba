import Foundation

// vForce: functions of all elements of an array. The count is passed by pointer, as in Apple's header vForce.h.

private func each<T>(_ y: UnsafeMutablePointer<T>, _ x: UnsafePointer<T>, _ n: UnsafePointer<Int32>, _ body: (T) -> T) {
    for index in 0..<Int(n.pointee) { y[index] = body(x[index]) }
}
private func pairs<T>(
    _ z: UnsafeMutablePointer<T>, _ x: UnsafePointer<T>, _ y: UnsafePointer<T>, _ n: UnsafePointer<Int32>, _ body: (T, T) -> T
) {
    for index in 0..<Int(n.pointee) { z[index] = body(x[index], y[index]) }
}

/// Computes `exp` of each element.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { exp($0) } }
/// Computes `exp` of each element.
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { exp($0) } }
/// Computes `log` of each element.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { log($0) } }
/// Computes `log` of each element.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { log($0) } }
/// Computes `log10` of each element.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { log10($0) } }
/// Computes `log10` of each element.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { log10($0) }
}
/// Computes `log2` of each element.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { log2($0) } }
/// Computes `log2` of each element.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { log2($0) } }
/// Computes `sqrt` of each element.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.squareRoot() }
}
/// Computes `sqrt` of each element.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.squareRoot() }
}
/// Computes `sin` of each element.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { sin($0) } }
/// Computes `sin` of each element.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { sin($0) } }
/// Computes `cos` of each element.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { cos($0) } }
/// Computes `cos` of each element.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { cos($0) } }
/// Computes `tan` of each element.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { tan($0) } }
/// Computes `tan` of each element.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { tan($0) } }
/// Computes `asin` of each element.
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { asin($0) } }
/// Computes `asin` of each element.
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { asin($0) } }
/// Computes `acos` of each element.
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { acos($0) } }
/// Computes `acos` of each element.
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { acos($0) } }
/// Computes `atan` of each element.
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { atan($0) } }
/// Computes `atan` of each element.
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { atan($0) } }
/// Computes `sinh` of each element.
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { sinh($0) } }
/// Computes `sinh` of each element.
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { sinh($0) } }
/// Computes `cosh` of each element.
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { cosh($0) } }
/// Computes `cosh` of each element.
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { cosh($0) } }
/// Computes `tanh` of each element.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { tanh($0) } }
/// Computes `tanh` of each element.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { tanh($0) } }
/// Computes `fabs` of each element.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { abs($0) } }
/// Computes `fabs` of each element.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { abs($0) } }
/// Computes `floor` of each element.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.down) }
}
/// Computes `floor` of each element.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.down) }
}
/// Computes `ceil` of each element.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.up) }
}
/// Computes `ceil` of each element.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.up) }
}
/// Computes `nint` of each element.
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.toNearestOrEven) }
}
/// Computes `nint` of each element.
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.toNearestOrEven) }
}
/// Computes `int` of each element.
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.towardZero) }
}
/// Computes `int` of each element.
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { $0.rounded(.towardZero) }
}
/// Computes `rec` of each element.
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { 1 / $0 } }
/// Computes `rec` of each element.
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { 1 / $0 } }
/// Computes `rsqrt` of each element.
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { 1 / $0.squareRoot() }
}
/// Computes `rsqrt` of each element.
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    each(y, x, n) { 1 / $0.squareRoot() }
}
/// Computes `exp2` of each element.
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) { each(y, x, n) { exp2($0) } }
/// Computes `exp2` of each element.
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) { each(y, x, n) { exp2($0) } }
/// Raises each element of the second array to the power in the first one.
public func vvpowf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    pairs(z, x, y, n) { pow($0, $1) }
}
/// Divides each element of the first array by the one of the second array.
public func vvdivf(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    pairs(z, y, x, n) { $0 / $1 }
}
/// Computes the angle of each pair of coordinates.
public func vvatan2f(_ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    pairs(z, y, x, n) { atan2($0, $1) }
}
/// Raises each element of the second array to the power in the first one.
public func vvpow(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    pairs(z, x, y, n) { pow($0, $1) }
}
/// Divides each element of the first array by the one of the second array.
public func vvdiv(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    pairs(z, y, x, n) { $0 / $1 }
}
/// Computes the angle of each pair of coordinates.
public func vvatan2(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    pairs(z, y, x, n) { atan2($0, $1) }
}
