import SwiftSyntax

/// Replaces superclasses: a `class Model: NSObject` that overrides `observeValue`, `setValue(_:forKey:)`… needs a superclass that declares
/// them; a subclass of `Formatter` or of a lock needs one that can be subclassed on Linux. A subclass of `URLSession` gets a call of an
/// initializer that exists there.
enum Superclasses {
    private static let inheritable = [
        "Formatter": "ValueFormatter", "NSLock": "InheritableLock", "NSRecursiveLock": "InheritableRecursiveLock",
        "NotificationCenter": "OpenNotificationCenter",
    ]

    /// The calls of a superclass's initializer where Apple's class inherits `init()` from `NSObject`.
    private static let plainInits = ["URLSession": "super.init(configuration: .default)"]

    /// `override init() { super.init() }` → `init() { super.init(configuration: .default) }`
    static func translate(_ node: InitializerDeclSyntax, in file: FileVisitor) {
        guard node.signature.parameterClause.parameters.isEmpty, let override = node.modifiers.first(where: { $0.name.text == "override" }),
            let scope = file.scope, scope.kind == .class, let superclass = scope.firstInherited, let call = plainInits[superclass],
            file.index.isForeign(superclass), let body = node.body
        else { return }
        file.blank(override)
        let own = body.statements.lazy.compactMap { $0.item.as(FunctionCallExprSyntax.self) }.first {
            $0.calledExpression.trimmedDescription == "super.init"
        }
        if let own {
            file.replace(own, with: call)
        } else {
            file.insert((body.statements.isEmpty ? "" : "; ") + call + " ", before: body.rightBrace)
        }
    }

    static func translate(_ node: ClassDeclSyntax, _ name: String, in file: FileVisitor) {
        if let first = node.inheritanceClause?.inheritedTypes.first, let other = inheritable[first.type.trimmedDescription],
            file.index.isForeign(first.type.trimmedDescription)
        {
            return file.replace(first.type, with: other)
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
