import SwiftUICompanion
import Testing
import UIKitTesting

/// Shows a view in a hosting controller and looks at what UIKit shows of it.
@MainActor final class Screen {
    let stage: Stage
    let controller: UIViewController
    init<Content: View>(_ view: Content) {
        let controller = UIHostingController(rootView: view)
        self.controller = controller
        stage = Stage(root: controller)
        stage.turn()
    }
    func turn() { stage.turn() }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    var views: [UIView] { all(controller.view) }
    var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }
    func label(_ text: String) -> UILabel? { views.lazy.compactMap { $0 as? UILabel }.first { $0.text == text } }
    /// In the coordinates of the controller's view.
    func frame(_ text: String) -> CGRect? { label(text).map { $0.convert($0.bounds, to: controller.view) } }
    func tap(_ text: String) {
        if let label = label(text) { stage.tap(label) }
        turn()
    }
}

@MainActor @Suite(.serialized) struct HostingTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("a counter in a hosting controller counts the taps of its button") func counter() {
        let screen = Screen(Counter())
        #expect(screen.texts == ["Count: 0", "Add"])
        screen.tap("Add")
        #expect(screen.texts == ["Count: 1", "Add"])
        screen.tap("Add")
        #expect(screen.texts == ["Count: 2", "Add"])
    }
}
