import UIKit

// What Apple's Foundation has and Linux lacks, or has marked unavailable.
func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }

struct Stopwatch {
    let formatter: DateComponentsFormatter
    init() {
        formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
    }
}

extension Stopwatch: @retroactive CustomStringConvertible { var description: String { "stopwatch" } }

class Relay: UIResponder {
    var forwarded = 0
    override func responds(to selector: Selector) -> Bool {
        forwarded += 1
        return super.responds(to: selector)
    }
}

// An extension's override too may take the selector without nullability.
class Proxy: UIResponder {}
extension Proxy {
    override func responds(to selector: Selector) -> Bool { selector == Selector("anything") || super.responds(to: selector) }
}

// Apple declares the methods in Objective-C, without isolation: an override has that of its class.
@MainActor final class Holder: NSObject {
    weak var original: NSObject?
    override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || (original?.responds(to: selector) ?? false)
    }
    override func forwardingTarget(for selector: Selector!) -> Any? {
        if original?.responds(to: selector) ?? false { return original }
        return super.forwardingTarget(for: selector)
    }
}

func runFoundations() {
    MainActor.assumeIsolated {
        let holder = Holder(), proxy = Proxy()
        holder.original = proxy
        say("\(holder.responds(to: Selector("anything"))) \(holder.forwardingTarget(for: Selector("anything")) is Proxy)")
        say("\(holder.responds(to: Selector("another"))) \(holder.forwardingTarget(for: Selector("another")) == nil)")
    }
    let relay = Relay()
    say(
        "\(relay.responds(to: #selector(UIResponder.resign))) \(relay.forwarded) \(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)"
    )
    say("\(Proxy().responds(to: Selector("anything"))) \(Proxy().responds(to: Selector("another")))")
    let wanted = OperatingSystemVersion(majorVersion: 18, minorVersion: 6, patchVersion: 0)
    say("\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion) \(ProcessInfo().isOperatingSystemAtLeast(wanted))")
    say("\(NSNumber(value: 1) < NSNumber(value: 2))")
    say(Stopwatch().formatter.string(from: 65) ?? "nil")
    let degrees = MeasurementFormatter().string(from: Measurement(value: 20, unit: UnitTemperature.celsius))
    say(degrees)
    let count = 3
    say(String(localized: "\(count) of \("five")"))
    let found = MainActor.assumeIsolated { Fault.catching { NSException(name: .rangeException, reason: "too far").raise() } }
    say(found.map(\.reason).joined())
    say("\(Stopwatch())")
    let lists: [URL] = Bundle.main.urls(forResourcesWithExtension: "no such kind", subdirectory: nil) ?? []
    say("\(lists)")
    let request: Foundation.URLRequest? = nil
    say("\(Darwin.sqrt(9.0)) \(CoreFoundation.floor(2.5)) \(request == nil) \(Foundation.URLSession.self)")
    let (table, list, members): (NSDictionary, NSMutableArray, NSSet) = (["a": 1], ["b", 2], NSSet(array: ["c"]))
    let bridged = table as [AnyHashable: Any], all = list as [Any], set = members as Set<AnyHashable>
    say("\(bridged["a"] as? Int ?? 0) \(all.count) \(set.contains("c"))")
    say(NSString(format: String("50%%")) as String + " " + (NSString(format: "%d of %@", 2, "it" as NSString) as String))
}
// expect: true true
// expect: false true
// expect: false 1 true
// expect: true false
// expect: 18 false
// expect: true
// expect: 01:05
// expect: 68°F
// expect: 3 of five
// expect: too far
// expect: stopwatch
// expect: []
// expect: 3.0 2.0 true URLSession
// expect: 1 2 true
// expect: 50% 2 of it
