@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct AccessibilityFocusTests {
    private struct Fields: View {
        enum Field { case name }
        @AccessibilityFocusState private var field: Field?
        @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool
        var body: some View {
            VStack {
                Text(verbatim: "\(field == nil) \(isFocused)").accessibilityFocused($field, equals: .name)
                Button("Focus") { (field, isFocused) = (.name, true) }.accessibilityFocused($isFocused)
            }
        }
    }
    @Test("no element has the focus of a technology that is off") func off() {
        let screen = Screen(Fields())
        screen.tap("Focus")
        #expect(screen.texts == ["true false", "Focus"])
        var technologies: AccessibilityTechnologies = [.voiceOver, .switchControl]
        technologies.remove(.voiceOver)
        #expect(technologies == .switchControl && !technologies.contains(.voiceOver))
    }

    private struct Mails: View {
        @Namespace private var space
        var body: some View {
            VStack {
                ForEach(0..<3) { Text(verbatim: "\($0)").accessibilityRotorEntry(id: $0, in: space) }
                Text(verbatim: "label").accessibilityLabeledPair(role: .label, id: "a", in: space)
            }
            .accessibilityRotor("Unread") {
                ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("Mail", id: $0, in: space) }
                AccessibilityRotorEntry("Last", id: 3)
            }
        }
    }
    @Test("a rotor leaves the view as it is") func rotor() { #expect(Screen(Mails()).texts == ["0", "1", "2", "label"]) }
}
