import SwiftSyntax

/// Replaces superclasses: a `class Model: NSObject` that overrides `observeValue`, `setValue(_:forKey:)`… needs a superclass that declares
/// them; a subclass of `Formatter` needs one with the members that Linux's lacks. A subclass of `URLSession` or `Bundle` gets a call of an
/// initializer that exists there.
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
                file.insert(" convenience init() { self.init(path: \"/\")! } ", before: node.memberBlock.rightBrace)
            }
        }
        guard file.index.keyValueRoots.contains(name), let first = node.inheritanceClause?.inheritedTypes.first,
            first.type.trimmedDescription == "NSObject"
        else { return }
        file.replace(first.type, with: isMainActor(node, name, in: file) ? "MainActorKeyValueObject" : "KeyValueObject")
    }

    /// Returns whether a class is isolated to the main actor, which a superclass or a protocol of UIKit does, too.
    static func isMainActor(_ node: ClassDeclSyntax, _ name: String, in file: FileVisitor) -> Bool {
        file.index.isMainActor(name) || file.settings.isMainActorByDefault
            || node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasPrefix("UI") } ?? false
    }
}
