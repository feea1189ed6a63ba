import SwiftSyntax

/// Replaces superclasses: a `class Model: NSObject` that overrides `observeValue`, `setValue(_:forKey:)`… needs a superclass that declares
/// them; a subclass of `Formatter` or of a lock needs one that can be subclassed on Linux.
enum Superclasses {
    private static let inheritable = [
        "Formatter": "ValueFormatter", "NSLock": "InheritableLock", "NSRecursiveLock": "InheritableRecursiveLock",
        "NotificationCenter": "OpenNotificationCenter",
    ]

    static func translate(_ node: ClassDeclSyntax, _ name: String, in file: FileVisitor) {
        if let first = node.inheritanceClause?.inheritedTypes.first, let other = inheritable[first.type.trimmedDescription],
            file.index.isForeign(first.type.trimmedDescription)
        {
            return file.replace(first.type, with: other)
        }
        guard file.index.keyValueRoots.contains(name), let first = node.inheritanceClause?.inheritedTypes.first,
            first.type.trimmedDescription == "NSObject"
        else { return }
        let others = node.inheritanceClause?.inheritedTypes.dropFirst().map(\.type.trimmedDescription) ?? []
        // A UIKit protocol isolates the class to the main actor.
        let isMainActor = file.index.isMainActor(name) || file.settings.isMainActorByDefault || others.contains { $0.hasPrefix("UI") }
        file.replace(first.type, with: isMainActor ? "MainActorKeyValueObject" : "KeyValueObject")
    }
}
