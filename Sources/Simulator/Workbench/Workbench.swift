import Automation
import AutomationClient
import Foundation
import UIKit

/// Handles the requests of the page's panels: the methods of the control protocol, and methods that only the page uses.
///
/// The page uses the real clock, so no method waits until the screen is at rest.
@MainActor
final class Workbench: AutomationStage {
    typealias Method = @MainActor (Workbench, WorkbenchParameters) throws -> JSONValue

    let session: AppSession
    private(set) var driver: Driver!  // made from `self`
    let timeline = CallbackTimeline()
    let console = ConsoleRecord()
    let objects = InspectedObjects()
    let sources = SourcePlaces()
    let recorder = ActionRecorder()
    let files = DroppedFiles()
    /// Whether the app's clock is paused.
    var isPaused = false
    /// How fast the app's clock follows real time.
    var speed = 1.0
    /// The share of an iPad's screen that the app has.
    var share = WindowShare.full
    /// The size that the share has given to the app, or `nil` for the whole screen.
    var sharedSize: CGSize?
    /// What covers an app that the user left; has no meaning while the app is active.
    var cover = Cover.home
    enum Cover { case home, lock, switcher }

    init(_ session: AppSession) {
        self.session = session
        driver = Driver(self)
    }

    /// Starts recording before the launch.
    func begin() {
        timeline.begin()
        Creations.isRecorded = true
        console.begin()
    }

    /// Returns the response to a request as JSON, or `nil` for a blank request.
    func answer(_ text: String) -> String? {
        switch ControlRequest.read(.text(Data(text.utf8))) {
        case .request(let request): request.answer(answer(request.method, request.params)).text
        case .refused(let answer): answer.text
        case .blank: nil
        }
    }

    func answer(_ method: String, _ params: JSONValue?) -> Result<JSONValue, ControlError> {
        guard let body = Self.methods[method] else { return driver.answer(method, params) }
        do { return .success(try body(self, WorkbenchParameters(params))) } catch let error as ControlError { return .failure(error) } catch
        {
            return .failure(ControlError(.failed, "\(error)"))
        }
    }

    private static let methods: [String: Method] = [viewMethods, editMethods, recordMethods, deviceMethods, dataMethods]
        .reduce(into: [:]) { $0.merge($1) { $1 } }

    private static let recordMethods: [String: Method] = [
        "source": { workbench, params in try workbench.source(params) },
        "callbacks": { workbench, params in workbench.timeline.events(since: try params.int("since") ?? 0) },
        "console": { workbench, params in workbench.console.entries(since: try params.int("since") ?? 0) },
        "transfer": { workbench, params in try workbench.console.transfer(params.need("number", params.int("number"))) },
        "containment": { workbench, _ in workbench.containment() },
        "record": { workbench, params in try workbench.record(params.need("action", params.string("action"))) },
        "recording": { workbench, params in try workbench.recording(params.choice("form", RecordedTest.self) ?? .flow) },
    ]

    private func record(_ action: String) throws -> JSONValue {
        switch action {
        case "start": recorder.start()
        case "stop": recorder.stop()
        case "expect": recorder.expectNext()
        default: throw ControlError(.badParameters, "`action` must be start, stop, or expect, not `\(action)`")
        }
        return ["recording": .bool(recorder.isRecording)]
    }

    /// The recording as the text of a test.
    private func recording(_ test: RecordedTest) -> JSONValue {
        let bundle = Bundle.main.bundleIdentifier ?? "com.example.app"
        return [
            "recording": .bool(recorder.isRecording), "expecting": .bool(recorder.isExpecting),
            "count": .number(Double(recorder.actions.count)), "text": .string(test.text(recorder.actions, bundleIdentifier: bundle)),
            "file": .string(test.fileName),
        ]
    }

    // MARK: The stage

    var input: HostInput { session.input }
    var now: TimeInterval { EventLoop.main.now }
    let hasVirtualClock = false
    func advance(by interval: TimeInterval) { session.advance(by: interval) }
    func settle(limit: TimeInterval) -> Bool {
        EventLoop.main.turn()
        return true
    }
    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool { session.wait(limit: limit, until: condition) }
    var unrest: [String] { [] }
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize) { session.picture(of: frame) }
    /// Ends the app in the same way as Control-C.
    func end() { kill(getpid(), SIGTERM) }
}

/// The parameters of a request. A parameter of the wrong type throws `bad-parameters`.
struct WorkbenchParameters {
    private let members: [String: JSONValue]

    init(_ json: JSONValue?) throws {
        guard let json else { members = [:]; return }
        guard let object = json.object else { throw ControlError(.badParameters, "`params` isn't an object") }
        members = object
    }

    subscript(name: String) -> JSONValue? { members[name].flatMap { $0 == .null ? nil : $0 } }

    func int(_ name: String) throws -> Int? {
        guard let value = self[name] else { return nil }
        guard let number = value.int else { throw ControlError(.badParameters, "`\(name)` takes a whole number") }
        return number
    }

    func number(_ name: String, in range: ClosedRange<Double> = -1e6...1e6) throws -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.number, number.isFinite, range.contains(number) else {
            throw ControlError(.badParameters, "`\(name)` takes a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func flag(_ name: String) throws -> Bool? {
        guard let value = self[name] else { return nil }
        guard let flag = value.bool else { throw ControlError(.badParameters, "`\(name)` takes true or false") }
        return flag
    }

    func string(_ name: String) throws -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw ControlError(.badParameters, "`\(name)` takes a string") }
        return text
    }

    /// Returns a case by its raw value.
    func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ type: Choice.Type) throws -> Choice?
    where Choice.RawValue == String {
        guard let word = try string(name) else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw ControlError(.badParameters, "`\(name)` must be one of \(known), not `\(word)`")
        }
        return choice
    }

    func need<Value>(_ name: String, _ value: Value?) throws -> Value {
        guard let value else { throw ControlError(.badParameters, "`\(name)` is missing") }
        return value
    }
}

/// The objects to which pages refer by number.
@MainActor
final class InspectedObjects {
    private struct Entry { weak var object: AnyObject? }
    private var entries: [Int: Entry] = [:]
    private var nextSweep = 8192
    /// Objects that a page has deactivated and that nothing else retains.
    var kept: [ObjectIdentifier: AnyObject] = [:]

    func number(of object: AnyObject) -> Int {
        let number = ElementReferences.shared.number(of: object)
        entries[number] = Entry(object: object)
        if entries.count > nextSweep {
            entries = entries.filter { $0.value.object != nil }
            nextSweep = max(8192, entries.count * 2)
        }
        return number
    }

    /// Returns the object with this number. Throws an error if the object no longer exists or no page received the number.
    func object<Object: AnyObject>(_ number: Int, as type: Object.Type = Object.self) throws -> Object {
        guard let object = entries[number]?.object as? Object else {
            throw ControlError(.noSuchElement, "the object with number \(number) no longer exists")
        }
        return object
    }

    /// The names of classes, cached because printing them is slow.
    private var names: [ObjectIdentifier: String] = [:]
    func className(of object: AnyObject) -> String {
        let key = ObjectIdentifier(type(of: object))
        if let name = names[key] { return name }
        let name = SystemClasses.printedName(of: object)
        names[key] = name
        return name
    }
}

extension JSONValue {
    init(_ rect: CGRect) { self = .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Self.short($0)) }) }
    init(_ size: CGSize) { self = .array([size.width, size.height].map { .number(Self.short($0)) }) }
    init(_ point: CGPoint) { self = .array([point.x, point.y].map { .number(Self.short($0)) }) }
    init(_ insets: UIEdgeInsets) { self = .array([insets.top, insets.left, insets.bottom, insets.right].map { .number(Self.short($0)) }) }
    init(points value: CGFloat) { self = .number(Self.short(value)) }

    /// Returns the value rounded to thousandths.
    private static func short(_ value: CGFloat) -> Double {
        value.isFinite && abs(value) < 1e9 ? (Double(value) * 1000).rounded() / 1000 : Double(value)
    }
}
