// The functions of Compression for whole buffers. The module of this name adds the streams and the filters.
// FIXME(gap): the formats other than COMPRESSION_ZLIB are missing.
/// A format of compressed data. The numbers are those of Apple's header.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100), COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205), COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702), COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Returns 0: no scratch buffer is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns 0: no scratch buffer is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer. Returns the number of bytes, or 0 if they don't fit or the format is missing.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB else { return 0 }
    let packed = DeflateCode.packed(UnsafeRawBufferPointer(start: src_buffer, count: src_size))
    guard packed.count <= dst_size else { return 0 }
    for (place, byte) in packed.enumerated() { dst_buffer[place] = byte }
    return packed.count
}
/// Decompresses a buffer. Returns the number of bytes, which is the size of the buffer if they don't fit, or 0 if the bytes are damaged or
/// the format is missing.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB, let plain = DeflateCode.unpacked(UnsafeRawBufferPointer(start: src_buffer, count: src_size)) else {
        return 0
    }
    let count = min(plain.count, dst_size)
    for place in 0..<count { dst_buffer[place] = plain[place] }
    return count
}
