import AutomationClient

/// A class chain of Appium's XCUITest driver: ``**/XCUIElementTypeCell[`label == "Soup"`]/XCUIElementTypeButton[-1]``.
///
/// https://github.com/facebookarchive/WebDriverAgent/wiki/Class-Chain-Queries-Construction-Rules
struct ClassChain: Equatable {
    struct Step: Equatable {
        /// Whether the step searches all descendants rather than only the children.
        var isDeep: Bool
        /// The type, or `nil` for `*`.
        var type: ElementType?
        var filters: [Filter] = []
        /// The index, counted from 1, or backward from -1, or `nil` for all.
        var index: Int?
    }

    enum Filter: Equatable {
        /// A predicate between backticks, which the element itself must satisfy.
        case own(String)
        /// A predicate between dollar signs, which a descendant must satisfy.
        case inside(String)
    }

    var steps: [Step] = []

    init(_ text: String) throws {
        var rest = Substring(text)
        func wrong(_ what: String) -> WebDriverError { WebDriverError(.invalidSelector, "`\(text)` isn't a class chain: \(what)") }
        guard !rest.isEmpty else { throw wrong("it is empty") }
        if rest.first == "/" { throw wrong("it begins with a slash") }
        while true {
            var step = Step(isDeep: false, type: nil)
            if rest.hasPrefix("**/") {
                step.isDeep = true
                rest = rest.dropFirst(3)
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "*" }
            rest = rest.dropFirst(word.count)
            if word != "*" {
                guard let type = ElementSnapshot.type(fullName: String(word)) else {
                    throw wrong(word.isEmpty ? "a type is missing" : "`\(word)` isn't a type")
                }
                step.type = type == .any ? nil : type
            }
            while rest.first == "[" {
                rest = rest.dropFirst()
                guard step.index == nil else { throw wrong("something follows the index") }
                if let mark = rest.first, mark == "`" || mark == "$" {
                    rest = rest.dropFirst()
                    var predicate = ""
                    // A doubled delimiter is an escaped one.
                    while true {
                        guard let character = rest.popFirst() else { throw wrong("a predicate has no end") }
                        if character != mark {
                            predicate.append(character)
                        } else if rest.first == mark {
                            predicate.append(mark); rest = rest.dropFirst()
                        } else {
                            break
                        }
                    }
                    step.filters.append(mark == "`" ? .own(predicate) : .inside(predicate))
                } else {
                    let number = rest.prefix { $0 != "]" }
                    guard let index = Int(number), index != 0, (-1_000_000...1_000_000).contains(index) else {
                        throw wrong("`\(number)` isn't an index")
                    }
                    step.index = index
                    rest = rest.dropFirst(number.count)
                }
                guard rest.popFirst() == "]" else { throw wrong("`]` is missing") }
            }
            steps.append(step)
            guard steps.count <= 100 else { throw wrong("it has more than 100 steps") }
            guard let next = rest.popFirst() else { return }
            guard next == "/" else { throw wrong("`\(next)` is not expected") }
        }
    }

    /// Returns the elements in reading order. `fitting` returns the references of all elements that satisfy a predicate.
    func elements(in root: ElementSnapshot, fitting: (String) throws -> Set<Int>) throws -> [ElementSnapshot] {
        var current = [root]
        for step in steps {
            var seen: Set<Int> = [], found: [ElementSnapshot] = []
            for parent in current {
                for element in step.isDeep ? Array(parent.flattened.dropFirst()) : parent.children
                where (step.type == nil || element.type == step.type) && !seen.contains(element.ref) {
                    seen.insert(element.ref)
                    found.append(element)
                }
            }
            for filter in step.filters {
                switch filter {
                case .own(let predicate):
                    let fits = try fitting(predicate)
                    found = found.filter { fits.contains($0.ref) }
                case .inside(let predicate):
                    let fits = try fitting(predicate)
                    found = found.filter { $0.flattened.dropFirst().contains { fits.contains($0.ref) } }
                }
            }
            if let index = step.index {
                let place = index > 0 ? index - 1 : found.count + index
                found = found.indices.contains(place) ? [found[place]] : []
            }
            current = found
        }
        return current
    }
}
