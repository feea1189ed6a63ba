/// The text of `project.pbxproj` for an Xcode project with one folder per target.
enum ProjectText {
    struct Target {
        var name: String
        /// The suffix after `com.apple.product-type.`
        var type: String
        /// Build settings in addition to the common ones, each with its semicolon.
        var settings = ""
    }

    static func of(_ targets: [Target]) -> String {
        func list(_ letter: String) -> String { targets.map { letter + $0.name }.joined(separator: ", ") }
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
            \(targets.map(objects).joined(separator: "\n"))
            }; }
            """
    }

    private static func objects(of target: Target) -> String {
        let (name, type) = (target.name, "com.apple.product-type.\(target.type)")
        return """
              T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "\(type)"; buildPhases = ();
                fileSystemSynchronizedGroups = (F\(name)); buildConfigurationList = L\(name); };
              F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
              L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };
              C\(name) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
                PRODUCT_BUNDLE_IDENTIFIER = org.example.\(name); \(target.settings) }; };
            """
    }
}
