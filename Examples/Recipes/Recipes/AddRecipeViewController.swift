import UIKit

protocol AddRecipeViewControllerDelegate: AnyObject {
    func addRecipeViewController(_ controller: AddRecipeViewController, didAdd recipe: Recipe)
}

class AddRecipeViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var minutesField: UITextField!
    @IBOutlet private weak var categoryControl: UISegmentedControl!
    @IBOutlet private weak var saveButton: UIBarButtonItem!

    weak var delegate: AddRecipeViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
        nameChanged()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @objc private func nameChanged() {
        saveButton.isEnabled = !(nameField.text ?? "").isEmpty
    }

    @IBAction func save(_ sender: Any) {
        view.endEditing(true)
        let recipe = Recipe(
            name: nameField.text ?? "",
            minutes: Int(minutesField.text ?? "") ?? 30,
            category: Category(rawValue: categoryControl.selectedSegmentIndex) ?? .main,
            photoName: nil,
            instructions: "Write down how it is made.")
        delegate?.addRecipeViewController(self, didAdd: recipe)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
