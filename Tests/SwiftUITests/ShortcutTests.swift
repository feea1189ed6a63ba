@testable import SwiftUICompanion
import Testing
import UIKitTesting

private struct CountKey: FocusedValueKey { typealias Value = Int }
extension FocusedValues {
    fileprivate var count: Int? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor @Suite(.serialized) struct ShortcutTests {
    private func press(_ character: String, _ flags: UIKeyModifierFlags) {
        HostInput().key(
            UIKey(characters: character, ignoringModifiers: character, modifierFlags: flags, keyCode: UIKeyboardHIDUsage(rawValue: 4)))
    }

    private struct Counting: View {
        @State private var count = 0
        @State private var isOff = false
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }.keyboardShortcut("n").disabled(isOff)
                Button("Stop") { isOff = true }
            }
        }
    }

    @Test("a button responds to its keyboard shortcut while it is on screen and enabled") func keys() {
        let screen = Screen(Counting())
        press("n", .command)
        screen.turn()
        #expect(screen.label("Count 1") != nil)
        press("n", [])
        screen.turn()
        #expect(screen.label("Count 1") != nil)
        screen.tap("Stop")
        press("n", .command)
        screen.turn()
        #expect(screen.label("Count 1") != nil)
    }

    private struct Reading: View {
        @FocusedValue(\.count) private var count
        @State private var isShown = true
        var body: some View {
            VStack {
                Text(verbatim: "read \(count ?? -1)")
                if isShown { Text("source").focusedSceneValue(\.count, 7) }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test("a focused scene value can be read elsewhere while its view is on screen") func focusedValues() {
        let screen = Screen(Reading())
        screen.turn()
        #expect(screen.label("read 7") != nil)
        screen.tap("Hide")
        screen.turn()
        #expect(screen.label("read -1") != nil)
    }

    private struct Painting: View {
        @State private var color = Color.red
        var body: some View {
            VStack {
                ColorPicker("Paint", selection: $color, supportsOpacity: false)
                Text(verbatim: color == Color(uiColor: .blue) ? "blue" : "other")
            }
        }
    }

    @Test("a color well shows the color and writes the picked one") func colors() throws {
        let screen = Screen(Painting())
        let well = try #require(screen.first(UIColorWell.self))
        #expect(screen.label("Paint") != nil && well.selectedColor == UIColor(Color.red) && !well.supportsAlpha)
        well.selectedColor = .blue
        well.sendActions(for: .valueChanged)
        screen.turn()
        #expect(screen.label("blue") != nil)
    }

    @Test("safe area padding insets the content, and a background that ignores the safe area does not move") func safeAreaPadding() {
        let laid = Laid(Color.red.accessibilityIdentifier("a").safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)))
        #expect(laid["a"] == rect(20, 10, 240, 160))
        #expect(Laid(Color.red.accessibilityIdentifier("a").safeAreaPadding(.horizontal, 5))["a"] == rect(5, 0, 290, 200))
    }

    private struct Commanded: Scene {
        let action: () -> Void
        var body: some Scene {
            WindowGroup { Text("window") }.commands {
                CommandMenu("Notes") { Button("New") { action() }.keyboardShortcut("n", modifiers: [.command, .shift]) }
                CommandGroup(replacing: .newItem) {}
                SidebarCommands()
            }
        }
    }

    @Test("a scene's commands respond to their shortcuts and are not shown") func commands() {
        var count = 0
        let screen = Screen(AnyView(erased: Commanded { count += 1 }.windowRoot()))
        press("n", [.command, .shift])
        #expect(count == 1 && screen.label("window") != nil)
    }

    private struct Grouped: Scene {
        let action: () -> Void
        var body: some Scene {
            Group {
                WindowGroup { Text("window") }
            }.commands {
                Group { CommandMenu("Notes") { Button("New") { action() }.keyboardShortcut("n", modifiers: [.command, .shift]) } }
            }
        }
    }
    @Test("groups of scenes and of commands are what they contain") func groups() {
        var count = 0
        let screen = Screen(AnyView(erased: Grouped { count += 1 }.windowRoot()))
        press("n", [.command, .shift])
        #expect(count == 1 && screen.label("window") != nil)
    }

    @Test("UIKit changes can run in a SwiftUI animation") func animating() {
        let screen = Screen(Text("x")), view = UIView()
        screen.controller.view.addSubview(view)
        var isDone = false
        UIView.animate(.linear(duration: 1)) {
            view.alpha = 0
        } completion: {
            isDone = true
        }
        screen.stage.advance(by: 0.5)
        #expect(view.alpha == 0 && !isDone)
        screen.stage.advance(by: 0.6)
        #expect(isDone)
    }
}
