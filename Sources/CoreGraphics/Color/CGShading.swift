import Foundation

/// Calculates the output values of a function from its input values. The first argument is the function's `info`.
public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Releases the `info` of a function, when the function is freed.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that evaluate and release a ``CGFunction``.
public struct CGFunctionCallbacks {
    /// The version of the structure, which is 0.
    public var version: UInt32
    /// The function that calculates the values.
    public var evaluate: CGFunctionEvaluateCallback?
    /// The function that releases `info`; nil if that isn't necessary.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { (version, evaluate, releaseInfo) = (0, nil, nil) }
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function from numbers to numbers: the colors along a shading.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let domain, range: [ClosedRange<CGFloat>]
    private let outputs: Int
    private let callbacks: CGFunctionCallbacks

    /// Creates a function. `domain` and `range` contain a lower and an upper bound for each input and output; `nil` leaves them unbounded.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        func bounds(_ values: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
            values.map { values in (0..<count).map { min(values[2 * $0], values[2 * $0 + 1])...max(values[2 * $0], values[2 * $0 + 1]) } }
                ?? []
        }
        (self.info, self.domain, self.range) = (info, bounds(domain, domainDimension), bounds(range, rangeDimension))
        (outputs, self.callbacks) = (rangeDimension, callbacks.pointee)
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the values at a relative location, between 0 and 1, in the domain.
    func values(at place: CGFloat) -> [CGFloat] {
        let span = domain.first ?? 0...1
        var result = [CGFloat](repeating: 0, count: outputs)
        withUnsafePointer(to: span.lowerBound + place * (span.upperBound - span.lowerBound)) { callbacks.evaluate?(info, $0, &result) }
        for (index, bounds) in range.enumerated() { result[index] = min(max(result[index], bounds.lowerBound), bounds.upperBound) }
        return result
    }
}

/// A transition between colors that a function computes, along a line or between two circles.
public final class CGShading: @unchecked Sendable {
    let shape: GradientShape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Creates a shading along a line. The function's input is 0 at the start and 1 at the end, and its output is a color in the space
    /// with alpha last.
    public init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        shape = .linear(start: start, end: end)
        (gradient, options) = (Self.gradient(space, function), Self.options(extendStart, extendEnd))
    }

    /// Creates a shading between two circles. The function's input is 0 at the first circle and 1 at the second one.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        guard startRadius >= 0, endRadius >= 0 else { return nil }
        shape = .radial(startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius)
        (gradient, options) = (Self.gradient(space, function), Self.options(extendStart, extendEnd))
    }

    /// Samples the function as finely as gradients are drawn. A function without alpha is opaque.
    private static func gradient(_ space: CGColorSpace, _ function: CGFunction) -> CGGradient {
        let last = CGFloat(GradientTable.count - 1), colors = space.numberOfComponents
        return CGGradient(
            stops: (0..<GradientTable.count).map { index in
                let place = CGFloat(index) / last
                let values = function.values(at: place) + [CGFloat](repeating: 0, count: colors)
                let (red, green, blue) = space.sRGBComponents(Array(values.prefix(colors)))
                let alpha = values.count > 2 * colors ? values[colors] : 1
                return .init(location: place, paint: SolidPaint(red: red, green: green, blue: blue, alpha: alpha))
            })
    }

    private static func options(_ start: Bool, _ end: Bool) -> CGGradientDrawingOptions {
        var options: CGGradientDrawingOptions = []
        if start { options.insert(.drawsBeforeStartLocation) }
        if end { options.insert(.drawsAfterEndLocation) }
        return options
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .linear(let start, let end): drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
                options: shading.options)
        case .conic(let center, let angle): drawConicGradient(shading.gradient, center: center, angle: angle)
        }
    }
}
