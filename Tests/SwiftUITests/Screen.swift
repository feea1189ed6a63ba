@testable import SwiftUICompanion
import UIKitTesting

/// Shows a view in a hosting controller and inspects the UIKit views.
@MainActor final class Screen {
    let stage: Stage
    let controller: UIViewController
    init<Content: View>(_ view: Content, device: String? = nil) {
        let controller = UIHostingController(rootView: view)
        self.controller = controller
        stage = device.map { Stage(root: controller, device: $0) } ?? Stage(root: controller)
        stage.turn()
    }
    func turn() { stage.turn() }

    var views: [UIView] { controller.view.withDescendants }
    var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }
    func label(_ text: String) -> UILabel? { views.lazy.compactMap { $0 as? UILabel }.first { $0.text == text } }
    func first<V: UIView>(_ type: V.Type) -> V? { views.lazy.compactMap { $0 as? V }.first }
    /// In the coordinates of the controller's view.
    func frame(_ id: String) -> CGRect? {
        views.first { $0.accessibilityIdentifier == id }.map { $0.convert($0.bounds, to: controller.view) }
    }
    func tap(_ text: String) {
        if let label = label(text) { stage.tap(label) }
        turn()
    }
}

/// Lays out a view in 300 × 200 points, without a window and its safe area.
@MainActor final class Laid {
    let view = HostingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    init<Content: View>(_ content: Content) {
        view.show(content)
        view.layoutIfNeeded()
    }
    subscript(id: String) -> CGRect? {
        view.withDescendants.first { $0.accessibilityIdentifier == id }.map { $0.convert($0.bounds, to: view) }
    }
    func all(_ id: String) -> [CGRect] {
        view.withDescendants.filter { $0.accessibilityIdentifier == id }.map { $0.convert($0.bounds, to: view) }
    }
    func label(_ text: String) -> UILabel? { view.withDescendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text } }
}

extension UIView {
    var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

/// A box that can be found by its name.
@MainActor func box(_ id: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.accessibilityIdentifier(id).frame(width: width, height: height)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// A log of events, in order.
@MainActor final class Log {
    var lines: [String] = []
    func note(_ line: String) -> EmptyView {
        lines.append(line)
        return EmptyView()
    }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
