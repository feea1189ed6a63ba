import Foundation
import Testing

@testable import CoreGraphics

/// Images in formats that need an optional library, and BMP.
@Suite("Rare image formats")
struct RarePictureTests {
    private func picture(_ base64: String) throws -> ImageDecoder.Picture {
        let data = try #require(Data(base64Encoded: base64))
        return try #require(ImageDecoder.decode(data))
    }

    /// Returns the pixels as premultiplied red, green, blue, and alpha.
    private func pixels(_ image: CGImage) throws -> [[Int]] {
        let buffer = try #require(image.buffer)
        return (0..<buffer.height).flatMap { y in
            (0..<buffer.width).map { x in [16, 8, 0, 24].map { Int(buffer.row(y)[x] >> UInt32($0) & 255) } }
        }
    }

    private func expect(_ pixel: [Int], _ expected: [Int], within tolerance: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            zip(pixel, expected).allSatisfy { abs($0 - $1) <= tolerance }, "\(pixel) is not \(expected)", sourceLocation: sourceLocation)
    }

    @Test("an image that is red on the left and blue on the right decodes", arguments: Samples.twoColors)
    func twoColors(_ sample: Samples.Sample) throws {
        try skip(unless: sample.format)
        let picture = try picture(sample.base64)
        #expect([picture.image.width, picture.image.height] == [16, 8] && picture.orientation == sample.orientation)
        let pixels = try pixels(picture.image)
        expect(pixels[0], [200, 40, 40, 255], within: sample.tolerance)
        expect(pixels[127], [40, 40, 200, 255], within: sample.tolerance)
    }

    @Test("an image of half-transparent green is premultiplied", arguments: Samples.translucent)
    func translucent(_ sample: Samples.Sample) throws {
        try skip(unless: sample.format)
        for pixel in try pixels(picture(sample.base64).image) { expect(pixel, [20, 100, 20, 128], within: 1) }
    }

    @Test(
        "BMP files of 1, 4, 8, and 16 bits and their palettes decode",
        arguments: [
            (1, [0b0100_0000, 0, 0, 0]), (4, [0x01, 0, 0, 0]), (8, [0, 1, 0, 0]), (16, [0, 0x7C, 0x1F, 0]),
        ] as [(Int, [UInt8])])
    func smallBMP(_ bits: Int, _ row: [UInt8]) throws {
        let palette: [UInt8] = bits > 8 ? [] : [0, 0, 255, 0, 255, 0, 0, 0]
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        let header =
            number(40, 4) + number(2, 4) + number(-1, 4) + number(1, 2) + number(bits, 2) + number(0, 16) + number(2, 4) + number(0, 4)
        let bytes = Array("BM".utf8) + number(0, 8) + number(54 + palette.count, 4) + header + palette + row
        let image = try #require(ImageDecoder.decode(Data(bytes))?.image)
        #expect(try pixels(image) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test(
        "a truncated file decodes to nil and never traps",
        arguments: (Samples.twoColors + Samples.translucent).filter { !$0.format.isEmpty })
    func damaged(_ sample: Samples.Sample) throws {
        try skip(unless: sample.format)
        let data = try #require(Data(base64Encoded: sample.base64))
        for count in stride(from: 0, to: data.count / 2, by: 3) { #expect(ImageDecoder.decode(data.prefix(count)) == nil) }
    }

    @Test(
        "formats are detected by their first bytes",
        arguments: [
            ("RIFF\u{10}\0\0\0WEBPVP8 ", "WebP"), ("\0\0\0\u{18}ftypheic\0\0", "HEIC"), ("\0\0\0\u{18}ftypavif\0\0", "AVIF"),
            ("II*\0aaaaaaaa", "TIFF"),
            ("MM\0*aaaaaaaa", "TIFF"), ("plain text, long", nil), ("RIFF", nil),
        ])
    func names(_ text: String, _ name: String?) {
        #expect(LibraryDecoder.reading(Data(text.utf8))?.name == name)
        #expect(ImageDecoder.decode(Data(text.utf8))?.image == nil)
    }

    /// Skips the test if the library for that format is not installed.
    private func skip(unless format: String) throws {
        let library = [
            "WebP": "libwebp.so.7", "WebP animation": "libwebpdemux.so.2", "HEIC": "libheif.so.1", "AVIF": "libheif.so.1",
            "TIFF": "libtiff.so.6",
        ][format]
        if let library, dlopen(library, RTLD_LAZY) == nil { try Test.cancel("\(library) is not installed") }
    }
}

/// Images of 16 by 8 pixels, made with ImageMagick, cwebp, img2webp, and heif-enc.
enum Samples {
    struct Sample: CustomTestStringConvertible, Sendable {
        /// Empty if no library is needed.
        var format: String
        var base64: String
        var tolerance = 0
        var orientation = 1
        var testDescription: String { format }
    }

    static let twoColors = [
        Sample(format: "WebP", base64: webP, tolerance: 6), Sample(format: "WebP animation", base64: webPAnimation),
        Sample(format: "HEIC", base64: heic, tolerance: 6),
        Sample(format: "AVIF", base64: avif, tolerance: 6),
        Sample(format: "TIFF", base64: tiff, orientation: 6), Sample(format: "", base64: bmp),
    ]
    static let translucent = [
        Sample(format: "WebP", base64: translucentWebP), Sample(format: "TIFF", base64: translucentTIFF),
        Sample(format: "", base64: translucentBMP),
    ]

    /// Lossy.
    static let webP = "UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoQAAgAAgA0JaACdAIHgAD+8Wj/tl/43//0Hf1a/Ji/+wd5F//sGpgA"

    /// Lossless.
    static let translucentWebP = "UklGRh4AAABXRUJQVlA4TBEAAAAvD8ABEAdQ5KIUpYCBiOh/AAA="

    /// With two frames.
    static let webPAnimation = """
        UklGRpAAAABXRUJQVlA4WAoAAAACAAAADwAABwAAQU5JTQYAAAD/////AABBTk1GNAAAAAAAAAAAAA8AAAcAAGQAAAJWUDhMHAAAAC8PwAEADzAoRwE9GPL8RwvEgsn8pTtTiOh/5ABB\
        Tk1GKAAAAAAAAAAAAA8AAAcAAGQAAABWUDhMDwAAAC8PwAEAB1DkiP4HIqL/AQA=
        """

    /// A grid with one tile, cropped to its size.
    static let heic = """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAACAAA\
        ADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAkwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAA\
        Z3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6g\
        IIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAAAgAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAA\
        AgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAJttZGF0AAAAjygBrwYyGumKgF1DiJve///+Oj7L2EYS1eDM6X2jT//ZktT+JrI0BZXtMXyVX75KU+Nr/f/pSh+g\
        qBi0XBqR/OZO3RADqOMBACLvkwYQv45s2jX0peiVzYptiVhEICJoaH+U3FcTIw0+pHKfguH924/Ns76CG3La6GYdv2yi66dAzSBpGGZ62YejbN0w6ZMj
        """

    static let avif = """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQAB\
        AAAAAAEOAAEAAAAAAAAAKQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNw\
        ZQAAAAAAAAAQAAAACAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAADFtZGF0EgAKCBgMv7BAgIGhMhsTQAIIIIQAtxTbthyzZo85BeQxFUzyGuzjc5Q=
        """

    /// Run-length encoded with a palette, and rotated right.
    static let tiff = """
        SUkqABoAAACAAAAFUqwKCQaCwOEweFQiEQEQAAABAwABAAAAEAAAAAEBAwABAAAACAAAAAIBAwABAAAAAgAAAAMBAwABAAAABQAAAAYBAwABAAAAAwAAAAoBAwABAAAAAQAAABEBBAAB\
        AAAACAAAABIBAwABAAAABgAAABUBAwABAAAAAQAAABYBAwABAAAACAAAABcBBAABAAAAEgAAABwBAwABAAAAAQAAACkBAwACAAAAAAABAD4BBQACAAAAKAEAAD8BBQAGAAAA+AAAAEAB\
        AwAMAAAA4AAAAAAAAADIyCgo//8AACgoKCj//wAAKCjIyP//AACF61EAAACAAMP1qAAAAAACzcxMAAAAAAHNzEwAAACAAM3MTAAAAAACj8L1AAAAABA3GqAAAAAAAiuHCgAAACAA
        """

    /// With straight (not premultiplied) alpha.
    static let translucentTIFF = """
        SUkqAB4AAAB42tM4odHAQAHQGNU/pPUDAEYSDMEAEQAAAQMAAQAAABAAAAABAQMAAQAAAAgAAAACAQMABAAAAPAAAAADAQMAAQAAAAgAAAAGAQMAAQAAAAIAAAAKAQMAAQAAAAEAAAAR\
        AQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAQAAAAWAQMAAQAAAAgAAAAXAQQAAQAAABUAAAAcAQMAAQAAAAEAAAApAQMAAgAAAAAAAQA9AQMAAQAAAAIAAAA+AQUAAgAAACgB\
        AAA/AQUABgAAAPgAAABSAQMAAQAAAAIAAAAAAAAACAAIAAgACACF61EAAACAAMP1qAAAAAACzcxMAAAAAAHNzEwAAACAAM3MTAAAAAACj8L1AAAAABA3GqAAAAAAAiuHCgAAACAA
        """

    /// 4 bits per pixel with a palette.
    static let bmp = """
        Qk22AAAAAAAAAHYAAAAoAAAAEAAAAAgAAAABAAQAAAAAAEAAAAAAAAAAAAAAABAAAAAQAAAAKCjIAMgoKAD///8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAARERERAAAAABEREREAAAAAEREREQAAAAARERERAAAAABEREREAAAAAEREREQAAAAARERERAAAAABERERE=
        """

    /// 32 bits per pixel with masks, including alpha.
    static let translucentBMP = """
        Qk2KAgAAAAAAAIoAAAB8AAAAEAAAAAgAAAABACAAAwAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAD/AAD/AAAAAAAA/0JHUnMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiA\
        KMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAo\
        yCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjI\
        KIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgo\
        gCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiAKMgogCjIKIAoyCiA\
        KMgogCjIKIAoyCiAKMgogCjIKIA=
        """
}
