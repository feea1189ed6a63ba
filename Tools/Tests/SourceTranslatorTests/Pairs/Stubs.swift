import Foundation
import UIKit

// Stubs of a server, as tests write them for Apple's Foundation.
final class ServerStub: URLProtocol {
    private var kept: URLSessionTask?

    override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
        super.init(request: request, cachedResponse: cachedResponse, client: client)
    }
    init(task: URLSessionTask, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
        super.init(request: task.currentRequest!, cachedResponse: cachedResponse, client: client)
        kept = task
    }

    override var task: URLSessionTask? { kept }
    override var client: URLProtocolClient? {
        get { nil }
    }
}

final class NamedSession: URLSession {
    let name: String
    override init() { name = "stub" }
}

final class CountingSession: URLSession {
    var count = 0
    override init() {
        super.init()
        count = 1
    }
}

final class EmptySession: URLSession {
    override init() {}
}

func runStubs() {
    let request = URLRequest(url: URL(string: "https://example.com/a")!)
    let stub = ServerStub(request: request, cachedResponse: nil, client: nil)
    say("\(stub.request.url!.path) \(stub.task == nil) \(stub.client == nil)")
    let task = URLSession.shared.dataTask(with: request)
    say("\(ServerStub(task: task, cachedResponse: nil, client: nil).task === task)")
    say("\(NamedSession().name) \(CountingSession().count) \(EmptySession().configuration.identifier == nil)")
}
// expect: /a true true
// expect: true
// expect: stub 1 true
