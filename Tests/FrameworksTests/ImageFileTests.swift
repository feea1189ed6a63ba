import CoreGraphics
import Foundation
import ImageIOCompanion
import Testing

@Suite struct ImageFileTests {
    private func picture(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        draw(context)
        return try #require(context.makeImage())
    }

    private func solid(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) throws -> CGImage {
        try picture(4, 2) { context in
            context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
    }

    private func bytes(_ image: CGImage?) throws -> [UInt8] {
        let image = try #require(image)
        let copy = try picture(image.width, image.height) { context in
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        return [UInt8](try #require(copy.dataProvider?.data))
    }

    @Test("a JPEG file keeps the values of cameras, of the place, and of the orientation")
    func metadata() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil))
        let properties: [AnyHashable: Any] = [
            kCGImagePropertyOrientation: 6,
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Maker", kCGImagePropertyTIFFSoftware: "Tool 1"],
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifExposureTime: 1.0 / 125, kCGImagePropertyExifFNumber: 2.8, kCGImagePropertyExifISOSpeedRatings: [200],
                kCGImagePropertyExifDateTimeOriginal: "2024:01:31 12:00:00", kCGImagePropertyExifUserComment: "a note",
                kCGImagePropertyExifExposureBiasValue: -0.5,
            ] as [AnyHashable: Any],
            kCGImagePropertyGPSDictionary: [
                kCGImagePropertyGPSLatitude: 52.52, kCGImagePropertyGPSLatitudeRef: "N", kCGImagePropertyGPSLongitude: 13.405,
                kCGImagePropertyGPSLongitudeRef: "E", kCGImagePropertyGPSTimeStamp: "09:05:00",
            ] as [AnyHashable: Any],
        ]
        CGImageDestinationAddImage(destination, try solid(1, 0, 0), properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(found[kCGImagePropertyOrientation] as? UInt32 == 6 && found[kCGImagePropertyPixelWidth] as? Int == 4)
        let tiff = try #require(found[kCGImagePropertyTIFFDictionary] as? [AnyHashable: Any])
        #expect(tiff[kCGImagePropertyTIFFMake] as? String == "Maker" && tiff[kCGImagePropertyTIFFSoftware] as? String == "Tool 1")
        let exif = try #require(found[kCGImagePropertyExifDictionary] as? [AnyHashable: Any])
        #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 1.0 / 125 && exif[kCGImagePropertyExifFNumber] as? Double == 2.8)
        #expect(
            exif[kCGImagePropertyExifISOSpeedRatings] as? [Int] == [200] && exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
        #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2024:01:31 12:00:00")
        #expect(exif[kCGImagePropertyExifUserComment] as? String == "a note")
        let place = try #require(found[kCGImagePropertyGPSDictionary] as? [AnyHashable: Any])
        let latitude = try #require(place[kCGImagePropertyGPSLatitude] as? Double)
        #expect(abs(latitude - 52.52) < 1e-6 && place[kCGImagePropertyGPSLatitudeRef] as? String == "N")
        #expect(place[kCGImagePropertyGPSTimeStamp] as? String == "09:05:00")
        let metadata = try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
        #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, "tiff:Make" as CFString) == "Maker")
    }

    @Test("a value of Exif without a type is left out, and impossible times are written")
    func damagedMetadata() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil))
        let properties: [AnyHashable: Any] = [
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifUserComment: "a note", kCGImagePropertyExifExposureTime: 1e-300,
                kCGImagePropertyExifFNumber: 2.8,
            ] as [AnyHashable: Any],
            kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSTimeStamp: "inf:0:0"] as [AnyHashable: Any],
        ]
        CGImageDestinationAddImage(destination, try solid(1, 0, 0), properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        var file = data as Data
        let comment = try #require(file.range(of: Data([0x92, 0x86, 0, 7])))
        file.replaceSubrange(comment.lowerBound + 2..<comment.lowerBound + 8, with: [0, 0, 0, 8, 0, 0])
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let found = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let exif = try #require(found[kCGImagePropertyExifDictionary] as? [AnyHashable: Any])
        #expect(exif[kCGImagePropertyExifUserComment] == nil && exif[kCGImagePropertyExifFNumber] as? Double == 2.8)
        #expect((found[kCGImagePropertyGPSDictionary] as? [AnyHashable: Any])?[kCGImagePropertyGPSTimeStamp] == nil)
    }

    @Test("a GIF file keeps its frames, their times, and the repetitions")
    func gif() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "com.compuserve.gif" as CFString, 3, nil))
        CGImageDestinationSetProperties(destination, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 5]] as CFDictionary)
        let colors = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]
        for (index, color) in colors.enumerated() {
            let frame = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.1 * Double(index + 1)]]
            CGImageDestinationAddImage(destination, try solid(color.0, color.1, color.2), frame as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetType(source) == "com.compuserve.gif")
        for index in 0..<3 {
            let pixel = try bytes(CGImageSourceCreateImageAtIndex(source, index, nil)).prefix(4)
            #expect(Array(pixel) == [colors[index].0, colors[index].1, colors[index].2, 1].map { UInt8($0 * 255) })
            let gif = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
            let delay = try #require(gif?[kCGImagePropertyGIFDelayTime] as? Double)
            #expect(abs(delay - 0.1 * Double(index + 1)) < 0.001)
        }
        let gif = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
        #expect(gif?[kCGImagePropertyGIFLoopCount] as? Int == 5)
    }

    @Test("a GIF file of many colors is close to the picture, and transparent where it is")
    func colors() throws {
        let image = try picture(64, 64) { context in
            for x in 0..<64 {
                for y in 0..<60 {
                    context.setFillColor(red: CGFloat(x) / 63, green: CGFloat(y) / 63, blue: CGFloat((x * y) % 64) / 63, alpha: 1)
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "com.compuserve.gif" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        let (old, new) = (try bytes(image), try bytes(CGImageSourceCreateImageAtIndex(source, 0, nil)))
        #expect(old.count == new.count)
        let difference = zip(old, new).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        #expect(Double(difference) / Double(old.count) < 8)
        // The top rows are transparent.
        #expect(new[3] == 0 && new[new.count - 1] == 255)
    }

    @Test("metadata is set and read by paths, and survives XMP")
    func xmp() throws {
        let metadata = CGImageMetadataCreateMutable()
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title" as CFString, "A & B" as CFString))
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject" as CFString, ["one", "two"] as CFArray))
        #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "unknown:x" as CFString, "y" as CFString))
        #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject[-1]" as CFString, "y" as CFString))
        var error: Unmanaged<CFError>?
        #expect(CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/x/" as CFString, "my" as CFString, &error))
        #expect(!CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/y/" as CFString, "my" as CFString, &error))
        #expect(error?.takeRetainedValue().code == 4)
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "my:level" as CFString, "3" as CFString))
        let data = try #require(CGImageMetadataCreateXMPData(metadata, nil))
        let copy = try #require(CGImageMetadataCreateFromXMPData(data))
        #expect(CGImageMetadataCopyStringValueWithPath(copy, nil, "dc:title" as CFString) == "A & B")
        #expect(CGImageMetadataCopyStringValueWithPath(copy, nil, "dc:subject[1]" as CFString) == "two")
        #expect(CGImageMetadataCopyStringValueWithPath(copy, nil, "my:level" as CFString) == "3")
        var paths: [String] = []
        CGImageMetadataEnumerateTagsUsingBlock(copy, nil, [kCGImageMetadataEnumerateRecursively: true] as CFDictionary) { path, _ in
            paths.append(path as String)
            return true
        }
        #expect(paths.contains("dc:subject[0]") && paths.contains("my:level"))
        #expect(CGImageMetadataRemoveTagWithPath(metadata, nil, "my:level" as CFString))
        #expect(CGImageMetadataCopyTagWithPath(metadata, nil, "my:level" as CFString) == nil)
        #expect(CGImageMetadataCreateFromXMPData(Data("no metadata".utf8) as CFData) == nil)
        let tag = CGImageMetadataTagCreate(
            kCGImageMetadataNamespaceExif, kCGImageMetadataPrefixExif, "FNumber" as CFString, .string, NSString(string: "2.8"))
        #expect(tag.map { CGImageMetadataTagGetType($0) } == .string && tag.flatMap { CGImageMetadataTagCopyName($0) } == "FNumber")
    }

    @Test("the names of properties are those in files' dictionaries")
    func names() {
        #expect(kCGImagePropertyExifLensModel == "LensModel" && kCGImagePropertyGPSHPositioningError == "HPositioningError")
        #expect(kCGImagePropertyIPTCKeywords == "Keywords" && kCGImagePropertyMakerAppleDictionary == "{MakerApple}")
        #expect(kCGImagePropertyExifAuxDictionary == "{ExifAux}" && kCGImageMetadataPrefixXMPBasic == "xmp")
        #expect(CGImageDestinationCopyTypeIdentifiers().contains { $0 as? String == "com.compuserve.gif" })
    }
}
