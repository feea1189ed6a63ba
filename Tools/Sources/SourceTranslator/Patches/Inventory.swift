import SwiftSyntax

/// The declarations of a translated file for hot reload: members whose bodies can be replaced while the app runs, and everything else.
final class Inventory {
    /// A member's enclosing declaration. An extension of the same type contains its replacement.
    struct Place: Hashable {
        /// `Outer.Inner`, or empty at the file's top level.
        var type = ""
        /// ` where Element == Int` of an extension.
        var requirements = ""
        /// The enclosing `#if` conditions, outermost first.
        var conditions: [String] = []
        var kind = Kind.file

        enum Kind { case file, `class`, value, `extension` }
    }

    /// A function, property, subscript, or initializer with a body.
    struct Member {
        let place: Place
        /// Everything but the bodies: members with equal identities are the same.
        let identity: String
        /// The name in messages.
        let name: String
        let body: String
        let node: DeclSyntax
        var isOverride = false
        var isPrivate = false
    }

    /// Declarations that a patch cannot change: a stored property, a type's header, a case.
    struct Fixture: Equatable {
        let name: String
        let text: String
    }

    private(set) var members: [Member] = []
    private(set) var fixtures: [Fixture] = []
    private(set) var imports: [String] = []
    /// The file's types and extensions that conform to a protocol, or may.
    private(set) var conforming: Set<String> = []
    private var identities: [String: Int] = [:]

    init(_ file: SourceFileSyntax) { walk(file.statements, Place()) }

    // MARK: Visiting

    private func walk(_ items: CodeBlockItemListSyntax, _ place: Place) {
        for item in items {
            if case .decl(let declaration) = item.item { add(declaration, place) } else { fix("code at the file's top level", item) }
        }
    }

    private func add(_ node: DeclSyntax, _ place: Place) {
        switch node.as(DeclSyntaxEnum.self) {
        case .importDecl: imports.append(node.trimmedDescription)
        case .ifConfigDecl(let node): add(node, place)
        case .classDecl(let node): enter(node, node.name, node.inheritanceClause, place, .class)
        case .actorDecl(let node): enter(node, node.name, node.inheritanceClause, place, .class)
        case .structDecl(let node): enter(node, node.name, node.inheritanceClause, place, .value)
        case .enumDecl(let node): enter(node, node.name, node.inheritanceClause, place, .value)
        case .extensionDecl(let node): enter(node, place)
        case .functionDecl(let node): add(node, place)
        case .variableDecl(let node): add(node, place)
        case .subscriptDecl(let node): add(node, place)
        case .initializerDecl(let node): add(node, place)
        default: fix(Self.description(node) + Self.suffix(place), node)
        }
    }

    private func add(_ node: IfConfigDeclSyntax, _ place: Place) {
        var earlier: [String] = []
        for clause in node.clauses {
            let condition = clause.condition?.trimmedDescription
            var inner = place
            inner.conditions += earlier.map { "!(\($0))" } + (condition.map { [$0] } ?? [])
            if let condition { earlier.append(condition) }
            switch clause.elements {
            case .statements(let items)?: walk(items, inner)
            case .decls(let items)?: for item in items { add(item.decl, inner) }
            case let other?: fix("what '#if' guards", other)
            case nil: break
            }
        }
    }

    private func enter(
        _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ place: Place, _ kind: Place.Kind
    ) {
        var inner = place
        inner.type = place.type.isEmpty ? name.text : place.type + "." + name.text
        (inner.kind, inner.requirements) = (kind, "")
        let kindName = kind == .class ? "class" : "type"
        fix("the \(kindName) '\(inner.type)'", text: Self.header(node, without: node.memberBlock) + place.conditions.joined())
        note(inheritance, of: inner.type, isClass: kind == .class)
        for member in node.memberBlock.members { add(member.decl, inner) }
    }

    private func enter(_ node: ExtensionDeclSyntax, _ place: Place) {
        var inner = place
        inner.type = node.extendedType.trimmedDescription
        inner.kind = .extension
        inner.requirements = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        // An extension that only adds members changes nothing by itself.
        if node.inheritanceClause != nil { fix("the extension of '\(inner.type)'", text: Self.header(node, without: node.memberBlock)) }
        note(node.inheritanceClause, of: inner.type, isClass: false)
        for member in node.memberBlock.members { add(member.decl, inner) }
    }

    /// A class's first inherited type may be its superclass, whose requirements a subclass implements by overriding.
    private func note(_ inheritance: InheritanceClauseSyntax?, of type: String, isClass: Bool) {
        if (inheritance?.inheritedTypes.count ?? 0) > (isClass ? 1 : 0) { conforming.insert(type) }
    }

    // MARK: Members

    private func add(_ node: FunctionDeclSyntax, _ place: Place) {
        guard let body = node.body, !Self.isFrozen(node.attributes) else {
            return fix("the function '\(node.name.text)'" + Self.suffix(place), node)
        }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        add(node, "\(node.name.text)(\(labels))", Self.header(node, without: body), body.trimmedDescription, node.modifiers, place)
    }

    private func add(_ node: VariableDeclSyntax, _ place: Place) {
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        guard node.bindings.count == 1, let binding = node.bindings.first, let accessors = binding.accessorBlock,
            !Self.isFrozen(node.attributes),
            !node.modifiers.has(.lazy), Accessors.canBeReplaced(accessors, of: name), let type = Accessors.type(of: binding),
            !Accessors.observes(accessors) || !node.modifiers.isStatic && place.kind != .file && !node.attributes.mayHoldWrapper
        else { return fix("the property '\(name)'" + Self.suffix(place), node) }
        let initial = binding.initializer.map { Self.text($0) } ?? ""
        add(node, name, Self.header(node, without: accessors) + type + initial, accessors.trimmedDescription, node.modifiers, place)
    }

    private func add(_ node: SubscriptDeclSyntax, _ place: Place) {
        guard let accessors = node.accessorBlock, Accessors.canBeReplaced(accessors, of: "subscript"), !Self.isFrozen(node.attributes)
        else {
            return fix("a subscript" + Self.suffix(place), node)
        }
        add(node, "subscript", Self.header(node, without: accessors), accessors.trimmedDescription, node.modifiers, place)
    }

    private func add(_ node: InitializerDeclSyntax, _ place: Place) {
        // A class's designated initializer is called by its subclasses through other tables.
        guard let body = node.body, place.kind != .class || node.modifiers.has(.convenience), !Self.isFrozen(node.attributes) else {
            return fix("the initializer 'init'" + Self.suffix(place), node)
        }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        add(node, "init(\(labels))", Self.header(node, without: body), body.trimmedDescription, node.modifiers, place)
    }

    private func add(
        _ node: some DeclSyntaxProtocol, _ name: String, _ header: String, _ body: String, _ modifiers: DeclModifierListSyntax,
        _ place: Place
    ) {
        var identity = "\(place.type)\(place.requirements)\(place.conditions) \(header)"
        identities[identity, default: 0] += 1
        if let count = identities[identity], count > 1 { identity += " \(count)" }
        members.append(
            Member(
                place: place, identity: identity, name: "'\(name)'" + Self.suffix(place), body: body, node: DeclSyntax(node),
                isOverride: modifiers.has(.override), isPrivate: modifiers.isPrivate))
    }

    private func fix(_ name: String, _ node: some SyntaxProtocol) { fix(name, text: Self.text(node)) }
    private func fix(_ name: String, text: String) { fixtures.append(Fixture(name: name, text: text)) }

    // MARK: Source text

    /// Returns the tokens without comments and line breaks.
    static func text(_ node: some SyntaxProtocol) -> String { node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") }

    /// Returns what precedes and follows a part of a declaration.
    private static func header(_ node: some SyntaxProtocol, without part: some SyntaxProtocol) -> String {
        let range = part.position..<part.endPosition
        return node.tokens(viewMode: .sourceAccurate).lazy.filter { !range.contains($0.position) }.map(\.text).joined(separator: " ")
    }

    private static func suffix(_ place: Place) -> String { place.type.isEmpty ? "" : " of '\(place.type)'" }

    private static func description(_ node: DeclSyntax) -> String {
        switch node.as(DeclSyntaxEnum.self) {
        case .enumCaseDecl: "a case"
        case .deinitializerDecl: "the deinitializer"
        case .protocolDecl(let node): "the protocol '\(node.name.text)'"
        case .typeAliasDecl(let node): "the type alias '\(node.name.text)'"
        case .associatedTypeDecl(let node): "the associated type '\(node.name.text)'"
        case .macroExpansionDecl: "a macro"
        default: "a declaration"
        }
    }

    /// A function that the compiler may inline has no body that can be replaced.
    private static func isFrozen(_ attributes: AttributeListSyntax) -> Bool {
        ["inlinable", "_transparent", "inline", "_silgen_name", "_cdecl", "backDeployed", "_alwaysEmitIntoClient", "NSManaged"].contains {
            attributes.has($0)
        }
    }
}

extension AttributeListSyntax {
    /// Returns whether an attribute may be a property wrapper: it is capitalized like a type and not otherwise known.
    fileprivate var mayHoldWrapper: Bool {
        contains { element in
            guard case .attribute(let attribute) = element else { return false }
            let name = attribute.attributeName.trimmedDescription
            return name.first?.isUppercase == true && name != "MainActor"
        }
    }
}
