import Foundation

enum SortOrder: Int {
    case name, time
}

/// The recipes of this run, in the list's order.
final class RecipeStore {

    static let shared = RecipeStore()

    private(set) var recipes = [
        Recipe(
            name: "Chocolate Cake", minutes: 75, category: .dessert, photoName: "Cake",
            instructions:
                "Melt the chocolate with the butter. Beat eggs and sugar until pale, fold in the chocolate, then the flour. Bake for 35 minutes and let it cool in the tin."
        ),
        Recipe(
            name: "Gnocchi", minutes: 50, category: .main, photoName: "Gnocchi",
            instructions:
                "Boil the potatoes in their skins, peel and mash them. Knead with flour and egg, roll into ropes and cut. Cook in salted water until they float."
        ),
        Recipe(
            name: "Pancakes", minutes: 20, category: .breakfast, photoName: "Pancakes",
            instructions:
                "Whisk milk, eggs and flour. Rest the batter for ten minutes. Fry thin rounds in butter and serve with maple syrup."),
        Recipe(
            name: "Tomato Soup", minutes: 35, category: .main, photoName: "Soup",
            instructions:
                "Sweat onion and garlic, add tomatoes and stock, and simmer for twenty minutes. Blend, season, and finish with a little cream."
        ),
    ]

    func sort(by order: SortOrder) {
        switch order {
        case .name: recipes.sort { $0.name < $1.name }
        case .time: recipes.sort { $0.minutes < $1.minutes }
        }
    }

    func add(_ recipe: Recipe) {
        recipes.append(recipe)
    }

    func remove(at index: Int) {
        recipes.remove(at: index)
    }

    func move(from source: Int, to destination: Int) {
        recipes.insert(recipes.remove(at: source), at: destination)
    }

    func recipes(in category: Category) -> [Recipe] {
        return recipes.filter { $0.category == category }
    }
}
