import Testing

@testable import SourceTranslator

@Suite("Compiler messages")
struct CompilerMessageTests {
    @Test(
        "each row of the table matches its compiler message, and no earlier row does",
        arguments: CompilerMessage.allCases)
    func found(message: CompilerMessage) { #expect(CompilerMessage.of(message.pattern.example) == message) }

    @Test("an unlisted message matches no row")
    func others() { #expect(CompilerMessage.of("cannot find 'x' in scope") == nil) }
}

@Suite("Chains in sources")
struct SourceNestingTests {
    private static func chain(_ count: Int) -> [String] {
        [
            "func f() { if a {}" + String(repeating: " else if b {}", count: count) + " }\n",
            String(repeating: "#if A\n", count: count) + String(repeating: "#endif\n", count: count),
            "let a = x" + String(repeating: ".b", count: count) + "\n", "let a = x" + String(repeating: "\n    .b()", count: count) + "\n",
            "let a: Int" + String(repeating: "?", count: count) + "\n", "let a = b" + String(repeating: "!", count: count) + "\n",
        ]
    }

    @Test("a chain that is too long for a stack is passed on unchanged", arguments: 0..<6)
    func long(kind: Int) {
        let source = Self.chain(50_000)[kind]
        let bytes = Array(source.utf8), parsed = Translator.parse(bytes)
        let index = ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")])
        let output = Translator(settings: .init(moduleName: "App")).translate(parsed, path: "/A.swift", index: index)
        let isUnchanged = String(decoding: output.text, as: UTF8.self).contains(source)
        #expect(isUnchanged)
    }

    /// The parser recurses for each of these, or reads ahead in a time that doubles with each.
    private static let allOpenings = [
        "[", "[ ", "[\n", "[A<(", "[ /* { */ ", "[\"{\", ", "A<", "A <\n", "A<B, ", "(A) -> ", "-> // x\n", "\"\\(", "a.\n", "try ",
        "try\n",
        "await ", "unsafe ", "consume ", "copy ", "each ", "repeat ", "if if ", "switch ", "let ", "var ", "inout ", "async ", "isolated ",
    ]

    @Test("a source with many openings in a row is passed on unchanged", arguments: allOpenings)
    func openings(opening: String) {
        let source = "let a: " + String(repeating: opening, count: 5000) + "\n"
        #expect(SourceNesting.isTooDeep(Array(source.utf8)))
        #expect(!SourceNesting.isTooDeep(Array(("let a: " + String(repeating: opening, count: 5) + "\n").utf8)))
        #expect(Translator.parse(Array(source.utf8)).tree.statements.isEmpty)
    }

    @Test("brackets in strings, comments, and regular expressions don't count, and those after them do")
    func texts() {
        let brackets = String(repeating: "[", count: 100)
        let texts = [
            "\"\(brackets)\"", "#\"\\\(brackets)\"#", "\"\"\"\n\(brackets)\n\"\"\"", "/\"\(brackets)/", "#/\"\"\"\(brackets)/#",
            "1 /* \(brackets) */",
            "1 // \(brackets)\n", "\"\\(\"\(brackets)\" + b) \(brackets)\"",
        ]
        for text in texts {
            #expect(!SourceNesting.isTooDeep(Array("let a = \(text)\n".utf8)), "\(text)")
            #expect(SourceNesting.isTooDeep(Array("let a = \(text)\nlet b = \(brackets)\n".utf8)), "\(text)")
        }
    }

    @Test("a long program without long chains is parsed")
    func ordinary() {
        let statements = "if a { b?.c!.d() } else if e { f() } else { g() }\nx.y\n    .z()\n#if A\nh.i()\n#endif\n"
        #expect(!SourceNesting.isTooDeep(Array(("func f() {\n" + String(repeating: statements, count: 3000) + "}\n").utf8)))
        #expect(!SourceNesting.isTooDeep(Array(("let t = [" + String(repeating: "0.5, ", count: 20_000) + "]\n").utf8)))
        #expect(!SourceNesting.isTooDeep(Array(String(repeating: "let f: (Int) -> Void = { a < b }\n", count: 20_000).utf8)))
        #expect(!SourceNesting.isTooDeep(Array(("let t = [" + String(repeating: "[[1, 2], [3, 4]],\n", count: 20_000) + "]\n").utf8)))
        for kind in 0..<6 { #expect(!SourceNesting.isTooDeep(Array(Self.chain(200)[kind].utf8)), "\(kind)") }
    }
}
