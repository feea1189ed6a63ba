/// The one file of ours in a target: registers the simulator's hosts before `main`.
///
/// By symbol, not by import: the app then sees no module but UIKit's.
enum Glue {
    static let app = text("understudy_install") + mends
    /// For each of a program's test targets. XCTest's observer launches the hosting app before the first test; Swift Testing finds it launched through the main queue.
    static func tests(_ targets: [Project.Target]) -> [String: String] {
        let text = text("understudy_install_for_tests", observer: true)
        return Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1.name, $0 == 0 ? text + mends : text) })
    }

    /// Once in a program, whose own symbols come before the libraries': Foundation inverts a built-in set into one that ends the program when it is
    /// changed.
    private static let mends = """
        import Foundation
        extension CharacterSet {
            @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg") nonisolated public func _usInverted() -> CharacterSet { var copy = self; copy.invert(); return copy }
        }

        """

    private static func text(_ symbol: String, observer: Bool = false) -> String {
        let install = observer ? "_usInstall(); MethodReplacement.install(on: XCTestCase.self, empty: _USPlainCase.self, overriding: _USExpectingCase.self); XCTestObservationCenter.shared.addTestObserver(_UnderstudyObserver())" : "_usInstall()"
        let text = """
            @_silgen_name("\(symbol)") nonisolated private func _usInstall()
            @used @section(".init_array") nonisolated private let _usInstaller: @convention(c) @Sendable () -> Void = { \(install) }

            """
        guard observer else { return text }
        return """
            import XCTest
            import UIKitRuntime
            @_silgen_name("understudy_launch_for_tests") nonisolated private func _usLaunch()
            nonisolated private final class _UnderstudyObserver: NSObject, XCTestObservation {
                nonisolated(unsafe) static weak var running: XCTestCase?
                func testBundleWillStart(_ testBundle: Bundle) { _usLaunch() }
                func testCaseWillStart(_ testCase: XCTestCase) { Self.running = testCase }
            }

            """ + TestSupport.text + text
    }
}
