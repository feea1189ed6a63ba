/// The members that XCTest has on Apple's platforms and lacks on Linux, as sources of the test target. Types that don't depend on XCTest
/// are in UIKitXCTest, which libraries can import too.
enum TestSupport {
    static let text = Glue.text(PackageResources.TestSupport_swift)

    /// Applied once per program: XCTest's main function selects and orders its tests by a list in a file, `Module.Class/test` per line, and
    /// reports results as events instead of printing them. Without a list it is unchanged.
    static let runner = Glue.text(PackageResources.TestRunner_swift)
}
