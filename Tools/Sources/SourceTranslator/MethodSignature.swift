import InterfaceBuilder
import SwiftSyntax

/// The parts of a method's declaration that a generated call needs.
struct MethodSignature {
    let base: String
    let labels: [String?]
    let types: [TypeSyntax]
    let returnsValue: Bool
    let isAsync: Bool
    let isThrowing: Bool

    init(_ node: FunctionDeclSyntax) {
        base = node.name.text.filter { $0 != "`" }
        let parameters = node.signature.parameterClause.parameters
        labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
        types = parameters.map(\.type)
        let returned = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        returnsValue = returned != "Void" && returned != "()" && returned != "Never"
        isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    }

    var fullName: String { base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
    var selector: String { SelectorName.method(base, labels: labels) }

    /// Returns `label: value, value` for a call.
    func arguments(_ value: (Int) -> String) -> String {
        labels.enumerated().map { index, label in (label.map { $0 + ": " } ?? "") + value(index) }.joined(separator: ", ")
    }
}

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name { return attribute }
        return nil
    }
    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// The name in `@objc(name)`.
    var objcName: String? { attribute("objc")?.arguments?.trimmedDescription.filter { !$0.isWhitespace } }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
    func has(_ text: String) -> Bool { contains { $0.name.text == text } }
    var isPrivate: Bool { contains { ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil } }
    var isStatic: Bool { has(.static) || has(.class) }
}
