import SwiftSyntax

/// Attributes and modifiers that Linux rejects.
enum Attributes {
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying",
        "nonobjc", "NSManaged", "_objcRuntimeName",
        // Rejected if the type is in the same package, as all of a project's modules are here; it only silences a warning.
        "retroactive",
    ]

    static func translate(_ node: AttributeSyntax, in file: FileVisitor) {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain" where file.settings.isLoaded, "NSApplicationMain" where file.settings.isLoaded,
            "main" where file.settings.isLoaded:
            file.blank(node)
        case "UIApplicationMain", "NSApplicationMain": file.replace(node, with: "@main")
        case "NSManaged":
            // ManagedProperties rewrites the property itself.
            file.blank(node)
        case "convention" where node.arguments?.trimmedDescription == "block": file.replace(node, with: "@convention(swift)")
        case "convention" where node.arguments?.trimmedDescription == "c" && isOfObjects(node):
            file.replace(node, with: "@convention(swift)")
        // The macro of SwiftData takes no arguments; without them, a wrapper's own type would not be inferred.
        case "Query" where file.imports.contains("SwiftData") && node.leftParen == nil: file.insert("()", after: node)
        case "available" where isUnavailable(node) && isForInterfaceBuilder(node): file.blank(node)
        case _ where dropped.contains(name): file.blank(node)
        default: break
        }
    }

    static func isUnavailable(_ node: AttributeSyntax) -> Bool {
        node.arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" } ?? false
    }

    /// Returns whether the attribute belongs to a declaration such as `@available(*, unavailable, message: "reserved for Interface
    /// Builder") @IBInspectable`: the table through which interface files access it must be able to name it.
    static func isForInterfaceBuilder(_ node: AttributeSyntax) -> Bool {
        guard let attributes = node.parent?.as(AttributeListSyntax.self) else { return false }
        return attributes.has("IBInspectable") || attributes.has("IBOutlet") || attributes.has("IBAction")
    }

    /// Returns whether the type is that of an Objective-C method's implementation or an exception handler, which cannot be a C function
    /// here: their objects are Swift's.
    private static func isOfObjects(_ node: AttributeSyntax) -> Bool {
        guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self) else { return false }
        return type.tokens(viewMode: .sourceAccurate).contains { ["Selector", "AnyObject", "Any", "NSException"].contains($0.text) }
    }

    static func translate(_ node: DeclModifierSyntax, in file: FileVisitor) {
        switch node.name.text {
        case "dynamic", "optional": file.blank(node)
        // An Objective-C protocol may require a weak property.
        case "weak" where file.scope?.kind == .protocol: file.blank(node)
        default: break
        }
    }
}
