import Foundation

/// Parses the path syntax of SVG's `d` attribute. The path ends before the first error, as SVG's error rule requires.
package struct SVGPathData {
    private let bytes: [UInt8]
    private var cursor = 0
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var lastControl: CGPoint?
    private var lastWasCubic = false

    package static func path(_ data: String) -> CGPath { path(Array(data.utf8)) }

    package static func path(_ data: [UInt8]) -> CGPath {
        var reader = SVGPathData(bytes: data)
        reader.read()
        return reader.path
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() {
        var command: UInt8 = 0
        while skipSeparators() {
            let byte = bytes[cursor]
            if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
                command = byte
                cursor += 1
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
                return
            }
            guard draw(command) else { return }
            if lastControl == nil { lastWasCubic = false }
            // Further pairs after a move are lines.
            if command | 0x20 == UInt8(ascii: "m") { command -= UInt8(ascii: "m") - UInt8(ascii: "l") }
        }
    }

    // MARK: Commands

    /// Reads a command's numbers, and adds its segment. Returns `false` at an error.
    private mutating func draw(_ command: UInt8) -> Bool {
        let origin = command >= UInt8(ascii: "a") ? current : .zero
        switch command | 0x20 {
        case UInt8(ascii: "m"): return move(origin)
        case UInt8(ascii: "l"): return addLine(to: point(origin))
        case UInt8(ascii: "h"): return addLine(to: number().map { CGPoint(x: origin.x + $0, y: current.y) })
        case UInt8(ascii: "v"): return addLine(to: number().map { CGPoint(x: current.x, y: origin.y + $0) })
        case UInt8(ascii: "c"): return addCurve(point(origin), origin)
        case UInt8(ascii: "s"): return addCurve(lastWasCubic ? reflected : current, origin)
        case UInt8(ascii: "q"): return addQuadCurve(point(origin), origin)
        case UInt8(ascii: "t"): return addQuadCurve(lastWasCubic ? current : reflected, origin)
        case UInt8(ascii: "a"): return addArc(origin)
        case UInt8(ascii: "z"):
            path.closeSubpath()
            (current, lastControl) = (start, nil)
            return true
        default: return false
        }
    }

    /// The last control point, reflected at the current point.
    private var reflected: CGPoint { lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current }

    private mutating func move(_ origin: CGPoint) -> Bool {
        guard let point = point(origin) else { return false }
        // A move without a following segment has no effect.
        if path.types.last == .moveToPoint {
            path.types.removeLast()
            path.points.removeLast()
        }
        path.move(to: point)
        (current, start, lastControl) = (point, point, nil)
        return true
    }

    private mutating func addLine(to point: CGPoint?) -> Bool {
        guard let point else { return false }
        path.addLine(to: point)
        (current, lastControl) = (point, nil)
        return true
    }

    private mutating func addCurve(_ first: CGPoint?, _ origin: CGPoint) -> Bool {
        guard let first, let second = point(origin), let end = point(origin) else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        (current, lastControl, lastWasCubic) = (end, second, true)
        return true
    }

    private mutating func addQuadCurve(_ control: CGPoint?, _ origin: CGPoint) -> Bool {
        guard let control, let end = point(origin) else { return false }
        path.addQuadCurve(to: end, control: control)
        (current, lastControl, lastWasCubic) = (end, control, false)
        return true
    }

    private mutating func addArc(_ origin: CGPoint) -> Bool {
        guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(), let sweeps = flag(),
            let end = point(origin)
        else { return false }
        addArc(from: current, to: end, rx: rx, ry: ry, turn: turn, isLarge: isLarge, sweeps: sweeps)
        (current, lastControl) = (end, nil)
        return true
    }

    // MARK: Numbers

    private mutating func skipSeparators() -> Bool {
        while cursor < bytes.count, bytes[cursor] <= 32 || bytes[cursor] == UInt8(ascii: ",") { cursor += 1 }
        return cursor < bytes.count
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// Reads a flag, which is one digit and needs no separator after it.
    private mutating func flag() -> Bool? {
        guard skipSeparators(), bytes[cursor] == 48 || bytes[cursor] == 49 else { return nil }
        cursor += 1
        return bytes[cursor - 1] == 49
    }

    private mutating func number() -> CGFloat? {
        guard skipSeparators() else { return nil }
        return DecimalReader.read(bytes, &cursor).flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Arcs

    /// Adds an arc in SVG's end-point form (SVG 1.1, F.6).
    private func addArc(
        from: CGPoint, to: CGPoint, rx: CGFloat, ry: CGFloat, turn: CGFloat, isLarge: Bool, sweeps: Bool
    ) {
        var (rx, ry) = (abs(rx), abs(ry))
        guard rx > 0, ry > 0, from != to else { return path.addLine(to: to) }
        let angle = turn * .pi / 180
        let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
        let reach = x * x / (rx * rx) + y * y / (ry * ry)
        if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
        let square = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
        let factor = (max(square, 0) / (rx * rx * y * y + ry * ry * x * x)).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        func direction(_ px: CGFloat, _ py: CGFloat) -> CGFloat { CGFloat(atan2(Double(py), Double(px))) }
        let startAngle = direction((x - cx) / rx, (y - cy) / ry)
        var delta = direction((-x - cx) / rx, (-y - cy) / ry) - startAngle
        if sweeps, delta < 0 { delta += 2 * .pi }
        if !sweeps, delta > 0 { delta -= 2 * .pi }
        let center = CGPoint(
            x: cosine * cx - sine * cy + (from.x + to.x) / 2, y: sine * cx + cosine * cy + (from.y + to.y) / 2)
        let map = CGAffineTransform(scaleX: rx, y: ry).concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let arc = CGMutablePath()
        arc.addRelativeArc(center: .zero, radius: 1, startAngle: startAngle, delta: delta, transform: map)
        // The arc's own first point equals the current point except for rounding.
        guard arc.types.count > 1 else { return path.addLine(to: to) }
        path.types.append(contentsOf: arc.types.dropFirst())
        path.points.append(contentsOf: arc.points.dropFirst())
        path.points[path.points.count - 1] = to
    }
}

/// Reads decimal numbers from bytes, independently of the locale.
package enum DecimalReader {
    /// Reads a number at `cursor` and moves past it. Returns `nil`, without moving, if there is none.
    package static func read(_ bytes: [UInt8], _ cursor: inout Int) -> CGFloat? {
        var index = cursor
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        var digits = 0
        var mantissa: Double = 0
        var scale: Double = 1
        func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 48 && bytes[index] <= 57 }
        while isDigit(index) {
            mantissa = mantissa * 10 + Double(bytes[index] - 48)
            digits += 1
            index += 1
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            while isDigit(index) {
                if scale < 1e17 {
                    mantissa = mantissa * 10 + Double(bytes[index] - 48)
                    scale *= 10
                }
                digits += 1
                index += 1
            }
        }
        guard digits > 0 else { return nil }
        var value = mantissa / scale
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            var place = index + 1
            var sign = 1
            if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
                sign = bytes[place] == UInt8(ascii: "-") ? -1 : 1
                place += 1
            }
            if isDigit(place) {
                var exponent = 0
                while isDigit(place) {
                    exponent = min(exponent * 10 + Int(bytes[place] - 48), 400)
                    place += 1
                }
                for _ in 0..<exponent { value = sign > 0 ? value * 10 : value / 10 }
                index = place
            }
        }
        cursor = index
        return CGFloat(isNegative ? -value : value)
    }
}
