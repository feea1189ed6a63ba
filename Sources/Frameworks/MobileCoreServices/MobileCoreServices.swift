// The C names of uniform types, for code that doesn't use UniformTypeIdentifiers.
@_exported import Foundation
@_exported import UniformTypeIdentifiersCompanion

/// A string. On Linux it is a Swift value.
public typealias CFStringType = String
/// The identifiers of all items, contents, data, and folders.
public let kUTTypeItem = "public.item", kUTTypeContent = "public.content", kUTTypeData = "public.data", kUTTypeFolder = "public.folder"
/// The identifiers of text.
public let kUTTypeText = "public.text", kUTTypePlainText = "public.plain-text", kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifiers of marked-up and structured text.
public let kUTTypeRTF = "public.rtf", kUTTypeHTML = "public.html", kUTTypeXML = "public.xml", kUTTypeJSON = "public.json"
/// The identifiers of links, documents, and archives.
public let kUTTypeURL = "public.url", kUTTypeFileURL = "public.file-url", kUTTypePDF = "com.adobe.pdf", kUTTypeArchive = "public.archive",
    kUTTypeZipArchive = "public.zip-archive"
/// The identifiers of images.
public let kUTTypeImage = "public.image", kUTTypePNG = "public.png", kUTTypeJPEG = "public.jpeg", kUTTypeGIF = "com.compuserve.gif",
    kUTTypeTIFF = "public.tiff"
/// The identifiers of movies and sound.
public let kUTTypeMovie = "public.movie", kUTTypeVideo = "public.video", kUTTypeAudio = "public.audio", kUTTypeMP3 = "public.mp3"
/// The identifiers of formats of movies, and of contacts.
public let kUTTypeMPEG4 = "public.mpeg-4", kUTTypeQuickTimeMovie = "com.apple.quicktime-movie", kUTTypeVCard = "public.vcard"
/// The kinds of names by which types are found.
public let kUTTagClassFilenameExtension = "public.filename-extension", kUTTagClassMIMEType = "public.mime-type"

/// Returns whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
    guard let type = UTType(type), let other = UTType(other) else { return type == other }
    return type.conforms(to: other)
}

/// The unmanaged result of a Core Foundation function: a string, which is not an object here.
public struct UnmanagedString {
    fileprivate let value: String
    /// Returns the string itself.
    public func takeRetainedValue() -> String { value }
    /// Returns the string itself.
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
