import CoreGraphics

// Keys of properties that camera makers and programs add.

/// The key for the dictionary `{8BIM}` of a picture.
public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
/// The key `LayerNames` in the dictionary `{8BIM}`.
public let kCGImageProperty8BIMLayerNames: CFString = "LayerNames"
/// The key `Version` in the dictionary `{8BIM}`.
public let kCGImageProperty8BIMVersion: CFString = "Version"
/// The key `CameraSerialNumber` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFCameraSerialNumber: CFString = "CameraSerialNumber"
/// The key `ContinuousDrive` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFContinuousDrive: CFString = "ContinuousDrive"
/// The key `Description` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFDescription: CFString = "Description"
/// The key for the dictionary `{CIFF}` of a picture.
public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
/// The key `Firmware` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFFirmware: CFString = "Firmware"
/// The key `FlashExposureComp` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFFlashExposureComp: CFString = "FlashExposureComp"
/// The key `FocusMode` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFFocusMode: CFString = "FocusMode"
/// The key `ImageFileName` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFImageFileName: CFString = "ImageFileName"
/// The key `ImageName` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFImageName: CFString = "ImageName"
/// The key `ImageSerialNumber` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFImageSerialNumber: CFString = "ImageSerialNumber"
/// The key `LensMaxMM` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFLensMaxMM: CFString = "LensMaxMM"
/// The key `LensMinMM` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFLensMinMM: CFString = "LensMinMM"
/// The key `LensModel` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFLensModel: CFString = "LensModel"
/// The key `MeasuredEV` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFMeasuredEV: CFString = "MeasuredEV"
/// The key `MeteringMode` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFMeteringMode: CFString = "MeteringMode"
/// The key `OwnerName` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFOwnerName: CFString = "OwnerName"
/// The key `RecordID` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFRecordID: CFString = "RecordID"
/// The key `ReleaseMethod` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFReleaseMethod: CFString = "ReleaseMethod"
/// The key `ReleaseTiming` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFReleaseTiming: CFString = "ReleaseTiming"
/// The key `SelfTimingTime` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFSelfTimingTime: CFString = "SelfTimingTime"
/// The key `ShootingMode` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFShootingMode: CFString = "ShootingMode"
/// The key `WhiteBalanceIndex` in the dictionary `{CIFF}`.
public let kCGImagePropertyCIFFWhiteBalanceIndex: CFString = "WhiteBalanceIndex"
/// The key for the dictionary `{MakerApple}` of a picture.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// The key `AspectRatioInfo` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonAspectRatioInfo: CFString = "AspectRatioInfo"
/// The key `CameraSerialNumber` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonCameraSerialNumber: CFString = "CameraSerialNumber"
/// The key `ContinuousDrive` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonContinuousDrive: CFString = "ContinuousDrive"
/// The key for the dictionary `{MakerCanon}` of a picture.
public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
/// The key `Firmware` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonFirmware: CFString = "Firmware"
/// The key `FlashExposureComp` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonFlashExposureComp: CFString = "FlashExposureComp"
/// The key `ImageSerialNumber` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonImageSerialNumber: CFString = "ImageSerialNumber"
/// The key `LensModel` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonLensModel: CFString = "LensModel"
/// The key `OwnerName` in the dictionary `{MakerCanon}`.
public let kCGImagePropertyMakerCanonOwnerName: CFString = "OwnerName"
/// The key for the dictionary `{MakerFuji}` of a picture.
public let kCGImagePropertyMakerFujiDictionary: CFString = "{MakerFuji}"
/// The key for the dictionary `{MakerMinolta}` of a picture.
public let kCGImagePropertyMakerMinoltaDictionary: CFString = "{MakerMinolta}"
/// The key `CameraSerialNumber` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonCameraSerialNumber: CFString = "CameraSerialNumber"
/// The key `ColorMode` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonColorMode: CFString = "ColorMode"
/// The key for the dictionary `{MakerNikon}` of a picture.
public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
/// The key `DigitalZoom` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonDigitalZoom: CFString = "DigitalZoom"
/// The key `FlashExposureComp` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonFlashExposureComp: CFString = "FlashExposureComp"
/// The key `FlashSetting` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonFlashSetting: CFString = "FlashSetting"
/// The key `FocusDistance` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonFocusDistance: CFString = "FocusDistance"
/// The key `FocusMode` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonFocusMode: CFString = "FocusMode"
/// The key `ISOSelection` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonISOSelection: CFString = "ISOSelection"
/// The key `ISOSetting` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonISOSetting: CFString = "ISOSetting"
/// The key `ImageAdjustment` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonImageAdjustment: CFString = "ImageAdjustment"
/// The key `LensAdapter` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonLensAdapter: CFString = "LensAdapter"
/// The key `LensInfo` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonLensInfo: CFString = "LensInfo"
/// The key `LensType` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonLensType: CFString = "LensType"
/// The key `Quality` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonQuality: CFString = "Quality"
/// The key `SharpenMode` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonSharpenMode: CFString = "SharpenMode"
/// The key `ShootingMode` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonShootingMode: CFString = "ShootingMode"
/// The key `ShutterCount` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonShutterCount: CFString = "ShutterCount"
/// The key `WhiteBalanceMode` in the dictionary `{MakerNikon}`.
public let kCGImagePropertyMakerNikonWhiteBalanceMode: CFString = "WhiteBalanceMode"
/// The key for the dictionary `{MakerOlympus}` of a picture.
public let kCGImagePropertyMakerOlympusDictionary: CFString = "{MakerOlympus}"
/// The key for the dictionary `{MakerPentax}` of a picture.
public let kCGImagePropertyMakerPentaxDictionary: CFString = "{MakerPentax}"
