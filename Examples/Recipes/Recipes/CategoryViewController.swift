import UIKit

class CategoryViewController: UITableViewController {

    var category = Category.main

    private var recipes: [Recipe] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = category.name
        recipes = RecipeStore.shared.recipes(in: category)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CategoryCell", for: indexPath)
        cell.textLabel?.text = recipes[indexPath.row].name
        cell.detailTextLabel?.text = "\(recipes[indexPath.row].minutes) min"
        return cell
    }
}
