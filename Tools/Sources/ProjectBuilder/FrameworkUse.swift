import SourceTranslator

/// Which of the SDK's modules code and interface files need.
enum FrameworkUse {
    /// Returns the modules that Swift code imports or asks for with `canImport`. Comments and texts count too, which does no harm.
    static func modules(in code: String) -> Set<String> {
        var modules: Set<String> = []
        for line in code.split(whereSeparator: \.isNewline) where line.utf8.contains(UInt8(ascii: "m")) && line.contains("mport") {
            for match in line.matches(of: importPattern) { modules.insert(String(match.1 ?? match.2 ?? "")) }
        }
        return modules
    }

    nonisolated(unsafe) private static let importPattern =  // A `Regex` is immutable, but not `Sendable`.
        #/\bimport\s+(?:(?:struct|class|enum|protocol|actor|func|var|let|typealias)\s+)?([A-Za-z_]\w*)|\bcanImport\(\s*([A-Za-z_]\w*)/#

    /// Returns whether an interface file contains objects of frameworks other than UIKit, which the app's code need not import.
    static func needsFrameworks(interfaceFile path: String) -> Bool {
        guard let text = ProjectFile.text(path) else { return false }
        return text.contains(elementPattern)
    }

    // The elements in Sources/UIKitStoryboards/Elements/FrameworkElements.swift, and classes by the prefixes of their frameworks.
    nonisolated(unsafe) private static let elementPattern =  // As above.
        #/<(?:mapView|wkWebView|webView|sceneKitView|skView|arscnView|arskView|arView|mtkView|glkView|avPlayerViewController|glkViewController|hostingController)[\s>]|customClass="(?:AR|AV|CN|EK|GC|GK|GLK|HK|IN|LP|MC|MF|MK|MP|MTK|PDF|PH|PK|QL|SCN|SF|SK|SL|WK)[A-Z]/#
}
