import Foundation
import Testing
import UIKitFoundation

@Suite("Compression")
struct CompressionTests {
    @Test("data that is compressed with zlib is DEFLATE without a header, and can be decompressed")
    func data() throws {
        let plain = Data(repeating: 7, count: 50_000)
        let packed = try NSData(data: plain).compressed(using: .zlib)
        #expect(packed.length > 0 && packed.length < 500)
        #expect(try Data(referencing: packed.decompressed(using: .zlib)) == plain)
        // A block of the fixed codes that holds "a": RFC 1951, 3.2.6.
        #expect(try Data(referencing: NSData(data: Data([0x4B, 0x04, 0x00])).decompressed(using: .zlib)) == Data("a".utf8))
        let empty = try NSData(data: Data()).compressed(using: .zlib)
        #expect(try empty.decompressed(using: .zlib).length == 0)
    }

    @Test("damaged data and the missing formats throw Foundation's errors")
    func errors() throws {
        let damaged = NSData(data: Data([0xFF, 0xFF, 0xFF]))
        let decompression = #expect(throws: CocoaError.self) { try damaged.decompressed(using: .zlib) }
        #expect(decompression?.code.rawValue == 5377)
        let compression = #expect(throws: CocoaError.self) { try damaged.compressed(using: .lzfse) }
        #expect(compression?.code.rawValue == 5376)
    }

    @Test("buffers are compressed, and a small target gets the beginning of what was compressed")
    func buffers() {
        let plain = [UInt8](repeating: 9, count: 1000)
        var packed = [UInt8](repeating: 0, count: 1000), target = [UInt8](repeating: 0, count: 1000)
        let size = compression_encode_buffer(&packed, 1000, plain, 1000, nil, COMPRESSION_ZLIB)
        let tight = compression_encode_buffer(&target, 2, plain, 1000, nil, COMPRESSION_ZLIB)
        #expect(size > 0 && size < 100 && tight == 0)
        let whole = compression_decode_buffer(&target, 1000, packed, size, nil, COMPRESSION_ZLIB)
        #expect(whole == 1000 && target == plain)
        let beginning = compression_decode_buffer(&target, 10, packed, size, nil, COMPRESSION_ZLIB)
        let missing = compression_encode_buffer(&packed, 1000, plain, 1000, nil, COMPRESSION_LZFSE)
        #expect(beginning == 10 && missing == 0)
    }
}
