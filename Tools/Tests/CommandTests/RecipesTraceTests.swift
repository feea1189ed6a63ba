import Foundation
import RuleTrait
import Testing

/// The callbacks of the example in a walk through every screen: the orders of lifecycle.md B.
@Suite("Trace of the Recipes example", .serialized)
struct RecipesTraceTests {
    private struct Event: Decodable {
        var controller: String
        var callback: String
    }

    private static let layout: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    private static let appearance: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    private static let trace = Result {
        let output = try Command.folder("trace"), example = Command.root + "/Examples/Recipes"
        let outcome = try Command.run(
            "flow", example + "/flows/add-recipe.yaml", "--app", example + "/Recipes.xcodeproj", "--output", output)
        try #require(outcome.code == 0, "\(outcome.all)")
        return try JSONDecoder().decode([Event].self, from: try Data(contentsOf: URL(fileURLWithPath: output + "/trace.json")))
    }

    /// The appearance callbacks of these controllers, starting with the first that equals `start`.
    private func events(of controllers: String..., from start: String, count: Int) throws -> [String] {
        let lines = try Self.trace.get().filter { controllers.contains($0.controller) && Self.appearance.contains($0.callback) }.map {
            "\($0.controller).\($0.callback)"
        }
        let index = try #require(lines.firstIndex(of: start))
        return lines[index...].prefix(count).map { $0.replacingOccurrences(of: "ViewController", with: "") }
    }

    @Test("launch", .rule("B-42"))
    func launch() throws {
        var seen: Set<String> = []
        let own = try Self.trace.get().filter { $0.controller == "RecipeListViewController" }.map(\.callback)
        let order = own.filter {
            (Self.appearance.contains($0) || Self.layout.contains($0)) && $0 != "viewIsAppearing" && seen.insert($0).inserted
        }
        #expect(order.prefix(5) == ["viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"])
    }

    @Test("push", .rule("B-20"))
    func push() throws {
        let order = try events(
            of: "RecipeListViewController", "RecipeDetailViewController", from: "RecipeDetailViewController.viewDidLoad", count: 6)
        #expect(
            order == [
                "RecipeDetail.viewDidLoad", "RecipeList.viewWillDisappear", "RecipeDetail.viewWillAppear", "RecipeDetail.viewIsAppearing",
                "RecipeList.viewDidDisappear",
                "RecipeDetail.viewDidAppear",
            ])
    }

    @Test("pop", .rule("B-21"))
    func pop() throws {
        let order = try events(
            of: "CategoryViewController", "RecipeDetailViewController", from: "CategoryViewController.viewWillDisappear", count: 5)
        #expect(
            order == [
                "Category.viewWillDisappear", "RecipeDetail.viewWillAppear", "RecipeDetail.viewIsAppearing", "Category.viewDidDisappear",
                "RecipeDetail.viewDidAppear",
            ])
    }

    @Test("a sheet is presented and dismissed without callbacks to its presenter", .rule("B-26", "B-27"))
    func sheet() throws {
        let order = try events(
            of: "RecipeListViewController", "AddRecipeViewController", from: "AddRecipeViewController.viewDidLoad", count: 6)
        #expect(
            order == [
                "AddRecipe.viewDidLoad", "AddRecipe.viewWillAppear", "AddRecipe.viewIsAppearing", "AddRecipe.viewDidAppear",
                "AddRecipe.viewWillDisappear",
                "AddRecipe.viewDidDisappear",
            ])
    }

    @Test("tab switch", .rule("B-30"))
    func tabs() throws {
        let order = try events(
            of: "UnitConverterViewController", "EggTimerViewController", from: "EggTimerViewController.viewDidLoad", count: 6)
        #expect(
            order == [
                "EggTimer.viewDidLoad", "EggTimer.viewWillAppear", "UnitConverter.viewWillDisappear", "EggTimer.viewIsAppearing",
                "UnitConverter.viewDidDisappear", "EggTimer.viewDidAppear",
            ])
    }
}
