/// What the translation does to names and imports, for compilers that read the sources untranslated: an editor's.
public enum EditorNames {
    /// A source file of the module that makes it use UIKit's versions of Foundation's types, as each translated file does by its imports.
    public static let source =
        "import UIKitFoundation\n"
        + Imports.shadowing.filter { $0.value == "class" }.keys.sorted().map { "typealias \($0) = UIKitFoundation.\($0)\n" }.joined()

    /// Whether the translation drops or rewrites the import, so that its absence is no mistake.
    public static func isReplaced(module: String) -> Bool { module.contains(".") || AppleModules.isAbsent(module) }
}
