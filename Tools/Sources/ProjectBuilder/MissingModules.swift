import Foundation

/// Explains "no such module": which ones mean nothing on Linux, and what a person can do.
enum MissingModules {
    private static let advice: [String: String] = [
        "SwiftUI": "SwiftUI is not part of Understudy: only UIKit screens run. Put SwiftUI files behind `#if canImport(SwiftUI)`",
        "WidgetKit": "extensions are not built on Linux", "ARKit": "there is no camera or motion hardware here", "Metal": "there is no GPU interface here",
        "CocoaPods": "pods are not installed by understudy; use a Swift package",
    ]

    static func explain(_ errors: [Diagnostics.Message]) -> String {
        var counts: [String: Int] = [:]
        for error in errors where error.text.hasPrefix("no such module '") {
            counts[String(error.text.dropFirst(16).prefix { $0 != "'" }), default: 0] += 1
        }
        guard !counts.isEmpty else { return "" }
        let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { module, count in
            "  \(module) (\(count) files): " + (advice[module] ?? "no such module on Linux and no package the project names brings it")
        }
        return "\nmissing modules:\n" + lines.joined(separator: "\n")
    }
}
