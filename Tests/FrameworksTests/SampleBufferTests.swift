import CoreMediaCompanion
import Foundation
import Testing
import UIKitFoundation

@Suite("Pixels and samples in memory") struct SampleBufferTests {
    @Test("a buffer of pixels has the planes of its format, keeps what is written, and passes on attachments that propagate")
    func pixels() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(kCFAllocatorDefault, 5, 3, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferGetWidth(buffer) == 5 && CVPixelBufferGetHeight(buffer) == 3 && !CVPixelBufferIsPlanar(buffer))
        #expect(CVPixelBufferGetBytesPerRow(buffer) >= 20 && CVPixelBufferGetPlaneCount(buffer) == 0)
        CVPixelBufferLockBaseAddress(buffer, [])
        let base = try #require(CVPixelBufferGetBaseAddress(buffer))
        base.storeBytes(of: 0x1122_3344, toByteOffset: CVPixelBufferGetBytesPerRow(buffer) + 4, as: UInt32.self)
        CVPixelBufferUnlockBaseAddress(buffer, [])
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        #expect((base + CVPixelBufferGetBytesPerRow(buffer) + 4).load(as: UInt32.self) == 0x1122_3344)

        var planar: CVPixelBuffer?
        CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &planar)
        let two = try #require(planar)
        #expect(CVPixelBufferGetPlaneCount(two) == 2 && CVPixelBufferGetWidthOfPlane(two, 1) == 3)
        #expect(CVPixelBufferGetHeightOfPlane(two, 1) == 2 && CVPixelBufferGetBytesPerRowOfPlane(two, 1) >= 6)
        #expect(CVPixelBufferCreate(nil, 5, 3, 0x7878_7878, nil, &planar) == kCVReturnInvalidPixelFormat && planar == nil)

        CVBufferSetAttachment(buffer, "a", 1, .shouldPropagate)
        CVBufferSetAttachment(buffer, "b", 2, .shouldNotPropagate)
        CVBufferPropagateAttachments(buffer, two)
        #expect(CVBufferCopyAttachment(two, "a", nil) as? Int == 1 && CVBufferCopyAttachment(two, "b", nil) == nil)
    }

    @Test("a buffer keeps a value that it returns unretained")
    func unretained() throws {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try #require(made)
        CVBufferSetAttachment(buffer, "a", 7, .shouldNotPropagate)
        CVBufferSetAttachment(buffer, kCVImageBufferCGColorSpaceKey, CGColorSpaceCreateDeviceRGB(), .shouldPropagate)
        var mode = CVAttachmentMode.shouldPropagate
        let value = try #require(CVBufferGetAttachment(buffer, "a", &mode))
        #expect(value.takeUnretainedValue() as? Int == 7 && mode == .shouldNotPropagate && CVBufferGetAttachment(buffer, "b", nil) == nil)
        #expect(CVBufferCopyAttachment(buffer, "a", nil) as? Int == 7)
        let attached = try #require(CVBufferCopyAttachments(buffer, .shouldPropagate))
        #expect(CVImageBufferCreateColorSpaceFromAttachments(attached)?.takeRetainedValue().model == .rgb)
    }

    @Test("without a graphics processor, a picture is no texture, and its corners are those of a picture from the top")
    func textures() throws {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_32BGRA, nil, &made)
        let buffer = try #require(made)
        #expect(CVMetalTextureGetTexture(buffer) == nil && CVMetalBufferGetBuffer(buffer) == nil && CVOpenGLESTextureGetName(buffer) == 0)
        var lowerLeft: [Float] = [9, 9], lowerRight = lowerLeft, upperRight = lowerLeft, upperLeft = lowerLeft
        CVMetalTextureGetCleanTexCoords(buffer, &lowerLeft, &lowerRight, &upperRight, &upperLeft)
        #expect(lowerLeft == [0, 1] && lowerRight == [1, 1] && upperRight == [1, 0] && upperLeft == [0, 0])
        #expect(CVMetalTextureIsFlipped(buffer))
    }

    @Test("a pool makes buffers of its attributes, up to a threshold of those in use")
    func pool() throws {
        var made: CVPixelBufferPool?
        let attributes: [String: Any] = [
            kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA, kCVPixelBufferWidthKey as String: 4,
            kCVPixelBufferHeightKey as String: 2,
        ]
        CVPixelBufferPoolCreate(nil, nil, attributes as CFDictionary, &made)
        let pool = try #require(made), threshold = [kCVPixelBufferPoolAllocationThresholdKey as String: 1] as CFDictionary
        var first: CVPixelBuffer?, second: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, threshold, &first) == kCVReturnSuccess)
        #expect(
            CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, threshold, &second) == kCVReturnWouldExceedAllocationThreshold)
        #expect(first.map(CVPixelBufferGetWidth) == 4 && second == nil)
    }

    @Test("a sample has the picture, the format, and the times that it was made of")
    func samples() throws {
        var pixels: CVPixelBuffer?, format: CMVideoFormatDescription?, sample: CMSampleBuffer?
        CVPixelBufferCreate(nil, 64, 48, kCVPixelFormatType_32BGRA, nil, &pixels)
        let picture = try #require(pixels)
        CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: picture, formatDescriptionOut: &format)
        let description = try #require(format)
        #expect(CMFormatDescriptionGetMediaType(description) == kCMMediaType_Video && description.dimensions.width == 64)
        var timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 2, timescale: 1), decodeTimeStamp: .invalid)
        #expect(
            CMSampleBufferCreateReadyWithImageBuffer(
                allocator: nil, imageBuffer: picture, formatDescription: description, sampleTiming: &timing, sampleBufferOut: &sample)
                == 0)
        let buffer = try #require(sample)
        #expect(CMSampleBufferGetImageBuffer(buffer) === picture && buffer.numSamples == 1 && buffer.presentationTimeStamp.seconds == 2)
        #expect(CMSampleBufferGetDuration(buffer) == CMTime(value: 1, timescale: 30) && CMSampleBufferIsValid(buffer))
        #expect(CMSampleBufferGetSampleAttachmentsArray(buffer, createIfNecessary: false) == nil)
        #expect(CMSampleBufferGetSampleAttachmentsArray(buffer, createIfNecessary: true).map(CFArrayGetCount) == 1)
        CMSampleBufferInvalidate(buffer)
        #expect(!buffer.isValid && buffer.imageBuffer == nil)
    }

    @Test("a block copies, replaces, and bounds its bytes; a time maps and folds between ranges")
    func blocksAndTimes() throws {
        var made: CMBlockBuffer?
        CMBlockBufferCreateWithMemoryBlock(
            allocator: nil, memoryBlock: nil, blockLength: 4, blockAllocator: nil, customBlockSource: nil, offsetToData: 0, dataLength: 4,
            flags: 0, blockBufferOut: &made)
        let block = try #require(made)
        #expect(CMBlockBufferReplaceDataBytes(with: [7, 8] as [UInt8], blockBuffer: block, offsetIntoDestination: 2, dataLength: 2) == 0)
        #expect(CMBlockBufferReplaceDataBytes(with: [7] as [UInt8], blockBuffer: block, offsetIntoDestination: 4, dataLength: 1) != 0)
        #expect(
            CMBlockBufferReplaceDataBytes(with: [7] as [UInt8], blockBuffer: block, offsetIntoDestination: .max, dataLength: 1) != 0)
        #expect(try block.dataBytes() == Data([0, 0, 7, 8]))

        let short = CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 1))
        let long = CMTimeRange(start: CMTime(value: 100, timescale: 1), duration: CMTime(value: 20, timescale: 1))
        #expect(CMTimeMapTimeFromRangeToRange(CMTime(value: 5, timescale: 1), fromRange: short, toRange: long).seconds == 110)
        #expect(CMTimeFoldIntoRange(CMTime(value: 25, timescale: 1), foldRange: short).seconds == 5)
        #expect(CMTimeClampToRange(CMTime(value: 25, timescale: 1), range: short).seconds == 10)
        #expect(CMTimeMultiplyByRatio(CMTime(value: 3, timescale: 600), multiplier: 4, divisor: 6).value == 2)
        let time = CMTime(value: 3, timescale: 7)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(time, allocator: nil)) == time)
    }

    @Test("a list of sound buffers is a collection of as many buffers as it has room for")
    func soundBuffers() {
        let list = AudioBufferList.allocate(maximumBuffers: 3)
        defer { free(list.unsafeMutablePointer) }
        for index in 0..<3 { list[index].mNumberChannels = UInt32(index) }
        #expect(list.count == 3 && list.map(\.mNumberChannels) == [0, 1, 2])
        #expect(AudioBufferList.sizeInBytes(maximumBuffers: 3) == 56)
    }
}
