import Foundation
import Testing

/// Recipes with changes to its storyboard, run headless. Unknown elements are reported with their position and the app runs; invalid files
/// end with an error with its position and exit code 1.
@Suite("Faulty storyboards", .serialized)
struct StoryboardFaultTests {
    private static let original =
        (try? String(contentsOfFile: Command.root + "/Examples/Recipes/Recipes/Base.lproj/Main.storyboard", encoding: .utf8)) ?? ""
    /// One copy for all: the sources do not change, so only the first run compiles.
    private static let copy = Result {
        let folder = try Command.folder("Recipes")
        for name in ["Recipes", "Recipes.xcodeproj"] {
            try FileManager.default.copyItem(atPath: Command.root + "/Examples/Recipes/" + name, toPath: folder + "/" + name)
        }
        return folder
    }

    private func run(_ storyboard: String) throws -> Command.Outcome {
        let folder = try Self.copy.get()
        try storyboard.write(toFile: folder + "/Recipes/Base.lproj/Main.storyboard", atomically: true, encoding: .utf8)
        return try Command.run("run", folder, "--host", "headless", "--exit-after", "0.5")
    }

    /// Returns line and column of a text, counted from 1.
    private func place(of text: String, in storyboard: String) throws -> String {
        let start = try #require(storyboard.range(of: text)?.lowerBound)
        let before = storyboard[..<start]
        return "\(before.filter { $0 == "\n" }.count + 1):\(before.reversed().prefix { $0 != "\n" }.count + 1)"
    }

    @Test("an unknown element is a warning with its position, and the app runs")
    func unknownElement() throws {
        let changed = Self.original.replacingOccurrences(
            of: "<subviews>", with: "<hologram depth=\"3\"/>\n<subviews>", range: Self.original.range(of: "<subviews>"))
        let outcome = try run(changed)
        #expect(outcome.code == 0, "\(outcome.all)")
        #expect(
            outcome.errors.contains(
                "Main.storyboard:\(try place(of: "<hologram", in: changed)): warning: The element <hologram> is unknown"), "\(outcome.all)")
    }

    @Test("a missing element does not affect the others")
    func missingElement() throws {
        let start = try #require(Self.original.range(of: "<segmentedControl")),
            end = try #require(Self.original.range(of: "</segmentedControl>"))
        let outcome = try run(Self.original.replacingCharacters(in: start.lowerBound..<end.upperBound, with: ""))
        #expect(!outcome.all.contains("Fatal error: Unexpectedly") || outcome.code == 1, "\(outcome.all)")
    }

    @Test("a truncated file is an error with its position")
    func cut() throws {
        let outcome = try run(String(Self.original.prefix(Self.original.count / 2)))
        #expect(outcome.code == 1, "\(outcome.all)")
        #expect(outcome.errors.range(of: #"Main\.storyboard:\d+:\d+: error: "#, options: .regularExpression) != nil, "\(outcome.all)")
    }

    @Test("a root element of another kind is an error with its position")
    func wrongRoot() throws {
        let outcome = try run("<?xml version=\"1.0\"?>\n<recipes>\n</recipes>\n")
        #expect(outcome.code == 1 && outcome.errors.contains("Main.storyboard:2:1: error: "), "\(outcome.all)")
    }

    @Test("an id without an object is an error with its position")
    func danglingID() throws {
        let destination = try #require(Self.original.range(of: #"destination="[^"]+""#, options: .regularExpression))
        let changed = Self.original.replacingCharacters(in: destination, with: "destination=\"no-th-ing\"")
        let outcome = try run(changed)
        #expect(outcome.code == 1, "\(outcome.all)")
        #expect(
            outcome.errors.range(of: #"Main\.storyboard:\d+:\d+: error: .*no-th-ing"#, options: .regularExpression) != nil, "\(outcome.all)"
        )
    }
}
