import Foundation
import Testing

@Suite("The documentation's site")
struct SiteTests {
    @Test("docs and the help of each subcommand become pages, and every link leads somewhere")
    func pages() throws {
        let folder = try Command.folder("site")
        let outcome = try ArticleProjects.run("Scripts/site --articles --output '\(folder)/site'", in: Command.root)
        #expect(outcome.code == 0, "\(outcome.output)")
        let data = folder + "/site/data/documentation/understudy"
        let pages = Set(try FileManager.default.contentsOfDirectory(atPath: data))
        for name in Article.all.map(\.description) + ["flows", "command", "understudy-run", "understudy-storyboard-lint"] {
            #expect(pages.contains(name + ".json"), "there is no page of \(name)")
        }
        #expect(try String(contentsOfFile: folder + "/site/index.html", encoding: .utf8).contains("url=/documentation/understudy/"))
        // What follows a fence's language, and HTML comments, are for the tests of the articles.
        let tutorial = try String(contentsOfFile: data + "/tutorial.json", encoding: .utf8)
        #expect(tutorial.contains("\"syntax\":\"swift\"") && !tutorial.contains("file=") && !tutorial.contains("project: Packing"))
    }
}
