import Foundation

/// Every living controller, in the order of creation: who hears a memory warning, what a law test counts.
// E-02
@MainActor
package final class ControllerRegistry {
    package static let shared = ControllerRegistry()

    private struct Entry { weak var controller: UIViewController? }
    private var entries: [Entry] = []
    private var sweepAt = 64

    func add(_ controller: UIViewController) {
        entries.append(Entry(controller: controller))
        guard entries.count > sweepAt else { return }
        entries.removeAll { $0.controller == nil }
        sweepAt = max(64, entries.count * 2)
    }

    package var controllers: [UIViewController] { entries.compactMap(\.controller) }
}

/// A low-memory event.
@MainActor
package enum MemoryWarning {
    /// Told first: the application's delegate. `UIApplication` installs itself.
    package static var tellDelegate: () -> Void = {}
    /// Posts `UIApplication.didReceiveMemoryWarningNotification`.
    package static var postNotification: () -> Void = {}

    // E-01, E-02, E-03
    package static func deliver() {
        tellDelegate()
        postNotification()
        for controller in ControllerRegistry.shared.controllers {
            CallbackTrace.report(controller, "didReceiveMemoryWarning")
            controller.didReceiveMemoryWarning()
        }
    }
}

extension UIViewController {
    // E-05, E-07, E-08, E-10
    func purgeViewUnderLegacyGeneration() {
        guard Generation.current == .legacy5, let view = loading.view, view.window == nil, view.superview == nil else { return }
        guard appearance.phase == .disappeared else { return }
        CallbackTrace.report(self, "viewWillUnload")
        viewWillUnload()
        self.view = nil
        CallbackTrace.report(self, "viewDidUnload")
        viewDidUnload()
    }
}
