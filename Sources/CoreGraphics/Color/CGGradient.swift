import Foundation

/// Whether a gradient's end colors extend beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first color continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors at locations between 0 and 1.
public final class CGGradient: @unchecked Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var paint: SolidPaint

        package init(location: CGFloat, paint: SolidPaint) { (self.location, self.paint) = (location, paint) }
    }

    package let stops: [Stop]
    package let table: GradientTable

    package init(stops: [Stop]) {
        self.stops = stops.sorted { $0.location < $1.location }
        table = GradientTable(self.stops)
    }

    package var isOpaque: Bool { stops.allSatisfy(\.paint.isOpaque) }

    /// Creates a gradient from an array of `CGColor`s; without `locations` they are spaced evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let paints = colors.compactMap { ($0 as? CGColor)?.paint }
        guard !paints.isEmpty, paints.count == colors.count else { return nil }
        self.init(paints: paints, locations: locations)
    }

    /// Creates a gradient from the components of `count` colors, each with alpha last. `locations` are from 0 to 1; nil distributes the
    /// colors evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.numberOfComponents > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let paints = (0..<count).map { index in
            let values = Array(UnsafeBufferPointer(start: components + index * width, count: width))
            let (red, green, blue) = space.sRGBComponents(values)
            return SolidPaint(red: red, green: green, blue: blue, alpha: values[width - 1])
        }
        self.init(paints: paints, locations: locations)
    }

    private convenience init(paints: [SolidPaint], locations: UnsafePointer<CGFloat>?) {
        let last = CGFloat(max(paints.count - 1, 1))
        self.init(
            stops: paints.enumerated().map { index, paint in
                let place = locations.map { $0[index] } ?? CGFloat(index) / last
                return Stop(location: place > 0 ? min(place, 1) : 0, paint: paint)
            })
    }
}

/// A gradient sampled at 1024 locations as premultiplied BGRA pixels. Colors are interpolated before premultiplication, as in CoreGraphics.
package struct GradientTable: Sendable {
    package static let count = 1024
    package let pixels: [UInt32]

    package init(_ stops: [CGGradient.Stop]) {
        guard let first = stops.first, let last = stops.last else {
            pixels = Array(repeating: 0, count: GradientTable.count)
            return
        }
        var next = 0
        pixels = (0..<GradientTable.count).map { index in
            let place = CGFloat(index) / CGFloat(GradientTable.count - 1)
            while next < stops.count, stops[next].location <= place { next += 1 }
            guard next > 0 else { return first.paint.premultiplied }
            guard next < stops.count else { return last.paint.premultiplied }
            let (a, b) = (stops[next - 1], stops[next])
            let t = (place - a.location) / (b.location - a.location)
            func mix(_ key: KeyPath<SolidPaint, CGFloat>) -> CGFloat {
                a.paint[keyPath: key] + (b.paint[keyPath: key] - a.paint[keyPath: key]) * t
            }
            return SolidPaint(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)).premultiplied
        }
    }
}
