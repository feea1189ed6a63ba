import UIKit
import simdCompanion

/// A tree of nodes and what surrounds it.
open class SCNScene: NSObject, NSSecureCoding {
    public enum Attribute: String, Sendable {
        case startTime = "kSceneStartTimeAttributeKey", endTime = "kSceneEndTimeAttributeKey", frameRate = "kSceneFrameRateAttributeKey"
        case upAxis = "kSceneUpAxisAttributeKey"
    }
    public class var supportsSecureCoding: Bool { true }
    public override init() {
        super.init()
        rootNode.ownScene = self
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {
        super.init()
        rootNode.ownScene = self
    }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public convenience init?(named name: String) { return nil }
    /// Returns nil: no file of a scene is read.
    public convenience init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil) {
        return nil
    }
    /// Throws: no file of a scene is read.
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws { throw noSceneFiles }

    public final let rootNode = SCNNode()
    /// The physics, which is stored.
    public final let physicsWorld = SCNPhysicsWorld()
    /// The surroundings.
    public final let background = SCNMaterialProperty(), lightingEnvironment = SCNMaterialProperty()
    public final var fogStartDistance: CGFloat = 0, fogEndDistance: CGFloat = 0, fogDensityExponent: CGFloat = 1,
        fogColor: Any = UIColor.white
    public final var wantsScreenSpaceReflection = false, screenSpaceReflectionSampleCount = 64
    public final var screenSpaceReflectionMaximumDistance: CGFloat = 1000, screenSpaceReflectionStride: CGFloat = 8
    /// Whether the actions of nodes are stopped.
    public final var isPaused = false
    private final var attributes: [String: Any] = [:]
    public final func attribute(forKey key: String) -> Any? { attributes[key] }
    public final func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }
    private final var systems: [SCNParticleSystem] = []
    public final var particleSystems: [SCNParticleSystem]? { systems.isEmpty ? nil : systems }
    public final func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) { systems.append(system) }
    public final func removeAllParticleSystems() { systems = [] }
    public final func removeParticleSystem(_ system: SCNParticleSystem) { systems.removeAll { $0 === system } }
    /// Returns false: no file of a scene is written.
    public final func write(
        to url: URL, options: [String: Any]? = nil, delegate: (any SCNSceneExportDelegate)?,
        progressHandler: SCNSceneExportProgressHandler? = nil
    ) -> Bool {
        var stop = ObjCBool(true)
        progressHandler?(0, noSceneFiles, &stop)
        return false
    }
}
/// Called with the progress of writing.
public typealias SCNSceneExportProgressHandler = (Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void
/// Called with the progress of reading.
public typealias SCNSceneSourceStatusHandler = (Float, SCNSceneSourceStatus, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void
/// Writes the pictures of a scene.
public protocol SCNSceneExportDelegate: NSObjectProtocol {
    func write(_ image: UIImage, withSceneDocumentURL documentURL: URL, originalImageURL: URL?) -> URL?
}
extension SCNSceneExportDelegate {
    public func write(_ image: UIImage, withSceneDocumentURL documentURL: URL, originalImageURL: URL?) -> URL? { nil }
}
/// Reads a file of a scene. It reads none: `scene(options:)` throws.
open class SCNSceneSource: NSObject {
    /// An option of reading.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency"),
            flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
        public static let useSafeMode = Self(rawValue: "kSceneSourceUseSafeMode"),
            assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
        public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
        public static let strictConformance = Self(rawValue: "kSceneSourceStrictConformance")
        public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertToUnit"),
            convertToYUp = Self(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
        public static let preserveOriginalTopology = Self(rawValue: "kSceneSourceLoadingOptionPreserveOriginalTopology")
    }
    /// The way animations of a file are added.
    public struct AnimationImportPolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let play = Self(rawValue: "playOnce"), playRepeatedly = Self(rawValue: "playRepeatedly")
        public static let doNotPlay = Self(rawValue: "keepSeparate"), playUsingSceneTimeBase = Self(rawValue: "playUsingSceneTime")
    }
    public final let url: URL?, data: Data?
    public init?(url: URL, options: [LoadingOption: Any]? = nil) { (self.url, data) = (url, nil) }
    public init?(data: Data, options: [LoadingOption: Any]? = nil) { (url, self.data) = (nil, data) }
    /// Throws: no file of a scene is read.
    public final func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene { throw noSceneFiles }
    public final func scene(options: [LoadingOption: Any]? = nil, statusHandler: SCNSceneSourceStatusHandler? = nil) -> SCNScene? {
        var stop = ObjCBool(true)
        statusHandler?(0, .error, noSceneFiles, &stop)
        return nil
    }
    /// Returns nothing: no file of a scene is read.
    public final func property(forKey key: String) -> Any? { nil }
    public final func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? { nil }
    public final func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] { [] }
    public final func entries(passingTest predicate: (Any, String, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [Any] { [] }
}
public let SCNSceneSourceAssetContributorsKey = "kSceneSourceAssetContributors",
    SCNSceneSourceAssetCreatedDateKey = "kSceneSourceAssetCreatedDate"
public let SCNSceneSourceAssetModifiedDateKey = "kSceneSourceAssetModifiedDate", SCNSceneSourceAssetUpAxisKey = "kSceneSourceAssetUpAxis"
public let SCNSceneSourceAssetUnitKey = "kSceneSourceAssetUnit", SCNSceneSourceAssetAuthoringToolKey = "kSceneSourceAssetAuthoringTool"
public let SCNSceneSourceAssetAuthorKey = "kSceneSourceAssetAuthor", SCNSceneSourceAssetUnitNameKey = "kSceneSourceAssetUnitName"
public let SCNSceneSourceAssetUnitMeterKey = "kSceneSourceAssetUnitMeter"
public let SCNSceneExportDestinationURL = "kSceneExportDestinationURL"

/// A node whose children are in another file. They are never loaded.
open class SCNReferenceNode: SCNNode {
    public final var referenceURL: URL, loadingPolicy = SCNReferenceLoadingPolicy.immediate
    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {
        referenceURL = URL(fileURLWithPath: "/")
        super.init(coder: coder)
    }
    /// Does nothing: no file of a scene is read.
    open func load() {}
    open func unload() {}
    open var isLoaded: Bool { false }
}
/// A sound. It is never heard.
open class SCNAudioSource: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final var isPositional = true, volume: Float = 1, rate: Float = 1, reverbBlend: Float = 0, loops = false, shouldStream = false
    public convenience init?(fileNamed name: String) {
        guard Bundle.main.path(forResource: name, ofType: nil) != nil else { return nil }
        self.init()
    }
    public convenience init?(named fileName: String) { self.init(fileNamed: fileName) }
    public convenience init?(url: URL) { self.init() }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    /// Does nothing: there is no sound.
    public final func load() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAudioSource()
        assign(copy, self, \.isPositional, \.volume, \.rate, \.reverbBlend, \.loops, \.shouldStream)
        return copy
    }
}
/// Plays a sound at a node. It calls both blocks at once, as for an empty sound.
open class SCNAudioPlayer: NSObject {
    public final let audioSource: SCNAudioSource?
    public final var willStartPlayback: (() -> Void)?, didFinishPlayback: (() -> Void)?
    public init(source: SCNAudioSource) { audioSource = source }
    final func start() {
        willStartPlayback?()
        didFinishPlayback?()
    }
}
