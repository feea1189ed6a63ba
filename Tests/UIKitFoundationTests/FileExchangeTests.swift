import Foundation
import RuleTrait
import Testing

@testable import UIKitFoundation

@MainActor @Suite("Replacing a file with its saved version")
struct FileExchangeTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("exchange-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func names(in folder: URL) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    @Test("a file replaces a file or is created", .rule("SP-G043"), arguments: [false, true])
    func files(_ isThere: Bool) throws {
        let folder = try folder(), old = folder.appendingPathComponent("a.txt"), new = folder.appendingPathComponent(".a.txt.saving")
        defer { try? FileManager.default.removeItem(at: folder) }
        if isThere { try Data("old".utf8).write(to: old) }
        try Data("new".utf8).write(to: new)
        try FileExchange.put(new, at: old)
        #expect(try String(contentsOf: old, encoding: .utf8) == "new" && names(in: folder) == ["a.txt"])
    }

    // A document may be a folder, which the file system does not overwrite.
    @Test("a folder replaces a folder with contents, and a file replaces a folder", .rule("SP-G043"), arguments: [false, true])
    func folders(_ isFolder: Bool) throws {
        let folder = try folder(), old = folder.appendingPathComponent("a.note"), new = folder.appendingPathComponent(".a.note.saving")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try Data("old".utf8).write(to: old.appendingPathComponent("text"))
        if isFolder {
            try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
            try Data("new".utf8).write(to: new.appendingPathComponent("text"))
        } else {
            try Data("new".utf8).write(to: new)
        }
        try FileExchange.put(new, at: old)
        #expect(
            try String(contentsOf: isFolder ? old.appendingPathComponent("text") : old, encoding: .utf8) == "new"
                && names(in: folder) == ["a.note"])
    }

    @Test("if the replacement fails, the old item stays and the error names the path", .rule("SP-G043"))
    func failure() throws {
        let folder = try folder(), old = folder.appendingPathComponent("a.txt")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old".utf8).write(to: old)
        #expect(throws: CocoaError.self) { try FileExchange.put(folder.appendingPathComponent("absent"), at: old) }
        #expect(try String(contentsOf: old, encoding: .utf8) == "old")
    }
}
