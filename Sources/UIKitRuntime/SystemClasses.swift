/// The classes that have Apple's names. An app's module may begin with the same letters: Apple's own sample is called UIKitCatalog.
package enum SystemClasses {
    private static let modules: Set<Substring> = [
        "UIKit", "UIKitRuntime", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitText", "UIKitContainers", "UIKitStoryboards", "QuartzCore",
    ]

    package static func contain(_ type: AnyClass) -> Bool { owns(_typeName(type)) }

    /// A class's name as Apple prints it: an app's with its module, the system's without.
    package static func printedName(of object: AnyObject) -> String { printedName(type(of: object)) }

    package static func printedName(_ type: AnyClass) -> String {
        let name = qualifiedName(type)
        guard owns(name) || name.hasPrefix("Foundation."), let dot = name.firstIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// `Module.Outer.Inner`, the same in every run: what Swift knows of a private class's file is an address, which is left out.
    package static func qualifiedName(_ type: AnyClass) -> String {
        _typeName(type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }

    private static func owns(_ name: String) -> Bool { modules.contains(name.prefix { $0 != "." }) }
}
