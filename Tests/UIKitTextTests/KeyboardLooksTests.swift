import Testing
@testable import UIKitText

@MainActor @Suite(.serialized) struct KeyboardLooksTests {
    private func style(_ change: (UITextField) -> Void) -> UIUserInterfaceStyle {
        let field = UITextField(), tray = KeyboardTray(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        change(field)
        tray.adopt(field)
        return tray.keys.traitCollection.userInterfaceStyle
    }

    @Test("the keyboard is as dark as its field, unless the field chose") func appearance() {
        #expect(style { $0.overrideUserInterfaceStyle = .dark } == .dark)
        #expect(style { $0.keyboardAppearance = .dark } == .dark)
        #expect(style { ($0.overrideUserInterfaceStyle, $0.keyboardAppearance) = (.dark, .light) } == .light)
    }

    @Test("a trait read through the protocol is optional, as an optional requirement is; a class's own is plain, and both can be set") func optionalTraits() {
        let field = UITextField(), traits: any UITextInputTraits = field
        field.keyboardAppearance = .dark
        switch traits.keyboardAppearance {
        case .dark?: break
        default: Issue.record("the field's own trait was not read")
        }
        traits.keyboardType = .emailAddress
        let plain: UIKeyboardType = field.keyboardType
        #expect(plain == .emailAddress && (traits.keyboardType ?? .default) == .emailAddress)
    }

    private func titles(_ view: UIView) -> [String] { view.subviews.flatMap { ($0 as? KeyView)?.accessibilityLabel.map { [$0] } ?? titles($0) } }

    @Test("capitals end with the first character, however it came") func capitals() {
        let field = UITextField(), keys = KeyboardView(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        keys.show(for: field)
        #expect(titles(keys).contains("Q"))
        field.text = "B"
        keys.textChanged(of: field)
        #expect(titles(keys).contains("q") && !titles(keys).contains("Q"))
    }

    @Test("a field that asks for no capitals gets small letters from the start") func noCapitals() {
        let field = UITextField(), keys = KeyboardView(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        field.autocapitalizationType = .none
        keys.show(for: field)
        #expect(titles(keys).contains("q") && !titles(keys).contains("Q"))
    }

    @Test("the keyboard stands in the scene of its field: a window that names none would show nowhere in an app with scenes") func scene() {
        let session = UISceneSession(role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        window.addSubview(field)
        window.isHidden = false
        defer { window.isHidden = true }
        field.becomeFirstResponder()
        #expect(UIWindow.visible.first { $0 is KeyboardWindow }?.windowScene === scene)
        field.resignFirstResponder()
    }

    @Test("selected text has a knob at each end") func handles() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        view.text = "The quick brown fox"
        view.becomeFirstResponder()
        func knobs() -> [CGRect] { view.subviews.filter { "\(type(of: $0))" == "SelectionHandle" }.map(\.frame).sorted { $0.minX < $1.minX } }
        view.selectedRange = NSRange(location: 4, length: 5)
        view.layoutIfNeeded()
        let start = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 4)!), end = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 9)!)
        #expect(knobs().count == 2)
        #expect(abs(knobs()[0].midX - start.minX) < 1 && knobs()[0].maxY == start.maxY)
        #expect(abs(knobs()[1].midX - end.minX) < 1 && knobs()[1].minY == end.minY)
        view.selectedRange = NSRange(location: 4, length: 0)
        view.layoutIfNeeded()
        #expect(knobs().isEmpty)
    }
}
