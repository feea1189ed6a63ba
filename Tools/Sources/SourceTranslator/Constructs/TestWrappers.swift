import SwiftSyntax

/// XCTest on Linux aborts at discovery on a synchronous test that is isolated to the main actor. The test keeps its body under
/// another name, and a nonisolated wrapper of the old name runs it there.
enum TestWrappers {
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class || scope.kind == .extension, signature.base.hasPrefix("test"), signature.labels.isEmpty,
            !signature.isAsync, !node.modifiers.isPrivate, !node.modifiers.isStatic, !node.modifiers.has(.nonisolated), !node.modifiers.has(.override),
            file.index.isTestCase(scope.name), isIsolated(node, scope, file)
        else { return }
        file.replace(node.name, with: hidden(signature.base))
        scope.wrappedTests.append((signature, file.conditions.current))
    }

    private static func isIsolated(_ node: FunctionDeclSyntax, _ scope: TypeScope, _ file: FileVisitor) -> Bool {
        node.attributes.has("MainActor") || scope.isMainActor || file.index.isMainActor(scope.name) || file.settings.isMainActorByDefault
    }

    /// `override func setUp()` of a test case bound to the main actor, which XCTest on Linux declares for no actor and calls on the main thread.
    static func bindSetUp(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, node.modifiers.has(.override), !node.modifiers.has(.nonisolated), !signature.isAsync,
            ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"].contains(signature.fullName), let body = node.body,
            file.index.isTestCase(scope.name), isIsolated(node, scope, file)
        else { return }
        for attribute in node.attributes where attribute.trimmedDescription == "@MainActor" { file.blank(attribute) }
        file.insert(signature.isThrowing ? " try MainActor.assumeIsolated {" : " MainActor.assumeIsolated {", after: body.leftBrace)
        file.insert("} ", before: body.rightBrace)
    }

    private static func hidden(_ name: String) -> String { "_us_" + name }

    static func tail(_ scope: TypeScope) -> String {
        guard !scope.wrappedTests.isEmpty else { return "" }
        var text = "extension \(scope.name) {\n"
        for test in scope.wrappedTests {
            let call = "\(test.signature.isThrowing ? "try " : "")s.\(hidden(test.signature.base))()"
            let line = "  nonisolated func \(test.signature.base)() throws { nonisolated(unsafe) let s = self; try MainActor.assumeIsolated { \(call) } }\n"
            text += Tail.conditional(test.conditions.filter { !scope.conditions.contains($0) }, line)
        }
        return Tail.conditional(scope.conditions, text + "}\n")
    }
}
