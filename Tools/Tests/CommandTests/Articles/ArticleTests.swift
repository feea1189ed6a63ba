import Foundation
import Testing

/// Runs the commands in docs/articles. `Article` describes how fences are marked.
@Suite("Articles", .serialized)
struct ArticleTests {
    @Test("an article's commands run and print what it shows", arguments: Article.all)
    func commands(_ article: Article) throws {
        let folder = try ArticleProjects.path(of: article)
        var printed = ""
        for fence in article.fences where fence.attributes["skip"] == nil {
            if article.isStepByStep { try ArticleProjects.write(fence, in: folder) }
            if fence.language == "sh" {
                let outcome = try ArticleProjects.run(fence.text, in: folder, until: fence.attributes["until"])
                printed = outcome.output
                if let text = fence.attributes["until"] {
                    #expect(printed.contains(text), "\(article.path):\(fence.line): \(printed)")
                } else {
                    #expect(outcome.code == Int32(fence.attributes["exit"] ?? "0"), "\(article.path):\(fence.line): \(printed)")
                }
            } else if fence.attributes["output"] != nil {
                var rest = Substring(printed)
                for line in fence.text.split(separator: "\n") {
                    let pattern = NSRegularExpression.escapedPattern(for: line.trimmingCharacters(in: .whitespaces)).replacing(
                        "…", with: "[^\\n]*")
                    let place = rest.range(of: pattern, options: .regularExpression)
                    #expect(place != nil, "\(article.path):\(fence.line): the command does not print \(line), but:\n\(printed)")
                    if let place { rest = rest[place.upperBound...] }
                }
            }
        }
    }

    @Test("almost every block of code is run, compiled, or parsed", arguments: Article.all)
    func fences(_ article: Article) throws {
        #expect(article.unclosed == nil, "\(article.path): a fence is not closed")
        for fence in article.fences {
            let place = "\(article.path):\(fence.line)"
            if let source = fence.attributes["from"] {
                let text = Self.plain(try String(contentsOfFile: Command.root + "/" + source, encoding: .utf8))
                if fence.attributes["file"] != nil {
                    #expect(text == Self.plain(fence.text), "\(place): this is not all of \(source)")
                } else {
                    #expect(text.contains(Self.plain(fence.text)), "\(place): \(source) does not have these lines")
                }
                continue
            }
            switch fence.language {
            case "sh", "text": break
            case "json" where fence.attributes.isEmpty:
                #expect(throws: Never.self, "\(place)") { try JSONSerialization.jsonObject(with: Data(fence.text.utf8)) }
            default:
                #expect(
                    fence.attributes["file"] ?? fence.attributes["append"] != nil,
                    "\(place): nothing checks this block; give it file=, append= or from=")
            }
            if let reason = fence.attributes["skip"] { #expect(reason.count > 5, "\(place): say why it is not run") }
        }
    }

    @Test("most commands are run")
    func few() {
        let scripts = Article.all.flatMap(\.fences).filter { $0.language == "sh" }
        let skipped = scripts.filter { $0.attributes["skip"] != nil }
        #expect(scripts.count >= 20 && skipped.count * 4 < scripts.count, "\(skipped.count) of \(scripts.count) scripts are not run")
    }

    @Test("commands and options named in the text exist", arguments: Article.all)
    func words(_ article: Article) throws {
        var helps: [String: String] = [:]
        for (code, line) in article.inlineCode {
            guard let match = code.wholeMatch(of: /understudy ([a-z]+)(.*)/) else { continue }
            let command = String(match.1)
            // `storyboard lint` and `report merge` have their own options.
            let inner = ["storyboard", "report"].contains(command) ? match.2.wholeMatch(of: /\ ([a-z]+).*/).map { String($0.1) } : nil
            let words = [command] + [inner].compactMap { $0 }
            let key = words.joined(separator: " ")
            if helps[key] == nil {
                let outcome = try ArticleProjects.run("understudy help \(key)", in: Command.root)
                #expect(outcome.code == 0, "\(article.path):\(line): there is no command \(key)")
                helps[key] = outcome.output
            }
            for option in match.2.matches(of: /(?:^|\s)(--[a-z-]+)/) {
                #expect(helps[key]!.contains(option.1), "\(article.path):\(line): \(key) has no option \(option.1)")
            }
        }
    }

    @Test("links lead to existing files and headings, relative to the document's folder", arguments: Article.linked)
    func links(_ article: Article) throws {
        let folder = URL(fileURLWithPath: article.path).deletingLastPathComponent().path
        var others: [String: Article] = [article.path: article]
        for (target, line) in article.links where !target.contains("://") && !target.hasPrefix("mailto:") {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].isEmpty ? article.path : URL(fileURLWithPath: folder + "/" + parts[0]).standardized.path
            #expect(FileManager.default.fileExists(atPath: file), "\(article.path):\(line): there is no \(parts[0])")
            guard parts.count > 1, file.hasSuffix(".md"), FileManager.default.fileExists(atPath: file) else { continue }
            let other = try others[file] ?? Article(file)
            others[file] = other
            #expect(other.anchors.contains(parts[1]), "\(article.path):\(line): \(parts[0]) has no heading or anchor \(parts[1])")
        }
    }

    @Test("the documents outside of the folder of articles are among those whose links are checked")
    func linked() {
        let root = Command.root + "/"
        let paths = Set(Article.linked.map { $0.path.hasPrefix(root) ? String($0.path.dropFirst(root.count)) : $0.path })
        #expect(paths.isSuperset(of: ["README.md", "CONTRIBUTING.md", "SECURITY.md", "SUPPORT.md", "docs/flows.md", "docs/testing.md"]))
    }

    @Test("the index lists every article and every page of reference")
    func index() throws {
        let folder = Command.root + "/docs"
        let targets = Set(try Article(folder + "/README.md").links.map(\.target))
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") && $0 != "README.md" }
        for target in Article.all.map({ "articles/\($0).md" }) + pages {
            #expect(targets.contains(target), "docs/README.md does not link to \(target)")
        }
    }

    @Test("the text names each file that a block of code is for", arguments: Article.all)
    func fileNames(_ article: Article) {
        let named = Set(article.inlineCode.map(\.text))
        for fence in article.fences {
            // What follows a fence's language is not shown.
            guard let file = fence.attributes["file"] ?? fence.attributes["append"] else { continue }
            #expect(named.contains(file), "\(article.path):\(fence.line): name `\(file)` before its code")
        }
    }

    @Test("the tutorial that builds Recipes has every source file of the app")
    func recipes() throws {
        let tutorial = try Article(Article.folder + "/build-recipes.md")
        let shown = Set(tutorial.fences.compactMap { $0.attributes["file"] }.filter { $0.hasSuffix(".swift") })
        let names = try FileManager.default.contentsOfDirectory(atPath: Command.root + "/Examples/Recipes/Recipes")
        #expect(shown == Set(names.filter { $0.hasSuffix(".swift") }.map { "Recipes/" + $0 }))
        for fence in tutorial.fences {
            guard let file = fence.attributes["file"], file.hasPrefix("Recipes/") else { continue }
            #expect(fence.attributes["from"] == "Examples/Recipes/" + file)
        }
    }

    /// Without indentation, blank lines, and comment lines, which an excerpt omits.
    private static func plain(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("# ")
        }.joined(separator: "\n") + "\n"
    }
}
