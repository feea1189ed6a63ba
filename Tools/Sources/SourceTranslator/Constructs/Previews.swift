import SwiftSyntax

/// Code that affects only Xcode: `#Preview`, the types that provide previews, and the devices and layouts that they name. It is blanked
/// without a warning, unless the build is for `understudy previews`: then it is kept and registered. A type of previews that other code
/// uses, as a snapshot test or a gallery does, is kept in every build.
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
        let number = "\(file.tag)_\(file.previewCount)"
        file.previewCount += 1
        let function = hoist(macro, number, in: file) ?? wrap(macro, number, in: file)
        register(file.scope.map { $0.name + "." + function } ?? function, at: macro.pound, in: file)
        return false
    }

    /// Makes `#Preview("Name") { … }` a function: `func f() -> _USPreview { _USPreview("Name") { … } }`. Returns its name.
    private static func wrap(_ macro: PreviewMacro, _ number: String, in file: FileVisitor) -> String {
        let function = "_us_preview_" + number
        let head = "@MainActor fileprivate \(file.scope == nil ? "" : "static ")func \(function)() -> _USPreview { _USPreview"
        file.edit(from: macro.pound, through: macro.name, with: head)
        file.insert(" }", after: macro.node)
        return function
    }

    /// Moves the types that the body declares first into an enumeration with the function: the compiler crashes on types in closures. The
    /// variables marked `@Previewable` are the properties of a view. Returns the function's name, or `nil` if there is nothing to move.
    private static func hoist(_ macro: PreviewMacro, _ number: String, in file: FileVisitor) -> String? {
        guard let body = macro.trailingBody else { return nil }
        let marked = body.statements.indices.filter { previewable(body.statements[$0]) != nil }
        let end =
            marked.last.map(body.statements.index(after:))
            ?? body.statements.firstIndex { $0.item.asProtocol((any DeclGroupSyntax).self) == nil } ?? body.statements.endIndex
        guard end > body.statements.startIndex, let last = body.statements[..<end].last else { return nil }
        let scope = "_us_scope_" + number
        let start = macro.pound.positionAfterSkippingLeadingTrivia.utf8Offset, brace = body.leftBrace.endPositionBeforeTrailingTrivia
        let head = "fileprivate enum \(scope) {" + (marked.isEmpty ? "" : " struct _USContent: SwiftUI.View {")
        file.edit(start: start, end: brace.utf8Offset, with: head + file.newlines(in: start..<brace.utf8Offset))
        for index in marked { if let attribute = previewable(body.statements[index]) { file.blank(attribute) } }
        let function = "@MainActor static func make() -> _USPreview { _USPreview\(macro.argumentText) {"
        if marked.isEmpty {
            file.insert("; " + function, after: last)
            file.insert(" } }", after: macro.node)
        } else {
            file.insert("; var body: some SwiftUI.View {", after: last)
            file.insert(" }; \(function) _USContent() } } }", after: macro.node)
        }
        return scope + ".make"
    }

    private static func previewable(_ item: CodeBlockItemSyntax) -> AttributeSyntax? {
        item.item.as(VariableDeclSyntax.self)?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
        }
    }

    // MARK: Providers

    /// Returns the names that contain `Preview` and are used as in `Card_Previews.previews`, `Snapshot<Card_Previews>`, or
    /// `show(Card_Previews.self)`, in alphabetical order.
    static func mentioned(in source: [UInt8]) -> [String] {
        let word = Array("Preview".utf8)
        var found: Set<String> = []
        var index = 0
        while index + word.count < source.count {
            guard source[index] == word[0], source[index..<index + word.count].elementsEqual(word) else {
                index += 1
                continue
            }
            var (start, end) = (index, index + word.count)
            while start > 0, ExistentialArguments.isName(source[start - 1]) { start -= 1 }
            while end < source.count, ExistentialArguments.isName(source[end]) { end += 1 }
            if end < source.count, ".>,)".utf8.contains(source[end]) {
                found.insert(String(decoding: source[start..<end], as: UTF8.self))
            }
            index = end
        }
        return found.sorted()
    }

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
        let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
        guard file.settings.showsPreviews, canRegister(in: file), isExtension || kinds.contains("PreviewProvider") else {
            if kinds.contains("PreviewProvider"), let name, file.index.mentionedPreviews.contains(name) { return false }
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
    /// The closure after the arguments.
    let trailingBody: ClosureExprSyntax?

    init?(_ node: MacroExpansionDeclSyntax) {
        guard node.macroName.text == "Preview" else { return nil }
        (self.node, pound, name, arguments) = (Syntax(node), node.pound, node.macroName, node.arguments)
        trailingBody = node.trailingClosure
    }
    init?(_ node: MacroExpansionExprSyntax) {
        guard node.macroName.text == "Preview" else { return nil }
        (self.node, pound, name, arguments) = (Syntax(node), node.pound, node.macroName, node.arguments)
        trailingBody = node.trailingClosure
    }

    /// The arguments in parentheses, on one line.
    var argumentText: String {
        let texts = arguments.map { ($0.label.map { $0.text + ": " } ?? "") + $0.expression.trimmedDescription }
        return "(" + texts.joined(separator: ", ").replacing(/\s*\n\s*/, with: " ") + ")"
    }

    /// The name that is written in the sources.
    var title: String? {
        arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The reason that the preview can't be drawn.
    var refusal: String? {
        guard arguments.contains(where: { $0.label?.text == "as" || $0.label?.text == "widget" }) else { return nil }
        return "it shows a widget, and widgets aren't drawn"
    }
}
