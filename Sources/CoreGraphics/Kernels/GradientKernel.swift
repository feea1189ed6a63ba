import Foundation

/// The shape that determines a point's location on a gradient.
package enum GradientShape {
    case linear(start: CGPoint, end: CGPoint)
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    case conic(center: CGPoint, angle: CGFloat)

    /// Whether every point has a location on the gradient, possibly before or after its ends.
    var coversPlane: Bool {
        switch self {
        case .linear(let start, let end): start != end
        case .radial(let c0, let r0, let c1, let r1): c0 == c1 && r0 != r1
        case .conic: true
        }
    }

    func isVertical(under map: CGAffineTransform) -> Bool {
        guard case .linear(let start, let end) = self, map.isAxisAligned else { return false }
        return start.x == end.x && start.y != end.y
    }
}

/// Fills pixels from a gradient's table.
package enum GradientKernel {
    /// Fills the buffer. `pixelToUser` maps the center of pixel (0, 0) and the steps between pixels to user space.
    package static func fill(
        _ buffer: PixelBuffer, _ table: GradientTable, _ shape: GradientShape, pixelToUser: CGAffineTransform,
        _ options: CGGradientDrawingOptions
    ) {
        table.pixels.withUnsafeBufferPointer { colors in
            guard let colors = colors.baseAddress else { return }
            let before = options.contains(.drawsBeforeStartLocation) ? colors[0] : 0
            let after = options.contains(.drawsAfterEndLocation) ? colors[GradientTable.count - 1] : 0
            switch shape {
            case .linear(let start, let end):
                linear(buffer, colors, start, end, pixelToUser, before, after)
            case .radial(let c0, let r0, let c1, let r1):
                if c0 == c1 {
                    concentric(buffer, colors, c0, r0, r1, pixelToUser, before, after)
                } else {
                    radial(buffer, colors, c0, r0, c1, r1, pixelToUser, options)
                }
            case .conic(let center, let angle): conic(buffer, colors, center, angle, pixelToUser)
            }
        }
        buffer.markDirty()
    }

    private static let last = GradientTable.count - 1

    private static func linear(
        _ buffer: PixelBuffer, _ colors: UnsafePointer<UInt32>, _ start: CGPoint, _ end: CGPoint,
        _ map: CGAffineTransform, _ before: UInt32, _ after: UInt32
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return }
        // The location on the gradient increases by a constant per pixel: 32.32 fixed point, 1 = the table's last entry.
        let unit = CGFloat(last) * 0x1p32
        func fixed(_ value: CGFloat) -> Int64 { value.isNaN ? 0 : Int64(min(max(value * unit, -0x1p60), 0x1p60)) }
        func place(_ p: CGPoint) -> CGFloat { ((p.x - start.x) * dx + (p.y - start.y) * dy) / length }
        let stepX = fixed((map.a * dx + map.b * dy) / length)
        let half: Int64 = 1 << 31, top = Int64(last) << 32
        /// Returns the number of steps from `t` until it is no longer below `limit`.
        func steps(_ t: Int64, to limit: Int64) -> Int {
            if t >= limit { return 0 }
            let count = ((limit &- t) &+ (abs(stepX) &- 1)) / max(abs(stepX), 1)
            return stepX == 0 ? buffer.width : Int(min(count, Int64(buffer.width)))
        }
        for y in 0..<buffer.height {
            let line = buffer.row(y)
            var t = fixed(place(CGPoint(x: map.c * CGFloat(y) + map.tx, y: map.d * CGFloat(y) + map.ty)))
            // Locations are monotonic along the row: before the gradient, on it and after it are three spans.
            let (first, second) = stepX >= 0 ? (steps(t, to: 0), steps(t, to: top &+ 1)) : (steps(-t, to: -top), steps(-t, to: 1))
            for x in 0..<first { line[x] = stepX >= 0 ? before : after }
            t &+= stepX &* Int64(first)
            for x in first..<max(first, second) {
                line[x] = colors[Int(truncatingIfNeeded: (t &+ half) &>> 32)]
                t &+= stepX
            }
            for x in max(first, second)..<buffer.width { line[x] = stepX >= 0 ? after : before }
        }
    }

    private static func concentric(
        _ buffer: PixelBuffer, _ colors: UnsafePointer<UInt32>, _ center: CGPoint, _ r0: CGFloat, _ r1: CGFloat,
        _ map: CGAffineTransform, _ before: UInt32, _ after: UInt32
    ) {
        guard r0 != r1 else { return }
        let scale = Float(CGFloat(last) / (r1 - r0))
        let start = Float(r0) * scale - 0.5
        // First the locations of a row, in SIMD arithmetic; then their colors.
        let places = UnsafeMutablePointer<Int32>.allocate(capacity: buffer.width + 8)
        defer { places.deallocate() }
        let (stepX, stepY) = (Float(map.a), Float(map.b))
        let limit = Float(last + 1)
        let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
        for y in 0..<buffer.height {
            let px = Float(map.c * CGFloat(y) + map.tx - center.x)
            let py = Float(map.d * CGFloat(y) + map.ty - center.y)
            var x = 0
            while x < buffer.width {
                // Whole lanes: the buffer has space for the ones beyond the row.
                let column = lanes + Float(x)
                let (dx, dy) = (px + column * stepX, py + column * stepY)
                let t = ((dx * dx + dy * dy).squareRoot() * scale - start).clamped(
                    lowerBound: SIMD8(repeating: -1), upperBound: SIMD8(repeating: limit))
                // Adding 2^23 leaves the nearest integer in the low bits; if that is above `t`, the next lower one is correct.
                let shifted = t + 0x1p23, nearest = shifted - 0x1p23
                let whole = SIMD8<Int32>(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD8<UInt32>.self) & 0x7F_FFFF)
                let place = whole &- SIMD8<Int32>(repeating: 0).replacing(with: 1, where: nearest .> t)
                UnsafeMutableRawPointer(places + x).storeBytes(of: place.replacing(with: -1, where: t .< 0), as: SIMD8<Int32>.self)
                x += 8
            }
            let line = buffer.row(y)
            for x in 0..<buffer.width {
                let place = Int(places[x])
                line[x] = place < 0 ? before : place > last ? after : colors[place]
            }
        }
    }

    /// Fills between two separate circles: the largest `s` whose circle, with nonnegative radius, passes through the point.
    private static func radial(
        _ buffer: PixelBuffer, _ colors: UnsafePointer<UInt32>, _ c0: CGPoint, _ r0: CGFloat, _ c1: CGPoint,
        _ r1: CGFloat, _ map: CGAffineTransform, _ options: CGGradientDrawingOptions
    ) {
        let (cx, cy, dr) = (c1.x - c0.x, c1.y - c0.y, r1 - r0)
        let a = cx * cx + cy * cy - dr * dr
        let (isBefore, isAfter) = (
            options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
        )
        func color(_ s: CGFloat) -> UInt32? {
            guard s.isFinite, r0 + s * dr >= 0 else { return nil }
            if s < 0 { return isBefore ? colors[0] : nil }
            if s > 1 { return isAfter ? colors[last] : nil }
            return colors[Int(s * CGFloat(last) + 0.5)]
        }
        for y in 0..<buffer.height {
            let line = buffer.row(y)
            for x in 0..<buffer.width {
                let px = map.a * CGFloat(x) + map.c * CGFloat(y) + map.tx - c0.x
                let py = map.b * CGFloat(x) + map.d * CGFloat(y) + map.ty - c0.y
                let b = px * cx + py * cy + r0 * dr
                let c = px * px + py * py - r0 * r0
                if abs(a) < 1e-12 {
                    line[x] = color(c / (2 * b)) ?? 0
                    continue
                }
                let discriminant = b * b - a * c
                guard discriminant >= 0 else {
                    line[x] = 0
                    continue
                }
                let root = discriminant.squareRoot()
                let (s0, s1) = ((b + root) / a, (b - root) / a)
                line[x] = color(max(s0, s1)) ?? color(min(s0, s1)) ?? 0
            }
        }
    }

    private static func conic(
        _ buffer: PixelBuffer, _ colors: UnsafePointer<UInt32>, _ center: CGPoint, _ angle: CGFloat,
        _ map: CGAffineTransform
    ) {
        let turn = angle / (2 * .pi)
        for y in 0..<buffer.height {
            let line = buffer.row(y)
            for x in 0..<buffer.width {
                let px = map.a * CGFloat(x) + map.c * CGFloat(y) + map.tx - center.x
                let py = map.b * CGFloat(x) + map.d * CGFloat(y) + map.ty - center.y
                let t = turns(py, px) - turn
                let place = t - t.rounded(.down)
                line[x] = place.isNaN ? 0 : colors[Int(place * CGFloat(last) + 0.5)]
            }
        }
    }

    /// Returns the angle of a vector in turns, 0..<1, from a polynomial, because the C library's arc tangent differs between machines.
    package static func turns(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
        let (ax, ay) = (abs(x), abs(y))
        guard ax > 0 || ay > 0 else { return 0 }
        let z = min(ax, ay) / max(ax, ay)
        let q = z * z
        var t =
            z * (0.999_977_26 + q * (-0.332_623_47 + q * (0.193_543_46 + q * (-0.116_432_87 + q * (0.052_653_32 - q * 0.011_721_20)))))
            / (2 * .pi)
        if ay > ax { t = 0.25 - t }
        if x < 0 { t = 0.5 - t }
        return y < 0 ? 1 - t : t
    }
}
