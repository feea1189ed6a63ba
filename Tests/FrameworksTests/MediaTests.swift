import AVFoundationCompanion
import Foundation
import Testing
import UIKitRuntime

// AVPlayer.h marks no initializer as designated, so subclasses override and call each of them.
private final class OwnPlayer: AVPlayer, @unchecked Sendable {
    var count = 0
    override init() { super.init() }
    override init(url: URL) {
        super.init(url: url)
        count = 1
    }
}
private final class OwnQueue: AVQueuePlayer, @unchecked Sendable { override init() { super.init() } }

/// A sound of some seconds of 16-bit samples in a temporary file.
private func sound(seconds: Double, named name: String, rate: Double = 8_000) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(getpid())-\(name).wav")
    let settings: [String: Any] = [
        AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: rate, AVNumberOfChannelsKey: 1, AVLinearPCMBitDepthKey: 16,
        AVLinearPCMIsFloatKey: false,
    ]
    let file = try AVAudioFile(forWriting: url, settings: settings), frames = AVAudioFrameCount(seconds * rate)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: frames))
    buffer.frameLength = frames
    for frame in 0..<Int(frames) { buffer.floatChannelData?[0][frame] = frame % 2 == 0 ? 0.5 : -0.5 }
    try file.write(from: buffer)
    file.close()
    return url
}
/// A box of an MPEG-4 file.
private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(UInt32(content.count + 8)) + name.unicodeScalars.map { UInt8($0.value) } + content
}
private func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

@MainActor private final class Listener: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    var heard: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard.append("end") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { heard.append("start") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { heard.append("finish") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { heard.append("cancel") }
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) { heard.append((utterance.speechString as NSString).substring(with: characterRange)) }
}

@MainActor @Suite("Media", .serialized) struct MediaTests {
    @Test("a format of a camera that isn't there has no depth and no recommended zoom, and masks are one pixel")
    func captureFormats() {
        let format = AVCaptureDevice.Format()
        #expect(format.supportedVideoZoomFactorsForDepthDataDelivery.isEmpty && format.supportedVideoZoomRangesForDepthDataDelivery.isEmpty)
        #expect(format.systemRecommendedVideoZoomRange == nil && format.videoFrameRateRangeForCenterStage == nil)
        let matte = AVPortraitEffectsMatte(), part = AVSemanticSegmentationMatte()
        #expect(CVPixelBufferGetWidth(matte.mattingImage) == 1)
        #expect(CVPixelBufferGetPixelFormatType(part.mattingImage) == part.pixelFormatType)
        #expect(throws: AVError.self) { _ = try matte.replacingPortraitEffectsMatte(with: part.mattingImage) }
        #expect(throws: AVError.self) { _ = try AVPortraitEffectsMatte(fromDictionaryRepresentation: [:]) }
    }

    @Test("a sound file is written and read back, with the format of its settings")
    func files() throws {
        let url = try sound(seconds: 0.5, named: "file")
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try AVAudioFile(forReading: url)
        #expect(file.length == 4_000 && file.fileFormat.commonFormat == .pcmFormatInt16 && file.processingFormat.isStandard)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 3_000))
        try file.read(into: buffer)
        #expect(buffer.frameLength == 3_000 && file.framePosition == 3_000 && buffer.floatChannelData?[0][1] == -0.5)
        try file.read(into: buffer)
        #expect(buffer.frameLength == 1_000)
    }

    @Test("a converter changes the kind, the rate, and the channels of samples")
    func conversion() throws {
        let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1))
        let stereo = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 2, interleaved: true))
        let input = try #require(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 4))
        input.frameLength = 4
        for frame in 0..<4 { input.floatChannelData?[0][frame] = Float(frame) / 4 }
        let output = try #require(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 8))
        var isGiven = false
        let status = try #require(AVAudioConverter(from: mono, to: stereo)).convert(to: output, error: nil) { _, state in
            state.pointee = isGiven ? .endOfStream : .haveData
            defer { isGiven = true }
            return isGiven ? nil : input
        }
        #expect(status == .haveData && output.frameLength == 8 && output.stride == 2)
        #expect(output.int16ChannelData?[1][2] == 4_096 && output.int16ChannelData?[0][4] == 8_192)
    }

    @Test("the time of a player passes: observers, seeks, and the end")
    func playing() throws {
        let url = try sound(seconds: 3, named: "play")
        defer { try? FileManager.default.removeItem(at: url) }
        let item = AVPlayerItem(url: url), player = AVPlayer(playerItem: item)
        #expect(item.status == .unknown && item.duration.isIndefinite)
        nonisolated(unsafe) var times: [Double] = [], ends = 0
        let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) {
            times.append($0.seconds)
        }
        let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
            ends += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        EventLoop.main.advance(by: 0.001)
        #expect(item.status == .readyToPlay && player.timeControlStatus == .playing && abs(item.duration.seconds - 3) < 0.001)
        EventLoop.main.advance(by: 1.5)
        #expect(abs(player.currentTime().seconds - 1.5) < 0.01)
        #expect(times.map { ($0 * 100).rounded() / 100 } == [1])
        player.seek(to: CMTime(value: 1, timescale: 2))
        #expect(abs(player.currentTime().seconds - 0.5) < 0.01)
        player.removeTimeObserver(observer)
        EventLoop.main.advance(by: 3)
        #expect(ends == 1 && player.rate == 0 && player.timeControlStatus == .paused && abs(player.currentTime().seconds - 3) < 0.01)
    }

    @Test("an item that can't be read fails with an error; a queue advances at the end of an item")
    func queue() throws {
        let url = try sound(seconds: 1, named: "queue")
        defer { try? FileManager.default.removeItem(at: url) }
        let bad = AVPlayerItem(url: URL(fileURLWithPath: "/missing.mp4")), player = AVPlayer(playerItem: bad)
        EventLoop.main.advance(by: 0.01)
        #expect(bad.status == .failed && bad.error != nil && player.currentItem === bad)
        let own = OwnPlayer(url: url)
        #expect(own.count == 1 && own.currentItem != nil && OwnPlayer().currentItem == nil && OwnQueue().actionAtItemEnd == .advance)
        let items = [AVPlayerItem(url: url), AVPlayerItem(url: url)], queue = AVQueuePlayer(items: items)
        #expect(queue.items().count == 2 && !queue.canInsert(items[1], after: nil))
        queue.play()
        EventLoop.main.advance(by: 1.2)
        #expect(queue.currentItem === items[1] && queue.rate == 1)
        EventLoop.main.advance(by: 1.2)
        #expect(queue.currentItem == nil)
    }

    @Test("a sound player calls its delegate at the end, after its repetitions")
    func soundPlayer() throws {
        let url = try sound(seconds: 1, named: "sound")
        defer { try? FileManager.default.removeItem(at: url) }
        let player = try AVAudioPlayer(contentsOf: url), listener = Listener()
        (player.delegate, player.numberOfLoops) = (listener, 1)
        #expect(abs(player.duration - 1) < 0.001 && player.numberOfChannels == 1 && player.play())
        EventLoop.main.advance(by: 1.5)
        #expect(player.isPlaying && abs(player.currentTime - 0.5) < 0.01 && listener.heard.isEmpty)
        EventLoop.main.advance(by: 1)
        #expect(!player.isPlaying && listener.heard == ["end"] && player.currentTime == 0)
    }

    @Test("a synthesizer tells the words of its utterances, and can be stopped")
    func speech() {
        let synthesizer = AVSpeechSynthesizer(), listener = Listener()
        synthesizer.delegate = listener
        synthesizer.speak(AVSpeechUtterance(string: "One two"))
        #expect(synthesizer.isSpeaking)
        EventLoop.main.advance(by: 5)
        #expect(listener.heard == ["start", "One", "two", "finish"] && !synthesizer.isSpeaking)
        synthesizer.speak(AVSpeechUtterance(string: "Three"))
        EventLoop.main.advance(by: 0.01)
        #expect(synthesizer.stopSpeaking(at: .immediate) && listener.heard.suffix(2) == ["Three", "cancel"])
    }

    @Test("the header of a movie gives its duration, its tracks, and its texts")
    func movie() async throws {
        let zero = big(0), one = big(65_536)
        let matrix: [UInt8] = [one, zero, zero, zero, one, zero, zero, zero, big(0x4000_0000)].flatMap { $0 }
        let movieHeader: [UInt8] = [zero, zero, zero, big(600), big(1_500)].flatMap { $0 }
        let padding = Array(repeating: UInt8(0), count: 16)
        let trackHeader: [UInt8] = [big(1), zero, zero, big(7), zero, big(1_500), padding, matrix, big(640 << 16), big(480 << 16)].flatMap {
            $0
        }
        let mediaHeader: [UInt8] = [zero, zero, zero, big(30), big(75), [0x15, 0xC7, 0, 0]].flatMap { $0 }
        let handler: [UInt8] = [zero, zero, Array("vide".utf8), padding].flatMap { $0 }
        let times: [UInt8] = [zero, big(1), big(75), big(1)].flatMap { $0 }
        let table = box("stbl", box("stts", times))
        let media = box("mdia", box("mdhd", mediaHeader) + box("hdlr", handler) + box("minf", table))
        let text = box("©nam", box("data", big(1) + zero + Array("Film".utf8)))
        let facts = box("udta", box("meta", zero + box("ilst", text)))
        let movie = box("mvhd", movieHeader) + box("trak", box("tkhd", trackHeader) + media) + facts
        let bytes = box("ftyp", Array("isom".utf8) + zero) + box("moov", movie)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(getpid()).mp4")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url), (duration, tracks) = try await asset.load(.duration, .tracks)
        #expect(duration.seconds == 2.5 && tracks.count == 1 && asset.isPlayable)
        let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
        #expect(track.trackID == 7 && track.naturalSize == CGSize(width: 640, height: 480) && track.nominalFrameRate == 30)
        #expect(asset.commonMetadata.first?.stringValue == "Film" && asset.commonMetadata.first?.commonKey == .commonKeyTitle)
        #expect(track.languageCode == "eng" && track.preferredTransform == .identity)
        await #expect(throws: (any Error).self) { try await AVURLAsset(url: URL(fileURLWithPath: "/no.mp4")).load(.duration) }
    }

    @Test("damaged headers are read as far as they make sense")
    func damagedHeaders() throws {
        let header = box("mvhd", [big(0), big(0), big(0), big(600), big(1_500)].flatMap { $0 })
        let short = box("stsz", big(0)), huge = box("stsz", [big(0), big(.max), big(.max)].flatMap { $0 })
        for sizes in [short, huge] {
            let track = box("trak", box("mdia", box("minf", box("stbl", sizes))))
            let movie = box("moov", header + track + box("udta", box("meta", []))) + big(0) + big(0)
            #expect(try AVAudioPlayer(data: Data(box("ftyp", Array("isom".utf8) + big(0)) + movie)).duration == 2.5)
        }
        // A Core Audio file of an infinite rate, with a table of packets.
        let infinite = big(0x7FF0_0000) + big(0)
        let format = infinite + Array("ima4".utf8) + big(0) + big(34) + big(64) + big(1) + big(0)
        let packets = big(0) + big(9) + big(0) + big(9) + big(0) + big(0)
        let sound = Array("caff".utf8) + big(1 << 16) + Array("desc".utf8) + big(0) + big(32) + format
        let file = sound + Array("pakt".utf8) + big(0) + big(24) + packets
        #expect(try AVAudioPlayer(data: Data(file)).duration == 0)
    }

    @Test("a sound player waits for a time of the device")
    func playerAtTime() throws {
        let url = try sound(seconds: 1, named: "later")
        defer { try? FileManager.default.removeItem(at: url) }
        let player = try AVAudioPlayer(contentsOf: url)
        #expect(player.play(atTime: player.deviceCurrentTime + 2) && player.isPlaying)
        EventLoop.main.advance(by: 1.5)
        #expect(player.currentTime == 0)
        EventLoop.main.advance(by: 1)
        #expect(abs(player.currentTime - 0.5) < 0.01)
    }

    @Test("an asset of an address reads the file's header; options and permissions have Apple's numbers")
    func assetOfAddress() throws {
        let url = try sound(seconds: 1, named: "address")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(AVAsset(url: url).duration.seconds == 1)
        // AVAudioPlayerNode.h and AVAudioSessionTypes.h.
        let loops: AVAudioPlayerNodeBufferOptions = .loops, interrupts: AVAudioPlayerNodeBufferOptions = .interrupts
        #expect(loops.rawValue == 1 && interrupts.rawValue == 2)
        #expect(AVAudioSession.RecordPermission.granted.rawValue == 0x6772_6E74)
    }

    @Test("the parts of a composition are inserted, removed, and scaled by time")
    func composition() throws {
        let url = try sound(seconds: 4, named: "parts")
        defer { try? FileManager.default.removeItem(at: url) }
        func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
        let source = try #require(AVURLAsset(url: url).tracks(withMediaType: .audio).first), composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
        try track.insertTimeRange(CMTimeRange(start: .zero, duration: seconds(4)), of: source, at: .zero)
        try track.insertTimeRange(CMTimeRange(start: seconds(1), duration: seconds(1)), of: source, at: seconds(2))
        #expect(composition.duration.seconds == 5 && track.segments.count == 3)
        #expect(track.segments[2].timeMapping.source.start.seconds == 2)
        track.removeTimeRange(CMTimeRange(start: seconds(2), duration: seconds(1)))
        track.scaleTimeRange(CMTimeRange(start: .zero, duration: seconds(4)), toDuration: seconds(8))
        #expect(composition.duration.seconds == 8)
        #expect(throws: AVError.self) { try track.insertTimeRange(.invalid, of: source, at: .zero) }
    }

    @Test("writers, readers, exports, and cameras refuse with the framework's errors")
    func refusals() async throws {
        let url = try sound(seconds: 1, named: "refused"), asset = AVURLAsset(url: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: AVError.self) { try AVAssetWriter(outputURL: url, fileType: .mov) }
        let reader = try AVAssetReader(asset: asset)
        #expect(!reader.startReading() && reader.status == .failed && reader.error != nil)
        let export = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
        await export.export()
        #expect(export.status == .failed && (export.error as? AVError)?.code == .exportFailed)
        let session = AVCaptureSession()
        nonisolated(unsafe) var isTold = false
        let token = NotificationCenter.default.addObserver(forName: .AVCaptureSessionRuntimeError, object: session, queue: nil) { _ in
            isTold = true
        }
        defer { NotificationCenter.default.removeObserver(token) }
        session.addOutput(AVCapturePhotoOutput())
        session.startRunning()
        #expect(isTold && !session.isRunning && session.outputs.count == 1 && AVCaptureDevice.default(for: .video) == nil)
    }

    @Test("metadata items are found by their identifiers, keys, and common keys")
    func metadata() {
        let item = AVMutableMetadataItem()
        item.identifier = .commonIdentifierTitle
        item.value = NSString("A title")
        #expect(item.commonKey == .commonKeyTitle && item.stringValue == "A title" && item.keySpace == .common)
        #expect(AVMetadataItem.metadataItems(from: [item], filteredByIdentifier: .commonIdentifierTitle) == [item])
        #expect(AVMetadataItem.metadataItems(from: [item], withKey: AVMetadataKey.commonKeyArtist, keySpace: .common).isEmpty)
    }

    // The values of AVAudioEnvironmentNode.h.
    @Test("a mixer in space and the nodes before it keep their places") func environment() {
        let mixer = AVAudioEnvironmentNode(), player = AVAudioPlayerNode()
        let far = mixer.distanceAttenuationParameters
        #expect(far.distanceAttenuationModel == .inverse && far.referenceDistance == 1 && far.maximumDistance == 100_000)
        #expect(!mixer.reverbParameters.enable && mixer.outputType == .auto && mixer.applicableRenderingAlgorithms.isEmpty)
        let ahead = AVAudio3DVectorOrientation(forward: AVAudioMake3DPoint(0, 0, -1), up: AVAudioMake3DPoint(0, 1, 0))
        #expect(mixer.listenerVectorOrientation == ahead)
        let nodes: [any AVAudioMixing] = [mixer, player, AVAudioMixerNode(), AVAudioUnitSampler()]
        for node in nodes {
            #expect(node.renderingAlgorithm == .equalPowerPanning && node.volume == 1 && node.position == AVAudio3DPoint())
            node.renderingAlgorithm = .HRTFHQ
            node.position = AVAudioMake3DPoint(1, 2, 3)
            #expect(node.renderingAlgorithm == .HRTFHQ && node.position.y == 2 && node.pointSourceInHeadMode == .mono)
        }
        player.volume = 0.5
        #expect(player.volume == 0.5 && mixer.volume == 1)
    }
}
