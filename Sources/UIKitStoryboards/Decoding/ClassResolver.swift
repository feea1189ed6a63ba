import Foundation
import InterfaceBuilder

/// Resolves a name in a file to a class (SP-A024, SP-A025).
@MainActor
enum ClassResolver {
    /// The modules in which to search for a class without one: the app's own, and those that make up UIKit.
    static var modules: [String] = {
        let executable = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String
        let name = Bundle.main.infoDictionary?["CFBundleName"] as? String
        return [executable, name].compactMap { $0 }.flatMap(moduleNames) + system
    }()

    private static let system = SystemClasses.modules + ["Foundation"]

    private static var found: [String: AnyClass] = [:]

    static func resolve(_ element: Element, base: NSObject.Type, in document: InterfaceDocument, bundle: Bundle) -> NSObject.Type {
        guard let custom = CustomClass(element) else { return base }
        guard let type = find(custom, bundle) else {
            Console.log("Unknown class \(custom.className) in Interface Builder file.")
            MissingClasses.note(custom.className, document.place(of: element))
            return base
        }
        guard let object = type as? NSObject.Type, isRelated(object, base) else {
            Console.log("The class \(custom.name) in an Interface Builder file is not a kind of \(base).")
            return base
        }
        return object
    }

    /// Whether the type is allowed: a view element may name any view class, a flow layout any layout, and a custom object any class.
    private static func isRelated(_ type: NSObject.Type, _ base: NSObject.Type) -> Bool {
        if type is UIView.Type { return base is UIView.Type }
        if type is UIViewController.Type { return base is UIViewController.Type }
        if type is UICollectionViewLayout.Type { return base is UICollectionViewLayout.Type }
        return base == NSObject.self || type.isSubclass(of: base)
    }

    static func find(_ custom: CustomClass, _ bundle: Bundle) -> AnyClass? {
        let key = custom.isOfTarget ? "\(bundle.bundlePath):\(custom.name)" : custom.name
        if let type = found[key] { return type }
        var names: [String] = []
        // The target that contains the file, not the module that was named when it was created: the bundle of a framework or of tests has
        // the module's name.
        if custom.isOfTarget, bundle != .main {
            names = moduleNames(bundle.bundleURL.deletingPathExtension().lastPathComponent).map { "\($0).\(custom.className)" }
        }
        if let module = custom.module { names += moduleNames(module).map { "\($0).\(custom.className)" } }
        if custom.className.contains(".") { names.append(custom.className) }
        var candidates = modules
        if let executable = bundle.infoDictionary?["CFBundleExecutable"] as? String { candidates = moduleNames(executable) + candidates }
        names += candidates.map { "\($0).\(custom.className)" }
        for name in names {
            // Foundation doesn't resolve nested names, and prints a message.
            guard let type = name.count(where: { $0 == "." }) == 1 ? NSClassFromString(name) : nested(name) else { continue }
            found[key] = type
            return type
        }
        guard let type = companions[custom.className] ?? (custom.isOfTarget ? loaded[custom.className] : nil) else { return nil }
        found[key] = type
        return type
    }

    /// The classes of Apple's other frameworks, by their plain names: `customClass="SKView"`.
    private static let companions: [String: AnyClass] = byName { $0.hasSuffix("Companion") }

    /// The program's classes by their plain names. A file may belong to the test target, whose module no bundle names, or have come from
    /// another target, whose module it still names.
    private static let loaded: [String: AnyClass] = byName { !system.contains($0) }

    private static func byName(ofModules isMeant: (String) -> Bool) -> [String: AnyClass] {
        let classes = LoadedClasses.all.map { (_typeName($0, qualified: true).split(separator: "."), $0) }.filter {
            $0.0.count == 2 && isMeant(String($0.0[0]))
        }
        return Dictionary(classes.map { (String($0.0[1]), $0.1) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a class inside another type: `App.Outer.Inner`.
    private static func nested(_ name: String) -> AnyClass? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 2 else { return nil }
        for outer in ["C", "V", "O"] {
            let mangled =
                "\(parts[0].utf8.count)\(parts[0])" + parts[1..<parts.count - 1].map { "\($0.utf8.count)\($0)\(outer)" }.joined()
                + "\(parts[parts.count - 1].utf8.count)\(parts[parts.count - 1])C"
            if let type = _typeByName(mangled) as? AnyClass { return type }
        }
        return nil
    }

    /// Returns a product name as a module name: `Road Trip` → `Road_Trip`. An app's module has only ASCII letters on Linux: `Größe` →
    /// `Gr__e`.
    nonisolated static func moduleNames(_ name: String) -> [String] {
        var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if result.first?.isNumber == true { result = "_" + result.dropFirst() }
        return result.allSatisfy(\.isASCII) ? [result] : [result, String(result.map { $0.isASCII ? $0 : "_" })]
    }
}

/// The classes that interface files name and the app lacks, in the order in which they were found.
@MainActor
package enum MissingClasses {
    package private(set) static var names: [String] = []
    /// Called each time that a file names such a class, with the class and its `file:line:column`. Set before the first test.
    nonisolated(unsafe) package static var report: ((_ name: String, _ place: String) -> Void)?

    fileprivate static func note(_ name: String, _ place: @autoclosure () -> String) {
        if !names.contains(name) { names.append(name) }
        if let report { report(name, place()) }
    }
}
