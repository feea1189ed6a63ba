import Foundation
import UIKitRuntime

/// An expression in Foundation's format: arithmetic, functions, key paths. Foundation's own cannot be created on Linux; files that name the
/// class use this one.
open class NSExpression: NSObject, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        /// A value, a variable, a path, a call, an operation on sets, a list, a closure, or a choice.
        case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet, subquery = 13, aggregate,
            anyKey, block = 19, conditional
    }

    fileprivate enum Content {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(String)
        case property(String, (Any) -> Any?)
        case function(String, [NSExpression])
        case aggregate([NSExpression])
        case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
        case conditional(NSPredicate, NSExpression, NSExpression)
        case combination(ExpressionType, NSExpression, NSExpression)
        case subquery(NSExpression, String, NSPredicate)
    }
    fileprivate let content: Content
    private init(_ content: Content) { self.content = content }

    /// Raises `NSInvalidArgumentException` if the text is not an expression.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
    }
    /// Creates an expression from a format with arguments. Raises an exception if the text is not an expression.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]?) {
        var parser = ExpressionParser(expressionFormat, arguments ?? [])
        guard let parsed = parser.parse() else {
            Fault.raise(.invalidArgumentException, "Unable to parse the format string \"\(expressionFormat)\"")
            self.init(.constant(nil))
            return
        }
        self.init(parsed.content)
    }
    /// Creates an expression with a fixed value, or `nil`.
    public convenience init(forConstantValue object: Any?) { self.init(.constant(object)) }
    /// Creates an expression with the value of a variable, which evaluation takes from its context.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    /// Creates an expression with the value at a path of the evaluated object.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    /// The property that a Swift path leads to; nil of objects of other types.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(.property("\(keyPath)") { ($0 as? Root).map { $0[keyPath: keyPath] as Any } })
    }
    /// Creates a function call. `name` is a name such as `sum:` or `add:to:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
    }
    /// Creates an expression with an array of the values of others.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
    }
    /// Creates an expression whose value a closure computes from the object, the arguments' values, and the context.
    public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) {
        self.init(.block(block, arguments ?? []))
    }
    /// Creates an expression that has one of two values, depending on a predicate.
    public convenience init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
        self.init(.conditional(predicate, trueExpression, falseExpression))
    }
    /// Creates an expression with the members of two collections, those of both, or those of the first only.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) { self.init(.combination(.unionSet, left, right)) }
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.combination(.intersectSet, left, right))
    }
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) { self.init(.combination(.minusSet, left, right)) }
    /// Creates an expression with the members of a collection that fulfill a predicate, in which a variable is the member.
    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression, variable, predicate))
    }
    /// The two sides of a combination; the expression itself for other kinds, where Apple's raises an exception.
    public final var left: NSExpression { if case .combination(_, let left, _) = content { left } else { self } }
    public final var right: NSExpression { if case .combination(_, _, let right) = content { right } else { self } }
    /// The collection of a subquery or of an aggregate; `NSNull` for other kinds, where Apple's raises an exception.
    public final var collection: Any {
        switch content {
        case .subquery(let collection, _, _): collection
        case .aggregate(let parts): parts
        default: NSNull()
        }
    }
    /// The predicate of a subquery or of a choice; a false one for other kinds, where Apple's raises an exception.
    public final var predicate: NSPredicate {
        switch content {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: NSPredicate(value: false)
        }
    }
    /// The two values of a choice; the expression itself for other kinds, where Apple's raises an exception.
    public final var `true`: NSExpression { if case .conditional(_, let yes, _) = content { yes } else { self } }
    public final var `false`: NSExpression { if case .conditional(_, _, let no) = content { no } else { self } }
    /// The closure of an expression; one without a value for other kinds, where Apple's raises an exception.
    public final var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
        if case .block(let body, _) = content { body } else { { _, _, _ in NSNull() } }
    }
    /// Allows the evaluation of an expression that was decoded. Does nothing: each may be evaluated.
    public final func allowEvaluation() {}
    /// Returns the expression whose value is the evaluated object itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    /// The kind of the expression.
    open var expressionType: ExpressionType {
        switch content {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath, .property: .keyPath
        case .function: .function
        case .aggregate: .aggregate
        case .block: .block
        case .conditional: .conditional
        case .combination(let type, _, _): type
        case .subquery: .subquery
        }
    }
    /// The fixed value; `nil` for other kinds.
    open var constantValue: Any? { if case .constant(let value) = content { value } else { nil } }
    /// The path; empty for other kinds, where Apple's raises an exception.
    open var keyPath: String {
        switch content {
        case .keyPath(let path), .property(let path, _): path
        default: ""
        }
    }
    /// The variable's name; empty for other kinds, where Apple's raises an exception.
    open var variable: String { if case .variable(let name) = content { name } else { "" } }
    /// The function's name; empty for other kinds, where Apple's raises an exception.
    open var function: String { if case .function(let name, _) = content { name } else { "" } }
    /// The arguments of a function or a closure; `nil` for other kinds.
    open var arguments: [NSExpression]? {
        switch content {
        case .function(_, let arguments), .block(_, let arguments): arguments
        default: nil
        }
    }

    /// Evaluates the expression. Key paths start at `object`; `context` contains the values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch content {
        case .constant(let value): return value is NSNull ? nil : value
        case .evaluatedObject: return object
        case .variable(let name): return context?[name]
        case .combination(let type, let left, let right):
            func members(_ expression: NSExpression) -> [Any] {
                let value = expression.expressionValue(with: object, context: context)
                return (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value as? [Any] ?? []
            }
            let (result, other) = (NSMutableSet(array: members(left)), NSSet(array: members(right)))
            switch type {
            case .unionSet: result.union(Set(other.allObjects.compactMap { $0 as? AnyHashable }))
            case .intersectSet: result.intersect(Set(other.allObjects.compactMap { $0 as? AnyHashable }))
            default: result.minus(Set(other.allObjects.compactMap { $0 as? AnyHashable }))
            }
            return result
        case .subquery(let collection, let variable, let predicate):
            let value = collection.expressionValue(with: object, context: context)
            let members = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value as? [Any] ?? []
            let others = (context as? [String: Any]) ?? [:]
            return members.filter { predicate.evaluate(with: $0, substitutionVariables: others.merging([variable: $0]) { $1 }) }
        case .property(_, let value): return object.flatMap(value)
        case .keyPath(let path): return object.flatMap { KeyValueAccess.value(forKeyPath: path, of: $0 as AnyObject) }
        case .aggregate(let parts): return parts.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
        case .block(let body, let arguments):
            return body(object, arguments.map { $0.expressionValue(with: object, context: context) ?? NSNull() }, context)
        case .conditional(let predicate, let yes, let no):
            return (predicate.evaluate(with: object) ? yes : no).expressionValue(with: object, context: context)
        case .function(let name, let arguments):
            return ExpressionFunction.value(of: name, arguments.map { $0.expressionValue(with: object, context: context) })
        }
    }
}

/// The functions of expressions, by their Objective-C names.
enum ExpressionFunction {
    static func value(of name: String, _ arguments: [Any?]) -> Any? {
        func number(_ index: Int) -> NSNumber { index < arguments.count ? arguments[index] as? NSNumber ?? 0 : 0 }
        func numbers() -> [Double] {
            let list = arguments.count == 1 ? (arguments[0] as? [Any?] ?? arguments) : arguments
            return list.compactMap { ($0 as? NSNumber)?.doubleValue }
        }
        switch name {
        case "add:to:": return arithmetic(number(0), number(1), { $0.addingReportingOverflow($1) }, +)
        case "from:subtract:": return arithmetic(number(0), number(1), { $0.subtractingReportingOverflow($1) }, -)
        case "multiply:by:": return arithmetic(number(0), number(1), { $0.multipliedReportingOverflow(by: $1) }, *)
        // Whole numbers are divided as in C; division by zero results in infinity.
        case "divide:by:": return arithmetic(number(0), number(1), { $0.dividedReportingOverflow(by: $1) }, /)
        case "modulus:by:": return arithmetic(number(0), number(1), { $0.remainderReportingOverflow(dividingBy: $1) }, fmod)
        case "raise:toPower:": return arithmetic(number(0), number(1), { _, _ in (0, true) }, pow)
        case "sum:": return NSNumber(value: numbers().reduce(0, +))
        case "count:": return NSNumber(value: arguments.count == 1 ? (arguments[0] as? [Any])?.count ?? 1 : arguments.count)
        case "min:": return numbers().min().map { NSNumber(value: $0) }
        case "max:": return numbers().max().map { NSNumber(value: $0) }
        case "average:": return numbers().isEmpty ? nil : NSNumber(value: numbers().reduce(0, +) / Double(numbers().count))
        case "sqrt:": return NSNumber(value: number(0).doubleValue.squareRoot())
        case "log:": return NSNumber(value: log10(number(0).doubleValue))
        case "ln:": return NSNumber(value: log(number(0).doubleValue))
        case "exp:": return NSNumber(value: exp(number(0).doubleValue))
        case "abs:": return NSNumber(value: Swift.abs(number(0).doubleValue))
        case "floor:": return NSNumber(value: number(0).doubleValue.rounded(.down))
        case "ceiling:": return NSNumber(value: number(0).doubleValue.rounded(.up))
        case "trunc:": return NSNumber(value: number(0).doubleValue.rounded(.towardZero))
        case "uppercase:": return (arguments.first as? String)?.uppercased()
        case "lowercase:": return (arguments.first as? String)?.lowercased()
        default:
            Fault.raise(.invalidArgumentException, "\(name) is not a supported method.")
            return nil
        }
    }

    private static func arithmetic(_ a: NSNumber, _ b: NSNumber, _ whole: (Int, Int) -> (Int, Bool), _ real: (Double, Double) -> Double)
        -> NSNumber
    {
        if isWhole(a), isWhole(b) {
            let (result, overflow) = whole(a.intValue, b.intValue)
            if !overflow { return NSNumber(value: result) }
        }
        return NSNumber(value: real(a.doubleValue, b.doubleValue))
    }

    private static func isWhole(_ number: NSNumber) -> Bool {
        let type = String(cString: number.objCType)
        return type != "d" && type != "f"
    }
}

/// Parses `2 * (a.b + %@) ** 2` and `sum({1, 2})`.
struct ExpressionParser {
    private let characters: [Character]
    private var position = 0
    private var arguments: [Any]

    init(_ format: String, _ arguments: [Any]) { (characters, self.arguments) = (Array(format), arguments.reversed()) }

    mutating func parse() -> NSExpression? {
        guard let result = sum() else { return nil }
        skipSpaces()
        return position == characters.count ? result : nil
    }

    private mutating func skipSpaces() { while position < characters.count, characters[position].isWhitespace { position += 1 } }
    private mutating func take(_ text: String) -> Bool {
        skipSpaces()
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }
    private func function(_ name: String, _ a: NSExpression, _ b: NSExpression) -> NSExpression {
        NSExpression(forFunction: name, arguments: [a, b])
    }

    private mutating func sum() -> NSExpression? {
        guard var left = product() else { return nil }
        while true {
            if take("+") {
                guard let right = product() else { return nil }
                left = function("add:to:", left, right)
            } else if take("-") {
                guard let right = product() else { return nil }
                left = function("from:subtract:", left, right)
            } else {
                return left
            }
        }
    }

    private mutating func product() -> NSExpression? {
        guard var left = power() else { return nil }
        while true {
            skipSpaces()
            if !characters[position...].starts(with: "**"), take("*") {
                guard let right = power() else { return nil }
                left = function("multiply:by:", left, right)
            } else if take("/") {
                guard let right = power() else { return nil }
                left = function("divide:by:", left, right)
            } else {
                return left
            }
        }
    }

    private mutating func power() -> NSExpression? {
        guard let base = prefix() else { return nil }
        guard take("**") else { return base }
        return power().map { function("raise:toPower:", base, $0) }
    }

    private mutating func prefix() -> NSExpression? {
        if take("-") {
            guard let value = prefix() else { return nil }
            if let number = value.constantValue as? NSNumber {
                return NSExpression(forConstantValue: ExpressionFunction.value(of: "from:subtract:", [NSNumber(value: 0), number]))
            }
            return function("from:subtract:", NSExpression(forConstantValue: NSNumber(value: 0)), value)
        }
        return primary()
    }

    private mutating func primary() -> NSExpression? {
        skipSpaces()
        guard position < characters.count else { return nil }
        let c = characters[position]
        if take("(") {
            guard let inner = sum(), take(")") else { return nil }
            return inner
        }
        if take("{") {
            guard let parts = list(until: "}") else { return nil }
            return NSExpression(forAggregate: parts)
        }
        if c == "\"" || c == "'" {
            position += 1
            guard let end = characters[position...].firstIndex(of: c) else { return nil }
            defer { position = end + 1 }
            return NSExpression(forConstantValue: String(characters[position..<end]))
        }
        if c == "%" { return argument() }
        if c.isNumber || c == "." { return number() }
        guard c.isLetter || c == "_" || c == "$" || c == "@" else { return nil }
        return word()
    }

    private mutating func argument() -> NSExpression? {
        guard position + 1 < characters.count else { return nil }
        let kind = characters[position + 1]
        position += 2
        while position < characters.count, "lq".contains(characters[position - 1]), "duf".contains(characters[position]) { position += 1 }
        guard let value = arguments.popLast() else { return nil }
        return kind == "K" ? NSExpression(forKeyPath: "\(value)") : value as? NSExpression ?? NSExpression(forConstantValue: value)
    }

    private mutating func number() -> NSExpression? {
        let start = position
        while position < characters.count, characters[position].isNumber || characters[position] == "." { position += 1 }
        if position + 1 < characters.count, "eE".contains(characters[position]),
            characters[position + 1].isNumber || "+-".contains(characters[position + 1])
        {
            position += 2
            while position < characters.count, characters[position].isNumber { position += 1 }
        }
        let text = String(characters[start..<position])
        if let whole = Int(text) { return NSExpression(forConstantValue: NSNumber(value: whole)) }
        return Double(text.hasSuffix(".") ? text + "0" : text).map { NSExpression(forConstantValue: NSNumber(value: $0)) }
    }

    private mutating func word() -> NSExpression? {
        let start = position
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber || "_.$@:".contains(characters[position])
        { position += 1 }
        let name = String(characters[start..<position])
        if take("(") {
            guard let parts = list(until: ")") else { return nil }
            return NSExpression(forFunction: name.hasSuffix(":") ? name : name + ":", arguments: parts)
        }
        if name.hasPrefix("$") { return NSExpression(forVariable: String(name.dropFirst())) }
        switch name.uppercased() {
        case "SELF": return NSExpression.expressionForEvaluatedObject()
        case "TRUE", "YES": return NSExpression(forConstantValue: NSNumber(value: true))
        case "FALSE", "NO": return NSExpression(forConstantValue: NSNumber(value: false))
        case "NIL", "NULL": return NSExpression(forConstantValue: nil)
        default: return NSExpression(forKeyPath: name)
        }
    }

    private mutating func list(until end: String) -> [NSExpression]? {
        var parts: [NSExpression] = []
        if take(end) { return parts }
        while let part = sum() {
            parts.append(part)
            if take(end) { return parts }
            guard take(",") else { return nil }
        }
        return nil
    }
}
