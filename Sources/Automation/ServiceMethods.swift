import AutomationClient
import DeviceServices
import Foundation
import UIKit
import UserNotificationsCompanion

extension Driver {
    /// Events from outside the app: pushes, locations, permissions.
    static let services: [String: Method] = [
        "push": { try $0.push($1) },
        "location": { try $0.location($1) },
        "permission": { try $0.permission($1) },
        "storage": { driver, params in
            if let word = try params.optionalString("value") {
                guard ["normal", "full"].contains(word) else {
                    throw ControlError(.badParameters, "`value` must be normal or full, not `\(word)`")
                }
                DeviceServices.shared.isStorageFull = word == "full"
            }
            return ["value": .string(DeviceServices.shared.isStorageFull ? "full" : "normal")]
        },
        "network": { driver, params in
            if let network = try params.optionalChoice("value", DeviceServices.Network.self) {
                DeviceServices.shared.network = network
                driver.stage.settle(limit: 1)
            }
            return ["value": .string(DeviceServices.shared.network.rawValue)]
        },
        "addPicture": { _, params in
            guard let data = Data(base64Encoded: try params.string("content")), let picture = UIImage(data: data) else {
                throw ControlError(.badParameters, "`content` isn't a picture (PNG, JPEG, GIF, HEIC) in Base64")
            }
            UIImagePickerController.library.append(picture)
            return ["count": .number(Double(UIImagePickerController.library.count))]
        },
        "clearKeychain": { _, _ in
            KeychainFile.clear()
            return [:]
        },
        "audit": { driver, params in
            let types = try params.optionalStrings("types")
            if let unknown = types?.first(where: { AccessibilityAudit.Kind(rawValue: $0) == nil }) {
                throw ControlError(.badParameters, "there is no audit `\(unknown)`")
            }
            let kinds = types.map { Set($0.compactMap(AccessibilityAudit.Kind.init)) } ?? Set(AccessibilityAudit.Kind.allCases)
            return ["issues": .array(AccessibilityAudit.issues(in: driver.tree(), kinds))]
        },
    ]

    /// Delivers a push notification. In the foreground, the app decides whether to show it; `opened` simulates the user's tap on it, which
    /// brings the app to the foreground.
    private func push(_ params: Parameters) throws -> JSONValue {
        guard let payload = params["payload"]?.foundationObject as? [String: Any] else {
            throw ControlError(.badParameters, "`payload` takes an object")
        }
        let isOpened = try params.optionalBool("opened") ?? false
        if isOpened { input.becomeActive() }
        let aps = payload["aps"] as? [String: Any]
        PushedNotification.deliver(payload, isOpened: isOpened)
        // The app delegate is called in addition to the center: always for silent pushes, for others if the center has no delegate.
        if UNUserNotificationCenter.current().delegate == nil || (aps?["content-available"] as? NSNumber)?.intValue == 1 {
            let application = UIApplication.shared
            application.delegate?.application(application, didReceiveRemoteNotification: payload) { _ in }
        }
        stage.settle(limit: 2)
        return [:]
    }

    private func location(_ params: Parameters) throws -> JSONValue {
        if try params.optionalBool("reset") ?? false {
            DeviceServices.shared.change { $0.place = nil }
            stage.settle(limit: 1)
            return [:]
        }
        guard params["latitude"] != nil || params["longitude"] != nil else {
            guard let place = DeviceServices.shared.place else { return [:] }
            return ["latitude": .number(place.latitude), "longitude": .number(place.longitude), "altitude": .number(place.altitude)]
        }
        let place = DeviceServices.Place(
            latitude: try params.number("latitude", in: -90...90), longitude: try params.number("longitude", in: -180...180),
            speed: try params.optionalNumber("speed", in: -1...1e5) ?? -1, course: try params.optionalNumber("course", in: -1...360) ?? -1,
            altitude: try params.optionalNumber("altitude") ?? 0, accuracy: try params.optionalNumber("accuracy", in: 0...1e6) ?? 5)
        DeviceServices.shared.change { $0.place = place }
        stage.settle(limit: 1)
        return ["latitude": .number(place.latitude), "longitude": .number(place.longitude)]
    }

    private func permission(_ params: Parameters) throws -> JSONValue {
        guard let name = try params.optionalString("service") else {
            let given = DeviceServices.shared.state.answers.filter { $0.value != .unset }
            return ["answers": .object(Dictionary(uniqueKeysWithValues: given.map { ($0.key.rawValue, .string($0.value.rawValue)) }))]
        }
        guard let service = DeviceServices.Permission.allCases.first(where: { $0.rawValue == name.lowercased() }) else {
            let known = DeviceServices.Permission.allCases.map(\.rawValue).joined(separator: ", ")
            throw ControlError(.badParameters, "there is no service `\(name)`; the services are \(known)")
        }
        if let word = try params.optionalString("answer") {
            guard let answer = DeviceServices.Answer(rawValue: word) else {
                throw ControlError(.badParameters, "`answer` must be allow, deny, inUse, limited, or unset, not `\(word)`")
            }
            DeviceServices.shared.change { $0.answers[service] = answer }
            stage.settle(limit: 1)
        }
        return ["service": .string(name), "answer": .string(DeviceServices.shared.state.answers[service]?.rawValue ?? "unset")]
    }
}
