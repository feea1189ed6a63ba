/// The locations of the library package's modules: `Sources/NAME`, `Sources/Frameworks/NAME` and `Sources/Frameworks/Absent/NAME`.
enum LibraryModules {
    /// Returns the folders of the frameworks that accompany UIKit, by Apple's names. Only the SDK's modules have these names; see
    /// ``module(_:)``.
    /// - Parameter sources: The package's `Sources` folder.
    static func frameworks(_ sources: String) -> [String: String] {
        var folders = ["SwiftUI": sources.appending("SwiftUI")]
        for parent in [sources.appending("Frameworks"), sources.appending("Frameworks/Absent")] {
            for name in SourceFolder.names(parent) where name != "Absent" && !name.contains(".") { folders[name] = parent.appending(name) }
        }
        return folders
    }

    /// Returns the name that the package's own build gives to the module of one of Apple's frameworks.
    static func module(_ framework: String) -> String { framework + "Companion" }

    /// Returns every module's folder, by the module's name in the package's own build.
    /// - Parameter sources: The package's `Sources` folder.
    static func folders(_ sources: String) -> [String: String] {
        let named = frameworks(sources)
        var folders = Dictionary(uniqueKeysWithValues: named.map { (module($0), $1) })
        for name in SourceFolder.names(sources) where name != "Frameworks" && name != "Descriptors" && named[name] == nil {
            folders[name] = sources.appending(name)
        }
        return folders
    }
}
