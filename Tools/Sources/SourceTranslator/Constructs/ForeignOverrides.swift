import SwiftSyntax

/// Members that an extension adds to a class of another module (`extension UIView { @objc func subviews(…) }`) and that subclasses or other
/// extensions override. Linux does not support such overrides: the extension's member becomes a switch over the classes with their own
/// version, each under a hidden name, and `super` calls the appropriate hidden name.
enum ForeignOverrides {
    /// Returns the name of the override in classes of this module; a member of the same name would clash with the extension's.
    private static func hiddenInClasses(_ name: String) -> String { "_us_own_" + name.filter { $0 != "`" } }

    private static func overriders(_ fullName: String, in file: FileVisitor) -> ModuleIndex.ForeignMember? {
        file.index.foreignMembers[fullName]
    }

    /// Returns whether `type`, a class of this module, is the topmost one with its own version.
    static func isTopmost(_ fullName: String, of type: String, in file: FileVisitor) -> Bool {
        overriders(fullName, in: file)?.classes.contains(type) ?? false
    }

    static func nameInClass(_ member: FileFacts.ExtensionMember, of type: String, in file: FileVisitor) -> String {
        file.index.overridesForeignMember(member.fullName, type) ? hiddenInClasses(member.name) : member.name
    }

    /// Renames the declaration. Returns `false` if it is not one of these; `after` distinguishes a method's overloads.
    static func translate(
        _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ fullName: String, after: String?, in file: FileVisitor
    ) -> Bool {
        guard let scope = file.scope, let member = overriders(fullName, in: file) else { return false }
        if modifiers.has(.override) {
            switch scope.kind {
            case .class where file.index.overridesForeignMember(fullName, scope.name):
                if isTopmost(fullName, of: scope.name, in: file) { drop("override", modifiers, in: file) }
                file.replace(name, with: hiddenInClasses(name.text))
                return true
            case .extension where member.extensions.contains { $0.type == scope.name }:
                drop("override", modifiers, in: file)
                file.replace(name, with: Hoisting.renamed(name.text, of: scope.name, tag: file.tag))
                return true
            default: return false
            }
        }
        guard scope.kind == .extension, let base = member.bases.first(where: { $0.type == scope.name && (after ?? $0.after) == $0.after })
        else { return false }
        file.replace(name, with: base.hidden)
        scope.forwarders += `switch`(base, member)
        return true
    }

    private static func drop(_ modifier: String, _ modifiers: DeclModifierListSyntax, in file: FileVisitor) {
        for found in modifiers where found.name.text == modifier { file.blank(found) }
    }

    /// Returns the member under its own name, which calls the object's own version, or otherwise the extension's.
    private static func `switch`(_ base: FileFacts.ExtensionMember, _ member: ModuleIndex.ForeignMember) -> String {
        let targets = member.classes.map { ($0, hiddenInClasses(base.name)) } + member.extensions.map { ($0.type, $0.hidden) }
        let call = base.arguments ?? ""
        func branches(_ use: (String) -> String) -> String {
            targets.map { "if let o = self as? \($0) { \(use("o.\($1)\(call)")) }; " }.joined() + use("self.\(base.hidden)\(call)")
        }
        let read = branches { "return \(base.effects)\($0)" }
        let body = base.isSettable ? "get { \(read) } set { \(branches { "\($0) = newValue; return" }) }" : read
        return base.before + base.name + base.after + " { \(body) }; "
    }

    /// Translates `super.subviews(…)`.
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        guard node.base?.is(SuperExprSyntax.self) == true, let scope = file.scope else { return }
        let name = node.declName.baseName
        guard let (fullName, member) = file.index.foreignMembers.first(where: { $0.value.name == name.text }) else { return }
        switch scope.kind {
        case .class, .extension:
            guard let base = member.bases.first else { return }
            let isForeign = file.index.isForeign(scope.name)
            guard isForeign || file.index.overridesForeignMember(fullName, scope.name) else { return }
            file.replace(name, with: isForeign || isTopmost(fullName, of: scope.name, in: file) ? base.hidden : hiddenInClasses(name.text))
        case .protocol, .other: break
        }
    }
}
