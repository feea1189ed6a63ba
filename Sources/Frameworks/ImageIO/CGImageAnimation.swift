import CoreGraphics
import Foundation

/// The result of animating an image.
public enum CGImageAnimationStatus: Int32, Sendable {
    /// The cause of a failure: an argument, the file, its format, its end, or the memory.
    case parameterError = -22140
    case corruptInputImage = -22141
    case unsupportedFormat = -22142
    case incompleteInputImage = -22143
    case allocationFailure = -22144
}

/// A block that receives the frames of an animation, and ends it by setting its last argument.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Calls a block with the frames of an animated file on the main queue, each when it is due. Returns an error if the file can't be read.
@discardableResult
public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> Int32 {
    guard let data = try? Data(contentsOf: url) else { return CGImageAnimationStatus.parameterError.rawValue }
    return CGAnimateImageDataWithBlock(data, options, block)
}

/// Calls a block with the frames of an animated file on the main queue, each when it is due. Returns an error for other data.
@discardableResult
public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock)
    -> Int32
{
    guard let source = CGImageSourceCreateWithData(data, nil), CGImageSourceGetCount(source) > 0 else {
        return CGImageAnimationStatus.corruptInputImage.rawValue
    }
    func count(_ key: CFString) -> Int? { number(options?[key]).map { Int(min(max($0, 0), 1e9)) } }
    let gif = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any] ?? [:]
    let loops = count(kCGImageAnimationLoopCount) ?? gif[kCGImagePropertyGIFLoopCount] as? Int ?? 0
    let player = AnimationPlayer(source, loops, number(options?[kCGImageAnimationDelayTime]), block)
    let start = count(kCGImageAnimationStartIndex) ?? 0
    DispatchQueue.main.async { player.show(start, 0) }
    return 0
}

/// Shows frame after frame on the main queue.
private final class AnimationPlayer: @unchecked Sendable {
    private let source: CGImageSource
    private let loops: Int
    private let delay: Double?
    private let block: CGImageSourceAnimationBlock

    init(_ source: CGImageSource, _ loops: Int, _ delay: Double?, _ block: @escaping CGImageSourceAnimationBlock) {
        (self.source, self.loops, self.delay, self.block) = (source, loops, delay, block)
    }

    func show(_ index: Int, _ round: Int) {
        let count = CGImageSourceGetCount(source)
        guard let image = CGImageSourceCreateImageAtIndex(source, index % count, nil) else { return }
        var stop = false
        block(index % count, image, &stop)
        let next = index % count + 1
        guard !stop, count > 1, next < count || loops == 0 || round + 1 < loops else { return }
        let gif = CGImageSourceCopyPropertiesAtIndex(source, index % count, nil)?[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
        let own = delay ?? gif?[kCGImagePropertyGIFDelayTime] as? Double ?? 0.1
        DispatchQueue.main.asyncAfter(deadline: .now() + own) { self.show(next % count, next < count ? round : round + 1) }
    }
}

// MARK: - Further functions of sources

/// Returns nil: depth maps and other additional data are not read.
// FIXME(gap): the additional data of a file, such as depth maps.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(_ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString)
    -> CFDictionary?
{
    nil
}
/// Has no effect: decoded images are kept as long as they are used.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
/// Returns the number by which `CFGetTypeID` distinguishes the type.
public func CGImageSourceGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(CGImageSource.self)) }
/// Limits the types that sources decode from now on. Returns 0, or an error without types. It has no effect on what is decoded.
@discardableResult
public func CGImageSourceSetAllowableTypes(_ allowableTypes: CFArray) -> Int32 {
    allowableTypes.isEmpty ? CGImageAnimationStatus.parameterError.rawValue : 0
}
