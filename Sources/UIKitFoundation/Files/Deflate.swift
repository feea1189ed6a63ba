import CDeflate
import Foundation

/// Bytes in the format DEFLATE without a header (RFC 1951), which Apple's Compression and Foundation call zlib.
enum DeflateCode {
    /// Returns the packed bytes. The level is Apple's.
    static func packed(_ plain: UnsafeRawBufferPointer) -> [UInt8] {
        guard let machine = libdeflate_alloc_compressor(5) else { return [] }
        defer { libdeflate_free_compressor(machine) }
        return [UInt8](unsafeUninitializedCapacity: libdeflate_deflate_compress_bound(machine, plain.count)) { buffer, count in
            count = libdeflate_deflate_compress(machine, plain.baseAddress, plain.count, buffer.baseAddress, buffer.count)
        }
    }
    /// Returns the unpacked bytes, or nil if the data is damaged or unpacks to more than the limit.
    static func unpacked(_ packed: UnsafeRawBufferPointer, limit: Int = 1 << 30) -> [UInt8]? {
        guard let machine = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(machine) }
        var capacity = max(packed.count * 4, 4096)
        while capacity <= limit {
            var size = 0
            var status = LIBDEFLATE_BAD_DATA
            let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                status = libdeflate_deflate_decompress(machine, packed.baseAddress, packed.count, buffer.baseAddress, capacity, &size)
                count = status == LIBDEFLATE_SUCCESS ? size : 0
            }
            if status == LIBDEFLATE_SUCCESS { return result }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
            capacity *= 4
        }
        return nil
    }
}

extension NSData {
    /// The format of compressed data. Of these, there is zlib.
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }
    // FIXME(gap): LZFSE, LZ4, and LZMA are missing; their errors are those of data that can't be compressed.
    /// Returns the compressed data.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib else { throw CocoaError(CocoaError.Code(rawValue: 5376)) }  // NSCompressionFailedError
        let plain = Data(referencing: self)
        return NSData(data: Data(plain.withUnsafeBytes { DeflateCode.packed($0) }))
    }
    /// Returns the data that was compressed.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let packed = Data(referencing: self)
        guard algorithm == .zlib, let plain = packed.withUnsafeBytes({ DeflateCode.unpacked($0) }) else {
            throw CocoaError(CocoaError.Code(rawValue: 5377))  // NSDecompressionFailedError
        }
        return NSData(data: Data(plain))
    }
}
extension NSMutableData {
    /// Compresses the data.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try compressed(using: algorithm)))
    }
    /// Decompresses the data.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try decompressed(using: algorithm)))
    }
}
