import UIKit

class RecipeListViewController: UITableViewController {

    @IBOutlet private weak var sortControl: UISegmentedControl!

    private let store = RecipeStore.shared

    /// Drawn once per photo, cleared when memory is low, and drawn again when a row needs it.
    private var thumbnails: [String: UIImage] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        store.sort(by: .name)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        thumbnails.removeAll()
    }

    // MARK: - Actions

    @IBAction func changeSortOrder(_ sender: UISegmentedControl) {
        guard let order = SortOrder(rawValue: sender.selectedSegmentIndex) else { return }
        store.sort(by: order)
        tableView.reloadData()
    }

    @IBAction func cancelAdding(_ segue: UIStoryboardSegue) {
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showRecipe":
            guard let detail = segue.destination as? RecipeDetailViewController,
                let indexPath = tableView.indexPathForSelectedRow
            else { return }
            detail.recipe = store.recipes[indexPath.row]
        case "addRecipe":
            guard let navigation = segue.destination as? UINavigationController,
                let adding = navigation.topViewController as? AddRecipeViewController
            else { return }
            adding.delegate = self
        default:
            break
        }
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
        let recipe = store.recipes[indexPath.row]
        cell.textLabel?.text = recipe.name
        cell.detailTextLabel?.text = "\(recipe.minutes) minutes"
        cell.imageView?.image = thumbnail(of: recipe)
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        store.move(from: source.row, to: destination.row)
    }

    private func thumbnail(of recipe: Recipe) -> UIImage? {
        let key = recipe.photoName ?? ""
        if let known = thumbnails[key] { return known }
        let bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            UIBezierPath(roundedRect: bounds, cornerRadius: 6).addClip()
            if let photo = recipe.photo {
                photo.draw(in: bounds)
            } else {
                UIColor.systemGray5.setFill()
                UIRectFill(bounds)
            }
        }
        thumbnails[key] = image
        return image
    }
}

extension RecipeListViewController: AddRecipeViewControllerDelegate {

    /// The new recipe is pushed beneath the sheet, so that dismissing it reveals the recipe.
    func addRecipeViewController(_ controller: AddRecipeViewController, didAdd recipe: Recipe) {
        store.add(recipe)
        tableView.reloadData()
        if let detail = storyboard?.instantiateViewController(withIdentifier: "RecipeDetail") as? RecipeDetailViewController {
            detail.recipe = recipe
            navigationController?.pushViewController(detail, animated: false)
        }
        dismiss(animated: true)
    }
}
