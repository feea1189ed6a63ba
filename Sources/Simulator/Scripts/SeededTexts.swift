/// Generates names, addresses, and numbers: the same ones for the same seed, on every machine.
struct SeededTexts: Sendable {
    let seed: UInt64
    /// The number of random numbers drawn, which together with the seed determines the position in the sequence.
    private(set) var drawn: UInt64

    init(seed: UInt64, drawn: UInt64 = 0) { (self.seed, self.drawn) = (seed, drawn) }

    /// Returns a seed derived from a text (FNV-1a), so that two flows do not generate the same user.
    static func seed(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } % 1_000_000_000
    }

    /// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
    private mutating func next() -> UInt64 {
        drawn += 1
        var value = seed &+ drawn &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int {
        let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
        return width == 0 ? Int(truncatingIfNeeded: next()) : range.lowerBound &+ Int(truncatingIfNeeded: next() % width)
    }
    private mutating func pick(_ words: [String]) -> String { words[number(in: 0...words.count - 1)] }

    /// Returns digits, the first of which is not 0.
    mutating func digits(_ count: Int) -> String {
        String((0..<count).map { index in Character(String(number(in: (index == 0 ? 1 : 0)...9))) })
    }
    /// Returns letters of the Latin alphabet.
    mutating func letters(_ count: Int) -> String {
        String((0..<count).map { _ in Character(UnicodeScalar(UInt8(97 + number(in: 0...25)))) })
    }
    mutating func firstName() -> String { pick(Self.firstNames) }
    mutating func lastName() -> String { pick(Self.lastNames) }
    mutating func personName() -> String { firstName() + " " + lastName() }
    /// Returns an address at a reserved domain (RFC 2606).
    mutating func email() -> String { "\(firstName()).\(lastName())\(digits(3))@example.com".lowercased() }
    mutating func city() -> String { pick(Self.cities) }
    mutating func country() -> String { pick(Self.countries) }
    mutating func color() -> String { pick(Self.colors) }

    /// The supported methods of `faker`, by group and name.
    static let names = [
        "name.firstName", "name.lastName", "name.fullName", "name.name", "name.username", "internet.emailAddress",
        "internet.safeEmailAddress", "internet.username",
        "internet.password", "internet.url", "internet.uuid", "number.digits", "number.digit", "number.numberBetween", "number.randomDigit",
        "address.city",
        "address.country", "address.streetAddress", "address.fullAddress", "address.zipCode", "color.name", "lorem.word", "lorem.sentence",
        "lorem.paragraph", "lorem.characters",
        "phoneNumber.phoneNumber", "phoneNumber.cellPhone", "company.name", "bool.bool",
    ]

    /// Returns the result of `faker.group().name(arguments…)`, or `nil` for an unsupported name. Names are not case-sensitive, as in
    /// expressions.
    mutating func make(_ name: String, _ arguments: [String]) -> String? {
        let numbers = arguments.compactMap { Int($0) }
        /// Limited to a length that a user would type.
        func count(_ usual: Int) -> Int { max(1, min(numbers.first ?? usual, 10_000)) }
        switch name.lowercased() {
        case "name.firstname": return firstName()
        case "name.lastname": return lastName()
        case "name.fullname", "name.name": return personName()
        case "name.username", "internet.username": return "\(firstName()).\(lastName())".lowercased()
        case "internet.emailaddress", "internet.safeemailaddress": return email()
        case "internet.password": return letters(max(6, count(8)) - 2) + digits(2)
        case "internet.url": return "www.\(lastName().lowercased())-\(pick(Self.words)).example.com"
        case "internet.uuid":
            var hexadecimal = Array(
                [next(), next()].map { String($0, radix: 16) }.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined())
            (hexadecimal[12], hexadecimal[16]) = ("4", "a")
            let ranges = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
            return ranges.map { String(hexadecimal[$0]) }.joined(separator: "-")
        case "number.digits": return digits(count(8))
        case "number.digit", "number.randomdigit": return String(number(in: 0...9))
        case "number.numberbetween":
            // The upper bound is exclusive, as in DataFaker.
            guard numbers.count == 2 else { return String(number(in: 0...Int(Int32.max) - 1)) }
            return String(numbers[0] < numbers[1] ? number(in: numbers[0]...numbers[1] - 1) : numbers[0])
        case "address.city": return city()
        case "address.country": return country()
        case "address.streetaddress": return "\(number(in: 1...199)) \(lastName()) Street"
        case "address.fulladdress": return "\(number(in: 1...199)) \(lastName()) Street, \(digits(5)) \(city())"
        case "address.zipcode": return digits(5)
        case "color.name": return color()
        case "lorem.word": return pick(Self.words)
        case "lorem.sentence": return sentence()
        case "lorem.paragraph": return (0..<3).map { _ in sentence() }.joined(separator: " ")
        case "lorem.characters": return letters(count(255))
        // Numbers reserved for fiction (North American Numbering Plan, 555-0100 to 555-0199).
        case "phonenumber.phonenumber", "phonenumber.cellphone": return "(\(digits(3))) 555-01\(number(in: 0...9))\(number(in: 0...9))"
        case "company.name": return "\(lastName()) and \(lastName())"
        case "bool.bool": return number(in: 0...1) == 1 ? "true" : "false"
        default: return nil
        }
    }

    private mutating func sentence() -> String {
        let words = (0..<number(in: 4...8)).map { _ in pick(Self.words) }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst() + "."
    }

    struct UnknownName: Error { var name: String }

    /// Returns a text with `#{group.name 'argument' 'argument'}` replaced.
    mutating func expand(_ pattern: String) -> Result<String, UnknownName> {
        var (result, rest) = ("", pattern[...])
        while let start = rest.range(of: "#{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound]
            let inner = rest[start.upperBound..<end]
            let parts = inner.split(separator: " ", maxSplits: 1)
            let arguments = parts.count < 2 ? [] : parts[1].split(whereSeparator: { " ,'".contains($0) }).map(String.init)
            guard let name = parts.first, let text = make(String(name), arguments) else {
                return .failure(UnknownName(name: String(inner)))
            }
            result += text
            rest = rest[rest.index(after: end)...]
        }
        return .success(result + rest)
    }

    private static let firstNames = [
        "Alice", "Amir", "Anna", "Ben", "Carla", "Daniel", "Elena", "Emma", "Felix", "Grace", "Hana", "Ivan", "Jonas", "Karin", "Leo",
        "Lucia", "Maria", "Noah",
        "Olga", "Paul", "Priya", "Rosa", "Samuel", "Tom",
    ]
    private static let lastNames = [
        "Adams", "Baker", "Becker", "Carter", "Costa", "Diaz", "Evans", "Fischer", "Garcia", "Hughes", "Ito", "Jensen", "Kim", "Lopez",
        "Martin", "Novak", "Olsen",
        "Patel", "Quinn", "Rossi", "Silva", "Tanaka", "Weber", "Young",
    ]
    private static let cities = [
        "Amsterdam", "Athens", "Berlin", "Boston", "Cairo", "Dublin", "Geneva", "Helsinki", "Lima", "Lisbon", "London", "Madrid", "Nairobi",
        "Osaka", "Paris",
        "Prague", "Rome", "Seoul", "Toronto", "Vienna",
    ]
    private static let countries = [
        "Argentina", "Australia", "Austria", "Brazil", "Canada", "Chile", "Denmark", "Egypt", "Finland", "France", "Germany", "Greece",
        "India", "Ireland", "Italy",
        "Japan", "Kenya", "Norway", "Portugal", "Spain",
    ]
    private static let colors = [
        "amber", "azure", "black", "blue", "coral", "crimson", "gold", "green", "indigo", "ivory", "magenta", "maroon", "olive", "orange",
        "pink", "teal",
    ]
    private static let words = [
        "amber", "basket", "cloud", "delta", "ember", "forest", "garden", "harbor", "island", "jacket", "kettle", "lantern", "meadow",
        "number", "orchard", "paper",
        "quartz", "river", "signal", "table", "umbrella", "valley", "window", "yellow",
    ]
}
