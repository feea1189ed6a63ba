import FoundationNetworking
import UIKitRuntime

/// A service on the local network; none is ever found.
open class NetService: NSObject {
    public let domain: String, type: String, name: String
    public init(domain: String, type: String, name: String) { (self.domain, self.type, self.name) = (domain, type, name) }
}

extension URLSession {
    /// Returns a task that fails, as for a server that does not respond: Foundation has no streams here.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        dataTask(with: URL(string: "stream://host:\(port)") ?? URL(fileURLWithPath: "/"))
    }
    public func streamTask(with service: NetService) -> URLSessionTask { streamTask(withHostName: service.domain, port: 0) }
}
