import Testing

@testable import SourceTranslator

@Suite("The compiler's messages")
struct CompilerMessageTests {
    @Test(
        "each message of the table is found by the compiler's own words, and no more general one takes it",
        arguments: CompilerMessage.allCases)
    func found(message: CompilerMessage) { #expect(CompilerMessage.of(message.pattern.example) == message) }

    @Test("what is in no row is acted upon by none")
    func others() { #expect(CompilerMessage.of("cannot find 'x' in scope") == nil) }
}
