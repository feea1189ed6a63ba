import InterfaceBuilder
import SwiftSyntax

/// Methods and properties that Objective-C would see: a table from their names to typed calls.
enum ExposedMembers {
    private static let exposing: Set<String> = [
        "objc", "IBAction", "IBSegueAction", "GKInspectable", "IBInspectable", "IBOutlet", "NSManaged",
    ]

    private static func isExposed(_ attributes: AttributeListSyntax) -> Bool {
        for case .attribute(let attribute) in attributes where exposing.contains(attribute.attributeName.trimmedDescription) { return true }
        return false
    }

    /// Returns whether no Swift code may use a member, so a table's call of it doesn't compile: it is for Objective-C alone. A member
    /// that interface files use loses the attribute.
    private static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attribute in
            guard let attribute = attribute.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available" else {
                return false
            }
            if Attributes.isForInterfaceBuilder(attribute) { return false }
            let text = attribute.trimmedDescription.filter { !$0.isWhitespace }
            return text.hasPrefix("@available(*,unavailable") || text.hasPrefix("@available(swift,obsoleted:")
        }
    }

    static func collect(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class || scope.kind == .extension, node.genericParameterClause == nil,
            !isUnavailable(node.attributes)
        else { return }
        // A member that overrides in an extension of another module's class is found under the overridden member's exposed name.
        if scope.kind == .extension, node.modifiers.has(.override), file.index.isForeign(scope.name) { return }
        let isStatic = node.modifiers.isStatic
        // Implementations of `@objc` requirements are exposed implicitly.
        let isWitness =
            !isStatic && !node.modifiers.isPrivate && scope.hasInheritance && file.index.objcRequirements.contains(signature.fullName)
        // Swift 3 exposed the methods of Objective-C's subclasses implicitly; code from then only names them in `#selector`.
        let isSelected = !isStatic && file.selected.contains(signature.base)
        let isExposed =
            isExposed(node.attributes) || isWitness || isSelected || node.modifiers.has("dynamic")
            || (scope.exposesAll && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
        let selector = node.attributes.objcName ?? signature.selector
        // A class method of a generic or local class cannot be in a single table.
        if isStatic, !isExposed || scope.isGeneric || scope.isLocal { return }
        if isExposed,
            !signature.types.contains(where: { $0.trimmedDescription.hasPrefix("inout ") || $0.trimmedDescription.hasPrefix("some ") })
        {
            let overloads = file.index.methods(signature.base, of: scope.name).filter { $0.fullName == signature.fullName }
            // `let update: (Data) -> Void` beside `update(_:)` makes the call ambiguous.
            let siblings = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
            let hasNamesake = siblings?.contains { item in
                item.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == signature.base } == true
            }
            scope.methods.append(
                .init(
                    signature: signature, selector: selector, conditions: file.conditions.current,
                    needsTypes: overloads.count > 1 || hasNamesake == true,
                    isStatic: isStatic))
        } else if isStatic {
            return
        } else if !node.modifiers.isPrivate, scope.hasInheritance || LateWitnesses.isOverride(signature, in: scope, file),
            mayImplementRequirement(signature, in: file)
        {
            scope.implemented.append((selector, file.conditions.current))
        }
    }

    /// Returns whether a method may implement an optional requirement. Such methods take their sender; those that do not are listed by
    /// name.
    private static func mayImplementRequirement(_ signature: MethodSignature, in file: FileVisitor) -> Bool {
        !signature.labels.isEmpty || file.index.optionalMethods.contains(signature.fullName)
            || file.index.importedOptionalMethods.contains(signature.fullName)
            || KnownMethods.optionalRequirements.contains(signature.fullName)
    }

    /// Collects a property. One that is left out accepts the value that an interface file or a key-value call sets, and discards it.
    static func collect(_ node: VariableDeclSyntax, isLeftOut: Bool = false, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .class || scope.kind == .extension, !node.modifiers.isStatic,
            !isUnavailable(node.attributes)
        else { return }
        let isExposed =
            isExposed(node.attributes) || node.modifiers.has("dynamic")
            || (scope.exposesAll && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
        guard isExposed else {
            guard !isLeftOut else { return }
            // An optional property is looked up by its getter's name.
            for binding in node.bindings {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    file.index.optionalProperties.contains(name), scope.hasInheritance
                {
                    scope.implemented.append((name, file.conditions.current))
                }
            }
            return
        }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            var isSettable = node.bindingSpecifier.tokenKind == .keyword(.var)
            switch binding.accessorBlock?.accessors {
            case .getter: isSettable = false
            case .accessors(let list):
                if list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) {
                    isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
                }
            default: break
            }
            scope.properties.append(
                .init(
                    name: name.filter { $0 != "`" }, isSettable: isSettable, isLeftOut: isLeftOut, conditions: file.conditions.current,
                    objcName: node.attributes.objcName, traits: traits(node, binding, name, isSettable: isSettable, in: scope)))
        }
    }

    /// Returns the letters of Objective-C's attributes that the type of a property doesn't tell (Apple, "Objective-C Runtime Programming
    /// Guide", Declared Properties): `R` for one that is only read, `W` for a weak one, `C` for a copy, `D` for one of a managed object, and
    /// `V` with the name of the storage.
    private static func traits(
        _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, isSettable: Bool, in scope: TypeScope
    ) -> String {
        var letters = isSettable ? [] : ["R"]
        if node.modifiers.has(.weak) || node.modifiers.has(.unowned) { letters.append("W") }
        if node.attributes.has("NSCopying") { letters.append("C") }
        let isManaged = node.attributes.has("NSManaged")
        if isManaged { letters.append("D") }
        var isStored = true
        switch binding.accessorBlock?.accessors {
        case .accessors(let list):
            isStored = list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        case .getter: isStored = false
        default: break
        }
        // A wrapped property and a lazy one have their storage under another name.
        let isWrapped = node.attributes.contains { attribute in
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return name.first?.isUppercase == true && !exposing.contains(name) && !["NSCopying", "MainActor"].contains(name)
        }
        if isStored, scope.kind == .class, !isManaged, !isWrapped, !node.modifiers.has(.lazy) { letters.append("V" + name) }
        return letters.joined(separator: ",")
    }

    // MARK: Generating

    /// Swift's own types, on which nothing can be called by name.
    private static let values: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "Slice", "AnySequence",
        "AnyCollection",
        "AnyIterator",
        "LazySequence", "UnsafePointer", "UnsafeMutablePointer", "KeyValuePairs", "String", "Substring", "Character", "Int", "UInt",
        "Double", "Float",
        "CGFloat", "Bool",
        "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform", "CGVector", "Date", "Data", "URL", "URLRequest", "UUID",
        "IndexPath", "IndexSet",
        "DateComponents",
        "Calendar", "Locale", "TimeZone", "CharacterSet", "AttributedString", "Notification", "Measurement", "Decimal", "Never",
        "AnyHashable",
    ]

    /// Returns the functions that perform dynamic calls on one type.
    private static func functions(_ scope: TypeScope, _ name: String) -> String {
        let actor = "@preconcurrency @MainActor "
        let outer = scope.conditions
        func inner(_ conditions: [String]) -> [String] { conditions.filter { !outer.contains($0) } }
        var text = ""
        if scope.methods.contains(where: \.isStatic) {
            text += "  \(actor)static func \(name)c(_ s: String, _ a: DispatchArguments) -> DispatchResult { switch s {\n"
            for method in scope.methods where method.isStatic {
                text += Tail.conditional(inner(method.conditions), "  case \(method.selector.swiftLiteral): \(call(method))\n")
            }
            text += "  default: return .unhandled } }\n"
        }
        if scope.methods.contains(where: { !$0.isStatic }) {
            text += "  \(actor)final func \(name)(_ s: String, _ a: DispatchArguments) -> DispatchResult { switch s {\n"
            for method in scope.methods where !method.isStatic {
                text += Tail.conditional(inner(method.conditions), "  case \(method.selector.swiftLiteral): \(call(method))\n")
            }
            text += "  default: return .unhandled } }\n"
        }
        if !scope.properties.isEmpty {
            text += "  \(actor)final func \(name)w(_ k: String, _ v: Any?) -> Bool { switch k {\n"
            for property in scope.properties where property.isSettable {
                text += Tail.conditional(
                    inner(property.conditions),
                    "  case \(keys(property)): return \(property.isLeftOut ? "true" : "DispatchTable.store(v) { self.`\(property.name)` = $0 }")\n"
                )
            }
            text += "  default: return false } }\n"
            text += "  \(actor)final func \(name)r(_ k: String) -> Any?? { switch k {\n"
            for property in scope.properties where !property.isLeftOut {
                text += Tail.conditional(
                    inner(property.conditions), "  case \(keys(property)): return .some(self.`\(property.name)` as Any?)\n")
            }
            text += "  default: return nil } }\n"
        }
        if scope.listsProperties {
            text += "  \(actor)static func \(name)p() -> [DeclaredProperty] { var p: [DeclaredProperty] = []\n"
            for property in scope.properties where !property.isLeftOut {
                let key = (property.objcName ?? property.name).swiftLiteral
                let line = "  p.append(DeclaredProperty(\(key), \(property.traits.swiftLiteral)) { (o: Self) in o.`\(property.name)` })\n"
                text += Tail.conditional(inner(property.conditions), line)
            }
            text += "  return p }\n"
        }
        return text
    }

    private static func keys(_ property: TypeScope.Property) -> String {
        ([property.name] + [property.objcName].compactMap { $0 }.filter { $0 != property.name }).map(\.swiftLiteral).joined(separator: ", ")
    }

    private static func call(_ method: TypeScope.Method) -> String {
        let signature = method.signature
        let arguments = signature.arguments { index in
            guard method.needsTypes else { return "a.argument(\(index))" }
            var type = signature.types[index].trimmedDescription
            if type.hasSuffix("!") { type = String(type.dropLast()) + "?" }
            for attribute in ["@escaping ", "@autoclosure ", "@Sendable "] { type = type.replacing(attribute, with: "") }
            return "a.argument(\(index), as: (\(type)).self)"
        }
        var expression = "self.\(signature.base)(\(arguments))"
        if signature.isAsync {
            return "Task { @MainActor in \(signature.isThrowing ? "try " : "")await \(expression) }; return .handled(nil)"
        }
        if signature.isThrowing { expression = "try? " + expression }
        if signature.returnsValue { return "return .handled(\(expression))" }
        return (signature.isThrowing ? "_ = " : "") + "\(expression); return .handled(nil)"
    }

    /// Returns the extension and the registration for the end of the file.
    static func tail(_ scope: TypeScope, number: Int, tag: String) -> (extension: String, registration: String) {
        guard scope.kind == .class || scope.kind == .extension && !values.contains(scope.name), scope.isExposing else { return ("", "") }
        let name = "_us_\(tag)_\(number)"
        let (selectors, conditional) = selectorLists(scope)
        let functions = functions(scope, name)

        if scope.isGeneric {
            let requirements = requirements(scope, name)
            let text =
                "private protocol _USP\(name): AnyObject {\n\(requirements)}\nextension \(scope.name): _USP\(name) {\n\(functions.replacing("final func", with: "func"))}\n"
            let registration =
                "  DispatchTable.add(where: { $0 is any _USP\(name).Type }, selectors: \(selectors)\(closures(scope, name, "($0 as! any _USP\(name))")))\n"
                + conditional.map {
                    Tail.conditional(
                        $0.conditions,
                        "  DispatchTable.add(where: { $0 is any _USP\(name).Type }, selectors: [\($0.selector.swiftLiteral)])\n")
                }.joined()
                + (scope.listsProperties
                    ? "  DispatchTable.addProperties(where: { $0 is any _USP\(name).Type }) { ($0 as! any _USP\(name).Type).\(name)p() }\n"
                    : "")
            return (Tail.conditional(scope.conditions, text), Tail.conditional(scope.conditions, registration))
        }
        let classSelectors = scope.methods.filter(\.isStatic).map(\.selector.swiftLiteral).joined(separator: ", ")
        let text = functions.isEmpty ? "" : "extension \(scope.name) {\n\(functions)}\n"
        var registration =
            "  DispatchTable.add(\(scope.name).self, selectors: \(selectors)\(closures(scope, name, "unsafeDowncast($0, to: \(scope.name).self)")))\n"
            + conditional.map {
                Tail.conditional($0.conditions, "  DispatchTable.add(\(scope.name).self, selectors: [\($0.selector.swiftLiteral)])\n")
            }.joined()
        if !classSelectors.isEmpty {
            registration +=
                "  DispatchTable.addClassMethods(\(scope.name).self, selectors: [\(classSelectors)]) { ($0 as! \(scope.name).Type).\(name)c($1, $2) }\n"
        }
        if scope.listsProperties { registration += "  DispatchTable.addProperties(\(scope.name).self) { _ in \(scope.name).\(name)p() }\n" }
        if let objcName = scope.objcName, !objcName.contains(":") {
            registration += "  DispatchTable.name(\(scope.name).self, \(objcName.swiftLiteral))\n"
        }
        return (Tail.conditional(scope.conditions, text), Tail.conditional(scope.conditions, registration))
    }

    /// Returns the selectors of `responds(to:)`: the unconditional ones as an array literal, those under `#if` separately.
    private static func selectorLists(_ scope: TypeScope) -> (always: String, conditional: [(selector: String, conditions: [String])]) {
        // Accessors count as methods: `#selector(getter: name)`.
        let accessors = scope.properties.flatMap { property in
            let name = property.objcName ?? property.name
            return [(name, property.conditions)] + (property.isSettable ? [(SelectorName.setter(property.name), property.conditions)] : [])
        }
        let methods = scope.methods.filter { !$0.isStatic }.map { ($0.selector, $0.conditions) }
        let all = (methods + accessors + scope.implemented).map { selector, conditions in
            (selector: selector, conditions: conditions.filter { !scope.conditions.contains($0) })
        }
        let always = all.filter(\.conditions.isEmpty).map(\.selector.swiftLiteral).joined(separator: ", ")
        return ("[" + always + "]", all.filter { !$0.conditions.isEmpty })
    }

    private static func closures(_ scope: TypeScope, _ name: String, _ object: String) -> String {
        var text = ""
        if scope.methods.contains(where: { !$0.isStatic }) { text += ", invoke: { \(object).\(name)($1, $2) }" }
        if !scope.properties.isEmpty { text += ", assign: { \(object).\(name)w($1, $2) }, read: { \(object).\(name)r($1) }" }
        return text
    }

    private static func requirements(_ scope: TypeScope, _ name: String) -> String {
        var text = ""
        if scope.methods.contains(where: { !$0.isStatic }) {
            text += "  @MainActor func \(name)(_ s: String, _ a: DispatchArguments) -> DispatchResult\n"
        }
        if !scope.properties.isEmpty {
            text += "  @MainActor func \(name)w(_ k: String, _ v: Any?) -> Bool\n  @MainActor func \(name)r(_ k: String) -> Any??\n"
        }
        if scope.listsProperties { text += "  @MainActor static func \(name)p() -> [DeclaredProperty]\n" }
        return text
    }

    /// Inserts the table of a class inside a function, which the tail cannot name, into the class's body, behind a protocol. The table of
    /// a subclass overrides that of its superclass, which answers what the subclass doesn't know.
    static func insertLocally(_ scope: TypeScope, in file: FileVisitor) {
        guard scope.kind == .class, let insertion = scope.inheritanceInsertion else { return }
        file.localClasses.add(scope.uniqueName, superclass: scope.firstInherited, isLocal: true)
        guard !scope.methods.isEmpty || !scope.properties.isEmpty || !scope.implemented.isEmpty else { return }
        let inherits = file.localClasses.chain(of: scope.uniqueName).dropFirst().contains { file.locallyExposed.contains($0) }
        file.locallyExposed.insert(scope.uniqueName)
        let selectors = selectorLists(scope).always
        var text =
            functions(scope, "_us_local").replacing("@MainActor final func", with: "@MainActor func")
            .replacing("static func _us_localp()", with: "class func _us_localp()")
            + "  nonisolated class var _us_selectors: [String] { \(selectors) }\n"
        if !inherits {
            file.insert(insertion.text + "LocallyExposed", at: insertion.position)
            // A subclass can override only what the class has.
            if !text.contains("func _us_local(") {
                text += "  @MainActor func _us_local(_ s: String, _ a: DispatchArguments) -> DispatchResult { .unhandled }\n"
            }
            if scope.properties.isEmpty {
                text += "  @MainActor func _us_localw(_ k: String, _ v: Any?) -> Bool { false }\n"
                text += "  @MainActor func _us_localr(_ k: String) -> Any?? { nil }\n"
            }
            if !scope.listsProperties { text += "  @MainActor class func _us_localp() -> [DeclaredProperty] { [] }\n" }
        } else {
            for (answer, call) in [(".unhandled", "local(s, a)"), ("false", "localw(k, v)"), ("nil", "localr(k)")] {
                text = text.replacing("  default: return \(answer) } }", with: "  default: return super._us_\(call) } }")
            }
            text = text.replacing("@MainActor func", with: "@MainActor override func")
                .replacing("class func", with: "override class func").replacing("class var", with: "override class var")
        }
        file.insert("\n" + text + file.sourceLocation(scope.closingBrace), at: scope.closingBrace.utf8Offset)
    }
}
