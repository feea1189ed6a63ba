import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The mistakes that WWDC 2012, session 236, warns about, and the containment checker's reports.
@MainActor @Suite("Mistakes from the 2012 session", .serialized)
struct TalkMistakeTests {
    private class Container: UIViewController {
        let child: UIViewController
        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            child.view.frame = view.bounds
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    @Test("setting child frames during a rotation is reported; setting them in layout is not", .rule("D-33", "C-35"))
    func rotation() {
        final class Turning: Container {
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                child.view.frame = CGRect(origin: .zero, size: size)
            }
        }
        final class LayingOut: Container {
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                child.view.frame = view.bounds
            }
        }
        func warnings(_ container: UIViewController) -> [String] {
            let stage = Stage(root: container)
            stage.settle()
            return stage.containmentWarnings {
                stage.rotate(to: .landscapeLeft)
                stage.settle()
            }
        }
        #expect(
            warnings(Turning(UIViewController())) == [
                "Turning places a UIView in viewWillTransition, which isn't called for other size changes. Use constraints, or viewWillLayoutSubviews."
            ])
        #expect(warnings(LayingOut(UIViewController())) == [])
    }

    @Test(
        "a child that moves itself for the keyboard is reported, a parent that moves it is not", .rule("K-14"),
        arguments: [false, true])
    func keyboard(_ isParents: Bool) {
        final class Child: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
        }
        let child = Child(), container = Container(child), stage = Stage(root: container)
        let mover: UIViewController = isParents ? container : child
        stage.settle()
        let warnings = stage.containmentWarnings {
            // Delivery by selector, as an observer of the class sees it.
            let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
                note in
                NotificationDelivery.around(mover, note.name) { MainActor.assumeIsolated { child.view.frame.origin.y -= 100 } }
            }
            child.field.becomeFirstResponder()
            stage.settle()
            NotificationCenter.default.removeObserver(token)
        }
        #expect(
            warnings
                == (isParents
                    ? []
                    : [
                        "Child moves its own view at UIKeyboardWillShowNotification. Its parent Container places it: observe the keyboard there, and move the children."
                    ]))
    }

    @Test("a visible keyboard's new frame in a rotation is posted when the views have their new bounds", .rule("K-04"))
    func turn() {
        let controller = UIViewController(), stage = Stage(root: controller)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        stage.settle()
        field.becomeFirstResponder()
        stage.settle()
        var overlaps: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            MainActor.assumeIsolated {
                let keyboard = controller.view.convert(end, from: UIScreen.main.coordinateSpace)
                overlaps.append(controller.view.bounds.maxY - keyboard.minY)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        stage.rotate(to: .portrait)
        stage.settle()
        // K-11: 393×852.
        #expect(overlaps == [219, 336])
    }
}
