import Foundation

/// The types that the app's Info.plist declares, and those that its code creates with a parent.
enum DeclaredTypes {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var added: [String: UTType.Entry] = [:]
    private static let listed: [String: UTType.Entry] = {
        var result: [String: UTType.Entry] = [:]
        for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
            for case let declaration as [String: Any] in Bundle.main.infoDictionary?[key] as? [Any] ?? [] {
                guard let identifier = declaration["UTTypeIdentifier"] as? String else { continue }
                func list(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
                let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
                result[identifier] = UTType.Entry(
                    identifier: identifier, extensions: list(tags["public.filename-extension"]).map { $0.lowercased() },
                    mime: list(tags["public.mime-type"]).first?.lowercased(), parents: list(declaration["UTTypeConformsTo"]))
            }
        }
        return result
    }()

    static func entry(_ identifier: String) -> UTType.Entry? { listed[identifier] ?? lock.withLock { added[identifier] } }
    static var all: [UTType.Entry] { listed.values.sorted { $0.identifier < $1.identifier } }

    /// Declares a type of the code, unless it is known. A later parent takes the place of none.
    static func add(_ identifier: String, _ parent: UTType?) {
        guard listed[identifier] == nil, !UTType.table.contains(where: { $0.identifier == identifier }) else { return }
        lock.withLock {
            if parent != nil || added[identifier] == nil {
                added[identifier] = UTType.Entry(
                    identifier: identifier, extensions: [], mime: nil, parents: [parent?.identifier ?? "public.data"])
            }
        }
    }
}

extension UTType {
    /// The extensions and the MIME types of the type.
    public var tags: [UTTagClass: [String]] {
        let entry = UTType.table.first { $0.identifier == identifier } ?? DeclaredTypes.entry(identifier)
        var result: [UTTagClass: [String]] = [:]
        if let extensions = entry?.extensions, !extensions.isEmpty {
            result[.filenameExtension] = extensions
        } else if isDynamic {
            result[.filenameExtension] = [String(identifier.dropFirst(4))]
        }
        if let mime = entry?.mime { result[.mimeType] = [mime] }
        return result
    }
    /// The version of a type's declaration: none is kept.
    public var version: NSNumber? { nil }
    /// The page about a type: none is kept.
    public var referenceURL: URL? { nil }

    /// Creates the type with an extension or a MIME type that is a kind of another one; nil means any. Returns nil without one.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = found
    }

    /// Returns the types with an extension or a MIME type that are kinds of another one; nil means any. An unknown extension gives a
    /// dynamic type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let wanted = tag.lowercased()
        let found = (DeclaredTypes.all + table).filter { entry in
            tagClass == .filenameExtension ? entry.extensions.contains(wanted) : tagClass == .mimeType && entry.mime == wanted
        }.map { UTType(known: $0.identifier) }
        if found.isEmpty, tagClass == .filenameExtension, !wanted.isEmpty { return [UTType(known: "dyn.\(wanted)")] }
        return found.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
}

extension URL {
    /// Leaves out the type's extension if the component has one of its own that means the same.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let appended = appendingPathComponent(partialName)
        return UTType(filenameExtension: appended.pathExtension)?.conforms(to: contentType) == true
            ? appended : appended.appendingPathExtension(for: contentType)
    }
    /// Returns the link with a type's preferred extension.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
    /// Appends a component with the type's extension, as ``appendingPathComponent(_:conformingTo:)`` does.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
    /// Appends a type's preferred extension.
    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension NSString {
    /// Returns the path with a component, which gets the type's extension unless it has one that means the same.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        let appended = appendingPathComponent(partialName) as NSString
        return UTType(filenameExtension: appended.pathExtension)?.conforms(to: contentType) == true
            ? String(describing: appended) : appended.appendingPathExtension(for: contentType)
    }
    /// Returns the path with a type's preferred extension.
    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.preferredFilenameExtension.flatMap { appendingPathExtension($0) } ?? String(describing: self)
    }
}
