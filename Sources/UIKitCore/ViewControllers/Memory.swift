import Foundation

/// All controllers that exist, in the order of creation: for memory warnings, and for the tests that count them. (E-02)
package enum ControllerRegistry {
    private struct Entry {
        unowned(unsafe) let controller: UIViewController
        let number: Int
    }
    // Controllers are created and deallocated on the main actor, but their deinitializer is nonisolated. It removes the entry, so no
    // reference need be weak.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var last = 0

    static func add(_ controller: UIViewController) {
        last += 1
        entries[ObjectIdentifier(controller)] = Entry(controller: controller, number: last)
    }

    static func remove(_ controller: UIViewController) { entries[ObjectIdentifier(controller)] = nil }

    @MainActor package static var controllers: [UIViewController] { entries.values.sorted { $0.number < $1.number }.map(\.controller) }
}

/// A low-memory event.
@MainActor
package enum MemoryWarning {
    /// Notifies the application's delegate first. `UIApplication` installs itself.
    package static var notifyDelegate: () -> Void = {}
    /// Posts `UIApplication.didReceiveMemoryWarningNotification`.
    package static var postNotification: () -> Void = {}

    // The delegate first, then the notification and the controllers. (E-01, E-02, E-03)
    package static func deliver() {
        notifyDelegate()
        postNotification()
        for controller in ControllerRegistry.controllers {
            CallbackTrace.report(controller, "didReceiveMemoryWarning")
            controller.didReceiveMemoryWarning()
        }
    }
}

extension UIViewController {
    // Only iOS 5 and earlier unload views: those that are not on screen. (E-05, E-07, E-08, E-10)
    func purgeViewUnderLegacyGeneration() {
        guard Generation.current == .legacy5, let view = loading.view, view.window == nil, view.superview == nil else { return }
        guard appearance.phase == .disappeared else { return }
        if !Generation.precedes5 {
            CallbackTrace.report(self, "viewWillUnload")
            viewWillUnload()
        }
        self.view = nil
        CallbackTrace.report(self, "viewDidUnload")
        viewDidUnload()
    }
}
