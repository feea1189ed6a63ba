import AVFoundationCompanion
import AppTrackingTransparencyCompanion
import ContactsCompanion
import CoreLocationCompanion
import DeviceServices
import Foundation
import PhotosCompanion
import PhotosUICompanion
import SecurityCompanion
import Testing
import UIKitRuntime
import UserNotificationsCompanion

@MainActor @Suite("Device permissions and services", .serialized)
struct DeviceServicesTests {
    private final class Watcher: NSObject, CLLocationManagerDelegate {
        var places: [CLLocation] = []
        var errors: [any Error] = []
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { places += locations }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { errors.append(error) }
    }

    private func granting(_ answers: [DeviceServices.Permission: DeviceServices.Answer], _ body: () throws -> Void) rethrows {
        DeviceServices.shared.change { $0.answers = answers }
        defer { DeviceServices.shared.state = .init() }
        try body()
    }

    @Test("without a setting on the host every permission is denied")
    func denied() {
        #expect(CLLocationManager.authorizationStatus() == .denied && PHPhotoLibrary.authorizationStatus() == .denied)
        #expect(
            AVCaptureDevice.authorizationStatus(for: .video) == .denied && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    }

    @Test("the authorization status and the result of a request follow the host's setting")
    func granted() {
        granting([.photos: .allow, .camera: .unset, .microphone: .allow, .contacts: .deny, .location: .inUse, .usertracking: .allow]) {
            #expect(
                PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized
                    && AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
            #expect(
                AVCaptureDevice.authorizationStatus(for: .audio) == .authorized
                    && CNContactStore.authorizationStatus(for: .contacts) == .denied)
            #expect(
                CLLocationManager.authorizationStatus() == .authorizedWhenInUse
                    && ATTrackingManager.trackingAuthorizationStatus == .authorized)
            nonisolated(unsafe) var answers: [Bool] = []  // Set on this thread.
            PHPhotoLibrary.requestAuthorization { answers.append($0 == .authorized) }
            CNContactStore().requestAccess(for: .contacts) { granted, error in answers.append(granted || error == nil) }
            #expect(answers.isEmpty)
            EventLoop.main.advance(by: 0.1)
            #expect(answers == [true, false])
        }
    }

    @Test("live updates and a monitor report the location that the host sets, and live updates report a denial")
    func liveUpdates() async throws {
        DeviceServices.shared.change { $0.answers = [.location: .deny] }
        defer { DeviceServices.shared.state = .init() }
        let monitor = await CLMonitor("places")
        await monitor.add(
            CLMonitor.CircularGeographicCondition(center: .init(latitude: 52, longitude: 4), radius: 100), identifier: "home")
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unknown)
        var updates: [CLLocationUpdate] = []
        for try await update in CLLocationUpdate.liveUpdates() {
            updates.append(update)
            guard updates.count == 1 else { break }
            DeviceServices.shared.change {
                $0.answers = [.location: .inUse]
                $0.place = .init(latitude: 52, longitude: 4)
            }
        }
        #expect(updates[0].authorizationDenied && updates[0].location == nil && !updates[0].locationUnavailable)
        #expect(updates[1].location?.coordinate.latitude == 52)
        for try await event in await monitor.events {
            #expect(event.identifier == "home" && event.state == .satisfied)
            break
        }
        #expect(await monitor.identifiers == ["home"])
    }

    @Test("an undetermined permission prompts, and the choice persists")
    func asked() {
        granting([.notifications: .unset]) {
            DeviceServices.shared.askThrough { permission, done in done(permission == .notifications ? .allow : .deny) }
            defer { DeviceServices.shared.askThrough(nil) }
            nonisolated(unsafe) var isGranted = false  // Set on this thread.
            UNUserNotificationCenter.current().requestAuthorization { granted, _ in isGranted = granted }
            EventLoop.main.advance(by: 0.1)
            #expect(isGranted && DeviceServices.shared.answer(to: .notifications) == .allow)
        }
    }

    @Test("a location manager reports the host's location, once for each change")
    func location() {
        granting([.location: .allow]) {
            let manager = CLLocationManager(), watcher = Watcher()
            manager.delegate = watcher
            manager.startUpdatingLocation()
            EventLoop.main.advance(by: 0.1)
            #expect((watcher.errors.first as? CLError)?.code == .locationUnknown && watcher.places.isEmpty)
            for latitude in [52.0, 52, 53] {
                DeviceServices.shared.change { $0.place = .init(latitude: latitude, longitude: 4, speed: 2) }
                EventLoop.main.advance(by: 0.1)
            }
            #expect(
                watcher.places.map(\.coordinate.latitude) == [52, 53] && watcher.places.first?.speed == 2
                    && manager.location?.coordinate.latitude == 53)
            manager.stopUpdatingLocation()
            DeviceServices.shared.change { $0.place = .init(latitude: 54, longitude: 4) }
            EventLoop.main.advance(by: 0.1)
            #expect(watcher.places.count == 2)
            manager.requestLocation()
            EventLoop.main.advance(by: 0.1)
            #expect(watcher.places.last?.coordinate.latitude == 54)
        }
    }

    private final class RegionWatcher: NSObject, CLLocationManagerDelegate {
        var log: [String] = []
        func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
            log.append("start \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { log.append("enter \(region.identifier)") }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { log.append("exit \(region.identifier)") }
        func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
            log.append("state \(state)")
        }
        func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
            if case CLError.regionMonitoringFailure = error { log.append("fail \(region?.identifier ?? "")") }
        }
        func locationManager(_ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error) {
            log.append("no beacons \((error as? CLError)?.code == .rangingUnavailable)")
        }
    }

    @Test("a watched circle is reported when the device enters and leaves it, and beacons fail")
    func regions() {
        granting([.location: .allow]) {
            DeviceServices.shared.change { $0.place = .init(latitude: 10, longitude: 10) }
            let manager = CLLocationManager(), watcher = RegionWatcher()
            manager.delegate = watcher
            EventLoop.main.advance(by: 0.1)
            let home = CLCircularRegion(center: .init(latitude: 50, longitude: 8), radius: 500, identifier: "home")
            #expect(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
            #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
            manager.startMonitoring(for: home)
            manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "beacon"))
            EventLoop.main.advance(by: 0.1)
            #expect(watcher.log == ["start home", "fail beacon"] && manager.monitoredRegions == [home])
            watcher.log = []
            for latitude in [50, 50.001, 51] {
                DeviceServices.shared.change { $0.place = .init(latitude: latitude, longitude: 8) }
                EventLoop.main.advance(by: 0.1)
            }
            #expect(watcher.log == ["state inside", "enter home", "state outside", "exit home"])
            watcher.log = []
            manager.requestState(for: home)
            manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
            EventLoop.main.advance(by: 0.1)
            #expect(watcher.log == ["state outside", "no beacons true"])
            manager.stopMonitoring(for: home)
            #expect(manager.monitoredRegions.isEmpty)
        }
    }

    @Test("an error of Core Location has a code, a domain, and values")
    func locationErrors() {
        let error: any Error = CLError(.denied, userInfo: ["a": 1])
        #expect(
            (error as? CLError)?.userInfo["a"] as? Int == 1 && (error as NSError).domain == kCLErrorDomain && (error as NSError).code == 1)
        #expect(
            CLError(.denied) == CLError(.denied) && CLError.deferredCanceled.rawValue == 15
                && CLError.historicalLocationError.rawValue == 19)
        do { throw error } catch CLError.denied {} catch { Issue.record("another error: \(error)") }
    }

    @Test("the keychain is stored in the app's home with user-only access, survives a relaunch, and can be cleared")
    func keychain() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
        setenv("UNDERSTUDY_HOME", home.path, 1)
        defer {
            unsetenv("UNDERSTUDY_HOME")
            try? FileManager.default.removeItem(at: home)
        }
        let item: [AnyHashable: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecValueData: Data("secret".utf8), "unstorable": NSObject(),
        ]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        let file = try #require(KeychainFile.url)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["keychain.plist"])
        // The way another process reads it.
        let stored = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [[String: Any]]
        #expect(stored?.count == 1 && stored?[0][kSecValueData] as? Data == Data("secret".utf8))
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecReturnData: true]
        var found: AnyObject?
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data("secret".utf8))
        KeychainFile.clear()
        #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound && !FileManager.default.fileExists(atPath: file.path))
        try Data("damaged".utf8).write(to: file)
        #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound && SecItemAdd(item, nil) == errSecSuccess)
    }

    @Test("subclasses that a test makes of frameworks' classes override their members") func subclasses() throws {
        final class Places: CLLocationManager, @unchecked Sendable {
            var calls: [String] = []
            override func startMonitoringVisits() { calls.append("visits") }
            override var maximumRegionMonitoringDistance: CLLocationDistance { 5 }
        }
        final class Picture: PHAsset {
            override var pixelWidth: Int { 30 }
            override var duration: TimeInterval { 2 }
        }
        final class Book: CNContactStore, @unchecked Sendable {
            override func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
                [CNContact()]
            }
        }
        final class Area: CLRegion {}
        let places = Places(), manager: CLLocationManager = places, picture: PHAsset = Picture(), book: CNContactStore = Book()
        manager.startMonitoringVisits()
        #expect(places.calls == ["visits"] && manager.maximumRegionMonitoringDistance == 5)
        #expect(picture.pixelWidth == 30 && picture.duration == 2)
        #expect(try book.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: []).count == 1)
        #expect(Area().identifier.isEmpty)
    }
}
