import CoreMediaCompanion
import UIKit

// Players. The time of a local movie or sound whose header can be read passes while it plays, on the event loop, so that observers, seeks,
// and notifications of the end work; nothing is seen or heard. Other items fail with an error.

/// A time that runs along the event loop at a rate.
struct PlayClock {
    private var anchor = 0.0, began = 0.0
    private(set) var rate = 0.0
    /// The time at a time of the loop, within a length.
    func time(_ now: TimeInterval, within length: Double) -> Double { max(0, min(anchor + (now - began) * rate, length)) }
    mutating func set(_ time: Double, rate: Double, at now: TimeInterval) { (anchor, began, self.rate) = (time, now, rate) }
}

/// An item of a player. It is ready to play if the header of its file can be read, and fails otherwise.
open class AVPlayerItem: KeyValueObject, @unchecked Sendable {
    /// The readiness of an item to play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    open private(set) var asset: AVAsset
    /// The readiness to play, which is known after the item has become a player's current one.
    open private(set) var status = Status.unknown
    /// The reason for which the item can't play.
    open private(set) var error: (any Error)?
    final var clock = PlayClock()
    final weak var player: AVPlayer?
    final weak var looper: AVPlayerLooper?
    private final var storedOutputs: [AVPlayerItemOutput] = [], collectors: [AVPlayerItemMediaDataCollector] = []
    private final let keys: [String]
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    /// Creates an item of an asset. The keys have no effect.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        (self.asset, keys) = (asset, automaticallyLoadedAssetKeys ?? [])
    }
    /// Creates an item of a file.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Determines whether the item can play, and notifies observers.
    @MainActor final func prepare() {
        guard status == .unknown else { return }
        let failure = asset.loadError
        for key in ["status", "error", "duration"] { willChangeValue(forKey: key) }
        (status, error) = (failure == nil ? .readyToPlay : .failed, failure)
        for key in ["duration", "error", "status"] { didChangeValue(forKey: key) }
    }
    /// The length, or the unknown time while it isn't known.
    open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
    final var seconds: Double { asset.duration.isNumeric ? asset.duration.seconds : 0 }
    /// The place at which playing ends.
    final var last: Double { forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, seconds) : seconds }
    /// Returns the place.
    open func currentTime() -> CMTime {
        CMTime(seconds: clock.time(loopTime, within: last), preferredTimescale: 1_000_000_000)
    }
    open func currentDate() -> Date? { nil }
    /// Moves to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }
    /// Moves to a time. The handler is called with whether that was possible, in a later turn.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        nonisolated(unsafe) let handler = completionHandler
        whenOnMain { [self] in
            let isPossible = status != .failed && (time.isNumeric || time.isPositiveInfinity)
            if isPossible {
                clock.set(max(0, time.isNumeric ? time.seconds : seconds), rate: clock.rate, at: EventLoop.main.now)
                NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
                player?.timeJumped()
            }
            EventLoop.main.enqueue { handler?(isPossible) }
        }
    }
    /// Moves to a time, and returns whether that was possible.
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { done in seek(to: time, completionHandler: { done.resume(returning: $0) }) }
    }
    /// Moves to a time, and returns whether that was possible.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { await seek(to: time) }
    /// Calls the closure with false, and returns false: there are no dates.
    @discardableResult open func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
        completionHandler?(false)
        return false
    }
    /// Does nothing: a seek is immediate.
    open func cancelPendingSeeks() {}
    /// Moves by pictures.
    open func step(byCount stepCount: Int) {
        let rate = Double(asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 0)
        if rate > 0 { seek(to: CMTime(seconds: currentTime().seconds + Double(stepCount) / rate, preferredTimescale: 600)) { _ in } }
    }
    /// A local file is always buffered.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    open var loadedTimeRanges: [NSValue] { seekableTimeRanges }
    open var seekableTimeRanges: [NSValue] {
        status == .readyToPlay ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: asset.duration))] : []
    }
    /// The size of the picture.
    open var presentationSize: CGSize {
        guard status == .readyToPlay, let track = asset.tracks(withMediaType: .video).first else { return .zero }
        let size = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform).size
        return CGSize(width: abs(size.width), height: abs(size.height))
    }
    open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map { AVPlayerItemTrack($0) } : [] }
    open var canPlayReverse: Bool { false }
    open var canPlayFastForward: Bool { status == .readyToPlay }
    open var canPlayFastReverse: Bool { false }
    open var canPlaySlowForward: Bool { status == .readyToPlay }
    open var canPlaySlowReverse: Bool { false }
    open var canStepForward: Bool { status == .readyToPlay }
    open var canStepBackward: Bool { status == .readyToPlay }
    open var timebase: CMTimebase? { nil }
    open var automaticallyLoadedAssetKeys: [String] { keys }
    /// The time at which playing ends.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// Settings of playing. They are stored but have no effect.
    open var reversePlaybackEndTime = CMTime.invalid, preferredForwardBufferDuration: TimeInterval = 0, preferredPeakBitRate: Double = 0
    open var preferredPeakBitRateForExpensiveNetworks: Double = 0, preferredMaximumResolution = CGSize.zero,
        preferredMaximumResolutionForExpensiveNetworks = CGSize.zero, canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var startsOnFirstEligibleVariant = false, automaticallyPreservesTimeOffsetFromLive = false,
        configuredTimeOffsetFromLive = CMTime.invalid
    open var audioMix: AVAudioMix?, videoComposition: AVVideoComposition?, videoApertureMode = AVVideoApertureMode.cleanAperture,
        audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain, textStyleRules: [AVTextStyleRule]?
    open var seekingWaitsForVideoCompositionRendering = false, appliesPerFrameHDRDisplayMetadata = true,
        externalMetadata: [AVMetadataItem] = [], automaticallyHandlesInterstitialEvents = true
    open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = [.multichannel], nowPlayingInfo: [String: Any]?
    open var recommendedTimeOffsetFromLive: CMTime { .invalid }
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var isAuthorizationRequiredForPlayback: Bool { false }
    open var isApplicationAuthorizedForPlayback: Bool { true }
    open var isContentAuthorizedForPlayback: Bool { true }
    open var templateItem: AVPlayerItem? { nil }
    /// The outputs, which receive nothing.
    open var outputs: [AVPlayerItemOutput] { storedOutputs }
    open func add(_ output: AVPlayerItemOutput) { storedOutputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { storedOutputs.removeAll { $0 === output } }
    open var mediaDataCollectors: [AVPlayerItemMediaDataCollector] { collectors }
    open func add(_ collector: AVPlayerItemMediaDataCollector) { collectors.append(collector) }
    open func remove(_ collector: AVPlayerItemMediaDataCollector) { collectors.removeAll { $0 === collector } }
    /// Returns nil: nothing is loaded over a network.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection(asset) }
    /// Does nothing: assets have no options.
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
    open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    open func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: keys) }

    /// Posted when an item has reached its end, when it fails before, when it stops, and when its time jumps.
    public static let didPlayToEndTimeNotification = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification"),
        failedToPlayToEndTimeNotification = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification"),
        playbackStalledNotification = NSNotification.Name("AVPlayerItemPlaybackStalledNotification"),
        timeJumpedNotification = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted for logs and choices, of which there are none.
    public static let newAccessLogEntryNotification = NSNotification.Name("AVPlayerItemNewAccessLogEntry"),
        newErrorLogEntryNotification = NSNotification.Name("AVPlayerItemNewErrorLogEntry"),
        recommendedTimeOffsetFromLiveDidChangeNotification = NSNotification.Name("AVPlayerItemRecommendedTimeOffsetFromLiveDidChange"),
        mediaSelectionDidChangeNotification = NSNotification.Name("AVPlayerItemMediaSelectionDidChange")
}
extension AVPlayerItem: NSCopying {}
extension NSNotification.Name {
    /// The notifications of items under their older names.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification,
        AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification,
        AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification,
        AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// The notifications of items under their older names.
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification,
        AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}
/// The keys for the error and the participant in notifications of items.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey",
    AVPlayerItemTimeJumpedOriginatingParticipantKey = "AVPlayerItemTimeJumpedOriginatingParticipantKey"

/// A player of an item.
open class AVPlayer: KeyValueObject, @unchecked Sendable {
    /// The readiness of a player to play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// The action of a player when its item ends.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// The relation of a player's progress to its rate.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The reasons for waiting: to prevent stops, for an item, and others.
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason"),
            noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason"),
            evaluatingBufferingRate = Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"),
            interstitialEvent = Self(rawValue: "AVPlayerWaitingDuringInterstitialEventReason"),
            waitingForCoordinatedPlayback = Self(rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
    }
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let setRateCalled = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled"),
            setRateFailed = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed"),
            audioSessionInterrupted = Self(rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted"),
            appBackgrounded = Self(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }
    /// The kinds of video with a high dynamic range.
    public struct HDRMode: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let hlg = Self(rawValue: 1), hdr10 = Self(rawValue: 2), dolbyVision = Self(rawValue: 4)
    }
    /// Posted when the rate changes.
    public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification"),
        eligibleForHDRPlaybackDidChangeNotification = NSNotification.Name("AVPlayerEligibleForHDRPlaybackDidChangeNotification")
    /// The keys of the notification of a rate.
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey",
        rateDidChangeOriginatingParticipantKey = "AVPlayerRateDidChangeOriginatingParticipantKey"

    open private(set) var currentItem: AVPlayerItem?
    /// The readiness to play.
    open private(set) var status = Status.unknown
    /// The relation of progress to the rate.
    open private(set) var timeControlStatus = TimeControlStatus.paused
    private final var speed: Float = 0, end: EventLoop.Token?, watchers: [TimeWatcher] = []
    /// The rate; 0 pauses.
    open var rate: Float {
        get { speed }
        set { change(rate: newValue) }
    }
    /// The rate of ``play()``.
    open var defaultRate: Float = 1
    /// Settings of playing. They are stored but have no effect.
    open var volume: Float = 1, isMuted = false, automaticallyWaitsToMinimizeStalling = true, allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false, externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect,
        appliesMediaSelectionCriteriaAutomatically = true, preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic, sourceClock: CMClock?,
        preventsAutomaticBackgroundingDuringVideoPlayback = true, networkResourcePriority = NetworkResourcePriority.default
    open var isClosedCaptionDisplayEnabled = false, videoOutput: AVPlayerVideoOutput?, intendedSpatialAudioExperience: (any Sendable)?
    /// The action at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The importance of loading over a network.
    public enum NetworkResourcePriority: Int, Sendable { case `default`, low, high }
    open var isExternalPlaybackActive: Bool { false }
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
    open var audioOutputSuppressedDueToNonMixableAudioRoute: Bool { false }
    open class var availableHDRModes: HDRMode { [] }
    open class var eligibleForHDRPlayback: Bool { false }
    /// Whether objects may observe properties with Observation. It has no effect.
    nonisolated(unsafe) public static var isObservationEnabled = false
    private final lazy var coordinator = AVPlayerPlaybackCoordinator(self)
    open var playbackCoordinator: AVPlayerPlaybackCoordinator { coordinator }
    open var reasonForWaitingToPlay: WaitingReason? {
        timeControlStatus == .waitingToPlayAtSpecifiedRate ? currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate : nil
    }
    /// The error of a player that can't play any item, which is nil: the errors are those of items.
    open var error: (any Error)? { nil }
    public override init() { super.init() }
    /// Creates a player of a file.
    public init(url URL: URL) {
        super.init()
        begin(with: AVPlayerItem(url: URL))
    }
    /// Creates a player of an item; nil for none.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        begin(with: item)
    }
    private final func begin(with item: AVPlayerItem?) {
        currentItem = item
        item?.player = self
        prepareLater()
    }

    // MARK: Playing

    /// Sets the rate to the usual one.
    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Sets the rate, and the place. The time of the clock has no effect.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { seek(to: itemTime) }
        self.rate = rate
    }
    /// Calls the closure with whether the item is ready.
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(currentItem?.status == .readyToPlay)
    }
    open func cancelPendingPrerolls() {}
    /// Replaces the item; nil removes it.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        stopItem()
        willChangeValue(forKey: "currentItem")
        currentItem = item
        didChangeValue(forKey: "currentItem")
        item?.player = self
        prepareLater()
        update()
    }
    /// Returns the place of the item.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func seek(to time: CMTime) { seek(to: time, completionHandler: { _ in }) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Moves to a time, and calls the closure with whether that was possible.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
    }
    open func seek(to date: Date) {}
    open func seek(to date: Date, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// Moves to a time, and returns whether that was possible.
    open func seek(to time: CMTime) async -> Bool { await currentItem?.seek(to: time) ?? false }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { await seek(to: time) }
    /// Does nothing: assets have no options.
    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) { criterias[mediaCharacteristic] = criteria }
    open func mediaSelectionCriteria(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVPlayerMediaSelectionCriteria? {
        criterias[mediaCharacteristic]
    }
    private final var criterias: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]

    private final func prepareLater() {
        guard let item = currentItem, MainLoop.isCurrent || item.status == .unknown else { return }
        later { [weak self, weak item] in
            item?.prepare()
            guard let self else { return }
            if self.status == .unknown, self.currentItem != nil {
                self.willChangeValue(forKey: "status")
                self.status = .readyToPlay
                self.didChangeValue(forKey: "status")
            }
            self.update()
        }
    }
    private final func change(rate new: Float) {
        guard new != speed else { return update() }
        willChangeValue(forKey: "rate")
        speed = new
        didChangeValue(forKey: "rate")
        NotificationCenter.default.post(
            name: AVPlayer.rateDidChangeNotification, object: self,
            userInfo: [AVPlayer.rateDidChangeReasonKey: RateDidChangeReason.setRateCalled])
        update()
    }
    /// Starts or stops the time of the item.
    private final func update() {
        let isReady = currentItem?.status == .readyToPlay, now = loopTime
        if let item = currentItem {
            item.clock.set(item.clock.time(now, within: item.last), rate: isReady ? Double(speed) : 0, at: now)
        }
        let state: TimeControlStatus =
            speed == 0 || currentItem?.status == .failed ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        if state != timeControlStatus {
            for key in ["timeControlStatus", "reasonForWaitingToPlay"] { willChangeValue(forKey: key) }
            timeControlStatus = state
            for key in ["reasonForWaitingToPlay", "timeControlStatus"] { didChangeValue(forKey: key) }
        }
        whenOnMain { [weak self] in self?.reschedule() }
    }
    final func timeJumped() {
        for watcher in watchers { watcher.jumped(currentTime()) }
        whenOnMain { [weak self] in self?.reschedule() }
    }
    @MainActor private final func reschedule() {
        end?.cancel()
        end = nil
        for watcher in watchers { watcher.stop() }
        guard timeControlStatus == .playing, let item = currentItem, speed != 0 else { return }
        let place = item.clock.time(EventLoop.main.now, within: item.last)
        for watcher in watchers { watcher.start(self, at: place, rate: Double(speed)) }
        end = EventLoop.main.schedule(after: speed > 0 ? (item.last - place) / Double(speed) : place / Double(-speed)) {
            [weak self, weak item] in
            if let self, let item, item === self.currentItem { self.ended(item) }
        }
    }
    @MainActor private final func ended(_ item: AVPlayerItem) {
        guard speed > 0 else { return change(rate: 0) }
        for watcher in watchers { watcher.passed(item.last) }
        if let looper = item.looper, looper.repeats() {
            item.clock.set(0, rate: Double(speed), at: EventLoop.main.now)
            NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
            return reschedule()
        }
        item.clock.set(item.last, rate: 0, at: EventLoop.main.now)
        switch actionAtItemEnd {
        case .pause: change(rate: 0)
        case .none: break
        case .advance: itemEnded()
        }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }
    /// Called at the end of an item if the player advances.
    @MainActor func itemEnded() { change(rate: 0) }
    private final func stopItem() {
        guard let item = currentItem else { return }
        item.clock.set(item.clock.time(loopTime, within: item.last), rate: 0, at: loopTime)
        if item.player === self { item.player = nil }
    }

    // MARK: Observing

    /// Calls a block each time that an interval has passed, and when the time jumps.
    @preconcurrency open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { add(TimeWatcher(interval: interval.isNumeric ? max(interval.seconds, 0.001) : 1, queue: queue, block)) }
    /// Calls a block each time that one of some times passes.
    @preconcurrency open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        add(TimeWatcher(times: times.map(\.timeValue.seconds), queue: queue) { _ in block() })
    }
    open func removeTimeObserver(_ observer: Any) {
        guard let watcher = observer as? TimeWatcher else { return }
        watchers.removeAll { $0 === watcher }
        whenOnMain { watcher.stop() }
    }
    private final func add(_ watcher: TimeWatcher) -> TimeWatcher {
        watchers.append(watcher)
        if timeControlStatus == .playing { whenOnMain { [weak self] in self?.reschedule() } }
        return watcher
    }
}
/// The policy of a player for video while the app isn't on the screen.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }

/// An observer of a player's time.
final class TimeWatcher: @unchecked Sendable {  // The player uses it on the main thread.
    private let interval: Double?, times: [Double], queue: DispatchQueue?, block: @Sendable (CMTime) -> Void
    private var tokens: [EventLoop.Token] = []
    init(interval: Double? = nil, times: [Double] = [], queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        (self.interval, self.times, self.queue, self.block) = (interval, times, queue, block)
    }
    private func call(_ time: CMTime) {
        // The main queue is another object each time that it is asked for.
        if let queue, queue.label != DispatchQueue.main.label { queue.async { [block] in block(time) } } else { block(time) }
    }
    @MainActor func stop() {
        for token in tokens { token.cancel() }
        tokens = []
    }
    @MainActor func start(_ player: AVPlayer, at place: Double, rate: Double) {
        stop()
        if let interval {
            tokens = [
                EventLoop.main.schedule(after: interval / abs(rate)) { [weak self, weak player] in
                    guard let self, let player else { return }
                    let time = player.currentTime()
                    self.call(time)
                    self.start(player, at: time.seconds, rate: rate)
                }
            ]
        } else {
            tokens = times.filter { rate > 0 ? $0 > place : $0 < place }.map { time in
                EventLoop.main.schedule(after: (time - place) / rate) { [weak self, weak player] in
                    if let player { self?.call(player.currentTime()) }
                }
            }
        }
    }
    func jumped(_ time: CMTime) { if interval != nil { call(time) } }
    @MainActor func passed(_ end: Double) {
        if interval != nil { call(CMTime(seconds: end, preferredTimescale: 1_000_000_000)) }
    }
}

/// A player of several items, one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private final var following: [AVPlayerItem] = []
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        (following, actionAtItemEnd) = (Array(items.dropFirst()), .advance)
    }
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }
    public override init(url URL: URL) {
        super.init(url: URL)
        actionAtItemEnd = .advance
    }
    public override init() {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
    }
    /// Returns the current item and those that follow.
    open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + following }
    /// Removes the current item, so that the next one plays.
    open func advanceToNextItem() { super.replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst()) }
    /// Returns whether an item isn't in the queue yet, and the other one is.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item } && (afterItem == nil || items().contains { $0 === afterItem })
    }
    /// Inserts an item after another one, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return super.replaceCurrentItem(with: item) }
        let place = afterItem == nil ? following.count : (following.firstIndex { $0 === afterItem } ?? -1) + 1
        following.insert(item, at: place)
    }
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { advanceToNextItem() } else { following.removeAll { $0 === item } }
    }
    /// Removes all items.
    open func removeAllItems() {
        following = []
        super.replaceCurrentItem(with: nil)
    }
    @MainActor override func itemEnded() { advanceToNextItem() }
}
/// Repeats an item of a player.
open class AVPlayerLooper: KeyValueObject, @unchecked Sendable {
    /// The state of a looper.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    /// Where the copies of the item are among the items of the player. It has no effect: the item itself repeats.
    public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems }
    private final let item: AVPlayerItem
    open private(set) var loopCount = 0
    private final var isCancelled = false
    /// The state.
    open var status: Status {
        isCancelled ? .cancelled : item.status == .readyToPlay ? .ready : item.status == .failed ? .failed : .unknown
    }
    open var error: (any Error)? { item.error }
    open var loopingPlayerItems: [AVPlayerItem] { [item] }
    /// Repeats a part of an item, and makes it the item of the player.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        item = player.items().contains { $0 === itemToLoop } ? itemToLoop : AVPlayerItem(asset: itemToLoop.asset)
        super.init()
        item.looper = self
        if loopRange.isValid, loopRange.end.isNumeric { item.forwardPlaybackEndTime = loopRange.end }
        if player.currentItem == nil { player.insert(item, after: nil) }
    }
    /// Repeats an item.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }
    /// Repeats a part of an item.
    public convenience init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering
    ) { self.init(player: player, templateItem: itemToLoop, timeRange: loopRange) }
    /// Ends repeating after the current time.
    open func disableLooping() { isCancelled = true }
    final func repeats() -> Bool {
        guard !isCancelled else { return false }
        willChangeValue(forKey: "loopCount")
        loopCount += 1
        didChangeValue(forKey: "loopCount")
        return true
    }
}
/// A player layer without a picture, which is black.
open class AVPlayerLayer: CALayer {
    /// The player. The layer shows none of it.
    open var player: AVPlayer?
    /// The way in which the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The format of pictures. It is stored but has no effect.
    open var pixelBufferAttributes: [String: Any]?
    /// Whether the size of the picture is known.
    open var isReadyForDisplay: Bool { player?.currentItem?.presentationSize ?? .zero != .zero }
    /// The place of the picture in the layer.
    open var videoRect: CGRect {
        let size = player?.currentItem?.presentationSize ?? .zero
        guard size.width > 0, size.height > 0 else { return .zero }
        return videoGravity == .resize
            ? bounds : videoGravity == .resizeAspect ? AVMakeRect(aspectRatio: size, insideRect: bounds) : filled(size)
    }
    private final func filled(_ size: CGSize) -> CGRect {
        let scale = max(bounds.width / size.width, bounds.height / size.height)
        return CGRect(
            x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2, width: size.width * scale,
            height: size.height * scale)
    }
    public override init() {
        super.init()
        backgroundColor = UIColor.black.cgColor
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
