import Foundation
@testable import ProjectBuilder
import Testing

@Suite("The parts of the SDK")
struct FrameworkUseTests {
    @Test("code names a module by any form of import, and by canImport")
    func modules() {
        let code = """
            @testable import App
            import MapKit; import struct SwiftUI.Color
            #if canImport(Combine) && canImport( CoreData )
            @_exported import class AVFoundation.AVPlayer
            #endif
            let imported = important
            """
        #expect(FrameworkUse.modules(in: code) == ["App", "MapKit", "SwiftUI", "Combine", "CoreData", "AVFoundation"])
    }

    @Test("an interface file needs the frameworks for an element or a class of theirs, and not for UIKit's")
    func interfaceFiles() throws {
        let path = try Scratch.folder("interface") + "/Main.storyboard"
        for (element, isNeeded) in [
            ("<mapView id=\"1\"/>", true), ("<hostingController id=\"1\"/>", true), ("<view customClass=\"SKView\"/>", true),
            ("<view customClass=\"PKCanvasView\"/>", true), ("<view customClass=\"UIControl\"/>", false),
            ("<view customClass=\"MapView\"/>", false), ("<mapViewer/>", false),
        ] {
            try Scratch.write("<document><objects>\(element)</objects></document>", path)
            #expect(FrameworkUse.needsFrameworks(interfaceFile: path) == isNeeded, "\(element)")
        }
    }

    @Test("an app that imports only UIKit is compiled and linked without the second part")
    func parts() throws {
        let folder = try Scratch.folder("parts"), sdk = folder + "/SDK"
        for module in ["UIKit", "ImageIO"] { try Scratch.write("", sdk + "/Modules/\(module).swiftmodule") }
        for module in ["SwiftUI", "SwiftUICompanion"] { try Scratch.write("", sdk + "/Frameworks/Modules/\(module).swiftmodule") }
        try Scratch.write("", sdk + "/Frameworks/complete")
        func manifest(importing module: String) throws -> (text: String, description: String) {
            let source = folder + "/\(module).swift"
            try Scratch.write("import \(module)\nclass C {}", source)
            var target = Project.Target(name: "Lib", moduleName: "Lib", kind: .library)
            target.sources = [source]
            let project = Project(name: "Lib", directory: folder, file: folder + "/Package.swift", targets: [target])
            let shadow = try ShadowPackage(
                directory: Scratch.owned(folder + "/shadow-\(module)"), project: project, sdk: SDK(directory: sdk, configuration: .debug))
            _ = try shadow.write([target], glue: [:])
            return (
                try String(contentsOfFile: shadow.directory.path + "/Package.swift", encoding: .utf8),
                try String(contentsOfFile: shadow.buildArguments[1] + "/understudy-sdk.pc", encoding: .utf8)
            )
        }
        let plain = try manifest(importing: "ImageIO"), whole = try manifest(importing: "SwiftUI")
        #expect(plain.text.contains("\"-lUnderstudySDK\"") && !plain.text.contains("UnderstudyFrameworks"))
        let escaped = sdk.replacingOccurrences(of: " ", with: "\\ ")
        #expect(!plain.description.contains("/SDK/Frameworks/Modules"))
        #expect(whole.text.contains("\"-lUnderstudySDK\", \"-lUnderstudyFrameworks\""))
        #expect(whole.description.contains("-I\(escaped)/Modules -I\(escaped)/Frameworks/Modules"))
    }

    @Test("a second part that is missing where nothing can be built is an error")
    func missing() throws {
        let sdk = SDK(directory: try Scratch.folder("incomplete"), configuration: .debug)
        #expect { try sdk.withFrameworks() } throws: { ($0 as? Failure)?.message.contains("is incomplete") == true }
    }
}
