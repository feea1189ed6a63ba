import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Responders", .serialized)
struct ResponderTests {
    final class Field: UIView {
        var log: Log?
        var name = ""
        var agrees = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { agrees }
        override func becomeFirstResponder() -> Bool {
            let result = super.becomeFirstResponder()
            log?.note("\(name).become=\(result)")
            return result
        }
        override func resignFirstResponder() -> Bool {
            let result = super.resignFirstResponder()
            log?.note("\(name).resign=\(result)")
            return result
        }
    }

    /// A subclass's method with the name of a standard edit action is called.
    final class Editor: UIResponder {
        func find(_ sender: UIView) {}
        static let action = Selector("find:", checking: Editor.find(_:))
    }

    final class Actor: UIView {
        var received: [String] = []
        static let register: Void = DispatchTable.add(Actor.self, selectors: ["act:", "actFrom:with:"]) { object, name, arguments in
            let actor = unsafeDowncast(object, to: Actor.self)
            actor.received.append(name + (arguments.values.count > 1 && arguments.values[1] != nil ? "+event" : ""))
            return .handled(nil)
        }
    }

    final class DelegateResponder: UIResponder, UIApplicationDelegate {}

    @Test(
        "the responder chain: leaf, root view, controller, window, since iOS 13 its scene, application, delegate", .rule("J-01", "J-02"),
        arguments: [Generation.ios8, .ios13, .ios16])
    func chain(_ generation: Generation) {
        onDevice(generation: generation) {
            let delegate = DelegateResponder()
            UIApplication.shared.delegate = delegate
            let controller = UIViewController(), leaf = UIView()
            controller.view.addSubview(leaf)
            let window = makeWindow(root: controller)
            let chain = Array(sequence(first: leaf as UIResponder, next: { $0.next }))
            let scene = generation < .ios13 ? nil : window.windowScene
            let expected: [UIResponder?] = [leaf, controller.view, controller, window, scene, UIApplication.shared, delegate]
            #expect(chain == expected.compactMap { $0 })
        }
    }

    @Test("a detached controller has no next responder; a replaced view loses its controller immediately", .rule("J-03"))
    func detached() {
        onDevice {
            let controller = UIViewController(), old: UIView = controller.view
            #expect(controller.next == nil)
            #expect(old.next === controller)
            controller.view = UIView()
            #expect(old.next == nil)
        }
    }

    @Test("a responder becomes first responder only in a window, and only if it can", .rule("J-04"))
    func becoming() {
        onDevice {
            #expect(!UIView().canBecomeFirstResponder)
            #expect(UIView().canResignFirstResponder)
            let field = Field()
            #expect(!field.becomeFirstResponder())
            let window = makeWindow(root: UIViewController()), plain = UIView()
            window.addSubview(field)
            window.addSubview(plain)
            #expect(field.becomeFirstResponder())
            #expect(field.isFirstResponder)
            #expect(!plain.becomeFirstResponder())
            #expect(field.isFirstResponder)
        }
    }

    // UIView.h of the first SDKs: becomeFirstResponderWhenCapable. Public apps call it in viewDidLoad().
    @Test("a view that was asked before it had a window becomes first responder when it gets one, unless it was asked to resign")
    func waiting() {
        onDevice {
            let window = makeWindow(root: UIViewController()), holder = UIView(), first = Field(), last = Field()
            for field in [first, last] { holder.addSubview(field) }
            #expect(!last.becomeFirstResponder() && !first.becomeFirstResponder() && !last.becomeFirstResponder())
            window.addSubview(holder)
            #expect(last.isFirstResponder)
            // Only once.
            holder.removeFromSuperview()
            window.addSubview(holder)
            #expect(!last.isFirstResponder && !first.isFirstResponder)
            let other = Field()
            _ = other.becomeFirstResponder()
            _ = other.resignFirstResponder()
            window.addSubview(other)
            #expect(!other.isFirstResponder)
        }
    }

    @Test(
        "the old first responder resigns before the new one becomes; if it refuses nothing changes; leaving the window resigns",
        .rule("J-05"))
    func changing() {
        onDevice {
            let log = Log(), a = Field(), b = Field()
            let window = makeWindow(root: UIViewController())
            for (field, name) in [(a, "a"), (b, "b")] {
                (field.log, field.name) = (log, name)
                window.addSubview(field)
            }
            _ = a.becomeFirstResponder()
            log.lines = []
            _ = b.becomeFirstResponder()
            #expect(log.lines == ["a.resign=true", "b.become=true"])
            b.agrees = false
            #expect(!a.becomeFirstResponder())
            #expect(b.isFirstResponder)
            b.agrees = true
            b.removeFromSuperview()
            #expect(window.firstResponder == nil)
            #expect(!b.isFirstResponder)
        }
    }

    @Test("touches, presses, and motion are forwarded to the next responder", .rule("J-06"))
    func forwarding() {
        final class Catcher: UIView {
            var caught: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { caught.append("touch began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { caught.append("touch moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { caught.append("touch ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { caught.append("touch cancelled") }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { caught.append("press began") }
            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { caught.append("press changed") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { caught.append("press ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { caught.append("press cancelled") }
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { caught.append("motion began") }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { caught.append("motion ended") }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { caught.append("motion cancelled") }
        }
        onDevice {
            let catcher = Catcher(), leaf = UIView()
            catcher.addSubview(leaf)
            for send in [leaf.touchesBegan, leaf.touchesMoved, leaf.touchesEnded, leaf.touchesCancelled] { send([], nil) }
            for send in [leaf.pressesBegan, leaf.pressesChanged, leaf.pressesEnded, leaf.pressesCancelled] { send([], nil) }
            for send in [leaf.motionBegan, leaf.motionEnded, leaf.motionCancelled] { send(.motionShake, nil) }
            #expect(
                catcher.caught == [
                    "touch began", "touch moved", "touch ended", "touch cancelled", "press began", "press changed", "press ended",
                    "press cancelled", "motion began",
                    "motion ended", "motion cancelled",
                ])
        }
    }

    @Test(
        "an action with a nil target starts at the first responder and goes up; without a receiver the result is false",
        .rule("J-07", "J-08"))
    func actions() {
        _ = Actor.register
        onDevice {
            let window = makeWindow(root: UIViewController()), actor = Actor(), field = Field(), elsewhere = UIView()
            window.addSubview(actor)
            actor.addSubview(field)
            window.addSubview(elsewhere)
            _ = field.becomeFirstResponder()
            #expect(UIApplication.shared.sendAction("act:", to: nil, from: elsewhere, for: nil))
            #expect(actor.received == ["act:"])
            #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: elsewhere, for: nil))
            _ = field.resignFirstResponder()
            #expect(!UIApplication.shared.sendAction("act:", to: nil, from: elsewhere, for: nil))
            #expect(UIApplication.shared.sendAction("actFrom:with:", to: nil, from: field, for: UIEvent()))
            #expect(actor.received.last == "actFrom:with:+event")
            #expect(field.target(forAction: "act:", withSender: nil) as? UIView === actor)
            #expect(actor.target(forAction: "act:", withSender: nil) as? UIView === actor)
            #expect(actor.canPerformAction("act:", withSender: nil))
            #expect(!field.canPerformAction("act:", withSender: nil))
        }
    }

    @Test("a covered controller with performsActionsWhilePresentingModally false takes no actions", .rule("J-09", "SP-D017"))
    func covered() {
        final class Controller: UIViewController {
            var performs = true
            override var performsActionsWhilePresentingModally: Bool { performs }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "act:" }
        }
        onDevice {
            let controller = Controller(), modal = UIViewController()
            makeWindow(root: controller)
            controller.present(modal, animated: false)
            EventLoop.main.turn()
            #expect(controller.target(forAction: "act:", withSender: nil) != nil)
            controller.performs = false
            #expect(controller.target(forAction: "act:", withSender: nil) == nil)
        }
    }

    @Test("undoManager is found up the responder chain, the window's last", .rule("J-10"))
    func undo() {
        onDevice {
            let controller = UIViewController()
            let window = makeWindow(root: controller)
            #expect(controller.view.undoManager === window.undoManager)
            #expect(window.undoManager != nil)
            #expect(UIView().undoManager == nil)
        }
    }

    @Test("endEditing(_:) asks the first responder inside the view, or forces it to resign", .rule("J-11"))
    func endEditing() {
        onDevice {
            let window = makeWindow(root: UIViewController()), form = UIView(), field = Field(), beside = UIView()
            window.addSubview(form)
            window.addSubview(beside)
            form.addSubview(field)
            _ = field.becomeFirstResponder()
            #expect(!beside.endEditing(true))
            field.agrees = false
            #expect(!form.endEditing(false))
            #expect(field.isFirstResponder)
            #expect(form.endEditing(true))
            #expect(window.firstResponder == nil)
        }
    }

    @Test("a key command up the responder chain takes a key before presses and text", .rule("J-10"))
    func keyCommands() {
        final class Typist: UIView, UIKeyInput {
            var text = ""
            var presses = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        _ = Actor.register
        onDevice {
            final class Commanding: UIViewController {
                var called = 0
                override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")] }
            }
            DispatchTable.add(Commanding.self, selectors: ["save:"]) { object, _, _ in
                unsafeDowncast(object, to: Commanding.self).called += 1
                return .handled(nil)
            }
            let controller = Commanding(), typist = Typist()
            controller.view.addSubview(typist)
            makeWindow(root: controller)
            _ = typist.becomeFirstResponder()
            let input = HostInput()
            @MainActor func key(_ character: String, _ flags: UIKeyModifierFlags = [], _ code: Int = 4) -> UIKey {
                UIKey(
                    characters: character, ignoringModifiers: character, modifierFlags: flags, keyCode: UIKeyboardHIDUsage(rawValue: code))
            }
            input.key(key("s", .command))
            #expect(controller.called == 1)
            #expect(typist.presses == 0)
            input.key(key("a"))
            input.key(key("b"))
            input.key(key("", [], UIKeyboardHIDUsage.keyboardDeleteOrBackspace.rawValue))
            #expect(typist.text == "a")
            #expect(typist.presses == 3)
        }
    }

    @Test("accessibilityElement(at:) may be called with an index out of range")
    func accessibilityElements() {
        let view = UIView(), element = NSObject()
        view.accessibilityElements = [element]
        #expect(view.accessibilityElement(at: 0) as? NSObject === element)
        #expect(view.accessibilityElement(at: 1) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(UIView().accessibilityElement(at: 0) == nil)
    }
}
