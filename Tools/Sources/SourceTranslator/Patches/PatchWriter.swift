import SwiftSyntax

/// Writes a patch's declarations, each at its own line and column, so that the compiler's messages refer to the user's file.
struct PatchWriter {
    private let module: String
    private let file: String
    private let path: String
    private let lines: LineTable
    private var declarations = ""
    private var count = 0

    init(module: String, file: String, path: String, source: String) {
        (self.module, self.file, self.path) = (module, file, path)
        lines = LineTable(Array(source.utf8))
    }

    func text(imports: [String]) -> String {
        // The module's own file comes first: it provides its private names.
        "@_private(sourceFile: \(file.swiftLiteral)) import \(module)\n" + imports.joined(separator: "\n") + "\n" + declarations
    }

    /// The reason that it cannot be replaced, or nil if it can.
    mutating func replace(_ member: Inventory.Member) -> String? {
        count += 1
        let own = "_us_\(count)_"
        switch member.node.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node):
            guard let body = node.body else { return "\(member.name) has no body" }
            if Self.calls(node.name.text, in: body) {
                return "\(member.name) calls itself, and in a replaced body that calls the old version"
            }
            let isOperator = node.name.tokenKind.isOperator
            let labels = node.signature.parameterClause.parameters.map { (isOperator ? "_" : $0.firstName.text) + ":" }.joined()
            let header =
                "func " + (isOperator ? own : own + node.name.text.filter { $0 != "`" }) + part(node.genericParameterClause)
                + part(node.signature)
                + part(node.genericWhereClause)
            write(member, node.attributes, node.modifiers, for: node.name.text + "(\(labels))", header, body.leftBrace, body)
        case .variableDecl(let node):
            guard let binding = node.bindings.first, let block = binding.accessorBlock, let type = Accessors.type(of: binding) else {
                return "\(member.name) has no body"
            }
            let name = binding.pattern.trimmedDescription
            write(
                member, node.attributes, node.modifiers, for: name, "var \(own)\(name.filter { $0 != "`" }): \(type)", block.leftBrace,
                block)
        case .subscriptDecl(let node):
            guard let block = node.accessorBlock else { return "\(member.name) has no body" }
            let parameters = node.parameterClause.parameters
            let labels = parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined()
            let header =
                "subscript" + part(node.genericParameterClause) + renamed(parameters, own) + part(node.returnClause)
                + part(node.genericWhereClause)
            write(member, node.attributes, node.modifiers, for: "subscript(\(labels))", header, block.leftBrace, block)
        case .initializerDecl(let node):
            guard let body = node.body else { return "\(member.name) has no body" }
            let parameters = node.signature.parameterClause.parameters
            let labels = parameters.map { $0.firstName.text + ":" }.joined()
            let header =
                "init" + (node.optionalMark?.text ?? "") + part(node.genericParameterClause)
                + (parameters.isEmpty ? "()" : renamed(parameters, own))
                + part(node.signature.effectSpecifiers) + part(node.genericWhereClause)
            write(member, node.attributes, node.modifiers, for: "init(\(labels))", header, body.leftBrace, body)
        default: return "\(member.name) cannot be replaced"
        }
        return nil
    }

    /// Adds a member that the module lacks, for the bodies of this file.
    mutating func add(_ member: Inventory.Member) {
        let node = member.node
        let start = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        var bytes = Array(node.trimmedDescription.utf8)
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        for modifier in Self.modifiers(of: node) where Self.dropped.contains(modifier.name.text) && modifier.detail == nil {
            let from = modifier.positionAfterSkippingLeadingTrivia.utf8Offset - offset
            for index in from..<from + modifier.name.text.utf8.count { bytes[index] = UInt8(ascii: " ") }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        open(member.place)
        declarations +=
            Tail.sourceLocation(path, line: max(1, start.line - 1)) + String(repeating: " ", count: start.column - 1) + text + "\n"
        close(member.place)
    }

    // MARK: Pieces

    /// Returns whether a body uses a function's name other than through `super`: in a replacement, Swift calls the original.
    private static func calls(_ name: String, in body: CodeBlockSyntax) -> Bool {
        body.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            return access?.base?.is(SuperExprSyntax.self) != true
        }
    }

    /// Modifiers for the access or overriding of the original.
    private static let dropped: Set = ["open", "public", "internal", "package", "override", "final", "required", "dynamic"]
    private static let access: Set = ["private", "fileprivate"]

    private static func modifiers(of node: DeclSyntax) -> DeclModifierListSyntax {
        node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    }

    private func part(_ node: (some SyntaxProtocol)?) -> String { node.map { " " + Inventory.text($0) } ?? "" }

    /// Renames the first parameter's label: the original has the same types and labels.
    private func renamed(_ parameters: FunctionParameterListSyntax, _ label: String) -> String {
        "("
            + parameters.enumerated().map { index, parameter in
                guard index == 0 else { return Inventory.text(parameter) }
                var copy = parameter
                copy.firstName = .identifier(label, trailingTrivia: .space)
                copy.secondName = (parameter.secondName ?? parameter.firstName).with(\.leadingTrivia, []).with(\.trailingTrivia, [])
                return Inventory.text(copy)
            }.joined(separator: " ") + ")"
    }

    private mutating func write(
        _ member: Inventory.Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, for name: String,
        _ header: String,
        _ brace: TokenSyntax, _ body: some SyntaxProtocol
    ) {
        var words = attributes.map { Inventory.text($0) }
        // `name()` if there are no labels.
        words.append("@_dynamicReplacement(for: \(name)) private")
        for modifier in modifiers {
            let word = modifier.name.text
            if Self.dropped.contains(word) || Self.access.contains(word) { continue }
            words.append(word == "class" ? "static" : Inventory.text(modifier))
        }
        let place = lines.location(for: brace.positionAfterSkippingLeadingTrivia)
        // The first line is the translator's.
        let line = place.line - 1
        open(member.place)
        // The header ends on the line before the body's, so that the body starts in its own column.
        declarations += line > 1 ? Tail.sourceLocation(path, line: line - 1) : Tail.sourceLocation(path, line: 1)
        declarations +=
            words.joined(separator: " ") + " " + header + (line > 1 ? "\n" + String(repeating: " ", count: place.column - 1) : " ")
        declarations += body.trimmedDescription + "\n"
        close(member.place)
    }

    private mutating func open(_ place: Inventory.Place) {
        for condition in place.conditions { declarations += "#if \(condition)\n" }
        if !place.type.isEmpty { declarations += "extension \(place.type)\(place.requirements) {\n" }
    }

    private mutating func close(_ place: Inventory.Place) {
        if !place.type.isEmpty { declarations += "}\n" }
        for _ in place.conditions { declarations += "#endif\n" }
    }
}

extension TokenKind {
    fileprivate var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}
