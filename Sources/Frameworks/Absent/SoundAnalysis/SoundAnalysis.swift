// Sounds are not recognized: requests can't be created for a model, and analyzers end with an error of the framework.
@_exported import AVFoundationCompanion
@_exported import CoreMLCompanion

/// The reason for an error of the framework.
public enum SNErrorCode: Int, Sendable { case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile }
/// The domain of the framework's errors.
public let SNErrorDomain = "com.apple.SoundAnalysis"
private let refusal = NSError(
    domain: SNErrorDomain, code: SNErrorCode.operationFailed.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "Sounds are not recognized on Linux."])

/// A request for a kind of result.
public protocol SNRequest: NSObjectProtocol {}
/// A result of a request.
public protocol SNResult: NSObjectProtocol {}
/// An object that receives results.
public protocol SNResultsObserving: NSObjectProtocol {
    /// Called with a result. It isn't called.
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    /// Called at the end of a request. It isn't called.
    func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}
/// A set of sounds that are known.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The first set.
    public static let version1 = Self(rawValue: "SNClassifierIdentifierVersion1")
}
/// The lengths of sound that a request can take.
open class SNTimeDurationConstraint: NSObject, @unchecked Sendable {
    /// Lengths in a list, or in a range.
    public enum ConstraintType: Int, Sendable { case enumerated = 1, range }
    open private(set) var type: ConstraintType, enumeratedDurations: [NSValue], durationRange: CMTimeRange
    /// Creates lengths.
    public init(enumeratedDurations: [NSValue]) {
        (type, self.enumeratedDurations, durationRange) = (.enumerated, enumeratedDurations, .zero)
    }
    public init(durationRange: CMTimeRange) { (type, enumeratedDurations, self.durationRange) = (.range, [], durationRange) }
}
/// A request for the names of sounds. It can't be created, because no sounds are known.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    /// Settings of the request. They are stored but have no effect.
    open var overlapFactor = 0.5, windowDuration = CMTime(value: 3, timescale: 1)
    open var windowDurationConstraint: SNTimeDurationConstraint { SNTimeDurationConstraint(enumeratedDurations: []) }
    open var knownClassifications: [String] { [] }
    /// Throws an error: models aren't run.
    public init(mlModel: MLModel) throws { throw refusal }
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw refusal }
}
/// A name of a sound, with its probability.
open class SNClassification: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var confidence: Double { 0 }
}
/// The names of a sound.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    open var classifications: [SNClassification] { [] }
    open var timeRange: CMTimeRange { .zero }
    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
/// Analyzes a stream of sound.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) {}
    /// Throws an error: sounds aren't recognized.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw refusal }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    /// Does nothing: there is no request.
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}
/// Analyzes a file of sound.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    /// Opens a file. Throws an error if it is missing.
    public init(url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw NSError(domain: SNErrorDomain, code: SNErrorCode.invalidFile.rawValue)
        }
    }
    /// Throws an error: sounds aren't recognized.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw refusal }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    /// Does nothing: there is no request.
    open func analyze() {}
    @preconcurrency open func analyze(completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelAnalysis() {}
}
