import AutomationClient
import Foundation
import UIKit

/// The parameters of a request. A missing one, or one of the wrong type, throws `bad-parameters`.
struct Parameters {
    let members: [String: JSONValue]

    init(_ json: JSONValue?) throws {
        guard let json else { members = [:]; return }
        guard let object = json.object else { throw ControlError(.badParameters, "`params` isn't an object") }
        members = object
    }

    subscript(name: String) -> JSONValue? { members[name].flatMap { $0 == .null ? nil : $0 } }

    private func wrong(_ name: String, _ what: String) -> ControlError { ControlError(.badParameters, "`\(name)` takes \(what)") }

    func optionalString(_ name: String) throws -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw wrong(name, "a string") }
        return text
    }

    /// Returns a case by its raw value.
    func optionalChoice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ type: Choice.Type) throws -> Choice?
    where Choice.RawValue == String {
        guard let word = try optionalString(name) else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw ControlError(.badParameters, "`\(name)` must be one of \(known), not `\(word)`")
        }
        return choice
    }

    func string(_ name: String) throws -> String {
        guard let text = try optionalString(name) else { throw wrong(name, "a string, which is missing") }
        return text
    }

    /// Returns a finite number.
    func optionalNumber(_ name: String, in range: ClosedRange<Double> = -1e9...1e9) throws -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.number, number.isFinite, range.contains(number) else {
            throw wrong(name, "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func number(_ name: String, in range: ClosedRange<Double> = -1e9...1e9) throws -> Double {
        guard let number = try optionalNumber(name, in: range) else { throw wrong(name, "a number, which is missing") }
        return number
    }

    /// Returns seconds, at most an hour.
    func seconds(_ name: String, default standard: TimeInterval? = nil) throws -> TimeInterval {
        if let standard { return try optionalNumber(name, in: 0...3600) ?? standard }
        return try number(name, in: 0...3600)
    }

    func optionalInt(_ name: String, in range: ClosedRange<Int> = 0...Int(Int32.max)) throws -> Int? {
        guard let value = self[name] else { return nil }
        guard let number = value.int, range.contains(number) else {
            throw wrong(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func optionalBool(_ name: String) throws -> Bool? {
        guard let value = self[name] else { return nil }
        guard let flag = value.bool else { throw wrong(name, "true or false") }
        return flag
    }

    func optionalPoint(_ name: String) throws -> CGPoint? {
        guard let value = self[name] else { return nil }
        guard let point = CGPoint(json: value), abs(point.x) < 1e6, abs(point.y) < 1e6 else { throw wrong(name, "a point, [x, y]") }
        return point
    }

    /// Returns a rectangle of finite numbers.
    func optionalRect(_ name: String) throws -> CGRect? {
        guard let value = self[name] else { return nil }
        guard let rect = CGRect(json: value), rect.width > 0, rect.height > 0,
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ $0.isFinite && abs($0) < 1e6 })
        else { throw wrong(name, "[x, y, width, height]") }
        return rect
    }

    func optionalStrings(_ name: String) throws -> [String]? {
        guard let value = self[name] else { return nil }
        guard let items = value.array, items.allSatisfy({ $0.string != nil }) else { throw wrong(name, "a list of strings") }
        return items.compactMap(\.string)
    }

    func optionalMembers(_ name: String) throws -> Parameters? {
        guard let value = self[name] else { return nil }
        guard value.object != nil else { throw wrong(name, "an object") }
        return try Parameters(value)
    }
}
