import FoundationNetworking
import UIKitRuntime

// FIXME(gap): no service is found or announced, and no stream is opened: each request fails by the delegate or with an error.

/// A service on the local network; none is ever found.
open class NetService: NSObject, @unchecked Sendable {
    /// How a service is announced.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not to change a name that another service has, and to accept connections.
        public static let noAutoRename = Self(rawValue: 1), listenForConnections = Self(rawValue: 2)
    }
    /// The codes of the errors that a delegate receives, with Foundation's numbers.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000, collisionError, notFoundError, activityInProgress, badArgumentError, cancelledError, invalidError,
            timeoutError, missingRequiredConfigurationError
    }
    public static let errorCode = "NSNetServicesErrorCode", errorDomain = "NSNetServicesErrorDomain"
    public let domain: String, type: String, name: String
    /// The port, -1 until it is known.
    open private(set) var port: Int
    /// The receiver of callbacks. Not retained.
    open weak var delegate: (any NetServiceDelegate)?
    /// Whether other devices nearby may be found without a network. Stored but has no effect.
    open var includesPeerToPeer = false
    /// The addresses, and the name of the host: not known.
    open var addresses: [Data]? { nil }
    open var hostName: String? { nil }
    private var record: Data?

    public init(domain: String, type: String, name: String) { (self.domain, self.type, self.name, port) = (domain, type, name, -1) }
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }
    fileprivate static var failure: [String: NSNumber] {
        [errorDomain: 10, errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue)]
    }
    /// Announces the service, which fails.
    open func publish(options: Options = []) {
        DispatchQueue.main.async { self.delegate?.netService(self, didNotPublish: Self.failure) }
    }
    open func publish() { publish(options: []) }
    /// Finds the addresses, which fails.
    open func resolve(withTimeout timeout: TimeInterval) {
        DispatchQueue.main.async { self.delegate?.netService(self, didNotResolve: Self.failure) }
    }
    /// Ends what was begun.
    open func stop() { DispatchQueue.main.async { self.delegate?.netServiceDidStop(self) } }
    /// Opens streams, which fails.
    open func getInputStream(_ input: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) -> Bool {
        false
    }
    /// The data about the service.
    open func txtRecordData() -> Data? { record }
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
    /// Returns the entries of data about a service: each is its length, its name, a sign of equality, and its value.
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var (found, rest) = ([String: Data](), txtData[...])
        while let length = rest.popFirst(), rest.count >= Int(length) {
            let entry = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let sign = entry.firstIndex(of: UInt8(ascii: "=")) ?? entry.endIndex
            found[String(decoding: entry[..<sign], as: UTF8.self)] = Data(entry[sign...].dropFirst())
        }
        return found
    }
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { data, entry in
            let bytes = Data(entry.key.utf8) + [UInt8(ascii: "=")] + entry.value
            guard let length = UInt8(exactly: bytes.count) else { return }
            data += [length] + bytes
        }
    }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func startMonitoring() {}
    open func stopMonitoring() {}
}
/// The callbacks of a service.
public protocol NetServiceDelegate: NSObjectProtocol {
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}
extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}
/// A search for services, which fails: devices without Bonjour can't search.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// The receiver of callbacks. Not retained.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether other devices nearby may be found without a network. Stored but has no effect.
    open var includesPeerToPeer = false
    public override init() { super.init() }
    private func fail() {
        DispatchQueue.main.async {
            self.delegate?.netServiceBrowserWillSearch(self)
            self.delegate?.netServiceBrowser(self, didNotSearch: NetService.failure)
        }
    }
    /// Searches, which fails.
    open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }
    open func searchForBrowsableDomains() { fail() }
    open func searchForRegistrationDomains() { fail() }
    /// Ends the search.
    open func stop() { DispatchQueue.main.async { self.delegate?.netServiceBrowserDidStopSearch(self) } }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
/// The callbacks of a search.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}

extension URLSession {
    /// Returns a task that fails, as for a server that does not respond: Foundation has no streams here.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        dataTask(with: URL(string: "stream://host:\(port)") ?? URL(fileURLWithPath: "/"))
    }
    public func streamTask(with service: NetService) -> URLSessionTask { streamTask(withHostName: service.domain, port: 0) }
}
/// The methods of a stream's task, which fails.
extension URLSessionTask {
    private static var down: URLError { URLError(.cannotConnectToHost) }
    @preconcurrency public func readData(
        ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
        completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(nil, true, Self.down) } }
    public func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval) async throws -> (Data?, Bool) {
        throw Self.down
    }
    @preconcurrency public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(Self.down) }
    }
    public func write(_ data: Data, timeout: TimeInterval) async throws { throw Self.down }
    /// Nothing is open, so there is nothing to end or to secure.
    public func captureStreams() {}
    public func closeRead() {}
    public func closeWrite() {}
    public func startSecureConnection() {}
}
