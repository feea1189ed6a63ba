import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardGraph: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case svg, dot, mermaid, json }

    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draw the flow of scenes and segues, with references resolved.")
    @Argument(help: "Storyboards, folders, or projects.")
    var paths: [String]
    @Option(help: "The output format.")
    var format: Format = .svg
    @Option(help: "The file to write. Without it, the graph is printed.")
    var output: String?

    func run() throws {
        let graph = FlowGraph(try ProjectFiles.open(paths).project)
        guard !graph.nodes.isEmpty else { throw Failure("\(paths.joined(separator: ", ")): there are no scenes here") }
        let text =
            switch format {
            case .svg: graph.svg
            case .dot: graph.dot
            case .mermaid: graph.mermaid
            case .json: try graph.json()
            }
        guard let output else { return print(text, terminator: "") }
        try Data(text.utf8).write(to: URL(fileURLWithPath: outputPath(output, of: paths)))
    }
}
