import CRuntimeShim
import DeviceServices
import Foundation
import UIKit

/// Applies the conditions of the device's network and storage to the app: no request of its URL sessions leaves an offline device, and no
/// file in its home grows on a full one.
enum DeviceConditions {
    private final class Owner: Sendable {}
    private static let owner = Owner()

    /// The home that the tools gave to the app. The files of a user are never limited.
    private static let home = (try? HomeFiles())?.root.path

    /// Called before the app creates its first session.
    static func install() { _ = installed }

    private static let installed: Void = {
        // Foundation asks the classes of a session's configuration, in order, which of them serves a request.
        MethodReplacement.install(on: URLSessionConfiguration.self, empty: PlainConfiguration.self, overriding: MendedConfiguration.self)
        DeviceServices.shared.observe(owner) {
            let limits = DeviceServices.shared.network.limits
            us_fillStorage(DeviceServices.shared.isStorageFull ? home : nil)
            us_limitTransfers((limits?.down ?? 0) / 8, (limits?.up ?? 0) / 8, Int((limits?.delay ?? 0) * 1000))
        }
    }()
}

// These classes have no state of their own.
private final class PlainConfiguration: URLSessionConfiguration, @unchecked Sendable {}
private final class MendedConfiguration: URLSessionConfiguration, @unchecked Sendable {
    override var protocolClasses: [AnyClass]? {
        get {
            let classes = super.protocolClasses
            return DeviceServices.shared.network == .offline ? [OfflineRequest.self] + (classes ?? []) : classes
        }
        set { super.protocolClasses = newValue?.filter { $0 != OfflineRequest.self } }
    }
}

/// A request of an offline device. It has no state of its own.
private final class OfflineRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        DeviceServices.shared.network == .offline && ["http", "https", "ws", "wss"].contains(request.url?.scheme?.lowercased())
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        ConsoleRecord.noteRefusal(method: request.httpMethod ?? "GET", address: request.url?.absoluteString ?? "")
        fail(NSURLErrorNotConnectedToInternet, "The Internet connection appears to be offline.")
    }
    override func stopLoading() {}
}
