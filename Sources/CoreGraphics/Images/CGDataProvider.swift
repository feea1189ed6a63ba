import Foundation

/// Releases the memory of a provider. The arguments are `info`, the memory, and its size in bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of an image's or a font's bytes.
public final class CGDataProvider: @unchecked Sendable {
    private let load: @Sendable () -> Data?
    private lazy var loaded: Data? = load()
    private let lock = NSLock()

    /// The value that was passed for the functions that read, or nil.
    public internal(set) var info: UnsafeMutableRawPointer?

    package init(load: @escaping @Sendable () -> Data?) { self.load = load }

    /// Creates a provider of bytes in memory.
    public convenience init?(data: CFData) { self.init(load: { data }) }

    /// Creates a provider of the bytes in an object.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    /// Creates a provider of a file's bytes, which are read at once. Returns nil if the file can't be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(load: { data })
    }

    /// Creates a provider of the bytes of the file at a path. Returns nil if the file can't be read.
    public convenience init?(filename: UnsafePointer<Int8>) { self.init(url: URL(fileURLWithPath: String(cString: filename))) }

    /// Creates a provider with a copy of `size` bytes. Calls `releaseData` immediately; Apple's provider keeps the pointer for its
    /// lifetime.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let copy = Data(bytes: data, count: size)
        releaseData(info, data, size)
        self.init(load: { copy })
    }

    /// The bytes, or nil if they can't be produced.
    public var data: CFData? {
        lock.lock()
        defer { lock.unlock() }
        return loaded
    }
}
