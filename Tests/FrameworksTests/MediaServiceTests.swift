import AVKitCompanion
import CoreHapticsCompanion
import CoreMIDICompanion
import CoreMLCompanion
import Foundation
import MediaAccessibilityCompanion
import MediaPlayerCompanion
import PhotosCompanion
import ShazamKitCompanion
import SoundAnalysisCompanion
import Testing
import UIKit
import VideoToolboxCompanion
import VisionCompanion

private final class Listener: NSObject, SHSessionDelegate {
    var error: (any Error)?
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) { self.error = error }
}

@Suite("Services for media") struct MediaServiceTests {
    @Test("an array of a model has the shape, the strides, and the numbers that are written")
    func arrays() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
        array[[1, 2] as [NSNumber]] = 7
        array[1] = 2.5
        #expect(array.count == 6 && array.strides == [3, 1] && array[5] == 7 && array[[0, 1]] == 2.5)
        #expect(array.dataPointer.load(fromByteOffset: 20, as: Float.self) == 7)
        let joined = MLMultiArray(concatenating: [array, array], axis: 1, dataType: .double)
        #expect(joined.shape == [2, 6] && joined[[1, 5]] == 7 && joined[[0, 4]] == 2.5)
        let shaped = MLShapedArray<Float>(array)
        #expect(shaped[1].scalars == [0, 0, 7] && shaped[scalarAt: 0, 1] == 2.5)
        var columns: [Float] = [1, 2, 3, 4, 5, 6]
        try columns.withUnsafeMutableBytes {
            let turned = try MLMultiArray(
                dataPointer: try #require($0.baseAddress), shape: [2, 3], dataType: .float32, strides: [1, 2], deallocator: nil)
            #expect(MLShapedArray<Float>(turned).scalars == [1, 3, 5, 2, 4, 6])
        }
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [-1], dataType: .double) }
    }

    @Test("features have their values by name; models can't be loaded")
    func features() async throws {
        let provider = try MLDictionaryFeatureProvider(dictionary: ["a": 1.5, "b": "text", "c": Int64(3)])
        #expect(provider.featureNames == ["a", "b", "c"] && provider["a"]?.doubleValue == 1.5 && provider["b"]?.stringValue == "text")
        #expect(provider.featureValue(for: "c")?.type == .int64 && provider["d"] == nil)
        #expect(try MLFeatureValue(dictionary: ["x": 1]) == MLFeatureValue(dictionary: ["x": 1]))
        #expect(throws: (any Error).self) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
        await #expect(throws: MLModelError.self) { try await MLModel.load(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
    }

    @Test("a feature of a picture's file has the size that the model wants")
    func pictureFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("feature \(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        // One red pixel.
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
        try #require(Data(base64Encoded: png)).write(to: file)
        func buffer(_ url: URL) throws -> CVPixelBuffer? {
            try MLFeatureValue(imageAt: url, pixelsWide: 3, pixelsHigh: 5, pixelFormatType: kCVPixelFormatType_32BGRA).imageBufferValue
        }
        let made = try #require(try buffer(file)), start = try #require(CVPixelBufferGetBaseAddress(made))
        #expect(CVPixelBufferGetWidth(made) == 3 && CVPixelBufferGetHeight(made) == 5)
        #expect(Array(UnsafeRawBufferPointer(start: start, count: 8)) == [0, 0, 255, 255, 0, 0, 255, 255])
        try Data("no picture".utf8).write(to: file)
        #expect(throws: MLModelError(.io)) { try buffer(file) }
        #expect(throws: MLModelError(.io)) { try buffer(URL(fileURLWithPath: "/nothing.png")) }
    }

    @Test("a feature of a turned picture is upright")
    func turnedPicture() throws {
        let two = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        two.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        two.fill([CGRect(x: 0, y: 0, width: 1, height: 1)])
        two.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        two.fill([CGRect(x: 1, y: 0, width: 1, height: 1)])
        let image = try #require(two.makeImage())
        /// The letters of the pixels, row by row.
        func colors(_ orientation: CGImagePropertyOrientation, _ width: Int, _ height: Int) throws -> String {
            let value = try MLFeatureValue(
                cgImage: image, orientation: orientation, pixelsWide: width, pixelsHigh: height, pixelFormatType: kCVPixelFormatType_32BGRA)
            let buffer = try #require(value.imageBufferValue), start = try #require(CVPixelBufferGetBaseAddress(buffer))
            return (0..<width * height).map { place in
                let pixel = start + place / width * CVPixelBufferGetBytesPerRow(buffer) + place % width * 4
                return pixel.load(fromByteOffset: 2, as: UInt8.self) == 255 ? "r" : "g"
            }.joined()
        }
        #expect(try colors(.up, 2, 1) == "rg" && colors(.upMirrored, 2, 1) == "gr")
        #expect(try colors(.down, 2, 1) == "gr" && colors(.downMirrored, 2, 1) == "rg")
        // Exif counts the stored first column: with 5 and 6 it is the top row, and with 7 and 8 the bottom row.
        #expect(try colors(.leftMirrored, 1, 2) == "rg" && colors(.right, 1, 2) == "rg")
        #expect(try colors(.rightMirrored, 1, 2) == "gr" && colors(.left, 1, 2) == "gr")
    }

    @Test("a request about a picture ends with an error, and coordinates are converted")
    func pictures() {
        nonisolated(unsafe) var told: (any Error)?
        let request = VNRecognizeTextRequest { told = $1 }
        #expect(throws: (any Error).self) { try VNImageRequestHandler(data: Data()).perform([request]) }
        #expect(told != nil && request.results?.first?.topCandidates(1).first?.string == nil)
        let rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        #expect(VNImageRectForNormalizedRect(rect, 200, 100) == CGRect(x: 50, y: 50, width: 100, height: 25))
        #expect(VNNormalizedRectForImageRect(CGRect(x: 50, y: 50, width: 100, height: 25), 200, 100) == rect)
        #expect(VNRectangleObservation(boundingBox: rect).topLeft == CGPoint(x: 0.25, y: 0.75))
        #expect(VNPoint(x: 0, y: 3).distance(VNPoint(x: 4, y: 0)) == 5)
    }

    @Test("a haptic pattern is made of a dictionary and exported as one")
    func haptics() throws {
        let event: [CHHapticPattern.Key: Any] = [
            .eventType: "HapticContinuous", .time: 0.5, .eventDuration: 2.0,
            .eventParameters: [[CHHapticPattern.Key.parameterID: "HapticIntensity", .parameterValue: 0.8]],
        ]
        let pattern = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
        #expect(pattern.duration == 2.5)
        let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
        #expect(again.duration == 2.5)
        #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [.version: 1]) }
        #expect(throws: CHHapticError.self) {
            try CHHapticPattern(events: [CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -1)], parameters: [])
        }
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine(audioSession: .sharedInstance()).start() }
    }

    @Test("MIDI packets follow each other in a list: bytes of the same time join, and those without room are not added")
    func midiPackets() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 320, alignment: 8)
        defer { memory.deallocate() }
        let list = memory.initializeMemory(as: MIDIPacketList.self, to: MIDIPacketList())
        let first = MIDIPacketListInit(list)
        #expect(MIDIPacketListAdd(list, 320, first, 5, 3, [0x90, 60, 127]) == first)
        #expect(MIDIPacketListAdd(list, 320, first, 5, 3, [0x80, 60, 0]) == first && list.pointee.numPackets == 1)
        let second = MIDIPacketListAdd(list, 320, first, 6, 3, [0x90, 62, 64])
        #expect(second == MIDIPacketNext(first) && list.pointee.numPackets == 2)
        #expect(first.pointee.length == 6 && first.pointee.data.3 == 0x80)
        #expect(second.pointee.timeStamp == 6 && second.pointee.length == 3 && second.pointee.data.1 == 62)
        #expect(MIDIPacketListAdd(list, 320, second, 7, 300, [UInt8](repeating: 1, count: 300)) == second && list.pointee.numPackets == 2)

        let other = UnsafeMutableRawPointer.allocate(byteCount: 320, alignment: 8)
        defer { other.deallocate() }
        let events = other.initializeMemory(as: MIDIEventList.self, to: MIDIEventList())
        let event = MIDIEventListInit(events, ._2_0)
        #expect(MIDIEventListAdd(events, 320, event, 1, 2, [0x4090_3C00, 0xFFFF_0000]) == event)
        #expect(events.pointee.protocol == ._2_0 && events.pointee.numPackets == 1)
        #expect(events.pointee.packet.wordCount == 2 && events.pointee.packet.words.1 == 0xFFFF_0000)
    }

    @Test("sessions for songs, sounds, video, and notes refuse by their own errors")
    func refusals() throws {
        let session = SHSession(), listener = Listener()
        session.delegate = listener
        session.match(try SHSignature(dataRepresentation: Data([1])))
        #expect((listener.error as? SHError)?.code == .matchAttemptFailed)
        #expect(throws: (any Error).self) { try SNClassifySoundRequest(classifierIdentifier: .version1) }
        var encoder: VTCompressionSession?
        let result = VTCompressionSessionCreate(
            allocator: nil, width: 64, height: 64, codecType: kCMVideoCodecType_H264, encoderSpecification: nil, imageBufferAttributes: nil,
            compressedDataAllocator: nil, outputCallback: nil, refcon: nil, compressionSessionOut: &encoder)
        #expect(result == kVTCouldNotFindVideoEncoderErr && encoder == nil)
        var client: MIDIClientRef = 0
        #expect(MIDIClientCreate("c", nil, nil, &client) != 0 && MIDIGetNumberOfSources() == 0)
        #expect(MACaptionAppearanceGetRelativeCharacterSize(.user, nil) == 1)
    }

    @Test("a picture in memory becomes an image with its pixels")
    func image() throws {
        var made: CVPixelBuffer?, image: CGImage?
        CVPixelBufferCreate(nil, 2, 1, kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try #require(made)
        CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 0xFFFF_0000, as: UInt32.self)
        #expect(VTCreateCGImageFromCVPixelBuffer(buffer, options: nil, imageOut: &image) == 0)
        #expect(image?.width == 2 && image?.height == 1)
    }

    @Test("a command keeps its targets until they are removed, and what is playing is kept")
    func commands() {
        let center = MPRemoteCommandCenter.shared(), token = center.playCommand.addTarget { _ in .success }
        center.playCommand.removeTarget(token)
        center.skipForwardCommand.preferredIntervals = [15]
        #expect(center.skipForwardCommand.preferredIntervals == [15])
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyPlaybackRate: 1]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        #expect(MPMediaQuery.albums().groupingType == .album)
        #expect(MPMediaItem.titleProperty(forGroupingType: .podcastTitle) == MPMediaItemPropertyPodcastTitle)
        #expect(MPMediaQuery.artists().items?.isEmpty == true && MPMediaItem().playbackStoreID == "0")
        let predicate = MPMediaPropertyPredicate(value: "A", forProperty: MPMediaItemPropertyArtist, comparisonType: .contains)
        #expect(MPMediaQuery(filterPredicates: [predicate]).filterPredicates?.count == 1 && predicate.property == "artist")
    }

    @Test("artwork is drawn for a size; the library of photos answers about the cloud and its history")
    @MainActor func library() throws {
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 8, height: 8)) { size in
            UIGraphicsImageRenderer(size: size).image { _ in }
        }
        #expect(artwork.bounds.width == 8 && artwork.image(at: CGSize(width: 4, height: 4))?.size.width == 4)
        let library = PHPhotoLibrary.shared()
        #expect(Array(try library.fetchPersistentChanges(since: library.currentChangeToken)).isEmpty)
        #expect(throws: PHPhotosError.self) { try library.cloudIdentifierMappings(forLocalIdentifiers: ["a"])["a"]?.get() }
        #expect(PHAssetCreationRequest.supportsAssetResourceTypes([1]) && !PHAssetCreationRequest.supportsAssetResourceTypes([1, 2]))
        #expect(PHAssetCollection.transientAssetCollection(with: [], title: "Trip").localizedTitle == "Trip")
        let source = AVPictureInPictureController.ContentSource(playerLayer: AVPlayerLayer())
        #expect(source.playerLayer != nil && !AVPictureInPictureController(contentSource: source).isPictureInPicturePossible)
    }
}
