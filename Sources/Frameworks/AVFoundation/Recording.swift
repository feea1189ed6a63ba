import UIKit
import class UIKitFoundation.Timer

/// The names of categories in older Swift.
public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord",
    AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
/// The names of categories in older Swift.
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient",
    AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient",
    AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"

/// The callbacks for the end of a recording.
@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Called when the recording has stopped.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Called when encoding fails. It isn't called.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
// FIXME(gap): there is no microphone, and the file is a 16-bit WAV, regardless of the format in the settings.
/// A recorder of silence, as when the user denied access to the microphone: time passes, and when it stops, a file of silence of that
/// length is at `url`.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The object that is notified of the end of the recording.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open private(set) var url: URL
    open private(set) var settings: [String: Any]
    open private(set) var isRecording = false
    /// Whether levels are measured. They are always those of silence.
    open var isMeteringEnabled = false
    private var began: TimeInterval = 0, recorded: TimeInterval = 0, isStarted = false
    private var end: Timer?

    /// Creates a recorder. Throws if no file can be created at `url`, because its folder is missing.
    public init(url: URL, settings: [String: Any]) throws {
        guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) else { throw CocoaError(.fileNoSuchFile) }
        (self.url, self.settings) = (url, settings)
    }

    /// Creates a recorder of a format. Throws if no file can be created at `url`.
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: format.settings) }
    /// The format of the file, which is mono.
    open var format: AVAudioFormat { AVAudioFormat(rate: Double(rate), count: 1) }
    /// The channels to record. They have no effect.
    open var channelAssignments: [Any]?
    open var deviceCurrentTime: TimeInterval { now }
    /// Starts to record at a time of the device.
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }
    /// Records silence for some seconds, from a time of the device on.
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        record(forDuration: duration)
    }

    /// The time in seconds since recording began, without pauses; 0 after it has stopped.
    open var currentTime: TimeInterval { recorded + (isRecording ? now - began : 0) }
    private var now: TimeInterval { MainLoop.isCurrent ? MainActor.assumeIsolated { EventLoop.main.now } : began }

    /// Creates the file. Returns whether that was possible.
    @discardableResult open func prepareToRecord() -> Bool {
        FileManager.default.createFile(atPath: url.path, contents: header(seconds: 0))
    }
    /// Starts or continues to record silence, and returns true.
    @discardableResult open func record() -> Bool {
        guard !isRecording else { return true }
        (began, isRecording, isStarted) = (now, true, true)
        return true
    }
    /// Records silence for some seconds, and returns true.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        record()
        end?.invalidate()
        end = Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { [weak self] _ in self?.stop() }
        return true
    }
    /// Stops recording until ``record()`` is called again.
    open func pause() { (recorded, isRecording) = (currentTime, false) }

    /// Writes the file. The delegate is called in a later turn of the loop.
    open func stop() {
        guard isStarted else { return }
        end?.invalidate()
        let seconds = currentTime
        (recorded, isRecording, isStarted) = (0, false, false)
        let isWritten = write(seconds: seconds)
        MainLoop.whenOnMain { EventLoop.main.enqueue { self.delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten) } }
    }
    /// Deletes the file. Returns whether that was possible.
    @discardableResult open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(atPath: url.path)) != nil }

    /// Does nothing: the levels are always those of silence.
    open func updateMeters() {}
    /// Returns the power in decibels: -160 is silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the level of silence in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// The samples per second; a sample has two bytes and one channel.
    private var rate: UInt32 {
        let asked = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double ?? 44_100
        return (8_000...192_000).contains(asked) ? UInt32(asked) : 44_100
    }
    private func length(_ seconds: TimeInterval) -> UInt32 { UInt32(min(max(seconds, 0) * Double(rate), 1_000_000_000)) * 2 }

    private func header(seconds: TimeInterval) -> Data {
        var data = Data()
        func add<T: FixedWidthInteger>(_ value: T) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        data.append(contentsOf: "RIFF".utf8)
        add(36 + length(seconds))
        data.append(contentsOf: "WAVEfmt ".utf8)
        add(UInt32(16))
        for value in [1, 1] as [UInt16] { add(value) }
        for value in [rate, rate * 2] { add(value) }
        for value in [2, 16] as [UInt16] { add(value) }
        data.append(contentsOf: "data".utf8)
        add(length(seconds))
        return data
    }

    /// Writes silence, which is zeros: the file is extended, without writing them.
    private func write(seconds: TimeInterval) -> Bool {
        let head = header(seconds: seconds)
        guard FileManager.default.createFile(atPath: url.path, contents: head), let file = FileHandle(forWritingAtPath: url.path) else {
            return false
        }
        defer { try? file.close() }
        return (try? file.truncate(atOffset: UInt64(head.count) + UInt64(length(seconds)))) != nil
    }
}
