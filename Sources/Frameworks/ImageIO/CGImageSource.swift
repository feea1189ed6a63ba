// ImageIO reads the formats that CoreGraphics decodes with the metadata of cameras, and writes PNG, JPEG, and GIF.
@_exported import CoreGraphics
import Foundation

/// The pictures in a file.
public final class CGImageSource: _CFObject, @unchecked Sendable {
    fileprivate var data: Data
    fileprivate var picture: ImageDecoder.Picture?
    /// The frames of an animation; empty for a still picture.
    fileprivate lazy var animation = GIFDecoder.isGIF(data) ? GIFDecoder.decode(data) : nil
    fileprivate let lock = NSLock()

    init(_ data: Data) {
        self.data = data
        picture = ImageDecoder.decode(data)
    }

    /// The dictionaries of Exif, and of other details of the file.
    fileprivate var details: CFDictionary { lock.withLock { ExifDirectories.block(of: data).map { ExifDirectories.read($0) } ?? [:] } }

    /// The block of XMP in a JPEG file, or nil.
    var xmp: Data? {
        let bytes = lock.withLock { data }
        guard let start = bytes.range(of: Data("<x:xmpmeta".utf8)), let end = bytes.range(of: Data("</x:xmpmeta>".utf8)),
            start.lowerBound < end.upperBound
        else { return nil }
        return bytes[start.lowerBound..<end.upperBound]
    }

    /// The resolution in dots per inch that a JPEG or a PNG file states, with the dictionary of its format.
    fileprivate var density: CFDictionary {
        let bytes = [UInt8](lock.withLock { data.prefix(4096) })
        func big(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | (at + $1 < bytes.count ? Int(bytes[at + $1]) : 0) } }
        if bytes.count > 20, bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]), Array(bytes[6..<10]) == Array("JFIF".utf8) {
            let (unit, x, y) = (Int(bytes[13]), big(14, 2), big(16, 2))
            let jfif: [AnyHashable: Any] = [
                kCGImagePropertyJFIFVersion: [Int(bytes[11]), Int(bytes[12])], kCGImagePropertyJFIFDensityUnit: unit,
                kCGImagePropertyJFIFXDensity: x, kCGImagePropertyJFIFYDensity: y,
            ]
            var result: CFDictionary = [kCGImagePropertyJFIFDictionary: jfif]
            if unit > 0, x > 0, y > 0 {
                let factor = unit == 2 ? 2.54 : 1
                (result[kCGImagePropertyDPIWidth], result[kCGImagePropertyDPIHeight]) = (Double(x) * factor, Double(y) * factor)
            }
            return result
        }
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [:] }
        var (png, result, at): ([AnyHashable: Any], CFDictionary, Int) = ([kCGImagePropertyPNGInterlaceType: big(28, 1)], [:], 8)
        let names = [
            "Title", "Author", "Description", "Copyright", "Creation Time", "Software", "Disclaimer", "Warning", "Source", "Comment",
        ]
        while at + 12 <= bytes.count {
            let (size, start) = (big(at, 4), at + 8)
            switch String(decoding: bytes[at + 4..<at + 8], as: UTF8.self) {
            case "pHYs" where size == 9 && start + 9 <= bytes.count && bytes[start + 8] == 1:
                (png[kCGImagePropertyPNGXPixelsPerMeter], png[kCGImagePropertyPNGYPixelsPerMeter]) = (big(start, 4), big(start + 4, 4))
                result[kCGImagePropertyDPIWidth] = (Double(big(start, 4)) * 0.0254).rounded()
                result[kCGImagePropertyDPIHeight] = (Double(big(start + 4, 4)) * 0.0254).rounded()
            case "gAMA": png[kCGImagePropertyPNGGamma] = Double(big(start, 4)) / 100_000
            case "sRGB": png[kCGImagePropertyPNGsRGBIntent] = big(start, 1)
            case "tEXt" where start + size <= bytes.count:
                let parts = bytes[start..<start + size].split(separator: 0, maxSplits: 1)
                let name = String(decoding: parts.first ?? [], as: UTF8.self)
                if parts.count == 2, names.contains(name) { png[name] = String(data: Data(parts[1]), encoding: .isoLatin1) }
            case "IDAT": at = bytes.count
            default: break
            }
            at += 12 + size
        }
        result[kCGImagePropertyPNGDictionary] = png
        return result
    }

    fileprivate var frames: [GIFDecoder.Frame] { lock.withLock { animation?.frames ?? [] } }

    fileprivate func image(_ index: Int) -> CGImage? {
        let frames = frames
        if frames.count > 1 { return frames.indices.contains(index) ? CGImage(frames[index].pixels) : nil }
        return index == 0 ? picture?.image : nil
    }

    fileprivate var type: String? { GIFDecoder.isGIF(data) ? "com.compuserve.gif" : picture?.image.utType as String? }
}

/// Creates a source of a file's bytes. Options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }
/// Creates a source that receives its file piece by piece.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data()) }
/// Replaces the bytes of a source, for a file that arrives in parts.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.lock.withLock {
        (isrc.data, isrc.picture) = (data, ImageDecoder.decode(data))
        isrc.animation = GIFDecoder.isGIF(data) ? GIFDecoder.decode(data) : nil
    }
}
/// Replaces the bytes of a source with those of a provider.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    CGImageSourceUpdateData(isrc, provider.data ?? Data(), final)
}
/// Creates a source of a file. Returns nil if it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}
/// Creates a source of a file. Returns nil if it can't be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}
/// Creates a source of a provider's bytes. Returns nil if there are none.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}
/// Returns the number of images in the file; 0 if it can't be decoded.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : max(isrc.frames.count, 1) }
/// Returns the type identifier of the file; nil if it is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
/// Returns whether the file can be decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.picture == nil ? .statusUnknownType : .statusComplete
}
/// The status of one frame. A frame that the file does not have, or not yet, is at its end.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.image(index) == nil ? .statusUnexpectedEOF : .statusComplete
}
/// Returns the index of the main image, which is always 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// Returns the type identifiers of the files that can be decoded.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    [
        "public.png", "public.jpeg", "com.compuserve.gif", "com.microsoft.bmp", "public.tiff", "public.heic", "public.avif",
        "org.webmproject.webp",
    ]
}

/// Returns an image of the file, or nil. Options have no effect.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { isrc.image(index) }

/// Returns properties of the whole file; nil if it can't be decoded.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.picture != nil else { return nil }
    var result: CFDictionary = ["FileSize": isrc.data.count]
    if let animation = isrc.lock.withLock({ isrc.animation }) {
        result[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: animation.loopCount]
    }
    return result
}

/// Returns properties of an image, such as its size in pixels; nil if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let image = isrc.image(index) else { return nil }
    var result: CFDictionary = [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyDepth: 8,
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyHasAlpha: isrc.type != "public.jpeg",
    ]
    result.merge(isrc.density) { $1 }
    result.merge(isrc.details) { $1 }
    if let profile = image.colorSpace?.name {
        result[kCGImagePropertyProfileName] = profile.replacingOccurrences(of: "kCGColorSpace", with: "")
    }
    if let orientation = isrc.picture?.orientation, orientation != 1 { result[kCGImagePropertyOrientation] = UInt32(orientation) }
    if isrc.frames.indices.contains(index) {
        let delay = isrc.frames[index].delay
        // Like browsers, ImageIO shows frames that ask for less than 0.02 s for a tenth of a second.
        result[kCGImagePropertyGIFDictionary] = [
            kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay,
        ]
    }
    return result
}

/// The picture reduced so that its longer side is at most the requested size, turned upright if requested.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let image = isrc.image(index) else { return nil }
    let asked =
        (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
        ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat).map(Double.init)
        ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? Int).map(Double.init) ?? Double(max(image.width, image.height))
    guard asked >= 1, asked.isFinite else { return nil }
    let scale = min(CGFloat(asked) / CGFloat(max(image.width, image.height)), 1)
    let turns = (options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false) ? isrc.picture?.orientation ?? 1 : 1
    let (width, height) = (max((CGFloat(image.width) * scale).rounded(), 1), max((CGFloat(image.height) * scale).rounded(), 1))
    let size = turns > 4 ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    guard let context = CGContext(size: size, scale: 1, isOpaque: image.isOpaque) else { return nil }
    // Transforms the stored picture into the upright one, by EXIF's numbers.
    switch turns {
    case 2: context.concatenate(CGAffineTransform(-1, 0, 0, 1, width, 0))
    case 3: context.concatenate(CGAffineTransform(-1, 0, 0, -1, width, height))
    case 4: context.concatenate(CGAffineTransform(1, 0, 0, -1, 0, height))
    case 5: context.concatenate(CGAffineTransform(0, 1, 1, 0, 0, 0))
    case 6: context.concatenate(CGAffineTransform(0, 1, -1, 0, height, 0))
    case 7: context.concatenate(CGAffineTransform(0, -1, -1, 0, height, width))
    case 8: context.concatenate(CGAffineTransform(0, -1, 1, 0, 0, width))
    default: break
    }
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.takeImage()
}
