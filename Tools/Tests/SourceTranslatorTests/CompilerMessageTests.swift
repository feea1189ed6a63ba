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
