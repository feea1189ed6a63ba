import SwiftSyntax

/// `#Preview` shows only in Xcode: blanked.
enum Previews {
    static func translate(_ node: MacroExpansionDeclSyntax, in file: FileVisitor) -> Bool {
        guard node.macroName.text == "Preview" else { return false }
        file.blank(node)
        return true
    }
    static func translate(expression node: MacroExpansionExprSyntax, in file: FileVisitor) -> Bool {
        guard node.macroName.text == "Preview" else { return false }
        file.blank(node)
        return true
    }
}
