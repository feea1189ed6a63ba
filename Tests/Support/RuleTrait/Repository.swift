import Foundation

/// The files of this repository that tests read: the rules of `docs/spec`, and measurements of Apple's UIKit (`Tests/Measurements`).
public enum Repository {
    /// The repository's root.
    public static let root = URL(fileURLWithPath: #filePath)  // Tests/Support/RuleTrait/Repository.swift
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the file at `path`, relative to the root. Throws if it is missing, so that a test never passes without its data.
    public static func data(_ path: String) throws -> Data { try Data(contentsOf: root.appendingPathComponent(path)) }

    public static func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    /// A table of `Tests/Measurements/tables`, as dictionaries and arrays.
    public static func table(_ name: String) throws -> [String: any Sendable] {
        let object = try JSONSerialization.jsonObject(with: data("Tests/Measurements/tables/\(name).json"))
        guard let table = object as? [String: any Sendable] else { throw CocoaError(.fileReadCorruptFile) }
        return table
    }
}
