import UIKit

/// The differences between Apple's platforms and this one; everything else in this module uses UIKit's public interface.
@MainActor
enum Platform {
    static func log(_ message: String) {
        #if !canImport(UIKitRuntime)
        NSLog("Presenters: %@", message)
        #else
        Console.log("Presenters: \(message)")
        #endif
    }

    static func raise(_ reason: String) {
        #if !canImport(UIKitRuntime)
        NSException(name: .invalidArgumentException, reason: reason).raise()
        #else
        Fault.raise(.invalidArgumentException, reason)
        #endif
    }

    /// Runs `body` on the main run loop's next turn.
    static func afterThisTurn(_ body: @escaping @MainActor () -> Void) {
        #if !canImport(UIKitRuntime)
        RunLoop.main.perform { MainActor.assumeIsolated { body() } }  // wall clock: Apple's platforms only
        #else
        EventLoop.main.enqueue { body() }
        #endif
    }
}
