import UIKit

class UnitConverterViewController: UIViewController {

    @IBOutlet private weak var amountField: UITextField!
    @IBOutlet private weak var unitControl: UISegmentedControl!
    @IBOutlet private weak var resultLabel: UILabel!

    private struct Conversion {
        let factor: Double
        let unit: String
    }

    private let conversions = [
        Conversion(factor: 28.35, unit: "g"),
        Conversion(factor: 236.6, unit: "ml"),
        Conversion(factor: 2.54, unit: "cm"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        convert(unitControl!)
        let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    @IBAction func convert(_ sender: Any) {
        let conversion = conversions[unitControl.selectedSegmentIndex]
        guard let amount = Double(amountField.text ?? "") else {
            resultLabel.text = "–"
            return
        }
        resultLabel.text = String(format: "%.1f %@", amount * conversion.factor, conversion.unit)
    }

    @objc private func endEditing(_ recognizer: UITapGestureRecognizer) {
        view.endEditing(true)
    }
}
