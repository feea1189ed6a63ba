import CZlibStreams
import Foundation
import UIKitFoundation

/// A format of compressed data.
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
    case lzfse, zlib, lz4, lzma, lzbitmap, brotli
    /// The number in the C interface.
    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }
    /// Returns the format with a number, or nil.
    public init?(rawValue: compression_algorithm) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }
}
/// Whether a filter packs or unpacks.
public enum FilterOperation: RawRepresentable, Sendable {
    case compress, decompress
    /// The number in the C interface.
    public var rawValue: compression_stream_operation {
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
    /// Returns the operation with a number, or nil.
    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }
}
public enum FilterError: Error, Sendable {
    /// The filter can't be used, or has ended.
    case invalidState
    /// The bytes are damaged.
    case invalidData
}

/// A stream, from its first byte to its last.
private final class FilterStream {
    private let stream: OpaquePointer
    private(set) var isAtEnd = false
    init(_ operation: FilterOperation, _ algorithm: Algorithm) throws {
        guard algorithm == .zlib, let made = us_zlibStreamCreate(operation == .compress) else { throw FilterError.invalidState }
        stream = made
    }
    deinit { us_zlibStreamDestroy(stream) }

    /// Processes bytes, and passes what comes out, in pieces.
    func process(_ bytes: [UInt8], isLast: Bool, _ capacity: Int, _ write: (Data) throws -> Void) throws {
        guard !isAtEnd else { return }
        var output = [UInt8](repeating: 0, count: max(capacity, 1)), place = 0
        while true {
            var left = bytes.count - place, space = output.count
            let status = bytes.withUnsafeBufferPointer { input in
                output.withUnsafeMutableBufferPointer { buffer in
                    var nothing: UInt8 = 0
                    return withUnsafePointer(to: &nothing) { none in
                        var source: UnsafePointer<UInt8>? = (input.baseAddress ?? none) + place
                        var target = buffer.baseAddress
                        return us_zlibStreamProcess(stream, &source, &left, &target, &space, isLast)
                    }
                }
            }
            place = bytes.count - left
            if space < output.count { try write(Data(output.prefix(output.count - space))) }
            switch status {
            case 1:
                isAtEnd = true
                return
            case 0: if space > 0, left == 0 { return }
            default: throw FilterError.invalidData
            }
        }
    }
}

/// Packs or unpacks the data that is written to it, and passes the result on.
public class OutputFilter {
    private var stream: FilterStream?
    private let capacity: Int, sink: (Data?) throws -> Void
    /// Creates a filter. Throws if the format is missing.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        (stream, capacity, sink) = (try FilterStream(operation, algorithm), bufferCapacity, writeFunc)
    }
    /// Processes data; nil ends the filter.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard let stream else { throw FilterError.invalidState }
        try stream.process(Array(data), isLast: false, capacity) { try sink($0) }
    }
    /// Processes the rest, and passes nil at the end.
    public func finalize() throws {
        guard let stream else { return }
        self.stream = nil
        try stream.process([], isLast: true, capacity) { try sink($0) }
        try sink(nil)
    }
}
/// Packs or unpacks data that it reads when its own is read.
public class InputFilter<D: DataProtocol> {
    private let stream: FilterStream, capacity: Int, read: (Int) throws -> D?
    private var ready = Data(), isAtEnd = false
    /// Creates a filter. Throws if the format is missing.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        (stream, capacity, read) = (try FilterStream(operation, algorithm), bufferCapacity, readFunc)
    }
    /// Returns up to a number of bytes; nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        while ready.count < count, !isAtEnd {
            let next = try read(capacity).flatMap { $0.isEmpty ? nil : Array($0) }
            try stream.process(next ?? [], isLast: next == nil, capacity) { ready.append($0) }
            if next == nil || stream.isAtEnd { isAtEnd = true }
        }
        guard !ready.isEmpty else { return nil }
        let result = Data(ready.prefix(count))
        ready = Data(ready.dropFirst(count))
        return result
    }
}
