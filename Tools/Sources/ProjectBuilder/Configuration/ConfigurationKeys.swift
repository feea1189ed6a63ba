/// The keys for `understudy.yml`. The reader accepts no others, and the JSON schema is generated from them.
public struct ConfigurationKeys: Sendable {
    /// The type of a key's value.
    public enum Kind: Sendable, Equatable {
        /// A string. A number counts as one.
        case text
        /// One of several strings.
        case choice([String])
        /// An integer with a minimum.
        case number(atLeast: Int)
        /// `true` or `false`.
        case flag
        /// A list of strings. A single string is a list of one.
        case list
        /// A mapping from names to strings.
        case variables
        /// A path relative to the file, within its folder.
        case path
        /// A list of paths, as ``path``.
        case paths
    }

    /// A key of the file.
    public struct Key: Sendable {
        /// The key's name.
        public var name: String
        /// The type of the key's value.
        public var kind: Kind
        /// The description in the JSON schema.
        public var help: String
        /// Creates a key.
        public init(_ name: String, _ kind: Kind, _ help: String) { (self.name, self.kind, self.help) = (name, kind, help) }
    }

    /// A mapping in the file, with its keys.
    public struct Section: Sendable {
        /// Empty for the top-level keys.
        public var name: String
        /// The description in the JSON schema.
        public var help: String
        /// The keys for the section.
        public var keys: [Key]
        /// Creates a section.
        public init(_ name: String, _ help: String, _ keys: [Key]) { (self.name, self.help, self.keys) = (name, help, keys) }
    }

    /// The sections of the file, the top-level keys among them.
    public var sections: [Section]
    /// Creates the keys of a file.
    public init(_ sections: [Section]) { self.sections = sections }

    func section(_ name: String) -> Section? { sections.first { $0.name == name } }

    /// Returns a JSON schema (draft 7, which editors read) as an object for `JSONSerialization`.
    public var schema: [String: Any] {
        var root: [String: Any] = [
            "$schema": "http://json-schema.org/draft-07/schema#", "title": "understudy.yml", "type": "object",
            "additionalProperties": false,
        ]
        var properties: [String: Any] = [:]
        for section in sections {
            let own = Dictionary(uniqueKeysWithValues: section.keys.map { ($0.name, $0.kind.schema(described: $0.help)) })
            if section.name.isEmpty {
                root["description"] = section.help
                properties.merge(own) { $1 }
            } else {
                properties[section.name] = [
                    "type": "object", "description": section.help, "additionalProperties": false, "properties": own,
                ]
            }
        }
        root["properties"] = properties
        return root
    }
}

extension ConfigurationKeys.Kind {
    fileprivate func schema(described help: String) -> [String: Any] {
        var result: [String: Any] = ["description": help]
        switch self {
        case .text: result["type"] = ["string", "number"]
        case .choice(let values): (result["type"], result["enum"]) = ("string", values)
        case .number(let least): (result["type"], result["minimum"]) = ("integer", least)
        case .flag: result["type"] = "boolean"
        case .path: result["type"] = "string"
        case .list, .paths: result["oneOf"] = [["type": "string"], ["type": "array", "items": ["type": "string"]]]
        case .variables: (result["type"], result["additionalProperties"]) = ("object", ["type": ["string", "number", "boolean"]])
        }
        return result
    }
}
