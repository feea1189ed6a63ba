import Foundation

/// The classes with Apple's names. An app's module may begin with the same letters: Apple's own sample is called UIKitCatalog.
package enum SystemClasses {
    /// The modules that make up UIKit and QuartzCore, whose names Apple's classes do not show.
    package static let modules = [
        "UIKitCore", "UIFoundation", "UIKitTextKit", "UIKitControls", "UIKitLists", "UIKitText", "UIKitContainers", "UIKitStoryboards",
        "UIKit", "UIKitRuntime",
        "UIKitFoundation", "QuartzCore",
    ]
    private static let names = Set(modules.map { Substring($0) })

    /// Returns an Apple class by its plain name: UIKit's, another available framework's, Foundation's, or XCTest's; `nil` if it is not
    /// linked.
    static func find(_ name: String) -> AnyClass? {
        for module in modules.sorted() + ["Foundation", "XCTest"] {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        return companions[name]
    }

    /// The classes of Apple's other frameworks by their plain names.
    private static let companions: [String: AnyClass] = {
        let named = LoadedClasses.all.map { (_typeName($0, qualified: true).split(separator: "."), $0) }
        return Dictionary(
            named.filter { $0.0.count == 2 && $0.0[0].hasSuffix("Companion") }.map { (String($0.0[1]), $0.1) },
            uniquingKeysWith: { first, _ in first })
    }()

    /// The modules of Apple's other frameworks.
    static let frameworks = Set(companions.values.map { String(_typeName($0, qualified: true).prefix { $0 != "." }) }).sorted()

    package static func contain(_ type: AnyClass) -> Bool { owns(_typeName(type)) }

    /// The frameworks whose classes are Swift's, which show their module.
    private static let swiftFrameworks: Set<String> = ["SwiftUI", "Combine", "Charts", "SwiftData", "CryptoKit", "WidgetKit"]

    /// Returns a class's name as Apple prints it: an app's with its module, the system's without.
    package static func printedName(of object: AnyObject) -> String { printedName(type(of: object)) }

    package static func printedName(_ type: AnyClass) -> String {
        let name = qualifiedName(type)
        guard let dot = name.firstIndex(of: ".") else { return name }
        let (module, plain) = (name[..<dot], appleNames(in: String(name[name.index(after: dot)...])))
        guard module.hasSuffix("Companion") else { return owns(name) || module == "Foundation" ? plain : module + "." + plain }
        let framework = String(module.dropLast("Companion".count))
        return swiftFrameworks.contains(framework) ? framework + "." + plain : plain
    }

    /// Returns a name with Apple's names of the frameworks in the arguments of a generic class.
    private static func appleNames(in name: String) -> String {
        guard name.contains("<") else { return name }
        return name.replacing(#/(\w+)Companion\./#) { swiftFrameworks.contains(String($0.1)) ? $0.1 + "." : "" }
    }

    /// Returns `Module.Outer.Inner`, the same in every run: Swift's name of a private class contains an address, which is omitted.
    package static func qualifiedName(_ type: AnyClass) -> String {
        _typeName(type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }

    private static func owns(_ name: String) -> Bool { names.contains(name.prefix { $0 != "." }) }
}
