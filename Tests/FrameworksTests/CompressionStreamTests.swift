import CompressionCompanion
import Foundation
import Testing

@Suite struct CompressionStreamTests {
    private let plain = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7 ^ $0 >> 3) })

    /// Runs a stream with small buffers, and returns what it wrote and its last status.
    private func run(_ operation: compression_stream_operation, _ input: Data, isCut: Bool = false) -> (Data, compression_status) {
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: 777)
        defer { target.deallocate() }
        let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        guard compression_stream_init(stream, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK else {
            return (Data(), COMPRESSION_STATUS_ERROR)
        }
        defer { compression_stream_destroy(stream) }
        var result = Data(), status = COMPRESSION_STATUS_OK
        input.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            var place = 0
            stream.pointee.src_size = 0
            while status == COMPRESSION_STATUS_OK {
                if stream.pointee.src_size == 0 {
                    let count = min(1000, input.count - place)
                    (stream.pointee.src_ptr, stream.pointee.src_size) = (base + place, count)
                    place += count
                }
                (stream.pointee.dst_ptr, stream.pointee.dst_size) = (target, 777)
                let isLast = place == input.count
                status = compression_stream_process(stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
                result.append(target, count: 777 - stream.pointee.dst_size)
            }
        }
        return (result, status)
    }

    @Test("a stream packs and unpacks in small pieces, in the format of whole buffers") func streams() throws {
        let (packed, status) = run(COMPRESSION_STREAM_ENCODE, plain)
        #expect(status == COMPRESSION_STATUS_END && packed.count < plain.count)
        let (unpacked, end) = run(COMPRESSION_STREAM_DECODE, packed)
        #expect(end == COMPRESSION_STATUS_END && unpacked == plain)
        #expect(try Data(referencing: NSData(data: packed).decompressed(using: .zlib)) == plain)
    }

    @Test("damaged and cut bytes end a stream with an error") func damage() {
        #expect(run(COMPRESSION_STREAM_DECODE, Data([0xFF, 0xFF, 0xFF])).1 == COMPRESSION_STATUS_ERROR)
        let (packed, _) = run(COMPRESSION_STREAM_ENCODE, plain)
        #expect(run(COMPRESSION_STREAM_DECODE, packed.prefix(packed.count / 2)).1 == COMPRESSION_STATUS_ERROR)
    }

    @Test("filters pass data on in pieces, and nil at the end") func filters() throws {
        var packed = Data(), ends = 0
        let output = try OutputFilter(.compress, using: .zlib) { if let data = $0 { packed.append(data) } else { ends += 1 } }
        try output.write(plain.prefix(150_000))
        try output.write(plain.dropFirst(150_000))
        try output.finalize()
        try output.finalize()
        #expect(ends == 1 && packed.count < plain.count)
        var rest = packed
        let input = try InputFilter(.decompress, using: .zlib) { (count: Int) -> Data? in
            defer { rest = Data(rest.dropFirst(count)) }
            return rest.prefix(count)
        }
        var unpacked = Data()
        while let piece = try input.readData(ofLength: 4096) { unpacked.append(piece) }
        #expect(unpacked == plain)
        #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lzfse) { _ in } }
    }
}
