import Foundation

// Types that XCTest on Linux lacks and that don't depend on it. Tests and test libraries import them. Members of test cases are in the test
// target itself; see TestSupport in the tools.

/// A metric that a test measures.
public protocol XCTMetric {}
/// Measures the time that passes.
public final class XCTClockMetric: XCTMetric { public init() {} }
/// Measures the processor's time.
public final class XCTCPUMetric: XCTMetric { public init(limitingToCurrentThread: Bool = false) {} }
/// Measures memory.
public final class XCTMemoryMetric: XCTMetric { public init() {} }
/// Measures writing to disk.
public final class XCTStorageMetric: XCTMetric { public init() {} }

/// Measures how long an app takes to launch.
public final class XCTApplicationLaunchMetric: XCTMetric { public init(waitUntilResponsive: Bool = false) {} }
/// Measures delayed frames.
public final class XCTHitchMetric: XCTMetric {
    public init() {}
    public init(application: AnyObject) {}
}

/// Measures the time between an app's signposts.
public final class XCTOSSignpostMetric: XCTMetric {
    public init() {}
    /// Creates a metric of the intervals with a name.
    public init(subsystem: String, category: String, name: String) {}
    public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
    /// The intervals of UIKit's pushes and pops, and of an app's own transitions.
    public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
    public static var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
    /// The intervals of scrolling: under the finger, after it, and both.
    public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
    public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
    public static var scrollingAndDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
}

/// The number of measurements, and whether the test starts and stops them itself.
public final class XCTMeasureOptions: @unchecked Sendable {
    public static let `default` = XCTMeasureOptions()
    /// The measurements that the test starts or stops itself.
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }
    // FIXME(gap): a measured block runs once.
    public var iterationCount = 5
    public var invocationOptions: InvocationOptions = []
    public init() {}
}

/// A line of a source file.
public struct XCTSourceCodeLocation {
    public var fileURL: URL
    public var lineNumber: Int
    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
    public init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }
}

/// The place in the sources where an issue arose.
public struct XCTSourceCodeContext {
    public var location: XCTSourceCodeLocation?
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A failure that a test records.
public struct XCTIssue {
    /// The cause of an issue.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }
    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
        associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
    ) {
        (self.type, self.compactDescription, self.detailedDescription, self.sourceCodeContext) = (
            type, compactDescription, detailedDescription, sourceCodeContext
        )
        (self.associatedError, self.attachments) = (associatedError, attachments)
    }
    /// Adds an attachment, which is kept when a test records the issue.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}
