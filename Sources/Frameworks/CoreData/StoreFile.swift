import Foundation
import UIKitFoundation

/// A store's objects on disk: a property list in place of Apple's SQLite file, under the same name.
struct StoreFile {
    private static let format = "understudy managed objects 1"
    let url: URL

    // MARK: Writing

    /// Writes the last committed state, without unsaved changes.
    func write(_ objects: [NSManagedObject], _ metadata: [String: Any], _ model: NSManagedObjectModel) throws {
        let list: [[String: Any]] = objects.compactMap { object in
            guard let name = object.entity.name, let values = object.saved else { return nil }
            var attributes: [String: Any] = [:], relations: [String: [Int]] = [:]
            for (key, property) in object.entity.propertiesByName where !property.isTransient {
                guard let value = values[key] else { continue }
                if let attribute = property as? NSAttributeDescription {
                    attributes[key] = Self.encoded(value, attribute.attributeType)
                } else {
                    relations[key] = NSManagedObject.members(in: value).map(\.objectID.number)
                }
            }
            return ["entity": name, "id": object.objectID.number, "attributes": attributes, "relations": relations]
        }
        try write([
            "format": Self.format, "objects": list, "metadata": Self.plain(metadata),
            "properties": model.entitiesByName.mapValues { Array($0.propertiesByName.keys) },
        ])
    }

    private func write(_ contents: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: contents, format: .binary, options: 0)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// The metadata that a property list can hold.
    private static func plain(_ metadata: [String: Any]) -> [String: Any] {
        metadata.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .binary) }
    }

    // MARK: Metadata

    private var contents: [String: Any]? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        let plist = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        return plist?["format"] as? String == Self.format ? plist : nil
    }
    /// The metadata in the file, or nil if it has none or another format.
    var metadata: [String: Any]? { contents?["metadata"] as? [String: Any] }

    /// Replaces the metadata in the file.
    func setMetadata(_ metadata: [String: Any]) throws {
        guard var contents else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url]) }
        contents["metadata"] = Self.plain(metadata)
        try write(contents)
    }

    private static func encoded(_ value: Any, _ type: NSAttributeType) -> Any? {
        switch value {
        case let uuid as UUID: return ["uuid": uuid.uuidString]
        case let url as URL: return ["url": url.absoluteString]
        case let date as Date: return date
        case let data as Data: return data
        case let text as String: return text
        case let decimal as NSDecimalNumber: return ["decimal": decimal.stringValue]
        case let decimal as Decimal: return ["decimal": NSDecimalNumber(decimal: decimal).stringValue]
        default: break
        }
        if let number = value as? NSNumber {
            switch type {
            case .booleanAttributeType: return number.boolValue
            case .doubleAttributeType, .floatAttributeType: return number.doubleValue
            default:
                return Swift.type(of: value) == Double.self || Swift.type(of: value) == Float.self
                    ? number.doubleValue as Any : number.intValue
            }
        }
        // A transformable attribute: any value that can be archived.
        return (try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)).map { ["archive": $0] }
    }

    // MARK: Reading

    /// Returns the objects as last saved, or none if there is no file or it is of another kind.
    ///
    /// An entity or property that is renamed in the model has the values of its old name, and a new attribute has its default.
    ///
    /// - Parameter known: Existing objects by number; those without unsaved changes take the saved values.
    func read(_ model: NSManagedObjectModel, known: [Int: NSManagedObject] = [:]) -> [NSManagedObject] {
        guard let data = try? Data(contentsOf: url) else { return [] }
        guard let plist = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            plist["format"] as? String == Self.format,
            let list = plist["objects"] as? [[String: Any]]
        else {
            FileHandle.standardError.write(
                Data(
                    "Understudy: \(url.path) isn't one of Understudy's stores; it is read as empty, and replaced at the next save.\n".utf8
                ))
            return []
        }
        var entities = model.entitiesByName
        for entity in model.entities {
            if let old = entity.renamingIdentifier, entities[old] == nil { entities[old] = entity }
        }
        let stored = plist["properties"] as? [String: [String]] ?? [:]
        var byNumber: [Int: NSManagedObject] = [:]
        var order: [(NSManagedObject, [String: Any])] = []
        for entry in list {
            guard let entity = (entry["entity"] as? String).flatMap({ entities[$0] }), let number = entry["id"] as? Int else { continue }
            let object: NSManagedObject
            if let one = known[number] {
                object = one
            } else {
                object = Instantiation.make(entity.objectClass)
                object.objectID.become(number)
                object.adopt(entity)
            }
            byNumber[number] = object
            order.append((object, entry))
        }
        for (object, entry) in order where !object.hasChanges {
            var values: [String: Any] = [:]
            let attributes = entry["attributes"] as? [String: Any] ?? [:], relations = entry["relations"] as? [String: [Int]] ?? [:]
            let known = (entry["entity"] as? String).flatMap { stored[$0] }
            for (key, property) in object.entity.propertiesByName {
                let isKnown = known?.contains(key) ?? true
                let old = isKnown ? key : property.renamingIdentifier ?? key
                if let attribute = property as? NSAttributeDescription {
                    let isNew = known?.contains(old) == false
                    values[key] = isNew ? attribute.defaultValue : attributes[old].flatMap(Self.decoded)
                } else if let relationship = property as? NSRelationshipDescription {
                    let members = (relations[old] ?? []).compactMap { byNumber[$0] }
                    if relationship.isToMany {
                        values[key] = object.collection(members, key)
                    } else if let one = members.first {
                        values[key] = one
                    }
                }
            }
            object.restore(values)
        }
        return order.map(\.0)
    }

    private static func decoded(_ value: Any) -> Any? {
        guard let box = value as? [String: Any] else { return value }
        if let text = box["uuid"] as? String { return UUID(uuidString: text) }
        if let text = box["url"] as? String { return URL(string: text) }
        if let text = box["decimal"] as? String { return NSDecimalNumber(string: text) }
        guard let data = box["archive"] as? Data, let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
