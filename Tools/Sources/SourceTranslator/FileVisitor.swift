import SwiftSyntax

/// Visits one file and collects the edits and the generated tail. Each construct has its own file in Constructs/; the visitor only tracks
/// its position (types, `#if`) and passes each node to the relevant constructs.
final class FileVisitor: SyntaxVisitor {
    let index: ModuleIndex
    let settings: TranslationSettings
    let path: String
    /// Unique to this file within the module; part of every generated name.
    let tag: String
    let lines: LineTable
    let conditions: ConditionStack
    /// The repairs that a failed compile requires.
    let repairs: [Repair]

    /// The methods that a `#selector` in this file names.
    let selected: Set<String>

    /// The places that a failed compile of tests rejected.
    let refusals: [LeftOut.Refusal]

    private(set) var edits: [Edit] = []
    private(set) var issues: [TranslationIssue] = []
    private(set) var scopes: [TypeScope] = []
    /// Types that need generated code, in the order in which they end.
    private(set) var finished: [TypeScope] = []
    private var functionDepth = 0
    var imports: Set<String> = []
    /// The modules that qualify names in this file.
    var namedModules: Set<String> = []
    /// Names used here whose Foundation versions are limited on Linux; ours are imported by name.
    var shadowed: Set<String> = []
    var usesSecurity = false
    var usesWebView = false
    /// Whether the file mentions a name of the UI automation API.
    let usesUIAutomation: Bool
    /// Whether the file mentions a name from Combine, which Foundation makes visible on Apple's platforms.
    var usesCombine = false
    /// Whether the file has a class marked `@Observable`, or names the protocol or another part of Observation.
    var usesObservation = false
    /// Whether the file mentions a name from UIKit, whether or not it imports it.
    var usesUIKit = false
    /// Protocols of other frameworks whose defaults this file's classes use for their subclasses; see ``LateWitnesses``.
    var protocolsWithDefaults: Set<String> = []
    /// The lines that register the file's previews, and the number of functions that create previews.
    var previewRegistrations = ""
    var previewCount = 0
    /// Whether `===` compares values of generic parameters that are no longer constrained to objects.
    var comparesExistentials = false
    /// Whether a class inherits from one of Foundation's whose method table mentions CoreFoundation; see ``Superclasses``.
    var inheritsHiddenMembers = false

    init(index: ModuleIndex, settings: TranslationSettings, path: String, tag: String, source: [UInt8], repairs: [Repair] = []) {
        (self.index, self.settings, self.path, self.tag, self.repairs) = (index, settings, path, tag, repairs)
        conditions = ConditionStack(isPortable: settings.isPortable)
        lines = LineTable(source)
        selected = Selectors.named(in: source)
        refusals = LeftOut.refusals(repairs, lines, source)
        usesUIAutomation = String(decoding: source, as: UTF8.self).contains("XCUI")
        super.init(viewMode: .sourceAccurate)
    }

    var scope: TypeScope? { scopes.last }
    var isInFunction: Bool { functionDepth > 0 }
    var isOutermostFunction: Bool { functionDepth == 1 }
    private var depthsAtScope: [Int] = []

    // MARK: Edits

    func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.append(
            Edit(
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
        )
    }

    /// Replaces a node with spaces of equal length, keeping newlines.
    func blank(_ node: some SyntaxProtocol) {
        let text = String(decoding: node.trimmedDescription.utf8.map { $0 == 10 || $0 == 13 ? $0 : 32 }, as: UTF8.self)
        replace(node, with: text)
    }

    /// Returns the line ends in a range, which an edit keeps.
    func newlines(in range: Range<Int>) -> String {
        String(
            repeating: "\n",
            count: lines.location(for: AbsolutePosition(utf8Offset: range.upperBound)).line
                - lines.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line)
    }

    func edit(start: Int, end: Int, with text: String) { edits.append(Edit(start: start, end: end, text: text)) }
    func insert(_ text: String, at position: Int) { edits.append(Edit(start: position, end: position, text: text)) }
    func insert(_ text: String, before node: some SyntaxProtocol) { insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset) }
    func insert(_ text: String, after node: some SyntaxProtocol) { insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset) }

    func warn(_ node: some SyntaxProtocol, construct: String, _ message: String) {
        guard !Conditions.isNeverActive(node, isPortable: settings.isPortable) else { return }
        let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        issues.append(
            TranslationIssue(
                severity: .warning, file: path, line: location.line, column: location.column, construct: construct, message: message))
    }

    func warn(line: Int, column: Int, construct: String, _ message: String) {
        issues.append(TranslationIssue(severity: .warning, file: path, line: line, column: column, construct: construct, message: message))
    }

    func line(_ node: some SyntaxProtocol) -> Int { lines.location(for: node.positionAfterSkippingLeadingTrivia).line }

    /// Returns the directive that makes the following line count as the line of `position`.
    func sourceLocation(_ position: AbsolutePosition) -> String {
        Tail.sourceLocation(path, line: lines.location(for: position).line)
    }

    // MARK: Types

    private func enter(_ scope: TypeScope) {
        scopes.append(scope)
        depthsAtScope.append(functionDepth)
        functionDepth = 0
    }

    /// Classes inside functions that have a table in their body, which those of their subclasses override.
    var locallyExposed: Set<String> = []
    /// The classes inside functions that the visitor has left.
    var localClasses = TypeTree()

    private func leave() {
        let scope = scopes.removeLast()
        functionDepth = depthsAtScope.removeLast()
        let forwarders = scope.forwarders + Hoisting.forwarders(for: scope, in: self)
        if !forwarders.isEmpty { insert(forwarders, at: scope.closingBrace.utf8Offset) }
        if scope.isLocal {
            ExposedMembers.insertLocally(scope, in: self)
        } else {
            finished.append(scope)
        }
    }

    private func qualified(_ name: String) -> String { scope.map { $0.name + "." + name } ?? name }

    /// Makes a nested private class accessible from the tail; the private types that its members use must then be at least as accessible.
    private func openToTail(_ modifiers: DeclModifierListSyntax) {
        guard !scopes.isEmpty, !isInFunction else { return }
        for modifier in modifiers where modifier.name.text == "private" && modifier.detail == nil {
            replace(modifier.name, with: "fileprivate")
        }
    }

    private func isInherited(_ node: InheritanceClauseSyntax?) -> Bool { node?.inheritedTypes.isEmpty == false }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        openToTail(node.modifiers)
        let name = qualified(node.name.text)
        let insertion: (Int, String)
        if let last = node.inheritanceClause?.inheritedTypes.last {
            insertion = (last.endPositionBeforeTrailingTrivia.utf8Offset, ", ")
        } else {
            let before = node.genericParameterClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
            insertion = (before.utf8Offset, ": ")
        }
        if index.overriddenOutside.contains(name) { Hoisting.open(node.modifiers, in: self) }
        Superclasses.translate(node, name, in: self)
        IsolatedOverrides.translate(node, in: self)
        Models.translate(node, in: self)
        enter(
            TypeScope(
                kind: .class, name: name, isLocal: isInFunction || scopes.contains(where: \.isLocal),
                isGeneric: node.genericParameterClause != nil || (scope?.isGeneric ?? false) || index.isGeneric(name),
                exposesAll: node.attributes.has("objcMembers"), isMainActor: node.attributes.has("MainActor"),
                hasInheritance: isInherited(node.inheritanceClause), conditions: conditions.current,
                closingBrace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia, objcName: node.attributes.objcName,
                firstInherited: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
                uniqueName: LocalClasses.name(of: node, tag: tag), inheritanceInsertion: insertion))
        scope?.modelConformance = Models.conformance(node.attributes, in: self)
        scope?.access = ["open", "public", "package"].first { node.modifiers.has($0) }.map { $0 + " " } ?? ""
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) {
        Repairs.seal(node, in: self)
        let initializer = repairs.isEmpty ? "" : Repairs.initializer(for: node, in: self)
        if !initializer.isEmpty { insert(initializer, before: node.memberBlock.rightBrace) }
        leave()
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let written = ModuleIndex.withoutGenerics(node.extendedType.trimmedDescription)
        let name = index.resolve(written) ?? written
        enter(
            TypeScope(
                // A member of a constrained extension is not part of the type's table.
                kind: index.isValue(name)
                    || index.isForeign(name)
                        && (node.genericWhereClause != nil
                            || imports.contains("SwiftUI") && SwiftUICode.isValue(SwiftUICode.name(node.extendedType)))
                    ? .other : .extension, name: name, isGeneric: index.isGeneric(name),
                exposesAll: node.attributes.has("objc") || index.objcMembers.contains(name),
                isMainActor: node.attributes.has("MainActor"), hasInheritance: isInherited(node.inheritanceClause),
                conditions: conditions.current, closingBrace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        openToTail(node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        openToTail(node.modifiers)
        Protocols.translate(node, in: self)
        let scope = TypeScope(
            kind: .protocol, name: qualified(node.name.text), conditions: conditions.current,
            closingBrace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia, objcName: node.attributes.objcName)
        scope.isPublicProtocol = node.modifiers.has(.public)
        scope.isObjectiveCProtocol = node.attributes.has("objc")
        enter(scope)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    private func enterOther(_ name: String, isGeneric: Bool, _ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(
            TypeScope(
                kind: .other, name: qualified(name), isLocal: isInFunction || scopes.contains(where: \.isLocal),
                isGeneric: isGeneric || (scope?.isGeneric ?? false), conditions: conditions.current,
                closingBrace: members.rightBrace.positionAfterSkippingLeadingTrivia))
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        openToTail(node.modifiers)
        return enterOther(node.name.text, isGeneric: node.genericParameterClause != nil, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        openToTail(node.modifiers)
        return enterOther(node.name.text, isGeneric: node.genericParameterClause != nil, node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        openToTail(node.modifiers)
        Models.translate(node, in: self)
        let kind = enterOther(node.name.text, isGeneric: node.genericParameterClause != nil, node.memberBlock)
        scope?.modelConformance = Models.conformance(node.attributes, in: self)
        return kind
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.enter(node)
        if let condition = node.condition { ConditionVisitor(self).walk(condition) }
        Conditions.translate(node, in: self)
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.leave() }
    override func visitPost(_ node: IfConfigDeclSyntax) { conditions.finish() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isInFunction, scope != nil {
            let signature = MethodSignature(node)
            ExposedMembers.collect(node, signature, in: self)
            Hoisting.translate(node, signature, in: self)
            LateWitnesses.translate(node, signature, in: self)
            Centers.translate(node, signature, in: self)
            RecordedIssues.translate(node, signature, in: self)
            RuntimeCalls.translate(node, signature, in: self)
            Protocols.translate(node, signature, in: self)
            TestWrappers.translate(node, signature, in: self)
            TestWrappers.bindSetUp(node, signature, in: self)
            ObservedProperties.translate(node, signature, in: self)
            OperationKeys.translate(node, signature, in: self)
            Repairs.override(node.name, before: node.funcKeyword, in: self)
            IsolatedOverrides.translate(node, signature, in: self)
        }
        if scope == nil { Operators.translate(node, in: self) }
        ReloadableBodies.translate(node, in: self)
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        ExistentialArguments.translate(node, in: self); return .visitChildren
    }
    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        ExistentialArguments.translate(node, in: self); return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        ExistentialArguments.translate(node, in: self); return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isInFunction, scope != nil {
            ExposedMembers.collect(node, in: self)
            Protocols.translate(node, in: self)
            ObservedProperties.translate(node, in: self)
            Entries.translate(node, in: self)
            Models.translate(node, in: self)
            ExistentialArguments.translate(node, in: self)
            if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                Hoisting.translate(node, name, in: self)
                Repairs.override(name, before: node.bindingSpecifier, in: self)
            }
            IsolatedOverrides.translate(node, in: self)
        }
        ReloadableBodies.translate(node, in: self)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        Protocols.translate(node, in: self)
        Superclasses.translate(node, in: self)
        Repairs.translate(node, in: self)
        IsolatedOverrides.translate(node, in: self)
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { functionDepth += 1; return .visitChildren }
    override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { functionDepth += 1; return .visitChildren }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        let isLeftOut = LeftOut.replace(node, in: self)
        functionDepth += 1
        return isLeftOut ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        LeftOut.replace(node, in: self) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        Repairs.translate(node, in: self)
        return LeftOut.replace(node, in: self) ? .skipChildren : .visitChildren
    }

    // MARK: Everything else

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        Previews.drop(node, in: self) || LeftOut.drop(node, node.item, in: self) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        Previews.drop(node, in: self) || Protocols.drop(node, in: self) || LeftOut.drop(node, node.decl, in: self)
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        Attributes.translate(node, in: self)
        return .visitChildren
    }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        Attributes.translate(node, in: self)
        ImageInits.translate(node, in: self)
        Repairs.translate(node, in: self)
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        Imports.translate(node, in: self)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        Selectors.translate(node, in: self) || Literals.translate(node, in: self) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        Previews.translate(node, in: self) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalCalls.translate(node, in: self)
        ObservedProperties.translate(node, in: self)
        OperationKeys.translate(node, in: self)
        DarwinConstants.translate(node, in: self)
        DynamicInits.translate(node, in: self)
        RuntimeCalls.translate(node, in: self)
        TestWrappers.translate(node, in: self)
        ImageInits.translate(node, in: self)
        Repairs.translate(node, in: self)
        return .visitChildren
    }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        Conditions.translate(node, in: self); return .skipChildren
    }
    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        Repairs.box(node.value, in: self); return .visitChildren
    }
    override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
        Repairs.box(node.expression, in: self); return .visitChildren
    }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        Repairs.box(node.value, in: self); return .visitChildren
    }
    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        Repairs.translate(node, in: self); return .visitChildren
    }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { Repairs.box(value, in: self) }
        return .visitChildren
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        AttributeNames.translate(node, in: self)
        AnchorCasts.translate(node, in: self)
        if node.elements.count == 3, node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let value = node.elements.last
        {
            Repairs.box(value, in: self)
        }
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { ModuleNames.translate(base.name, member: node.name.text, in: self) }
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            ModuleNames.translate(base.baseName, member: node.declName.baseName.text, in: self)
        }
        OptionalCalls.translate(node, in: self)
        ForeignOverrides.translate(node, in: self)
        Centers.translate(node, in: self)
        RecordedIssues.translate(node, in: self)
        DynamicMembers.translate(node, in: self)
        RuntimeCalls.translate(node, in: self)
        return .visitChildren
    }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        DynamicMembers.translate(node, in: self)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if Imports.shadowing[name] != nil { shadowed.insert(name) }
        if name.isUIKitName || Imports.foundationNames.contains(name) { usesUIKit = true }
        if Imports.combineNames.contains(name), index.isCombines(name, imports: imports) { usesCombine = true }
        if name == "UIWebView" { usesWebView = true }
        DarwinConstants.translate(node, in: self)
        if Imports.observationNames.contains(name) { usesObservation = true }
        if name == "serverTrust" || Imports.securityPrefixes.contains(where: name.hasPrefix) { usesSecurity = true }
        return .skipChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if Imports.securityPrefixes.contains(where: node.name.text.hasPrefix) { usesSecurity = true }
        if Imports.shadowing[node.name.text] != nil { shadowed.insert(node.name.text) }
        if node.name.text.isUIKitName || Imports.foundationNames.contains(node.name.text) { usesUIKit = true }
        if Imports.combineNames.contains(node.name.text), index.isCombines(node.name.text, imports: imports) { usesCombine = true }
        if Imports.observationNames.contains(node.name.text) { usesObservation = true }
        if node.name.text.hasPrefix("UIWebView") { usesWebView = true }
        UnmanagedTypes.translate(node, in: self)
        return .visitChildren
    }

    /// Visits calls inside an `#if` condition.
    private final class ConditionVisitor: SyntaxVisitor {
        let file: FileVisitor
        init(_ file: FileVisitor) {
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            Conditions.translate(node, in: file)
            return .visitChildren
        }
    }
}

extension String {
    /// Whether the name is like `UIView` or `UIApplicationMain`: `UI` and a third capital letter.
    fileprivate var isUIKitName: Bool {
        guard hasPrefix("UI"), utf8.count > 3 else { return false }
        let third = utf8[utf8.index(utf8.startIndex, offsetBy: 2)]
        return third >= 65 && third <= 90
    }

    package var withoutControlCharacters: String {
        var text = self
        text.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
        return text
    }

    /// The text as a Swift string literal, with everything escaped that would end it, such as line ends.
    package var swiftLiteral: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", "\"": text += "\\" + String(scalar)
            case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
                text += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"" + text + "\""
    }
}
