@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite("Accessibility actions", .serialized)
struct AccessibilityActionTests {
    private struct Ticket: View {
        @State private var count = 1
        @State private var log: [String] = []
        var body: some View {
            VStack {
                Text("Tickets \(count)").accessibilityIdentifier("count")
                    .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
                    .accessibilityAction { log.append("activated") }
                    .accessibilityAction(named: "Reset") { count = 1 }
                    .accessibilityActions {
                        Button("Double") { count *= 2 }
                        Button("Halve") { count /= 2 }.disabled(true)
                    }
                    .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 1))
                Text(log.joined(separator: ", "))
            }
        }
    }

    @Test("actions are performed by kind and by name, and change the view once")
    func actions() throws {
        let screen = Screen(Ticket())
        screen.stage.settle()
        let label = try #require(screen.label("Tickets 1"))
        #expect(label.accessibilityTraits.contains(.adjustable))
        label.accessibilityIncrement()
        label.accessibilityIncrement()
        screen.turn()
        #expect(label.text == "Tickets 3")
        label.accessibilityDecrement()
        screen.turn()
        #expect(label.accessibilityCustomActions?.map(\.name).sorted() == ["Double", "Reset"])
        for name in ["Double", "Reset"] {
            let action = try #require(label.accessibilityCustomActions?.first { $0.name == name })
            #expect(action.actionHandler?(action) == true)
            screen.turn()
            #expect(label.text == (name == "Reset" ? "Tickets 1" : "Tickets 4"))
        }
        #expect(label.accessibilityActivate())
        screen.turn()
        #expect(screen.texts.contains("activated"))
        let frame = label.accessibilityFrame
        #expect(label.accessibilityActivationPoint == CGPoint(x: frame.minX + frame.width / 4, y: frame.maxY))
    }

    @Test("actions of a category are actions, too, and settings of macOS's dialogs leave a view as it is")
    func categories() throws {
        let view = Text(verbatim: "Row").accessibilityActions(category: .edit) { Button("Duplicate") {} }
            .accessibilityActions(category: AccessibilityActionCategory("Share")) { Button("Send") {} }
            .dialogSeverity(.critical).dialogSuppressionToggle(isSuppressed: .constant(false)).fileDialogBrowserOptions(.includeHiddenFiles)
        let screen = Screen(view)
        screen.stage.settle()
        #expect(try #require(screen.label("Row")).accessibilityCustomActions?.map(\.name).sorted() == ["Duplicate", "Send"])
        #expect(AccessibilityActionCategory.edit != .default)
    }

    private struct Choices: View {
        @State private var chosen = "One"
        var body: some View {
            VStack {
                ForEach(["One", "Two"], id: \.self) { name in
                    Text(verbatim: name).onTapGesture { chosen = name }
                        .accessibilityAddTraits(name == chosen ? [.isButton, .isSelected] : .isButton)
                        .accessibilityRemoveTraits(name == chosen ? .isStaticText : [])
                }
            }
        }
    }
    @Test("a trait that the view's next value doesn't add is taken away, and one that it doesn't remove is given back")
    func changingTraits() throws {
        let screen = Screen(Choices())
        let one = try #require(screen.label("One")), two = try #require(screen.label("Two"))
        #expect(one.accessibilityTraits.contains([.button, .selected]) && !one.accessibilityTraits.contains(.staticText))
        #expect(two.accessibilityTraits.contains([.button, .staticText]) && !two.accessibilityTraits.contains(.selected))
        screen.tap("Two")
        #expect(one.accessibilityTraits.contains([.button, .staticText]) && !one.accessibilityTraits.contains(.selected))
        #expect(two.accessibilityTraits.contains([.button, .selected]) && !two.accessibilityTraits.contains(.staticText))
    }

    @Test("a description counts if it is enabled, and an action has the name of its label") func conditions() throws {
        var log: [String] = []
        let screen = Screen(
            VStack {
                Text(verbatim: "a").accessibilityLabel("first", isEnabled: true).accessibilityValue("none", isEnabled: false)
                    .accessibilityIdentifier("one", isEnabled: true)
                Text(verbatim: "b").accessibilityLabel("second", isEnabled: false).accessibilityHidden(true, isEnabled: false)
                    .accessibilityAction {
                        log.append("archived")
                    } label: {
                        Text(verbatim: "Archive")
                    }
            })
        let one = try #require(screen.label("a")), two = try #require(screen.label("b"))
        #expect(one.accessibilityLabel == "first" && one.accessibilityValue == nil && one.accessibilityIdentifier == "one")
        #expect(two.accessibilityLabel != "second" && !two.accessibilityElementsHidden)
        let action = try #require(two.accessibilityCustomActions?.first)
        #expect(action.name == "Archive" && action.actionHandler?(action) == true && log == ["archived"])
    }

    @Test("a representation's elements replace the view's, and the view is what is seen and touched") func representation() throws {
        let laid = Laid(
            Color.red.frame(width: 100, height: 40).accessibilityLabel("Red")
                .accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)).labelsHidden() })
        let control = try #require(laid.view.withDescendants.lazy.compactMap { $0 as? UISwitch }.first)
        #expect(control.accessibilityLabel == "Sound" && control.isOn)
        #expect(sequence(first: control as UIView, next: \.superview).contains { $0.layer.mask != nil })
        #expect(laid.view.withDescendants.filter { $0.accessibilityLabel == "Red" }.allSatisfy { $0.accessibilityElementsHidden })
        #expect(laid.view.hitTest(CGPoint(x: 150, y: 100), with: nil) is PaintedView)
    }
}
