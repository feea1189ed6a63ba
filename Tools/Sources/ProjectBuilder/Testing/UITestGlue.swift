import Foundation

/// The generated files of a UI-test target: they connect XCTest with `XCUIAutomation`, and make waiting in the tests' process follow the
/// apps' clock.
enum UITestGlue {
    static let text = Glue.text(PackageResources.UITests_swift) + TestTimeGlue.text + TestSupport.text + runner + Glue.mends

    /// XCTest measures a test's duration with the clock that follows the apps'.
    private static let runner = TestSupport.runner.replacingOccurrences(of: "run?.totalDuration ?? 0", with: "_UITestHooks.testDuration")
}
