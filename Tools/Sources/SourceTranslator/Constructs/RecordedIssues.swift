import SwiftSyntax

/// Translates `override func record(_ issue: XCTIssue)` in a test case: XCTest on Linux records failures with the method that
/// `record(_:)` replaced on Apple's platforms, `recordFailure(withDescription:inFile:atLine:expected:)`.
enum RecordedIssues {
    private static let name = "record(_:)"

    /// The method gets another name, and an override of the older method calls it. A subclass's method overrides the renamed one.
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class, isOverride(scope.name, in: file), signature.fullName == name,
            node.modifiers.has(.override), let body = node.body
        else { return }
        file.replace(node.name, with: "_us_record")
        guard !hasOverridingAncestor(scope.name, in: file) else { return }
        for modifier in node.modifiers where modifier.name.text == "override" { file.blank(modifier) }
        file.insert(
            "; override func recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: Bool) { "
                + "_us_record(_usIssue(d, f, l)) }; private func _us_recordAsXCTest(_ i: XCTIssue) { "
                + "super.recordFailure(withDescription: i.compactDescription, inFile: _usFile(i), atLine: _usLine(i), expected: true) }",
            after: body.rightBrace)
    }

    /// Translates `super.record(issue)`.
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        guard let base = node.base, base.is(SuperExprSyntax.self), node.declName.baseName.text == "record",
            let scope = file.scope, scope.kind == .class, isOverride(scope.name, in: file)
        else { return }
        guard !hasOverridingAncestor(scope.name, in: file) else { return file.replace(node.declName.baseName, with: "_us_record") }
        file.replace(base, with: "self")
        file.replace(node.declName.baseName, with: "_us_recordAsXCTest")
    }

    private static func isOverride(_ type: String, in file: FileVisitor) -> Bool {
        file.index.isTestCase(type) && file.index.overridesByType[type]?.contains(name) == true
    }
    private static func hasOverridingAncestor(_ type: String, in file: FileVisitor) -> Bool {
        file.index.chain(of: type).dropFirst().contains { file.index.overridesByType[$0]?.contains(name) == true }
    }
}
