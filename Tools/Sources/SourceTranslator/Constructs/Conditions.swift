import Foundation
import SwiftSyntax

/// Translates `#if os(iOS)` and similar conditions. Translated code is an iOS app's code: `UNDERSTUDY` replaces a true condition, and an
/// undefined flag a false one.
enum Conditions {
    /// Modules that the SDK provides under Apple's names and that a library written for Linux does not expect.
    private static let applesModules: Set<String> = [
        "Security", "SystemConfiguration", "MobileCoreServices", "CoreServices", "UniformTypeIdentifiers", "Combine", "UIKit", "AppKit",
        "SwiftUI",
        "CoreGraphics", "QuartzCore",
        "os", "OSLog", "CoreLocation", "WebKit", "CommonCrypto", "CryptoKit", "Network",
    ]

    /// Returns whether a condition such as `os(iOS)` is true in translated code, or `nil` if the translation leaves it to the compiler.
    static func value(_ call: FunctionCallExprSyntax, isPortable: Bool) -> Bool? {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        if isPortable { return function == "canImport" && applesModules.contains(argument) ? false : nil }
        switch (function, argument) {
        case ("os", "Linux") where followsDarwin(call), ("canImport", "Glibc") where followsDarwin(call): return nil
        case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "UIKit"), ("canImport", "SwiftUI"),
            ("canImport", "ObjectiveC"):
            return true
        case ("os", "Linux"), ("canImport", "Darwin"), ("canImport", "Glibc"), ("canImport", "AppKit"): return false
        case ("_runtime", "_ObjC"): return true
        default: return nil
        }
    }

    private static func replacement(_ call: FunctionCallExprSyntax, isPortable: Bool) -> String? {
        value(call, isPortable: isPortable).map { $0 ? "UNDERSTUDY" : "UNDERSTUDY_NOT" }
    }

    /// Returns whether an earlier clause of the same `#if` is for Darwin, whose C library is not here: `#if canImport(Darwin)`, `#elseif
    /// canImport(Glibc)`, `#else #error`. Then the clause for Linux is the one that is meant.
    private static func followsDarwin(_ call: FunctionCallExprSyntax) -> Bool {
        guard let clause = sequence(first: Syntax(call), next: \.parent).lazy.compactMap({ $0.as(IfConfigClauseSyntax.self) }).first,
            let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
        else { return false }
        return clauses.contains { earlier in
            guard earlier.position < clause.position, let text = earlier.condition?.trimmedDescription else { return false }
            return text.contains("canImport(Darwin)") && !text.contains("!")
        }
    }

    static func translate(_ call: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let text = replacement(call, isPortable: file.settings.isPortable) else { return }
        file.replace(call, with: text)
    }

    /// Translates `#available(iOS 26, *)`, which is true in every build for Linux: a version after that of the usual emulated system is
    /// compared with it at run time.
    static func translate(_ node: AvailabilityConditionSyntax, in file: FileVisitor) {
        guard !file.settings.isPortable else { return }
        for argument in node.availabilityArguments {
            guard let platform = argument.argument.as(PlatformVersionSyntax.self), platform.platform.text == "iOS",
                let version = platform.version, let major = Int(version.major.text), major > 18
            else { continue }
            let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
            let mark = node.availabilityKeyword.text == "#unavailable" ? "!" : ""
            let lines = String(repeating: "\n", count: node.trimmedDescription.count { $0.isNewline })
            file.replace(node, with: "\(mark)EmulatedSystem.isAtLeast(\(major), \(minor))" + lines)
            return
        }
    }

    /// Translates a clause. SwiftPM sets `SWIFT_PACKAGE` for everything it builds, Xcode only for packages, so a separate flag replaces it.
    static func translate(_ clause: IfConfigClauseSyntax, in file: FileVisitor) {
        guard let condition = clause.condition else { return }
        for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "SWIFT_PACKAGE" {
            file.replace(token, with: packageFlag)
        }
    }
    private static let packageFlag = "UNDERSTUDY_PACKAGE"

    /// Returns the condition's text after translation.
    static func translated(_ condition: ExprSyntax, isPortable: Bool) -> String {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
        let edits = finder.calls.compactMap { call in
            replacement(call, isPortable: isPortable).map {
                Edit(
                    start: call.positionAfterSkippingLeadingTrivia.utf8Offset - start,
                    end: call.endPositionBeforeTrailingTrivia.utf8Offset - start, text: $0)
            }
        }
        let bytes = Edit.apply(edits, to: Array(condition.trimmedDescription.utf8))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }.joined(separator: " ").replacing("SWIFT_PACKAGE", with: packageFlag)
    }

    /// Returns whether `node` is inside an `#if` that is false in every build here.
    static func isNeverActive(_ node: some SyntaxProtocol, isPortable: Bool) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let clause = current.as(IfConfigClauseSyntax.self), let condition = clause.condition {
                let text = translated(condition, isPortable: isPortable)
                if !text.contains("||"),
                    text.components(separatedBy: "&&").contains(where: { $0.trimmingCharacters(in: .whitespaces) == "UNDERSTUDY_NOT" })
                {
                    return true
                }
            }
            parent = current.parent
        }
        return false
    }

    /// Returns whether a clause is for a platform other than an iOS app's and Linux.
    static func isOfOtherPlatform(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let text = clause.condition?.trimmedDescription, !text.contains("||") else { return false }
        return text.components(separatedBy: "&&").contains { otherPlatforms.contains($0.trimmingCharacters(in: .whitespaces)) }
    }
    private static let otherPlatforms: Set<String> = [
        "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "canImport(AppKit)", "canImport(Cocoa)", "canImport(WatchKit)",
        "targetEnvironment(macCatalyst)",
    ]

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .visitChildren
        }
    }
}
