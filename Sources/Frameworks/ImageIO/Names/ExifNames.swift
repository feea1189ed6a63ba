import CoreGraphics

// Keys of cameras' properties: Exif, TIFF, and the place.

/// The key `ApertureValue` in the dictionary `{Exif}`.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The key for the dictionary `{ExifAux}` of a picture.
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// The key `Firmware` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
/// The key `FlashCompensation` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
/// The key `ImageNumber` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
/// The key `LensID` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
/// The key `LensInfo` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
/// The key `LensModel` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
/// The key `LensSerialNumber` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
/// The key `OwnerName` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
/// The key `SerialNumber` in the dictionary `{ExifAux}`.
public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
/// The key `BodySerialNumber` in the dictionary `{Exif}`.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The key `BrightnessValue` in the dictionary `{Exif}`.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The key `CFAPattern` in the dictionary `{Exif}`.
public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// The key `CameraOwnerName` in the dictionary `{Exif}`.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The key `ColorSpace` in the dictionary `{Exif}`.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The key `ComponentsConfiguration` in the dictionary `{Exif}`.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// The key `CompositeImage` in the dictionary `{Exif}`.
public let kCGImagePropertyExifCompositeImage: CFString = "CompositeImage"
/// The key `CompressedBitsPerPixel` in the dictionary `{Exif}`.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// The key `Contrast` in the dictionary `{Exif}`.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// The key `CustomRendered` in the dictionary `{Exif}`.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// The key `DateTimeDigitized` in the dictionary `{Exif}`.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key `DeviceSettingDescription` in the dictionary `{Exif}`.
public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// The key `DigitalZoomRatio` in the dictionary `{Exif}`.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The key `ExposureBiasValue` in the dictionary `{Exif}`.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The key `ExposureIndex` in the dictionary `{Exif}`.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// The key `ExposureMode` in the dictionary `{Exif}`.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The key `ExposureProgram` in the dictionary `{Exif}`.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The key `ExposureTime` in the dictionary `{Exif}`.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key `FNumber` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key `FileSource` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// The key `Flash` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The key `FlashEnergy` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// The key `FlashPixVersion` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// The key `FocalLenIn35mmFilm` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The key `FocalLength` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key `FocalPlaneResolutionUnit` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// The key `FocalPlaneXResolution` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// The key `FocalPlaneYResolution` in the dictionary `{Exif}`.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// The key `GainControl` in the dictionary `{Exif}`.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// The key `Gamma` in the dictionary `{Exif}`.
public let kCGImagePropertyExifGamma: CFString = "Gamma"
/// The key `ISOSpeed` in the dictionary `{Exif}`.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// The key `ISOSpeedLatitudeyyy` in the dictionary `{Exif}`.
public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
/// The key `ISOSpeedLatitudezzz` in the dictionary `{Exif}`.
public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
/// The key `ISOSpeedRatings` in the dictionary `{Exif}`.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The key `ImageUniqueID` in the dictionary `{Exif}`.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// The key `LensMake` in the dictionary `{Exif}`.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The key `LensModel` in the dictionary `{Exif}`.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The key `LensSerialNumber` in the dictionary `{Exif}`.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The key `LensSpecification` in the dictionary `{Exif}`.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The key `LightSource` in the dictionary `{Exif}`.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// The key `MakerNote` in the dictionary `{Exif}`.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// The key `MaxApertureValue` in the dictionary `{Exif}`.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The key `MeteringMode` in the dictionary `{Exif}`.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The key `OECF` in the dictionary `{Exif}`.
public let kCGImagePropertyExifOECF: CFString = "OECF"
/// The key `OffsetTime` in the dictionary `{Exif}`.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The key `OffsetTimeDigitized` in the dictionary `{Exif}`.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The key `OffsetTimeOriginal` in the dictionary `{Exif}`.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The key `PixelXDimension` in the dictionary `{Exif}`.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key `PixelYDimension` in the dictionary `{Exif}`.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key `RecommendedExposureIndex` in the dictionary `{Exif}`.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The key `RelatedSoundFile` in the dictionary `{Exif}`.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// The key `Saturation` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// The key `SceneCaptureType` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The key `SceneType` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// The key `SensingMethod` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The key `SensitivityType` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The key `Sharpness` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// The key `ShutterSpeedValue` in the dictionary `{Exif}`.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The key `SourceExposureTimesOfCompositeImage` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSourceExposureTimesOfCompositeImage: CFString = "SourceExposureTimesOfCompositeImage"
/// The key `SourceImageNumberOfCompositeImage` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSourceImageNumberOfCompositeImage: CFString = "SourceImageNumberOfCompositeImage"
/// The key `SpatialFrequencyResponse` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// The key `SpectralSensitivity` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// The key `StandardOutputSensitivity` in the dictionary `{Exif}`.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
/// The key `SubjectArea` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// The key `SubjectDistRange` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// The key `SubjectDistance` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// The key `SubjectLocation` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The key `SubsecTime` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The key `SubsecTimeDigitized` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The key `SubsecTimeOriginal` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubsecTimeOrginal: CFString = "SubsecTimeOriginal"
/// The key `SubsecTimeOriginal` in the dictionary `{Exif}`.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The key `UserComment` in the dictionary `{Exif}`.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key `Version` in the dictionary `{Exif}`.
public let kCGImagePropertyExifVersion: CFString = "Version"
/// The key `WhiteBalance` in the dictionary `{Exif}`.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The key `Altitude` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The key `AltitudeRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The key `AreaInformation` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// The key `DOP` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The key `DateStamp` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The key `DestBearing` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The key `DestBearingRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The key `DestDistance` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// The key `DestDistanceRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// The key `DestLatitude` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// The key `DestLatitudeRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The key `DestLongitude` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// The key `DestLongitudeRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The key `Differental` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSDifferental: CFString = "Differental"
/// The key `HPositioningError` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
/// The key `ImgDirection` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The key `ImgDirectionRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The key `Latitude` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key `LatitudeRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key `Longitude` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key `LongitudeRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key `MapDatum` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The key `MeasureMode` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The key `ProcessingMethod` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The key `Satellites` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// The key `Speed` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The key `SpeedRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The key `Status` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// The key `TimeStamp` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The key `Track` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// The key `TrackRef` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The key `GPSVersion` in the dictionary `{GPS}`.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// The key `Artist` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The key `Compression` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// The key `Copyright` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The key `DateTime` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key `DocumentName` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// The key `HostComputer` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The key `ImageDescription` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The key `Make` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key `Model` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key `PhotometricInterpretation` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The key `PrimaryChromaticities` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// The key `ResolutionUnit` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The key `Software` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key `TileLength` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// The key `TileWidth` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// The key `TransferFunction` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
/// The key `WhitePoint` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// The key `XPosition` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"
/// The key `XResolution` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// The key `YPosition` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"
/// The key `YResolution` in the dictionary `{TIFF}`.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
