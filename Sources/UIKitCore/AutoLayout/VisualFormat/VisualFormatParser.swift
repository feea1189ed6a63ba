import Foundation

/// A parsed format.
struct VisualFormatLine {
    enum Element {
        case superview(position: Int)
        case view(AnyObject, [Predicate], position: Int)
    }

    struct Predicate {
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        /// A view whose size replaces the constant.
        var view: AnyObject?
        var multiplier: CGFloat = 1
        var priority: UILayoutPriority
    }

    enum Gap {
        case none
        case standard
        case explicit([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// The gaps, one fewer than the elements.
    var gaps: [Gap] = []
}

/// Parses a format, character by character.
struct VisualFormatParser {
    let format: String
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.views = views
    }

    func failure(_ reason: String, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: place ?? position)
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skipSpaces() { while next == " " { position += 1 } }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ reason: String) throws(VisualFormatError) {
        guard take(character) else { throw failure(reason) }
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormatLine {
        var line = VisualFormatLine()
        skipSpaces()
        if let first = next, first == "H" || first == "V" {
            position += 1
            line.axis = first == "H" ? .horizontal : .vertical
            try expect(":", "Expected a ':' here, after the direction")
        }
        line.elements.append(try parseElement())
        while true {
            skipSpaces()
            guard next != nil else { break }
            if case .superview = line.elements.last, line.elements.count > 1 { throw failure("Expected the end of the string after '|'") }
            line.gaps.append(try parseGap())
            skipSpaces()
            guard next != nil else { throw failure("Expected a view after the connection. A view is '[name]' or '|'") }
            line.elements.append(try parseElement())
        }
        return line
    }

    private mutating func parseElement() throws(VisualFormatError) -> VisualFormatLine.Element {
        skipSpaces()
        let start = position
        if take("|") { return .superview(position: start) }
        try expect("[", "Expected a '[' or '|' here, where a view is due")
        let nameStart = position
        let name = parseName()
        guard !name.isEmpty else { throw failure("Expected a view name here. It has letters, digits, and underscores", at: nameStart) }
        guard let value = views[name] else { throw failure("\(name) is not a key in the views dictionary.", at: nameStart + name.count) }
        guard let view = ConstraintItem.layoutItem(value) else {
            throw failure("The value for \(name) in the views dictionary is not a view or a layout guide", at: nameStart + name.count)
        }
        var predicates: [VisualFormatLine.Predicate] = []
        skipSpaces()
        if next == "(" { predicates = try parsePredicates(isSize: true) }
        try expect("]", "Expected a ']' here, to end the view")
        return .view(view, predicates, position: start)
    }

    private mutating func parseGap() throws(VisualFormatError) -> VisualFormatLine.Gap {
        guard take("-") else { return .none }
        skipSpaces()
        guard let character = next else { return .standard }
        if character == "[" || character == "|" { return .standard }
        var predicates: [VisualFormatLine.Predicate]
        if character == "(" {
            predicates = try parsePredicates(isSize: false)
        } else {
            predicates = [try parsePredicate(isSize: false)]
        }
        try expect("-", "Expected a '-' here, to end the connection")
        return .explicit(predicates)
    }

    private mutating func parsePredicates(isSize: Bool) throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
        try expect("(", "Expected a '(' here")
        var result: [VisualFormatLine.Predicate] = []
        repeat { result.append(try parsePredicate(isSize: isSize)) } while take(",")
        try expect(")", "Expected a ')' here, to end the list of predicates")
        return result
    }

    private mutating func parsePredicate(isSize: Bool) throws(VisualFormatError) -> VisualFormatLine.Predicate {
        skipSpaces()
        var relation = NSLayoutConstraint.Relation.equal
        for (symbol, meaning) in [("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
        where characters[position...].starts(with: symbol) {
            relation = meaning
            position += 2
        }
        skipSpaces()
        var predicate = VisualFormatLine.Predicate(relation: relation, constant: 0, priority: .required)
        try parseOperand(of: &predicate, isSize: isSize)
        if take("@") { predicate.priority = try parsePriority() }
        return predicate
    }

    /// Parses a number, a metric, or for a size another view with a multiplier and a constant.
    private mutating func parseOperand(of predicate: inout VisualFormatLine.Predicate, isSize: Bool) throws(VisualFormatError) {
        let start = position
        if let number = parseNumber() { return predicate.constant = number }
        let isNegative = next == "-"
        if isNegative { position += 1 }
        let name = parseName()
        guard !name.isEmpty else { throw failure("Expected a number, the name of a metric, or the name of a view here") }
        if let metric = number(metrics[name]) { return predicate.constant = isNegative ? -metric : metric }
        guard isSize, let view = views[name].flatMap(ConstraintItem.layoutItem) else { throw unknownMetric(name, at: start) }
        predicate.view = view
        if take("*") { predicate.multiplier = parseNumber() ?? 1 }
        if take("/") { predicate.multiplier = 1 / (parseNumber() ?? 1) }
        skipSpaces()
        guard next == "+" || next == "-" else { return }
        let sign: CGFloat = next == "-" ? -1 : 1
        position += 1
        skipSpaces()
        predicate.constant = sign * (parseNumber() ?? 0)
    }

    private mutating func parsePriority() throws(VisualFormatError) -> UILayoutPriority {
        skipSpaces()
        let start = position
        if let number = parseNumber() { return UILayoutPriority(Float(number)) }
        let name = parseName()
        guard let metric = number(metrics[name]) else { throw unknownMetric(name, at: start) }
        return UILayoutPriority(Float(metric))
    }

    private func unknownMetric(_ name: String, at start: Int) -> VisualFormatError {
        failure(
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries", at: start + name.count
        )
    }

    private mutating func parseName() -> String {
        var name = ""
        while let character = next, character.isLetter || character.isNumber || character == "_" || (character == "." && !name.isEmpty) {
            name.append(character)
            position += 1
        }
        return name
    }

    private mutating func parseNumber() -> CGFloat? {
        let start = position
        var text = ""
        if next == "-" {
            text = "-"
            position += 1
        }
        while let character = next, character.isNumber || character == "." {
            text.append(character)
            position += 1
        }
        guard let number = Double(text) else {
            position = start
            return nil
        }
        return number
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }
}

extension ConstraintItem {
    /// Returns the value as a view or guide.
    nonisolated static func layoutItem(_ value: Any) -> AnyObject? {
        if let view = value as? UIView { return view }
        return value as? UILayoutGuide
    }
}
