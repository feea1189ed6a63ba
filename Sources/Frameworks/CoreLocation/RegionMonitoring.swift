import DeviceServices
import Foundation
import UIKitRuntime

/// The regions that an app watches, by their identifiers.
enum RegionWatch {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var watched: [String: CLRegion] = [:]  // behind the lock
    static var regions: [String: CLRegion] { lock.withLock { watched } }
    static func start(_ region: CLRegion) { lock.withLock { watched[region.identifier] = region } }
    static func stop(_ region: CLRegion) { lock.withLock { watched[region.identifier] = nil } }
}

extension CLLocationManager {
    /// Starts to watch a circle. The delegate gets an error for another kind of region, or if the user doesn't allow the location.
    final func watch(_ region: CLRegion) {
        let allowed = DeviceServices.shared.answer(to: .location).grants, isCircle = region is CLCircularRegion
        if allowed, isCircle {
            RegionWatch.start(region)
            insides[region.identifier] = isInside(region)
        }
        later { [weak self] in
            guard let self else { return }
            if allowed, isCircle {
                delegate?.locationManager(self, didStartMonitoringFor: region)
            } else {
                delegate?.locationManager(
                    self, monitoringDidFailFor: region, withError: CLError(allowed ? .regionMonitoringFailure : .regionMonitoringDenied))
            }
        }
    }

    /// Whether the device is in a circle; nil if its location is unknown.
    private final func isInside(_ region: CLRegion) -> Bool? {
        guard let circle = region as? CLCircularRegion, let location else { return nil }
        return circle.contains(location.coordinate)
    }

    final func reportState(of region: CLRegion) {
        let state: CLRegionState = isInside(region).map { $0 ? .inside : .outside } ?? .unknown
        later { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didDetermineState: state, for: region)
        }
    }

    /// Reports the regions whose edge the device crossed since the last change.
    final func crossEdges() {
        for (identifier, region) in RegionWatch.regions.sorted(by: { $0.key < $1.key }) {
            guard let isInside = isInside(region) else { continue }
            let wasInside = insides[identifier]
            insides[identifier] = isInside
            guard let wasInside, wasInside != isInside else { continue }
            reportState(of: region)
            guard isInside ? region.notifyOnEntry : region.notifyOnExit else { continue }
            later { [weak self] in
                guard let self else { return }
                if isInside {
                    delegate?.locationManager(self, didEnterRegion: region)
                } else {
                    delegate?.locationManager(self, didExitRegion: region)
                }
            }
        }
    }
}
