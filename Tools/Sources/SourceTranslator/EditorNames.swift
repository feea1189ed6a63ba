/// The translation's effect on names and imports, for tools that compile the untranslated sources: an editor's.
public enum EditorNames {
    /// A source file for the module that makes it use UIKit's versions of Foundation's types, as the imports of translated files do.
    public static let source =
        "import UIKitFoundation\n"
        + Imports.shadowing.filter { $0.value == "class" }.keys.sorted().map { "typealias \($0) = UIKitFoundation.\($0)\n" }.joined()

    /// Returns whether the translation drops or rewrites the import, so a missing module is not an error.
    public static func isReplaced(module: String) -> Bool { module.contains(".") || AppleModules.isAbsent(module) }
}
