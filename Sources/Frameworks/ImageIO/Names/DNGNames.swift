import CoreGraphics

// Keys of digital negatives.

/// The key `ActiveArea` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGActiveArea: CFString = "ActiveArea"
/// The key `AnalogBalance` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAnalogBalance: CFString = "AnalogBalance"
/// The key `AntiAliasStrength` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAntiAliasStrength: CFString = "AntiAliasStrength"
/// The key `AsShotICCProfile` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAsShotICCProfile: CFString = "AsShotICCProfile"
/// The key `AsShotNeutral` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAsShotNeutral: CFString = "AsShotNeutral"
/// The key `AsShotPreProfileMatrix` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAsShotPreProfileMatrix: CFString = "AsShotPreProfileMatrix"
/// The key `AsShotProfileName` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAsShotProfileName: CFString = "AsShotProfileName"
/// The key `AsShotWhiteXY` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGAsShotWhiteXY: CFString = "AsShotWhiteXY"
/// The key `BackwardVersion` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBackwardVersion: CFString = "BackwardVersion"
/// The key `BaselineExposure` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBaselineExposure: CFString = "BaselineExposure"
/// The key `BaselineExposureOffset` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBaselineExposureOffset: CFString = "BaselineExposureOffset"
/// The key `BaselineNoise` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBaselineNoise: CFString = "BaselineNoise"
/// The key `BaselineSharpness` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBaselineSharpness: CFString = "BaselineSharpness"
/// The key `BayerGreenSplit` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBayerGreenSplit: CFString = "BayerGreenSplit"
/// The key `BestQualityScale` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBestQualityScale: CFString = "BestQualityScale"
/// The key `BlackLevel` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBlackLevel: CFString = "BlackLevel"
/// The key `BlackLevelDeltaH` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBlackLevelDeltaH: CFString = "BlackLevelDeltaH"
/// The key `BlackLevelDeltaV` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBlackLevelDeltaV: CFString = "BlackLevelDeltaV"
/// The key `BlackLevelRepeatDim` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGBlackLevelRepeatDim: CFString = "BlackLevelRepeatDim"
/// The key `CFALayout` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCFALayout: CFString = "CFALayout"
/// The key `CFAPlaneColor` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCFAPlaneColor: CFString = "CFAPlaneColor"
/// The key `CalibrationIlluminant1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCalibrationIlluminant1: CFString = "CalibrationIlluminant1"
/// The key `CalibrationIlluminant2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCalibrationIlluminant2: CFString = "CalibrationIlluminant2"
/// The key `CameraCalibration1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCameraCalibration1: CFString = "CameraCalibration1"
/// The key `CameraCalibration2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCameraCalibration2: CFString = "CameraCalibration2"
/// The key `CameraCalibrationSignature` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCameraCalibrationSignature: CFString = "CameraCalibrationSignature"
/// The key `CameraSerialNumber` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCameraSerialNumber: CFString = "CameraSerialNumber"
/// The key `ChromaBlurRadius` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGChromaBlurRadius: CFString = "ChromaBlurRadius"
/// The key `ColorMatrix1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGColorMatrix1: CFString = "ColorMatrix1"
/// The key `ColorMatrix2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGColorMatrix2: CFString = "ColorMatrix2"
/// The key `ColorimetricReference` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGColorimetricReference: CFString = "ColorimetricReference"
/// The key `CurrentICCProfile` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCurrentICCProfile: CFString = "CurrentICCProfile"
/// The key `CurrentPreProfileMatrix` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGCurrentPreProfileMatrix: CFString = "CurrentPreProfileMatrix"
/// The key `DefaultBlackRender` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGDefaultBlackRender: CFString = "DefaultBlackRender"
/// The key `DefaultCropOrigin` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGDefaultCropOrigin: CFString = "DefaultCropOrigin"
/// The key `DefaultCropSize` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGDefaultCropSize: CFString = "DefaultCropSize"
/// The key `DefaultScale` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGDefaultScale: CFString = "DefaultScale"
/// The key `DefaultUserCrop` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGDefaultUserCrop: CFString = "DefaultUserCrop"
/// The key for the dictionary `{DNG}` of a picture.
public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
/// The key `ExtraCameraProfiles` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGExtraCameraProfiles: CFString = "ExtraCameraProfiles"
/// The key `FixVignetteRadial` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGFixVignetteRadial: CFString = "FixVignetteRadial"
/// The key `ForwardMatrix1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGForwardMatrix1: CFString = "ForwardMatrix1"
/// The key `ForwardMatrix2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGForwardMatrix2: CFString = "ForwardMatrix2"
/// The key `LensInfo` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGLensInfo: CFString = "LensInfo"
/// The key `LinearResponseLimit` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGLinearResponseLimit: CFString = "LinearResponseLimit"
/// The key `LinearizationTable` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGLinearizationTable: CFString = "LinearizationTable"
/// The key `LocalizedCameraModel` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGLocalizedCameraModel: CFString = "LocalizedCameraModel"
/// The key `MakerNoteSafety` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGMakerNoteSafety: CFString = "MakerNoteSafety"
/// The key `MaskedAreas` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGMaskedAreas: CFString = "MaskedAreas"
/// The key `NewRawImageDigest` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGNewRawImageDigest: CFString = "NewRawImageDigest"
/// The key `NoiseProfile` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGNoiseProfile: CFString = "NoiseProfile"
/// The key `NoiseReductionApplied` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGNoiseReductionApplied: CFString = "NoiseReductionApplied"
/// The key `OpcodeList1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOpcodeList1: CFString = "OpcodeList1"
/// The key `OpcodeList2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOpcodeList2: CFString = "OpcodeList2"
/// The key `OpcodeList3` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOpcodeList3: CFString = "OpcodeList3"
/// The key `OriginalBestQualityFinalSize` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOriginalBestQualityFinalSize: CFString = "OriginalBestQualityFinalSize"
/// The key `OriginalDefaultCropSize` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOriginalDefaultCropSize: CFString = "OriginalDefaultCropSize"
/// The key `OriginalDefaultFinalSize` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOriginalDefaultFinalSize: CFString = "OriginalDefaultFinalSize"
/// The key `OriginalRawFileData` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOriginalRawFileData: CFString = "OriginalRawFileData"
/// The key `OriginalRawFileDigest` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOriginalRawFileDigest: CFString = "OriginalRawFileDigest"
/// The key `OriginalRawFileName` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGOriginalRawFileName: CFString = "OriginalRawFileName"
/// The key `PreviewApplicationName` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPreviewApplicationName: CFString = "PreviewApplicationName"
/// The key `PreviewApplicationVersion` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPreviewApplicationVersion: CFString = "PreviewApplicationVersion"
/// The key `PreviewColorSpace` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPreviewColorSpace: CFString = "PreviewColorSpace"
/// The key `PreviewDateTime` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPreviewDateTime: CFString = "PreviewDateTime"
/// The key `PreviewSettingsDigest` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPreviewSettingsDigest: CFString = "PreviewSettingsDigest"
/// The key `PreviewSettingsName` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPreviewSettingsName: CFString = "PreviewSettingsName"
/// The key `PrivateData` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGPrivateData: CFString = "PrivateData"
/// The key `ProfileCalibrationSignature` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileCalibrationSignature: CFString = "ProfileCalibrationSignature"
/// The key `ProfileCopyright` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileCopyright: CFString = "ProfileCopyright"
/// The key `ProfileEmbedPolicy` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileEmbedPolicy: CFString = "ProfileEmbedPolicy"
/// The key `ProfileHueSatMapData1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileHueSatMapData1: CFString = "ProfileHueSatMapData1"
/// The key `ProfileHueSatMapData2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileHueSatMapData2: CFString = "ProfileHueSatMapData2"
/// The key `ProfileHueSatMapDims` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileHueSatMapDims: CFString = "ProfileHueSatMapDims"
/// The key `ProfileHueSatMapEncoding` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileHueSatMapEncoding: CFString = "ProfileHueSatMapEncoding"
/// The key `ProfileLookTableData` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileLookTableData: CFString = "ProfileLookTableData"
/// The key `ProfileLookTableDims` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileLookTableDims: CFString = "ProfileLookTableDims"
/// The key `ProfileLookTableEncoding` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileLookTableEncoding: CFString = "ProfileLookTableEncoding"
/// The key `ProfileName` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileName: CFString = "ProfileName"
/// The key `ProfileToneCurve` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGProfileToneCurve: CFString = "ProfileToneCurve"
/// The key `RawDataUniqueID` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGRawDataUniqueID: CFString = "RawDataUniqueID"
/// The key `RawImageDigest` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGRawImageDigest: CFString = "RawImageDigest"
/// The key `RawToPreviewGain` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGRawToPreviewGain: CFString = "RawToPreviewGain"
/// The key `ReductionMatrix1` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGReductionMatrix1: CFString = "ReductionMatrix1"
/// The key `ReductionMatrix2` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGReductionMatrix2: CFString = "ReductionMatrix2"
/// The key `RowInterleaveFactor` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGRowInterleaveFactor: CFString = "RowInterleaveFactor"
/// The key `ShadowScale` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGShadowScale: CFString = "ShadowScale"
/// The key `SubTileBlockSize` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGSubTileBlockSize: CFString = "SubTileBlockSize"
/// The key `UniqueCameraModel` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGUniqueCameraModel: CFString = "UniqueCameraModel"
/// The key `Version` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGVersion: CFString = "Version"
/// The key `WarpFisheye` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGWarpFisheye: CFString = "WarpFisheye"
/// The key `WarpRectilinear` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGWarpRectilinear: CFString = "WarpRectilinear"
/// The key `WhiteLevel` in the dictionary `{DNG}`.
public let kCGImagePropertyDNGWhiteLevel: CFString = "WhiteLevel"
