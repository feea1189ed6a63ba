import SwiftSyntax

/// Code that affects only Xcode: `#Preview`, the types that provide previews, and the devices and layouts that they name. It is blanked
/// without a warning, unless the build is for `understudy previews`: then it is kept and registered.
enum Previews {
    private static let providers: Set<String> = ["PreviewProvider", "LibraryContentProvider"]
    private static let extended: Set<String> = ["PreviewDevice", "PreviewLayout", "PreviewContext"]

    // MARK: Macros

    /// Returns whether the children are skipped.
    static func translate(_ node: MacroExpansionDeclSyntax, in file: FileVisitor) -> Bool {
        guard let macro = PreviewMacro(node) else { return false }
        return translate(macro, in: file)
    }
    static func translate(expression node: MacroExpansionExprSyntax, in file: FileVisitor) -> Bool {
        guard let macro = PreviewMacro(node) else { return false }
        return translate(macro, in: file)
    }

    private static func translate(_ macro: PreviewMacro, in file: FileVisitor) -> Bool {
        guard file.settings.showsPreviews, macro.refusal == nil, canRegister(in: file) else {
            file.blank(macro.node)
            return true
        }
        // #Preview("Name") { … } becomes func f() -> _USPreview { _USPreview("Name") { … } }.
        let function = "_us_preview_\(file.tag)_\(file.previewCount)"
        file.previewCount += 1
        let head = "@MainActor \(file.scope == nil ? "private" : "fileprivate static") func \(function)() -> _USPreview { _USPreview"
        file.edit(from: macro.pound, through: macro.name, with: head)
        file.insert(" }", after: macro.node)
        if let body = macro.body { hoistState(body, in: file) }
        register(file.scope.map { $0.name + "." + function } ?? function, at: macro.pound, in: file)
        return false
    }

    /// Makes a view of the body, of which the variables marked `@Previewable` are the properties.
    private static func hoistState(_ body: ClosureExprSyntax, in file: FileVisitor) {
        let marked = body.statements.compactMap { item in
            item.item.as(VariableDeclSyntax.self)?.attributes.first { attribute in
                attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
            }
        }
        guard let last = marked.last,
            let item = body.statements.last(where: { $0.position <= last.position && last.position < $0.endPosition })
        else { return }
        for attribute in marked { file.blank(attribute) }
        file.insert(" struct _USContent: SwiftUI.View {", after: body.leftBrace)
        file.insert("; var body: some SwiftUI.View {", after: item)
        file.insert("} }; return _USContent() ", before: body.rightBrace)
    }

    // MARK: Providers

    static func drop(_ item: CodeBlockItemSyntax, in file: FileVisitor) -> Bool { drop(item, item.item, in: file) }
    static func drop(_ item: MemberBlockItemSyntax, in file: FileVisitor) -> Bool { drop(item, item.decl, in: file) }

    private static func drop(_ item: some SyntaxProtocol, _ node: some SyntaxProtocol, in file: FileVisitor) -> Bool {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return false }
        let kinds = group.inheritanceClause?.inheritedTypes.map { SwiftUICode.name($0.type) }.filter(providers.contains) ?? []
        let isExtension =
            node.as(ExtensionDeclSyntax.self).map {
                extended.contains(SwiftUICode.name($0.extendedType)) && file.index.isForeign(SwiftUICode.name($0.extendedType))
            } == true
        guard !kinds.isEmpty || isExtension else { return false }
        guard file.settings.showsPreviews, canRegister(in: file), isExtension || kinds.contains("PreviewProvider") else {
            file.blank(item)
            return true
        }
        if LeftOut.dropWhole(item, node, in: file) { return true }
        if !isExtension, let name = providerName(group) {
            register("\(file.scope.map { $0.name + "." } ?? "")\(name).self", at: node, in: file)
        }
        return false
    }

    static func isProvider(_ node: some DeclGroupSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains { SwiftUICode.name($0.type) == "PreviewProvider" } == true
    }

    /// Returns the name of a type that provides previews, or `nil` for a generic one.
    static func providerName(_ node: some DeclGroupSyntax) -> String? {
        if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        guard node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil else { return nil }
        return node.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    // MARK: Registration

    /// Whether a declaration at the visitor's position has a name at the end of the file.
    private static func canRegister(in file: FileVisitor) -> Bool {
        guard !file.isInFunction, !file.path.hasSuffix("/main.swift") else { return false }
        guard let scope = file.scope else { return true }
        return !scope.isLocal && !scope.isGeneric && scope.kind != .protocol
    }

    private static func register(_ what: String, at node: some SyntaxProtocol, in file: FileVisitor) {
        let line = "  _USPreviews.add(\(what), file: \(file.path.swiftLiteral), line: \(file.line(node)))\n"
        file.previewRegistrations += Tail.conditional(file.conditions.current, line)
    }
}

/// A use of the macro `#Preview`, which the parser reads as an expression or as a declaration.
struct PreviewMacro {
    let node: Syntax
    let pound: TokenSyntax
    let name: TokenSyntax
    let arguments: LabeledExprListSyntax
    let body: ClosureExprSyntax?

    init?(_ node: MacroExpansionDeclSyntax) {
        guard node.macroName.text == "Preview" else { return nil }
        (self.node, pound, name, arguments) = (Syntax(node), node.pound, node.macroName, node.arguments)
        body = node.trailingClosure ?? Self.body(node.arguments)
    }
    init?(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "Preview" else { return nil }
        (self.node, pound, name, arguments) = (Syntax(node), node.pound, node.macroName, node.arguments)
        body = node.trailingClosure ?? Self.body(node.arguments)
    }

    private static func body(_ arguments: LabeledExprListSyntax) -> ClosureExprSyntax? {
        arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    }

    /// The name that is written in the sources.
    var title: String? {
        arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Why the preview can't be drawn.
    var refusal: String? {
        guard arguments.contains(where: { $0.label?.text == "as" || $0.label?.text == "widget" }) else { return nil }
        return "it shows a widget, and widgets aren't drawn"
    }
}
