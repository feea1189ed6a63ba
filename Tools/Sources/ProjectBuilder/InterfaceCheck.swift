import Foundation
import InterfaceBuilder

/// Checks storyboards and xibs before an app gets them, as Xcode does when it compiles them: a file that cannot be read, or that refers to
/// a missing object, stops the build with its location. Unknown elements are left to UIKit, which warns and continues.
enum InterfaceCheck {
    static func check(_ resources: [Project.Resource]) throws {
        let paths = resources.map(\.path).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        guard !paths.isEmpty else { return }
        let files = ProjectFiles(paths)
        let dangling = Lint.references(in: files.project).filter { $0.rule == "dangling-id" }
        // A target for several platforms contains files for the others.
        let foreign = files.failures.filter { $0.message.hasPrefix("The file describes a") }
        for failure in foreign { Terminal.note(failure.description.replacingOccurrences(of: ": error:", with: ": warning:")) }
        let messages =
            files.failures.filter { !foreign.contains($0) }.map(\.description)
            + dangling.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
        guard messages.isEmpty else { throw Failure(messages.joined(separator: "\n")) }
    }
}
