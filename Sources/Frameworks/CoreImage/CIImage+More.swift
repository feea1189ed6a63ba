import UIKitCore

extension CIImage {
    /// Infinite images of the primary colors and their mixtures.
    public class var red: CIImage { CIImage(color: .red) }
    public class var green: CIImage { CIImage(color: .green) }
    public class var blue: CIImage { CIImage(color: .blue) }
    public class var cyan: CIImage { CIImage(color: .cyan) }
    public class var magenta: CIImage { CIImage(color: .magenta) }
    public class var yellow: CIImage { CIImage(color: .yellow) }
    public class var gray: CIImage { CIImage(color: .gray) }

    /// Creates an image from pixels in memory, top row first. The space has no effect; an impossible size makes it empty.
    public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
        let fits = Bitmap.fits(CGRect(origin: .zero, size: size)), step = format.bytesPerPixel
        let (width, height) = fits ? (Int(size.width), Int(size.height)) : (0, 0)
        guard width > 0, height > 0, bytesPerRow >= width * step, (data.count - width * step) / bytesPerRow >= height - 1,
            data.count >= width * step
        else {
            self.init(.null) { _, _ in .zero }
            return
        }
        var bytes = [UInt8](data)
        let pixels = bytes.withUnsafeMutableBytes { memory in
            (0..<width * height).map { format.pixel(memory.baseAddress! + $0 / width * bytesPerRow + $0 % width * step) }
        }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels)
        self.init(CGRect(x: 0, y: 0, width: width, height: height), bitmap.pixel)
    }
    /// Creates an image of a file's picture. It is empty if there is none. The options have no effect.
    public convenience init(cgImageSource source: CGImageSource, index: Int, options dict: [CIImageOption: Any]? = nil) {
        if let picture = CGImageSourceCreateImageAtIndex(source, index, nil) {
            self.init(cgImage: picture)
        } else {
            self.init(.null) { _, _ in .zero }
        }
    }
    /// Creates an image whose pixels an object provides. They are asked for at once; the options have no effect.
    public convenience init(
        imageProvider provider: Any, size width: Int, _ height: Int, format: CIFormat, colorSpace: CGColorSpace?,
        options: [CIImageOption: Any]? = nil
    ) {
        let row = width * format.bytesPerPixel
        var data = Data(count: max(row * height, 0))
        if let provider = provider as? any CIImageProvider, row > 0 {
            data.withUnsafeMutableBytes {
                provider.provideImageData(
                    $0.baseAddress!, bytesPerRow: row, origin: 0, 0, size: width, height, userInfo: options?[.providerUserInfo])
            }
        }
        self.init(bitmapData: data, bytesPerRow: row, size: CGSize(width: width, height: height), format: format, colorSpace: colorSpace)
    }

    // MARK: Properties

    public var colorSpace: CGColorSpace? { extent.isInfinite ? nil : CGColorSpaceCreateDeviceRGB() }
    /// Whether no pixel is translucent. It isn't known, and so false.
    public var isOpaque: Bool { false }
    /// The place of the pixels.
    public var definition: CIFilterShape { CIFilterShape(rect: extent) }
    /// Nil: images aren't in the memory of a graphics processor.
    public var metalTexture: (any MTLTexture)? { nil }
    /// The ratio of the brightest light to diffuse white: 1.
    public var contentHeadroom: Float { 1 }
    /// The average light, or 0 if it isn't known.
    public var contentAverageLightLevel: Float { 0 }
    /// Returns the rectangle of an image that is needed for one of this.
    public func regionOfInterest(for im: CIImage, in r: CGRect) -> CGRect { im.extent.intersection(r) }
    /// Returns the transform that makes an image with an orientation upright.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }
    /// Returns the transform that makes an image with an orientation, 1 to 8, upright.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let (w, h) = (extent.width, extent.height)
        return switch orientation {
        case 2: .init(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case 3: .init(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case 4: .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case 5: .init(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case 6: .init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case 7: .init(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: .init(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        default: .identity
        }
    }

    // MARK: Changes

    /// Returns the image after a transform; the quality has no effect.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }
    /// Returns an infinite image that repeats the pixels at the edges of a rectangle.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
    /// Returns the image with colors that are multiplied by alpha.
    public func premultiplyingAlpha() -> CIImage {
        let source = pixel
        return CIImage(extent) { x, y in
            let value = source(x, y)
            return Pixel(SIMD3(value.x, value.y, value.z) * value.w, value.w)
        }
    }
    /// Returns the image with colors that are divided by alpha.
    public func unpremultiplyingAlpha() -> CIImage {
        let source = pixel
        return CIImage(extent) { x, y in
            let value = source(x, y)
            return value.w > 0 ? Pixel(SIMD3(value.x, value.y, value.z) / value.w, value.w) : value
        }
    }
    /// Returns the image without translucency in a rectangle.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let (source, whole) = (pixel, self.extent)
        return CIImage(extent.union(whole)) { x, y in
            var value = source(x, y)
            if extent.contains(CGPoint(x: CGFloat(x), y: CGFloat(y))) { value.w = 1 }
            return value
        }
    }
    /// Returns the image with other properties.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let copy = CIImage(extent, pixel)
        copy.take(properties)
        return copy
    }
    /// Returns the image with pixels as squares when it is enlarged.
    public func samplingNearest() -> CIImage {
        let source = pixel
        return CIImage(extent) { x, y in source(x.rounded(.down) + 0.5, y.rounded(.down) + 0.5) }
    }
    /// Returns the image itself: pixels are always mixed when it is enlarged.
    public func samplingLinear() -> CIImage { self }
    /// Returns the image with its pixels computed, so that they aren't computed again.
    public func insertingIntermediate() -> CIImage {
        guard Bitmap.fits(extent.integral) else { return self }
        let rect = extent.integral, bitmap = Bitmap(self, rect)
        let (left, low) = (Float(rect.minX), Float(rect.minY))
        return CIImage(extent) { x, y in bitmap.pixel(x - left, y - low) }
    }
    /// Returns the image with its pixels computed, if they should be kept.
    public func insertingIntermediate(cache: Bool) -> CIImage { cache ? insertingIntermediate() : self }
    /// Returns the image with its pixels computed.
    public func insertingTiledIntermediate() -> CIImage { insertingIntermediate() }
    /// Returns the image with colors that were in a space converted to sRGB.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        converted { colorSpace.rgb(of: $0) }
    }
    /// Returns the image with colors converted from sRGB to a space.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        converted { colorSpace.components(of: $0) }
    }
    /// Returns the image with CIE L*a*b* in the components: L* from 0 to 1, and a* and b* from -128 to 127 as 0 to 1.
    public func convertingWorkingSpaceToLab() -> CIImage {
        converted { color in
            let lab = LabColor(Pixel(color, 1))
            return SIMD3(lab.l / 100, (lab.a + 128) / 255, (lab.b + 128) / 255)
        }
    }
    /// Returns the image with colors from CIE L*a*b* in the components.
    public func convertingLabToWorkingSpace() -> CIImage {
        guard let space = CGColorSpace(labWhitePoint: [0.95047, 1, 1.08883], blackPoint: nil, range: [-128, 127, -128, 127]) else {
            return self
        }
        return converted { space.rgb(of: SIMD3($0.x * 100, $0.y * 255 - 128, $0.z * 255 - 128)) }
    }
    public func applyingGainMap(_ gainMap: CIImage) -> CIImage { self }
    /// Returns the image itself: light beyond diffuse white isn't kept.
    public func applyingGainMap(_ gainMap: CIImage, headroom: Float) -> CIImage { self }
    /// Returns no filters: pictures aren't examined.
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }

    private func converted(_ change: @escaping (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
        let source = pixel
        return CIImage(extent) { x, y in
            let value = source(x, y)
            guard value.w > 0 else { return .zero }
            return Pixel(change(SIMD3(value.x, value.y, value.z) / value.w) * value.w, value.w)
        }
    }
}

extension CGColorSpace {
    /// Returns sRGB's components for this space's.
    func rgb(of color: SIMD3<Float>) -> SIMD3<Float> {
        let own = CGColor(colorSpace: self, components: [CGFloat(color.x), CGFloat(color.y), CGFloat(color.z), 1])
        let found = own?.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components
        return found.map { SIMD3(Float($0[0]), Float($0[1]), Float($0[2])) } ?? color
    }
    /// Returns this space's components for sRGB's.
    func components(of color: SIMD3<Float>) -> SIMD3<Float> {
        let own = CGColor(srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: 1)
        guard let found = own.converted(to: self, intent: .defaultIntent, options: nil)?.components, found.count == 4 else { return color }
        return SIMD3(Float(found[0]), Float(found[1]), Float(found[2]))
    }
}

/// An object that fills memory with the pixels of an image.
public protocol CIImageProvider: AnyObject {
    /// Writes the pixels of a rectangle.
    func provideImageData(
        _ data: UnsafeMutableRawPointer, bytesPerRow rowbytes: Int, origin x: Int, _ y: Int, size width: Int, _ height: Int,
        userInfo info: Any?)
}

// MARK: - Files

extension CIContext {
    /// Returns a JPEG file with the image, or nil. The quality is `kCGImageDestinationLossyCompressionQuality`.
    public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data?
    {
        file(image, "public.jpeg", options)
    }
    /// Returns a PNG file with the image, or nil.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(image, "public.png", options) }
    /// Returns nil: HEIF files aren't written.
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    /// Throws an error: HEIF files aren't written.
    public func heif10Representation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) throws
        -> Data
    {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws an error: OpenEXR files aren't written.
    public func openEXRRepresentation(of image: CIImage, options: [CIImageRepresentationOption: Any] = [:]) throws -> Data {
        throw CocoaError(.featureUnsupported)
    }
    /// Returns nil: TIFF files aren't written.
    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    /// Writes a JPEG file with the image.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(file(image, "public.jpeg", options), url) }
    /// Writes a PNG file with the image.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(file(image, "public.png", options), url) }
    /// Throws an error: HEIF files aren't written.
    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(nil, url) }
    /// Throws an error: HEIF files aren't written.
    public func writeHEIF10Representation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(nil, url) }
    /// Throws an error: OpenEXR files aren't written.
    public func writeOpenEXRRepresentation(of image: CIImage, to url: URL, options: [CIImageRepresentationOption: Any] = [:]) throws {
        try write(nil, url)
    }
    /// Throws an error: TIFF files aren't written.
    public func writeTIFFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(nil, url) }

    private func file(_ image: CIImage, _ type: String, _ options: [CIImageRepresentationOption: Any]) -> Data? {
        let data = NSMutableData()
        guard let picture = createCGImage(image, from: image.extent), let destination = CGImageDestinationCreateWithData(data, type, 1, nil)
        else {
            return nil
        }
        CGImageDestinationAddImage(
            destination, picture, Dictionary(uniqueKeysWithValues: options.map { (AnyHashable($0.key.rawValue), $0.value) }))
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    private func write(_ data: Data?, _ url: URL) throws {
        guard let data else { throw CocoaError(.featureUnsupported) }
        try data.write(to: url)
    }

    // MARK: Properties

    /// The space in which colors are computed: sRGB.
    public var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The format in which colors are computed: floating-point numbers of 32 bits.
    public var workingFormat: CIFormat { .RGBAf }
    /// Returns the largest size of an image that is read.
    public func inputImageMaximumSize() -> CGSize { CGSize(width: 32768, height: 32768) }
    /// Returns the largest size of an image that is drawn.
    public func outputImageMaximumSize() -> CGSize { CGSize(width: 32768, height: 32768) }
    /// The number of graphics processors without a display: none.
    public class func offlineGPUCount() -> UInt32 { 0 }
    /// Does nothing: nothing is kept.
    public func reclaimResources() {}
    /// Returns the pixels of an image in a rectangle. They are computed at once; format and space have no effect.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool)
        -> CGImage?
    {
        createCGImage(image, from: fromRect)
    }
    /// Returns the pixels of an image in a rectangle, with their average light if it is wanted.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool, calculateHDRStats: Bool
    ) -> CGImage? {
        let picture = createCGImage(image, from: fromRect)
        return calculateHDRStats ? picture?.copyWithCalculatedHDRStats() : picture
    }
    /// Returns the image itself: there is no light beyond diffuse white.
    public func calculateHDRStats(for image: CIImage) -> CIImage? { image }
    /// Returns the image with the headroom and the average light of its pixels.
    public func calculateHDRStats(for image: CGImage) -> CGImage { image.copyWithCalculatedHDRStats() ?? image }
    public func depthBlurEffectFilter(forImageURL url: URL, options: [AnyHashable: Any]? = nil) -> CIFilter? { nil }
    /// Returns nil: depth isn't read.
    public func depthBlurEffectFilter(forImageData data: Data, options: [AnyHashable: Any]? = nil) -> CIFilter? { nil }
    /// Returns nil: there is no blur by depth.
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, orientation: CGImagePropertyOrientation,
        options: [AnyHashable: Any]? = nil
    ) -> CIFilter? { nil }
    /// Returns nil: there is no blur by depth.
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, hairSemanticSegmentation: CIImage?,
        orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil
    ) -> CIFilter? { nil }
    /// Returns nil: there is no blur by depth.
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, hairSemanticSegmentation: CIImage?,
        glassesMatte: CIImage?, gainMap: CIImage?, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil
    ) -> CIFilter? { nil }
    /// Creates a context. The device, of which there is none, has no effect.
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) { self.init(options: options) }
}
