// Nothing is measured: subscribers are kept and never called, and there are no past payloads.
@_exported import Foundation

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// The measurements of a day. Nothing creates one here.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var latestApplicationVersion: String { "" }
    /// Whether there were several versions.
    open var includesMultipleApplicationVersions: Bool { false }
    /// The day.
    open var timeStampBegin: Date { .distantPast }
    /// The end of the day.
    open var timeStampEnd: Date { .distantPast }
    /// Returns an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    /// Returns no values.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// The problems of a day. Nothing creates one here.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    /// The end of the day.
    open var timeStampEnd: Date { .distantPast }
    /// The day.
    open var timeStampBegin: Date { .distantPast }
    /// The problems, by kind.
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    /// Returns an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    /// Returns no values.
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// A problem. Nothing creates one here.
open class MXDiagnostic: NSObject, @unchecked Sendable {
    open var applicationVersion: String { "" }
    /// The app's calls at the time of the problem.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    /// Returns an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// The calls that led to a problem.
open class MXCallStackTree: NSObject, @unchecked Sendable {
    /// Returns an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}
/// A period in which the app did not respond.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {}
/// Processor use beyond the limits.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}
/// Disk writes beyond the limits.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}

/// Called with measurements and problems. It isn't called.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Called with measurements. It isn't called.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Called with problems. It isn't called.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// The measurements of the app: none.
open class MXMetricManager: NSObject, @unchecked Sendable {
    /// The only manager.
    public static let shared = MXMetricManager()
    /// The past measurements and problems: none.
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    /// Does nothing: a subscriber would never be called.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    /// Does nothing.
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
