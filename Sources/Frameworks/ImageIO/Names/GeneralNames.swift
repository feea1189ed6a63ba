import CoreGraphics

// Keys of an image and of its place in a group of images.

/// The key `ASTCBlockSize` of a picture or a file.
public let kCGImagePropertyASTCBlockSize: CFString = "ASTCBlockSize"
/// The key `ASTCBlockSize4x4` of a picture or a file.
public let kCGImagePropertyASTCBlockSize4x4: CFString = "ASTCBlockSize4x4"
/// The key `ASTCBlockSize8x8` of a picture or a file.
public let kCGImagePropertyASTCBlockSize8x8: CFString = "ASTCBlockSize8x8"
/// The key `ASTCEncoder` of a picture or a file.
public let kCGImagePropertyASTCEncoder: CFString = "ASTCEncoder"
/// The key `AuxiliaryData` of a picture or a file.
public let kCGImagePropertyAuxiliaryData: CFString = "AuxiliaryData"
/// The key `AuxiliaryDataType` of a picture or a file.
public let kCGImagePropertyAuxiliaryDataType: CFString = "AuxiliaryDataType"
/// The key `BCEncoder` of a picture or a file.
public let kCGImagePropertyBCEncoder: CFString = "BCEncoder"
/// The key `BCFormat` of a picture or a file.
public let kCGImagePropertyBCFormat: CFString = "BCFormat"
/// The key `BytesPerRow` of a picture or a file.
public let kCGImagePropertyBytesPerRow: CFString = "BytesPerRow"
/// The key `CMYK` of a picture or a file.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The key `Lab` of a picture or a file.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// The key `Encoder` of a picture or a file.
public let kCGImagePropertyEncoder: CFString = "Encoder"
/// The key for the dictionary `{FileContents}` of a picture.
public let kCGImagePropertyFileContentsDictionary: CFString = "{FileContents}"
/// The key `FileSize` of a picture or a file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key `GroupImageBaseline` of a picture or a file.
public let kCGImagePropertyGroupImageBaseline: CFString = "GroupImageBaseline"
/// The key `GroupImageDisparityAdjustment` of a picture or a file.
public let kCGImagePropertyGroupImageDisparityAdjustment: CFString = "GroupImageDisparityAdjustment"
/// The key `GroupImageIndexLeft` of a picture or a file.
public let kCGImagePropertyGroupImageIndexLeft: CFString = "GroupImageIndexLeft"
/// The key `GroupImageIndexMonoscopic` of a picture or a file.
public let kCGImagePropertyGroupImageIndexMonoscopic: CFString = "GroupImageIndexMonoscopic"
/// The key `GroupImageIndexRight` of a picture or a file.
public let kCGImagePropertyGroupImageIndexRight: CFString = "GroupImageIndexRight"
/// The key `GroupImageIsAlternateImage` of a picture or a file.
public let kCGImagePropertyGroupImageIsAlternateImage: CFString = "GroupImageIsAlternateImage"
/// The key `GroupImageIsLeftImage` of a picture or a file.
public let kCGImagePropertyGroupImageIsLeftImage: CFString = "GroupImageIsLeftImage"
/// The key `GroupImageIsMonoscopicImage` of a picture or a file.
public let kCGImagePropertyGroupImageIsMonoscopicImage: CFString = "GroupImageIsMonoscopicImage"
/// The key `GroupImageIsRightImage` of a picture or a file.
public let kCGImagePropertyGroupImageIsRightImage: CFString = "GroupImageIsRightImage"
/// The key `GroupImageStereoAggressors` of a picture or a file.
public let kCGImagePropertyGroupImageStereoAggressors: CFString = "GroupImageStereoAggressors"
/// The key `GroupImagesAlternate` of a picture or a file.
public let kCGImagePropertyGroupImagesAlternate: CFString = "GroupImagesAlternate"
/// The key `GroupIndex` of a picture or a file.
public let kCGImagePropertyGroupIndex: CFString = "GroupIndex"
/// The key `MonoscopicImageLocation` of a picture or a file.
public let kCGImagePropertyGroupMonoscopicImageLocation: CFString = "MonoscopicImageLocation"
/// The key `GroupType` of a picture or a file.
public let kCGImagePropertyGroupType: CFString = "GroupType"
/// The key `Alternate` of a picture or a file.
public let kCGImagePropertyGroupTypeAlternate: CFString = "Alternate"
/// The key `StereoPair` of a picture or a file.
public let kCGImagePropertyGroupTypeStereoPair: CFString = "StereoPair"
/// The key `Groups` of a picture or a file.
public let kCGImagePropertyGroups: CFString = "Groups"
/// The key for the dictionary `{HEIF}` of a picture.
public let kCGImagePropertyHEIFDictionary: CFString = "{HEIF}"
/// The key `Height` of a picture or a file.
public let kCGImagePropertyHeight: CFString = "Height"
/// The key `ImageCount` of a picture or a file.
public let kCGImagePropertyImageCount: CFString = "ImageCount"
/// The key `ImageIndex` of a picture or a file.
public let kCGImagePropertyImageIndex: CFString = "ImageIndex"
/// The key `Images` of a picture or a file.
public let kCGImagePropertyImages: CFString = "Images"
/// The key `IsFloat` of a picture or a file.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// The key `IsIndexed` of a picture or a file.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The key `NamedColorSpace` of a picture or a file.
public let kCGImagePropertyNamedColorSpace: CFString = "NamedColorSpace"
/// The key `PVREncoder` of a picture or a file.
public let kCGImagePropertyPVREncoder: CFString = "PVREncoder"
/// The key `PixelFormat` of a picture or a file.
public let kCGImagePropertyPixelFormat: CFString = "PixelFormat"
/// The key `PrimaryImage` of a picture or a file.
public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
/// The key for the dictionary `{Raw}` of a picture.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// The key `ThumbnailImages` of a picture or a file.
public let kCGImagePropertyThumbnailImages: CFString = "ThumbnailImages"
/// The key `Width` of a picture or a file.
public let kCGImagePropertyWidth: CFString = "Width"
