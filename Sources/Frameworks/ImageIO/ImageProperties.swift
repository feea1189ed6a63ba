// The names of ImageIO's options and properties.

public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor"
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache",
    kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat",
    kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor"

public let kCGImagePropertyPixelWidth = "PixelWidth", kCGImagePropertyPixelHeight = "PixelHeight",
    kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyColorModel = "ColorModel", kCGImagePropertyDepth = "Depth", kCGImagePropertyHasAlpha = "HasAlpha"
public let kCGImagePropertyDPIWidth = "DPIWidth", kCGImagePropertyDPIHeight = "DPIHeight", kCGImagePropertyProfileName = "ProfileName"
public let kCGImagePropertyColorModelRGB = "RGB", kCGImagePropertyColorModelGray = "Gray"
public let kCGImagePropertyGIFDictionary = "{GIF}", kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime", kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyExifDictionary = "{Exif}", kCGImagePropertyTIFFDictionary = "{TIFF}", kCGImagePropertyGPSDictionary = "{GPS}"
public let kCGImagePropertyPNGDictionary = "{PNG}", kCGImagePropertyJFIFDictionary = "{JFIF}", kCGImagePropertyIPTCDictionary = "{IPTC}"
public let kCGImagePropertyHEICSDictionary = "{HEICS}", kCGImagePropertyHEICSDelayTime = "DelayTime"
public let kCGImagePropertyHEICSUnclampedDelayTime = "UnclampedDelayTime", kCGImagePropertyHEICSLoopCount = "LoopCount"
public let kCGImagePropertyAPNGDelayTime = "DelayTime", kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyAPNGLoopCount = "LoopCount"
public let kCGImagePropertyWebPDictionary = "{WebP}", kCGImagePropertyWebPDelayTime = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime = "UnclampedDelayTime", kCGImagePropertyWebPLoopCount = "LoopCount"
public let kCGImagePropertyExifDateTimeOriginal = "DateTimeOriginal", kCGImagePropertyTIFFOrientation = "Orientation"

/// The rotation with which a picture appears upright.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The progress of reading an image.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}
