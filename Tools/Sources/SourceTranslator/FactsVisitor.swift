import SwiftSyntax

/// Collects a file's facts from its declarations. In functions, it looks only for classes.
final class FactsVisitor: SyntaxVisitor {
    var facts = FileFacts()
    private var path: [String] = []
    private var isExtension: [Bool] = []
    private var exposesAll: [Bool] = []
    /// Whether the declaration names protocols.
    private var conforms: [Bool] = []
    /// Whether members are implicitly public, as in a `public extension`.
    private var isPublic: [Bool] = []
    private let conditions = ConditionStack()
    private let fileTag: String
    private let file: String
    private let lines: LineTable
    /// The places in the file where a class may begin.
    private let classPlaces: [Int]

    init(file: String, fileTag: String, source: [UInt8]) {
        (self.file, self.fileTag, lines, classPlaces) = (file, fileTag, LineTable(source), LocalClasses.places(in: source))
        super.init(viewMode: .sourceAccurate)
    }

    private var qualified: String { path.joined(separator: ".") }

    private func enter(
        _ kind: FileFacts.TypeFacts.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) -> SyntaxVisitorContinueKind {
        enter(kind, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    }
    private func enter(_ kind: FileFacts.TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax, isGeneric: Bool)
        -> SyntaxVisitorContinueKind
    {
        let (inheritance, attributes, modifiers) = (node.inheritanceClause, node.attributes, node.modifiers)
        path.append(name)
        isExtension.append(kind == .extension)
        conforms.append(inheritance != nil)
        isPublic.append(kind == .extension && modifiers.has(.public))
        exposesAll.append(attributes.has("objc") && kind == .extension || attributes.has("objcMembers"))
        if attributes.has("main") || attributes.has("UIApplicationMain") { facts.mainType = qualified }
        facts.types.append(
            .init(
                kind: kind, name: qualified, inherited: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
                isGeneric: isGeneric, isObjCMembers: attributes.has("objcMembers"), isMainActor: attributes.has("MainActor"),
                isPrivate: modifiers.contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) },
                isPublic: modifiers.has(.public) || modifiers.has(.open), isObjC: attributes.has("objc")))
        return .visitChildren
    }
    private func leave() {
        path.removeLast()
        isExtension.removeLast()
        isPublic.removeLast()
        conforms.removeLast()
        exposesAll.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(.class, node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.other, node) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.other, node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.other, node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.extension, ModuleIndex.withoutGenerics(node.extendedType.trimmedDescription), node, isGeneric: false)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name.text, node, isGeneric: false)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.enter(node)
        return Conditions.isOfOtherPlatform(node) ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.leave() }
    override func visitPost(_ node: IfConfigDeclSyntax) { conditions.finish() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        noteClasses(in: node)
        guard !path.isEmpty, isExtension.last == false else { return .skipChildren }
        let isPlain =
            node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil && node.signature.effectSpecifiers == nil
            && node.genericParameterClause == nil
        if isPlain, !node.modifiers.isPrivate, !node.modifiers.has(.override), !node.attributes.has("available") {
            facts.types[lastType].hasPlainInit = true
        }
        if !node.modifiers.has(.convenience) { facts.types[lastType].hasDesignatedInit = true }
        return .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.signature.parameterClause.parameters {
            note((parameter.secondName ?? parameter.firstName).text, parameter.type)
        }
        noteClasses(in: node)
        guard !path.isEmpty else { return .skipChildren }
        let signature = MethodSignature(node)
        facts.methods.append(
            .init(
                type: qualified, base: signature.base, labels: signature.labels, objcName: node.attributes.objcName,
                isPrivate: node.modifiers.isPrivate, isPlainTest: TestWrappers.isPlainTest(node, signature),
                isMainActor: node.attributes.has("MainActor")))
        if node.modifiers.has(.override) { facts.types[lastType].overrides.append(signature.fullName) }
        if node.modifiers.has("optional") {
            facts.optionalMethods.append(signature.fullName)
            facts.optionalHeaders.append(Hoisting.member(node, signature, in: qualified, tag: fileTag, conditions: conditions.current))
        }
        LateWitnesses.note(node, signature, in: qualified, tag: fileTag, conditions: conditions.current, &facts)
        let isExposed =
            node.modifiers.has(.override) || node.modifiers.has(.open) || node.attributes.has("objc") || node.attributes.has("IBAction")
            || exposesAll.last == true || node.modifiers.has("dynamic")
        let mayBeLate = !node.modifiers.isStatic && !signature.labels.isEmpty
        if isExtension.last == true, node.body != nil, !node.modifiers.isPrivate,
            isExposed || conforms.last == true && !node.modifiers.isStatic || mayBeLate
        {
            var member = Hoisting.member(node, signature, in: qualified, tag: fileTag, conditions: conditions.current)
            member.isWitness = !isExposed
            add(member, node.modifiers, node.name)
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        noteClasses(in: node)
        for binding in node.bindings {
            if let type = binding.typeAnnotation?.type, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                note(name, type)
            }
        }
        guard !path.isEmpty, let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else {
            return .skipChildren
        }
        if node.modifiers.has(.override) { facts.types[lastType].overrides.append(name) }
        if node.modifiers.has("optional") { facts.optionalProperties.append(name) }
        if isExtension.last == true, binding.accessorBlock != nil, !node.modifiers.isPrivate, binding.typeAnnotation != nil,
            node.modifiers.has(.override) || node.modifiers.has(.open) || node.attributes.has("objc") || exposesAll.last == true
        {
            add(
                Hoisting.member(node, binding, name, in: qualified, tag: fileTag, conditions: conditions.current), node.modifiers,
                binding.pattern)
        }
        return .skipChildren
    }

    private func add(_ member: FileFacts.ExtensionMember, _ modifiers: DeclModifierListSyntax, _ name: some SyntaxProtocol) {
        var member = member
        member.file = file
        member.line = lines.location(for: name.positionAfterSkippingLeadingTrivia).line
        let levels: [Keyword] = [.public, .open, .internal, .package, .fileprivate]
        if isPublic.last == true, !levels.contains(where: { modifiers.has($0) }) { member.before = "public " + member.before }
        facts.extensionMembers.append(member)
    }

    /// Records the classes inside a function or a closure of a declaration.
    private func noteClasses(in node: some SyntaxProtocol) {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        guard classPlaces.contains(where: range.contains) else { return }
        let visitor = LocalClassVisitor(tag: fileTag, conditions: conditions)
        visitor.walk(node)
        facts.localTypes += visitor.facts.localTypes
        facts.localMethods += visitor.facts.localMethods
        facts.lateCandidates += visitor.facts.lateCandidates
    }

    /// Records `name: Type`, `name: (any Type)?` and similar declarations.
    private func note(_ name: String, _ type: TypeSyntax) {
        let plain = type.trimmedDescription.filter { !"?!() ".contains($0) }
        let bare = plain.hasPrefix("any") && plain.dropFirst(3).first?.isUppercase == true ? String(plain.dropFirst(3)) : plain
        guard bare.first?.isUppercase == true, bare.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return }
        facts.variables[bare, default: []].insert(name)
    }

    /// The declaration that the visitor is in: the last one entered whose name is the current path.
    private var lastType: Int { facts.types.lastIndex { $0.name == qualified } ?? facts.types.count - 1 }
}
