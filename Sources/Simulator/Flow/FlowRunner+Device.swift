import DeviceServices
import Foundation
import UIKit

/// Steps for the app as a whole, and the device.
extension FlowRunner {
    // MARK: The app

    /// Throws if a step is for another app: a flow controls only one.
    func check(_ app: String?, _ step: FlowStep) throws {
        guard let app, !applications.isEmpty else { return }
        let name = try variables.expand(app)
        guard !applications.contains(name) else { return }
        throw failure(
            step,
            "`\(name)` is not the app under test, \(applications.sorted().joined(separator: " or ")); a flow can drive only that app"
        )
    }

    func launch(_ request: LaunchRequest, _ step: FlowStep) throws {
        try check(request.app, step)
        let answers = try PermissionNames.answers(request.permissions, over: DeviceServices.shared.state.answers, variables)
        let clearsState = request.clearsState || clearsStateAtLaunch
        let isAnew =
            hasLaunched
            ? isStopped || request.stopsApp || clearsState
            : !request.arguments.isEmpty || launchAnswers.map { $0 != answers } ?? false
                || (clearsState || request.clearsKeychain) && !isStateFresh
        if isAnew {
            var device = DeviceServices.shared.state
            device.answers = answers
            throw relaunch(
                clearsState, clearsKeychain: request.clearsKeychain,
                arguments: try request.arguments.flatMap { [try variables.expand($0.name), try variables.expand($0.value)] },
                device: device)
        }
        if request.clearsKeychain { stage.clearKeychain() }
        DeviceServices.shared.change { $0.answers = answers }
        if hasLaunched { stage.becomeActive() }
        (hasLaunched, isStopped, isAway, clearsStateAtLaunch) = (true, false, false, false)
        stage.settle(limit: rest)
    }

    /// Stops the app, which gets no callback and saves no state.
    func stop(_ app: String?, _ step: FlowStep) throws {
        try check(app, step)
        (isStopped, isAway) = (true, true)
    }

    /// Stops the app; its next launch finds no stored data.
    func clearState(_ app: String?, _ step: FlowStep) throws {
        try check(app, step)
        clearsStateAtLaunch = true
        if hasLaunched { try stop(nil, step) }
    }

    /// Opens a link in the app, which is started if it was stopped.
    func open(_ link: String, _ step: FlowStep) throws {
        guard URL(string: link) != nil else { throw failure(step, "`\(link)` isn't a link") }
        if isStopped {
            throw relaunch(
                clearsStateAtLaunch, clearsKeychain: false, arguments: [], device: DeviceServices.shared.state, repeatsStep: true)
        }
        if isAway { stage.becomeActive() }
        isAway = false
        stage.open(link)
    }

    // MARK: The device

    func turn(_ isKnown: Bool, _ orientation: String, _ step: FlowStep) throws {
        guard isKnown else { throw failure(step, "`\(try variables.expand(orientation))` isn't an orientation") }
    }

    /// The maximum number of locations that are reported during a journey, regardless of its duration.
    private static let mostPlaces = 2000.0

    /// Reports a location for each second of the journey, and for each of its points.
    func travel(_ texts: [String], _ speed: Double) throws {
        let points = try texts.map { text in
            let text = try variables.expand(text)
            guard let point = GlobePoint(text) else { throw FlowVariables.Failure(message: "`\(text)`: \(GlobePoint.complaint)") }
            return point
        }
        let length = zip(points, points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
        let interval = max(1, length / speed / Self.mostPlaces)
        stage.setPlace(.init(latitude: points[0].latitude, longitude: points[0].longitude, speed: speed))
        for (start, end) in zip(points, points.dropFirst()) {
            let duration = start.distance(to: end) / speed
            var passed = 0.0
            while passed < duration {
                let step = min(interval, duration - passed)
                passed += step
                stage.advance(by: step)
                let place = start.moved(toward: end, by: passed / duration)
                stage.setPlace(.init(latitude: place.latitude, longitude: place.longitude, speed: speed))
            }
        }
        stage.settle(limit: rest)
    }

    func addMedia(_ files: [String], _ folder: URL, _ step: FlowStep) throws {
        for file in files {
            let url = URL(fileURLWithPath: try variables.expand(file), relativeTo: folder)
            guard FileManager.default.fileExists(atPath: url.path) else { throw failure(step, "there is no file at \(url.path)") }
            guard stage.addPicture(url) else {
                throw failure(
                    step, "\(url.lastPathComponent) isn't a picture: the library contains only still pictures (PNG, JPEG, GIF, HEIC)")
            }
            media.append(url.path)
        }
    }
}
