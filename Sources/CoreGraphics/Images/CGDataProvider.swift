import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of an image's or a font's bytes.
public final class CGDataProvider: @unchecked Sendable {
    private let load: @Sendable () -> Data?
    private lazy var loaded: Data? = load()
    private let lock = NSLock()

    package init(load: @escaping @Sendable () -> Data?) { self.load = load }

    public convenience init?(data: CFData) { self.init(load: { data }) }

    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(load: { data })
    }

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

    public var data: CFData? {
        lock.lock()
        defer { lock.unlock() }
        return loaded
    }
}
