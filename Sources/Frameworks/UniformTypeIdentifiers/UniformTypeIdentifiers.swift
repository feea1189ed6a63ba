// A type system for files: identifiers, extensions, MIME types, and conformance, to the extent that apps use them.
@_exported import Foundation

/// The kind of a type's tag: a filename extension or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The extension of a file's name.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The type in mail and on the Web.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A kind of data, by its identifier, and the kinds it conforms to.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    struct Entry: Sendable {
        var identifier: String
        var extensions: [String]
        var mime: String?
        var parents: [String]
    }
    private static let common: [Entry] = [
        .init(identifier: "public.item", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.content", extensions: [], mime: nil, parents: []),
        .init(identifier: "public.data", extensions: [], mime: "application/octet-stream", parents: ["public.item"]),
        .init(identifier: "public.directory", extensions: [], mime: nil, parents: ["public.item"]),
        .init(identifier: "public.folder", extensions: [], mime: nil, parents: ["public.directory"]),
        .init(identifier: "public.url", extensions: ["url"], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.file-url", extensions: [], mime: nil, parents: ["public.url"]),
        .init(identifier: "public.text", extensions: [], mime: nil, parents: ["public.data", "public.content"]),
        .init(identifier: "public.plain-text", extensions: ["txt", "text"], mime: "text/plain", parents: ["public.text"]),
        .init(identifier: "public.utf8-plain-text", extensions: [], mime: nil, parents: ["public.plain-text"]),
        .init(identifier: "public.rtf", extensions: ["rtf"], mime: "text/rtf", parents: ["public.text"]),
        .init(identifier: "public.html", extensions: ["html", "htm"], mime: "text/html", parents: ["public.text"]),
        .init(identifier: "public.xml", extensions: ["xml"], mime: "application/xml", parents: ["public.text"]),
        .init(identifier: "public.json", extensions: ["json"], mime: "application/json", parents: ["public.text"]),
        .init(identifier: "public.comma-separated-values-text", extensions: ["csv"], mime: "text/csv", parents: ["public.text"]),
        .init(identifier: "net.daringfireball.markdown", extensions: ["md", "markdown"], mime: "text/markdown", parents: ["public.text"]),
        .init(identifier: "public.swift-source", extensions: ["swift"], mime: nil, parents: ["public.source-code"]),
        .init(identifier: "public.source-code", extensions: [], mime: nil, parents: ["public.plain-text"]),
        .init(identifier: "public.image", extensions: [], mime: nil, parents: ["public.data", "public.content"]),
        .init(identifier: "public.png", extensions: ["png"], mime: "image/png", parents: ["public.image"]),
        .init(identifier: "public.jpeg", extensions: ["jpeg", "jpg", "jpe"], mime: "image/jpeg", parents: ["public.image"]),
        .init(identifier: "com.compuserve.gif", extensions: ["gif"], mime: "image/gif", parents: ["public.image"]),
        .init(identifier: "public.tiff", extensions: ["tiff", "tif"], mime: "image/tiff", parents: ["public.image"]),
        .init(identifier: "public.heic", extensions: ["heic"], mime: "image/heic", parents: ["public.image"]),
        .init(identifier: "org.webmproject.webp", extensions: ["webp"], mime: "image/webp", parents: ["public.image"]),
        .init(identifier: "public.svg-image", extensions: ["svg"], mime: "image/svg+xml", parents: ["public.image"]),
        .init(identifier: "public.audiovisual-content", extensions: [], mime: nil, parents: ["public.data", "public.content"]),
        .init(identifier: "public.movie", extensions: [], mime: nil, parents: ["public.audiovisual-content"]),
        .init(identifier: "public.video", extensions: [], mime: nil, parents: ["public.movie"]),
        .init(identifier: "public.mpeg-4", extensions: ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
        .init(identifier: "com.apple.quicktime-movie", extensions: ["mov"], mime: "video/quicktime", parents: ["public.movie"]),
        .init(identifier: "public.audio", extensions: [], mime: nil, parents: ["public.audiovisual-content"]),
        .init(identifier: "public.mp3", extensions: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
        .init(identifier: "public.mpeg-4-audio", extensions: ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
        .init(identifier: "com.microsoft.waveform-audio", extensions: ["wav"], mime: "audio/wav", parents: ["public.audio"]),
        .init(identifier: "com.adobe.pdf", extensions: ["pdf"], mime: "application/pdf", parents: ["public.data", "public.content"]),
        .init(identifier: "public.archive", extensions: [], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.zip-archive", extensions: ["zip"], mime: "application/zip", parents: ["public.archive"]),
        .init(identifier: "com.apple.property-list", extensions: ["plist"], mime: nil, parents: ["public.data"]),
        .init(identifier: "public.vcard", extensions: ["vcf"], mime: "text/vcard", parents: ["public.text"]),
        .init(identifier: "com.apple.package", extensions: [], mime: nil, parents: ["public.directory"]),
        .init(identifier: "com.apple.bundle", extensions: ["bundle"], mime: nil, parents: ["public.directory"]),
    ]
    static let table = common + rare
    private static let byIdentifier = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })
    private var entry: Entry? { Self.byIdentifier[identifier] ?? DeclaredTypes.entry(identifier) }

    init(known identifier: String) { self.identifier = identifier }

    /// Creates a type by its identifier. Returns nil if it isn't known.
    public init?(_ identifier: String) {
        guard Self.byIdentifier[identifier] != nil || DeclaredTypes.entry(identifier) != nil else { return nil }
        self.identifier = identifier
    }
    /// Creates a type that the app declares. Without a declaration in the app's Info.plist, it is a kind of its parent, or of data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        DeclaredTypes.add(identifier, parentType)
    }
    /// Creates a type that another app declares. Without a declaration in the app's Info.plist, it is a kind of its parent, or of data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }
    /// Creates the type of files with an extension. An unknown extension creates a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard !wanted.isEmpty else { return nil }
        let known = DeclaredTypes.all.first { $0.extensions.contains(wanted) } ?? Self.table.first { $0.extensions.contains(wanted) }
        identifier = known?.identifier ?? "dyn.\(wanted)"
    }
    /// Creates the type with a MIME type. Returns nil if it isn't known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        let known = DeclaredTypes.all.first { $0.mime == wanted } ?? Self.table.first { $0.mime == wanted }
        guard let known else { return nil }
        identifier = known.identifier
    }

    /// The usual extension, or nil.
    public var preferredFilenameExtension: String? {
        entry?.extensions.first ?? (identifier.hasPrefix("dyn.") ? String(identifier.dropFirst(4)) : nil)
    }
    /// The usual MIME type, or nil.
    public var preferredMIMEType: String? { entry?.mime }
    /// The name for people, or nil.
    public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
    /// The identifier.
    public var description: String { identifier }
    /// Whether the type was created for an unknown extension.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    /// Whether the type is a common one.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// All types of which this one is a kind.
    public var supertypes: Set<UTType> {
        var result: Set<UTType> = []
        for parent in entry?.parents ?? ["public.data"] {
            let type = UTType(known: parent)
            result.insert(type)
            result.formUnion(type.supertypes)
        }
        return identifier == "public.item" || identifier == "public.content" ? [] : result
    }
    /// Returns whether this is a type or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Returns whether this is a kind of a type, but not the same.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Returns whether a type is a kind of this one, but not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All items, contents, and data.
    public static let item = UTType(known: "public.item"), content = UTType(known: "public.content"), data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory"), folder = UTType(known: "public.folder"),
        package = UTType(known: "com.apple.package")
    /// Links, links to files, and bundles.
    public static let url = UTType(known: "public.url"), fileURL = UTType(known: "public.file-url"),
        bundle = UTType(known: "com.apple.bundle")
    /// Text, and text without formats.
    public static let text = UTType(known: "public.text"), plainText = UTType(known: "public.plain-text"),
        utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text with formats or structure.
    public static let rtf = UTType(known: "public.rtf"), html = UTType(known: "public.html"), xml = UTType(known: "public.xml"),
        json = UTType(known: "public.json")
    /// Tables in text, and source code.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text"),
        sourceCode = UTType(known: "public.source-code")
    /// Swift, property lists, and contacts.
    public static let swiftSource = UTType(known: "public.swift-source"), propertyList = UTType(known: "com.apple.property-list"),
        vCard = UTType(known: "public.vcard")
    /// Images, and their common formats.
    public static let image = UTType(known: "public.image"), png = UTType(known: "public.png"), jpeg = UTType(known: "public.jpeg"),
        gif = UTType(known: "com.compuserve.gif")
    /// More formats of images.
    public static let tiff = UTType(known: "public.tiff"), heic = UTType(known: "public.heic"),
        webP = UTType(known: "org.webmproject.webp"),
        svg = UTType(known: "public.svg-image")
    /// Movies and sound.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content"), movie = UTType(known: "public.movie"),
        video = UTType(known: "public.video")
    /// Formats of movies, and sound.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4"), quickTimeMovie = UTType(known: "com.apple.quicktime-movie"),
        audio = UTType(known: "public.audio")
    /// Formats of sound.
    public static let mp3 = UTType(known: "public.mp3"), mpeg4Audio = UTType(known: "public.mpeg-4-audio"),
        wav = UTType(known: "com.microsoft.waveform-audio")
    /// Documents, archives, and compressed files.
    public static let pdf = UTType(known: "com.adobe.pdf"), archive = UTType(known: "public.archive"),
        zip = UTType(known: "public.zip-archive")
}
