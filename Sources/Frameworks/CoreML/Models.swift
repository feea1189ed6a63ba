import UIKitFoundation

// Models. None can be loaded.

/// The reason for an error of a model.
public struct MLModelError: Error, CustomNSError, Hashable {
    /// The reasons, with the numbers of MLModelError.h.
    public enum Code: Int, Sendable {
        case generic = 0, featureType, io = 3, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption,
            modelCollection, predictionCancelled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Models are not run on Linux (\(code))."] }
    public static var generic: Code { .generic }
    public static var featureType: Code { .featureType }
    public static var io: Code { .io }
    public static var customLayer: Code { .customLayer }
    public static var customModel: Code { .customModel }
    public static var update: Code { .update }
    public static var parameters: Code { .parameters }
}
public let MLModelErrorDomain = "com.apple.CoreML"
/// The processors that a model may use. They have no effect.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
/// A fact about a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The facts.
    public static let description = Self(rawValue: "MLModelDescriptionKey"), versionString = Self(rawValue: "MLModelVersionStringKey"),
        author = Self(rawValue: "MLModelAuthorKey"), license = Self(rawValue: "MLModelLicenseKey"),
        creatorDefinedKey = Self(rawValue: "MLModelCreatorDefinedKey")
}
/// How a model is loaded.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
    /// Settings of the model. They are stored but have no effect.
    open var computeUnits = MLComputeUnits.all, allowLowPrecisionAccumulationOnGPU = false, modelDisplayName: String?, functionName: String?
    open var parameters: [MLParameterKey: Any]?
    public override init() { super.init() }
}
/// A parameter of a model.
open class MLParameterKey: NSObject, @unchecked Sendable {
    open private(set) var name: String
    init(_ name: String) { self.name = name }
    /// The parameters of training.
    public static let learningRate = MLParameterKey("learningRate"), momentum = MLParameterKey("momentum"),
        miniBatchSize = MLParameterKey("miniBatchSize"), epochs = MLParameterKey("epochs"), shuffle = MLParameterKey("shuffle"),
        numberOfNeighbors = MLParameterKey("numberOfNeighbors"), linkedModelFileName = MLParameterKey("linkedModelFileName")
    open func scoped(to scope: String) -> MLParameterKey { MLParameterKey(scope + "." + name) }
}
/// How a prediction is made.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
    /// Settings. They are stored but have no effect.
    open var usesCPUOnly = false, outputBackings: [String: Any] = [:]
    public override init() { super.init() }
}
/// A kind of value that a model takes or gives.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
    open var multiArrayConstraint: MLMultiArrayConstraint? { nil }
    open var imageConstraint: MLImageConstraint? { nil }
    open func isAllowedValue(_ value: MLFeatureValue) -> Bool { value.type == type }
}
/// The sizes of an array.
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
    open var shape: [NSNumber] { [] }
    open var dataType: MLMultiArrayDataType { .double }
}
/// The size of a picture.
open class MLImageConstraint: NSObject, @unchecked Sendable {
    open var pixelsHigh: Int { 0 }
    open var pixelsWide: Int { 0 }
    open var pixelFormatType: OSType { kCVPixelFormatType_32BGRA }
}
/// The values and facts of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var stateDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var trainingInputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
    open var isUpdatable: Bool { false }
}
/// The state of a model between predictions.
open class MLState: NSObject, @unchecked Sendable {}
/// A model. It can't be loaded, so nothing has one but what an app's tests subclass.
open class MLModel: NSObject, @unchecked Sendable {
    private final let stored: MLModelDescription, settings: MLModelConfiguration
    /// Creates a model for a subclass.
    public override init() { (stored, settings) = (MLModelDescription(), MLModelConfiguration()) }
    /// Throws an error: models aren't run.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw MLModelError(FileManager.default.fileExists(atPath: url.path) ? .generic : .io)
    }
    open var modelDescription: MLModelDescription { stored }
    open var configuration: MLModelConfiguration { settings }
    open class var availableComputeDevices: [Any] { [] }
    /// Throws an error: models aren't run.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()) async throws
        -> any MLFeatureProvider
    {
        throw MLModelError(.generic)
    }
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError(.generic) }
    open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider {
        throw MLModelError(.generic)
    }
    open func makeState() -> MLState { MLState() }
    /// Throws an error: there is no model.
    open func parameterValue(for key: MLParameterKey) throws -> Any { throw MLModelError(.parameters) }
    /// Calls the handler with an error: models aren't run.
    @preconcurrency open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration,
        completionHandler handler: @escaping @Sendable (MLModel?, (any Error)?) -> Void
    ) { handler(nil, MLModelError(.generic)) }
    @preconcurrency open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(MLModelError(.generic))) }
    /// Throws an error: models aren't run.
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        throw MLModelError(.generic)
    }
    /// Throws an error: models aren't compiled.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.generic) }
    open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.generic) }
    @preconcurrency open class func compileModel(
        at modelURL: URL, completionHandler handler: @escaping @Sendable (Result<URL, any Error>) -> Void
    ) {
        handler(.failure(MLModelError(.generic)))
    }
}
/// A model that an app implements. Nothing creates it.
public protocol MLCustomModel {
    init(modelDescription: MLModelDescription, parameters: [String: Any]) throws
    func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider
}
/// A step of training.
open class MLTask: NSObject, @unchecked Sendable {
    /// The progress of a step.
    public enum State: Int, Sendable { case suspended = 1, running, cancelling, completed, failed = 5 }
    open var taskIdentifier: String { "" }
    open var state: State { .failed }
    open var error: (any Error)? { MLModelError(.update) }
    /// Do nothing: a task has failed from the beginning.
    open func resume() {}
    open func cancel() {}
}
/// The training of a model. It can't be created.
open class MLUpdateTask: MLTask, @unchecked Sendable {
    /// Throws an error: models aren't trained.
    @preconcurrency public init(
        forModelAt modelURL: URL, trainingData: any MLBatchProvider, configuration: MLModelConfiguration?,
        completionHandler: @escaping @Sendable (MLUpdateContext) -> Void
    ) throws { throw MLModelError(.update) }
    open func resume(withParameters updateParameters: [MLParameterKey: Any]) {}
}
/// The state of a training.
open class MLUpdateContext: NSObject, @unchecked Sendable {
    open var model: any MLModel & MLWritable { UntrainedModel() }
    open var metrics: [MLMetricKey: Any] { [:] }
    open var parameters: [MLParameterKey: Any] { [:] }
    init(_ none: Void) {}
}
private final class UntrainedModel: MLModel, MLWritable, @unchecked Sendable {
    func write(to url: URL) throws { throw MLModelError(.io) }
}
/// An object that can be written into a file.
public protocol MLWritable { func write(to url: URL) throws }
/// A measure of a training.
open class MLMetricKey: NSObject, @unchecked Sendable {
    open private(set) var name: String
    init(_ name: String) { self.name = name }
    /// The measures.
    public static let lossValue = MLMetricKey("lossValue"), epochIndex = MLMetricKey("epochIndex"),
        miniBatchIndex = MLMetricKey("miniBatchIndex")
}
/// Models on a server. They aren't loaded.
open class MLModelCollection: NSObject, @unchecked Sendable {
    /// Posted when models change. It isn't posted.
    public static let didChangeNotification = NSNotification.Name("MLModelCollectionDidChangeNotification")
    init(_ none: Void) {}
    open var identifier: String { "" }
    open var deploymentID: String { "" }
    /// Throws an error: nothing is loaded.
    open class func beginAccessing(identifier: String) async throws -> MLModelCollection { throw MLModelError(.modelCollection) }
}
