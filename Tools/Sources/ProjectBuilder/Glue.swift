/// The one file of ours in a target: registers the simulator's hosts before `main`.
///
/// By symbol, not by import: the app then sees no module but UIKit's.
enum Glue {
    static let app = text("understudy_install")
    static let tests = text("understudy_install_for_tests")

    private static func text(_ symbol: String) -> String {
        """
        @_silgen_name("\(symbol)") nonisolated private func _usInstall()
        @used @section(".init_array") nonisolated private let _usInstaller: @convention(c) @Sendable () -> Void = { _usInstall() }

        """
    }
}
