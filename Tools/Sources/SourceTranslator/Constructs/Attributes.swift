import SwiftSyntax

/// Attributes and modifiers that Linux refuses.
enum Attributes {
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying",
        "nonobjc", "NSManaged", "_objcRuntimeName",
        // Refused where the type is of the same package, which all of a project's modules are here; it only silences a warning.
        "retroactive",
    ]

    static func translate(_ node: AttributeSyntax, in file: FileVisitor) {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain" where file.settings.isLoaded, "NSApplicationMain" where file.settings.isLoaded, "main" where file.settings.isLoaded: file.blank(node)
        case "UIApplicationMain", "NSApplicationMain": file.replace(node, with: "@main")
        case "NSManaged":
            // The property itself is rewritten by ManagedProperties.
            file.blank(node)
        case "convention" where node.arguments?.trimmedDescription == "block": file.replace(node, with: "@convention(swift)")
        case "convention" where node.arguments?.trimmedDescription == "c" && isOfObjects(node): file.replace(node, with: "@convention(swift)")
        case "available" where isUnavailable(node) && isForInterfaceBuilder(node): file.blank(node)
        case _ where dropped.contains(name): file.blank(node)
        default: break
        }
    }

    static func isUnavailable(_ node: AttributeSyntax) -> Bool {
        node.arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" } ?? false
    }

    /// `@available(*, unavailable, message: "reserved for Interface Builder") @IBInspectable`: the table through which interface files reach it may name it.
    private static func isForInterfaceBuilder(_ node: AttributeSyntax) -> Bool {
        guard let attributes = node.parent?.as(AttributeListSyntax.self) else { return false }
        return attributes.has("IBInspectable") || attributes.has("IBOutlet") || attributes.has("IBAction")
    }

    /// The type of an Objective-C method's implementation, which no C function can have here.
    private static func isOfObjects(_ node: AttributeSyntax) -> Bool {
        guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self) else { return false }
        return type.tokens(viewMode: .sourceAccurate).contains { ["Selector", "AnyObject", "Any"].contains($0.text) }
    }

    static func translate(_ node: DeclModifierSyntax, in file: FileVisitor) {
        switch node.name.text {
        case "dynamic", "optional": file.blank(node)
        // Objective-C's protocols may ask for a weak property.
        case "weak" where file.scope?.kind == .protocol: file.blank(node)
        default: break
        }
    }
}
