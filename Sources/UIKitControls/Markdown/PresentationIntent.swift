import UIKitCore

/// The blocks around a range of text, the innermost first: a paragraph of the second item of an ordered list.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        /// A heading, with a level from 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// A list item, with its number in the text, from the list's first number on.
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// A table row, from 1; the header row has its own kind.
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        /// The same number for all text of one block, and a different one for the next block of its kind.
        public var identity: Int
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    public var components: [IntentType]

    public init(types: [IntentType]) { components = types }
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of lists and quotes that contain the text.
    public var indentationLevel: Int {
        components.filter {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }.count
    }
    public var count: Int { components.count }
    public var debugDescription: String { "[" + components.map { "\($0.kind) (id \($0.identity))" }.joined(separator: ", ") + "]" }
}

extension AttributeScopes.FoundationAttributes {
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
    public struct PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }

    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}
