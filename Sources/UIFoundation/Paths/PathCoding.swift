import Foundation
import QuartzCore

/// Encodes and decodes paths in archives.
enum PathCoding {
    static func encode(_ path: UIBezierPath, _ coder: NSCoder) {
        var numbers: [Double] = []
        path.cgPath.forEachElement { type, points in
            numbers.append(Double(type.rawValue))
            for index in 0..<type.pointCount { numbers += [points[index].x, points[index].y] }
        }
        coder.encode(numbers.withUnsafeBytes { NSData(bytes: $0.baseAddress, length: $0.count) }, forKey: "UIBezierPathElements")
        coder.encode(Double(path.lineWidth), forKey: "UIBezierPathLineWidth")
        coder.encode(Double(path.miterLimit), forKey: "UIBezierPathMiterLimit")
        coder.encode(Double(path.flatness), forKey: "UIBezierPathFlatness")
        coder.encode(Int(path.lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
        coder.encode(Int(path.lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
        coder.encode(path.usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
    }

    /// Decodes a path. Incomplete or unknown elements end the path there.
    static func decode(_ path: UIBezierPath, _ coder: NSCoder) {
        var bytes = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathElements").map { Data(referencing: $0) }?[...] ?? Data()
        func next() -> Double? {
            guard bytes.count >= 8 else { return nil }
            defer { bytes = bytes.dropFirst(8) }
            return bytes.prefix(8).withUnsafeBytes { $0.loadUnaligned(as: Double.self) }
        }
        while let number = next(), let type = Int32(exactly: number).flatMap(CGPathElementType.init) {
            var points: [CGPoint] = []
            while points.count < type.pointCount, let x = next(), let y = next() { points.append(CGPoint(x: x, y: y)) }
            guard points.count == type.pointCount else { break }
            switch type {
            case .moveToPoint: path.move(to: points[0])
            // A path without a starting point cannot be extended.
            case _ where path.isEmpty: break
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], controlPoint: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
            case .closeSubpath: path.close()
            }
        }
        path.lineWidth = coder.decodeDouble(forKey: "UIBezierPathLineWidth")
        path.miterLimit = coder.decodeDouble(forKey: "UIBezierPathMiterLimit")
        path.flatness = coder.decodeDouble(forKey: "UIBezierPathFlatness")
        path.lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "UIBezierPathLineCapStyle"))) ?? .butt
        path.lineJoinStyle =
            CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "UIBezierPathLineJoinStyle"))) ?? .miter
        path.usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
    }
}
