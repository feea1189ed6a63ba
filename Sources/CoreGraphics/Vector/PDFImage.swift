import Foundation

/// A picture on a PDF page, as a separate object or inline: samples of 1 to 16 bits, stencils, and JPEG data, with alpha from a second
/// picture.
struct PDFImage {
    private let entries: [String: PDFObject]
    private let file: PDFFile
    private let width: Int
    private let height: Int

    /// Fails if it has no size or is too large.
    init?(_ entries: [String: PDFObject], _ file: PDFFile) {
        guard let width = file.resolve(entries["Width"]).number, let height = file.resolve(entries["Height"]).number,
            width >= 1, height >= 1, width < 32768, height < 32768, PixelBuffer.isAcceptable(width: Int(width), height: Int(height))
        else { return nil }
        (self.entries, self.file, self.width, self.height) = (entries, file, Int(width), Int(height))
    }

    private var isStencil: Bool { if case .bool(true) = file.resolve(entries["ImageMask"]) { true } else { false } }
    private var bitsPerSample: Int {
        isStencil ? 1 : file.resolve(entries["BitsPerComponent"]).number.map { Int(max(min($0, 16), 0)) } ?? 8
    }

    /// Returns the number of bytes that the samples take without filters.
    func byteCount(in space: PDFColorSpace) -> Int { (width * (isStencil ? 1 : space.count) * bitsPerSample + 7) / 8 * height }

    /// Returns the image. `bytes` are the samples, or JPEG data if `filter` names it. A stencil paints `tint`.
    func image(_ bytes: [UInt8], filter: String?, in space: PDFColorSpace, tint: SolidPaint) -> CGImage? {
        let buffer: PixelBuffer? =
            if filter == "DCTDecode" {
                ImageDecoder.decode(Data(bytes))?.image.buffer
            } else if isStencil {
                stencil(bytes, tint)
            } else {
                pixels(bytes, space)
            }
        guard let buffer else { return nil }
        buffer.markDirty()
        return CGImage(masked(buffer) ?? buffer)
    }

    private func stencil(_ bytes: [UInt8], _ tint: SolidPaint) -> PixelBuffer? {
        guard let samples = PackedSamples(bytes, width: width, height: height, count: 1, bits: 1),
            let buffer = PixelBuffer(width: width, height: height)
        else {
            return nil
        }
        let painted = file.numbers(entries["Decode"]).first == 1 ? 1 : 0
        for y in 0..<height {
            let line = buffer.row(y)
            for x in 0..<width where samples[x, y, 0] == painted { line[x] = tint.premultiplied }
        }
        return buffer
    }

    private func pixels(_ bytes: [UInt8], _ space: PDFColorSpace) -> PixelBuffer? {
        guard space.count > 0, let samples = PackedSamples(bytes, width: width, height: height, count: space.count, bits: bitsPerSample),
            let buffer = PixelBuffer(width: width, height: height)
        else { return nil }
        let decode = file.numbers(entries["Decode"])
        let isIndexed = if case .indexed = space { true } else { false }
        let ends = (0..<space.count).map { component -> (low: CGFloat, high: CGFloat) in
            if decode.count == space.count * 2 { return (decode[2 * component], decode[2 * component + 1]) }
            return (0, isIndexed ? CGFloat(samples.highest) : 1)
        }
        for y in 0..<height {
            let line = buffer.row(y)
            for x in 0..<width {
                let values = ends.indices.map {
                    ends[$0].low + (ends[$0].high - ends[$0].low) * CGFloat(samples[x, y, $0]) / CGFloat(samples.highest)
                }
                line[x] = space.paint(values, file).premultiplied
            }
        }
        return buffer
    }

    /// Returns the picture with its mask applied, if it has one, at the higher of the two resolutions: a soft mask's brightness is alpha; a
    /// stencil is transparent where it doesn't paint.
    private func masked(_ picture: PixelBuffer) -> PixelBuffer? {
        let (soft, hard) = (file.resolve(entries["SMask"]), file.resolve(entries["Mask"]))
        let (object, isSoft) = soft.dictionary == nil ? (hard, false) : (soft, true)
        guard let entries = object.dictionary, let mask = PDFImage(entries, file), let bytes = file.data(of: object),
            let samples = PackedSamples(bytes, width: mask.width, height: mask.height, count: 1, bits: isSoft ? mask.bitsPerSample : 1),
            let result = PixelBuffer(width: max(picture.width, mask.width), height: max(picture.height, mask.height), isCleared: false)
        else { return nil }
        let isInverted = isSoft ? file.numbers(entries["Decode"]).first == 1 : file.numbers(entries["Decode"]).first != 1
        let opaque: UInt32 = picture.isOpaque ? 0xFF00_0000 : 0
        for y in 0..<result.height {
            let (from, to, row) = (picture.row(y * picture.height / result.height), result.row(y), y * mask.height / result.height)
            for x in 0..<result.width {
                let value = samples[x * mask.width / result.width, row, 0] * 255 / samples.highest
                to[x] = (from[x * picture.width / result.width] | opaque).faded(by: UInt32(isInverted ? 255 - value : value))
            }
        }
        result.markDirty()
        return result
    }
}

extension UInt32 {
    /// Returns a premultiplied pixel with `alpha` of 255 applied.
    fileprivate func faded(by alpha: UInt32) -> UInt32 {
        func part(_ shift: UInt32) -> UInt32 { (((self >> shift & 255) * alpha + 127) / 255) << shift }
        return part(24) | part(16) | part(8) | part(0)
    }
}

// MARK: - Between the operators

extension PDFReader {
    /// Reads the entries of an inline image, whose keys and names may be abbreviated; afterward the reader is at its data.
    mutating func inlineImageEntries() -> [String: PDFObject]? {
        var entries: [String: PDFObject] = [:]
        while let key = object(resolvesReferences: false) {
            if case .word("ID") = key {
                cursor = Swift.min(cursor + 1, bytes.count)
                return entries
            }
            guard let name = key.name, let value = object(resolvesReferences: false) else { return nil }
            entries[PDFReader.longNames[name] ?? name] = value
        }
        return nil
    }

    /// Returns the bytes up to the keyword that ends them, which comes after at least `count` of them if their number is known.
    mutating func inlineImageData(count: Int?) -> [UInt8] {
        let start = cursor
        var end = count.map { min(start + $0, bytes.count) } ?? start
        while end < bytes.count, !isEndOfImage(end) { end += 1 }
        cursor = min(end + 3, bytes.count)
        return Array(bytes[start..<end])
    }

    private func isEndOfImage(_ place: Int) -> Bool {
        place + 2 < bytes.count && PDFReader.isSpace(bytes[place]) && bytes[place + 1] == UInt8(ascii: "E")
            && bytes[place + 2] == UInt8(ascii: "I")
            && (place + 3 == bytes.count || PDFReader.isSpace(bytes[place + 3]))
    }

    private static let longNames = [
        "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms", "F": "Filter", "H": "Height", "IM": "ImageMask",
        "I": "Interpolate",
        "W": "Width",
    ]
}
