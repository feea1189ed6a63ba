import SwiftSyntax

/// The previews that sources declare: for finding those that a program does not have, and why.
public enum PreviewDeclarations {
    /// A preview in a source.
    public struct Preview: Hashable, Sendable {
        /// The name of a `#Preview`, or of the type that provides previews, with spaces for underscores.
        public var name: String?
        /// The path of the file.
        public var file: String
        /// The line of the preview, counted from 1.
        public var line: Int
        /// The lines of the whole declaration.
        public var lines: ClosedRange<Int>
        /// The reason that it can't be drawn, even if it compiles.
        public var refusal: String?
    }

    /// Returns the previews in a file, except those under other platforms' conditions.
    public static func found(in parsed: Translator.Parsed, path: String) -> [Preview] {
        let visitor = Visitor(path, LineTable(parsed.source))
        visitor.walk(parsed.tree)
        return visitor.previews
    }

    private final class Visitor: SyntaxVisitor {
        private let file: String, lines: LineTable
        private(set) var previews: [Preview] = []

        init(_ file: String, _ lines: LineTable) {
            (self.file, self.lines) = (file, lines)
            super.init(viewMode: .sourceAccurate)
        }

        private func add(_ name: String?, _ node: some SyntaxProtocol, at place: some SyntaxProtocol, refusal: String? = nil) {
            func line(_ position: AbsolutePosition) -> Int { lines.location(for: position).line }
            let start = line(node.positionAfterSkippingLeadingTrivia)
            previews.append(
                Preview(
                    name: name, file: file, line: line(place.positionAfterSkippingLeadingTrivia),
                    lines: start...max(start, line(node.endPositionBeforeTrailingTrivia)),
                    refusal: refusal))
        }
        private func add(_ macro: PreviewMacro?) -> SyntaxVisitorContinueKind {
            if let macro { add(macro.title, macro.node, at: macro.pound, refusal: macro.refusal) }
            return .skipChildren
        }
        private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
            guard Previews.isProvider(node) else { return .visitChildren }
            add(Previews.providerName(node)?.replacing("_", with: " "), node, at: node)
            return .skipChildren
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { add(PreviewMacro(node)) }
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { add(PreviewMacro(node)) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            Conditions.isOfOtherPlatform(node) ? .skipChildren : .visitChildren
        }
        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
