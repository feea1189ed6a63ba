import InterfaceBuilder
import SwiftSyntax

/// Translates `#selector` in its seven forms: bare, with labels, `Type.method`, `self.method`, `super.method`, `getter:`/`setter:`, `as` a
/// type.
///
/// The result is type-checked if possible, so that the compiler reports a wrong selector at the user's own line.
enum Selectors {
    /// Returns the base names of methods in `#selector(…)`, from the text alone: the visitor may reach the method before the selector.
    static func named(in source: [UInt8]) -> Set<String> {
        let text = String(decoding: source, as: UTF8.self)
        guard text.contains("#selector") else { return [] }
        var names: Set<String> = []
        for piece in text.split(separator: "#selector", omittingEmptySubsequences: false).dropFirst() {
            let path = piece.drop { $0.isWhitespace || $0 == "(" }.prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" || $0 == "!"
            }
            if let name = path.split(separator: ".").last { names.insert(String(name)) }
        }
        return names
    }

    static func translate(_ node: MacroExpansionExprSyntax, in file: FileVisitor) -> Bool {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return false }
        if let accessor = argument.label?.text, accessor == "getter" || accessor == "setter" {
            let property = Literals.keyPath(argument.expression).split(separator: ".").last.map(String.init) ?? ""
            let name = accessor == "getter" ? property : SelectorName.setter(property)
            replace(node, "Selector(\(name.swiftLiteral))", in: file)
            return true
        }
        var expression = argument.expression
        var isChecked = true
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            expression = first  // `method as (Type) -> () -> Void`
            isChecked = false
        } else if let cast = expression.as(AsExprSyntax.self) {
            expression = cast.expression
            isChecked = false
        }
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            expression = inner.expression
        }
        guard let target = Target(expression) else {
            file.warn(node, construct: "#selector", "this form of #selector isn't supported; write Selector(\"name:\") instead")
            return true
        }
        replace(node, text(target, isChecked: isChecked, in: file), in: file)
        return true
    }

    /// The method that a `#selector` names.
    private struct Target {
        var base: String?
        var name: String
        /// The argument labels, or `nil` if none are written.
        var labels: [String?]?

        init?(_ expression: ExprSyntax) {
            let reference: DeclReferenceExprSyntax
            if let member = expression.as(MemberAccessExprSyntax.self) {
                base = member.base?.trimmedDescription
                reference = member.declName
            } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
                reference = plain
            } else {
                return nil
            }
            name = reference.baseName.text.filter { $0 != "`" }
            labels = reference.argumentNames.map { $0.arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
        }
    }

    private static func text(_ target: Target, isChecked: Bool, in file: FileVisitor) -> String {
        let enclosing = file.scopes.last { $0.kind == .class || $0.kind == .extension }
        let type: String?
        switch target.base {
        case nil, "self", "Self", "super": type = enclosing?.name
        case let base?: type = file.index.resolve(base, in: enclosing?.name ?? "") ?? (base.first?.isUppercase == true ? base : nil)
        }
        let found = file.index.methods(target.name, of: type)
        let candidates = target.labels.map { labels in found.filter { $0.labels == labels } } ?? found
        let names = Set(candidates.map(\.fullName))

        var expression = target.name
        if let labels = target.labels, !labels.isEmpty {
            expression += "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        } else if target.labels == nil, names.count == 1, let only = candidates.first, !only.labels.isEmpty {
            expression = only.fullName
        }
        switch target.base {
        case nil, "self":
            if let enclosing, enclosing.kind == .class || enclosing.kind == .extension {
                // The type, not `self`: nothing is captured, and it works in property initializers.
                let prefix =
                    enclosing.isLocal || enclosing.isGeneric
                    ? (enclosing.name.split(separator: ".").last.map(String.init) ?? enclosing.name) : enclosing.name
                expression = prefix + "." + expression
            }
        case "super": expression = ""
        case let base?: expression = base + "." + expression
        }

        let selector: String
        if let objcName = candidates.compactMap(\.objcName).first, names.count <= 1 {
            selector = objcName
        } else if let labels = target.labels {
            selector =
                SelectorName.renamed[target.name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"]
                ?? SelectorName.method(target.name, labels: labels)
        } else if names.count == 1, let only = candidates.first {
            selector = SelectorName.method(only.base, labels: only.labels)
        } else if let known = KnownMethods.selector(base: target.name) {
            return "Selector(\(known.swiftLiteral))"
        } else if candidates.isEmpty {
            // A method declared elsewhere, written without labels: the compiler determines its arity.
            return expression.isEmpty
                ? "Selector(\(target.name.swiftLiteral))" : "Selector(arityOf: \(target.name.swiftLiteral), \(expression))"
        } else {
            // Several methods of that name: the exposed one is meant, and a bare name refers to the one without arguments if there is one.
            let chosen = candidates.first { $0.labels.isEmpty } ?? candidates[0]
            selector = SelectorName.method(chosen.base, labels: chosen.labels)
            return "Selector(\(selector.swiftLiteral))"
        }
        let isOverloaded = candidates.count > 1
        // A protocol's method cannot be referenced without an object.
        if let base = target.base, file.index.protocolNames.contains(base) || Self.protocolSuffixes.contains(where: base.hasSuffix) {
            return "Selector(\(selector.swiftLiteral))"
        }
        // A generic parameter's initializer cannot be referenced unless it is `required`.
        let isInitializer = target.name == "init"
        guard isChecked, !isOverloaded, !isInitializer, !expression.isEmpty else { return "Selector(\(selector.swiftLiteral))" }
        return "Selector(\(selector.swiftLiteral), checking: \(expression))"
    }

    private static let protocolSuffixes = ["Delegate", "DataSource", "UIResponderStandardEditActions", "Protocol"]

    /// Replaces a `#selector`, keeping its newlines.
    private static func replace(_ node: MacroExpansionExprSyntax, _ text: String, in file: FileVisitor) {
        let newlines = node.trimmedDescription.filter(\.isNewline)
        file.replace(node, with: text + newlines)
    }
}

extension SelectorName {
    /// UIKit methods whose Objective-C name does not follow from the Swift one, for `#selector`.
    static let renamed: [String: String] = [
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "setContentOffset(_:animated:)": "setContentOffset:animated:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "endEditing(_:)": "endEditing:",
        "sendActions(for:)": "sendActionsForControlEvents:",
    ]
}
