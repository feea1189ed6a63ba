import UIKit

enum Category: Int, CaseIterable {
    case breakfast, main, dessert

    var name: String {
        switch self {
        case .breakfast: return "Breakfast"
        case .main: return "Main Dish"
        case .dessert: return "Dessert"
        }
    }
}

struct Recipe {
    var name: String
    var minutes: Int
    var category: Category
    var photoName: String?
    var instructions: String

    var photo: UIImage? {
        return photoName.flatMap { UIImage(named: $0) }
    }
}
