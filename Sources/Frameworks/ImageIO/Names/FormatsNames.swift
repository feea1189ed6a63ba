import CoreGraphics

// Keys of file formats.

/// The key `CanvasPixelHeight` in the dictionary `{PNG}`.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key `CanvasPixelWidth` in the dictionary `{PNG}`.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key `FrameInfoArray` in the dictionary `{PNG}`.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfoArray"
/// The key for the dictionary `{AVIS}` of a picture.
public let kCGImagePropertyAVISDictionary: CFString = "{AVIS}"
/// The key `CanvasPixelHeight` in the dictionary `{GIF}`.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key `CanvasPixelWidth` in the dictionary `{GIF}`.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key `FrameInfoArray` in the dictionary `{GIF}`.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfoArray"
/// The key `HasGlobalColorMap` in the dictionary `{GIF}`.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The key `ImageColorMap` in the dictionary `{GIF}`.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// The key `CanvasPixelHeight` in the dictionary `{HEICS}`.
public let kCGImagePropertyHEICSCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key `CanvasPixelWidth` in the dictionary `{HEICS}`.
public let kCGImagePropertyHEICSCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key `FrameInfoArray` in the dictionary `{HEICS}`.
public let kCGImagePropertyHEICSFrameInfoArray: CFString = "FrameInfoArray"
/// The key `DensityUnit` in the dictionary `{JFIF}`.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// The key `IsProgressive` in the dictionary `{JFIF}`.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The key `Version` in the dictionary `{JFIF}`.
public let kCGImagePropertyJFIFVersion: CFString = "Version"
/// The key `XDensity` in the dictionary `{JFIF}`.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The key `YDensity` in the dictionary `{JFIF}`.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The key `AspectRatio` in the dictionary `{OpenEXR}`.
public let kCGImagePropertyOpenEXRAspectRatio: CFString = "AspectRatio"
/// The key `Compression` in the dictionary `{OpenEXR}`.
public let kCGImagePropertyOpenEXRCompression: CFString = "Compression"
/// The key for the dictionary `{OpenEXR}` of a picture.
public let kCGImagePropertyOpenEXRDictionary: CFString = "{OpenEXR}"
/// The key `Author` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The key `Chromaticities` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The key `Comment` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// The key `CompressionFilter` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGCompressionFilter: CFString = "CompressionFilter"
/// The key `Copyright` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The key `Creation Time` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// The key `Description` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The key `Disclaimer` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// The key `Gamma` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// The key `InterlaceType` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The key `Modification Time` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGModificationTime: CFString = "Modification Time"
/// The key `PixelsAspectRatio` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGPixelsAspectRatio: CFString = "PixelsAspectRatio"
/// The key `Software` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// The key `Source` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// The key `Title` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The key `Transparency` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGTransparency: CFString = "Transparency"
/// The key `Warning` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// The key `XPixelsPerMeter` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The key `YPixelsPerMeter` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The key `sRGBIntent` in the dictionary `{PNG}`.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The key `Compression` in the dictionary `{TGA}`.
public let kCGImagePropertyTGACompression: CFString = "Compression"
/// The key for the dictionary `{TGA}` of a picture.
public let kCGImagePropertyTGADictionary: CFString = "{TGA}"
/// The key `CanvasPixelHeight` in the dictionary `{WebP}`.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key `CanvasPixelWidth` in the dictionary `{WebP}`.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key `FrameInfoArray` in the dictionary `{WebP}`.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfoArray"
