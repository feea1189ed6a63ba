import AutomationClient

/// A class chain of Appium's XCUITest driver: ``**/XCUIElementTypeCell[`label == "Soup"`]/XCUIElementTypeButton[-1]``.
///
/// https://github.com/facebookarchive/WebDriverAgent/wiki/Class-Chain-Queries-Construction-Rules
struct ClassChain: Equatable {
    struct Step: Equatable {
        /// Among all descendants, or the children alone.
        var isDeep: Bool
        /// Nil for `*`.
        var type: ElementType?
        var filters: [Filter] = []
        /// From 1, or from -1 backwards; nil for all.
        var index: Int?
    }

    enum Filter: Equatable {
        /// Between back-ticks: the element itself fits.
        case own(String)
        /// Between dollar signs: one inside it fits.
        case inside(String)
    }

    var steps: [Step] = []

    init(_ text: String) throws {
        var rest = Substring(text)
        func wrong(_ what: String) -> WebDriverError { WebDriverError(.invalidSelector, "`\(text)` is no class chain: \(what)") }
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
                guard word.hasPrefix(ElementSnapshot.prefix),
                    let type = ElementType(named: String(word.dropFirst(ElementSnapshot.prefix.count)))
                else {
                    throw wrong(word.isEmpty ? "a type is missing" : "`\(word)` is no type")
                }
                step.type = type == .any ? nil : type
            }
            while rest.first == "[" {
                rest = rest.dropFirst()
                guard step.index == nil else { throw wrong("something follows the index") }
                if let mark = rest.first, mark == "`" || mark == "$" {
                    rest = rest.dropFirst()
                    var predicate = ""
                    // A doubled mark is the mark itself.
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
                    guard let index = Int(number), index != 0, abs(index) < 1_000_000 else { throw wrong("`\(number)` is no index") }
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

    /// The elements, in reading order. `fitting` gives the references of all elements that fit a predicate.
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
