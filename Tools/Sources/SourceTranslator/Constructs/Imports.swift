import SwiftSyntax

/// Submodules have no meaning without Clang modules; some imports imply UIKit on Apple.
enum Imports {
    private static let implyingUIKit: Set<String> = [
        "XCTest", "SpriteKit", "SceneKit", "ARKit", "GameKit", "GameplayKit", "MultipeerConnectivity", "QuickLook", "MediaPlayer", "EventKitUI",
        "ContactsUI", "PDFKit", "PencilKit", "SwiftUI", "LinkPresentation", "AuthenticationServices", "CallKit", "PassKit", "VisionKit", "MetalKit",
    ]

    /// Linux has these, but on another clock, marked unavailable, with other rules or without Apple's frameworks; UIKitFoundation's take their place. By their kinds.
    static let shadowing = [
        "Timer": "class", "DateComponentsFormatter": "class", "MeasurementFormatter": "class", "NSExpression": "class", "NSComparisonPredicate": "class",
        "NumberFormatter": "class",
        "PersonNameComponentsFormatter": "class", "dlopen": "func", "dlsym": "func",
    ]

    /// What files use of Combine that import only Foundation or UIKit.
    static let combineNames: Set<String> = [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    /// What Foundation brings of Security on Apple.
    static let securityPrefixes = ["kSec", "errSec", "SecItem", "SecRandom", "SecCertificate", "SecTrust", "SecPolicy", "SecKey", "NSURLAuthenticationMethodServerTrust"]

    /// What Foundation brings of networks on Apple and Linux lacks. It stands in UIKit's module: those below do without FoundationNetworking, whose libraries
    /// take ten milliseconds to load.
    static let networkNames: Set<String> = ["NetService", "streamTask"]

    static func translate(_ node: ImportDeclSyntax, in file: FileVisitor) {
        guard let module = node.path.first?.name.text else { return }
        file.imports.insert(module)
        if AppleModules.isAbsent(module) {
            // Many files import more than they use; what they do use is reported where it is used.
            file.blank(node)
            file.warn(node, construct: "import", "\(module) does not exist on Linux; the import is dropped")
            return
        }
        if file.settings.absentModules.contains(module) {
            file.blank(node)
            file.warn(node, construct: "import", "nothing here brings \(module); the import is dropped")
            return
        }
        // What these bring on Apple, other modules bring here.
        let others = [
            "Darwin": node.importKindSpecifier == nil ? "Foundation" : "Glibc", "CoreFoundation": "Foundation", "ObjectiveC": "UIKitRuntime",
            "SwiftUICore": "SwiftUI",
        ]
        if let name = node.path.first?.name, let other = others[module] { file.replace(name, with: other) }
        guard node.path.count > 1, node.importKindSpecifier == nil else { return }
        for component in node.path.dropFirst() { file.blank(component) }
        if let period = node.path.first?.trailingPeriod { file.blank(period) }
    }

    /// Imports for the end of the file.
    static func tail(of file: FileVisitor) -> [String] {
        var lines = ["import UIKitFoundation"]
        let brought = Set(file.settings.modulesEverywhere + file.imports.flatMap { file.settings.modulesBrought[$0] ?? [] }).subtracting(file.imports)
        let imports = file.imports.union(brought).union(file.imports.contains("CoreFoundation") ? ["Foundation"] : [])
        let isUIKitWanted = brought.contains("UIKit") || file.usesUIKit || !file.imports.isDisjoint(with: implyingUIKit)
        lines += brought.subtracting(["UIKit"]).sorted().map { "import " + $0 }
        if isUIKitWanted, !file.imports.contains("UIKit") { lines.append("import UIKit") }
        // On Apple, Foundation brings CoreGraphics; here that has CoreFoundation's names too, which Security speaks in.
        if !imports.isDisjoint(with: ["Foundation", "Security"]), !file.imports.contains("UIKit"), !isUIKitWanted { lines.append("import CoreGraphics") }
        // On Linux these are modules of their own.
        if !imports.isDisjoint(with: AppleModules.bringingFoundation) {
            for module in ["FoundationNetworking", "FoundationXML"] where !file.imports.contains(module) { lines.append("import " + module) }
        }
        lines += file.namedModules.subtracting(imports).map { "import " + $0 }.filter { !lines.contains($0) }.sorted()
        // A file that imports both gets on Apple what they bring together.
        if imports.contains("SwiftUI") {
            lines += AppleModules.broughtTogether.filter { imports.contains($0.key) && !imports.contains($0.value) }.map { "import " + $0.value }.sorted()
        }
        // Apple's Foundation brings the keychain's names.
        if file.usesSecurity, !imports.contains("Security") { lines.append("import Security") }
        // `@Observable` comes with SwiftUI, and with UIKit since iOS 26.
        if file.imports.contains("SwiftUI") || file.usesObservation, !file.imports.contains("Observation") { lines.append("import Observation") }
        // UIKit's own on Apple; here it stands beside WebKit's.
        if file.usesWebView, !imports.contains("WebKit") { lines.append("import WebKit") }
        if file.usesCombine, file.imports.isDisjoint(with: ["Combine", "OpenCombine", "CombineX"]) { lines.append("import Combine") }
        // XCTest brings it on Apple, in UI tests and in the libraries that they share.
        if file.imports.contains("XCTest"), file.usesUIAutomation, !imports.contains("XCUIAutomation") { lines.append("import XCUIAutomation") }
        if imports.contains("XCTest") { lines.append("import UIKitXCTest") }
        for name in file.shadowed.sorted() where file.index.resolve(name) == nil { lines.append("import \(shadowing[name] ?? "class") UIKitFoundation." + name) }
        return lines
    }
}
