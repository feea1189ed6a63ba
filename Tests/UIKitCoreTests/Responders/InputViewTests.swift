import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Input views and other keyboards", .serialized)
struct InputViewTests {
    final class Typist: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    /// Keyboard notifications, such as "WillShow", with their end frames.
    private func observing(_ body: (_ names: () -> [String], _ ends: () -> [CGRect]) -> Void) {
        nonisolated(unsafe) var posted: [(name: String, end: CGRect)] = []
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                posted.append((String(name.rawValue.dropFirst(10).dropLast(12)), end))
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        body(
            {
                defer { posted = [] }
                return posted.map(\.name)
            }, { posted.map(\.end) })
    }

    @Test("inputView and inputAccessoryView are searched from the first responder up", .rule("J-10"))
    func upTheChain() {
        final class Providing: UIViewController {
            let keys = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
            override var inputView: UIView? { keys }
            override var inputAccessoryView: UIView? { accessory }
        }
        onDevice {
            let controller = Providing(), typist = Typist()
            controller.view.addSubview(typist)
            makeWindow(root: controller)
            typist.becomeFirstResponder()
            #expect(InputViews.input(for: typist) === controller.keys)
            #expect(InputViews.accessory(for: typist) === controller.accessory)
            #expect(KeyboardState.shared.frame?.height == 250)
        }
    }

    @Test("the view of an input view controller is an input view")
    func inputViewOfController() {
        let keys = UIInputViewController(), own = UIInputView(frame: .zero, inputViewStyle: .default)
        keys.loadViewIfNeeded()
        #expect(keys.inputView === keys.view && keys.inputView?.inputViewStyle == .keyboard)
        keys.inputView = own
        #expect(keys.view === own)
    }

    @Test("inputViewController and inputAccessoryViewController are used like their views", .rule("J-10"))
    func controllersUpTheChain() {
        final class Providing: UIViewController {
            let keys = UIInputViewController(), bar = UIInputViewController()
            override var inputViewController: UIInputViewController? { keys }
            override var inputAccessoryViewController: UIInputViewController? { bar }
        }
        onDevice {
            let controller = Providing(), typist = Typist()
            controller.view.addSubview(typist)
            makeWindow(root: controller)
            #expect(InputViews.input(for: typist) === controller.keys.view)
            #expect(InputViews.accessory(for: typist) === controller.bar.view)
        }
    }

    @Test(
        "before iOS 8 keyboard frames are in the portrait screen, whatever the interface orientation", .rule("K-04"),
        arguments: [
            (Generation.ios6, CGRect(x: 175, y: 0, width: 200, height: 667)), (.ios8, CGRect(x: 0, y: 175, width: 667, height: 200)),
        ])
    func portraitFrames(_ generation: Generation, _ expected: CGRect) {
        onDevice("iPhone 8", orientation: .landscapeLeft, generation: generation) {
            observing { _, ends in
                let window = makeWindow(root: UIViewController()), typist = Typist()
                window.addSubview(typist)
                typist.becomeFirstResponder()
                #expect(ends().last == expected)
            }
        }
    }

    @Test("before iOS 8 to 12 each field posts again; from then on only another height does", .rule("K-07"))
    func betweenFields() {
        for (generation, again) in [
            (Generation.ios6, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]), (.ios8, []), (.ios16, []),
        ] {
            onDevice("iPhone 8", generation: generation) {
                observing { names, _ in
                    let window = makeWindow(root: UIViewController()), first = Typist(), second = Typist()
                    window.addSubview(first)
                    window.addSubview(second)
                    first.becomeFirstResponder()
                    EventLoop.main.advance(by: 1)
                    _ = names()
                    second.becomeFirstResponder()
                    EventLoop.main.advance(by: 1)
                    #expect(names() == again)
                }
            }
        }
    }

    @Test(
        "an iPad's undocked keyboard counts as hidden, posts only frame changes, and shows again when docked",
        .rule("K-10", "K-12"))
    func floating() {
        onDevice("iPad Pro 11") {
            observing { names, _ in
                let controller = UIViewController(), typist = Typist(), input = HostInput()
                controller.view.addSubview(typist)
                makeWindow(root: controller)
                typist.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(controller.view.frame(of: .keyboard).minY < 1174)
                _ = names()
                input.floatKeyboard(to: CGRect(x: 100, y: 500, width: 400, height: 200))
                EventLoop.main.advance(by: 1)
                #expect(names() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
                #expect(controller.view.frame(of: .keyboard).minY == 1174)
                input.floatKeyboard(to: CGRect(x: 200, y: 400, width: 400, height: 200))
                EventLoop.main.advance(by: 1)
                #expect(names() == ["WillChangeFrame", "DidChangeFrame"])
                input.dockKeyboard()
                EventLoop.main.advance(by: 1)
                #expect(names() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
                input.floatKeyboard(to: CGRect(x: 200, y: 400, width: 400, height: 200))
                EventLoop.main.advance(by: 1)
                _ = names()
                typist.resignFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(names() == ["WillChangeFrame", "DidChangeFrame"])
                #expect(KeyboardState.shared.frame == nil)
            }
        }
        onDevice {
            let window = makeWindow(root: UIViewController()), typist = Typist()
            window.addSubview(typist)
            typist.becomeFirstResponder()
            HostInput().floatKeyboard(to: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(!KeyboardState.shared.isFloating)
        }
    }

    @Test("Info.plist can exclude covered controllers from action handling", .rule("J-09", "SP-D017"))
    func plistKey() {
        onDevice { #expect(UIViewController().performsActionsWhilePresentingModally) }
        onDevice(info: ["UIViewControllerPerformsActionsWhilePresentingModally": false]) {
            #expect(!UIViewController().performsActionsWhilePresentingModally)
        }
    }

    @Test("an application delegate that is already in the responder chain is not appended again", .rule("J-01"))
    func delegateInTheChain() {
        final class Root: UIViewController, UIApplicationDelegate {
            var window: UIWindow?
        }
        onDevice {
            let root = Root()
            UIApplication.shared.delegate = root
            makeWindow(root: root)
            #expect(Array(sequence(first: root.view as UIResponder, next: { $0.next })).last === UIApplication.shared)
        }
    }
}
