// The C names of uniform types, which newer code spells with UniformTypeIdentifiers.
@_exported import Foundation
@_exported import UniformTypeIdentifiersCompanion

public typealias CFStringType = String
public let kUTTypeItem = "public.item", kUTTypeContent = "public.content", kUTTypeData = "public.data", kUTTypeFolder = "public.folder"
public let kUTTypeText = "public.text", kUTTypePlainText = "public.plain-text", kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeRTF = "public.rtf", kUTTypeHTML = "public.html", kUTTypeXML = "public.xml", kUTTypeJSON = "public.json"
public let kUTTypeURL = "public.url", kUTTypeFileURL = "public.file-url", kUTTypePDF = "com.adobe.pdf", kUTTypeArchive = "public.archive", kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeImage = "public.image", kUTTypePNG = "public.png", kUTTypeJPEG = "public.jpeg", kUTTypeGIF = "com.compuserve.gif", kUTTypeTIFF = "public.tiff"
public let kUTTypeMovie = "public.movie", kUTTypeVideo = "public.video", kUTTypeAudio = "public.audio", kUTTypeMP3 = "public.mp3"
public let kUTTypeMPEG4 = "public.mpeg-4", kUTTypeQuickTimeMovie = "com.apple.quicktime-movie", kUTTypeVCard = "public.vcard"
public let kUTTagClassFilenameExtension = "public.filename-extension", kUTTagClassMIMEType = "public.mime-type"

public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
    guard let type = UTType(type), let other = UTType(other) else { return type == other }
    return type.conforms(to: other)
}
