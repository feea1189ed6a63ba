import CoreGraphics
import Foundation
import QuartzCore

/// Sends one client what changed: at most two frames on their way, damage merged meanwhile.
///
/// A message is little-endian: frame, width, height, scale × 1000, number of tiles (UInt32 each), then for each tile x, y, width,
/// height, length (UInt32 each) and that many bytes of PNG.
struct FrameStream {
    private static let mostInFlight = 2
    private var frame: UInt32 = 0
    private var acknowledged: UInt32 = 0
    private var damage: [PixelRect] = []

    mutating func add(_ rects: [PixelRect]) {
        damage += rects.filter { !$0.isEmpty }
        // Many small pieces cost more than the rectangle around them.
        if damage.count > 24 { damage = [damage.reduce(.empty) { $0.union($1) }] }
    }

    mutating func acknowledge(_ frame: UInt32) { acknowledged = max(acknowledged, frame) }

    /// The next message; nil when nothing changed or enough is on its way.
    mutating func next(from pixels: PixelBuffer, scale: CGFloat) -> Data? {
        guard !damage.isEmpty, Int(frame) - Int(acknowledged) < FrameStream.mostInFlight else { return nil }
        let whole = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let rects = FrameStream.disjoint(damage.map { $0.intersection(whole) }.filter { !$0.isEmpty })
        damage = []
        guard !rects.isEmpty else { return nil }
        frame += 1
        pixels.flush()
        var message = Data()
        for value in [frame, UInt32(pixels.width), UInt32(pixels.height), UInt32((scale * 1000).rounded()), UInt32(rects.count)] { message.appendLittleEndian(value) }
        for rect in rects {
            let start = pixels.base + Int(rect.minY) * pixels.bytesPerRow + Int(rect.minX) * 4
            guard let tile = PixelBuffer(memory: start, width: rect.width, height: rect.height, bytesPerRow: pixels.bytesPerRow, isOpaque: true) else { continue }
            let png = PNGEncoder.encode(tile)
            for value in [UInt32(rect.minX), UInt32(rect.minY), UInt32(rect.width), UInt32(rect.height), UInt32(png.count)] { message.appendLittleEndian(value) }
            message.append(png)
        }
        return message
    }

    /// Merges rectangles that overlap, so that no pixel travels twice.
    private static func disjoint(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects {
            var merged = rect
            while let index = result.firstIndex(where: { $0.intersects(merged) }) { merged = merged.union(result.remove(at: index)) }
            result.append(merged)
        }
        return result
    }
}

extension Data {
    fileprivate mutating func appendLittleEndian(_ value: UInt32) { Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) } }
}
