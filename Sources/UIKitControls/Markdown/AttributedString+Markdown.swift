import UIKitCore

extension AttributedString {
    /// The options of reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Includes blocks, without line ends between them: the presentation intents separate them.
            case full
            /// A single paragraph with collapsed white space.
            case inlineOnly
            /// Inline Markdown only; spaces and line ends stay as they are.
            case inlineOnlyPreservingWhitespace
        }
        /// The policy for failures. Markdown can always be parsed here, so neither is ever needed.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        /// Whether attributes in the extended form are read, `^[3 item](inflect: true)`. Attributes other than `inflect` are omitted.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are read. The default is all.
        public var interpretedSyntax: InterpretedSyntax
        /// The behavior with invalid Markdown.
        public var failurePolicy: FailurePolicy
        /// The language of the text, which is stored as an attribute.
        public var languageCode: String?
        /// Whether the text gets attributes for places in the source. It is stored but has no effect: they are omitted.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax, self.failurePolicy) = (
                allowsExtendedAttributes, interpretedSyntax, failurePolicy
            )
            (self.languageCode, self.appliesSourcePositionAttributes) = (languageCode, appliesSourcePositionAttributes)
        }
    }

    /// Creates the text without its markup, which becomes the attributes `inlinePresentationIntent`, `presentationIntent`, `link`,
    /// `imageURL`.
    ///
    /// Relative addresses are resolved against `baseURL`. Links that are not URLs are omitted.
    // FIXME(gap): extended attributes and source positions are omitted.
    /// Creates attributed text from Markdown.
    ///
    /// - Parameter baseURL: The URL to which links without a scheme are relative, or nil.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        let isExtended = options.allowsExtendedAttributes
        switch options.interpretedSyntax {
        case .full:
            let document = MarkdownBlocks(markdown)
            for block in document.blocks {
                var text = AttributedString()
                if block.isLiteral {
                    text = AttributedString(block.text)
                    if case .codeBlock = block.intent.components.first?.kind {
                        text[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = .code
                    }
                } else {
                    text.append(MarkdownInline(block.text, references: document.references, isExtended: isExtended), baseURL)
                }
                text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block.intent
                append(text)
            }
        case .inlineOnly:
            append(MarkdownInline(markdown.trimmingCharacters(in: .whitespacesAndNewlines), isExtended: isExtended), baseURL)
        case .inlineOnlyPreservingWhitespace: append(MarkdownInline(markdown, keepsWhitespace: true, isExtended: isExtended), baseURL)
        }
        if let code = options.languageCode { self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = code }
    }

    /// Creates attributed text from Markdown in UTF-8. It throws an error for other bytes.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }
    /// Creates a text from a file of Markdown. It throws an error if the file cannot be read.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
    /// Creates attributed text from Markdown. The scope has no effect.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
    /// Creates attributed text from Markdown. The scope has no effect.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    mutating func append(_ inline: MarkdownInline, _ base: URL?) {
        for piece in inline.pieces {
            var attributes = AttributeContainer()
            if !piece.intent.isEmpty {
                attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = piece.intent
            }
            if let link = piece.link {
                attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: link, relativeTo: base)
            }
            if let image = piece.image {
                attributes[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = URL(string: image, relativeTo: base)
                attributes[AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self] = piece.text
            }
            append(AttributedString(piece.text, attributes: attributes))
        }
    }
}

extension NSAttributedString {
    /// Creates a string like `AttributedString(markdown:options:baseURL:)`, with UIKit's keys.
    public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    /// Creates an attributed string from Markdown in UTF-8.
    public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    /// Creates an attributed string from a file of Markdown.
    public convenience init(
        contentsOfMarkdownFile url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}
