/// What XCTest has on Apple's platforms and lacks on Linux, as source of the test target.
enum TestSupport {
    static let text = """
        // Elsewhere a test case is an `NSObject`, which tests use as a delegate, compare and hand from actor to actor.
        extension XCTestCase: @unchecked @retroactive Sendable {}
        extension XCTestCase: @retroactive Hashable, @retroactive NSObjectProtocol {
            nonisolated public static func == (a: XCTestCase, b: XCTestCase) -> Bool { a === b }
            nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            nonisolated public func isEqual(_ object: Any?) -> Bool { object.map { ($0 as AnyObject) === self } ?? false }
            nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
            nonisolated public func `self`() -> Self { self }
            nonisolated public func isProxy() -> Bool { false }
            nonisolated public var description: String { name }
            nonisolated public var debugDescription: String { name }
        }
        extension XCTestCase {
            // XCTest on Linux fails a measurement that varies; Xcode fails only against a recorded baseline.
            nonisolated func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) { block() }
            nonisolated func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) { block() }
            nonisolated func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
            nonisolated func add(_ attachment: XCTAttachment) {}
            nonisolated func record(_ issue: XCTIssue) {
                recordFailure(withDescription: issue.compactDescription, inFile: issue.sourceCodeContext.location?.fileURL.path ?? "", atLine: issue.sourceCodeContext.location?.lineNumber ?? 0, expected: true)
            }
            nonisolated func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) { wait(for: expectations, timeout: 300, enforceOrder: enforceOrder) }
            nonisolated var executionTimeAllowance: TimeInterval { get { 600 } set {} }
        }
        nonisolated protocol XCTMetric {}
        nonisolated final class XCTClockMetric: XCTMetric {}
        nonisolated final class XCTCPUMetric: XCTMetric { init(limitingToCurrentThread: Bool = false) {} }
        nonisolated final class XCTMemoryMetric: XCTMetric {}
        nonisolated final class XCTStorageMetric: XCTMetric {}
        nonisolated final class XCTMeasureOptions: @unchecked Sendable {
            static let `default` = XCTMeasureOptions()
            var iterationCount = 5
        }
        nonisolated protocol XCTActivity: AnyObject { var name: String { get }; func add(_ attachment: XCTAttachment) }
        nonisolated enum XCTContext {
            private final class Activity: XCTActivity {
                let name: String
                init(_ name: String) { self.name = name }
                func add(_ attachment: XCTAttachment) {}
            }
            static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result { try block(Activity(name)) }
        }
        // There is no report to keep attachments in.
        nonisolated final class XCTAttachment: @unchecked Sendable {
            enum Lifetime { case keepAlways, deleteOnSuccess }
            enum ImageQuality { case original, medium, low }
            var lifetime = Lifetime.deleteOnSuccess
            var name: String?
            var userInfo: [AnyHashable: Any]?
            init(string: String) {}
            init(data: Data) {}
            init(data: Data, uniformTypeIdentifier: String) {}
            init(image: Any, quality: ImageQuality = .original) {}
            init(contentsOfFile url: URL) {}
            init(plistObject: Any) {}
            init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {}
        }
        nonisolated struct XCTSourceCodeLocation { var fileURL: URL; var lineNumber: Int; init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }; init(filePath: String, lineNumber: Int) { (fileURL, self.lineNumber) = (URL(fileURLWithPath: filePath), lineNumber) } }
        nonisolated struct XCTSourceCodeContext { var location: XCTSourceCodeLocation?; init(location: XCTSourceCodeLocation? = nil) { self.location = location } }
        nonisolated struct XCTIssue {
            enum IssueType { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure }
            var type: IssueType
            var compactDescription: String
            var detailedDescription: String?
            var sourceCodeContext: XCTSourceCodeContext
            init(type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []) {
                (self.type, self.compactDescription, self.detailedDescription, self.sourceCodeContext) = (type, compactDescription, detailedDescription, sourceCodeContext)
            }
        }

        """
}
