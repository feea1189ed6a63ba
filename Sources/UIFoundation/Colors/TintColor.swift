import Foundation

/// The tint of an app that sets none: its asset catalog's accent color, else the system's blue.
package enum AccentColor {
    package static let color = chosen(Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String, in: .main)

    /// Returns the accent color. Xcode's template names a color set without a color, which counts as none.
    package static func chosen(_ name: String?, in bundle: Bundle) -> UIColor {
        name.flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) } ?? .systemBlue
    }
}

/// The color that `UIColor.tintColor` resolves to: the tint of the view whose traits are current, else the app's.
package enum TintColorResolution {
    // Only the main thread sets and reads it; colors themselves are not isolated.
    nonisolated(unsafe) private static var view: AnyObject?

    static var color: UIColor {
        guard MainLoop.isCurrent, let view else { return AccentColor.color }
        return MainActor.assumeIsolated { understudyTint(of: view) }
    }

    /// Runs `body` while the tint is that of `view`, a `UIView`.
    @MainActor package static func performing(as view: AnyObject, _ body: () -> Void) {
        let outer = self.view
        self.view = view
        defer { self.view = outer }
        body()
    }
}
