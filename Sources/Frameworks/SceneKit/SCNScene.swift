import UIKit
import simdCompanion

/// A tree of nodes and what surrounds it.
open class SCNScene: NSObject, NSSecureCoding {
    /// A property of a scene.
    public enum Attribute: String, Sendable {
        /// The values.
        case startTime = "kSceneStartTimeAttributeKey", endTime = "kSceneEndTimeAttributeKey", frameRate = "kSceneFrameRateAttributeKey"
        /// The value for up axis.
        case upAxis = "kSceneUpAxisAttributeKey"
    }
    /// Whether it supports secure coding.
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
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Returns nil: no file of a scene is read.
    public convenience init?(named name: String) { return nil }
    /// Returns nil: no file of a scene is read.
    public convenience init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil) {
        return nil
    }
    /// Throws: no file of a scene is read.
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws { throw noSceneFiles }

    /// The root of the nodes.
    public final let rootNode = SCNNode()
    /// The physics, which is stored.
    public final let physicsWorld = SCNPhysicsWorld()
    /// The surroundings.
    public final let background = SCNMaterialProperty(), lightingEnvironment = SCNMaterialProperty()
    /// The fog start distance, the fog end distance, and the fog density exponent.
    public final var fogStartDistance: CGFloat = 0, fogEndDistance: CGFloat = 0, fogDensityExponent: CGFloat = 1,
        fogColor: Any = UIColor.white
    /// Whether it wants screen space reflection and the screen space reflection sample count.
    public final var wantsScreenSpaceReflection = false, screenSpaceReflectionSampleCount = 64
    /// The screen space reflection maximum distance and the screen space reflection stride.
    public final var screenSpaceReflectionMaximumDistance: CGFloat = 1000, screenSpaceReflectionStride: CGFloat = 8
    /// Whether the actions of nodes are stopped.
    public final var isPaused = false
    private final var attributes: [String: Any] = [:]
    /// Returns the attribute.
    public final func attribute(forKey key: String) -> Any? { attributes[key] }
    /// Sets the attribute.
    public final func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }
    private final var systems: [SCNParticleSystem] = []
    /// The particle systems.
    public final var particleSystems: [SCNParticleSystem]? { systems.isEmpty ? nil : systems }
    /// Adds the particle system.
    public final func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) { systems.append(system) }
    /// Removes the all particle systems.
    public final func removeAllParticleSystems() { systems = [] }
    /// Removes the particle system.
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
    /// Writes it.
    func write(_ image: UIImage, withSceneDocumentURL documentURL: URL, originalImageURL: URL?) -> URL?
}
extension SCNSceneExportDelegate {
    /// Writes it.
    public func write(_ image: UIImage, withSceneDocumentURL documentURL: URL, originalImageURL: URL?) -> URL? { nil }
}
/// Reads a file of a scene. It reads none: `scene(options:)` throws.
open class SCNSceneSource: NSObject {
    /// An option of reading.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The create normals if absent.
        public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        /// The check consistency.
        public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency"),
            flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
        /// The use safe mode.
        public static let useSafeMode = Self(rawValue: "kSceneSourceUseSafeMode"),
            assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
        /// The override asset UR ls.
        public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
        /// The strict conformance.
        public static let strictConformance = Self(rawValue: "kSceneSourceStrictConformance")
        /// The convert units to meters.
        public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertToUnit"),
            convertToYUp = Self(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        /// The animation import policy.
        public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
        /// The preserve original topology.
        public static let preserveOriginalTopology = Self(rawValue: "kSceneSourceLoadingOptionPreserveOriginalTopology")
    }
    /// The way animations of a file are added.
    public struct AnimationImportPolicy: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The play and the play repeatedly.
        public static let play = Self(rawValue: "playOnce"), playRepeatedly = Self(rawValue: "playRepeatedly")
        /// The do not play and the play using scene time base.
        public static let doNotPlay = Self(rawValue: "keepSeparate"), playUsingSceneTimeBase = Self(rawValue: "playUsingSceneTime")
    }
    /// The url and the data.
    public final let url: URL?, data: Data?
    /// Creates one with the url and the options.
    public init?(url: URL, options: [LoadingOption: Any]? = nil) { (self.url, data) = (url, nil) }
    /// Creates one with the data and the options.
    public init?(data: Data, options: [LoadingOption: Any]? = nil) { (url, self.data) = (nil, data) }
    /// Throws: no file of a scene is read.
    public final func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene { throw noSceneFiles }
    /// Returns the scene.
    public final func scene(options: [LoadingOption: Any]? = nil, statusHandler: SCNSceneSourceStatusHandler? = nil) -> SCNScene? {
        var stop = ObjCBool(true)
        statusHandler?(0, .error, noSceneFiles, &stop)
        return nil
    }
    /// Return nothing.
    public final func property(forKey key: String) -> Any? { nil }
    /// Returns the entry with identifier.
    public final func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? { nil }
    /// Returns the identifiers of entries.
    public final func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] { [] }
    /// Returns the entries.
    public final func entries(passingTest predicate: (Any, String, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [Any] { [] }
}
/// The scene source asset contributors key.
public let SCNSceneSourceAssetContributorsKey = "kSceneSourceAssetContributors",
    SCNSceneSourceAssetCreatedDateKey = "kSceneSourceAssetCreatedDate"
/// The scene source asset modified date key and the scene source asset up axis key.
public let SCNSceneSourceAssetModifiedDateKey = "kSceneSourceAssetModifiedDate", SCNSceneSourceAssetUpAxisKey = "kSceneSourceAssetUpAxis"
/// The scene source asset unit key and the scene source asset authoring tool key.
public let SCNSceneSourceAssetUnitKey = "kSceneSourceAssetUnit", SCNSceneSourceAssetAuthoringToolKey = "kSceneSourceAssetAuthoringTool"
/// The scene source asset author key and the scene source asset unit name key.
public let SCNSceneSourceAssetAuthorKey = "kSceneSourceAssetAuthor", SCNSceneSourceAssetUnitNameKey = "kSceneSourceAssetUnitName"
/// The scene source asset unit meter key.
public let SCNSceneSourceAssetUnitMeterKey = "kSceneSourceAssetUnitMeter"
/// The scene export destination URL.
public let SCNSceneExportDestinationURL = "kSceneExportDestinationURL"

/// A node whose children are in another file. They are never loaded.
open class SCNReferenceNode: SCNNode {
    /// The reference URL and the loading policy.
    public final var referenceURL: URL, loadingPolicy = SCNReferenceLoadingPolicy.immediate
    /// Creates one with the url.
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
    /// Unload.
    open func unload() {}
    /// False.
    open var isLoaded: Bool { false }
}
/// A sound. It is never heard.
open class SCNAudioSource: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Whether it is positional, the volume, the rate, the reverb blend, the loops, and whether it should stream.
    public final var isPositional = true, volume: Float = 1, rate: Float = 1, reverbBlend: Float = 0, loops = false, shouldStream = false
    /// Creates one with the file named.
    public convenience init?(fileNamed name: String) {
        guard Bundle.main.path(forResource: name, ofType: nil) != nil else { return nil }
        self.init()
    }
    /// Creates one with the named and the file named.
    public convenience init?(named fileName: String) { self.init(fileNamed: fileName) }
    /// Creates one with the url.
    public convenience init?(url: URL) { self.init() }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Does nothing: there is no sound.
    public final func load() {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Plays a sound at a node. It calls both blocks at once, as for an empty sound.
open class SCNAudioPlayer: NSObject {
    /// The audio source.
    public final let audioSource: SCNAudioSource?
    /// The will start playback.
    public final var willStartPlayback: (() -> Void)?, didFinishPlayback: (() -> Void)?
    /// Creates one with the source.
    public init(source: SCNAudioSource) { audioSource = source }
    final func start(on node: SCNNode) {
        willStartPlayback?()
        didFinishPlayback?()
    }
}
