import SwiftSyntax

/// The tests that sources declare, with a runner's names: for finding tests that a program does not have, and their locations.
public enum TestDeclarations {
    /// A test in a source.
    public struct Test: Codable, Hashable, Sendable {
        /// `Class/test` or `Suite/Inner/test(of:)`, without the module.
        public var name: String
        /// Whether it is a test of XCTest rather than of Swift Testing.
        public var isXCTest: Bool
        /// The path of the file.
        public var file: String
        /// The line of the test, counted from 1.
        public var line: Int
        /// The lines of the outermost enclosing declaration.
        public var lines: ClosedRange<Int>
    }

    /// Returns the tests in one module's files, except those under other platforms' conditions.
    public static func found(in files: [(path: String, parsed: Translator.Parsed)]) -> [Test] {
        let visitors = files.map { file in
            let visitor = Visitor(file.path, LineTable(file.parsed.source))
            visitor.walk(file.parsed.tree)
            return visitor
        }
        let parents = Dictionary(visitors.flatMap { $0.classes.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })
        func isTestCase(_ name: String, _ depth: Int = 0) -> Bool {
            guard depth < 20, let inherited = parents[name] else { return false }
            // A superclass from another module is recognized by its name alone.
            return inherited.contains {
                $0 == "XCTestCase" || ($0.hasSuffix("TestCase") && parents[$0] == nil) || isTestCase($0, depth + 1)
            }
        }
        return visitors.flatMap(\.tests).filter { test in
            guard test.isXCTest, let slash = test.name.lastIndex(of: "/") else { return true }
            return isTestCase(String(test.name[..<slash]))
        }
    }

    private final class Visitor: SyntaxVisitor {
        private let file: String, lines: LineTable
        private var path: [String] = []
        private var ranges: [ClosedRange<Int>] = []
        private(set) var tests: [Test] = []
        /// Classes and their inherited types.
        private(set) var classes: [String: [String]] = [:]

        init(_ file: String, _ lines: LineTable) {
            (self.file, self.lines) = (file, lines)
            super.init(viewMode: .sourceAccurate)
        }

        private func line(_ position: AbsolutePosition) -> Int { lines.location(for: position).line }
        private func range(_ node: some SyntaxProtocol) -> ClosedRange<Int> {
            let start = line(node.positionAfterSkippingLeadingTrivia)
            return start...max(start, line(node.endPositionBeforeTrailingTrivia))
        }

        private func enter(_ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
            path.append(name)
            ranges.append(range(node))
            return .visitChildren
        }
        private func leave() {
            path.removeLast()
            ranges.removeLast()
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            classes[(path + [node.name.text]).joined(separator: ".")] =
                node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            return enter(node.name.text, node)
        }
        override func visitPost(_ node: ClassDeclSyntax) { leave() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
        override func visitPost(_ node: StructDeclSyntax) { leave() }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
        override func visitPost(_ node: EnumDeclSyntax) { leave() }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
        override func visitPost(_ node: ActorDeclSyntax) { leave() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription, node) }
        override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            Conditions.isOfOtherPlatform(node) ? .skipChildren : .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let parameters = node.signature.parameterClause.parameters
            let place = line(node.name.positionAfterSkippingLeadingTrivia)
            if node.attributes.has("Test") || node.attributes.has("Testing.Test") {
                let labels = parameters.map { $0.firstName.text + ":" }.joined()
                add((path + [node.name.text + "(" + labels + ")"]).joined(separator: "/"), false, place, node)
            } else if node.name.text.hasPrefix("test"), parameters.isEmpty, !path.isEmpty, !node.modifiers.isStatic,
                !node.modifiers.isPrivate,
                node.signature.returnClause == nil
            {
                add(path.joined(separator: ".") + "/" + node.name.text, true, place, node)
            }
            return .skipChildren
        }

        private func add(_ name: String, _ isXCTest: Bool, _ line: Int, _ node: FunctionDeclSyntax) {
            tests.append(Test(name: name, isXCTest: isXCTest, file: file, line: line, lines: ranges.first ?? range(node)))
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
