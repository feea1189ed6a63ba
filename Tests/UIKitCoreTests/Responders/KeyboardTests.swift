import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Keyboard notifications", .serialized)
struct KeyboardTests {
    final class Typist: UIView, UIKeyInput {
        var kind = UIKeyboardType.default
        var accessory: UIView?
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { accessory }
        var keyboardType: UIKeyboardType {
            get { kind }
            set { kind = newValue }
        }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    private func observing(_ body: (_ log: Log, _ notes: () -> [Notification]) -> Void) {
        let log = Log()
        nonisolated(unsafe) var notes: [Notification] = []
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                notes.append(note)
                onMain { log.note(String(name.rawValue.dropFirst(10).dropLast(12))) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        body(log) { notes }
    }

    private func makeTypist(in window: UIWindow) -> Typist {
        let typist = Typist()
        window.addSubview(typist)
        return typist
    }

    @Test(
        "showing: will and did show and change frame, a quarter of a second apart, with the screen as object",
        .rule("K-01", "K-02", "K-03", "K-04", "K-05", "K-11"))
    func showing() {
        onDevice("iPhone 16") {
            observing { log, notes in
                let window = makeWindow(root: UIViewController()), typist = makeTypist(in: window)
                _ = typist.becomeFirstResponder()
                #expect(log.lines == ["WillChangeFrame", "WillShow"])
                EventLoop.main.advance(by: 0.24)
                #expect(log.lines.count == 2)
                EventLoop.main.advance(by: 0.02)
                #expect(log.lines == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
                let info = notes()[1].userInfo
                #expect(notes()[1].object as? UIScreen === UIScreen.main)
                #expect(info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
                #expect(info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == CGRect(x: 0, y: 852, width: 393, height: 336))
                #expect(info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
                #expect(info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
                #expect(info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
                #expect((info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
                #expect(
                    (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.rectValue
                        == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
                #expect(info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
            }
        }
    }

    @Test(
        "the notification's object is the screen since iOS 16; keyboardIsLocal is set since iOS 9",
        .rule("K-01", "K-02", "K-04"),
        arguments: [(Generation.ios6, false, false), (.ios8, false, true), (.ios13, false, true), (.ios16, true, true)])
    func generations(_ generation: Generation, _ hasScreen: Bool, _ isLocal: Bool) {
        onDevice("iPhone 8", generation: generation) {
            observing { _, notes in
                let controller = UIViewController(), window = makeWindow(root: controller),
                    lower = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
                controller.view.addSubview(lower)
                makeTypist(in: window).becomeFirstResponder()
                let note = notes().last, screen = note?.object as? UIScreen,
                    end = note?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                #expect(note != nil && (screen === UIScreen.main) == hasScreen && (note?.object == nil) != hasScreen)
                #expect((note?.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool) == (isLocal ? true : nil))
                #expect(lower.convert(end, from: nil).minY == (generation == .ios8 ? 309 : 307))
                if let screen { #expect(lower.convert(end, from: screen.coordinateSpace).minY == 307) }
            }
        }
    }

    @Test("changes of the keyboard's frame are posted since iOS 5", .rule("K-01"), arguments: [true, false])
    func frameChanges(_ precedes5: Bool) {
        onDevice("iPhone 8", generation: .legacy5) {
            Generation.precedes5 = precedes5
            defer { Generation.precedes5 = false }
            observing { log, _ in
                let window = makeWindow(root: UIViewController()), typist = makeTypist(in: window)
                _ = typist.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(
                    log.lines
                        == (precedes5 ? ["WillShow", "DidShow"] : ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]))
                log.lines = []
                _ = typist.resignFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines.contains("WillChangeFrame") != precedes5 && log.lines.contains("DidHide"))
            }
        }
    }

    @Test("before iOS 5, notifications also have the bounds and the centers", .rule("K-02"), arguments: [true, false])
    func oldKeys(_ precedes5: Bool) {
        onDevice("iPhone 8", generation: .legacy5) {
            Generation.precedes5 = precedes5
            defer { Generation.precedes5 = false }
            observing { _, notes in
                let window = makeWindow(root: UIViewController())
                makeTypist(in: window).becomeFirstResponder()
                let info = notes().last?.userInfo
                let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero,
                    end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                #expect(end.width == 375 && begin.minY == 667)
                #expect(
                    info?["UIKeyboardBoundsUserInfoKey"] as? CGRect
                        == (precedes5 ? CGRect(x: 0, y: 0, width: 375, height: end.height) : nil))
                #expect(info?["UIKeyboardCenterBeginUserInfoKey"] as? CGPoint == (precedes5 ? CGPoint(x: 187.5, y: begin.midY) : nil))
                #expect(info?["UIKeyboardCenterEndUserInfoKey"] as? CGPoint == (precedes5 ? CGPoint(x: 187.5, y: end.midY) : nil))
            }
        }
    }

    @Test("hiding mirrors showing and ends below the screen", .rule("K-06", "K-09"))
    func hiding() {
        onDevice("iPhone 16") {
            observing { log, notes in
                let window = makeWindow(root: UIViewController()), typist = makeTypist(in: window)
                _ = typist.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                log.lines = []
                _ = typist.resignFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
                let info = notes().last?.userInfo
                #expect(info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == CGRect(x: 0, y: 852, width: 393, height: 336))
                #expect(info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
            }
        }
    }

    @Test("moving between fields of one height posts nothing from iOS 11 on; another height posts everything again", .rule("K-07", "K-08"))
    func movingFocus() {
        onDevice("iPhone 16") {
            observing { log, _ in
                let window = makeWindow(root: UIViewController())
                let first = makeTypist(in: window), second = makeTypist(in: window), digits = makeTypist(in: window)
                digits.kind = .numberPad
                _ = first.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                log.lines = []
                _ = second.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines == [])
                _ = digits.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
            }
        }
    }

    @Test("a field that takes over in the turn in which another resigns keeps the keyboard, without notifications", .rule("K-07"))
    func takingOver() {
        onDevice("iPhone 16") {
            observing { log, _ in
                let window = makeWindow(root: UIViewController()), first = makeTypist(in: window), second = makeTypist(in: window)
                first.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                log.lines = []
                first.resignFirstResponder()
                second.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines == [] && KeyboardState.shared.frame?.height == 336)
                second.resignFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"] && KeyboardState.shared.frame == nil)
            }
        }
    }

    @Test(
        "until iOS 10 each field that becomes first responder posts that the keyboard shows", .rule("K-07"),
        arguments: [(Generation.ios6, true), (.ios8, true), (.ios8, false)])
    func movingFocusBefore11(_ generation: Generation, _ precedes11: Bool) {
        onDevice("iPhone 8", generation: generation) {
            Generation.precedes11 = precedes11
            defer { Generation.precedes11 = false }
            observing { log, _ in
                let window = makeWindow(root: UIViewController()), first = makeTypist(in: window), second = makeTypist(in: window)
                first.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                log.lines = []
                second.becomeFirstResponder()
                EventLoop.main.advance(by: 1)
                #expect(log.lines.contains("WillShow") == precedes11)
            }
        }
    }

    @Test("the accessory view is part of the keyboard's frame", .rule("K-15"))
    func accessory() {
        onDevice("iPhone 16") {
            let window = makeWindow(root: UIViewController()), typist = makeTypist(in: window)
            typist.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            _ = typist.becomeFirstResponder()
            #expect(KeyboardState.shared.frame?.height == 380)
        }
    }

    @Test(
        "the home indicator's area is part of the keyboard's frame", .rule("K-15"),
        arguments: [("iPhone 16", 78.0), ("iPhone SE (3rd generation)", 44)])
    func homeIndicator(_ device: String, _ height: CGFloat) {
        onDevice(device) {
            KeyboardState.shared.isHardwareKeyboardAttached = true
            defer { KeyboardState.shared.isHardwareKeyboardAttached = false }
            let window = makeWindow(root: UIViewController()), typist = makeTypist(in: window)
            typist.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            _ = typist.becomeFirstResponder()
            #expect(KeyboardState.shared.frame?.height == height)
        }
    }

    @Test("a hardware keyboard that is connected hides the software keyboard, which comes back for the same responder")
    func hardware() {
        onDevice("iPhone 16") {
            let window = makeWindow(root: UIViewController()), typist = makeTypist(in: window)
            _ = typist.becomeFirstResponder()
            #expect(KeyboardState.shared.frame != nil)
            KeyboardState.shared.attachHardwareKeyboard(true)
            defer { KeyboardState.shared.isHardwareKeyboardAttached = false }
            EventLoop.main.advance(by: 1)
            #expect(KeyboardState.shared.frame == nil && typist.isFirstResponder)
            KeyboardState.shared.attachHardwareKeyboard(false)
            EventLoop.main.advance(by: 1)
            #expect(KeyboardState.shared.frame != nil)
        }
    }

    @Test("keyboardLayoutGuide's top is the keyboard's, or else the bottom of the safe area", .rule("K-12"))
    func guide() {
        onDevice("iPhone 16") {
            let controller = UIViewController()
            let window = makeWindow(root: controller)
            let view: UIView = controller.view
            #expect(view.frame(of: .keyboard).minY == 818)
            _ = makeTypist(in: window).becomeFirstResponder()
            #expect(view.frame(of: .keyboard).minY == 516)
        }
    }
}
