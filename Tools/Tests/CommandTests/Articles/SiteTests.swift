import Foundation
import Testing

@Suite("The documentation's site")
struct SiteTests {
    @Test("docs and the help of each subcommand become pages, and every link leads somewhere")
    func pages() throws {
        let folder = try Command.folder("site")
        let outcome = try ArticleProjects.run("Scripts/site --articles --output '\(folder)/site'", in: Command.root)
        #expect(outcome.code == 0, "\(outcome.output)")
        let data = folder + "/site/data"
        let pages = Set(
            try ["documentation", "tutorials"].flatMap {
                try FileManager.default.contentsOfDirectory(atPath: "\(data)/\($0)/understudy")
            })
        for name in Article.all.map(\.description) + ["flows", "command", "understudy-run", "understudy-storyboard-lint"] {
            #expect(pages.contains(name + ".json"), "there is no page of \(name)")
        }
        #expect(try String(contentsOfFile: folder + "/site/index.html", encoding: .utf8).contains("url=/documentation/understudy/"))
        // Each page reads its colors from this file.
        #expect(try String(contentsOfFile: folder + "/site/theme-settings.json", encoding: .utf8).contains("syntax-comments"))
        // What follows a fence's language, and HTML comments, are for the tests of the articles.
        let article = try String(contentsOfFile: data + "/documentation/understudy/your-first-package.json", encoding: .utf8)
        #expect(article.contains("\"syntax\":\"swift\"") && !article.contains("file=") && !article.contains("project: Rating"))
        // A block of code is a file beside a step.
        let tutorial = try String(contentsOfFile: data + "/tutorials/understudy/build-recipes.json", encoding: .utf8)
        #expect(tutorial.contains("\"fileName\":\"RecipeStore.swift\"") && tutorial.contains("final class RecipeStore {"))
    }
}
