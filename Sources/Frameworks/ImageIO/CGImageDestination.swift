import CoreGraphics
import Foundation

/// A PNG or JPEG file with one picture, being written.
public final class CGImageDestination {
    fileprivate let write: (Data) -> Bool
    fileprivate let type: String
    fileprivate var image: CGImage?
    fileprivate var quality: CGFloat = 0.85

    fileprivate init?(_ type: String, _ write: @escaping (Data) -> Bool) {
        // FIXME(gap): GIF and other formats are not written.
        guard ["public.png", "public.jpeg", "public.jpg"].contains(type) else { return nil }
        (self.type, self.write) = (type, write)
    }

    fileprivate func take(_ properties: CFDictionary?) {
        if let value = properties?[kCGImageDestinationLossyCompressionQuality] {
            quality = (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? quality
        }
    }
}

/// Creates a destination that appends to data. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(type) {
        data.append($0); return true
    }
}

/// Creates a destination that writes a file. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}
/// Creates a destination that writes a file. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithURL(_ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestinationCreateWithURL(url as URL, type, count, options)
}

/// Sets properties of the whole file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.take(properties) }

/// Sets the image of the file, in place of one that was added before.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    idst.take(properties)
}

/// Sets the image of the file to one of a source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { CGImageDestinationAddImage(idst, image, properties) }
}

/// Finishes the file. Returns false if there is no picture or it could not be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image,
        let data = idst.type == "public.png" ? PNGEncoder.encode(image) : JPEGCodec.encode(image, quality: idst.quality)
    else { return false }
    return idst.write(data)
}
