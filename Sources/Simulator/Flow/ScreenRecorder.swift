import CDeflate
import CoreGraphics
import Foundation
import QuartzCore

/// Records an animated picture (APNG) of a session: ten frames per second of the app's clock, each with the changes since the previous one.
@MainActor
final class ScreenRecorder {
    /// A sequence of frames of the same size.
    private struct Part {
        var (width, height, scale) = (0, 0, 1.0)
        var frames: [Frame] = []
    }
    private struct Frame {
        var rect: PixelRect
        /// The frame as PNG.
        var picture: Data
        /// The time in seconds on the app's clock.
        var time: TimeInterval
    }

    static let interval: TimeInterval = 0.1
    private var parts: [Part] = []
    private var damage: PixelRect?
    private(set) var lastSample = -TimeInterval.infinity

    /// Records the drawing since the last sample.
    func drew(_ rects: [PixelRect]) {
        for rect in rects { damage = damage.map { Self.union($0, rect) } ?? rect }
    }

    /// Stores the changes. `scale` is in pixels per point.
    func sample(_ pixels: PixelBuffer, scale: CGFloat, at time: TimeInterval) {
        lastSample = time
        let whole = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        var rect = damage.flatMap { Self.intersection($0, whole) }
        damage = nil
        if parts.last.map({ $0.width != pixels.width || $0.height != pixels.height }) ?? true {
            close(at: time)
            parts.append(Part(width: pixels.width, height: pixels.height, scale: scale))
            rect = whole
        }
        guard let rect, let picture = Self.picture(of: rect, in: pixels) else { return }
        parts[parts.count - 1].frames.append(Frame(rect: rect, picture: picture, time: time))
    }

    private func close(at time: TimeInterval) { ends.append(time) }
    private var ends: [TimeInterval] = []

    /// Returns the files, with their sizes in points.
    func finish(at time: TimeInterval) -> [(png: Data, size: CGSize)] {
        close(at: time)
        // The first end precedes the first part.
        return zip(parts, ends.dropFirst()).map { part, end in
            (Self.file(part, until: end), CGSize(width: Double(part.width) / part.scale, height: Double(part.height) / part.scale))
        }
    }

    // MARK: Rectangles

    private static func union(_ a: PixelRect, _ b: PixelRect) -> PixelRect {
        PixelRect(minX: min(a.minX, b.minX), minY: min(a.minY, b.minY), maxX: max(a.maxX, b.maxX), maxY: max(a.maxY, b.maxY))
    }

    private static func intersection(_ a: PixelRect, _ b: PixelRect) -> PixelRect? {
        let rect = PixelRect(minX: max(a.minX, b.minX), minY: max(a.minY, b.minY), maxX: min(a.maxX, b.maxX), maxY: min(a.maxY, b.maxY))
        return rect.minX < rect.maxX && rect.minY < rect.maxY ? rect : nil
    }

    /// Returns a part of a picture as PNG, without translucency.
    static func picture(of rect: PixelRect, in pixels: PixelBuffer) -> Data? {
        pixels.flush()
        let (width, height) = (Int(rect.maxX - rect.minX), Int(rect.maxY - rect.minY))
        guard let part = PixelBuffer(width: width, height: height, isOpaque: true, isCleared: false) else { return nil }
        for y in 0..<height { part.row(y).update(from: pixels.row(Int(rect.minY) + y) + Int(rect.minX), count: width) }
        part.markDirty()
        return PNGEncoder.encode(part)
    }

    // MARK: The file (APNG Specification 1.0, https://wiki.mozilla.org/APNG_Specification)

    private static func file(_ part: Part, until end: TimeInterval) -> Data {
        guard let first = part.frames.first else { return Data() }
        var file = first.picture.prefix(8)
        var chunk = Data()
        var number: UInt32 = 0
        func append(_ type: String, _ body: Data) {
            file.append(bigEndian: UInt32(body.count))
            let checked = Data(type.utf8) + body
            file.append(checked)
            file.append(bigEndian: checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
        }
        for (type, body) in PNGChunks(first.picture) where type == "IHDR" { append(type, body) }
        chunk.append(bigEndian: UInt32(part.frames.count))
        chunk.append(bigEndian: 0)  // Repeats endlessly.
        append("acTL", chunk)
        for (index, frame) in part.frames.enumerated() {
            let next = index + 1 < part.frames.count ? part.frames[index + 1].time : end
            let milliseconds = UInt32(max(0, min(65535, ((next - frame.time) * 1000).rounded())))
            chunk = Data()
            let rect = frame.rect
            for value in [rect.maxX - rect.minX, rect.maxY - rect.minY, rect.minX, rect.minY] { chunk.append(bigEndian: UInt32(value)) }
            chunk.insert(contentsOf: withUnsafeBytes(of: number.bigEndian, Array.init), at: 0)
            chunk.append(bigEndian: milliseconds << 16 | 1000)
            chunk.append(contentsOf: [0, 0])  // No disposal; the frame replaces the pixels below.
            append("fcTL", chunk)
            number += 1
            for (type, body) in PNGChunks(frame.picture) where type == "IDAT" {
                if index == 0 { append("IDAT", body); continue }
                chunk = Data()
                chunk.append(bigEndian: number)
                append("fdAT", chunk + body)
                number += 1
            }
        }
        append("IEND", Data())
        return file
    }
}

extension Data {
    fileprivate mutating func append(bigEndian value: UInt32) { Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) } }
}

/// The chunks of a PNG file that this module wrote.
struct PNGChunks: Sequence, IteratorProtocol {
    private let data: Data
    private var place = 8
    init(_ data: Data) { self.data = Data(data) }

    mutating func next() -> (type: String, body: Data)? {
        guard place + 12 <= data.count else { return nil }
        let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        guard place + 12 + length <= data.count else { return nil }
        defer { place += 12 + length }
        return (String(decoding: data[place + 4..<place + 8], as: UTF8.self), Data(data[place + 8..<place + 8 + length]))
    }
}
