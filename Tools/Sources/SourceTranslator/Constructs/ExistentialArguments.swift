import SwiftSyntax

/// Translates `Weak<ListDelegate>` with `class Weak<T: AnyObject>` and an `@objc protocol ListDelegate`: Objective-C's protocol types are
/// objects, and `NSObjectProtocol`s. A type of the module with such an argument loses its class constraint, and its weak references are
/// stored as objects.
enum ExistentialArguments {
    /// Returns `Name<Argument>` for every argument of a generic type that is a plain name.
    static func found(in source: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for open in source.indices where source[open] == UInt8(ascii: "<") {
            var start = open
            while start > 0, isName(source[start - 1]) { start -= 1 }
            guard start < open, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[start]) else { continue }
            var end = open + 1
            while end < source.count,
                isName(source[end]) || [UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "?")].contains(source[end])
            { end += 1 }
            guard end < source.count, source[end] == UInt8(ascii: ">"), end > open + 1 else { continue }
            let name = String(decoding: source[start..<open], as: UTF8.self)
            for argument in source[open + 1..<end].split(separator: UInt8(ascii: ",")) {
                let words = String(decoding: argument, as: UTF8.self).split(separator: " ")
                if let last = words.last, words.count == 1 || words[0] == "any" { found.insert("\(name)<\(last)>") }
            }
        }
        return found
    }
    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns whether the name is that of a UIKit protocol, judging by its ending.
    static func isUIKitProtocol(_ name: String) -> Bool {
        name.hasPrefix("UI")
            && [
                "Delegate", "DataSource", "DropCoordinator", "ContextTransitioning", "AnimatedTransitioning", "TextInput", "DropSession",
                "DragSession",
            ]
            .contains { name.hasSuffix($0) }
    }

    static func translate(_ node: GenericParameterSyntax, in file: FileVisitor) {
        guard let type = node.inheritedType, let owner = node.parent?.parent?.parent else { return }
        relax(type, of: owner, in: file)
    }
    static func translate(_ node: ConformanceRequirementSyntax, in file: FileVisitor) {
        guard let owner = node.parent?.parent?.parent?.parent else { return }
        relax(node.rightType, of: owner, in: file)
    }
    static func translate(_ node: AssociatedTypeDeclSyntax, in file: FileVisitor) {
        guard !file.index.existentialHolders.isEmpty else { return }
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] where objects.contains(inherited.type.trimmedDescription) {
            file.replace(inherited.type, with: "Any")
        }
    }

    private static let objects: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]

    private static func relax(_ type: TypeSyntax, of owner: Syntax, in file: FileVisitor) {
        guard objects.contains(type.trimmedDescription),
            let name = (owner.as(ClassDeclSyntax.self)?.name ?? owner.as(StructDeclSyntax.self)?.name)?.text,
            type.trimmedDescription == "NSObjectProtocol"
                ? !file.index.existentialHolders.isEmpty : file.index.existentialHolders.contains(name)
        else { return }
        file.replace(type, with: "Any")
        file.comparesExistentials = true
    }

    /// Translates `weak var value: T?` and `weak let value: T?`.
    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        guard !file.index.existentialHolders.isEmpty, let weak = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.weak) }),
            let binding = node.bindings.first, node.bindings.count == 1,
            binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
            let block = node.parent?.parent?.parent?.parent,
            let (holder, parameters, members) = declaration(block), file.index.existentialHolders.contains(holder),
            parameters.contains(type)
        else { return }
        file.blank(weak)
        // `weak let`, which Swift 6.2 has: a computed property cannot be a constant.
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        if isConstant { file.replace(node.bindingSpecifier, with: "var") }
        let hidden = "_us_weak_" + name.filter { $0 != "`" }
        var text =
            " { get { \(hidden) as? \(type) } set { \(hidden) = newValue.map { $0 as AnyObject } } }; \(isConstant ? "nonisolated(unsafe) " : "")private weak var \(hidden): AnyObject?"
        // The memberwise initializer that a structure without initializers has.
        let stored = members.filter {
            $0.decl.as(VariableDeclSyntax.self).map { $0.bindings.first?.accessorBlock == nil && !$0.modifiers.isStatic } ?? false
        }
        if block.is(StructDeclSyntax.self), stored.count == 1, !members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
            text += "; init(\(name): \(type)? = nil) { self.\(name) = \(name) }"
        }
        file.insert(text, after: binding)
    }

    private static func declaration(_ node: Syntax) -> (String, [String], MemberBlockItemListSyntax)? {
        if let type = node.as(ClassDeclSyntax.self) {
            return (type.name.text, type.genericParameterClause?.parameters.map(\.name.text) ?? [], type.memberBlock.members)
        }
        if let type = node.as(StructDeclSyntax.self) {
            return (type.name.text, type.genericParameterClause?.parameters.map(\.name.text) ?? [], type.memberBlock.members)
        }
        return nil
    }

    /// Returns an operator for `===` between values of a parameter that is no longer constrained to objects.
    static func tail(of file: FileVisitor) -> String {
        guard file.comparesExistentials else { return "" }
        let body = "(a: Any?, b: Any?) -> Bool { a.map { $0 as AnyObject }"
        return
            "@_disfavoredOverload nonisolated fileprivate func === \(body) === b.map { $0 as AnyObject } }\n@_disfavoredOverload nonisolated fileprivate func !== \(body) !== b.map { $0 as AnyObject } }\n"
    }
}
