import SwiftSyntax

/// Optional requirements that only a subclass implements: `class Base: UITableViewDelegate` has no method for row heights, `class Tall:
/// Base` does.
///
/// Objective-C finds the subclass's method at the time of the call. Swift decides at the conformance, where the base class has only the
/// default. So the base class gets a method that returns what the default does, and the subclass's overrides it.
enum LateWitnesses {
    /// The changes in one module.
    struct Found: Sendable, CustomStringConvertible {
        /// The members that conforming classes get.
        var members: [String: [Member]] = [:]
        /// The access level of each `Type method(_:)` that overrides such a member, followed by a space: `public ` or nothing.
        var overrides: [String: String] = [:]

        struct Member: Sendable {
            var header: FileFacts.ExtensionMember
            /// The system's protocol that requires it, or `nil` for one of the project's own.
            var systemProtocol: String?
            /// Whether other modules may not see the protocol.
            var isInternal = false
        }

        fileprivate func access(_ fullName: String, _ type: String) -> String? { overrides[type + " " + fullName] }

        /// Returns an extension's member, marked as an override if it is one.
        func marked(_ member: FileFacts.ExtensionMember, _ type: String?) -> FileFacts.ExtensionMember {
            guard let type, let access = access(member.fullName, type) else { return member }
            var member = member
            member.isOverride = true
            if !["public ", "open "].contains(where: member.before.contains) { member.before = access + member.before }
            return member
        }

        /// A text that is equal for equal findings.
        var description: String {
            let members = members.map { type, members in
                type + members.map { " \($0.header.before)\($0.header.fullName)\($0.header.after) \($0.isInternal)" }.sorted().joined()
            }
            return (members + overrides.map { $0.key + $0.value }).sorted().joined(separator: "\n")
        }
    }

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

    static func isOverride(_ signature: MethodSignature, in scope: TypeScope, _ file: FileVisitor) -> Bool {
        file.index.late.access(signature.fullName, scope.uniqueName) != nil
    }

    /// Marks the subclass's method as an override.
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class, let access = file.index.late.access(signature.fullName, scope.uniqueName),
            !node.modifiers.has(.override)
        else { return }
        let hasAccess = [Keyword.public, .open, .package, .internal].contains { node.modifiers.has($0) }
        file.insert((hasAccess ? "" : access) + "override ", before: node.funcKeyword)
    }

    /// Returns the members that are inserted into the conforming class's body.
    static func members(for scope: TypeScope, in file: FileVisitor) -> String {
        guard let members = file.index.late.members[scope.uniqueName] else { return "" }
        return members.map { member in
            let header = member.header
            let answer =
                member.systemProtocol.map { header.effects + self.answer(header, of: $0, in: file) }
                ?? "fatalError(\"optional \(header.fullName) is not implemented\")"
            let text = (member.isInternal ? "" : scope.access) + header.before + header.name + header.after + " { \(answer) }"
            if member.systemProtocol != nil { file.usesUIKit = true }
            return "\n" + Tail.conditional(header.conditions, text + "\n") + file.sourceLocation(scope.closingBrace)
        }.joined()
    }

    /// Returns the body of the protocol's default; if it calls another requirement, the object's own version is called.
    private static func answer(_ member: FileFacts.ExtensionMember, of protocol: String, in file: FileVisitor) -> String {
        switch member.fullName {
        case "textFieldDidEndEditing(_:reason:)": return "self.textFieldDidEndEditing(_a0)"
        case "adaptivePresentationStyle(for:traitCollection:)": return "self.adaptivePresentationStyle(for: _a0)"
        default:
            let call = ".\(member.name)\(member.arguments ?? "")"
            if ["UI", "CA"].contains(where: `protocol`.hasPrefix) { return "OptionalDefaults.shared" + call }
            file.protocolsWithDefaults.insert(`protocol`)
            return defaults(of: `protocol`, in: file) + "()" + call
        }
    }

    private static func defaults(of protocol: String, in file: FileVisitor) -> String {
        "_USDefaults_\(file.tag)_" + `protocol`.filter { $0 != "." }
    }

    /// Returns classes that have only the defaults of other frameworks' protocols, all of whose requirements are optional.
    static func tail(of file: FileVisitor) -> String {
        file.protocolsWithDefaults.sorted().map { "private final class \(defaults(of: $0, in: file)): NSObject, \($0) {}\n" }.joined()
    }
}
