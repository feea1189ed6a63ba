import CoreMediaCompanion
import Foundation

/// What the header of a media file says: movies and sound in MPEG-4 and QuickTime files, and sound in WAVE, AIFF, Core Audio, and MP3
/// files. The media themselves are not decoded.
struct MediaFile {
    /// A track of the file.
    struct Track {
        var id: Int32 = 1, type = AVMediaType.audio, timescale: Int32 = 600, duration = CMTime.zero, size = CGSize.zero
        var transform = CGAffineTransform.identity, codec: UInt32 = 0, frames = 0, rate = 0.0, channels = 0, bits = 0, bytes = 0
        var language: String?, isEnabled = true
    }
    var duration = CMTime.zero, tracks: [Track] = [], texts: [String: String] = [:], artwork: Data?
    /// The place of samples that aren't encoded, and whether they are numbers with a fraction or begin with the high byte.
    var samples: Range<Int>?, isFloat = false, isBigEndian = false, kind = AVFileType.mov

    /// Reads a file; nil if it is missing or of another kind.
    init?(_ url: URL) {
        guard url.isFileURL || url.scheme == nil, let data = try? Data(contentsOf: URL(fileURLWithPath: url.path), options: .mappedIfSafe)
        else { return nil }
        self.init(data)
    }
    /// Reads the bytes of a file.
    init?(_ data: Data) {
        let bytes = MediaBytes(data: data)
        switch bytes.text(0, 4) {
        case "RIFF" where bytes.text(8, 4) == "WAVE": readWAVE(bytes)
        case "FORM" where ["AIFF", "AIFC"].contains(bytes.text(8, 4)): readAIFF(bytes)
        case "caff": readCAF(bytes)
        default:
            if bytes.text(4, 4) == "ftyp" || ["moov", "mdat", "wide", "free"].contains(bytes.text(4, 4)) {
                kind = bytes.text(8, 3) == "M4A" ? .m4a : bytes.text(8, 2) == "qt" ? .mov : .mp4
                readBoxes(bytes, 0..<data.count, 0)
            } else {
                readMP3(bytes)
            }
        }
        guard !tracks.isEmpty else { return nil }
        if duration == .zero { duration = tracks.map(\.duration).max() ?? .zero }
    }

    // MARK: Chunks

    /// Calls a closure with the name, the place, and the length of each chunk.
    private func chunks(_ bytes: MediaBytes, from start: Int, isBig: Bool, _ body: (String, Int, Int) -> Void) {
        var place = start
        while place + 8 <= bytes.count {
            let size = Int(isBig ? bytes.big32(place + 4) : bytes.little32(place + 4))
            body(bytes.text(place, 4), place + 8, min(size, bytes.count - place - 8))
            place += 8 + size + size % 2
        }
    }
    private mutating func readWAVE(_ bytes: MediaBytes) {
        var track = Track(), found: Range<Int>?, isFloat = false
        chunks(bytes, from: 12, isBig: false) { name, place, size in
            if name == "fmt ", size >= 16 {
                let format = bytes.little16(place) == 0xFFFE ? bytes.little16(place + 24) : bytes.little16(place)
                isFloat = format == 3
                track.codec = format == 1 || format == 3 ? kAudioFormatLinearPCM : UInt32(format)
                (track.channels, track.rate) = (Int(bytes.little16(place + 2)), Double(bytes.little32(place + 4)))
                track.bits = Int(bytes.little16(place + 14))
            } else if name == "data", found == nil {
                found = place..<place + size
            }
        }
        kind = .wav
        finish(&track, found, isFloat: isFloat)
    }
    private mutating func readAIFF(_ bytes: MediaBytes) {
        var track = Track(), found: Range<Int>?
        chunks(bytes, from: 12, isBig: true) { name, place, size in
            if name == "COMM", size >= 18 {
                (track.channels, track.bits) = (Int(bytes.big16(place)), Int(bytes.big16(place + 6)))
                track.rate = bytes.extended(place + 8)
                track.codec = bytes.text(8, 4) == "AIFF" || bytes.text(place + 18, 4) == "NONE" ? kAudioFormatLinearPCM : 0
            } else if name == "SSND", size > 8 {
                found = place + 8..<place + size
            }
        }
        (kind, isBigEndian) = (.aiff, true)
        finish(&track, found, isFloat: false)
    }
    private mutating func readCAF(_ bytes: MediaBytes) {
        var track = Track(), found: Range<Int>?, place = 8, flags: UInt32 = 0, packets: (frames: Int, rest: Int)?, perPacket = 0
        while place + 12 <= bytes.count {
            let size = bytes.big64(place + 4), start = place + 12, length = size < 0 ? bytes.count - start : min(size, bytes.count - start)
            switch bytes.text(place, 4) {
            case "desc" where length >= 32:
                (track.rate, track.codec, flags) = (bytes.double(start), bytes.big32(start + 8), bytes.big32(start + 12))
                perPacket = Int(bytes.big32(start + 20))
                (track.channels, track.bits) = (Int(bytes.big32(start + 24)), Int(bytes.big32(start + 28)))
            case "data" where length >= 4: found = start + 4..<start + length
            case "pakt" where length >= 24: packets = (bytes.big64(start + 8), 0)
            default: break
            }
            guard size >= 0, length == size else { break }
            place = start + length
        }
        kind = .caf
        isBigEndian = flags & 2 == 0
        finish(&track, found, isFloat: flags & 1 != 0)
        guard (1...1_000_000).contains(track.rate) else { return }
        if tracks.isEmpty, let packets, packets.frames > 0 {
            track.duration = CMTime(seconds: Double(packets.frames) / track.rate, preferredTimescale: Int32(track.rate))
            tracks = [track]
        } else if tracks.isEmpty, perPacket > 0, let found, track.codec == kAudioFormatAppleIMA4, track.channels > 0 {
            let frames = found.count / (34 * track.channels) * perPacket
            track.duration = CMTime(seconds: Double(frames) / track.rate, preferredTimescale: Int32(track.rate))
            tracks = [track]
        }
    }
    /// Adds a track of samples that aren't encoded.
    private mutating func finish(_ track: inout Track, _ found: Range<Int>?, isFloat: Bool) {
        guard track.codec == kAudioFormatLinearPCM, let found, (1...64).contains(track.channels), (1...1_000_000).contains(track.rate),
            [8, 16, 24, 32, 64].contains(track.bits)
        else { return }
        track.frames = found.count / (track.channels * track.bits / 8)
        track.timescale = Int32(track.rate)
        track.duration = CMTime(value: Int64(track.frames), timescale: track.timescale)
        track.bytes = found.count
        (tracks, samples, self.isFloat) = ([track], found, isFloat)
    }

    // MARK: Boxes

    private mutating func readBoxes(_ bytes: MediaBytes, _ range: Range<Int>, _ depth: Int) {
        guard depth < 8 else { return }
        bytes.boxes(in: range) { name, content in
            switch name {
            case "moov", "udta": readBoxes(bytes, content, depth + 1)
            case "meta":
                // In QuickTime files, the boxes begin at once; in MPEG-4 files, after a version.
                let start = content.lowerBound + (bytes.big32(content.lowerBound) == 0 ? 4 : 0)
                if start <= content.upperBound { readBoxes(bytes, start..<content.upperBound, depth + 1) }
            case "ilst": readTexts(bytes, content)
            case "mvhd":
                let isLong = bytes.byte(content.lowerBound) == 1, place = content.lowerBound
                let scale = Int32(clamping: Int(bytes.big32(place + (isLong ? 20 : 12))))
                let length = isLong ? bytes.big64(place + 24) : Int(bytes.big32(place + 16))
                if scale > 0, length >= 0 { duration = CMTime(value: Int64(length), timescale: scale) }
            case "trak":
                var track = Track()
                readTrack(bytes, content, &track, depth + 1)
                tracks.append(track)
            default: break
            }
        }
    }
    private func readTrack(_ bytes: MediaBytes, _ range: Range<Int>, _ track: inout Track, _ depth: Int) {
        guard depth < 8 else { return }
        bytes.boxes(in: range) { name, content in
            let place = content.lowerBound, isLong = bytes.byte(place) == 1
            switch name {
            case "mdia", "minf", "stbl": readTrack(bytes, content, &track, depth + 1)
            case "tkhd":
                track.isEnabled = bytes.big32(place) & 1 == 1
                track.id = Int32(bitPattern: bytes.big32(place + (isLong ? 20 : 12)))
                let matrix = place + (isLong ? 52 : 40)
                func fixed(_ index: Int) -> CGFloat { CGFloat(Int32(bitPattern: bytes.big32(matrix + index * 4))) / 65536 }
                track.transform = CGAffineTransform(a: fixed(0), b: fixed(1), c: fixed(3), d: fixed(4), tx: fixed(6), ty: fixed(7))
                track.size = CGSize(width: fixed(9), height: fixed(10))
            case "mdhd":
                track.timescale = Int32(clamping: Int(bytes.big32(place + (isLong ? 20 : 12))))
                let length = isLong ? bytes.big64(place + 24) : Int(bytes.big32(place + 16))
                if track.timescale > 0, length >= 0 { track.duration = CMTime(value: Int64(length), timescale: track.timescale) }
                let code = bytes.big16(place + (isLong ? 32 : 20))
                let letters = [10, 5, 0].map { UInt8(code >> UInt16($0) & 31) + 0x60 }
                track.language = code == 0x55C4 || code < 0x400 ? nil : String(decoding: letters, as: UTF8.self)
            case "hdlr":
                let kind = bytes.text(place + 8, 4)
                if kind != "dhlr", kind != "alis", kind != "url " { track.type = AVMediaType(rawValue: kind) }
            case "stsd":
                track.codec = bytes.big32(place + 12)
                if track.type == .audio {
                    (track.channels, track.bits) = (Int(bytes.big16(place + 32)), Int(bytes.big16(place + 34)))
                    track.rate = Double(bytes.big32(place + 40)) / 65536
                } else if track.type == .video, bytes.big16(place + 40) > 0 {
                    track.size = CGSize(width: Int(bytes.big16(place + 40)), height: Int(bytes.big16(place + 42)))
                }
            case "stts":
                for index in 0..<Int(min(bytes.big32(place + 4), 1 << 20)) where place + 16 + index * 8 <= content.upperBound {
                    track.frames = min(track.frames + Int(bytes.big32(place + 8 + index * 8)), 1 << 40)
                }
            case "stsz":
                let size = Int(bytes.big32(place + 4)), count = Int(bytes.big32(place + 8))
                let listed = max(0, min(count, (content.count - 12) / 4))
                track.bytes =
                    size > 0
                    ? (size > bytes.count / max(count, 1) ? bytes.count : size * count)
                    : (0..<listed).reduce(0) { $0 + Int(bytes.big32(place + 12 + $1 * 4)) }
            default: break
            }
        }
    }
    private mutating func readTexts(_ bytes: MediaBytes, _ range: Range<Int>) {
        bytes.boxes(in: range) { name, content in
            guard bytes.text(content.lowerBound + 4, 4) == "data", content.count > 16 else { return }
            let kind = bytes.big32(content.lowerBound + 8), value = bytes.data(content.lowerBound + 16, content.count - 16)
            if kind == 1 { texts[name] = String(decoding: value, as: UTF8.self) } else if name == "covr" { artwork = value }
        }
    }

    // MARK: MP3

    private mutating func readMP3(_ bytes: MediaBytes) {
        var place = 0
        if bytes.text(0, 3) == "ID3" {
            place = 10 + (0..<4).reduce(0) { $0 << 7 | Int(bytes.byte(6 + $1) & 0x7F) }
            readID3(bytes, end: min(place, bytes.count))
        }
        guard bytes.byte(place) == 0xFF, bytes.byte(place + 1) & 0xE0 == 0xE0, bytes.byte(place + 1) >> 1 & 3 == 1 else { return }
        let version = Int(bytes.byte(place + 1) >> 3 & 3), isOne = version == 3
        let high = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
        let low = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0]
        let bits = (isOne ? high : low)[Int(bytes.byte(place + 2) >> 4)] * 1000, rateIndex = Int(bytes.byte(place + 2) >> 2 & 3)
        guard version != 1, rateIndex < 3, bits > 0 else { return }
        let rate = [44_100, 48_000, 32_000][rateIndex] / (isOne ? 1 : version == 2 ? 2 : 4), isMono = bytes.byte(place + 3) >> 6 == 3
        let side = isOne ? (isMono ? 17 : 32) : (isMono ? 9 : 17), mark = place + 4 + side, perFrame = isOne ? 1152 : 576
        var track = Track(codec: kAudioFormatMPEGLayer3, rate: Double(rate), channels: isMono ? 1 : 2)
        (track.timescale, track.bytes) = (Int32(rate), max(0, bytes.count - place))
        if ["Xing", "Info"].contains(bytes.text(mark, 4)), bytes.big32(mark + 4) & 1 == 1 {
            track.duration = CMTime(value: Int64(bytes.big32(mark + 8)) * Int64(perFrame), timescale: Int32(rate))
        } else {
            track.duration = CMTime(seconds: Double(bytes.count - place) * 8 / Double(bits), preferredTimescale: Int32(rate))
        }
        (tracks, kind) = ([track], .mp3)
    }
    /// The texts of a tag, by the names that MPEG-4 files give them.
    private mutating func readID3(_ bytes: MediaBytes, end: Int) {
        let names = ["TIT2": "©nam", "TPE1": "©ART", "TALB": "©alb", "TCON": "©gen", "TCOM": "©wrt", "TDRC": "©day", "TYER": "©day"]
        var place = 10
        while place + 11 <= end {
            let isFour = bytes.byte(3) == 4, name = bytes.text(place, 4)
            let size = isFour ? (0..<4).reduce(0) { $0 << 7 | Int(bytes.byte(place + 4 + $1) & 0x7F) } : Int(bytes.big32(place + 4))
            guard size > 0, place + 10 + size <= end else { return }
            if let key = names[name] {
                let value = bytes.data(place + 11, size - 1)
                let encoding: String.Encoding = [.isoLatin1, .utf16, .utf16BigEndian, .utf8][Int(min(bytes.byte(place + 10), 3))]
                texts[key] = String(data: value, encoding: encoding)?.trimmingCharacters(in: CharacterSet(charactersIn: "\0\u{FEFF}"))
            }
            place += 10 + size
        }
    }
}

/// The bytes of a file. Reading behind the end gives 0.
struct MediaBytes {
    let data: Data
    var count: Int { data.count }
    func byte(_ place: Int) -> UInt8 { place >= 0 && place < data.count ? data[data.startIndex + place] : 0 }
    func data(_ place: Int, _ length: Int) -> Data {
        guard place >= 0, place < data.count, length > 0 else { return Data() }
        return Data(data[data.startIndex + place..<data.startIndex + min(place + length, data.count)])
    }
    func text(_ place: Int, _ length: Int) -> String {
        String(decoding: (0..<length).map { byte(place + $0) }.flatMap { $0 == 0xA9 ? Array("©".utf8) : [$0] }, as: UTF8.self)
    }
    func big16(_ place: Int) -> UInt16 { UInt16(byte(place)) << 8 | UInt16(byte(place + 1)) }
    func little16(_ place: Int) -> UInt16 { big16(place).byteSwapped }
    func big32(_ place: Int) -> UInt32 { UInt32(big16(place)) << 16 | UInt32(big16(place + 2)) }
    func little32(_ place: Int) -> UInt32 { big32(place).byteSwapped }
    func big64(_ place: Int) -> Int { Int(Int64(bitPattern: UInt64(big32(place)) << 32 | UInt64(big32(place + 4)))) }
    func double(_ place: Int) -> Double { Double(bitPattern: UInt64(big32(place)) << 32 | UInt64(big32(place + 4))) }
    /// A number of 80 bits.
    func extended(_ place: Int) -> Double {
        let power = Int(big16(place) & 0x7FFF) - 16383 - 63
        return power > -200 && power < 200 ? Double(UInt64(bitPattern: Int64(big64(place + 2)))) * pow(2, Double(power)) : 0
    }
    /// Calls a closure with the name and the content of each box.
    func boxes(in range: Range<Int>, _ body: (String, Range<Int>) -> Void) {
        var place = range.lowerBound
        while place + 8 <= range.upperBound {
            var size = Int(big32(place)), head = 8
            if size == 1 { (size, head) = (big64(place + 8), 16) } else if size == 0 { size = range.upperBound - place }
            guard size >= head, size <= range.upperBound - place else { return }
            body(text(place + 4, 4), place + head..<place + size)
            place += size
        }
    }
}
