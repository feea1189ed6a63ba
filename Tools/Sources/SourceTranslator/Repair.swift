/// A change that only the compiler's types can call for: found by a first compile that failed, made by translating once more.
public struct Repair: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// `type.init()` of a class whose initialiser is not `required`, which Objective-C's classes do not need.
        case construction
        /// `delegate?.method?(…)` where the method is no optional requirement here.
        case requirement
    }
    public var kind: Kind
    public var line: Int
    /// In UTF-8 bytes from 1, as the compiler counts.
    public var column: Int
    /// The whole line, by which the place is found again after an edit elsewhere in the file.
    public var text: String

    /// What a compiler message about the original source asks for.
    public init?(message: String, line: Int, column: Int, source: [Substring]) {
        if message.hasPrefix("constructing an object of class type '"), message.contains("must use a 'required' initializer") {
            kind = .construction
        } else if message.hasPrefix("cannot use optional chaining on non-optional value of type '"), message.contains(" -> ") {
            kind = .requirement
        } else {
            return nil
        }
        guard line > 0, line <= source.count else { return nil }
        (self.line, self.column, text) = (line, column, String(source[line - 1]))
    }

    /// The same repairs where their lines now are; those whose line is gone are dropped.
    public static func relocated(_ repairs: [Repair], in source: [Substring]) -> [Repair] {
        repairs.compactMap { repair in
            let places = source.indices.filter { source[$0] == repair.text }
            guard let nearest = places.min(by: { abs($0 + 1 - repair.line) < abs($1 + 1 - repair.line) }) else { return nil }
            var moved = repair
            moved.line = nearest + 1
            return moved
        }
    }
}
