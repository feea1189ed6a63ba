import SwiftSyntax

/// Calls of Objective-C's runtime that have another meaning, or none, on Linux.
enum RuntimeCalls {
    private static let exchanging: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    ]

    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, exchanging.contains(function) {
            file.warn(
                node, construct: "swizzling",
                "\(function) has no effect on Linux: methods cannot be exchanged at run time. Call the new code from the method itself or from a common superclass, or override the method in an extension"
            )
        }
        conformance(node, in: file)
        foundation(node, in: file)
        emptyError(node, in: file)
        processInfo(node, in: file)
        making(node, in: file)
    }

    /// Translates `NSManagedObject(entity:insertInto:)`, which returns an object of the class that the entity names, and
    /// `NSKeyedUnarchiver(forReadingWith:)`, which accepts data that is not an archive.
    private static func making(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), node.trailingClosure == nil else { return }
        switch (name.baseName.text, node.arguments.map { $0.label?.text }) {
        case ("NSManagedObject", ["entity", "insertInto"]): file.insert(".make", after: name)
        case ("NSKeyedUnarchiver", ["forReadingWith"]):
            file.usesUIKit = true
            file.insert(".made", after: name)
        default: break
        }
    }

    /// Translates `NSError()`, which Objective-C's `new` supports for any class.
    private static func emptyError(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSError"
        else { return }
        file.insert("domain: \"\", code: 0", after: parenthesis)
    }

    /// Translates `url(for: .libraryDirectory, in: …)`: Foundation on Linux supports fewer folders than an app's home contains. Its
    /// `NSStringFromClass` ends the program for a nested class, and its `NSClassFromString` cannot find a class without a module.
    /// `String(reflecting:)` prints the modules of Apple's classes, and `localizedString(forStatusCode:)` has other words.
    private static func foundation(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            switch function.baseName.text {
            case "NSSearchPathForDirectoriesInDomains": file.replace(function, with: "userDirectoryPaths")
            case "NSClassFromString": file.replace(function, with: "NSAnyClassFromString")
            case "NSStringFromClass": file.replace(function, with: "NSStringFromAnyClass")
            case "String":
                guard node.arguments.map({ $0.label?.text }) == ["reflecting"] else { break }
                file.replace(function, with: "stringAsPrinted")
            default: break
            }
        } else if let callee = node.calledExpression.as(MemberAccessExprSyntax.self) {
            switch (callee.declName.baseName.text, node.arguments.map { $0.label?.text }) {
            case ("url", ["for", "in", "appropriateFor", "create"]): file.replace(callee.declName, with: "directoryURL")
            case ("urls", ["forResourcesWithExtension", "subdirectory"]),
                ("urls", ["forResourcesWithExtension", "subdirectory", "localization"]):
                file.replace(callee.declName, with: "resourceURLs")
            case ("urls", ["for", "in"]): file.replace(callee.declName, with: "directoryURLs")
            case ("localizedString", ["forStatusCode"]):
                file.usesUIKit = true
                file.replace(callee.declName, with: "statusText")
            default: break
            }
        }
    }

    /// Replaces `ProcessInfo()`, whose initializer isn't public on Linux, with the shared instance.
    private static func processInfo(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo",
            let open = node.leftParen, let close = node.rightParen
        else { return }
        file.edit(from: open, through: close, with: ".processInfo")
    }

    /// The values that Foundation takes from Linux's version.
    private static let systemVersions = [
        "operatingSystemVersion": "emulatedSystemVersion", "operatingSystemVersionString": "emulatedSystemVersionString",
        "isOperatingSystemAtLeast": "isEmulatedSystemAtLeast",
    ]

    /// `Darwin.round(x)` → `Foundation.round(x)`; `ProcessInfo.processInfo.operatingSystemVersion` → the emulated system's
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        if let name = systemVersions[node.declName.baseName.text], let base = node.base?.trimmedDescription.lowercased(),
            base.hasSuffix("processinfo") || base.hasSuffix("processinfo()")
        {
            file.replace(node.declName, with: name)
        }
        guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" else { return }
        file.replace(base, with: "Foundation")
    }

    /// Translates `override func responds(to selector: Selector)`: an override of a declaration without nullability may use either form on
    /// Apple's platforms.
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        isolate(node, signature, in: file)
        guard narrowsSelector(node, signature), let type = node.signature.parameterClause.parameters.first?.type else { return }
        file.insert("!", after: type)
    }

    private static let selectorMembers: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]

    /// Runs the body of `override func responds(to:)` on the main actor in a class of the main actor: Apple declares the method without
    /// isolation in Objective-C, so the override has that of its class.
    private static func isolate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard node.modifiers.has(.override), !node.modifiers.has(.nonisolated), selectorMembers.contains(signature.fullName),
            let body = node.body, let result = node.signature.returnClause?.type.trimmedDescription, let scope = file.scope,
            let type = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
            Superclasses.isMainActor(type, scope.name, in: file)
        else { return }
        file.insert(" return MainActorOverride.run { () -> \(result) in", after: body.leftBrace)
        file.insert("} ", before: body.rightBrace)
    }

    /// Returns whether the method overrides one that takes a `Selector!` with a parameter that is never `nil`.
    static func narrowsSelector(_ node: FunctionDeclSyntax, _ signature: MethodSignature) -> Bool {
        node.modifiers.has(.override) && selectorMembers.contains(signature.fullName)
            && node.signature.parameterClause.parameters.first?.type.trimmedDescription == "Selector"
    }

    /// Changes `object.conforms(to: Feed.self)` to `isConforming(object, to: Feed.self)`: the object may be of any
    /// type, or a class.
    private static func conformance(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "conforms",
            let base = callee.base,
            node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "to",
            let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
            let name = type.base?.trimmedDescription,
            name.first?.isUppercase == true,
            // A class named at the call inherits the method.
            base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true,
            base.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase != true
        else { return }
        let newlines = node.trimmedDescription.dropFirst(base.trimmedDescription.count).filter(\.isNewline)
        // After `?` the result remains optional.
        let chaining = base.as(OptionalChainingExprSyntax.self)
        file.insert(chaining == nil ? "isConforming(" : "(", before: base)
        let text = chaining == nil ? ", to: \(name).self)" : ".map { isConforming($0, to: \(name).self) })"
        file.edit(
            start: callee.period.positionAfterSkippingLeadingTrivia.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset,
            with: text + newlines)
        if let chaining { file.edit(from: chaining.questionMark, through: chaining.questionMark, with: "") }
    }
}
