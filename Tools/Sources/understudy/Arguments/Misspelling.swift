import ArgumentParser
import InterfaceBuilder
import ProjectBuilder

/// Reports a subcommand that does not exist, and suggests a similar one.
enum Misspelling {
    static func check(_ words: ArraySlice<String>, from command: any ParsableCommand.Type) throws {
        let subcommands = command.configuration.subcommands
        guard !subcommands.isEmpty, let word = words.first, !word.hasPrefix("-"), word != "help" else { return }
        if let next = subcommands.first(where: { name(of: $0) == word }) { return try check(words.dropFirst(), from: next) }
        let shown = subcommands.filter { $0.configuration.shouldDisplay }.map(name(of:))
        let near = Nearness.nearest(to: word, among: shown)
        let hint =
            near.isEmpty
            ? "The commands are: \(shown.sorted().joined(separator: ", "))" : "Did you mean '\(near.joined(separator: "' or '"))'?"
        throw Failure("unknown command '\(word)' for '\(name(of: command))'. \(hint)", kind: .usage)
    }

    private static func name(of command: any ParsableCommand.Type) -> String { command._commandName }
}
