import Foundation

/// Fills a buffer with the next bytes, and returns their number.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// Skips bytes, and returns their number.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
/// Goes back to the first byte.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// Releases the `info` of a provider.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// Ends the use of the bytes in memory.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// Fills a buffer with bytes from a position, and returns their number.
public typealias CGDataProviderGetBytesAtPositionCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int
/// Takes bytes, and returns their number.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Releases the `info` of a consumer.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a provider that reads bytes one after another.
public struct CGDataProviderSequentialCallbacks {
    /// The version of the structure, 0.
    public var version: UInt32
    /// The functions that read, skip, go back, and release.
    public var getBytes: CGDataProviderGetBytesCallback?
    public var skipForward: CGDataProviderSkipForwardCallback?
    public var rewind: CGDataProviderRewindCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?
    /// Creates an empty structure.
    public init() { version = 0 }
    /// Creates a structure with its functions.
    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytes, self.skipForward) = (version, getBytes, skipForward)
        (self.rewind, self.releaseInfo) = (rewind, releaseInfo)
    }
}

/// The functions of a provider that reads bytes at any position.
public struct CGDataProviderDirectCallbacks {
    /// The version of the structure, 0.
    public var version: UInt32
    /// The functions that give memory, take it back, read at a position, and release.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?
    /// Creates an empty structure.
    public init() { version = 0 }
    /// Creates a structure with its functions.
    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        (self.version, self.getBytePointer, self.releaseBytePointer) = (version, getBytePointer, releaseBytePointer)
        (self.getBytesAtPosition, self.releaseInfo) = (getBytesAtPosition, releaseInfo)
    }
}

/// The functions of a consumer.
public struct CGDataConsumerCallbacks {
    /// The functions that take bytes and release.
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?
    /// Creates an empty structure.
    public init() {}
    /// Creates a structure with its functions.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}

/// Functions that a provider calls once, when its bytes are first used.
private struct Calls: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
    let read: (UnsafeMutableRawPointer?) -> Data?
}

extension CGDataProvider {
    /// Creates a provider whose bytes a function reads one after another, until it returns 0. They are read when they are first used.
    public convenience init?(sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>) {
        let functions = callbacks.pointee
        guard let getBytes = functions.getBytes else { return nil }
        let calls = Calls(info: info) { info in
            functions.rewind?(info)
            var result = Data()
            var chunk = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = chunk.withUnsafeMutableBytes { getBytes(info, $0.baseAddress!, $0.count) }
                guard count > 0, count <= chunk.count else { break }
                result.append(contentsOf: chunk[0..<count])
            }
            functions.releaseInfo?(info)
            return result
        }
        self.init(load: { calls.read(calls.info) })
        self.info = info
    }

    /// Creates a provider of `size` bytes that functions give at once or from a position. They are read when they are first used.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let functions = callbacks.pointee
        guard size >= 0, functions.getBytePointer != nil || functions.getBytesAtPosition != nil else { return nil }
        let count = Int(size)
        let calls = Calls(info: info) { info in
            defer { functions.releaseInfo?(info) }
            if let pointer = functions.getBytePointer?(info) {
                defer { functions.releaseBytePointer?(info, pointer) }
                return Data(bytes: pointer, count: count)
            }
            guard let getBytes = functions.getBytesAtPosition else { return nil }
            var result = Data(count: count)
            let read = result.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getBytes(info, $0, 0, count) } ?? 0 }
            return result.prefix(max(0, min(read, count)))
        }
        self.init(load: { calls.read(calls.info) })
        self.info = info
    }
}

extension CGDataConsumer {
    /// Creates a consumer that passes its bytes to a function. Returns nil without one.
    public convenience init?(info: UnsafeMutableRawPointer?, cbks callbacks: UnsafePointer<CGDataConsumerCallbacks>) {
        let functions = callbacks.pointee
        guard let putBytes = functions.putBytes else { return nil }
        let owner = ConsumerInfo(info, functions.releaseConsumer)
        self.init { data in
            data.withUnsafeBytes { bytes in
                var done = 0
                while done < bytes.count, let base = bytes.baseAddress {
                    let count = putBytes(owner.info, base + done, bytes.count - done)
                    guard count > 0 else { return }
                    done += count
                }
            }
        }
    }
}

/// Releases a consumer's `info` at the end of its life.
private final class ConsumerInfo {
    let info: UnsafeMutableRawPointer?
    private let release: CGDataConsumerReleaseInfoCallback?

    init(_ info: UnsafeMutableRawPointer?, _ release: CGDataConsumerReleaseInfoCallback?) { (self.info, self.release) = (info, release) }

    deinit { release?(info) }
}
