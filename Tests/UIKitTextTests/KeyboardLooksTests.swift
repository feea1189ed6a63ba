import EmulatedDevices
import Testing
@testable import UIKitCore
@testable import UIKitText

@MainActor @Suite(.serialized) struct KeyboardLooksTests {
    private func style(_ change: (UITextField) -> Void) -> UIUserInterfaceStyle {
        let field = UITextField(), tray = KeyboardTray(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        change(field)
        tray.adopt(field)
        return tray.keys.traitCollection.userInterfaceStyle
    }

    @Test("the keyboard follows its field's style, unless keyboardAppearance is set") func appearance() {
        #expect(style { $0.overrideUserInterfaceStyle = .dark } == .dark)
        #expect(style { $0.keyboardAppearance = .dark } == .dark)
        #expect(style { ($0.overrideUserInterfaceStyle, $0.keyboardAppearance) = (.dark, .light) } == .light)
    }

    @Test("a visible keyboard follows its field into dark mode") func followsAppearance() {
        let field = UITextField(), tray = KeyboardTray(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.overrideUserInterfaceStyle = .light
        window.addSubview(field)
        window.updateTraitsIfNeeded()
        tray.adopt(field)
        #expect(tray.keys.traitCollection.userInterfaceStyle == .light)
        window.overrideUserInterfaceStyle = .dark
        window.updateTraitsIfNeeded()
        #expect(tray.keys.traitCollection.userInterfaceStyle == .dark)
        tray.clear()
        window.overrideUserInterfaceStyle = .light
        window.updateTraitsIfNeeded()
        #expect(tray.keys.traitCollection.userInterfaceStyle == .dark, "nobody's keyboard follows nobody")
    }

    private func isNear(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return false }
        return abs(a - b) < 0.001
    }

    /// Returns the frames of the keys on a device, by title.
    private func frames(_ device: String, _ orientation: UIInterfaceOrientation = .portrait, type: UIKeyboardType = .default) -> [String:
        CGRect]
    {
        let field = UITextField()
        field.keyboardType = type
        field.autocapitalizationType = .none
        var host = HostScreen(device: DeviceDescription.named(device) ?? .default)
        host.orientation = orientation
        UIScreen.main.become(host)
        defer { UIScreen.main.become(HostScreen()) }
        let keys = KeyboardView(frame: CGRect(x: 0, y: 0, width: host.bounds.width, height: KeyboardFigures.height(on: host, type: type)))
        keys.show(for: field)
        keys.layoutIfNeeded()
        let pairs = keys.subviews.compactMap { $0 as? KeyView }.map { ($0.accessibilityLabel ?? "", $0.frame) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    @Test("Shift and Delete are at the ends of their row, with the letters between them") func ends() {
        for device in ["iPhone 16", "iPhone SE (3rd generation)"] {
            let keys = frames(device)
            #expect(keys["shift"]?.minX == keys["q"]?.minX)
            #expect(isNear(keys["delete"]?.maxX, keys["p"]?.maxX))
            #expect(isNear(keys["v"]?.midX, keys["space"]?.midX))
        }
    }

    @Test("in landscape the keys avoid the sensor housing") func sides() {
        let keys = frames("iPhone 16", .landscapeRight)
        let all = keys.values.reduce(CGRect.null) { $0.union($1) }
        #expect(all.minX >= 59 && all.maxX <= 793 && all.maxY <= 198)
    }

    @Test("an iPad's keys fill the keyboard, with Return in the second row and a key that hides it") func tablet() {
        let keys = frames("iPad Air 11")
        #expect(keys["return"]?.minY == keys["a"]?.minY && keys["delete"]?.minY == keys["q"]?.minY)
        #expect(isNear(keys["return"]?.maxX, keys["delete"]?.maxX))
        #expect(isNear(keys["hide keyboard"]?.maxX, 814) && isNear(keys["q"]?.minX, 6))
        let digits = frames("iPad Air 11", type: .numberPad)
        #expect(digits["1"] != nil && digits["ABC"] != nil, "a tablet has no number pad")
    }

    @Test("a text input trait is optional through the protocol, not optional through the class, and settable through both")
    func optionalTraits() {
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

    private func titles(_ view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? KeyView)?.accessibilityLabel.map { [$0] } ?? titles($0) }
    }

    @Test("capitalization ends with the first character, however it was entered") func capitals() {
        let field = UITextField(), keys = KeyboardView(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        keys.show(for: field)
        #expect(titles(keys).contains("Q"))
        field.text = "B"
        keys.textChanged(of: field)
        #expect(titles(keys).contains("q") && !titles(keys).contains("Q"))
    }

    @Test("a password field shows lowercase letters from the start") func secure() {
        let field = UITextField(), keys = KeyboardView(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        field.isSecureTextEntry = true
        keys.show(for: field)
        #expect(titles(keys).contains("q") && !titles(keys).contains("Q"))
    }

    @Test("a field without autocapitalization shows lowercase letters from the start") func noCapitals() {
        let field = UITextField(), keys = KeyboardView(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        field.autocapitalizationType = .none
        keys.show(for: field)
        #expect(titles(keys).contains("q") && !titles(keys).contains("Q"))
    }

    @Test("the keyboard's window is in its field's scene: in an app with scenes a window without one is not visible") func scene() {
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        window.addSubview(field)
        window.isHidden = false
        defer { window.isHidden = true }
        field.becomeFirstResponder()
        #expect(UIWindow.visible.first { $0 is KeyboardWindow }?.windowScene === scene)
        field.resignFirstResponder()
    }

    @Test("selected text has a handle at each end") func handles() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        view.text = "The quick brown fox"
        view.becomeFirstResponder()
        func knobs() -> [CGRect] {
            view.subviews.filter { "\(type(of: $0))" == "SelectionHandle" }.map(\.frame).sorted { $0.minX < $1.minX }
        }
        view.selectedRange = NSRange(location: 4, length: 5)
        view.layoutIfNeeded()
        let start = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 4)!),
            end = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 9)!)
        #expect(knobs().count == 2)
        #expect(abs(knobs()[0].midX - start.minX) < 1 && knobs()[0].maxY == start.maxY)
        #expect(abs(knobs()[1].midX - end.minX) < 1 && knobs()[1].minY == end.minY)
        view.selectedRange = NSRange(location: 4, length: 0)
        view.layoutIfNeeded()
        #expect(knobs().isEmpty)
    }
}
