import Foundation
import UIKit

/// The host of the running app, on which the driver acts.
@MainActor
public protocol AutomationStage: AnyObject {
    /// The screen's input, through which the driver sends touches and keys.
    var input: HostInput { get }
    /// The seconds since launch, on the app's clock.
    var now: TimeInterval { get }
    /// Whether the clock advances only on request.
    var hasVirtualClock: Bool { get }
    /// Advances the app's clock by `interval` seconds, without waiting in real time.
    func advance(by interval: TimeInterval)
    /// Advances time until nothing is animated or due and the app has no work left, for at most `limit` seconds. Returns `false` if the
    /// limit was reached.
    @discardableResult
    func settle(limit: TimeInterval) -> Bool
    /// Advances time until `condition` is true, for at most `limit` seconds. Returns `false` if the limit was reached.
    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool
    /// The reasons that the app is not idle, one per line.
    var unrest: [String] { get }
    /// Returns the current screen as PNG; `nil` draws all of it.
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize)
    /// Asks the host to end the app after the response is sent.
    func end()
}
