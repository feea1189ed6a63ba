// The names of ImageIO's options and properties.

/// The key for a factor by which an image is made smaller.
public let kCGImageSourceSubsampleFactor = "kCGImageSourceSubsampleFactor"
/// The keys for keeping decoded images. They have no effect.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache",
    kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The keys for the kind of numbers, and of the expected type. They have no effect.
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat",
    kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// The key for creating a thumbnail even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key for creating a thumbnail if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key for turning a thumbnail upright.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// The key for the largest side of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The key for the quality of compression, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
/// The key for the color behind transparent pixels.
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor"

/// The keys for the size in pixels and of the orientation.
public let kCGImagePropertyPixelWidth = "PixelWidth", kCGImagePropertyPixelHeight = "PixelHeight",
    kCGImagePropertyOrientation = "Orientation"
/// The keys for the kind of color, the bits of a component, and transparency.
public let kCGImagePropertyColorModel = "ColorModel", kCGImagePropertyDepth = "Depth", kCGImagePropertyHasAlpha = "HasAlpha"
/// The keys for the resolution, and of the color profile.
public let kCGImagePropertyDPIWidth = "DPIWidth", kCGImagePropertyDPIHeight = "DPIHeight", kCGImagePropertyProfileName = "ProfileName"
public let kCGImagePropertyColorModelRGB = "RGB", kCGImagePropertyColorModelGray = "Gray"
/// The keys for GIF's properties, and of the seconds of a frame.
public let kCGImagePropertyGIFDictionary = "{GIF}", kCGImagePropertyGIFDelayTime = "DelayTime"
/// The keys for the exact seconds of a frame, and of the number of repetitions.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime", kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyExifDictionary = "{Exif}", kCGImagePropertyTIFFDictionary = "{TIFF}", kCGImagePropertyGPSDictionary = "{GPS}"
public let kCGImagePropertyPNGDictionary = "{PNG}", kCGImagePropertyJFIFDictionary = "{JFIF}", kCGImagePropertyIPTCDictionary = "{IPTC}"
/// The key for the dictionary `{HEICS}` of a picture.
public let kCGImagePropertyHEICSDictionary = "{HEICS}", kCGImagePropertyHEICSDelayTime = "DelayTime"
public let kCGImagePropertyHEICSUnclampedDelayTime = "UnclampedDelayTime", kCGImagePropertyHEICSLoopCount = "LoopCount"
public let kCGImagePropertyAPNGDelayTime = "DelayTime", kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyAPNGLoopCount = "LoopCount"
/// The key for the dictionary `{WebP}` of a picture.
public let kCGImagePropertyWebPDictionary = "{WebP}", kCGImagePropertyWebPDelayTime = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime = "UnclampedDelayTime", kCGImagePropertyWebPLoopCount = "LoopCount"
public let kCGImagePropertyExifDateTimeOriginal = "DateTimeOriginal", kCGImagePropertyTIFFOrientation = "Orientation"

/// The rotation that makes a picture upright.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The orientation of the pixels: upright, turned, or mirrored, as in Exif.
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The progress of reading an image.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The state of a source. A file that can't be decoded is of an unknown type.
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}
