import SwiftSyntax

/// Wraps tests: XCTest on Linux aborts at discovery if a synchronous test is isolated to the main actor. The test keeps its body under
/// another name, and a nonisolated wrapper with the old name calls it there.
enum TestWrappers {
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class || scope.kind == .extension, isPlainTest(node, signature),
            file.index.isTestCase(scope.name)
        else { return }
        let isIsolated = isIsolated(node, scope, file)
        guard isIsolated || file.index.haltsTests else { return }
        file.replace(node.name, with: hidden(signature.base))
        keepName(node, signature, in: file)
        scope.wrappedTests.append((signature, isIsolated, file.conditions.current))
    }

    static func isPlainTest(_ node: FunctionDeclSyntax, _ signature: MethodSignature) -> Bool {
        signature.base.hasPrefix("test") && signature.labels.isEmpty && !signature.isAsync && !node.modifiers.isPrivate
            && !node.modifiers.isStatic && !node.modifiers.has(.nonisolated) && !node.modifiers.has(.override)
    }

    /// Changes `testLogin()`, which one test calls in another, to the name that has the body: the wrapper may throw.
    private static func translateCall(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        let name =
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
            ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let scope = file.scopes.last(where: { !$0.isLocal }), file.index.isTestCase(scope.name), let name,
            name.text.hasPrefix("test"), node.arguments.isEmpty, node.trailingClosure == nil,
            let tests = file.index.methodsByBase[name.text]?.filter({ $0.isPlainTest && file.index.isTestCase($0.type) }), !tests.isEmpty,
            file.index.haltsTests || file.settings.isMainActorByDefault
                || tests.allSatisfy({ $0.isMainActor || file.index.isMainActor($0.type) })
        else { return }
        file.replace(name, with: hidden(name.text))
    }

    /// Moves the body into a nested function with the test's own name, so that `#function`, which names what a test records, does not
    /// change.
    private static func keepName(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let body = node.body, node.signature.returnClause == nil else { return }
        file.insert(" func \(signature.base)()\(signature.isThrowing ? " throws" : "") {", after: body.leftBrace)
        file.insert("}; \(signature.isThrowing ? "try " : "")\(signature.base)() ", before: body.rightBrace)
    }

    static func areHalted(in source: [UInt8]) -> Bool { String(decoding: source, as: UTF8.self).contains("continueAfterFailure") }

    /// Changes `wait(for: [done], timeout: 1)` to `wait(for: [done], timeout: 1); TestHalt.check(self)`: failures during the wait occur on
    /// other threads.
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        translateCall(node, in: file)
        guard file.index.haltsTests, node.parent?.is(CodeBlockItemSyntax.self) == true,
            let scope = file.scopes.last(where: { !$0.isLocal }),
            file.index.isTestCase(scope.name),
            ["wait", "self.wait", "waitForExpectations", "self.waitForExpectations"].contains(node.calledExpression.trimmedDescription)
        else { return }
        file.insert("; TestHalt.check(self)", after: node)
    }

    private static func isIsolated(_ node: FunctionDeclSyntax, _ scope: TypeScope, _ file: FileVisitor) -> Bool {
        node.attributes.has("MainActor") || scope.isMainActor || file.index.isMainActor(scope.name) || file.settings.isMainActorByDefault
    }

    /// Isolates `override func setUp()` of a test case to the main actor: XCTest on Linux declares it without isolation and calls it on the
    /// main thread.
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

    static func tail(_ scope: TypeScope, isHalting: Bool) -> String {
        guard !scope.wrappedTests.isEmpty else { return "" }
        var text = "extension \(scope.name) {\n"
        for test in scope.wrappedTests {
            // A protocol of the tests may require the test as it is declared.
            let attempt = test.signature.isThrowing ? "try " : "", effect = test.signature.isThrowing ? " throws" : ""
            var call = "\(attempt)s.\(hidden(test.signature.base))()"
            if test.isIsolated { call = "\(attempt)MainActor.assumeIsolated { \(call) }" }
            if isHalting { call = "\(attempt)TestHalt.run(s, hasFailed: (s.testRun?.totalFailureCount ?? 0) > 0) { \(call) }" }
            let line = "  nonisolated func \(test.signature.base)()\(effect) { nonisolated(unsafe) let s = self; \(call) }\n"
            text += Tail.conditional(test.conditions.filter { !scope.conditions.contains($0) }, line)
        }
        return Tail.conditional(scope.conditions, text + "}\n")
    }
}
