import Foundation
import Testing
import UIKitFoundation

struct BoundStreamTests {
    private func pair(_ size: Int) throws -> (InputStream, OutputStream) {
        var input: InputStream?, output: OutputStream?
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try #require(input), try #require(output))
    }
    private func read(_ stream: InputStream, _ count: Int = 9) -> String? {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = stream.read(&bytes, maxLength: count)
        return length < 0 ? nil : String(decoding: bytes.prefix(length), as: UTF8.self)
    }

    @Test("a write fills the buffer, a read empties it, and the end follows the closed writer's last bytes")
    func bytes() throws {
        let (input, output) = try pair(4)
        #expect(read(input) == nil && input.streamStatus == .notOpen)
        input.open()
        output.open()
        #expect(!input.hasBytesAvailable && output.write(Array("hello".utf8), maxLength: 5) == 4 && !output.hasSpaceAvailable)
        #expect(read(input) == "hell" && output.hasSpaceAvailable)
        #expect(output.write([33], maxLength: 1) == 1)
        output.close()
        #expect(read(input) == "!" && input.streamStatus == .atEnd && read(input) == "")
    }

    @Test("a write to a closed reader fails")
    func closedReader() throws {
        let (input, output) = try pair(4)
        input.open()
        output.open()
        input.close()
        #expect(output.write([1], maxLength: 1) == -1 && output.streamStatus == .error)
        #expect((output.streamError as? POSIXError)?.code == .EPIPE)
    }

    @Test("a writer on another thread waits for the reader")
    func threads() throws {
        let (input, output) = try pair(4)
        input.open()
        output.open()
        nonisolated(unsafe) let end = output
        Thread.detachNewThread {
            var rest = Array("a longer text".utf8)[...]
            while !rest.isEmpty { rest = rest.dropFirst(rest.withUnsafeBufferPointer { end.write($0.baseAddress!, maxLength: $0.count) }) }
            end.close()
        }
        var all = ""
        while let part = read(input, 3), !part.isEmpty { all += part }
        #expect(all == "a longer text")
    }
}
