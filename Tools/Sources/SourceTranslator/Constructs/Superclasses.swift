import SwiftSyntax

/// Replaces superclasses: a `class Model: NSObject` that overrides `observeValue`, `setValue(_:forKey:)`… needs a superclass that declares
/// them; a subclass of `Formatter` needs one with the members that Linux's lacks. A subclass of `URLSession` or `Bundle` gets a call of an
/// initializer that exists there, and one of `UserDefaults` an override that Apple's class doesn't need.
enum Superclasses {
    private static let inheritable = ["Formatter": "ValueFormatter", "NotificationCenter": "OpenNotificationCenter"]

    /// Foundation's open classes with members whose types are CoreFoundation's: the compiler knows a subclass's method table only if that
    /// module is loaded, which Foundation's own import doesn't do.
    private static let withHiddenMembers: Set<String> = [
        "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver", "NSLock", "NSNumber", "NSRecursiveLock",
        "NSRegularExpression", "RunLoop", "Thread",
    ]

    /// The calls of a superclass's initializer where Apple's class inherits `init()` from `NSObject`. A bundle without a path has no
    /// resources.
    private static let plainInits = [
        "URLSession": "super.init(configuration: .default)", "Bundle": "super.init(path: \"/\")!",
    ]

    /// `override init() { super.init() }` → `init() { super.init(configuration: .default) }`, and in other initializers only the call.
    static func translate(_ node: InitializerDeclSyntax, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class, let superclass = scope.firstInherited, let call = plainInits[superclass],
            file.index.isForeign(superclass), let body = node.body
        else { return }
        let override = node.modifiers.first { $0.name.text == "override" }
        let isPlainOverride = override != nil && node.signature.parameterClause.parameters.isEmpty
        if isPlainOverride, let override { file.blank(override) }
        let calls = body.statements.lazy.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
        if let own = calls.first(where: { $0.calledExpression.trimmedDescription == "super.init" && $0.arguments.isEmpty }) {
            file.replace(own, with: call)
        } else if isPlainOverride, !body.statements.contains(where: { $0.trimmedDescription.contains("super.init(") }) {
            file.insert((body.statements.isEmpty ? "" : "; ") + call + " ", before: body.rightBrace)
        }
    }

    static func translate(_ node: ClassDeclSyntax, _ name: String, in file: FileVisitor) {
        if let first = node.inheritanceClause?.inheritedTypes.first, let other = inheritable[first.type.trimmedDescription],
            file.index.isForeign(first.type.trimmedDescription)
        {
            return file.replace(first.type, with: other)
        }
        let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        if let inherited = superclass.split(separator: ".").last, withHiddenMembers.contains(String(inherited)),
            file.index.isForeign(superclass)
        {
            file.inheritsHiddenMembers = true
            let hasInitializer = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
            // A subclass with values for all its properties inherits `init()` on Apple's platforms.
            if inherited == "Bundle", !hasInitializer {
                insert("convenience init() { self.init(path: \"/\")! }", in: node.memberBlock, of: file)
            }
        }
        if superclass == "UserDefaults", file.index.isForeign(superclass) { removeBySetting(node, in: file) }
        guard file.index.keyValueRoots.contains(name), let first = node.inheritanceClause?.inheritedTypes.first,
            first.type.trimmedDescription == "NSObject"
        else { return }
        file.replace(first.type, with: isMainActor(node, name, in: file) ? "MainActorKeyValueObject" : "KeyValueObject")
    }

    /// Gives defaults that override `set(_:forKey:)` a `removeObject(forKey:)` that sets nil: Apple's removes a value in this way, and a
    /// test's own defaults rely on it.
    private static func removeBySetting(_ node: ClassDeclSyntax, in file: FileVisitor) {
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let setsObjects = functions.contains { function in
            let parameters = function.signature.parameterClause.parameters
            return function.name.text == "set" && parameters.count == 2 && parameters.first?.type.trimmedDescription == "Any?"
                && parameters.last?.firstName.text == "forKey"
        }
        guard setsObjects, !functions.contains(where: { $0.name.text == "removeObject" }) else { return }
        let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        insert(
            (isPublic ? "public " : "")
                + "override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }",
            in: node.memberBlock, of: file)
    }

    /// Adds a member at the end, on the line of the closing brace.
    private static func insert(_ member: String, in block: MemberBlockSyntax, of file: FileVisitor) {
        let followsMember = !block.members.isEmpty && !block.rightBrace.leadingTrivia.contains(where: \.isNewline)
        file.insert((followsMember ? "; " : " ") + member + " ", before: block.rightBrace)
    }

    /// Returns whether a class is isolated to the main actor, which a superclass or a protocol of UIKit does, too.
    static func isMainActor(_ node: ClassDeclSyntax, _ name: String, in file: FileVisitor) -> Bool {
        file.index.isMainActor(name) || file.settings.isMainActorByDefault
            || node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasPrefix("UI") } ?? false
    }
}
