import SwiftSyntax

/// Translates imports: submodules don't exist without Clang modules, and some imports imply UIKit on Apple's platforms.
enum Imports {
    private static let implyingUIKit: Set<String> = [
        "XCTest", "SpriteKit", "SceneKit", "ARKit", "GameKit", "GameplayKit", "MultipeerConnectivity", "QuickLook", "MediaPlayer",
        "EventKitUI",
        "ContactsUI", "PDFKit", "PencilKit", "SwiftUI", "LinkPresentation", "AuthenticationServices", "CallKit", "PassKit", "VisionKit",
        "MetalKit",
    ]

    /// Names whose Linux versions use another clock, are marked unavailable, follow other rules or lack Apple's frameworks;
    /// UIKitFoundation's replace them. With their import kinds.
    static let shadowing = [
        "Timer": "class", "DateComponentsFormatter": "class", "MeasurementFormatter": "class", "NSExpression": "class",
        "NSComparisonPredicate": "class", "NSOrthography": "class",
        "NumberFormatter": "class",
        "PersonNameComponentsFormatter": "class", "dlopen": "func", "dlsym": "func", "setsockopt": "func",
    ]

    /// Combine names that files may use while importing only Foundation or UIKit.
    static let combineNames: Set<String> = [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    /// Names of Observation, which Foundation makes visible on Apple's platforms.
    static let observationNames: Set<String> = ["Observable", "ObservationRegistrar", "Observations", "withObservationTracking"]

    /// Prefixes of the Security names that Foundation makes visible on Apple's platforms.
    static let securityPrefixes = [
        "kSec", "errSec", "SecItem", "SecRandom", "SecCertificate", "SecTrust", "SecPolicy", "SecKey", "SecAccess", "SecIdentity",
        "SecPKCS12", "SecCopyErrorMessageString", "OSStatus",
        "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate",
    ]

    /// Names that Foundation has on Apple's platforms and that UIKit's modules declare here: those of its networking, because the modules
    /// below do without FoundationNetworking, whose libraries take ten milliseconds to load, and those that need UIKit's types.
    static let foundationNames: Set<String> = [
        "NetService", "NetServiceBrowser", "NetServiceBrowserDelegate", "NetServiceDelegate", "NSURLConnection", "NSURLRequestAttribution",
        "NSURLSessionDownloadTaskResumeData", "NSURLSessionMultipathServiceType", "NSURLSessionUploadTaskResumeData",
        "HTTPCookieStringPolicy", "streamTask",
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionUploadTask", "URLSessionDownloadTask",
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLRequest", "NSMutableURLRequest", "NSURLRequest", "URLResponse",
        "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace", "CachedURLResponse",
        "HTTPCookieStorage", "URLError",
        "NSItemProvider", "NSItemProviderFileOptions", "NSItemProviderPreferredImageSizeKey", "NSItemProviderReading",
        "NSItemProviderWriting", "NSExtensionContext", "NSExtensionItem", "NSExtensionRequestHandling", "NSDiscardableContent",
        "URLThumbnailDictionaryItem",
        "AttributedString", "InlinePresentationIntent", "PresentationIntent", "inlinePresentationIntent", "presentationIntent",
    ]

    static func translate(_ node: ImportDeclSyntax, in file: FileVisitor) {
        guard let module = node.path.first?.name.text else { return }
        file.imports.insert(module)
        if AppleModules.isAbsent(module), !file.settings.ownModules.contains(module) {
            // Many files import modules that they don't use. If a file uses the module, the error is at the use.
            file.blank(node)
            file.warn(node, construct: TranslationIssue.removedImport, "\(module) does not exist on Linux; the import is removed")
            return
        }
        if file.settings.absentModules.contains(module) {
            file.blank(node)
            file.warn(node, construct: TranslationIssue.removedImport, "\(module) isn't available; the import is removed")
            return
        }
        // Here, other modules contain the declarations that these contain on Apple's platforms.
        let others = [
            "Darwin": node.importKindSpecifier == nil ? "Foundation" : "Glibc", "CoreFoundation": "Foundation",
            "ObjectiveC": "UIKitRuntime",
            "SwiftUICore": "SwiftUI",
        ]
        if let name = node.path.first?.name, let other = others[module] { file.replace(name, with: other) }
        guard node.path.count > 1, node.importKindSpecifier == nil else { return }
        for component in node.path.dropFirst() { file.blank(component) }
        if let period = node.path.first?.trailingPeriod { file.blank(period) }
    }

    /// Returns the imports for the end of the file.
    static func tail(of file: FileVisitor) -> [String] {
        var lines = ["import UIKitFoundation"]
        let brought = Set(file.settings.modulesEverywhere + file.imports.flatMap { file.settings.modulesBrought[$0] ?? [] }).subtracting(
            file.imports)
        let imports = file.imports.union(brought).union(file.imports.contains("CoreFoundation") ? ["Foundation"] : [])
        let isUIKitWanted = brought.contains("UIKit") || file.usesUIKit || !file.imports.isDisjoint(with: implyingUIKit)
        lines += brought.subtracting(["UIKit"]).sorted().map { "import " + $0 }
        if isUIKitWanted, !file.imports.contains("UIKit") { lines.append("import UIKit") }
        // On Apple's platforms, Foundation imports CoreGraphics; here that also has CoreFoundation's names, which Security uses.
        if !imports.isDisjoint(with: ["Foundation", "Security"]), !file.imports.contains("UIKit"), !isUIKitWanted {
            lines.append("import CoreGraphics")
        }
        // On Linux these are separate modules.
        if !imports.isDisjoint(with: AppleModules.bringingFoundation) {
            for module in ["FoundationNetworking", "FoundationXML"] where !file.imports.contains(module) {
                lines.append("import " + module)
            }
        }
        lines += file.namedModules.subtracting(imports).map { "import " + $0 }.filter { !lines.contains($0) }.sorted()
        // A file that imports both also gets their cross-import module on Apple's platforms.
        if imports.contains("SwiftUI") {
            lines += AppleModules.broughtTogether.filter { imports.contains($0.key) && !imports.contains($0.value) }.map {
                "import " + $0.value
            }.sorted()
        }
        // Apple's Foundation makes the keychain's names visible.
        if file.usesSecurity, !imports.contains("Security") { lines.append("import Security") }
        // `@Observable` comes with SwiftUI and Foundation.
        // A macro would win over a type of the module's own with this name, such as a property wrapper.
        let observes = file.imports.contains("SwiftUI") || file.usesObservation
        if observes, !file.imports.contains("Observation"), file.index.resolve("Observable") == nil { lines.append("import Observation") }
        // Part of UIKit on Apple's platforms; declared beside WebKit's here.
        if file.usesWebView, !imports.contains("WebKit") { lines.append("import WebKit") }
        if file.usesCombine, file.imports.isDisjoint(with: ["Combine", "OpenCombine", "CombineX"]) { lines.append("import Combine") }
        // XCTest imports it on Apple's platforms, in UI tests and in the libraries that they share.
        if file.imports.contains("XCTest"), file.usesUIAutomation, !imports.contains("XCUIAutomation") {
            lines.append("import XCUIAutomation")
        }
        if imports.contains("XCTest") { lines.append("import UIKitXCTest") }
        // Loads the module, but makes only this name visible: CoreFoundation's types have other declarations here.
        if file.inheritsHiddenMembers { lines.append("import func CoreFoundation.__CFRangeMake") }
        for name in file.shadowed.sorted() where file.index.resolve(name) == nil {
            lines.append("import \(shadowing[name] ?? "class") UIKitFoundation." + name)
        }
        return lines
    }
}
