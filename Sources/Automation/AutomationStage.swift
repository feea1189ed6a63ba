import Foundation
import UIKit

/// The running app as a host shows it: what the driver acts on.
@MainActor
public protocol AutomationStage: AnyObject {
    var input: HostInput { get }
    /// Seconds since launch, on the app's clock.
    var now: TimeInterval { get }
    /// Whether the clock moves only where somebody moves it.
    var hasVirtualClock: Bool { get }
    /// Lets `interval` seconds pass on the app's clock; nothing real is waited for.
    func advance(by interval: TimeInterval)
    /// Lets time pass until nothing is animated or due and no work of the app goes on, at most `limit` seconds; false where that did not
    /// suffice.
    @discardableResult
    func settle(limit: TimeInterval) -> Bool
    /// Lets time pass until `condition` holds, at most `limit` seconds; false where that did not suffice.
    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool
    /// What keeps the app from resting, a line each.
    var unrest: [String] { get }
    /// What is on screen now, as PNG; nil draws all of it.
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize)
    /// Asks the host to end the app once the request is answered.
    func end()
}
