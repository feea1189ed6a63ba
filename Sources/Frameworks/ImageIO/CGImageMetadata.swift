import CoreGraphics
import Foundation

public enum CGImageMetadataType: Int32, Sendable {
    /// No type, or the type of the value.
    case invalid = -1
    case `default` = 0
    /// A text, lists with and without an order, alternatives, and a structure.
    case string, arrayUnordered, arrayOrdered, alternateArray, alternateText, structure
}

public enum CGImageMetadataErrors: Int32, Error, Sendable {
    /// The errors: any, a format, an argument, arguments that exclude each other, and a prefix that is taken.
    case unknown, unsupportedFormat, badArgument, conflictingArguments, prefixConflict
}

/// A value in metadata, with its namespace and its name.
public final class CGImageMetadataTag: _CFObject, @unchecked Sendable {
    let xmlns: CFString
    let prefix: CFString
    let name: CFString
    let type: CGImageMetadataType
    let value: Any

    init(_ xmlns: CFString, _ prefix: CFString, _ name: CFString, _ type: CGImageMetadataType, _ value: Any) {
        (self.xmlns, self.prefix, self.name, self.value) = (xmlns, prefix, name, value)
        guard type == .default else {
            self.type = type
            return
        }
        self.type = value is [Any] ? .arrayOrdered : value is [AnyHashable: Any] ? .structure : .string
    }

    /// The value as a text, or nil for lists and structures.
    var text: String? {
        switch value {
        case let value as String: value
        case let value as NSString: value as String
        case let value as Bool: value ? "True" : "False"
        case let value as NSNumber: value.stringValue
        case let value as CGImageMetadataTag: value.text
        case is [Any], is [AnyHashable: Any]: nil
        default: "\(value)"
        }
    }

    /// Returns the part of the value that the rest of a path names: `.field` or `[index]`, from 0 on.
    func part(_ path: Substring) -> CGImageMetadataTag? {
        guard let first = path.first else { return self }
        let rest = path.dropFirst()
        func tag(_ value: Any, _ name: String, _ rest: Substring) -> CGImageMetadataTag? {
            ((value as? CGImageMetadataTag) ?? CGImageMetadataTag(xmlns, prefix, name, .default, value)).part(rest)
        }
        if first == "[", let end = rest.firstIndex(of: "]"), let items = value as? [Any] {
            let word = rest[..<end]
            // The alternative of a language is its only one, or the default.
            let index = Int(word) ?? (word.hasPrefix("x-default") ? 0 : -1)
            return items.indices.contains(index) ? tag(items[index], name, rest[rest.index(after: end)...]) : nil
        }
        guard first == ".", let fields = value as? [AnyHashable: Any] else { return nil }
        let field = rest.prefix { $0 != "." && $0 != "[" }
        let plain = field.split(separator: ":").last.map(String.init) ?? ""
        return fields[plain].flatMap { tag($0, plain, rest[field.endIndex...]) }
    }
}

/// The metadata of a picture: values by their prefixes and names.
public class CGImageMetadata: _CFObject, @unchecked Sendable {
    final var tags: [CGImageMetadataTag] = []
    final var namespaces: [CFString: CFString] = standardNamespaces

    init() {}

    final func tag(_ path: String) -> CGImageMetadataTag? {
        let start = path.firstIndex { $0 == "." || $0 == "[" } ?? path.endIndex
        let parts = path[..<start].split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return tags.first { $0.prefix == parts[0] && $0.name == parts[1] }?.part(path[start...])
    }

    final func set(_ tag: CGImageMetadataTag) {
        tags.removeAll { $0.prefix == tag.prefix && $0.name == tag.name }
        tags.append(tag)
    }

    /// The values with the names of ImageIO's dictionaries.
    final var imageProperties: CFDictionary {
        var result: [AnyHashable: [AnyHashable: Any]] = [:]
        for tag in tags {
            for entry in matches where entry.prefix == tag.prefix {
                let known = entry.names.first { $0.value == tag.name }?.key ?? (entry.names.isEmpty ? tag.name : nil)
                guard let known else { continue }
                let number = tag.text.flatMap { Double($0) }
                result[entry.dictionary, default: [:]][known] = number.map { NSNumber(value: $0) } ?? tag.text ?? tag.value
            }
        }
        var all: CFDictionary = [:]
        for (key, value) in result { all[key] = value }
        if let orientation = result[kCGImagePropertyTIFFDictionary]?["Orientation"] { all[kCGImagePropertyOrientation] = orientation }
        return all
    }
}

/// Metadata whose values can change.
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

private let standardNamespaces: [CFString: CFString] = [
    kCGImageMetadataPrefixExif: kCGImageMetadataNamespaceExif, kCGImageMetadataPrefixExifAux: kCGImageMetadataNamespaceExifAux,
    kCGImageMetadataPrefixExifEX: kCGImageMetadataNamespaceExifEX, kCGImageMetadataPrefixDublinCore: kCGImageMetadataNamespaceDublinCore,
    kCGImageMetadataPrefixIPTCCore: kCGImageMetadataNamespaceIPTCCore,
    kCGImageMetadataPrefixIPTCExtension: kCGImageMetadataNamespaceIPTCExtension,
    kCGImageMetadataPrefixPhotoshop: kCGImageMetadataNamespacePhotoshop, kCGImageMetadataPrefixTIFF: kCGImageMetadataNamespaceTIFF,
    kCGImageMetadataPrefixXMPBasic: kCGImageMetadataNamespaceXMPBasic, kCGImageMetadataPrefixXMPRights: kCGImageMetadataNamespaceXMPRights,
]

/// The prefixes of ImageIO's dictionaries; without names, the keys are the names.
private let matches: [(dictionary: CFString, prefix: CFString, names: [String: String])] = [
    (kCGImagePropertyTIFFDictionary, "tiff", [:]), (kCGImagePropertyExifDictionary, "exif", [:]),
    (
        kCGImagePropertyIPTCDictionary, "dc",
        ["Caption/Abstract": "description", "Keywords": "subject", "ObjectName": "title", "CopyrightNotice": "rights", "Byline": "creator"]
    ),
    (
        kCGImagePropertyIPTCDictionary, "photoshop",
        ["City": "City", "Headline": "Headline", "Province/State": "State", "Country/PrimaryLocationName": "Country", "Credit": "Credit"]
    ),
]

private func path(_ parent: CGImageMetadataTag?, _ path: CFString) -> String {
    parent.map { "\($0.prefix):\($0.name)" + (path.hasPrefix("[") || path.hasPrefix(".") ? "" : ".") + path } ?? path
}

// MARK: - Tags

/// Creates a value. Returns nil for a prefix that isn't known and not given, and for the invalid type.
public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef
)
    -> CGImageMetadataTag?
{
    guard type != .invalid, let prefix = prefix ?? standardNamespaces.first(where: { $0.value == xmlns })?.key else { return nil }
    return CGImageMetadataTag(xmlns, prefix, name, type, value)
}
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { tag.xmlns }
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { tag.prefix }
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { tag.name }
/// Returns the value itself: a text, a list, or a dictionary.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { tag.value as AnyObject }
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.type }
/// Returns nil: values have no further values about them here.
public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? { nil }
/// Return the numbers by which `CFGetTypeID` distinguishes the types.
public func CGImageMetadataTagGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(CGImageMetadataTag.self)) }
public func CGImageMetadataGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(CGImageMetadata.self)) }

// MARK: - Metadata

/// Returns metadata without values.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }
/// Returns a copy whose values can change.
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    let copy = CGMutableImageMetadata()
    (copy.tags, copy.namespaces) = (metadata.tags, metadata.namespaces)
    return copy
}
/// Returns the values, or nil without any.
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? { metadata.tags.isEmpty ? nil : metadata.tags }
/// Returns the value at a path such as `exif:ISOSpeedRatings[0]`, or nil. With a parent, the path begins at its value.
public func CGImageMetadataCopyTagWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ tagPath: CFString)
    -> CGImageMetadataTag?
{
    metadata.tag(path(parent, tagPath))
}
/// Returns the text at a path, or nil if there is none.
public func CGImageMetadataCopyStringValueWithPath(_ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ tagPath: CFString)
    -> CFString?
{
    guard let tag = metadata.tag(path(parent, tagPath)) else { return nil }
    return tag.text ?? (tag.type == .alternateText ? tag.part("[0]")?.text : nil)
}
/// Adds a namespace for a prefix. Returns false and stores an error if the prefix is taken.
@discardableResult
public func CGImageMetadataRegisterNamespaceForPrefix(
    _ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if let known = metadata.namespaces[prefix], known != xmlns {
        err?.pointee = Unmanaged.passRetained(
            NSError(domain: kCFErrorDomainCGImageMetadata, code: Int(CGImageMetadataErrors.prefixConflict.rawValue)))
        return false
    }
    metadata.namespaces[prefix] = xmlns
    return true
}
/// Sets the value at a path `prefix:name`. Returns false for other paths.
@discardableResult
public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ tagPath: CFString, _ tag: CGImageMetadataTag
) -> Bool {
    let parts = path(parent, tagPath).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, !parts[1].contains(where: { ".[".contains($0) }), parts[0] == tag.prefix, parts[1] == tag.name else {
        return false
    }
    metadata.set(tag)
    return true
}
/// Sets the value at a path `prefix:name`. Returns false for a prefix that isn't known, and for other paths.
@discardableResult
public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ tagPath: CFString, _ value: Any
) -> Bool {
    let full = path(parent, tagPath)
    let start = full.firstIndex { $0 == "." || $0 == "[" } ?? full.endIndex
    let parts = full[..<start].split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let xmlns = metadata.namespaces[parts[0]] else { return false }
    guard start != full.endIndex else {
        metadata.set(CGImageMetadataTag(xmlns, parts[0], parts[1], .default, value))
        return true
    }
    // FIXME(gap): only the first level below a value can be set.
    let rest = full[start...].dropFirst()
    let old = metadata.tag("\(parts[0]):\(parts[1])")?.value
    if full[start] == "[", let index = Int(rest.dropLast()) {
        var items = old as? [Any] ?? []
        guard (0...items.count).contains(index) else { return false }
        if index == items.count { items.append(value) } else { items[index] = value }
        metadata.set(CGImageMetadataTag(xmlns, parts[0], parts[1], .default, items))
        return true
    }
    guard full[start] == ".", !rest.contains(where: { ".[".contains($0) }) else { return false }
    var fields = old as? [AnyHashable: Any] ?? [:]
    fields[rest.split(separator: ":").last.map(String.init) ?? ""] = value
    metadata.set(CGImageMetadataTag(xmlns, parts[0], parts[1], .default, fields))
    return true
}
/// Removes the value at a path `prefix:name`. Returns whether there was one.
@discardableResult
public func CGImageMetadataRemoveTagWithPath(_ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ tagPath: CFString) -> Bool
{
    let (full, count) = (path(parent, tagPath), metadata.tags.count)
    metadata.tags.removeAll { "\($0.prefix):\($0.name)" == full }
    return metadata.tags.count < count
}
/// A block that receives the paths and the values, and returns whether it wants more.
public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool
/// Calls a block with every value, or with those below a path.
public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?, _ block: CGImageMetadataTagBlock
) {
    let isDeep = options?[kCGImageMetadataEnumerateRecursively] as? Bool ?? false
    func visit(_ path: String, _ tag: CGImageMetadataTag) -> Bool { block(path, tag) && (!isDeep || visitParts(path, tag)) }
    func visitParts(_ path: String, _ tag: CGImageMetadataTag) -> Bool {
        if let items = tag.value as? [Any] {
            for index in items.indices { if let part = tag.part("[\(index)]"), !visit("\(path)[\(index)]", part) { return false } }
        } else if let fields = tag.value as? [AnyHashable: Any] {
            for key in fields.keys.compactMap({ $0 as? String }).sorted() {
                if let part = tag.part(".\(key)"), !visit("\(path).\(tag.prefix):\(key)", part) { return false }
            }
        }
        return true
    }
    if let rootPath {
        if let root = metadata.tag(rootPath) { _ = visitParts(rootPath, root) }
        return
    }
    for tag in metadata.tags where !visit("\(tag.prefix):\(tag.name)", tag) { return }
}
/// Returns the value that belongs to a key of one of ImageIO's dictionaries, or nil.
public func CGImageMetadataCopyTagMatchingImageProperty(_ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString)
    -> CGImageMetadataTag?
{
    for entry in matches where entry.dictionary == dictionaryName {
        if let name = entry.names.isEmpty ? propertyName : entry.names[propertyName], let tag = metadata.tag("\(entry.prefix):\(name)") {
            return tag
        }
    }
    return nil
}
/// Sets the value that belongs to a key of one of ImageIO's dictionaries. Returns false for other keys.
@discardableResult
public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: Any
) -> Bool {
    for entry in matches where entry.dictionary == dictionaryName {
        guard let name = entry.names.isEmpty ? propertyName : entry.names[propertyName] else { continue }
        return CGImageMetadataSetValueWithPath(metadata, nil, "\(entry.prefix):\(name)", value)
    }
    return false
}

// MARK: - XMP

/// Returns the values in Adobe's XMP.
public func CGImageMetadataCreateXMPData(_ metadata: CGImageMetadata, _ options: CFDictionary?) -> CFData? {
    func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(
            of: ">", with: "&gt;")
    }
    func content(_ tag: CGImageMetadataTag) -> String {
        if let items = tag.value as? [Any] {
            let list = [.arrayUnordered: "Bag", .alternateArray: "Alt", .alternateText: "Alt"][tag.type] ?? "Seq"
            let mark = tag.type == .alternateText ? " xml:lang=\"x-default\"" : ""
            let parts = items.indices.compactMap { tag.part("[\($0)]") }.map { "<rdf:li\(mark)>\(content($0))</rdf:li>" }
            return "<rdf:\(list)>\(parts.joined())</rdf:\(list)>"
        }
        if let fields = tag.value as? [AnyHashable: Any] {
            let names = fields.keys.compactMap { $0 as? String }.sorted()
            let parts = names.compactMap { name in
                tag.part(".\(name)").map { "<\(tag.prefix):\(name)>\(content($0))</\(tag.prefix):\(name)>" }
            }
            return "<rdf:Description>\(parts.joined())</rdf:Description>"
        }
        return escaped(tag.text ?? "")
    }
    let used = Set(metadata.tags.map(\.prefix)).sorted()
    let names = used.map { " xmlns:\($0)=\"\(metadata.namespaces[$0] ?? "")\"" }.joined()
    let body = metadata.tags.map { "<\($0.prefix):\($0.name)>\(content($0))</\($0.prefix):\($0.name)>" }.joined()
    return Data(
        ("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
            + "<rdf:Description rdf:about=\"\"\(names)>\(body)</rdf:Description></rdf:RDF></x:xmpmeta>").utf8)
}

/// Returns the metadata in Adobe's XMP, or nil for other data.
public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? {
    guard let root = MarkupNode.parse(data) else { return nil }
    func plain(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }
    func find(_ node: MarkupNode, _ name: String) -> [MarkupNode] {
        (plain(node.name) == name ? [node] : []) + node.children.flatMap { find($0, name) }
    }
    func value(_ node: MarkupNode) -> (Any, CGImageMetadataType) {
        guard let child = node.children.first else { return (node.text.trimmingCharacters(in: .whitespacesAndNewlines), .string) }
        switch plain(child.name) {
        case "Bag", "Seq", "Alt":
            let hasLanguage = child.children.first?.attributes.keys.contains { plain($0) == "lang" } ?? false
            let kind: CGImageMetadataType =
                plain(child.name) == "Bag"
                ? .arrayUnordered : plain(child.name) == "Seq" ? .arrayOrdered : hasLanguage ? .alternateText : .alternateArray
            return (child.children.map { value($0).0 }, kind)
        default:
            let fields = plain(child.name) == "Description" ? child.children : node.children
            return (Dictionary(fields.map { (AnyHashable(plain($0.name)), value($0).0) }) { $1 } as [AnyHashable: Any], .structure)
        }
    }
    guard let rdf = find(root, "RDF").first else { return nil }
    let metadata = CGImageMetadata()
    for description in rdf.children where plain(description.name) == "Description" {
        for (name, value) in description.attributes where name.hasPrefix("xmlns:") { metadata.namespaces[plain(name)] = value }
        func add(_ name: String, _ value: Any, _ type: CGImageMetadataType) {
            let parts = name.split(separator: ":").map(String.init)
            guard parts.count == 2, parts[0] != "xmlns", parts[0] != "rdf", parts[0] != "xml" else { return }
            metadata.set(CGImageMetadataTag(metadata.namespaces[parts[0]] ?? "", parts[0], parts[1], type, value))
        }
        for (name, value) in description.attributes.sorted(by: { $0.key < $1.key }) { add(name, value, .string) }
        for child in description.children {
            let (found, type) = value(child)
            add(child.name, found, type)
        }
    }
    return metadata
}

/// Returns the metadata of an image: the values of Exif and TIFF, and those of XMP in a JPEG file; nil without any.
public func CGImageSourceCopyMetadataAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImageMetadata? {
    guard let properties = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) else { return nil }
    let metadata = isrc.xmp.flatMap { CGImageMetadataCreateFromXMPData($0) } ?? CGImageMetadata()
    for entry in matches where entry.names.isEmpty {
        for (key, value) in properties[entry.dictionary] as? [AnyHashable: Any] ?? [:] {
            guard let name = key as? String, metadata.tag("\(entry.prefix):\(name)") == nil else { continue }
            metadata.set(CGImageMetadataTag(standardNamespaces[entry.prefix] ?? "", entry.prefix, name, .default, value))
        }
    }
    metadata.tags.sort { ($0.prefix, $0.name) < ($1.prefix, $1.name) }
    return metadata.tags.isEmpty ? nil : metadata
}
