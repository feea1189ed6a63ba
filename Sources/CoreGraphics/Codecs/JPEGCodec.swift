import CJPEG
import Foundation

/// Reads and writes JPEG with libjpeg-turbo; reading can halve the picture three times on the way.
package enum JPEGCodec {
    static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

    static func size(_ data: Data) -> (width: Int, height: Int)? {
        guard let handle = tjInitDecompress() else { return nil }
        defer { tjDestroy(handle) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let result = data.withUnsafeBytes {
            tjDecompressHeader3(handle, $0.bindMemory(to: UInt8.self).baseAddress, UInt($0.count), &width, &height, &sampling, &space)
        }
        guard result == 0, width > 0, height > 0 else { return nil }
        return (Int(width), Int(height))
    }

    /// Returns the pixels at full size, or at the smallest of 1/2, 1/4, 1/8 that is at least as large as requested.
    static func decode(_ data: Data, atLeast target: (width: Int, height: Int)? = nil) -> PixelBuffer? {
        guard let full = size(data), PixelBuffer.isAcceptable(width: full.width, height: full.height), let handle = tjInitDecompress()
        else { return nil }
        defer { tjDestroy(handle) }
        var divisor = 1
        if let target {
            while divisor < 8, (full.width + divisor * 2 - 1) / (divisor * 2) >= target.width,
                (full.height + divisor * 2 - 1) / (divisor * 2) >= target.height
            { divisor *= 2 }
        }
        let (width, height) = ((full.width + divisor - 1) / divisor, (full.height + divisor - 1) / divisor)
        guard let buffer = PixelBuffer(width: width, height: height, isOpaque: true, isCleared: false) else { return nil }
        let result = data.withUnsafeBytes {
            tjDecompress2(
                handle, $0.bindMemory(to: UInt8.self).baseAddress, UInt($0.count), buffer.base.assumingMemoryBound(to: UInt8.self),
                Int32(width),
                Int32(buffer.bytesPerRow), Int32(height), Int32(TJPF_BGRX.rawValue), Int32(TJFLAG_ACCURATEDCT))
        }
        // After a warning the picture has damaged parts, which UIKit shows too.
        guard result == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { return nil }
        buffer.markDirty()
        return buffer
    }

    /// Encodes the image. `quality` is clamped to 0...1, and 0 if it is not a number; alpha is dropped.
    package static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
        guard let buffer = image.buffer, let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        buffer.flush()
        var output: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(output) }
        let percent = Int32((max(min(1, quality.isNaN ? 0 : quality), 0) * 99).rounded()) + 1
        let result = tjCompress2(
            handle, buffer.base.assumingMemoryBound(to: UInt8.self), Int32(buffer.width), Int32(buffer.bytesPerRow), Int32(buffer.height),
            Int32(TJPF_BGRX.rawValue), &output, &size, percent >= 90 ? Int32(TJSAMP_444.rawValue) : Int32(TJSAMP_420.rawValue), percent,
            Int32(TJFLAG_ACCURATEDCT))
        guard result == 0, let output else { return nil }
        return Data(bytes: output, count: Int(size))
    }

    /// Returns the EXIF orientation, 1...8, or 1 if there is none.
    static func orientation(_ data: Data) -> Int {
        let bytes = [UInt8](data.prefix(1 << 16))
        var offset = 2
        while offset + 4 < bytes.count, bytes[offset] == 0xFF {
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            if bytes[offset + 1] == 0xE1, offset + 4 + 14 < bytes.count, Array(bytes[(offset + 4)..<(offset + 8)]) == Array("Exif".utf8) {
                return ExifReader(bytes: bytes, start: offset + 10).orientation ?? 1
            }
            if bytes[offset + 1] == 0xDA || length < 2 { break }
            offset += 2 + length
        }
        return 1
    }
}

/// Reads the one EXIF field that pictures need.
private struct ExifReader {
    let bytes: [UInt8]
    let start: Int

    private var isLittle: Bool { bytes[start] == 0x49 }

    private func number(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, start + offset + count <= bytes.count else { return nil }
        let slice = bytes[(start + offset)..<(start + offset + count)]
        return (isLittle ? slice.reversed() : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
    }

    var orientation: Int? {
        guard start + 8 <= bytes.count, let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for entry in 0..<min(entries, 256) {
            let offset = directory + 2 + entry * 12
            if number(offset, 2) == 0x0112 { return number(offset + 8, 2) }
        }
        return nil
    }
}
