import Automation
import DeviceServices
import Foundation
import UIKit
import Yams

/// Reads the commands for the app as a whole and the device.
extension FlowReader {
    func deviceCommand(_ word: String, _ value: Node?, _ place: Node) throws -> FlowCommand? {
        let options = value?.mapping
        /// The app that a command names, if it names one.
        var app: String? { options == nil ? value?.string.flatMap { $0.isEmpty ? nil : $0 } : options?["appId"]?.string }
        switch word {
        case "launchApp": return .launchApp(try launch(value))
        case "stopApp": return .stopApp(app)
        case "killApp": return .killApp(app)
        case "clearState": return .clearState(app)
        case "clearKeychain": return .clearKeychain
        case "setPermissions":
            guard let node = options?["permissions"] else { throw failure(place, "setPermissions needs `permissions:`") }
            return .setPermissions(try permissions(node), app: app)
        case "setLocation": return try location(options, place)
        case "travel": return try travel(options, place)
        case "addMedia":
            let nodes = value?.sequence.map(Array.init) ?? options?["files"]?.sequence.map(Array.init) ?? value.map { [$0] } ?? []
            guard !nodes.isEmpty else { throw failure(place, "addMedia takes a list of files") }
            return .addMedia(try nodes.map(self.word), folder: file.deletingLastPathComponent())
        case "setAirplaneMode":
            let mode = try string(value, "value", place)
            guard mode.contains("${") || ["enabled", "disabled"].contains(mode.lowercased()) else {
                throw failure(value ?? place, "setAirplaneMode takes enabled or disabled")
            }
            return .passOver("\(word): an iOS simulator has no airplane mode")
        case "toggleAirplaneMode": return .passOver("\(word): an iOS simulator has no airplane mode")
        case "rotate": return .rotate(try orientation(value, place))
        case "setOrientation": return .setOrientation(try orientation(value, place))
        case "setDarkMode":
            let mode = try string(value, "value", place)
            switch mode.lowercased() {
            case "enabled": return .setAppearance(.dark)
            case "disabled": return .setAppearance(.light)
            default: throw failure(value ?? place, "setDarkMode takes enabled or disabled")
            }
        case "toggleDarkMode": return .setAppearance(.toggled)
        case "assertDarkMode": return .assertAppearance(isDark: true)
        case "assertLightMode": return .assertAppearance(isDark: false)
        case "memoryWarning": return .memoryWarning
        case "resize": return .resize(try size(value, place))
        default:
            for name in ["autoVerify", "browser"] {
                if let node = options?[name], try flag(node) { warn(node, "`\(name)` is for Android and has no effect") }
            }
            return .openLink(try string(value, "link", place))
        }
    }

    private func location(_ options: Node.Mapping?, _ place: Node) throws -> FlowCommand {
        guard let latitude = options?["latitude"], let longitude = options?["longitude"] else {
            throw failure(place, "setLocation needs `latitude:` and `longitude:`")
        }
        return .setLocation(
            latitude: try number(latitude) { .count($0, from: -90, to: 90, "a latitude is a number of degrees from -90 to 90") },
            longitude: try number(longitude) { .count($0, from: -180, to: 180, "a longitude is a number of degrees from -180 to 180") })
    }

    /// Reads a route. Its default speed of 4 meters per second is Maestro's.
    private func travel(_ options: Node.Mapping?, _ place: Node) throws -> FlowCommand {
        guard let points = options?["points"]?.sequence, points.count > 1 else {
            throw failure(place, "travel needs two `points:` or more, each \"latitude, longitude\"")
        }
        let texts = try points.map { node in
            let text = try word(node)
            guard text.contains("${") || GlobePoint(text) != nil else { throw failure(node, GlobePoint.complaint) }
            return text
        }
        let speed =
            try options?["speed"].map { try number($0) { .count($0, from: 0.001, to: 1e9, "speed takes meters per second") } }
            ?? .exactly(4)
        return .travel(texts, speed: speed)
    }

    private func orientation(_ value: Node?, _ place: Node) throws -> String {
        let name = try string(value, "orientation", place)
        guard name.contains("${") || Orientations.names.contains(name.lowercased().replacingOccurrences(of: "_", with: "")) else {
            throw failure(
                value ?? place, "`\(name)` isn't an orientation; use portrait, landscapeLeft, landscapeRight, or portraitUpsideDown")
        }
        return name
    }

    private func launch(_ value: Node?) throws -> LaunchRequest {
        var request = LaunchRequest()
        if let text = value?.scalar?.string, !text.isEmpty { request.app = text }
        for (key, node) in value?.mapping ?? [:] {
            switch key.string {
            case "appId": request.app = try word(node)
            case "stopApp": request.stopsApp = try flag(node)
            case "clearState": request.clearsState = try flag(node)
            case "clearKeychain": request.clearsKeychain = try flag(node)
            case "permissions": request.permissions = try permissions(node)
            case "arguments":
                guard let values = node.mapping else { throw failure(node, "arguments: takes a mapping of names to values") }
                request.arguments = try values.map { name, value in
                    guard let name = name.string, let scalar = value.scalar else {
                        throw failure(value, "an argument is a name and one value")
                    }
                    // As in Maestro, a flag keeps its name, and any other argument gets a dash unless it has one.
                    let isFlag = scalar.style == .plain && ["true", "false"].contains(scalar.string.lowercased())
                    if isFlag { return (name, scalar.string.lowercased()) }
                    return (name.hasPrefix("-") ? name : "-" + name, scalar.string)
                }
            default: break
            }
        }
        return request
    }

    private func permissions(_ node: Node) throws -> [String: String] {
        guard let mapping = node.mapping else { throw failure(node, "permissions: takes a mapping of names to allow, deny, or unset") }
        var result: [String: String] = [:]
        for (key, node) in mapping {
            let (name, answer) = (try word(key), try word(node))
            switch PermissionNames.kind(of: name) {
            case .ours, .all: break
            case .otherPlatform: warn(key, "iOS has no permission `\(name)`, so it has no effect")
            case .absent: warn(key, "apps can't request the permission `\(name)` here, so it has no effect")
            // As in Maestro, which passes on only the names that it knows.
            case .unknown:
                warn(key, "`\(name)` isn't a permission, so it has no effect; use all, \(PermissionNames.ours.joined(separator: ", "))")
            }
            guard answer.contains("${") || PermissionNames.answer(answer) != nil else {
                throw failure(
                    node,
                    "`\(answer)` isn't a permission answer; use allow, deny, unset, always, inuse, or never (location), or limited (photos)"
                )
            }
            result[name] = answer
        }
        return result
    }

    private func size(_ value: Node?, _ place: Node) throws -> CGSize {
        let parts = (value?.string ?? "").split { "x×, ".contains($0) }.compactMap { Double($0) }
        let pair = parts.count == 2 ? parts : [value?.mapping?["width"]?.float, value?.mapping?["height"]?.float].compactMap { $0 }
        guard pair.count == 2, pair.allSatisfy({ $0 > 0 && $0 < 1e5 }) else {
            throw failure(value ?? place, "resize takes a size in points, such as `resize: 507x1024`")
        }
        return CGSize(width: pair[0], height: pair[1])
    }
}

/// The permissions by Maestro's names.
enum PermissionNames {
    enum Kind { case all, ours, otherPlatform, absent, unknown }

    static let ours = DeviceServices.Permission.allCases.map(\.rawValue)
    private static let absent = ["homekit", "siri", "health", "bluetooth", "faceid"]
    private static let android = ["phone", "sms", "storage"]

    static func kind(of name: String) -> Kind {
        if name.contains(".") { return .otherPlatform }
        switch name.lowercased() {
        case "all": return .all
        case let name where ours.contains(name): return .ours
        case let name where absent.contains(name): return .absent
        case let name where android.contains(name): return .otherPlatform
        default: return .unknown
        }
    }

    static func answer(_ word: String) -> DeviceServices.Answer? {
        switch word.lowercased() {
        case "allow", "always", "true", "yes": .allow
        case "inuse": .inUse
        case "limited": .limited
        case "deny", "never", "false", "no": .deny
        case "unset": .unset
        default: nil
        }
    }

    /// Returns the answers for a flow's names and values; permissions that it does not name keep their answer in `current`.
    @MainActor
    static func answers(
        _ words: [String: String], over current: [DeviceServices.Permission: DeviceServices.Answer], _ variables: FlowVariables?
    ) throws -> [DeviceServices.Permission: DeviceServices.Answer] {
        var result = current
        func read(_ word: String) throws -> DeviceServices.Answer {
            let text = try variables?.expand(word) ?? word
            guard let answer = answer(text) else {
                throw FlowVariables.Failure(message: "`\(text)` isn't an answer to a permission request")
            }
            return answer
        }
        if let word = words["all"] {
            let answer = try read(word)
            for permission in DeviceServices.Permission.allCases { result[permission] = answer }
        }
        for (name, word) in words {
            if let permission = DeviceServices.Permission(rawValue: name.lowercased()) { result[permission] = try read(word) }
        }
        return result
    }
}

/// A location as `travel` writes it.
struct GlobePoint: Equatable {
    static let complaint = "a point is \"latitude, longitude\" in degrees"
    var latitude: Double
    var longitude: Double

    init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

    init?(_ text: String) {
        let parts = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, abs(parts[0]) <= 90, abs(parts[1]) <= 180 else { return nil }
        (latitude, longitude) = (parts[0], parts[1])
    }

    /// Returns the distance in meters along a great circle of a sphere with the Earth's mean radius.
    func distance(to other: GlobePoint) -> Double {
        let (a, b) = (latitude * .pi / 180, other.latitude * .pi / 180), width = (other.longitude - longitude) * .pi / 180
        let h = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(width / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }

    /// Returns the location at a fraction, from 0 to 1, of the straight line on a map to another location.
    func moved(toward other: GlobePoint, by share: Double) -> GlobePoint {
        GlobePoint(latitude: latitude + (other.latitude - latitude) * share, longitude: longitude + (other.longitude - longitude) * share)
    }
}
