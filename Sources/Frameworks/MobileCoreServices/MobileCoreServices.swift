// The C names of uniform types, for code that doesn't use UniformTypeIdentifiers.
@_exported import Foundation
@_exported import UniformTypeIdentifiersCompanion

public typealias CFStringType = String
public let kUTTypeItem = "public.item", kUTTypeContent = "public.content", kUTTypeData = "public.data", kUTTypeFolder = "public.folder"
public let kUTTypeText = "public.text", kUTTypePlainText = "public.plain-text", kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeRTF = "public.rtf", kUTTypeHTML = "public.html", kUTTypeXML = "public.xml", kUTTypeJSON = "public.json"
public let kUTTypeURL = "public.url", kUTTypeFileURL = "public.file-url", kUTTypePDF = "com.adobe.pdf", kUTTypeArchive = "public.archive",
    kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeImage = "public.image", kUTTypePNG = "public.png", kUTTypeJPEG = "public.jpeg", kUTTypeGIF = "com.compuserve.gif",
    kUTTypeTIFF = "public.tiff"
public let kUTTypeMovie = "public.movie", kUTTypeVideo = "public.video", kUTTypeAudio = "public.audio", kUTTypeMP3 = "public.mp3"
public let kUTTypeMPEG4 = "public.mpeg-4", kUTTypeQuickTimeMovie = "com.apple.quicktime-movie", kUTTypeVCard = "public.vcard"
public let kUTTagClassFilenameExtension = "public.filename-extension", kUTTagClassMIMEType = "public.mime-type"

public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
    guard let type = UTType(type), let other = UTType(other) else { return type == other }
    return type.conforms(to: other)
}

/// The unmanaged result of a Core Foundation function: a string, which is not an object here.
public struct UnmanagedString {
    fileprivate let value: String
    public func takeRetainedValue() -> String { value }
    public func takeUnretainedValue() -> String { value }
}

/// The type of files with a filename extension or a MIME type.
public func UTTypeCreatePreferredIdentifierForTag(_ tagClass: String, _ tag: String, _ conformingTo: String?) -> UnmanagedString? {
    let type = tagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
    return type.map { UnmanagedString(value: $0.identifier) }
}

/// The preferred extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(_ type: String, _ tagClass: String) -> UnmanagedString? {
    let found = UTType(type)
    return (tagClass == kUTTagClassMIMEType ? found?.preferredMIMEType : found?.preferredFilenameExtension).map {
        UnmanagedString(value: $0)
    }
}
