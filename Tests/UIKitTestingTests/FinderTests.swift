import Automation
import Foundation
import Testing
import UIKit
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct FinderTests {
    private func shown() -> (controller: SignInController, stage: Stage) {
        let controller = SignInController(), stage = Stage(root: controller)
        stage.settle()
        return (controller, stage)
    }

    @Test("elements are found by text, identifier, label, type, class, trait, predicate, and closure")
    func kinds() throws {
        let (controller, stage) = shown()
        #expect(try stage.element("Save").view === controller.saveButton)
        #expect(try stage.element(.text(containing: "ccoun")).view === controller.heading)
        #expect(try stage.element(.identifier("name")).view === controller.name)
        #expect(try stage.element(.label("Remember me")).view === controller.remember)
        #expect(try stage.element(.type(.switch)).view === controller.remember)
        #expect(try stage.element(.class(UITextField.self)).view === controller.name)
        #expect(try stage.element(.traits(.button).at(1)).view === controller.cancel)
        #expect(try stage.element(.predicate("label BEGINSWITH 'Sa' AND enabled == true")).view === controller.saveButton)
        #expect(try stage.element(.matching("red") { $0.view.backgroundColor == .red }).view === controller.badge)
    }

    @Test("relations distinguish several matches")
    func relations() throws {
        let (controller, stage) = shown()
        #expect(try stage.element(.type(.button).below("Account").first).view === controller.saveButton)
        #expect(try stage.element(.type(.button).rightOf("Save")).view === controller.cancel)
        #expect(try stage.element(.type(.button).inside(.class(UIScrollView.self))).view === controller.bottom)
        #expect(try stage.element(.class(UIScrollView.self).containing("Terms")).view === controller.deep)
        #expect(try stage.elements(.type(.button).above("Account")).isEmpty)
    }

    @Test("a cell is found by its index path")
    func indexPath() throws {
        let table = TableController(), stage = Stage(root: table)
        stage.settle()
        let cell = try stage.element(.row(3)).view
        #expect((cell as? UITableViewCell)?.textLabel?.text == "Row 3")
        #expect(try stage.element(.class(UILabel.self).inside(.row(1))).label == "Row 1")
        #expect(message { try stage.element(.row(400)) }.hasPrefix("no element with row 0-400"))
    }

    @Test("a failure lists near matches, and hidden ones")
    func nearMisses() {
        let (controller, stage) = shown()
        #expect(message { try stage.element("Sav") } == "no element with text \"Sav\"\nnearest:\n    Button \"Save\" (20, 220, 120, 44)")
        #expect(
            message { try stage.element(.identifier("nam")) }
                == "no element with identifier \"nam\"\nnearest:\n    TextField id \"name\" (20, 120, 200, 40)")
        let text = message { try stage.element(.label("Save").and(.type(.switch))) }
        #expect(text.contains("Button \"Save\" (20, 220, 120, 44), which is not type Switch"))
        controller.heading.isHidden = true
        #expect(message { try stage.element("Account") }.contains("UILabel \"Account\" is hidden"))
        #expect(message { try stage.element("qqqqqq") }.contains("on screen: "))
        #expect(message { try stage.element(.predicate("label ==== 1")) }.contains("isn't a predicate"))
    }

    @Test("several matches are listed")
    func ambiguity() {
        let (_, stage) = shown()
        let text = message { try stage.element(.type(.button)) }
        #expect(text.hasPrefix("3 elements have type Button; select one with"))
        #expect(text.contains("Button \"Cancel\""))
    }

    @Test("a target that is covered, disabled, off screen, or without interaction fails, with the reason")
    func guarded() throws {
        let (controller, stage) = shown()
        #expect(message { try stage.tap("Cancel") } == "Button \"Cancel\" (160, 220, 120, 44) is disabled")
        #expect(message { try stage.tap("Terms") }.contains("is scrolled out of sight in a UIScrollView"))
        try stage.tap("Save")
        #expect(controller.saves == 1)
        controller.view.isUserInteractionEnabled = false
        #expect(message { try stage.tap("Save") }.contains("isUserInteractionEnabled is false in the UIView around it"))
        controller.view.isUserInteractionEnabled = true
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let cover = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
        cover.accessibilityIdentifier = "curtain"
        cover.backgroundColor = .black
        controller.view.addSubview(cover)
        #expect(
            message { try stage.tap("Save") }
                == "Button \"Save\" (20, 220, 120, 44) is covered: Other id \"curtain\" (0, 200, 400, 100) lies on top")
        cover.removeFromSuperview()
        controller.present(alert, animated: false)
        stage.settle()
        #expect(message { try stage.tap("Save") }.contains("Alert \"Sure?\"") || message { try stage.tap("Save") }.hasPrefix("no element"))
        #expect(controller.saves == 1)
        let off = UIButton(frame: CGRect(x: 500, y: 20, width: 50, height: 50))
        off.accessibilityLabel = "Off"
        controller.dismiss(animated: false)
        controller.view.addSubview(off)
        #expect(message { try stage.tap(.label("Off")) }.contains("is off screen"))
    }
}

final class TableController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
