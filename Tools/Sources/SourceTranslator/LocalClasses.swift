import SwiftSyntax

/// Names of classes that are declared inside functions.
enum LocalClasses {
    /// Returns a class's name with every declaration and block around it, which tells classes of the same name apart:
    /// `Screen.open(_:)#tag.{24}.Row`. It is `nil` for a class outside functions. A block has its distance from the start of the outermost
    /// function, so a change above the function doesn't change the name.
    static func name(of node: ClassDeclSyntax, tag: String) -> String? {
        var parts: [(text: String, block: Int?)] = [(node.name.text, nil)]
        var (outermost, isLocal) = (0, false)
        var current = node.parent
        while let parent = current {
            current = parent.parent
            let start = parent.positionAfterSkippingLeadingTrivia.utf8Offset
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) {
                parts.append(("", start))
                isLocal = true
            } else if let function = parent.as(FunctionDeclSyntax.self) {
                parts.append((member(MethodSignature(function).fullName, tag), nil))
                outermost = start
            } else if let initializer = parent.as(InitializerDeclSyntax.self) {
                let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
                parts.append((member("init(\(labels.joined()))", tag), nil))
                outermost = start
            } else if let variable = parent.as(VariableDeclSyntax.self) {
                parts.append((member(variable.bindings.first?.pattern.trimmedDescription ?? "", tag), nil))
                outermost = start
            } else if let name = parent.asProtocol((any NamedDeclSyntax).self)?.name.text {
                parts.append((name, nil))
            } else if let type = parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                parts.append((ModuleIndex.withoutGenerics(type), nil))
            }
        }
        guard isLocal else { return nil }
        return parts.reversed().map { part in part.block.map { "{\($0 - outermost)}" } ?? part.text }.joined(separator: ".")
    }

    private static func member(_ name: String, _ tag: String) -> String { name.filter { !".<>".contains($0) } + "#" + tag }

    /// Returns the places in a file where a class may begin.
    static func places(in source: [UInt8]) -> [Int] {
        let word = Array("class ".utf8)
        return source.withUnsafeBufferPointer { bytes in
            guard bytes.count > word.count else { return [] }
            return (0...(bytes.count - word.count)).filter { place in
                bytes[place] == word[0] && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
            }
        }
    }
}

/// Collects the facts of the classes in a function that ``LateWitnesses`` need.
final class LocalClassVisitor: SyntaxVisitor {
    var facts = FileFacts()
    private let tag: String
    private let conditions: ConditionStack
    /// The name of the class whose members the visitor is at, or `nil` in another declaration and in code.
    private var owners: [String?] = []

    init(tag: String, conditions: ConditionStack) {
        (self.tag, self.conditions) = (tag, conditions)
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ owner: String? = nil) -> SyntaxVisitorContinueKind {
        owners.append(owner)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = LocalClasses.name(of: node, tag: tag)
        if let name {
            let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            facts.localTypes.append(
                .init(kind: .class, name: name, inherited: inherited, isGeneric: node.genericParameterClause != nil))
        }
        return enter(name)
    }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: InitializerDeclSyntax) { owners.removeLast() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: DeinitializerDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ClosureExprSyntax) { owners.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: AccessorBlockSyntax) { owners.removeLast() }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.enter(node)
        return Conditions.isOfOtherPlatform(node) ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.leave() }
    override func visitPost(_ node: IfConfigDeclSyntax) { conditions.finish() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = owners.last ?? nil {
            let signature = MethodSignature(node)
            facts.localMethods.append(
                .init(
                    type: owner, base: signature.base, labels: signature.labels, objcName: node.attributes.objcName,
                    isPrivate: node.modifiers.isPrivate))
            if node.modifiers.has(.override), let last = facts.localTypes.lastIndex(where: { $0.name == owner }) {
                facts.localTypes[last].overrides.append(signature.fullName)
            }
            LateWitnesses.note(node, signature, in: owner, tag: tag, conditions: conditions.current, &facts)
        }
        return enter()
    }
    override func visitPost(_ node: FunctionDeclSyntax) { owners.removeLast() }
}
