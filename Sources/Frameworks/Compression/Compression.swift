// The format zlib (DEFLATE without a header) works, for buffers, streams, and filters. The other formats refuse: buffers give 0, streams
// give an error, and filters throw.
// FIXME(gap): LZFSE, LZ4, LZMA, LZBITMAP, and Brotli are missing.
import CZlibStreams
@_exported import Foundation
@_exported import UIKitFoundation

/// Whether a stream packs or unpacks.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0), COMPRESSION_STREAM_DECODE = compression_stream_operation(1)
/// The options of a step of a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// The source has no bytes after these.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)
/// The result of a step of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0), COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// The bytes that a stream takes and writes next.
public struct compression_stream {
    /// Where bytes are written, and how many fit.
    public var dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int
    /// Where bytes are taken, and how many there are.
    public var src_ptr: UnsafePointer<UInt8>, src_size: Int
    /// The stream's own memory.
    public var state: UnsafeMutableRawPointer?
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) = (dst_ptr, dst_size, src_ptr, src_size, state)
    }
}
/// Begins a stream. Returns an error for a format that is missing.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, let made = us_zlibStreamCreate(operation == COMPRESSION_STREAM_ENCODE) else {
        return COMPRESSION_STATUS_ERROR
    }
    // The memory of an uninitialized structure holds no values to keep.
    UnsafeMutableRawPointer(stream).storeBytes(
        of: made, toByteOffset: MemoryLayout.offset(of: \compression_stream.state)!, as: OpaquePointer.self)
    return COMPRESSION_STATUS_OK
}
/// Takes and writes bytes. Returns the end of the stream once; before it, OK.
@discardableResult public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32)
    -> compression_status
{
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    var source: UnsafePointer<UInt8>? = stream.pointee.src_ptr, target: UnsafeMutablePointer<UInt8>? = stream.pointee.dst_ptr
    let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    let result = us_zlibStreamProcess(
        OpaquePointer(state), &source, &stream.pointee.src_size, &target, &stream.pointee.dst_size, isLast)
    if let source { stream.pointee.src_ptr = source }
    if let target { stream.pointee.dst_ptr = target }
    return compression_status(result)
}
/// Ends a stream.
@discardableResult public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    us_zlibStreamDestroy(OpaquePointer(state))
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
