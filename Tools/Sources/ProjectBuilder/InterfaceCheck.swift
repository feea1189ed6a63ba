import Foundation
import InterfaceBuilder

/// Looks through storyboards and xibs before an app gets them, as Xcode compiles them: what cannot be read, or names an object that does not exist, stops the
/// build at its place. What is merely unknown is left to UIKit, which warns and goes on.
enum InterfaceCheck {
    static func check(_ resources: [Project.Resource]) throws {
        let paths = resources.map(\.path).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        guard !paths.isEmpty else { return }
        let files = ProjectFiles(paths)
        let dangling = Lint.run(files.project).filter { $0.rule == "dangling-id" }
        // A target for several platforms holds files of the others.
        let foreign = files.failures.filter { $0.message.hasPrefix("The file describes a") }
        for failure in foreign { Terminal.note(failure.description.replacingOccurrences(of: ": error:", with: ": warning:")) }
        let messages = files.failures.filter { !foreign.contains($0) }.map(\.description) + dangling.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
        guard messages.isEmpty else { throw Failure(messages.joined(separator: "\n")) }
    }
}
