import UIKitCore

/// The forms of English nouns, by which `^[3 item](inflect: true)` is written "3 items".
enum Inflection {
    /// Returns the noun of a phrase that has to agree with the number before it, and the form that does; nil if it agrees, or if the phrase
    /// has no number.
    static func change(in phrase: [Character]) -> (range: Range<Int>, noun: String)? {
        let words = phrase.indices.split { phrase[$0].isWhitespace }
        guard let number = words.firstIndex(where: { phrase[$0.lowerBound].isWholeNumber }) else { return nil }
        let rest = words[(number + 1)...].map { word in word.filter { phrase[$0].isLetter || "'’".contains(phrase[$0]) } }
        let plain = rest.map { String($0.map { phrase[$0] }).lowercased() }
        var end = plain.firstIndex { prepositions.contains($0) } ?? plain.count
        while end > 1, states.contains(plain[end - 1]) { end -= 1 }
        guard end > 0, let first = rest[end - 1].first, let last = rest[end - 1].last, rest[end - 1].count == last - first + 1 else {
            return nil
        }
        let noun = String(phrase[first...last])
        let isOne = String(words[number].map { phrase[$0] }).trimmingCharacters(in: .punctuationCharacters) == "1"
        let form = isOne ? singular(noun) : plural(noun)
        return form == noun ? nil : (first..<last + 1, form)
    }

    private static let prepositions: Set = [
        "of", "in", "with", "for", "on", "at", "from", "to", "by", "per", "and", "or", "until", "since", "without", "as", "than",
    ]
    /// The words that may follow the noun: "3 items left".
    private static let states: Set = [
        "left", "remaining", "ago", "selected", "found", "available", "total", "completed", "away", "added", "old", "later", "each",
    ]
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese",
        "mouse": "mice", "knife": "knives", "life": "lives", "wife": "wives", "leaf": "leaves", "half": "halves", "shelf": "shelves",
        "wolf": "wolves", "loaf": "loaves", "thief": "thieves", "calf": "calves", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "echo": "echoes", "analysis": "analyses", "crisis": "crises", "quiz": "quizzes", "criterion": "criteria",
        "gas": "gases", "lens": "lenses", "alias": "aliases", "canvas": "canvases", "atlas": "atlases", "movie": "movies",
        "cookie": "cookies", "calorie": "calories", "pie": "pies", "tie": "ties", "zombie": "zombies", "selfie": "selfies",
        "bus": "buses", "status": "statuses", "bonus": "bonuses", "virus": "viruses", "campus": "campuses", "bias": "biases",
        "brownie": "brownies", "size": "sizes", "prize": "prizes", "cache": "caches", "axe": "axes",
    ]
    private static let regular = Dictionary(uniqueKeysWithValues: irregular.map { ($1, $0) })
    private static let unchanging: Set = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "news", "information", "equipment", "music", "rice", "feedback",
        "km", "kg", "cm", "mm", "mi", "ft", "min", "h", "s", "pm", "am",
    ]

    private static func plural(_ noun: String) -> String {
        let word = noun.lowercased()
        if unchanging.contains(word) || regular[word] != nil { return noun }
        if let form = irregular[word] { return cased(form, like: noun) }
        if word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) { return noun }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return cased(word + "es", like: noun) }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return cased(word.dropLast() + "ies", like: noun)
        }
        return cased(word + "s", like: noun)
    }
    private static func singular(_ noun: String) -> String {
        let word = noun.lowercased()
        if unchanging.contains(word) || irregular[word] != nil { return noun }
        if let form = regular[word] { return cased(form, like: noun) }
        if word.hasSuffix("ies"), word.count > 4 { return cased(word.dropLast(3) + "y", like: noun) }
        if ["sses", "xes", "ches", "shes"].contains(where: word.hasSuffix) { return cased(word.dropLast(2), like: noun) }
        if word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) { return cased(word.dropLast(), like: noun) }
        return noun
    }
    /// Returns a form in the case of a noun: "Item" and "ITEM" become "Items" and "ITEMS".
    private static func cased(_ form: some StringProtocol, like noun: String) -> String {
        if noun.count > 1, noun == noun.uppercased() { return form.uppercased() }
        let same = zip(form, noun.lowercased()).prefix { $0 == $1 }.count
        return String(noun.prefix(same)) + String(form.dropFirst(same))
    }
}
