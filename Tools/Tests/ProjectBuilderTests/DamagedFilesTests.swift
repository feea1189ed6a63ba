import Foundation
@testable import ProjectBuilder
import SourceTranslator
import Testing

/// A user's files after a failed merge: read or rejected in reasonable time, never a trap.
///
/// `UNDERSTUDY_DAMAGE=COUNT:FOLDER` damages the projects and sources below FOLDER instead, COUNT of each.
@Suite("Damaged files", .serialized)
struct DamagedFilesTests {
    private let count: Int
    private let files: [String]

    init() throws {
        let wish = ProcessInfo.processInfo.environment["UNDERSTUDY_DAMAGE"]?.split(separator: ":", maxSplits: 1).map(String.init)
        count = wish.flatMap { Int($0[0]) } ?? 150
        let folder = wish.map { $0[1] } ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples").standardized.path
        files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted().map { folder + "/" + $0 } ?? []
        try #require(files.contains { $0.hasSuffix("project.pbxproj") })
    }

    @Test("damaged projects")
    func projects() throws {
        let projects = files.filter { $0.hasSuffix("project.pbxproj") }
        let scratch = try Scratch.folder("Damaged projects")
        var read = 0
        for seed in 0..<count {
            var damage = Damage(seed: seed)
            guard let text = damage.spoiled(projects) else { continue }
            let folder = scratch + "/App.xcodeproj"
            try Scratch.write(text, folder + "/project.pbxproj")
            do {
                let project = try ProjectLocator.read(folder)
                for target in project.targets { _ = project.closure(of: target.name) }
                read += 1
            } catch let failure as Failure {
                #expect(!failure.message.isEmpty, "seed \(seed)")
            }
        }
        #expect(read > count / 10)
    }

    @Test("damaged sources, which the compiler reports")
    func sources() throws {
        let sources = files.filter { $0.hasSuffix(".swift") }
        for seed in 0..<count {
            var damage = Damage(seed: seed)
            guard let text = damage.spoiled(sources) else { continue }
            let parsed = Translator.parse(Array(text.utf8))
            let index = ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")])
            let output = Translator(settings: .init(moduleName: "App")).translate(parsed, path: "/A.swift", index: index)
            // Every line stays in place, with one more before the first.
            #expect(output.text.split(separator: 10, omittingEmptySubsequences: false).count > text.utf8.count { $0 == 10 }, "seed \(seed)")
        }
    }
}

/// Loses, duplicates, swaps, and changes words and lines of a text, by a seed.
private struct Damage {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    private mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(bound, 1)
    }

    private static let strange = [
        "", "{", "}", "(", ")", "\"", "../../../..", "nan", "-1", "99999999999999999999", "\u{0}", "\u{FFFD}", "é́", ";", "=", "\\(",
        "@objc", "#selector(",
        "$(A)", "/*", "*/", "\n",
    ]

    mutating func spoiled(_ paths: [String]) -> String? {
        guard let text = try? String(contentsOfFile: paths[below(paths.count)], encoding: .utf8), text.utf8.count < 200_000 else {
            return nil
        }
        var words = Self.words(text)
        guard words.count > 3 else { return nil }
        for _ in 0...below(8) {
            let place = below(words.count), other = below(words.count)
            switch below(6) {
            case 0: words.remove(at: place)
            case 1: words.insert(words[other], at: place)
            case 2: words.swapAt(place, other)
            case 3: words[place] = Substring(Self.strange[below(Self.strange.count)])
            case 4: words.removeSubrange(place..<min(words.count, place + 1 + below(40)))
            default: words[place] = words[other]
            }
            if words.isEmpty { break }
        }
        return words.joined()
    }

    /// Words and the text between them.
    private static func words(_ text: String) -> [Substring] {
        var result: [Substring] = [], start = text.startIndex, wasWord = false
        for place in text.indices {
            let isWord = text[place].isLetter || text[place].isNumber || text[place] == "_"
            if place != start, isWord != wasWord || !isWord {
                result.append(text[start..<place])
                start = place
            }
            wasWord = isWord
        }
        result.append(text[start...])
        return result
    }
}
