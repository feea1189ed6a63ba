import FoundationNetworking
import UIKitRuntime

/// A service on the local network; none is ever found.
open class NetService: NSObject {
    public let domain: String, type: String, name: String
    public init(domain: String, type: String, name: String) { (self.domain, self.type, self.name) = (domain, type, name) }
}

extension URLSession {
    /// A task that fails, as of a server that does not answer: Foundation has no streams here.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        dataTask(with: URL(string: "stream://host:\(port)") ?? URL(fileURLWithPath: "/"))
    }
    public func streamTask(with service: NetService) -> URLSessionTask { streamTask(withHostName: service.domain, port: 0) }
}
