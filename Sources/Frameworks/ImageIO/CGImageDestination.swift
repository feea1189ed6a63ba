import CoreGraphics
import Foundation

/// A PNG, JPEG, or GIF file, being written. Only GIF files take several pictures.
public final class CGImageDestination: _CFObject {
    fileprivate let write: (Data) -> Bool
    fileprivate let type: String
    fileprivate var images: [(image: CGImage, properties: CFDictionary)] = []
    fileprivate var properties: CFDictionary = [:]
    fileprivate let capacity: Int

    fileprivate init?(_ type: String, _ count: Int, _ write: @escaping (Data) -> Bool) {
        // FIXME(gap): HEIC, TIFF, and other formats are not written.
        guard CGImageDestination.types.contains(type) || type == "public.jpg" else { return nil }
        (self.type, self.write, capacity) = (type, write, type == "com.compuserve.gif" ? max(count, 1) : 1)
    }

    fileprivate static let types = ["public.png", "public.jpeg", "com.compuserve.gif"]

    /// The number by which `CFGetTypeID` distinguishes the type.
    fileprivate static var number: UInt { UInt(bitPattern: ObjectIdentifier(CGImageDestination.self)) }

    fileprivate func add(_ image: CGImage, _ own: CFDictionary?) {
        if images.count == capacity, type != "com.compuserve.gif" { images.removeAll() }
        guard images.count < capacity else { return }
        images.append((image, own ?? [:]))
    }
}

/// The finite number that a value in a dictionary of properties is, or nil.
func number(_ value: Any?) -> Double? { value.flatMap { ExifDirectories.numbers($0).first }.flatMap { $0.isFinite ? $0 : nil } }

/// Creates a destination that appends to data. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(type, count) {
        data.append($0); return true
    }
}

/// Creates a destination that writes a file. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type, count) { (try? $0.write(to: url)) != nil }
}
/// Creates a destination that writes a file. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithURL(_ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestinationCreateWithURL(url as URL, type, count, options)
}
/// Creates a destination that passes its bytes to a consumer. Returns nil for a type that can't be written.
public func CGImageDestinationCreateWithDataConsumer(_ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(type, count) {
        consumer.write($0); return true
    }
}
/// Returns the type identifiers of the files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }
/// Returns the number by which `CFGetTypeID` distinguishes the type.
public func CGImageDestinationGetTypeID() -> UInt { CGImageDestination.number }

/// Sets properties of the whole file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties.merge(properties ?? [:]) { $1 }
}

/// Adds an image to the file. In a file for one image, it takes the place of the one that was added before.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source to the file, with its properties.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
    idst.add(image, own.merging(properties ?? [:]) { $1 })
}

/// Adds an image to the file, with the values of metadata and options.
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?
) {
    idst.add(image, (metadata?.imageProperties ?? [:]).merging(options ?? [:]) { $1 })
}

// FIXME(gap): depth maps and other additional data are not written.
/// Adds data such as a depth map to the last image. Nothing is written.
public func CGImageDestinationAddAuxiliaryDataInfo(
    _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) {}

/// Writes a source's image again with other metadata. Returns false and stores an error if the type can't be written.
public func CGImageDestinationCopyImageSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    var properties = options ?? [:]
    if let orientation = properties[kCGImageDestinationOrientation] { properties[kCGImagePropertyOrientation] = orientation }
    if let metadata = properties[kCGImageDestinationMetadata] as? CGImageMetadata { properties.merge(metadata.imageProperties) { $1 } }
    CGImageDestinationAddImageFromSource(idst, isrc, 0, properties)
    if CGImageDestinationFinalize(idst) { return true }
    err?.pointee = Unmanaged.passRetained(
        NSError(domain: kCFErrorDomainCGImageMetadata, code: Int(CGImageMetadataErrors.unsupportedFormat.rawValue)))
    return false
}

/// Finishes the file. Returns false if there is no picture or it could not be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let (image, own) = idst.images.first else { return false }
    let properties = idst.properties.merging(own) { $1 }
    if idst.type == "com.compuserve.gif" {
        let frames = idst.images.map { image, own -> (CGImage, Double) in
            let gif = own[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any] ?? [:]
            return (image, number(gif[kCGImagePropertyGIFUnclampedDelayTime]) ?? number(gif[kCGImagePropertyGIFDelayTime]) ?? 0.1)
        }
        let gif = idst.properties[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any] ?? [:]
        return GIFEncoder.encode(frames, loopCount: number(gif[kCGImagePropertyGIFLoopCount]).map { Int(min(max($0, 0), 65535)) }).map(
            idst.write) ?? false
    }
    if idst.type == "public.png" { return PNGEncoder.encode(image).map(idst.write) ?? false }
    let quality = number(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.85
    guard let data = JPEGCodec.encode(image, quality: CGFloat(quality)) else { return false }
    return idst.write(insert(ExifDirectories.write(properties), into: data))
}

/// Puts a block of Exif after the beginning of a JPEG file.
private func insert(_ block: Data?, into file: Data) -> Data {
    guard let block, block.count < 65000 else { return file }
    let size = block.count + 8
    return file.prefix(2) + Data([0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 255)]) + Data("Exif\0\0".utf8) + block + file.dropFirst(2)
}
