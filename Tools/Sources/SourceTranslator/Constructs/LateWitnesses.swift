import SwiftSyntax

/// Optional requirements that only a subclass implements: `class Base: UITableViewDelegate` has no method for row heights, `class Tall:
/// Base` does.
///
/// Objective-C finds the subclass's method at the time of the call. Swift decides at the conformance, where the base class has only the
/// default. So the base class gets a method that returns what the default does, and the subclass's overrides it.
enum LateWitnesses {
    struct Found: Sendable {
        /// The members by conforming class, and whether each requirement is the module's own.
        fileprivate(set) var members: [String: [(member: FileFacts.ExtensionMember, isOwn: Bool)]] = [:]
        /// `Type method(_:)`
        fileprivate var overrides: Set<String> = []

        fileprivate func contains(_ fullName: String, _ type: String) -> Bool { overrides.contains(type + " " + fullName) }

        /// Returns an extension's member, marked as an override if it is one.
        func marked(_ member: FileFacts.ExtensionMember, _ type: String?) -> FileFacts.ExtensionMember {
            guard let type, contains(member.fullName, type) else { return member }
            var member = member
            member.isOverride = true
            return member
        }
    }

    // MARK: Finding

    static func note(
        _ node: FunctionDeclSyntax, _ signature: MethodSignature, in type: String, tag: String, conditions: [String],
        _ facts: inout FileFacts
    ) {
        guard node.body != nil, !node.modifiers.isPrivate, !node.modifiers.isStatic, !node.modifiers.has(.override),
            node.genericParameterClause == nil,
            KnownMethods.optionalRequirements.contains(signature.fullName)
        else { return }
        facts.lateCandidates.append(Hoisting.member(node, signature, in: type, tag: tag, conditions: conditions))
    }

    static func find(_ files: [FileFacts], _ index: ModuleIndex) -> Found {
        var found = Found()
        var own: [String: [FileFacts.ExtensionMember]] = [:]
        for member in files.flatMap(\.optionalHeaders) { own[member.fullName, default: []].append(member) }
        for member in files.flatMap(\.lateCandidates) {
            add(member.type, member, isOwn: false, index, &found) { index.conforms($0) { answers($0, member) } }
        }
        guard !own.isEmpty else { return found }
        for method in files.flatMap(\.methods) where !method.isPrivate {
            for requirement in own[method.fullName] ?? [] where method.type != requirement.type {
                add(method.type, requirement, isOwn: true, index, &found) { index.conforms($0) { $0 == requirement.type } }
            }
        }
        return found
    }

    private static func add(
        _ type: String, _ member: FileFacts.ExtensionMember, isOwn: Bool, _ index: ModuleIndex, _ found: inout Found,
        conforms: (String) -> Bool
    ) {
        guard let type = index.resolve(type), index.isClass(type), !index.isGeneric(type),
            index.overridesByType[type]?.contains(member.fullName) != true
        else { return }
        let ancestors = index.chain(of: type).dropFirst().filter { index.isClass($0) }
        guard !ancestors.isEmpty, !conforms(type), let base = ancestors.last(where: conforms), !index.isGeneric(base),
            !ancestors.contains(where: { index.declares(member.fullName, $0) })
        else { return }
        found.overrides.insert(type + " " + member.fullName)
        if found.members[base]?.contains(where: { $0.member.fullName == member.fullName }) != true {
            var member = member
            member.before = ["open ", "public ", "internal "].reduce(member.before) { $0.replacing($1, with: "") }
            found.members[base, default: []].append((member, isOwn))
        }
    }

    private static let suffixes = ["DelegateFlowLayout", "DataSourcePrefetching", "AccessibilityDelegate", "Delegate", "DataSource"]
    /// The method prefixes of protocols whose methods don't all begin with the protocol's stem.
    private static let further: [String: [String]] = [
        "UITableViewDelegate": ["scrollView", "viewForZooming"], "UICollectionViewDelegate": ["scrollView", "viewForZooming"],
        "UICollectionViewDelegateFlowLayout": ["scrollView", "viewForZooming"], "UITextViewDelegate": ["scrollView"],
        "UIScrollViewDelegate": ["viewForZooming"],
        "UITableViewDataSource": ["numberOfSections", "sectionIndexTitles"], "UICollectionViewDataSource": ["numberOfSections"],
        "UIPageViewControllerDataSource": ["presentationCount", "presentationIndex"],
        "UIViewControllerTransitioningDelegate": ["animationController", "interactionController", "presentationController"],
        "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
        "UIPopoverPresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
        "WKNavigationDelegate": ["webView"], "WKUIDelegate": ["webView"], "CAAnimationDelegate": ["animation"],
        "UIWindowSceneDelegate": ["scene"],
    ]

    /// Returns whether a UIKit protocol may require a method, judging by their names: `UITableViewDelegate` for
    /// `tableView(_:heightForRowAt:)`.
    private static func answers(_ name: String, _ member: FileFacts.ExtensionMember) -> Bool {
        guard let suffix = suffixes.first(where: { name.hasSuffix($0) }), name.count > suffix.count + 2 else { return false }
        let stem = name.dropFirst(2).dropLast(suffix.count)
        return ([stem.prefix(1).lowercased() + stem.dropFirst()] + (further[name] ?? [])).contains { member.name.hasPrefix($0) }
    }

    // MARK: Translating

    /// Marks the subclass's method as an override.
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class, file.index.late.contains(signature.fullName, scope.name),
            !node.modifiers.has(.override)
        else { return }
        file.insert("override ", before: node.funcKeyword)
    }

    /// Returns the members that are inserted into the conforming class's body.
    static func members(for scope: TypeScope, in file: FileVisitor) -> String {
        guard let members = file.index.late.members[scope.name] else { return "" }
        return members.map { member, isOwn in
            let answer = isOwn ? "fatalError(\"optional \(member.fullName) is not implemented\")" : member.effects + answer(member)
            let text = scope.access + member.forwarder(answering: answer)
            if !isOwn { file.usesUIKit = true }
            return "\n" + Tail.conditional(member.conditions, text + "\n") + file.sourceLocation(scope.closingBrace)
        }.joined()
    }

    /// Returns what the protocol's default does; if that calls another requirement, the object's own version is called.
    private static func answer(_ member: FileFacts.ExtensionMember) -> String {
        switch member.fullName {
        case "textFieldDidEndEditing(_:reason:)": "self.textFieldDidEndEditing(_a0)"
        case "adaptivePresentationStyle(for:traitCollection:)": "self.adaptivePresentationStyle(for: _a0)"
        default: "OptionalDefaults.shared.\(member.name)\(member.arguments ?? "")"
        }
    }
}

extension FileFacts.ExtensionMember {
    fileprivate func forwarder(answering answer: String) -> String { before + name + after + " { \(answer) }" }
}

extension ModuleIndex {
    /// Returns whether a type of this module names such a protocol, or one of the module's that inherits from one, in its declaration or an
    /// extension.
    fileprivate func conforms(_ type: String, _ isMeant: (String) -> Bool) -> Bool {
        var (waiting, seen) = (Array(inherited[type] ?? []), Set<String>())
        if let last = type.split(separator: ".").last.map(String.init), last != type { waiting += inherited[last] ?? [] }
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            if isMeant(name) { return true }
            if protocolNames.contains(name) { waiting += inherited[name] ?? [] }
        }
        return false
    }

    /// Returns whether a class has the method in its body or an extension.
    fileprivate func declares(_ fullName: String, _ type: String) -> Bool {
        let base = fullName.split(separator: "(").first.map(String.init) ?? fullName
        return methodsByBase[base]?.contains { $0.fullName == fullName && (resolve($0.type) ?? $0.type) == type } == true
    }
}
