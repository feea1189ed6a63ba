import UIKitCore

/// Foundation on Linux lacks this conformance. A text is written as a list, its runs one after the other: the characters, then their
/// attributes by name.
///
/// As on Apple's systems, attributes whose values cannot be encoded are omitted: fonts, colors, paragraph styles, shadows, and attachments.
extension AttributedString: @retroactive Decodable, @retroactive Encodable {
    /// Decodes text and its attributes.
    public init(from decoder: any Decoder) throws {
        self.init()
        var runs = try decoder.unkeyedContainer()
        while !runs.isAtEnd {
            let text = try runs.decode(String.self)
            append(AttributedString(text, attributes: try runs.decode(CodedAttributes.self).container))
        }
    }

    /// Encodes the text and those of its attributes that can be encoded.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for run in runs {
            try list.encode(String(self[run.range].characters))
            try list.encode(CodedAttributes(container: run.attributes))
        }
    }
}

private struct CodedAttributes: Codable {
    var container: AttributeContainer

    init(container: AttributeContainer) { self.container = container }

    init(from decoder: any Decoder) throws {
        container = AttributeContainer()
        let values = try decoder.container(keyedBy: Name.self)
        for attribute in Attribute.all where values.contains(attribute.name) { try attribute.read(values, &container) }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Name.self)
        for attribute in Attribute.all { try attribute.write(container, &values) }
    }

    struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// An attribute that can be encoded.
    private struct Attribute: Sendable {
        let name: Name
        let read: @Sendable (KeyedDecodingContainer<Name>, inout AttributeContainer) throws -> Void
        let write: @Sendable (AttributeContainer, inout KeyedEncodingContainer<Name>) throws -> Void

        init<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Codable & Sendable {
            let name = Name(stringValue: key.name)
            self.name = name
            read = { $1[key] = try $0.decode(Key.Value.self, forKey: name) }
            write = { try $1.encodeIfPresent($0[key], forKey: name) }
        }

        init<Key: AttributedStringKey>(raw key: Key.Type) where Key.Value: RawRepresentable & Sendable, Key.Value.RawValue: Codable {
            let name = Name(stringValue: key.name)
            self.name = name
            read = { $1[key] = Key.Value(rawValue: try $0.decode(Key.Value.RawValue.self, forKey: name)) }
            write = { try $1.encodeIfPresent($0[key]?.rawValue, forKey: name) }
        }

        private typealias UIKit = AttributeScopes.UIKitAttributes
        private typealias Foundation = AttributeScopes.FoundationAttributes
        static let all = [
            Attribute(Foundation.LinkAttribute.self), Attribute(Foundation.ImageURLAttribute.self),
            Attribute(Foundation.AlternateDescriptionAttribute.self),
            Attribute(Foundation.LanguageIdentifierAttribute.self), Attribute(raw: Foundation.InlinePresentationIntentAttribute.self),
            Attribute(Foundation.PresentationIntentAttribute.self), Attribute(UIKit.KernAttribute.self),
            Attribute(UIKit.TrackingAttribute.self),
            Attribute(raw: UIKit.StrikethroughStyleAttribute.self), Attribute(raw: UIKit.UnderlineStyleAttribute.self),
            Attribute(UIKit.StrokeWidthAttribute.self),
            Attribute(UIKit.BaselineOffsetAttribute.self), Attribute(UIKit.LigatureAttribute.self),
            Attribute(UIKit.ObliquenessAttribute.self),
            Attribute(UIKit.ExpansionAttribute.self), Attribute(UIKit.TextItemTagAttribute.self),
        ]
    }
}
