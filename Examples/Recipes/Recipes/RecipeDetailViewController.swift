import UIKit

class RecipeDetailViewController: UIViewController {

    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var categoryButton: UIButton!
    @IBOutlet private weak var instructionsLabel: UILabel!

    var recipe: Recipe? {
        didSet {
            if isViewLoaded { showRecipe() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        photoView.layer.cornerRadius = 12
        photoView.clipsToBounds = true
        showRecipe()
    }

    private func showRecipe() {
        guard let recipe = recipe else { return }
        title = recipe.name
        photoView.image = recipe.photo ?? UIImage(systemName: "photo")
        photoView.contentMode = recipe.photo == nil ? .center : .scaleAspectFill
        nameLabel.text = recipe.name
        timeLabel.text = "\(recipe.minutes) minutes"
        categoryButton.setTitle(recipe.category.name, for: .normal)
        instructionsLabel.text = recipe.instructions
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let categoryScreen = segue.destination as? CategoryViewController {
            categoryScreen.category = recipe?.category ?? .main
        }
    }
}
