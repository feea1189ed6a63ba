import SwiftSyntax

/// Attributes and modifiers that Linux refuses.
enum Attributes {
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying",
        "nonobjc", "NSManaged", "_objcRuntimeName",
    ]

    static func translate(_ node: AttributeSyntax, in file: FileVisitor) {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain", "NSApplicationMain": file.replace(node, with: "@main")
        case "NSManaged":
            // The property itself is rewritten by ManagedProperties.
            file.blank(node)
        case "convention" where node.arguments?.trimmedDescription == "block": file.replace(node, with: "@convention(swift)")
        case _ where dropped.contains(name): file.blank(node)
        default: break
        }
    }

    static func translate(_ node: DeclModifierSyntax, in file: FileVisitor) {
        switch node.name.text {
        case "dynamic", "optional": file.blank(node)
        default: break
        }
    }
}
