import AutomationClient
import Foundation
import Testing
import UIKit
@testable import Simulator
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Places in the sources", .serialized)
struct SourcePlacesTests {
    private final class Listed: UIViewController {
        private(set) var label: UILabel!  // set in viewDidLoad

        static let lineOfLabel = #line + 4
        override func viewDidLoad() {
            super.viewDidLoad()
            // The line is compared.
            label = UILabel()
            view.addSubview(label)
        }
    }
    private static let lineOfClass = #line - 11

    private func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        let old = (Creations.isRecorded, Cause.isRecorded)
        (Creations.isRecorded, Cause.isRecorded) = (true, true)
        defer { (Creations.isRecorded, Cause.isRecorded) = old }
        return try body()
    }

    @Test("a view is made in the line that calls its initializer, and a controller in the line that calls its own")
    func made() throws {
        try recording {
            let sources = SourcePlaces()
            let controller = Listed(), line = #line
            controller.loadViewIfNeeded()
            let place = try #require(sources.places(of: controller).first)
            #expect(place.kind == .made && place.line == line && place.file == #filePath)
            let label = try #require(sources.places(of: controller.label).first)
            #expect(label.kind == .made && label.line == Listed.lineOfLabel && label.file == #filePath)
            #expect(label.name.contains("viewDidLoad"))
        }
    }

    @Test("the class of the app and its override have the lines of their declarations, and a class of UIKit has none")
    func declarations() throws {
        try recording {
            let sources = SourcePlaces(), controller = Listed()
            let type = try #require(sources.places(of: controller).first { $0.kind == .type })
            #expect(type.file == #filePath && type.line == Self.lineOfClass)
            let method = try #require(sources.places(ofCallback: "viewDidLoad", class: "Listed").first)
            #expect(method.kind == .method && method.line == Listed.lineOfLabel - 3)
            // Without an override, the class is the place.
            #expect(sources.places(ofCallback: "viewDidAppear", class: "Listed").map(\.kind) == [.type])
            #expect(sources.places(of: UINavigationController()).allSatisfy { $0.kind == .made })
        }
    }

    @Test("the callbacks of a push have the call as their cause, with its line, and the touch that led to it")
    func calls() throws {
        try recording {
            UIWindow.forgetAll()
            UIScreen.main.become(HostScreen())
            let window = UIWindow(frame: UIScreen.main.bounds), stack = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = stack
            window.makeKeyAndVisible()
            EventLoop.main.turn()
            let session = AppSession(HostSettings(environment: ["UNDERSTUDY_HOST": "browser"]))
            session.prepare(HostInput())
            let workbench = Workbench(session)
            workbench.begin()
            let line = #line + 1
            Cause.run(.touch, "a touch") { stack.pushViewController(Listed(), animated: true) }
            EventLoop.main.advance(by: 2)
            let answer = try workbench.answer("callbacks", [:]).get()
            let events = try #require(answer["events"]?.array), lanes = try #require(answer["lanes"]?.array)
            let causes = try #require(answer["causes"]?.array)
            func chain(_ event: JSONValue) -> [String] {
                var result: [String] = [], number = event["cause"]
                while let cause = causes.first(where: { $0["number"] == number && number != nil }) {
                    result.append(cause["text"]?.string ?? "")
                    number = cause["cause"]
                }
                return result
            }
            for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] {
                let index = try #require(
                    events.firstIndex { $0["name"] == .string(name) && lanes[$0["lane"]?.int ?? 0] == "Listed" }, "\(name) is missing")
                #expect(chain(events[index]) == ["pushViewController(Listed, animated: true)", "a touch"], "\(name)")
                let first = answer["first"]?.int ?? 0
                let source = try workbench.answer("source", ["callback": .number(Double(first + index))]).get()
                let call = try #require(source["calls"]?.array?.first?["place"])
                #expect(call["line"] == .number(Double(line)))
                #expect(call["file"] == .string(#filePath))
            }
            let refusal = #expect(throws: ControlError.self) { try workbench.answer("source", ["callback": 1_000_000]).get() }
            #expect(refusal?.code == .noSuchElement)
        }
    }

    @Test("the lines of a program are read in the versions of the format, and a damaged file gives fewer, never a trap")
    func damage() throws {
        let program = URL(fileURLWithPath: "/proc/self/exe")
        let data = try Data(contentsOf: program, options: .alwaysMapped)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(ProcessInfo.processInfo.globallyUniqueString)
        defer { try? FileManager.default.removeItem(at: file) }
        // Only the header and the beginning: the table of sections is beyond the end.
        try data.prefix(4096).write(to: file)
        #expect(LineTable(contentsOf: file)?.place(of: 0x1000) == nil)
        try Data("not a program".utf8).write(to: file)
        #expect(LineTable(contentsOf: file) == nil)
        // A unit of version 4 with one file, whose first row is line 7, in a hand-made file.
        for cut in [0, 1, 5, 20, 40] {
            try Self.program(lines: Data(Self.unit.dropLast(cut))).write(to: file)
            let place = LineTable(contentsOf: file)?.place(of: 0x1002)
            if cut == 0 { #expect(place == LineTable.Place(file: "/app/List.swift", line: 7)) }
            if cut == 0 { #expect(LineTable(contentsOf: file)?.place(of: 0x1010) == nil) }
        }
    }

    /// DWARF 4: `/app/List.swift`, line 7 from 0x1000 to 0x1008.
    private static var unit: [UInt8] {
        let folders = Array("/app".utf8) + [0, 0], names = Array("List.swift".utf8) + [0, 1, 0, 0, 0]
        let rest: [UInt8] = [1, 1, 1, 0xfb, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1] + folders + names
        let program: [UInt8] = [0, 9, 2, 0, 0x10, 0, 0, 0, 0, 0, 0, 3, 6, 1, 2, 8, 0, 1, 1]
        func four(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8), 0, 0] }
        let body = [4, 0] + four(rest.count) + rest + program
        return four(body.count) + body
    }

    /// An ELF file with the section `.debug_line`.
    private static func program(lines: Data) -> Data {
        let names = Data([0]) + Data(".debug_line".utf8) + Data([0])
        func eight(_ number: Int) -> Data { withUnsafeBytes(of: UInt64(number).littleEndian) { Data($0) } }
        func four(_ number: Int) -> Data { withUnsafeBytes(of: UInt32(number).littleEndian) { Data($0) } }
        func two(_ number: Int) -> Data { withUnsafeBytes(of: UInt16(number).littleEndian) { Data($0) } }
        func section(_ name: Int, _ offset: Int, _ size: Int) -> Data {
            four(name) + four(1) + eight(0) + eight(0) + eight(offset) + eight(size) + four(0) + four(0) + eight(1) + eight(0)
        }
        var data = Data([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]) + Data(count: 9) + Data(count: 24)
        data += eight(64) + four(0) + two(64) + two(0) + two(0) + two(64) + two(2) + two(1)
        let start = 64 + 2 * 64
        data += section(1, start, lines.count) + section(0, start + lines.count, names.count)
        return data + lines + names
    }
}
