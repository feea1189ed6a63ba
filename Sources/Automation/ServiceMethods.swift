import AutomationClient
import CoreLocationCompanion
import Foundation
import UIKit
import UserNotificationsCompanion

extension Driver {
    /// What comes from outside the app: pushes, places, permissions.
    static let services: [String: Method] = [
        "push": { try $0.push($1) },
        "location": { try $0.location($1) },
        "permission": { try $0.permission($1) },
        "audit": { driver, params in
            let types = try params.optionalStrings("types")
            if let unknown = types?.first(where: { AccessibilityAudit.Kind(rawValue: $0) == nil }) { throw ControlError(.badParameters, "there is no audit `\(unknown)`") }
            let kinds = types.map { Set($0.compactMap(AccessibilityAudit.Kind.init)) } ?? Set(AccessibilityAudit.Kind.allCases)
            return ["issues": .array(AccessibilityAudit.issues(in: driver.tree(), kinds))]
        },
    ]

    /// In front, the app decides whether to show it; `opened` is a person's tap on it, which brings the app to the front.
    private func push(_ params: Parameters) throws -> JSONValue {
        guard let payload = params["payload"]?.foundationObject as? [String: Any] else { throw ControlError(.badParameters, "`payload` takes an object") }
        let isOpened = try params.optionalBool("opened") ?? false
        if isOpened { input.becomeActive() }
        let aps = payload["aps"] as? [String: Any]
        PushedNotification.deliver(payload, isOpened: isOpened)
        // Told beside the center: of silent pushes always, of others where no center has a delegate.
        if UNUserNotificationCenter.current().delegate == nil || (aps?["content-available"] as? NSNumber)?.intValue == 1 {
            let application = UIApplication.shared
            application.delegate?.application(application, didReceiveRemoteNotification: payload) { _ in }
        }
        stage.settle(limit: 2)
        return [:]
    }

    private func location(_ params: Parameters) throws -> JSONValue {
        guard params["latitude"] != nil || params["longitude"] != nil else {
            guard let location = SimulatedLocation.current else { return [:] }
            return ["latitude": .number(location.coordinate.latitude), "longitude": .number(location.coordinate.longitude), "altitude": .number(location.altitude)]
        }
        let coordinate = CLLocationCoordinate2D(
            latitude: try params.number("latitude", in: -90...90), longitude: try params.number("longitude", in: -180...180))
        SimulatedLocation.move(
            to: CLLocation(
                coordinate: coordinate, altitude: try params.optionalNumber("altitude") ?? 0, horizontalAccuracy: try params.optionalNumber("accuracy", in: 0...1e6) ?? 5,
                verticalAccuracy: 5, course: try params.optionalNumber("course", in: -1...360) ?? -1, speed: try params.optionalNumber("speed", in: -1...1e5) ?? -1,
                timestamp: HostClock.now))
        stage.settle(limit: 1)
        return ["latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude)]
    }

    private func permission(_ params: Parameters) throws -> JSONValue {
        let name = try params.string("service")
        guard let service = Permissions.Service(rawValue: name) else {
            throw ControlError(.badParameters, "`\(name)` is no service: \(Permissions.Service.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        if let answer = try params.optionalString("answer") {
            guard ["allow", "deny", "unset"].contains(answer) else { throw ControlError(.badParameters, "`answer` is allow, deny or unset, not `\(answer)`") }
            Permissions.set(service, answer == "unset" ? nil : answer == "allow")
            if service == .location { SimulatedLocation.permissionChanged() }
            stage.settle(limit: 1)
        }
        return ["service": .string(name), "answer": .string(Permissions.answer(service).map { $0 ? "allow" : "deny" } ?? "unset")]
    }
}
