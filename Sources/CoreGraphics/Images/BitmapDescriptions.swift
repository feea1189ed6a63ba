import Foundation

/// Whether components are whole numbers or floating-point numbers.
public enum CGImageComponentInfo: UInt32, Sendable {
    /// Whole numbers, or floating-point numbers.
    case integer = 0
    case float = 0x100
}

extension CGBitmapInfo {
    /// Creates a layout from its parts.
    public init(
        alpha: CGImageAlphaInfo, component: CGImageComponentInfo = .integer, byteOrder: CGImageByteOrderInfo = .orderDefault,
        pixelFormat: CGImagePixelFormatInfo = .packed
    ) {
        self.init(rawValue: alpha.rawValue | component.rawValue | byteOrder.rawValue | pixelFormat.rawValue)
    }

    /// The position of alpha, and whether colors are premultiplied.
    public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
    /// The kind of numbers.
    public var component: CGImageComponentInfo { CGImageComponentInfo(rawValue: rawValue & 0xF00) ?? .integer }
    /// The order of the bytes.
    public var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
    /// The packing of the components.
    public var pixelFormat: CGImagePixelFormatInfo { CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed }
}

/// The order of a pixel's components in a bitmap that adapts to what is drawn.
public enum CGBitmapLayout: UInt32, Sendable {
    /// The order of the components; X is a byte that is skipped.
    case alphaOnly = 0, gray, grayAlpha, rgba, argb, rgbx, xrgb, bgra, bgrx, abgr, xbgr, cmyk
}

/// The size and the kind of a component's number.
public enum CGComponent: UInt32, Sendable {
    /// A size that isn't known.
    case unknown = 0
    /// Whole numbers, and floating-point numbers.
    case integer8Bit, integer16Bit, integer32Bit, float32Bit, float16Bit, integer10Bit
}

/// The models of the colors that were drawn.
public struct CGColorModel: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let gray = CGColorModel(rawValue: 1 << 0)
    /// Red, green, and blue.
    public static let rgb = CGColorModel(rawValue: 1 << 1)
    /// Four inks.
    public static let cmyk = CGColorModel(rawValue: 1 << 2)
    /// Lightness and two colors.
    public static let lab = CGColorModel(rawValue: 1 << 3)
    /// Any number of inks.
    public static let deviceN = CGColorModel(rawValue: 1 << 4)
}

/// What a bitmap that adapts has to hold.
public struct CGContentInfo: Sendable {
    /// The most exact component of the images that were drawn.
    public var deepestImageComponent: CGComponent
    /// The models of the colors that were drawn.
    public var contentColorModels: CGColorModel
    /// Whether a color lies beyond sRGB.
    public var hasWideGamut: Bool
    /// Whether something is translucent.
    public var hasTransparency: Bool
    /// The largest ratio of a light to diffuse white.
    public var largestContentHeadroom: Float

    /// Creates a description of nothing.
    public init() {
        self.init(
            deepestImageComponent: .unknown, contentColorModels: [], hasWideGamut: false, hasTransparency: false, largestContentHeadroom: 0)
    }

    /// Creates a description.
    public init(
        deepestImageComponent: CGComponent, contentColorModels: CGColorModel, hasWideGamut: Bool, hasTransparency: Bool,
        largestContentHeadroom: Float
    ) {
        (self.deepestImageComponent, self.contentColorModels) = (deepestImageComponent, contentColorModels)
        (self.hasWideGamut, self.hasTransparency) = (hasWideGamut, hasTransparency)
        self.largestContentHeadroom = largestContentHeadroom
    }
}

/// The memory of a bitmap that adapts to what is drawn.
public struct CGBitmapParameters {
    /// The size in pixels.
    public var width: Int
    public var height: Int
    /// The number of bytes in a pixel, and between two rows.
    public var bytesPerPixel: Int
    public var alignedBytesPerRow: Int
    /// The numbers and the order of the components.
    public var component: CGComponent
    public var layout: CGBitmapLayout
    /// The packing of the components.
    public var format: CGImagePixelFormatInfo
    public var colorSpace: CGColorSpace
    /// Whether colors are multiplied by alpha.
    public var hasPremultipliedAlpha: Bool
    /// The order of the bytes, 0 for the processor's.
    public var byteOrder: Int
    /// The largest ratio of a light to diffuse white that the bitmap shows.
    public var edrTargetHeadroom: Float
}

/// A source of memory for bitmaps that adapt. Apps get none here, because their bitmaps have 8 bits a component.
public final class CGRenderingBufferProvider: @unchecked Sendable {
    fileprivate let memory: UnsafeMutableRawPointer
    let size: Int

    init(size: Int) { (memory, self.size) = (calloc(max(size, 1), 1), size) }

    deinit { free(memory) }
}

/// Returns the provider's bytes, which stay valid while the provider exists.
public func CGRenderingBufferLockBytePtr(_ provider: CGRenderingBufferProvider) -> UnsafeMutableRawPointer? { provider.memory }
/// Ends the use of the provider's bytes.
public func CGRenderingBufferUnlockBytePtr(_ provider: CGRenderingBufferProvider) {}

extension CGContext {
    /// The wishes for a bitmap that adapts to what is drawn.
    public struct AuxiliaryInfo: Hashable, Sendable {
        /// The most exact component that the bitmap may have.
        public var maximumBitDepth: CGComponent
        /// Creates wishes without a limit.
        public init() { maximumBitDepth = .unknown }
        /// Creates wishes with a limit.
        public init(maximumBitDepth: CGComponent) { self.maximumBitDepth = maximumBitDepth }
    }

    /// Creates a bitmap context, as the initializer with the number of `bitmapInfo` does.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    /// Creates a bitmap context, and calls `releaseCallback` with `releaseInfo` and `data` when the context is freed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: CGBitmapInfo, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        guard let space = space ?? CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue, releaseCallback: releaseCallback, releaseInfo: releaseInfo)
    }
}

/// Creates a bitmap context that chooses its format by what is drawn. `onResolve` may change the chosen parameters. Here the format is
/// always 8 bits a component in sRGB with premultiplied alpha: nil if `onResolve` refuses it or changes it to something else.
public func CGBitmapContextCreateAdaptive(
    _ width: Int, _ height: Int, _ auxiliaryInfo: CFDictionary?,
    _ onResolve: ((UnsafePointer<CGContentInfo>, UnsafeMutablePointer<CGBitmapParameters>) -> Bool)?,
    _ onAllocate: ((UnsafePointer<CGContentInfo>, UnsafePointer<CGBitmapParameters>) -> CGRenderingBufferProvider?)?,
    _ onFree: ((CGRenderingBufferProvider?, UnsafePointer<CGContentInfo>, UnsafePointer<CGBitmapParameters>) -> Void)?,
    _ onError: ((CFError, UnsafePointer<CGContentInfo>, UnsafePointer<CGBitmapParameters>) -> Void)?
) -> CGContext? {
    let space = CGColorSpaceCreateDeviceRGB()
    var content = CGContentInfo(
        deepestImageComponent: .integer8Bit, contentColorModels: .rgb, hasWideGamut: false, hasTransparency: true, largestContentHeadroom: 1
    )
    var parameters = CGBitmapParameters(
        width: width, height: height, bytesPerPixel: 4, alignedBytesPerRow: width * 4, component: .integer8Bit, layout: .bgra,
        format: .packed,
        colorSpace: space, hasPremultipliedAlpha: true, byteOrder: 0, edrTargetHeadroom: 1)
    if let onResolve, !onResolve(&content, &parameters) { return nil }
    guard parameters.component == .integer8Bit, parameters.layout == .bgra, parameters.hasPremultipliedAlpha else {
        onError?(NSError(domain: "CGErrorDomain", code: Int(CGError.notImplemented.rawValue)), &content, &parameters)
        return nil
    }
    return CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
}

/// The result of a function of Core Graphics.
public enum CGError: Int32, Error, Sendable {
    /// The function did what it should.
    case success = 0
    /// The function failed in general.
    case failure = 1000
    /// An argument isn't permitted.
    case illegalArgument = 1001
    /// The connection to the window server is not valid.
    case invalidConnection = 1002
    /// The context is not valid.
    case invalidContext = 1003
    /// The function can't finish.
    case cannotComplete = 1004
    /// The function is not available here.
    case notImplemented = 1006
    /// A number is out of its range.
    case rangeCheck = 1007
    /// A value has the wrong type.
    case typeCheck = 1008
    /// The operation is not permitted now.
    case invalidOperation = 1010
    /// There is nothing of the wanted kind.
    case noneAvailable = 1011
}
