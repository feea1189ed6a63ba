import CDeflate
import CoreGraphics
import Foundation
import QuartzCore

/// Sends changes to one client. At most two frames are in flight; damage is merged in the meantime, and only the cells whose pixels differ
/// from the client's are sent.
///
/// A message is little-endian: frame, width, height, scale × 1000, number of tiles, then for each tile x, y, width, and height (UInt32
/// each), then the tiles' pixels, row by row, as one zlib stream. Deflate, not PNG: a system library compresses as fast in a debug build,
/// in which our encoder takes 200 ms a screen.
struct FrameStream {
    private static let mostInFlight = 2
    /// The size of a cell in pixels. A moving label touches few cells, and a screen has some hundreds.
    private static let cell = 64

    private var frame: UInt32 = 0
    private var acknowledged: UInt32 = 0
    private var damage: [PixelRect] = []
    private var sent: PixelCopy?

    /// Whether the client has no picture yet. The next message then contains the whole screen.
    var isNew: Bool { sent == nil }

    mutating func add(_ rects: [PixelRect]) {
        damage += rects.filter { !$0.isEmpty }
        if damage.count > 64 { damage = [damage.reduce(.empty) { $0.union($1) }] }
    }

    /// Records the frame that the client has received. Numbers of frames that were never sent don't count.
    mutating func acknowledge(_ frame: UInt32) { acknowledged = max(acknowledged, min(frame, self.frame)) }

    /// Returns the next message, or `nil` if nothing changed or enough frames are on their way.
    mutating func next(from pixels: PixelBuffer, scale: CGFloat) -> Data? {
        guard !damage.isEmpty, Int(frame) - Int(acknowledged) < FrameStream.mostInFlight else { return nil }
        pixels.flush()
        let copy: PixelCopy
        let isNew = sent?.width != pixels.width || sent?.height != pixels.height
        if let sent, !isNew { copy = sent } else { copy = PixelCopy(width: pixels.width, height: pixels.height) }
        sent = copy
        let tiles = isNew ? [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)] : changedTiles(pixels, copy)
        damage = []
        guard !tiles.isEmpty else { return nil }
        frame += 1
        var message = Data()
        for value in [frame, UInt32(pixels.width), UInt32(pixels.height), UInt32((scale * 1000).rounded()), UInt32(tiles.count)] {
            message.appendLittleEndian(value)
        }
        for tile in tiles {
            for value in [tile.minX, tile.minY, Int32(tile.width), Int32(tile.height)] { message.appendLittleEndian(UInt32(value)) }
        }
        message.append(copy.take(tiles, of: pixels))
        return message
    }

    /// Returns the damaged cells that differ, combined into rectangles.
    private func changedTiles(_ pixels: PixelBuffer, _ copy: PixelCopy) -> [PixelRect] {
        let cell = FrameStream.cell
        let columns = (pixels.width + cell - 1) / cell, rows = (pixels.height + cell - 1) / cell
        var isLooked = [Bool](repeating: false, count: columns * rows)
        let whole = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        for rect in damage.map({ $0.intersection(whole) }) where !rect.isEmpty {
            for row in Int(rect.minY) / cell...(Int(rect.minY) + rect.height - 1) / cell {
                for column in Int(rect.minX) / cell...(Int(rect.minX) + rect.width - 1) / cell { isLooked[row * columns + column] = true }
            }
        }
        var finished: [PixelRect] = [], open: [PixelRect] = []
        for row in 0..<rows {
            var runs: [PixelRect] = []
            let (y, height) = (row * cell, min(cell, pixels.height - row * cell))
            for column in 0..<columns where isLooked[row * columns + column] {
                let (x, width) = (column * cell, min(cell, pixels.width - column * cell))
                guard copy.differs(from: pixels, x: x, y: y, width: width, height: height) else { continue }
                if let last = runs.last, Int(last.minX) + last.width == x {
                    runs[runs.count - 1] = PixelRect(x: Int(last.minX), y: y, width: last.width + width, height: height)
                } else {
                    runs.append(PixelRect(x: x, y: y, width: width, height: height))
                }
            }
            // A run as wide as one in the row above makes it taller.
            var grown: [PixelRect] = []
            for run in runs {
                if let index = open.firstIndex(where: { $0.minX == run.minX && $0.width == run.width }) {
                    let above = open.remove(at: index)
                    grown.append(PixelRect(x: Int(above.minX), y: Int(above.minY), width: above.width, height: above.height + run.height))
                } else {
                    grown.append(run)
                }
            }
            finished += open
            open = grown
        }
        return finished + open
    }
}

/// The pixels that a client has.
private final class PixelCopy {
    let width: Int
    let height: Int
    private let memory: UnsafeMutableRawPointer

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        memory = .allocate(byteCount: max(1, width * height * 4), alignment: 16)
    }

    deinit { memory.deallocate() }

    func differs(from pixels: PixelBuffer, x: Int, y: Int, width: Int, height: Int) -> Bool {
        for row in y..<y + height
        where memcmp(memory + (row * self.width + x) * 4, UnsafeRawPointer(pixels.base) + row * pixels.bytesPerRow + x * 4, width * 4) != 0
        { return true }
        return false
    }

    /// Copies the tiles' pixels, and returns them compressed.
    func take(_ tiles: [PixelRect], of pixels: PixelBuffer) -> Data {
        let count = tiles.reduce(0) { $0 + $1.width * $1.height * 4 }
        let raw = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
        defer { raw.deallocate() }
        var end = raw
        for tile in tiles {
            for row in Int(tile.minY)..<Int(tile.minY) + tile.height {
                let source = UnsafeRawPointer(pixels.base) + row * pixels.bytesPerRow + Int(tile.minX) * 4
                memcpy(end, source, tile.width * 4)
                memcpy(memory + (row * width + Int(tile.minX)) * 4, source, tile.width * 4)
                end += tile.width * 4
            }
        }
        guard let compressor = libdeflate_alloc_compressor(1) else { return Data() }
        defer { libdeflate_free_compressor(compressor) }
        var packed = Data(count: libdeflate_zlib_compress_bound(compressor, count))
        let length = packed.withUnsafeMutableBytes { libdeflate_zlib_compress(compressor, raw, count, $0.baseAddress, $0.count) }
        packed.removeSubrange(length...)
        return packed
    }
}

extension Data {
    fileprivate mutating func appendLittleEndian(_ value: UInt32) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
