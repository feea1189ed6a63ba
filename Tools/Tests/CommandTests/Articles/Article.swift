import Foundation

/// An article of docs/articles, as its test reads it. What follows a fence's language says how the fence is checked:
///
///     ```sh                          a script; it must end with 0, or with the code that `exit=` names
///     ```sh until="http"             a program that serves: it is interrupted once it has printed this
///     ```sh skip="reason"            not run
///     ```swift file=Sources/A.swift  a file of the project that the article works in
///     ```yaml append=project.yml     lines at the end of such a file
///     ```swift from=Sources/A.swift  lines of a file of this repository, which its own tests compile
///     ```text output                 lines that the script before it printed, in this order; … is any text
///
/// `<!-- project: NAME -->` names the folder in which the scripts run. Articles that name the same one work on the same project, whose
/// files are all written first; `Recipes` is a copy of the example, `Checkout` this repository. With `NAME, step by step`, the folder is
/// empty at first, and each file is written when the article comes to it. `CHECKOUT` is this repository in all scripts.
///
/// A file with `file=` and `from=` is all of the repository's file, without its comments.
struct Article: Sendable, CustomStringConvertible {
    struct Fence: Sendable {
        var language: String
        var attributes: [String: String]
        var text: String
        /// The line of its opening fence, counted from 1.
        var line: Int
    }

    var path: String
    var project = "Empty"
    /// Whether the project's files are written one after another.
    var isStepByStep = false
    var fences: [Fence] = []
    /// Inline code, and the targets of links, with their lines.
    var inlineCode: [(text: String, line: Int)] = []
    var links: [(target: String, line: Int)] = []
    /// The anchors that links can name: those that GitHub generates for headings, and those of `<a id>`.
    var anchors: Set<String> = []
    private var headings: [String: Int] = [:]
    /// A fence that is not closed.
    var unclosed: Int?

    var description: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    static let folder = Command.root + "/docs/articles"
    static let all: [Article] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".md") }.sorted() ?? []
        return names.compactMap { try? Article(folder + "/" + $0) }
    }()

    /// Every article, and the documents outside of the folder of articles that link to files.
    static let linked: [Article] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: Command.root + "/docs"))?.filter { $0.hasSuffix(".md") }.sorted() ?? []
        let paths = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "SUPPORT.md"] + names.map { "docs/" + $0 }
        return all + paths.compactMap { try? Article(Command.root + "/" + $0) }
    }()

    init(_ path: String) throws {
        self.path = path
        var open: (marker: String, fence: Fence, lines: [Substring])?
        for (index, line) in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            if open != nil {
                if line == open!.marker {
                    open!.fence.text = open!.lines.map { $0 + "\n" }.joined()
                    fences.append(open!.fence)
                    open = nil
                } else {
                    open!.lines.append(line)
                }
            } else if let opening = line.wholeMatch(of: /(`{3,})(.*)/) {
                let words = Self.words(String(opening.2))
                var attributes: [String: String] = [:]
                for word in words.dropFirst() {
                    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                    attributes[parts[0]] = parts.count > 1 ? parts[1] : ""
                }
                open = (String(opening.1), Fence(language: words.first ?? "", attributes: attributes, text: "", line: index + 1), [])
            } else if let comment = line.wholeMatch(of: /<!-- project: (\w+)(, step by step)? -->/) {
                project = String(comment.1)
                isStepByStep = comment.2 != nil
            } else {
                inlineCode += line.matches(of: /`([^`]+)`/).map { (String($0.1), index + 1) }
                if line.hasPrefix("#") { note(heading: line) }
                anchors.formUnion(line.matches(of: /<a id="([^"]+)"/).map { String($0.1) })
                // Code may look like a link.
                links += line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)]+)\)/).map { (String($0.1), index + 1) }
            }
        }
        unclosed = open?.fence.line
    }

    /// Adds a heading's anchor. The second of one name ends with -1.
    private mutating func note(heading: Substring) {
        let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        let plain = String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }.map { $0 == " " ? "-" : $0 })
        let count = headings[plain, default: 0]
        headings[plain] = count + 1
        anchors.insert(count == 0 ? plain : "\(plain)-\(count)")
    }

    /// Splits at spaces, except within quotation marks.
    private static func words(_ text: String) -> [String] {
        text.matches(of: /((?:[^\s"]|"[^"]*")+)/).map { String($0.1).replacing("\"", with: "") }
    }
}
