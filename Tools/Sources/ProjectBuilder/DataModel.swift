import Foundation
import FoundationXML

/// A Core Data model of a project and what Xcode generates from it at build time: the classes of its entities, if it requests them, and the
/// compiled model in the bundle, which here is the XML itself.
struct DataModel {
    struct Attribute {
        var name: String
        var type: String
        var isScalar: Bool
        var customClass: String?
    }
    struct Relationship {
        var name: String
        var destination: String
        var isToMany: Bool
        var isOrdered: Bool
    }
    struct Entity {
        var name: String
        var className: String
        var parent: String?
        /// "class", "category", or an empty string if the app's own source declares the class.
        var generation: String
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
    }

    /// The XML file of the model's current version.
    let contents: String
    let entities: [Entity]
    /// `Name.momd/contents`, where the library's `NSPersistentContainer` looks.
    let destination: String

    /// Reads the model at `path`, which may be a specific version that the project names. `nil` if there is no such model, which the
    /// project's reader reports.
    init?(_ path: String) {
        let folder = path.deletingLastPathComponent
        let name = (folder.hasSuffix(".xcdatamodeld") ? folder : path).lastPathComponent.deletingPathExtension
        guard let file = Self.currentVersion(path), let data = ProjectFile.data(file) else { return nil }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        (contents, entities, destination) = (file, reader.entities, name + ".momd/contents")
    }

    private static func currentVersion(_ path: String) -> String? {
        let manager = FileManager.default
        guard path.hasSuffix(".xcdatamodeld") else { return path.appending("contents") }
        if let data = ProjectFile.data(path.appending(".xccurrentversion")),
            let list = (try? PropertyList.read(data)) as? [String: Any],
            let version = list["_XCCurrentVersionName"] as? String
        {
            return path.appending(version).appending("contents")
        }
        let versions = ((try? manager.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        return versions.last.map { path.appending($0).appending("contents") }
    }

    // MARK: Source

    /// The file that Xcode would generate for the entities that ask for it, or `nil` if none does. Managed objects belong to their
    /// context's queue, even in a module that is isolated to the main actor by default.
    var source: String? { source(beside: "") }

    /// Returns the generated file for a module whose own code is `code`. Xcode makes root entities `Identifiable` since version 12; an
    /// entity for which the project itself still declares the conformance is left as it is.
    func source(beside code: String) -> String? {
        let generated = entities.filter { !$0.generation.isEmpty }
        guard !generated.isEmpty else { return nil }
        return "import CoreData\nimport Foundation\n" + generated.map { declaration($0, beside: code) }.joined()
    }

    private func declaration(_ entity: Entity, beside code: String) -> String {
        let name = entity.className
        var text = ""
        if entity.generation == "class" {
            let parent = entity.parent.flatMap { parent in entities.first { $0.name == parent }?.className } ?? "NSManagedObject"
            text += "\n@objc(\(name)) nonisolated public class \(name): \(parent) {}\n"
        }
        text += "\nnonisolated extension \(name) {\n"
        text +=
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n"
        for attribute in entity.attributes { text += "    @NSManaged public var \(attribute.name): \(type(of: attribute))\n" }
        for relationship in entity.relationships {
            let destination = entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
            guard relationship.isToMany else {
                text += "    @NSManaged public var \(relationship.name): \(destination)?\n"
                continue
            }
            let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            let accessor = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
            text += "    @NSManaged public var \(relationship.name): \(set)?\n"
            for (verb, kind) in [("addTo", destination), ("removeFrom", destination), ("addTo", set), ("removeFrom", set)] {
                text += "    @NSManaged public func \(verb)\(accessor)(_ value: \(kind))\n"
            }
        }
        text += "}\n"
        let own = "\\b(extension|class)\\s+\(NSRegularExpression.escapedPattern(for: name))\\s*:[^{]*\\bIdentifiable\\b"
        if entity.parent == nil, code.range(of: own, options: .regularExpression) == nil {
            text += "nonisolated extension \(name): Identifiable {}\n"
        }
        return text
    }

    private func type(of attribute: Attribute) -> String {
        switch attribute.type {
        case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
        case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
        case "Double": attribute.isScalar ? "Double" : "NSNumber?"
        case "Float": attribute.isScalar ? "Float" : "NSNumber?"
        case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "Transformable": (attribute.customClass ?? "NSObject") + "?"
        default: "String?"
        }
    }

    // MARK: Reading

    private final class Reader: NSObject, XMLParserDelegate {
        var entities: [Entity] = []

        /// Returns a class's name for the generated source: the model editor writes a dot for the current module before it.
        private static func inSwift(_ name: String) -> String { name.hasPrefix(".") ? String(name.dropFirst()) : name }

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard let name = attributes["name"] else { return }
            switch element {
            case "entity":
                let type = attributes["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
                entities.append(
                    Entity(
                        name: name, className: type ?? "NSManagedObject", parent: attributes["parentEntity"],
                        generation: type == nil ? "" : attributes["codeGenerationType"] ?? ""))
            case "attribute" where !entities.isEmpty:
                entities[entities.count - 1].attributes.append(
                    Attribute(
                        name: name, type: attributes["attributeType"] ?? "String", isScalar: attributes["usesScalarValueType"] == "YES",
                        customClass: attributes["customClassName"].map(Self.inSwift)))
            case "relationship" where !entities.isEmpty:
                entities[entities.count - 1].relationships.append(
                    Relationship(
                        name: name, destination: attributes["destinationEntity"] ?? "", isToMany: attributes["toMany"] == "YES",
                        isOrdered: attributes["ordered"] == "YES"))
            default: break
            }
        }
    }
}
