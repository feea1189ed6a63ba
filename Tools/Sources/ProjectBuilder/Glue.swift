/// The only generated file in a target: it registers the simulator's hosts before `main`.
///
/// By symbol, not by import: the app then sees no module but UIKit's.
enum Glue {
    static let app = text("understudy_install") + mends
    /// For each of a program's test targets. XCTest's observer launches the hosting app before the first test; Swift Testing finds it
    /// launched through the main queue.
    static func tests(_ targets: [Project.Target]) -> [String: String] {
        let text = text("understudy_install_for_tests", observer: true)
        // The program's own functions, which replace others', are in one of its targets.
        let program = TestSupport.runner + TestTimeGlue.unitTests + mends
        return Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1.name, $0 == 0 ? text + program : text) })
    }

    /// Applied once per program, whose own symbols precede the libraries': on Linux, Foundation inverts a built-in character set into one
    /// that traps when it is changed, formats a string with plural forms as if it had one, supports one language, finds no framework bundle
    /// that is part of the program, does not parse a negative zero, and does not treat rectangles that only touch as intersecting; Swift
    /// traps if an appearance proxy calls an initializer that a class lacks; and a run loop with no time does nothing. On Apple's platforms
    /// none of this happens: DTCoreText relies on it for lines without width, and hirohisa/PageController for its pages.
    static let mends = text(PackageResources.Mends_swift)

    /// Returns a source file that is embedded in the command.
    static func text(_ bytes: [UInt8]) -> String { "\n" + String(decoding: bytes, as: UTF8.self) }

    private static func text(_ symbol: String, observer: Bool = false) -> String {
        let install =
            observer
            ? "_usInstall(); MethodReplacement.install(on: XCTestCase.self, empty: _USPlainCase.self, overriding: _USExpectingCase.self); XCTestObservationCenter.shared.addTestObserver(_UnderstudyObserver())"
            : "_usInstall()"
        let text = """
            @_silgen_name("\(symbol)") nonisolated private func _usInstall()
            @used @section(".init_array") nonisolated private let _usInstaller: @convention(c) @Sendable () -> Void = { \(install) }

            """
        guard observer else { return text }
        return """
            public import XCTest
            public import UIKitRuntime
            public import UIKitXCTest
            @_silgen_name("understudy_launch_for_tests") nonisolated private func _usLaunch()
            nonisolated private final class _UnderstudyObserver: NSObject, XCTestObservation {
                nonisolated(unsafe) static weak var running: XCTestCase?
                func testBundleWillStart(_ testBundle: Bundle) { _usLaunch() }
                func testCaseWillStart(_ testCase: XCTestCase) {
                    Self.running = testCase
                    TestPool.begin()
                }
                func testCaseDidFinish(_ testCase: XCTestCase) { TestPool.end() }
            }

            """ + TestSupport.text + text
    }
}
