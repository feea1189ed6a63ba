import CoreMediaCompanion
import UIKit

// Compositions: tracks made of parts of other assets, with their times. The times are right; nothing is decoded or drawn.

/// A part of a composition's track.
open class AVCompositionTrackSegment: AVAssetTrackSegment {
    open private(set) var sourceURL: URL?, sourceTrackID: CMPersistentTrackID
    /// Creates a part of another track.
    public init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) {
        (sourceURL, sourceTrackID) = (URL, trackID)
        super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
    }
    /// Creates an empty part.
    public init(timeRange: CMTimeRange) {
        (sourceURL, sourceTrackID) = (nil, kCMPersistentTrackID_Invalid)
        super.init(CMTimeMapping(source: .invalid, target: timeRange), isEmpty: true)
    }
}
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    fileprivate final var parts: [AVCompositionTrackSegment] = [], sources: [AVAssetTrack] = []
    open override var segments: [AVAssetTrackSegment] { parts }
    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: parts.last?.timeMapping.target.end ?? .zero)
    }
    open override var naturalSize: CGSize { sources.first?.naturalSize ?? .zero }
    open override var nominalFrameRate: Float { sources.first?.nominalFrameRate ?? 0 }
    open override var formatDescriptions: [Any] { sources.first?.formatDescriptions ?? [] }
    open override var preferredTransform: CGAffineTransform { sources.first?.preferredTransform ?? .identity }
    open override func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
        parts.first { $0.timeMapping.target.containsTime(trackTime) }
    }
}
/// A track of a composition that can change.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private final var own: CGAffineTransform?
    /// Settings of the track.
    open override var preferredTransform: CGAffineTransform {
        get { own ?? super.preferredTransform }
        set { own = newValue }
    }
    open override var isEnabled: Bool {
        get { enabled }
        set { enabled = newValue }
    }
    private final var enabled = true, scale: CMTimeScale = 600, code: String?, tag: String?, loudness: Float = 1
    open override var naturalTimeScale: CMTimeScale {
        get { scale }
        set { scale = newValue }
    }
    open override var languageCode: String? {
        get { code }
        set { code = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { tag }
        set { tag = newValue }
    }
    open override var preferredVolume: Float {
        get { loudness }
        set { loudness = newValue }
    }
    open override var segments: [AVAssetTrackSegment] {
        get { parts }
        set { parts = newValue.compactMap { $0 as? AVCompositionTrackSegment } }
    }
    /// Inserts a part of another track, and moves what follows.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid, timeRange.duration.isNumeric, timeRange.duration > .zero, track.mediaType == mediaType else {
            throw AVError(.invalidCompositionTrackSegmentSourceDuration)
        }
        let start = startTime.isNumeric ? startTime : self.timeRange.end
        makeRoom(at: start, timeRange.duration)
        let url = (track.asset as? AVURLAsset)?.url ?? URL(fileURLWithPath: "/")
        let part = AVCompositionTrackSegment(
            url: url, trackID: track.trackID, sourceTimeRange: timeRange,
            targetTimeRange: CMTimeRange(start: start, duration: timeRange.duration))
        parts.append(part)
        sources.append(track)
        sort()
    }
    /// Inserts parts of other tracks, one after the other.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        var start = startTime
        for (range, track) in zip(timeRanges, tracks) {
            try insertTimeRange(range.timeRangeValue, of: track, at: start)
            start = start + range.timeRangeValue.duration
        }
    }
    /// Inserts a part without media, and moves what follows.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        makeRoom(at: timeRange.start, timeRange.duration)
        parts.append(AVCompositionTrackSegment(timeRange: timeRange))
        sort()
    }
    /// Removes a part, and moves what follows.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        split(at: timeRange.start)
        split(at: timeRange.end)
        parts.removeAll { timeRange.containsTimeRange($0.timeMapping.target) }
        shift(from: timeRange.end, by: CMTime.zero - timeRange.duration)
    }
    /// Changes the length of a part, and moves what follows.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        split(at: timeRange.start)
        split(at: timeRange.end)
        let to = CMTimeRange(start: timeRange.start, duration: duration)
        let inside = parts.filter { timeRange.containsTimeRange($0.timeMapping.target) }
        parts.removeAll { timeRange.containsTimeRange($0.timeMapping.target) }
        shift(from: timeRange.end, by: duration - timeRange.duration)
        parts += inside.map { part in
            let old = part.timeMapping.target
            let new = CMTimeRange(
                start: CMTimeMapTimeFromRangeToRange(old.start, fromRange: timeRange, toRange: to),
                end: CMTimeMapTimeFromRangeToRange(old.end, fromRange: timeRange, toRange: to))
            return copy(part, source: part.timeMapping.source, target: new)
        }
        sort()
    }
    /// Throws an error if the parts don't follow each other.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        for (first, second) in zip(trackSegments, trackSegments.dropFirst())
        where first.timeMapping.target.end != second.timeMapping.target.start {
            throw AVError(.compositionTrackSegmentsNotContiguous)
        }
    }
    open func addTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: AVAssetTrack.AssociationType) {}
    open func removeTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: AVAssetTrack.AssociationType) {}

    private func copy(_ part: AVCompositionTrackSegment, source: CMTimeRange, target: CMTimeRange) -> AVCompositionTrackSegment {
        part.isEmpty
            ? AVCompositionTrackSegment(timeRange: target)
            : AVCompositionTrackSegment(
                url: part.sourceURL ?? URL(fileURLWithPath: "/"), trackID: part.sourceTrackID, sourceTimeRange: source,
                targetTimeRange: target)
    }
    private func sort() { parts.sort { $0.timeMapping.target.start < $1.timeMapping.target.start } }
    /// Divides the part at a time.
    private func split(at time: CMTime) {
        guard let index = parts.firstIndex(where: { $0.timeMapping.target.start < time && time < $0.timeMapping.target.end }) else {
            return
        }
        let part = parts[index], target = part.timeMapping.target, source = part.timeMapping.source
        let middle = source.isValid ? CMTimeMapTimeFromRangeToRange(time, fromRange: target, toRange: source) : .invalid
        parts[index] = copy(
            part, source: CMTimeRange(start: source.start, end: middle), target: CMTimeRange(start: target.start, end: time))
        parts.insert(
            copy(part, source: CMTimeRange(start: middle, end: source.end), target: CMTimeRange(start: time, end: target.end)),
            at: index + 1)
    }
    private func shift(from time: CMTime, by amount: CMTime) {
        parts = parts.map { part in
            let target = part.timeMapping.target
            guard target.start >= time else { return part }
            return copy(part, source: part.timeMapping.source, target: CMTimeRange(start: target.start + amount, duration: target.duration))
        }
    }
    private func makeRoom(at time: CMTime, _ duration: CMTime) {
        let end = timeRange.end
        if time > end { parts.append(AVCompositionTrackSegment(timeRange: CMTimeRange(start: end, end: time))) }
        split(at: time)
        shift(from: time, by: duration)
    }
}
/// An asset of parts of other assets.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate final var list: [AVCompositionTrack] = [], size: CGSize?
    open override var tracks: [AVAssetTrack] { list }
    open override var duration: CMTime { list.map(\.timeRange.end).max() ?? .zero }
    open var naturalSize: CGSize { size ?? list.first { $0.mediaType == .video }?.naturalSize ?? .zero }
    open override var isPlayable: Bool { !list.isEmpty }
    open override var isReadable: Bool { false }
    open override var isComposable: Bool { true }
    open var urlAssetInitializationOptions: [String: Any] { [:] }
}
/// A composition that can change.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]?) { self.init() }
    /// The size of pictures.
    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue }
    }
    open override var tracks: [AVAssetTrack] { list }
    /// Adds an empty track. Returns nil if another track has the number.
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        let number = preferredTrackID == kCMPersistentTrackID_Invalid ? unusedTrackID() : preferredTrackID
        guard !list.contains(where: { $0.trackID == number }) else { return nil }
        var track = MediaFile.Track()
        (track.id, track.type) = (number, mediaType)
        let made = AVMutableCompositionTrack(track, of: self)
        list.append(made)
        return made
    }
    open func removeTrack(_ track: AVCompositionTrack) { list.removeAll { $0 === track } }
    /// Returns the track that a part of another track can be added to.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        list.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
    }
    open override func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        list.first { $0.trackID == trackID } as? AVMutableCompositionTrack
    }
    /// Inserts a part of all tracks of an asset.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        guard !asset.tracks.isEmpty else { throw AVError(.invalidSourceMedia) }
        for track in asset.tracks {
            let own = mutableTrack(compatibleWith: track) ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: 0)
            try own?.insertTimeRange(timeRange, of: track, at: startTime)
        }
    }
    /// Inserts a part of all tracks of an asset.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws {
        try insertNow(timeRange, asset, startTime)
    }
    private func insertNow(_ timeRange: CMTimeRange, _ asset: AVAsset, _ startTime: CMTime) throws {
        try insertTimeRange(timeRange, of: asset, at: startTime)
    }
    private var mutable: [AVMutableCompositionTrack] { list.compactMap { $0 as? AVMutableCompositionTrack } }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { for track in mutable { track.insertEmptyTimeRange(timeRange) } }
    open func removeTimeRange(_ timeRange: CMTimeRange) { for track in mutable { track.removeTimeRange(timeRange) } }
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for track in mutable { track.scaleTimeRange(timeRange, toDuration: duration) }
    }
}

// MARK: Pictures of several tracks

/// How the pictures of tracks are combined. Nothing draws them.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    fileprivate struct Content {
        var frame = CMTime.invalid, size = CGSize.zero, scale: Float = 1, instructions: [any AVVideoCompositionInstructionProtocol] = []
        var tool: AVVideoCompositionCoreAnimationTool?, compositor: (any AVVideoCompositing.Type)?, source: CMPersistentTrackID = 0
        var primaries: String?, matrix: String?, transfer: String?
    }
    fileprivate final var content = Content()
    public override init() { super.init() }
    /// Creates a composition of the size and rate of an asset's video.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        adopt(asset)
    }
    /// Creates a composition whose pictures a filter draws. The closure isn't called.
    @preconcurrency public convenience init(
        asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
    ) {
        self.init()
        adopt(asset)
    }
    fileprivate final func adopt(_ asset: AVAsset) {
        guard let track = asset.tracks(withMediaType: .video).first else { return }
        let size = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform).size
        content.size = CGSize(width: abs(size.width), height: abs(size.height))
        content.frame =
            track.nominalFrameRate > 0
            ? CMTime(value: 100, timescale: Int32(min(track.nominalFrameRate * 100, 1_000_000))) : CMTime(value: 1, timescale: 30)
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track), instruction = AVMutableVideoCompositionInstruction()
        layer.setTransform(track.preferredTransform, at: .zero)
        (instruction.timeRange, instruction.layerInstructions) = (CMTimeRange(start: .zero, duration: asset.duration), [layer])
        content.instructions = [instruction]
    }
    open var customVideoCompositorClass: (any AVVideoCompositing.Type)? { content.compositor }
    open var frameDuration: CMTime { content.frame }
    open var renderSize: CGSize { content.size }
    open var renderScale: Float { content.scale }
    open var instructions: [any AVVideoCompositionInstructionProtocol] { content.instructions }
    open var animationTool: AVVideoCompositionCoreAnimationTool? { content.tool }
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID { content.source }
    open var colorPrimaries: String? { content.primaries }
    open var colorYCbCrMatrix: String? { content.matrix }
    open var colorTransferFunction: String? { content.transfer }
    /// Returns a composition of the size and rate of an asset's video.
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
        AVVideoComposition(propertiesOf: asset)
    }
    /// Returns whether the rate and the size are positive, and the instructions follow each other.
    open func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool {
        frameDuration.isNumeric && frameDuration > .zero && renderSize.width > 0 && renderSize.height > 0
            && zip(instructions, instructions.dropFirst()).allSatisfy { $0.timeRange.end == $1.timeRange.start }
    }
}
/// A video composition that can change.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
        get { content.compositor }
        set { content.compositor = newValue }
    }
    open override var frameDuration: CMTime {
        get { content.frame }
        set { content.frame = newValue }
    }
    open override var renderSize: CGSize {
        get { content.size }
        set { content.size = newValue }
    }
    open override var renderScale: Float {
        get { content.scale }
        set { content.scale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { content.instructions }
        set { content.instructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { content.tool }
        set { content.tool = newValue }
    }
    open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { content.source }
        set { content.source = newValue }
    }
    open override var colorPrimaries: String? {
        get { content.primaries }
        set { content.primaries = newValue }
    }
    open override var colorYCbCrMatrix: String? {
        get { content.matrix }
        set { content.matrix = newValue }
    }
    open override var colorTransferFunction: String? {
        get { content.transfer }
        set { content.transfer = newValue }
    }
}
/// Called for faults of a composition. It isn't called.
public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {}
/// The contents of a composition in a range of time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
    /// Whether animations are added.
    var enablePostProcessing: Bool { get }
    /// Whether the picture changes.
    var containsTweening: Bool { get }
    /// The tracks that are needed.
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track that is shown unchanged.
    var passthroughTrackID: CMPersistentTrackID { get }
}
/// The contents of a composition in a range of time.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    fileprivate final var range = CMTimeRange.invalid, color: CGColor?, layers: [AVVideoCompositionLayerInstruction] = [],
        isProcessed = true
    public override init() { super.init() }
    open var timeRange: CMTimeRange { range }
    open var backgroundColor: CGColor? { color }
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
    open var enablePostProcessing: Bool { isProcessed }
    open var containsTweening: Bool { layers.contains { $0.isChanging } }
    open var requiredSourceTrackIDs: [NSValue]? { layers.map { NSNumber(value: $0.trackID) } }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}
/// An instruction that can change.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    open override var timeRange: CMTimeRange {
        get { range }
        set { range = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { color }
        set { color = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { layers }
        set { layers = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { isProcessed }
        set { isProcessed = newValue }
    }
}
/// How a track is placed, faded, and cut.
open class AVVideoCompositionLayerInstruction: NSObject {
    fileprivate struct Ramp<Value> { var start: Value, end: Value, range: CMTimeRange }
    fileprivate final var number: CMPersistentTrackID = 0
    fileprivate final var transforms: [Ramp<CGAffineTransform>] = [], opacities: [Ramp<Float>] = [], crops: [Ramp<CGRect>] = []
    fileprivate final var isChanging: Bool { !(transforms.isEmpty && opacities.isEmpty && crops.isEmpty) }
    public override init() { super.init() }
    open var trackID: CMPersistentTrackID { number }
    private final func ramp<Value>(_ ramps: [Ramp<Value>], _ time: CMTime) -> Ramp<Value>? {
        ramps.last { $0.range.start <= time && (time < $0.range.end || $0.range.duration.isPositiveInfinity) }
    }
    /// Returns whether there is a value at a time, and stores it.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramp(transforms, time) else { return false }
        startTransform?.pointee = found.start
        endTransform?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramp(opacities, time) else { return false }
        startOpacity?.pointee = found.start
        endOpacity?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?, endCropRectangle: UnsafeMutablePointer<CGRect>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramp(crops, time) else { return false }
        startCropRectangle?.pointee = found.start
        endCropRectangle?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
}
/// How a track is placed, faded, and cut, which can change.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        number = track.trackID
    }
    open override var trackID: CMPersistentTrackID {
        get { number }
        set { number = newValue }
    }
    private final func always(_ time: CMTime) -> CMTimeRange { CMTimeRange(start: time, duration: .positiveInfinity) }
    /// Sets the place from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        transforms.append(Ramp(start: transform, end: transform, range: always(time)))
    }
    /// Changes the place during a range.
    open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {
        transforms.append(Ramp(start: startTransform, end: endTransform, range: timeRange))
    }
    open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.append(Ramp(start: opacity, end: opacity, range: always(time))) }
    /// Changes the opacity during a range.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {
        opacities.append(Ramp(start: startOpacity, end: endOpacity, range: timeRange))
    }
    /// Sets the part that is shown from a time on.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        crops.append(Ramp(start: cropRectangle, end: cropRectangle, range: always(time)))
    }
    /// Changes the part that is shown during a range.
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
    ) { crops.append(Ramp(start: startCropRectangle, end: endCropRectangle, range: timeRange)) }
}
/// Adds animations of layers to pictures. Nothing draws them.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    public override init() { super.init() }
    /// Creates a tool that draws pictures into a layer.
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
    public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { self.init() }
    /// Creates a tool that makes a track of a layer.
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }
}
/// A time of 0 for animations of a video, which Core Animation replaces by the present time.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100
/// Draws the pictures of a composition. Nothing calls it.
public protocol AVVideoCompositing: NSObjectProtocol {
    /// The formats of pictures that come and go.
    var sourcePixelBufferAttributes: [String: any Sendable]? { get }
    var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { get }
    /// Called when the size changes.
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    /// Called for a picture.
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    /// Called when pictures aren't needed any more.
    func cancelAllPendingVideoCompositionRequests()
}
extension AVVideoCompositing { public func cancelAllPendingVideoCompositionRequests() {} }
/// The size and the format of a composition's pictures.
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
    open var size: CGSize { .zero }
    open var renderTransform: CGAffineTransform { .identity }
    open var renderScale: Float { 1 }
    open var videoComposition: AVVideoComposition { AVVideoComposition() }
    open func newPixelBuffer() -> CVPixelBuffer? { nil }
}
/// A request for a picture. There is none.
open class AVAsynchronousVideoCompositionRequest: NSObject, @unchecked Sendable {
    open var renderContext: AVVideoCompositionRenderContext { AVVideoCompositionRenderContext() }
    open var compositionTime: CMTime { .invalid }
    open var sourceTrackIDs: [NSNumber] { [] }
    open var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol { AVVideoCompositionInstruction() }
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
    open func finish(with error: any Error) {}
    open func finishCancelledRequest() {}
}
/// A request for a filtered picture. There is none.
open class AVAsynchronousCIImageFilteringRequest: NSObject, @unchecked Sendable {
    open var renderSize: CGSize { .zero }
    open var compositionTime: CMTime { .invalid }
    open var sourceImage: CIImage { CIImage.empty() }
    open func finish(with filteredImage: CIImage, context: CIContext?) {}
    open func finish(with error: any Error) {}
}

// MARK: Volumes of several tracks

/// The volumes of an asset's tracks.
open class AVAudioMix: NSObject {
    fileprivate final var list: [AVAudioMixInputParameters] = []
    public override init() { super.init() }
    open var inputParameters: [AVAudioMixInputParameters] { list }
}
/// Volumes that can change.
open class AVMutableAudioMix: AVAudioMix {
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { list }
        set { list = newValue }
    }
}
/// The volume of a track.
open class AVAudioMixInputParameters: NSObject {
    fileprivate final var number: CMPersistentTrackID = 0, algorithm: AVAudioTimePitchAlgorithm?
    fileprivate final var ramps: [(start: Float, end: Float, range: CMTimeRange)] = []
    public override init() { super.init() }
    open var trackID: CMPersistentTrackID { number }
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { algorithm }
    /// Returns whether there is a volume at a time, and stores it.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramps.last(where: { $0.range.start <= time && (time < $0.range.end || $0.range.duration.isPositiveInfinity) })
        else {
            return false
        }
        startVolume?.pointee = found.start
        endVolume?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
}
/// The volume of a track, which can change.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    public override init() { super.init() }
    /// Creates the volume of a track.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        number = track?.trackID ?? 0
    }
    open override var trackID: CMPersistentTrackID {
        get { number }
        set { number = newValue }
    }
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { algorithm }
        set { algorithm = newValue }
    }
    open func setVolume(_ volume: Float, at time: CMTime) {
        ramps.append((volume, volume, CMTimeRange(start: time, duration: .positiveInfinity)))
    }
    /// Changes the volume during a range.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        ramps.append((startVolume, endVolume, timeRange))
    }
}
