import Foundation

/// Constraints from text such as `H:|-[name(>=80@750)]-8-[value]-|`.
@MainActor
enum VisualFormat {
    static func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        do {
            let line = try parser.parse()
            return try VisualFormatBuilder(line: line, options: options, parser: parser).build()
        } catch let error as VisualFormatError {
            Fault.raise(.invalidArgumentException, error.message)
            return []
        } catch {
            return []
        }
    }
}

/// Why a format cannot be read, with the place marked as UIKit marks it.
struct VisualFormatError: Error {
    var reason: String
    var format: String
    var position: Int

    var message: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}

/// A parsed format.
struct VisualFormatLine {
    enum Element {
        case superview(position: Int)
        case view(AnyObject, [Predicate], position: Int)
    }

    struct Predicate {
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        /// A view to compare sizes with, in place of the constant.
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
    /// One fewer than elements.
    var gaps: [Gap] = []
}

/// Reads a format, character by character.
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

    private mutating func expect(_ character: Character, _ reason: String) throws {
        guard take(character) else { throw failure(reason) }
    }

    mutating func parse() throws -> VisualFormatLine {
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

    private mutating func parseElement() throws -> VisualFormatLine.Element {
        skipSpaces()
        let start = position
        if take("|") { return .superview(position: start) }
        try expect("[", "Expected a '[' or '|' here, where a view is due")
        let nameStart = position
        let name = parseName()
        guard !name.isEmpty else { throw failure("Expected a view name here. It has letters, digits and underscores", at: nameStart) }
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

    private mutating func parseGap() throws -> VisualFormatLine.Gap {
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

    private mutating func parsePredicates(isSize: Bool) throws -> [VisualFormatLine.Predicate] {
        try expect("(", "Expected a '(' here")
        var result: [VisualFormatLine.Predicate] = []
        repeat { result.append(try parsePredicate(isSize: isSize)) } while take(",")
        try expect(")", "Expected a ')' here, to end the list of predicates")
        return result
    }

    private mutating func parsePredicate(isSize: Bool) throws -> VisualFormatLine.Predicate {
        skipSpaces()
        var relation = NSLayoutConstraint.Relation.equal
        for (symbol, meaning) in [("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
        where characters[position...].starts(with: symbol) {
            relation = meaning
            position += 2
        }
        skipSpaces()
        var predicate = VisualFormatLine.Predicate(relation: relation, constant: 0, priority: .required)
        let start = position
        if let number = parseNumber() {
            predicate.constant = number
        } else {
            var isNegative = false
            if next == "-" {
                isNegative = true
                position += 1
            }
            let name = parseName()
            guard !name.isEmpty else { throw failure("Expected a number, the name of a metric, or the name of a view here") }
            if let metric = number(metrics[name]) {
                predicate.constant = isNegative ? -metric : metric
            } else if isSize, let view = views[name].flatMap(ConstraintItem.layoutItem) {
                predicate.view = view
                if take("*") { predicate.multiplier = parseNumber() ?? 1 }
                if take("/") { predicate.multiplier = 1 / (parseNumber() ?? 1) }
                skipSpaces()
                if next == "+" || next == "-" {
                    let sign: CGFloat = next == "-" ? -1 : 1
                    position += 1
                    skipSpaces()
                    predicate.constant = sign * (parseNumber() ?? 0)
                }
            } else {
                throw failure("Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries", at: start + name.count)
            }
        }
        if take("@") {
            skipSpaces()
            let start = position
            if let number = parseNumber() {
                predicate.priority = UILayoutPriority(Float(number))
            } else {
                let name = parseName()
                guard let metric = number(metrics[name]) else {
                    throw failure(
                        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries", at: start + name.count)
                }
                predicate.priority = UILayoutPriority(Float(metric))
            }
        }
        return predicate
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
    /// The value as a view or guide.
    nonisolated static func layoutItem(_ value: Any) -> AnyObject? {
        if let view = value as? UIView { return view }
        return value as? UILayoutGuide
    }
}

/// Makes the constraints of a parsed format.
@MainActor
struct VisualFormatBuilder {
    let line: VisualFormatLine
    let options: NSLayoutConstraint.FormatOptions
    let parser: VisualFormatParser

    private var isHorizontal: Bool { line.axis == .horizontal }

    /// The attributes at which an item starts and ends, in the direction the options ask for.
    private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard isHorizontal else { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    func build() throws -> [NSLayoutConstraint] {
        let superview = try self.superview()
        var result: [NSLayoutConstraint] = []
        for (index, element) in line.elements.enumerated() {
            if case .view(let view, let predicates, _) = element {
                result += predicates.map { size(of: view, $0) }
            }
            guard index > 0 else { continue }
            result += gap(line.gaps[index - 1], from: line.elements[index - 1], to: element, superview)
        }
        return result + alignments()
    }

    private func superview() throws -> UIView? {
        guard let place = line.elements.compactMap({ if case .superview(let position) = $0 { position } else { nil } }).first else { return nil }
        for case .view(let item, _, _) in line.elements {
            if let space = ConstraintItem.space(of: item) { return space }
        }
        throw parser.failure("Unable to interpret '|' character, because the related view doesn't have a superview", at: place)
    }

    private func size(of view: AnyObject, _ predicate: VisualFormatLine.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        return NSLayoutConstraint(
            view, attribute, predicate.relation, predicate.view, predicate.view == nil ? .notAnAttribute : attribute,
            multiplier: predicate.multiplier, constant: predicate.constant, priority: predicate.priority)
    }

    // FIXME(gap): spacingBaselineToBaseline spaces edge to edge.
    private func gap(
        _ gap: VisualFormatLine.Gap, from: VisualFormatLine.Element, to: VisualFormatLine.Element, _ superview: UIView?
    ) -> [NSLayoutConstraint] {
        var fromItem: AnyObject?, toItem: AnyObject?
        var fromAttribute = ends.end, toAttribute = ends.start
        var touchesSuperview = false
        if case .view(let view, _, _) = from { fromItem = view } else {
            fromItem = superview
            fromAttribute = ends.start
            touchesSuperview = true
        }
        if case .view(let view, _, _) = to { toItem = view } else {
            toItem = superview
            toAttribute = ends.end
            touchesSuperview = true
        }
        guard let fromItem, let toItem else { return [] }
        let predicates: [VisualFormatLine.Predicate]
        switch gap {
        case .none: predicates = [.init(relation: .equal, constant: 0, priority: .required)]
        case .explicit(let list): predicates = list
        case .standard:
            predicates = [.init(relation: .equal, constant: touchesSuperview ? 0 : SystemSpacing.horizontal, priority: .required)]
            // The standard distance from a superview is its margin.
            if touchesSuperview {
                if fromItem === superview { fromAttribute = margin(fromAttribute) } else { toAttribute = margin(toAttribute) }
            }
        }
        return predicates.map {
            // Right to left, the distance runs towards smaller positions.
            if options.contains(.directionRightToLeft), isHorizontal {
                return NSLayoutConstraint(
                    fromItem, fromAttribute, $0.relation, toItem, toAttribute, constant: $0.constant, priority: $0.priority)
            }
            return NSLayoutConstraint(toItem, toAttribute, $0.relation, fromItem, fromAttribute, constant: $0.constant, priority: $0.priority)
        }
    }

    private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    private func alignments() -> [NSLayoutConstraint] {
        let views = line.elements.compactMap { if case .view(let view, _, _) = $0 { view } else { nil } }
        var result: [NSLayoutConstraint] = []
        for raw in 1...12 where options.rawValue & (1 << UInt(raw)) != 0 {
            guard let attribute = NSLayoutConstraint.Attribute(rawValue: raw) else { continue }
            for (earlier, later) in zip(views, views.dropFirst()) {
                result.append(NSLayoutConstraint(earlier, attribute, .equal, later, attribute))
            }
        }
        return result
    }
}
