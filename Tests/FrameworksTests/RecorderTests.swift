import AVFoundationCompanion
import Foundation
import Testing
import UIKitRuntime

@MainActor private final class Ear: NSObject, AVAudioRecorderDelegate {
    var heard: [Bool] = []
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { heard.append(flag) }
}

@MainActor @Suite(.serialized) struct RecorderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(getpid())")

    @Test("a recorder writes silence for the recorded time, without pauses, and calls its delegate once")
    func silence() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // From a well-known course: a path without a file URL.
        let url = try #require(URL(string: folder.path + "/voice.wav")), ear = Ear()
        let recorder = try AVAudioRecorder(url: url, settings: [AVSampleRateKey: 8_000.0])
        recorder.delegate = ear
        #expect(recorder.prepareToRecord() && recorder.record() && recorder.isRecording)
        EventLoop.main.advance(by: 2)
        recorder.pause()
        EventLoop.main.advance(by: 5)
        recorder.record()
        EventLoop.main.advance(by: 1)
        #expect(abs(recorder.currentTime - 3) < 0.001)
        recorder.stop()
        recorder.stop()
        EventLoop.main.advance(by: 0.1)
        #expect(ear.heard == [true] && !recorder.isRecording && recorder.currentTime == 0)
        let data = try Data(contentsOf: URL(fileURLWithPath: url.path))
        #expect(abs(data.count - (44 + 48_000)) <= 2 && data.starts(with: Array("RIFF".utf8)))
        let isDeleted = recorder.deleteRecording(), again = recorder.deleteRecording()
        #expect(isDeleted && !again)
    }

    @Test("a recording with a duration stops by itself")
    func duration() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorder = try AVAudioRecorder(url: folder.appendingPathComponent("a.wav"), settings: [:]), ear = Ear()
        recorder.delegate = ear
        recorder.record(forDuration: 2)
        EventLoop.main.advance(by: 1)
        #expect(recorder.isRecording)
        EventLoop.main.advance(by: 1.5)
        #expect(!recorder.isRecording && ear.heard == [true])
    }

    @Test("a recorder whose folder is missing cannot be created")
    func missing() {
        #expect(throws: CocoaError.self) { try AVAudioRecorder(url: folder.appendingPathComponent("no/a.wav"), settings: [:]) }
    }
}
