import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardCompile: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile", abstract: "Write .storyboardc or .nib files, which apps open without parsing XML.",
        discussion: "The command warns about scenes that an app can't reach.")
    @Argument(help: "Storyboards and xibs.")
    var files: [String]
    @Option(help: "The folder to write to. (default: the folder of each file)")
    var output: String?

    func run() throws {
        let output = try output.map { try outputPath($0, of: files) }
        if let output { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) }
        for path in files.map(absolute) {
            guard let data = FileManager.default.contents(atPath: path) else { throw Failure("\(path): no such file") }
            let url = URL(fileURLWithPath: path)
            let name = url.deletingPathExtension().lastPathComponent + "." + InterfaceCompiler.compiledExtension(for: url.pathExtension)
            let place = try outputPath((output ?? url.deletingLastPathComponent().path) + "/" + name, of: [path])
            do {
                try Data(InterfaceCompiler.compile(Array(data), file: path)).write(to: URL(fileURLWithPath: place))
                FileHandle.standardError.write(Data(LintReport.text(try Self.dropped(data, path)).utf8))
            } catch let error as InterfaceError {
                throw Failure(error.description)
            }
        }
    }

    // A scene that is neither the entry point, nor a segue's destination, nor identified, is left out with a warning. (SP-A107)
    private static func dropped(_ data: Data, _ path: String) throws -> [LintFinding] {
        let file = try InterfaceFile(MarkupDocument(parsing: Array(data), file: path))
        return Lint.run(InterfaceProject([file])).filter { $0.rule == "unreachable-scene" }
    }
}
