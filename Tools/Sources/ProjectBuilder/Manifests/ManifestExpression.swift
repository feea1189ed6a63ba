import SourceTranslator
import SwiftParser
import SwiftSyntax

/// A value in a manifest that is known without running the manifest.
indirect enum ManifestValue {
    case string(String)
    case flag(Bool)
    case number(Int)
    case list([ManifestValue])
    /// A dictionary whose keys are texts.
    case entries([(key: String, value: ManifestValue)])
    /// `.target(name: "App")` or `"1.0.0"..<"2.0.0"`; a member without arguments, such as `.iOS`, is a call with none.
    case call(String, [(label: String?, value: ManifestValue)])
    case nothing
    /// An expression that is known only when the manifest runs, with its line and column.
    case unknown(line: Int, column: Int, text: String)

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var elements: [ManifestValue]? { if case .list(let elements) = self { elements } else { nil } }
    var texts: [String]? { elements?.compactMap(\.text) }
    var name: String? { if case .call(let name, _) = self { name } else { nil } }

    subscript(label: String?) -> ManifestValue? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }
    var unlabeled: [ManifestValue] {
        if case .call(_, let arguments) = self { arguments.filter { $0.label == nil }.map(\.value) } else { [] }
    }

    /// All expressions in the value that could not be evaluated.
    var unknowns: [(line: Int, column: Int, text: String)] {
        switch self {
        case .unknown(let line, let column, let text): [(line, column, text)]
        case .list(let elements): elements.flatMap(\.unknowns)
        case .entries(let entries): entries.flatMap(\.value.unknowns)
        case .call(_, let arguments): arguments.flatMap(\.value.unknowns)
        default: []
        }
    }
}

/// Evaluates a manifest's statements as far as they are simple: constants, literals, list concatenation, and conditions on the operating
/// system, which is assumed to be macOS.
struct ManifestExpression {
    private(set) var constants: [String: ManifestValue] = [:]
    /// `Package(…)`, or another value that the manifest creates, with the changes of later statements.
    private(set) var package: ManifestValue?
    private let root: String
    private(set) var unread: [(line: Int, column: Int, text: String)] = []
    private let places: SourceLocationConverter
    /// The maximum nesting depth: deeper than any manifest, and far below what the stack can hold.
    private static let deepest = 60

    /// Evaluates a manifest that creates a value of the type `root`.
    init(_ source: String, root: String = "Package") {
        self.root = root
        let tree = Parser.parse(source: SourceNesting.isTooDeep(Array(source.utf8)) ? "" : source)
        places = SourceLocationConverter(fileName: "", tree: tree)
        read(tree.statements, 0)
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax, _ depth: Int) {
        guard depth < Self.deepest else { return }
        for statement in statements {
            switch statement.item {
            case .decl(let declaration):
                if let variable = declaration.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings {
                        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                            let value = binding.initializer?.value
                        else { continue }
                        set(name, self.value(value, 0))
                    }
                } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
                    for clause in condition.clauses where clause.condition.map({ isTrueOnMac($0, 0) }) ?? true {
                        if case .statements(let statements)? = clause.elements { read(statements, depth + 1) }
                        break
                    }
                } else if !declaration.is(ImportDeclSyntax.self), !declaration.is(FunctionDeclSyntax.self),
                    !declaration.is(ExtensionDeclSyntax.self)
                {
                    note(declaration)
                }
            case .expr(let expression): if !add(expression) { note(expression) }
            case .stmt(let statement): note(statement)
            @unknown default: note(statement)
            }
        }
    }

    private mutating func note(_ node: some SyntaxProtocol) {
        let place = place(node)
        unread.append((place.line, place.column, Self.brief(node)))
    }

    private static func brief(_ node: some SyntaxProtocol) -> String {
        let text = node.trimmedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return text.count > 60 ? text.prefix(57) + "…" : text
    }

    private func place(_ node: some SyntaxProtocol) -> SourceLocation { places.location(for: node.positionAfterSkippingLeadingTrivia) }

    private mutating func set(_ name: String, _ value: ManifestValue) {
        if value.name == root { package = value } else { constants[name] = value }
    }

    /// Evaluates `package.targets.append(…)`, `package.targets += […]` or `package = Package(…)`. Returns `false` for any other statement.
    private mutating func add(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self), let method = call.calledExpression.as(MemberAccessExprSyntax.self),
            let list = list(method.base), call.trailingClosure == nil, let argument = call.arguments.first
        {
            let value = value(argument.expression, 0)
            switch (method.declName.baseName.text, argument.label?.text) {
            case ("append", nil): return extend(list, by: .list([value]))
            case ("append", "contentsOf"): return extend(list, by: value)
            default: return false
            }
        }
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3 else { return false }
        let operation = parts[1].trimmedDescription
        if operation == "=", let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
            set(name, value(parts[2], 0))
            return true
        }
        guard operation == "+=", let list = list(parts[0]) else { return false }
        return extend(list, by: value(parts[2], 0))
    }

    /// Returns `targets` for `package.targets`, or the name of a constant.
    private func list(_ expression: ExprSyntax?) -> (isOfPackage: Bool, name: String)? {
        if let member = expression?.as(MemberAccessExprSyntax.self), member.base?.is(DeclReferenceExprSyntax.self) == true {
            return (true, member.declName.baseName.text)
        }
        return expression?.as(DeclReferenceExprSyntax.self).map { (false, $0.baseName.text) }
    }

    private mutating func extend(_ list: (isOfPackage: Bool, name: String), by value: ManifestValue) -> Bool {
        let added = value.elements ?? [value]
        if !list.isOfPackage {
            guard let old = constants[list.name]?.elements else { return false }
            constants[list.name] = .list(old + added)
            return true
        }
        guard case .call(let name, var arguments)? = package else { return false }
        if let index = arguments.firstIndex(where: { $0.label == list.name }) {
            arguments[index].value = .list((arguments[index].value.elements ?? []) + added)
        } else {
            arguments.append((list.name, .list(added)))
        }
        package = .call(name, arguments)
        return true
    }

    // MARK: Expressions

    private func value(_ expression: ExprSyntax, _ depth: Int) -> ManifestValue {
        let place = place(expression), unknown = ManifestValue.unknown(line: place.line, column: place.column, text: Self.brief(expression))
        guard depth < Self.deepest else { return unknown }
        func of(_ expression: ExprSyntax) -> ManifestValue { value(expression, depth + 1) }
        if let literal = expression.as(StringLiteralExprSyntax.self) { return text(literal, depth).map { .string($0) } ?? unknown }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return .flag(literal.literal.text == "true") }
        if let literal = expression.as(IntegerLiteralExprSyntax.self) { return Int(literal.literal.text).map { .number($0) } ?? unknown }
        if expression.is(NilLiteralExprSyntax.self) { return .nothing }
        if let dictionary = expression.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return .entries([]) }
            return .entries(elements.compactMap { element in of(element.key).text.map { ($0, of(element.value)) } })
        }
        if let array = expression.as(ArrayExprSyntax.self) { return .list(array.elements.map { of($0.expression) }) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return of(only.expression)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return constants[reference.baseName.text] ?? unknown }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            // `.iOS`, `MainActor.self`, `SupportedPlatform.iOS`
            let name = member.declName.baseName.text
            guard let base = member.base else { return .call(name, []) }
            return base.is(DeclReferenceExprSyntax.self) && constants[base.trimmedDescription] == nil
                && base.trimmedDescription.first?.isUppercase == true
                && base.trimmedDescription != "Context" && base.trimmedDescription != "ProcessInfo"
                ? .call(name == "self" ? base.trimmedDescription : name, []) : unknown
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
            let name: String
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                // `Target.target(…)`, `Package.Dependency.package(…)`; a method of a value would have to run.
                guard
                    member.base.map({
                        $0.trimmedDescription.allSatisfy { $0.isLetter || $0 == "." } && $0.trimmedDescription.first?.isUppercase == true
                    }) ?? true
                else { return unknown }
                name = member.declName.baseName.text
            } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
                reference.baseName.text.first?.isUppercase == true
            {
                name = reference.baseName.text
            } else {
                return unknown
            }
            return .call(name, call.arguments.map { ($0.label?.text, of($0.expression)) })
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return combined(sequence.elements.map { $0 }, depth) ?? unknown }
        return unknown
    }

    private func text(_ literal: StringLiteralExprSyntax, _ depth: Int) -> String? {
        if let plain = literal.representedLiteralValue { return plain }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part): result += part.content.text
            case .expressionSegment(let part):
                guard let only = part.expressions.first, part.expressions.count == 1, let text = value(only.expression, depth + 1).text
                else { return nil }
                result += text
            @unknown default: return nil
            }
        }
        return result
    }

    /// Evaluates `a + b + c` or `"1.0.0"..<"2.0.0"`.
    private func combined(_ parts: [ExprSyntax], _ depth: Int) -> ManifestValue? {
        guard parts.count > 2, parts.count % 2 == 1, parts.count < 200 else { return nil }
        let values = stride(from: 0, to: parts.count, by: 2).map { value(parts[$0], depth + 1) }
        let operations = Set(stride(from: 1, to: parts.count, by: 2).map { parts[$0].trimmedDescription })
        if operations == ["+"] {
            if values.allSatisfy({ $0.text != nil }) { return .string(values.compactMap(\.text).joined()) }
            // Unknown elements of a list don't affect the known ones.
            guard values.contains(where: { $0.elements != nil }) else { return nil }
            return .list(values.flatMap { $0.elements ?? [$0] })
        }
        guard values.count == 2, operations == ["..<"] || operations == ["..."], let operation = operations.first else { return nil }
        return .call(operation, values.map { (nil, $0) })
    }

    /// Returns whether an `#if` condition is true on the Mac, where Xcode reads manifests.
    private func isTrueOnMac(_ condition: ExprSyntax, _ depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            let parts = sequence.elements.map { $0 }
            guard parts.count % 2 == 1 else { return false }
            let values = stride(from: 0, to: parts.count, by: 2).map { isTrueOnMac(parts[$0], depth + 1) }
            return parts.contains { $0.trimmedDescription == "||" } ? values.contains(true) : values.allSatisfy { $0 }
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return !isTrueOnMac(not.expression, depth + 1)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return isTrueOnMac(only.expression, depth + 1)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression.trimmedDescription
        else { return false }
        switch call.calledExpression.trimmedDescription {
        case "os": return ["macOS", "OSX"].contains(argument)
        case "canImport": return !["Glibc", "Musl", "WinSDK", "Android"].contains(argument)
        case "swift", "compiler": return argument.contains(">")
        default: return false
        }
    }
}
