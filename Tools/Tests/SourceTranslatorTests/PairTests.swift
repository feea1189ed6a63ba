import Foundation
import SourceTranslator
import Testing

/// Source as written for Apple's platforms, translated, compiled against the runtime, run: it must say what its comments expect.
@Suite("Constructs", .serialized)
struct PairTests {
    @Test("every construct, translated and compiled, does what it does on Apple's platforms")
    func pairs() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pairs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        let files = names.map { folder.appendingPathComponent($0).path }
        let workshop = try Workshop()
        let calls = names.map { "run\($0.dropLast(6))()" }.joined(separator: "\n")
        let build = try workshop.compile(files, main: calls)
        #expect(build.errors == [], "a translated pair does not compile")
        let said = try workshop.run()
        let expected = try names.flatMap { name in
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("// expect: ") }.map { String($0.dropFirst(11)) }
        }
        #expect(said == expected)
    }

    @Test("an error keeps the person's own file, line and column, on a line with replaced attributes too")
    func positions() throws {
        let workshop = try Workshop()
        let source = """
            import UIKit

            class Wrong: UIResponder {
                @objc private func tapped(_ sender: Any) { let x: Int = "text" }
                @IBOutlet weak var label: UILabel!
                func go() {
                    perform(#selector(missing(_:)))
                    label.missingToo()
                }
            }
            """
        let file = workshop.folder.appendingPathComponent("Wrong.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let errors = try workshop.compile([file.path], main: "").errors
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        func position(_ line: Int, _ text: String) -> String {
            let column = lines[line - 1].range(of: text).map { lines[line - 1].distance(from: lines[line - 1].startIndex, to: $0.lowerBound) + 1 } ?? 0
            return "\(file.path):\(line):\(column)"
        }
        #expect(errors.contains { $0.hasPrefix(position(4, "\"text\"")) })
        #expect(errors.contains { $0.hasPrefix(position(8, "missingToo")) })
        // A selector's line may shift its columns; file and line stay.
        #expect(errors.contains { $0.hasPrefix("\(file.path):7:") })
        #expect(errors.allSatisfy { $0.hasPrefix(file.path) }, "no error may point into generated code")
    }

    @Test("what has no meaning on Linux is named with file, line, construct and advice")
    func issues() {
        let source = "import CoreData\nclass Note: NSManagedObject {\n    @NSManaged var text: String\n}\n"
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "M"))
            .translate(parsed, path: "/p/Note.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/Note.swift")]))
        #expect(output.issues.map(\.construct) == ["@NSManaged"])
        #expect(output.issues.first?.description.hasPrefix("/p/Note.swift:3:5: warning: Core Data does not exist on Linux") == true)
    }

    @Test("lines never move, whatever is replaced")
    func lines() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pairs")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name == "Actions.swift" || name == "Selectors.swift" {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let parsed = Translator.parse(Array(source.utf8))
            let output = Translator(settings: .init(moduleName: "M")).translate(parsed, path: name, index: ModuleIndex([Translator.facts(of: parsed, path: name)]))
            let translated = String(decoding: output.text, as: UTF8.self).components(separatedBy: "\n").dropFirst()
            for (number, pair) in zip(source.components(separatedBy: "\n"), translated).enumerated().prefix(60) {
                #expect(pair.0.filter { $0 == "{" }.count == pair.1.filter { $0 == "{" }.count, "\(name):\(number + 1)")
            }
        }
    }
}

@Suite("Objective-C names")
struct SelectorNameTests {
    @Test(
        "the compiler's rule for the first label",
        arguments: [
            ("tap", [], "tap"), ("tap", [nil], "tap:"), ("show", ["animated"], "showWithAnimated:"), ("move", ["to"], "moveTo:"),
            ("labelled", ["with", "count"], "labelledWith:count:"), ("tableView", [nil, "didSelectRowAt"], "tableView:didSelectRowAt:"),
            ("init", ["frame"], "initWithFrame:"), ("sort", ["by", nil], "sortBy::"),
        ] as [(String, [String?], String)])
    func rule(base: String, labels: [String?], expected: String) {
        #expect(SelectorName.method(base, labels: labels) == expected)
    }
}
