import UIKitCore

/// The blocks around a range of text, the innermost first: a paragraph of the second item of an ordered list.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading, with a level from 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// A list item, with its number in the text, from the list's first number on.
        case listItem(ordinal: Int)
        /// A block of code, with the name of its language or nil.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between paragraphs.
        case thematicBreak
        /// A table with its columns.
        case table(columns: [TableColumn])
        /// The first row of a table.
        case tableHeaderRow
        /// A table row, from 1; the header row has its own kind.
        case tableRow(rowIndex: Int)
        /// A cell of a table's row. Columns count from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of a column's text.
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
        /// The alignment of the column's text.
        public var alignment: Alignment
        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block: its kind, and the number that distinguishes it from others of the kind.
    public struct IntentType: Hashable, Codable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// The same number for all text of one block, and a different one for the next block of its kind.
        public var identity: Int
        /// Creates a block.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks around the text, the innermost first.
    public var components: [IntentType]

    /// Creates an intent of blocks, the innermost first.
    public init(types: [IntentType]) { components = types }
    /// Creates an intent of a block inside of another intent.
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
    /// The number of blocks.
    public var count: Int { components.count }
    /// The kinds and numbers of the blocks.
    public var debugDescription: String { "[" + components.map { "\($0.kind) (id \($0.identity))" }.joined(separator: ", ") + "]" }
}

extension AttributeScopes.FoundationAttributes {
    /// The key for bold, italic, and other inline intents.
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value, `InlinePresentationIntent`.
        public typealias Value = InlinePresentationIntent
        /// The key for the attribute in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
    /// The key for block intents.
    public struct PresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's value, `PresentationIntent`.
        public typealias Value = PresentationIntent
        /// The key for the attribute in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }

    /// The bold, italic, and other inline intents of the text.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    /// The blocks that contain the text.
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}
