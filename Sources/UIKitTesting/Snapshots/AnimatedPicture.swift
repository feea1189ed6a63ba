import Foundation
import UIKit

/// Combines complete frames into an animated PNG, and splits it again.
enum AnimatedPicture {
    /// Returns an animated PNG, or `nil` if the frames do not match.
    /// - Parameters:
    ///   - frames: PNG files of one size.
    ///   - delay: The time for which each frame is shown, in milliseconds.
    static func join(_ frames: [Data], delay: UInt16) -> Data? {
        guard let first = frames.first.map(chunks), let header = first.first(where: { $0.type == "IHDR" }) else { return nil }
        var file = signature
        write("IHDR", header.body, into: &file)
        write("acTL", big(UInt32(frames.count)) + big(0), into: &file)
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            let parts = chunks(frame)
            guard let own = parts.first(where: { $0.type == "IHDR" }), own.body == header.body else { return nil }
            // Whole size at (0, 0), the delay as a fraction of 1000, no disposal, no blending.
            let control = big(sequence) + header.body.prefix(8) + big(0) + big(0) + big(delay) + big(1000) + Data([0, 0])
            write("fcTL", control, into: &file)
            sequence += 1
            for part in parts where part.type == "IDAT" {
                if index == 0 {
                    write("IDAT", part.body, into: &file)
                } else {
                    write("fdAT", big(sequence) + part.body, into: &file)
                    sequence += 1
                }
            }
        }
        write("IEND", Data(), into: &file)
        return file
    }

    /// The frames as PNG files; empty for a file that ``join(_:delay:)`` did not write.
    static func split(_ file: Data) -> [Data] {
        let parts = chunks(file)
        guard let header = parts.first(where: { $0.type == "IHDR" }) else { return [] }
        var frames: [Data] = []
        for part in parts {
            switch part.type {
            case "fcTL":
                frames.append(signature)
                write("IHDR", header.body, into: &frames[frames.count - 1])
            case "IDAT" where !frames.isEmpty: write("IDAT", part.body, into: &frames[frames.count - 1])
            case "fdAT" where !frames.isEmpty && part.body.count > 4: write("IDAT", part.body.dropFirst(4), into: &frames[frames.count - 1])
            default: break
            }
        }
        for index in frames.indices { write("IEND", Data(), into: &frames[index]) }
        return frames
    }

    // MARK: Chunks

    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    private static func chunks(_ file: Data) -> [(type: String, body: Data)] {
        let bytes = [UInt8](file)
        var list: [(String, Data)] = []
        var at = 8
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - at - 12 else { break }
            list.append((String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), Data(bytes[at + 8..<at + 8 + length])))
            at += 12 + length
        }
        return list
    }

    private static func write(_ type: String, _ body: Data, into file: inout Data) {
        let named = Data(type.utf8) + body
        file += big(UInt32(body.count)) + named + big(checksum(named))
    }

    private static func big<T: FixedWidthInteger>(_ value: T) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }

    /// CRC-32 as PNG's specification defines it.
    private static func checksum(_ data: Data) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
        return crc ^ 0xFFFF_FFFF
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}

/// Verifies an animation of the screen as an animated PNG over virtual time, without waiting.
/// - Parameters:
///   - duration: The length of the recording in seconds, from now.
///   - framesPerSecond: The number of pictures per second, up to the display's 60.
@MainActor @discardableResult
public func verify(
    animationOf stage: Stage, for duration: TimeInterval, framesPerSecond: Int = 10, named name: String? = nil,
    as comparer: Comparer = .exact,
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let rate = min(60, max(1, framesPerSecond))
    let count = max(1, Int((duration * Double(rate)).rounded()))
    var frames = [stage.png()]
    for _ in 0..<count {
        stage.advance(by: duration / Double(count))
        frames.append(stage.png())
    }
    guard let movie = AnimatedPicture.join(frames, delay: UInt16(1000 / rate)) else {
        TestReport.fail("the screen's size changed during the recording of the animation", at: place)
        return false
    }
    return SnapshotCheck(place, named: name, record: record).run(movie, "apng") { reference in
        let old = AnimatedPicture.split(reference)
        guard old.count == frames.count else {
            return SnapshotCheck.Mismatch(sentences: ["The animation has \(frames.count) frames, its reference \(old.count)."])
        }
        for (index, pair) in zip(frames, old).enumerated() where pair.0 != pair.1 {
            guard let actual = Pixels(png: pair.0), let before = Pixels(png: pair.1) else {
                return SnapshotCheck.Mismatch(sentences: ["Frame \(index) of the reference isn't a picture."])
            }
            let result = comparer.compare(actual, with: before)
            guard !result.isMatch else { continue }
            let moment = ViewNames.number(duration * Double(index) / Double(count))
            var attachments = [
                (name: "reference.png", data: pair.1), (name: "actual.png", data: pair.0), (name: "actual.apng", data: movie),
            ]
            if let difference = DifferencePicture.of(actual, before) { attachments.append((name: "difference.png", data: difference.png)) }
            return SnapshotCheck.Mismatch(
                sentences: [
                    "The first frame that differs is number \(index), after \(moment) s: \(result.measure). Tolerance: \(comparer)."
                ],
                attachments: attachments)
        }
        return nil
    }
}
