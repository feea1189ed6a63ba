import Foundation
import Testing
import UIKit
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct TextGoldenTests {
    private final class Card: UIViewController {
        let heading = UILabel(), box = UIView()
        override func viewDidLoad() {
            title = "Card"
            heading.text = "Title"
            heading.textColor = .black
            heading.font = .systemFont(ofSize: 20)
            view.backgroundColor = .white
            box.backgroundColor = .red
            for part in [heading, box] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
            }
            let width = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -8)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([
                heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                heading.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: heading.bottomAnchor), box.heightAnchor.constraint(equalToConstant: 40), width,
            ])
        }
    }

    @Test("views, constraints, controllers, and the responder chain are text, one node per line, the same in two runs")
    func texts() throws {
        func all() -> [String] {
            let card = Card(), navigation = UINavigationController(rootViewController: card), stage = Stage(root: navigation)
            stage.settle()
            return [
                TextGolden.views(of: card.view), TextGolden.constraints(of: card.view), TextGolden.controllers(of: navigation),
                TextGolden.responderChain(from: card.box),
            ]
        }
        let texts = all()
        #expect(texts == all())
        #expect(texts[0].contains("  \"box\" <UIView> "))
        #expect(texts[0].contains("text=\"Title\" color=\"#000000\" font="))
        let constraints = texts[1]
        #expect(constraints.contains("  heading.leading = UIView.leading + 20\n"))
        #expect(constraints.contains("  heading.top ≥ UIView.UIViewSafeAreaLayoutGuide.top + 10\n"), "\(constraints)")
        #expect(constraints.contains("  box.width = UIView.width × 0.5 - 8 @750\n"))
        #expect(constraints.contains("box\n  box.height = 40\n"))
        #expect(texts[2] == "UINavigationController \"Card\", appeared\n  TextGoldenTests.Card \"Card\", appeared\n")
        #expect(texts[3].hasPrefix("`box` UIView\nUIView\nTextGoldenTests.Card\n") && texts[3].contains("UIApplication\n"), "\(texts[3])")
        #expect(!texts.joined().contains("0x"))
    }
}

@MainActor @Suite(.serialized) struct AccessibilitySnapshotTests {
    @Test("reading order, labels, values, and traits are text; the legend is an image")
    func order() throws {
        try withReferences { _ in
            @MainActor func verified(_ change: (SignInController) -> Void = { _ in }) -> Reports {
                reports {
                    let controller = SignInController(), stage = Stage(root: controller)
                    change(controller)
                    stage.settle()
                    verify(accessibilityOf: stage, function: "signIn()")
                }
            }
            #expect(verified().failures.count == 2)
            #expect(verified().failures == [])
            let found = verified { $0.saveButton.accessibilityLabel = "Store" }.failures
            #expect(found.count == 2 && found[0].contains("  - 4. Save. Button. (20, 220, 120, 44)\n  + 4. Store. Button."), "\(found)")
        }
    }

    @Test("each stop of a screen has its spoken description")
    func spoken() {
        let stage = Stage(root: SignInController())
        stage.settle()
        let stops = AccessibilitySnapshot(of: stage).stops.map(\.spoken)
        #expect(stops.prefix(5) == ["Account.", "Name.", "Remember me. 0.", "Save. Button.", "Cancel. Button. Dimmed."], "\(stops)")
    }

    @Test("the texts and buttons of an alert and of a menu are stops, not the views around them")
    func stopsInAlertsAndMenus() {
        let root = UIViewController(), stage = Stage(root: root)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        root.present(alert, animated: false)
        stage.settle()
        let stops = AccessibilitySnapshot(of: stage).stops.map(\.spoken)
        #expect(stops.contains { $0.hasPrefix("Sure?.") } && stops.contains("Yes. Button.") && !stops.contains(""), "\(stops)")
        root.dismiss(animated: false)
        stage.settle()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        button.performPrimaryAction()
        stage.settle()
        let commands = AccessibilitySnapshot(of: stage).stops.map(\.spoken)
        #expect(commands.contains("Copy. Button.") && !commands.contains(""), "\(commands)")
    }

    @Test("the audit reports targets below 44 points, missing labels, clipped text, and low contrast")
    func audit() {
        final class Poor: UIViewController {
            override func viewDidLoad() {
                view.backgroundColor = .white
                let small = UIButton(type: .system), silent = UIButton(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
                small.setTitle("OK", for: .normal)
                small.frame = CGRect(x: 20, y: 100, width: 60, height: 30)
                let pale = UILabel(frame: CGRect(x: 20, y: 300, width: 30, height: 20))
                pale.text = "A text that does not fit"
                pale.textColor = UIColor(white: 0.9, alpha: 1)
                for part in [small, silent, pale] { view.addSubview(part) }
            }
        }
        let stage = Stage(root: Poor())
        stage.settle()
        let issues = stage.accessibilityIssues()
        for part in ["Target is smaller than 44 points: Button \"OK\"", "Element has no description", "Text clipped", "Contrast failed"] {
            #expect(issues.contains { $0.hasPrefix(part) }, "\(part) in \(issues)")
        }
        #expect(reports { stage.expectAccessible() }.failures.first?.hasPrefix("the screen has ") == true)
    }
}

@MainActor @Suite(.serialized) struct AnimatedPictureTests {
    private func verified(_ distance: CGFloat) -> Reports {
        reports {
            let controller = SignInController(), stage = Stage(root: controller, device: "iPhone SE")
            stage.settle()
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { controller.badge.frame.origin.y += distance }
            verify(animationOf: stage, for: 0.5, framesPerSecond: 10, named: "falls", function: "falls()")
        }
    }

    @Test("an animation is an animated PNG over virtual time, and the first frame that differs is named")
    func animation() throws {
        try withReferences { folder in
            #expect(verified(100).failures.count == 1)
            let file = try Data(contentsOf: folder.appendingPathComponent("__Snapshots__/TextGoldenTests/falls.falls.apng"))
            let frames = AnimatedPicture.split(file)
            #expect(frames.count == 6 && Set(frames).count == 6)
            #expect(frames.allSatisfy { UIImage(data: $0)?.size.width ?? 0 > 0 })
            #expect(UIImage(data: file) != nil)
            #expect(verified(100).failures == [])
            #expect(verified(110).failures.first?.contains("The first frame that differs is number 1, after 0.1 s: ") == true)
        }
    }
}
