import SwiftSyntax

/// `class Spy: NotificationCenter` with overrides: nobody can override a method of Linux's. The class inherits from a center of ours, whose
/// methods have other names and can be, and which the methods that callers mean ask.
enum Centers {
    private static let methods: Set<String> = [
        "post(_:)", "post(name:object:)", "post(name:object:userInfo:)", "addObserver(_:selector:name:object:)",
        "addObserver(forName:object:queue:using:)",
        "removeObserver(_:)", "removeObserver(_:name:object:)",
    ]
    private static let names: Set<String> = ["post", "addObserver", "removeObserver"]

    private static func isCenter(_ scope: TypeScope?, in file: FileVisitor) -> Bool {
        guard let scope, scope.kind == .class else { return false }
        return file.index.chain(of: scope.name).last == "NotificationCenter"
    }

    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard node.modifiers.has(.override), methods.contains(signature.fullName), isCenter(file.scope, in: file) else { return }
        file.replace(node.name, with: "_us_" + signature.base)
    }

    /// `super.post(…)`
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        let name = node.declName.baseName
        guard node.base?.is(SuperExprSyntax.self) == true, names.contains(name.text), isCenter(file.scope, in: file) else { return }
        file.replace(name, with: "_us_" + name.text)
    }
}
