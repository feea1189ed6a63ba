import Foundation

/// The values of Exif's tags (CIPA DC-008), with the names that ImageIO gives them.
struct ExifTag {
    enum Kind { case text, byte, short, long, rational, signedRational, version, comment, degrees, time }
    let number: Int
    let name: String
    let kind: Kind
    let isList: Bool

    init(_ number: Int, _ name: String, _ kind: Kind, isList: Bool = false) {
        (self.number, self.name, self.kind, self.isList) = (number, name, kind, isList)
    }

    static let tiff: [ExifTag] = [
        .init(0x0103, "Compression", .short), .init(0x0106, "PhotometricInterpretation", .short), .init(0x010D, "DocumentName", .text),
        .init(0x010E, "ImageDescription", .text), .init(0x010F, "Make", .text), .init(0x0110, "Model", .text),
        .init(0x0112, "Orientation", .short), .init(0x011A, "XResolution", .rational), .init(0x011B, "YResolution", .rational),
        .init(0x0128, "ResolutionUnit", .short), .init(0x0131, "Software", .text), .init(0x0132, "DateTime", .text),
        .init(0x013B, "Artist", .text), .init(0x013C, "HostComputer", .text), .init(0x013E, "WhitePoint", .rational, isList: true),
        .init(0x013F, "PrimaryChromaticities", .rational, isList: true), .init(0x0142, "TileWidth", .long),
        .init(0x0143, "TileLength", .long), .init(0x8298, "Copyright", .text),
    ]
    static let exif: [ExifTag] = [
        .init(0x829A, "ExposureTime", .rational), .init(0x829D, "FNumber", .rational), .init(0x8822, "ExposureProgram", .short),
        .init(0x8824, "SpectralSensitivity", .text), .init(0x8827, "ISOSpeedRatings", .short, isList: true),
        .init(0x8830, "SensitivityType", .short), .init(0x8831, "StandardOutputSensitivity", .long),
        .init(0x8832, "RecommendedExposureIndex", .long), .init(0x8833, "ISOSpeed", .long), .init(0x8834, "ISOSpeedLatitudeyyy", .long),
        .init(0x8835, "ISOSpeedLatitudezzz", .long), .init(0x9000, "ExifVersion", .version), .init(0x9003, "DateTimeOriginal", .text),
        .init(0x9004, "DateTimeDigitized", .text), .init(0x9010, "OffsetTime", .text), .init(0x9011, "OffsetTimeOriginal", .text),
        .init(0x9012, "OffsetTimeDigitized", .text), .init(0x9101, "ComponentsConfiguration", .byte, isList: true),
        .init(0x9102, "CompressedBitsPerPixel", .rational), .init(0x9201, "ShutterSpeedValue", .signedRational),
        .init(0x9202, "ApertureValue", .rational), .init(0x9203, "BrightnessValue", .signedRational),
        .init(0x9204, "ExposureBiasValue", .signedRational), .init(0x9205, "MaxApertureValue", .rational),
        .init(0x9206, "SubjectDistance", .rational), .init(0x9207, "MeteringMode", .short), .init(0x9208, "LightSource", .short),
        .init(0x9209, "Flash", .short), .init(0x920A, "FocalLength", .rational), .init(0x9214, "SubjectArea", .short, isList: true),
        .init(0x9286, "UserComment", .comment), .init(0x9290, "SubsecTime", .text), .init(0x9291, "SubsecTimeOriginal", .text),
        .init(0x9292, "SubsecTimeDigitized", .text), .init(0xA000, "FlashPixVersion", .version), .init(0xA001, "ColorSpace", .short),
        .init(0xA002, "PixelXDimension", .long), .init(0xA003, "PixelYDimension", .long), .init(0xA004, "RelatedSoundFile", .text),
        .init(0xA20B, "FlashEnergy", .rational), .init(0xA20E, "FocalPlaneXResolution", .rational),
        .init(0xA20F, "FocalPlaneYResolution", .rational), .init(0xA210, "FocalPlaneResolutionUnit", .short),
        .init(0xA214, "SubjectLocation", .short, isList: true), .init(0xA215, "ExposureIndex", .rational),
        .init(0xA217, "SensingMethod", .short), .init(0xA300, "FileSource", .byte), .init(0xA301, "SceneType", .byte),
        .init(0xA401, "CustomRendered", .short), .init(0xA402, "ExposureMode", .short), .init(0xA403, "WhiteBalance", .short),
        .init(0xA404, "DigitalZoomRatio", .rational), .init(0xA405, "FocalLenIn35mmFilm", .short),
        .init(0xA406, "SceneCaptureType", .short), .init(0xA407, "GainControl", .short), .init(0xA408, "Contrast", .short),
        .init(0xA409, "Saturation", .short), .init(0xA40A, "Sharpness", .short), .init(0xA40C, "SubjectDistRange", .short),
        .init(0xA420, "ImageUniqueID", .text), .init(0xA430, "CameraOwnerName", .text), .init(0xA431, "BodySerialNumber", .text),
        .init(0xA432, "LensSpecification", .rational, isList: true), .init(0xA433, "LensMake", .text), .init(0xA434, "LensModel", .text),
        .init(0xA435, "LensSerialNumber", .text), .init(0xA500, "Gamma", .rational),
    ]
    static let gps: [ExifTag] = [
        .init(0x0000, "GPSVersion", .byte, isList: true), .init(0x0001, "LatitudeRef", .text), .init(0x0002, "Latitude", .degrees),
        .init(0x0003, "LongitudeRef", .text), .init(0x0004, "Longitude", .degrees), .init(0x0005, "AltitudeRef", .byte),
        .init(0x0006, "Altitude", .rational), .init(0x0007, "TimeStamp", .time), .init(0x0008, "Satellites", .text),
        .init(0x0009, "Status", .text), .init(0x000A, "MeasureMode", .text), .init(0x000B, "DOP", .rational),
        .init(0x000C, "SpeedRef", .text), .init(0x000D, "Speed", .rational), .init(0x000E, "TrackRef", .text),
        .init(0x000F, "Track", .rational), .init(0x0010, "ImgDirectionRef", .text), .init(0x0011, "ImgDirection", .rational),
        .init(0x0012, "MapDatum", .text), .init(0x0013, "DestLatitudeRef", .text), .init(0x0014, "DestLatitude", .degrees),
        .init(0x0015, "DestLongitudeRef", .text), .init(0x0016, "DestLongitude", .degrees), .init(0x0017, "DestBearingRef", .text),
        .init(0x0018, "DestBearing", .rational), .init(0x0019, "DestDistanceRef", .text), .init(0x001A, "DestDistance", .rational),
        .init(0x001B, "ProcessingMethod", .comment), .init(0x001C, "AreaInformation", .comment), .init(0x001D, "DateStamp", .text),
        .init(0x001E, "Differental", .short), .init(0x001F, "HPositioningError", .rational),
    ]
}
