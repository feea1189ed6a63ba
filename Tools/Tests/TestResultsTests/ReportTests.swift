import Foundation
import Testing

@testable import TestResults

/// Events of a run, for the tests here.
enum Sample {
    static func events() -> [TestEvent] {
        func event(_ kind: TestEvent.Kind, _ test: String? = nil, _ time: Double, _ change: (inout TestEvent) -> Void = { _ in })
            -> TestEvent
        {
            var event = TestEvent(kind, test: test, time: 1_700_000_000 + time)
            change(&event)
            return event
        }
        func end(_ test: String, _ time: Double, _ outcome: TestEvent.Outcome, attempt: Int = 1, _ message: String? = nil) -> TestEvent {
            event(.testEnded, test, time) { ($0.outcome, $0.attempt, $0.message, $0.duration) = (outcome, attempt, message, 0.25) }
        }
        func issue(_ test: String?, _ time: Double, _ message: String) -> TestEvent {
            event(.issue, test, time) {
                ($0.message, $0.file, $0.line, $0.column, $0.severity) = (message, "/p/Tests/A.swift", 12, 5, .error)
            }
        }
        let names = [
            "M.A/testPasses", "M.A/testFails", "M.A/testSkips", "M.S/flaky()", "M.S/crashes(<T>:)", "M.S/hangs()", "M.B/testLost",
            "M.B/testNever",
        ]
        return [
            event(.runStarted, nil, 0) { ($0.project, $0.seed, $0.shard) = ("App \"one\" & <two>", 7, Shard(index: 1, count: 2)) },
            event(.planned, nil, 0) {
                $0.planned = names.map {
                    .init(test: $0, library: $0.hasSuffix(")") ? .swiftTesting : .xctest, file: "/p/Tests/A.swift", line: 3)
                }
            },
            end("M.B/testLost", 0, .notCompiled, "cannot find 'X' in scope"),
            event(.testStarted, "M.A/testPasses", 1), event(.output, "M.A/testPasses", 1) { $0.message = "says <so> \u{1B}[31m]]>" },
            end("M.A/testPasses", 1.2, .passed),
            event(.testStarted, "M.A/testFails", 2), issue("M.A/testFails", 2.1, "1 < 2 & \"more\"\nsecond line"),
            end("M.A/testFails", 2.2, .failed),
            event(.testStarted, "M.A/testSkips", 3), end("M.A/testSkips", 3, .skipped, "not here"),
            event(.testStarted, "M.S/flaky()", 4), issue("M.S/flaky()", 4, "first"), end("M.S/flaky()", 4.2, .failed),
            event(.testStarted, "M.S/crashes(<T>:)", 5), end("M.S/crashes(<T>:)", 5.1, .crashed, "the program ended with signal 4"),
            event(.testStarted, "M.S/hangs()", 6), end("M.S/hangs()", 8, .timedOut, "the program was terminated after 2 s"),
            event(.testStarted, "M.S/flaky()", 9), event(.attachment, "M.S/flaky()", 9) { $0.name = "attachments/flaky/a.png" },
            end("M.S/flaky()", 9.2, .passed, attempt: 2),
            event(.runEnded, nil, 10),
        ]
    }
}

@Suite("Reports")
struct ReportTests {
    @Test(
        "a run's counts are those of each test's last attempt; one that fails and then passes is flaky, and one without a result did not run"
    )
    func counts() throws {
        let report = TestReport.of(Sample.events())
        #expect(report.closingLine == "2 passed, 3 failed, 1 skipped, 1 did not compile, 1 flaky, 1 not run")
        let flaky = try #require(report.tests.first { $0.id == "M.S/flaky()" })
        #expect(
            flaky.isFlaky && flaky.attempts.map(\.outcome) == [.failed, .passed]
                && flaky.attempts[1].attachments == ["attachments/flaky/a.png"])
        #expect(report.isComplete && report.duration == 10 && report.shards == [Shard(index: 1, count: 2)])
    }

    @Test("events round-trip through their lines, without a truncated last line")
    func lines() throws {
        let events = Sample.events()
        var data = Data()
        for event in events { data += try event.encoded() + [10] }
        #expect(TestEvent.read(data) == events)
        #expect(TestEvent.read(data.dropLast(5)).count == events.count - 1)
        #expect(TestReport.of(TestEvent.read(data.dropLast(5))).isComplete == false)
    }

    @Test("two shards make the whole report; a shard that is missing or incomplete is named")
    func merge() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("merge-\(ProcessInfo.processInfo.processIdentifier)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        func part(_ index: Int, _ tests: [String], complete: Bool) throws -> String {
            var builder = TestReport.Builder()
            var start = TestEvent(.runStarted, time: 100)
            start.shard = Shard(index: index, count: 3)
            var plan = TestEvent(.planned, time: 100)
            plan.planned = tests.map { .init(test: $0, library: .xctest) }
            var events = [start, plan]
            for test in complete ? tests : Array(tests.dropLast()) {
                var end = TestEvent(.testEnded, test: test, time: 101)
                (end.outcome, end.duration) = (.passed, 1)
                events.append(end)
            }
            if complete { events.append(TestEvent(.runEnded, time: 102)) }
            for event in events { builder.add(event) }
            let folder = ResultsFolder(root + "/part\(index)")
            try folder.prepare()
            try Data("x".utf8).write(to: URL(fileURLWithPath: folder.attachments + "/a.txt"))
            var data = Data()
            for event in events { data += try event.encoded() + [10] }
            try data.write(to: URL(fileURLWithPath: folder.eventsPath))
            if complete { try folder.write(builder.report) }
            return folder.path
        }
        let first = try part(1, ["M.A/test1", "M.A/test2"], complete: true),
            second = try part(2, ["M.B/test1", "M.B/test2"], complete: false)
        let merged = try ResultsFolder.merge([first, second], into: root + "/all")
        #expect(merged.closingLine == "3 passed, 0 failed, 0 skipped, 1 not run")
        #expect(merged.lostShards.map(\.index) == [2, 3] && !merged.isComplete)
        #expect(FileManager.default.fileExists(atPath: root + "/all/shard-1/attachments/a.txt"))
        #expect(throws: ResultsError.self) { try ResultsFolder.merge([root + "/none"], into: root + "/all") }
    }

    @Test("results replace only those of an earlier run: a folder with other files of these names is refused, and the files are kept")
    func foreignFolder() throws {
        let manager = FileManager.default
        let root = manager.temporaryDirectory.appendingPathComponent("foreign-\(ProcessInfo.processInfo.processIdentifier)").path
        defer { try? manager.removeItem(atPath: root) }
        func write(_ text: String, _ path: String) throws {
            try manager.createDirectory(
                atPath: (root + "/" + path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + path))
        }
        func text(_ path: String) -> String? {
            manager.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
        }
        let pages = ["index.html", "report.json", "junit.xml", "events.jsonl", "swift-testing.jsonl"]
        for kept in ["logs/keep.txt", "attachments/keep.png"] + pages {
            let name = "theirs " + kept.replacingOccurrences(of: "/", with: " ")
            try write("mine", name + "/" + kept)
            #expect(throws: ResultsError.self, "\(kept)") { try ResultsFolder(root + "/" + name).prepare() }
            #expect(text(name + "/" + kept) == "mine")
            #expect(try manager.contentsOfDirectory(atPath: root + "/" + name).count == 1, "\(kept)")
        }
        #expect(throws: ResultsError.self) { try ResultsFolder(root + "/theirs index.html").write(TestReport()) }
        try manager.createDirectory(atPath: root + "/ledger", withIntermediateDirectories: true)
        // A missing folder, one without results, one with an empty folder, and again.
        try write("mine", "notes/notes.txt")
        try manager.createDirectory(atPath: root + "/empty/logs", withIntermediateDirectories: true)
        for name in ["new", "notes", "empty"] {
            let folder = ResultsFolder(root + "/" + name, ledger: root + "/ledger")
            try folder.prepare()
            try write("old", name + "/logs/worker-1.txt")
            try folder.write(TestReport.of(Sample.events()))
            try folder.prepare()
            #expect(text(name + "/logs/worker-1.txt") == nil && text(name + "/report.json") == nil)
            #expect(text(name + "/events.jsonl")?.isEmpty == true)
        }
        #expect(text("notes/notes.txt") == "mine")
        // A download leaves out hidden files: the events tell.
        try write("old", "old/logs/worker-1.txt")
        try write(String(decoding: Sample.events()[0].encoded(), as: UTF8.self) + "\n", "old/events.jsonl")
        try ResultsFolder(root + "/old").prepare()
        // But a project could have written them, so nothing is lost.
        #expect(text("old/logs/worker-1.txt") == nil && text("old/logs.1/worker-1.txt") == "old")
        // A link is removed, not what it leads to.
        try write("mine", "elsewhere/keep.txt")
        try manager.createDirectory(atPath: root + "/linked", withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: root + "/linked/logs", withDestinationPath: "../elsewhere")
        try ResultsFolder(root + "/linked").prepare()
        #expect(text("elsewhere/keep.txt") == "mine")
        #expect((try? manager.destinationOfSymbolicLink(atPath: root + "/linked/logs")) == nil)
    }

    @Test("a project can't claim that its own files are results: what proves it is not in the folder")
    func claims() throws {
        let manager = FileManager.default
        let root = manager.temporaryDirectory.appendingPathComponent("claims-\(ProcessInfo.processInfo.processIdentifier)").path
        defer { try? manager.removeItem(atPath: root) }
        func write(_ text: String, _ path: String) throws {
            try manager.createDirectory(
                atPath: (root + "/" + path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + path))
        }
        func kept(_ name: String) -> Bool { manager.contents(atPath: root + "/" + name + "/logs/keep.txt") == Data("mine".utf8) }
        try manager.createDirectory(atPath: root + "/ledger", withIntermediateDirectories: true)
        let ours = ResultsFolder(root + "/ours", ledger: root + "/ledger")
        try ours.prepare()
        // A marker as earlier versions wrote it, and the marker of another folder.
        for (name, marker) in [
            ("named", "attachments\nlogs\n"), ("copied", try String(contentsOfFile: ours.path + "/.understudy-results", encoding: .utf8)),
        ] {
            try write(marker, name + "/.understudy-results")
            try write("mine", name + "/logs/keep.txt")
            #expect(throws: ResultsError.self) { try ResultsFolder(root + "/" + name, ledger: root + "/ledger").prepare() }
            #expect(kept(name))
        }
        // Another folder with the path of one that was ours.
        try manager.removeItem(atPath: ours.path)
        try write("mine", "ours/logs/keep.txt")
        try write(UUID().uuidString + "\n", "ours/.understudy-results")
        #expect(throws: ResultsError.self) { try ours.prepare() }
        #expect(kept("ours"))
        // Links that wait in folders of an invented run are not followed.
        try write("mine", "elsewhere/bashrc")
        try write("x", "invented/logs/worker-2.txt")
        try manager.createSymbolicLink(atPath: root + "/invented/logs/worker-1.txt", withDestinationPath: root + "/elsewhere/bashrc")
        try write(String(decoding: Sample.events()[0].encoded(), as: UTF8.self) + "\n", "invented/events.jsonl")
        try ResultsFolder(root + "/invented", ledger: root + "/ledger").prepare()
        #expect(try manager.contentsOfDirectory(atPath: root + "/invented/logs").isEmpty)
        #expect(manager.contents(atPath: root + "/elsewhere/bashrc") == Data("mine".utf8))
    }

    @Test("merging replaces the copies of an earlier merge, and not files that the user has in a folder of a part's name")
    func foreignParts() throws {
        let manager = FileManager.default
        let root = manager.temporaryDirectory.appendingPathComponent("parts-\(ProcessInfo.processInfo.processIdentifier)").path
        defer { try? manager.removeItem(atPath: root) }
        let part = ResultsFolder(root + "/parts/Sources")
        try part.prepare()
        var events = Sample.events()
        events[0].shard = nil
        try part.write(TestReport.of(events))
        try Data("log".utf8).write(to: URL(fileURLWithPath: part.logs + "/worker-1.txt"))
        try manager.createDirectory(atPath: root + "/project/Sources/logs", withIntermediateDirectories: true)
        let kept = root + "/project/Sources/logs/Log.swift"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: kept))
        #expect(throws: ResultsError.self) { try ResultsFolder.merge([part.path], into: root + "/project") }
        #expect(manager.contents(atPath: kept) == Data("mine".utf8))
        #expect(try manager.contentsOfDirectory(atPath: root + "/project/Sources") == ["logs"])
        // Links in the results are not copied.
        try manager.createSymbolicLink(atPath: part.logs + "/key.txt", withDestinationPath: kept)
        try manager.createSymbolicLink(atPath: part.attachments + "/folder", withDestinationPath: root + "/project")
        for _ in 0..<2 {
            try ResultsFolder(root + "/all").write(try ResultsFolder.merge([part.path], into: root + "/all"))
            #expect(manager.fileExists(atPath: root + "/all/Sources/logs/worker-1.txt"))
            #expect(try manager.contentsOfDirectory(atPath: root + "/all/Sources/logs") == ["worker-1.txt"])
            #expect(try manager.contentsOfDirectory(atPath: root + "/all/Sources/attachments").isEmpty)
        }
        // The target's `logs` aren't of a merge.
        try manager.createDirectory(atPath: root + "/all/logs", withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: root + "/all/logs/keep.txt"))
        #expect(throws: ResultsError.self) { try ResultsFolder(root + "/all").prepare() }
    }

    @Test("GitHub gets an annotation for each failure, relative to the checkout; other systems get none")
    func annotations() {
        let report = TestReport.of(Sample.events())
        #expect(Annotations.lines(report, environment: [:]).isEmpty)
        let lines = Annotations.lines(report, environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/p"])
        #expect(lines.contains("::error file=Tests/A.swift,line=12,col=5,title=A/testFails::1 < 2 & \"more\"%0Asecond line"))
        #expect(lines.contains("::error file=Tests/A.swift,line=3,title=S/crashes(<T>%3A)::the program ended with signal 4"))
        #expect(lines.contains { $0.hasPrefix("::warning title=S/flaky()::flaky") } && lines.count == 5)
    }

    @Test("the page has the report, whatever its texts contain, and a failure's lines of source")
    func page() throws {
        var events = Sample.events()
        events[4].message = "</script><script>alert(1)</script>"
        let page = try HTMLReport.text(TestReport.of(events))
        #expect(!page.contains("alert(1)</script>") && page.contains("\\u003cscript>alert(1)"))
        #expect(!page.contains("/*STYLE*/") && !page.contains("/*SCRIPT*/") && !page.contains("/*REPORT*/"))
    }

    @Test(
        "a long list of code that was left out is whole but closed at first, and has paths from the folder that all files share",
        .enabled(if: RenderedPage.browser != nil, "no Chromium is installed"))
    func longList() throws {
        var events = Sample.events()
        for line in 1...60 {
            var event = TestEvent(.leftOut, time: 1_700_000_000)
            (event.message, event.file, event.line, event.column) = ("no <such> thing", "/p/Sources/L.swift", line, 1)
            events.insert(event, at: 2)
        }
        let page = try RenderedPage.text(of: HTMLReport.text(TestReport.of(events)))
        #expect(page.contains("<details><summary>Left out, because it does not compile on Linux (60):</summary><ul>"))
        #expect(page.matches(of: #/<li>Sources/L\.swift:\d+:1: no &lt;such&gt; thing</li>/#).count == 60)
        // A flaky test has also passed, in the summary and in the buttons below it.
        #expect(
            page.contains("<b class=\"passed\">2</b> passed") && page.contains(">passed 2</button>") && page.contains(">flaky 1</button>"))
        // The controls stay in sight, so they are not in the header.
        #expect(page.contains("</header>\n<form id=\"controls\""))
    }

    @Test("a page shows lines of source files of the project only, not of whatever file a report names")
    func sources() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/understudy-report-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = [
            ("id_rsa", "hunter2"), ("project/A.swift", "shown line"), ("B.swift", "hunter2"), ("project/.config/hosts.yml", "hunter2"),
        ]
        for (name, text) in files {
            let place = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: place, atomically: true, encoding: .utf8)
        }
        symlink("../id_rsa", folder + "/project/Key.swift")
        mkfifo(folder + "/project/Pipe.swift", 0o600)
        var events = Sample.events()
        for name in files.map(\.0) + ["project/Key.swift", "project/Pipe.swift", "project/../B.swift"] {
            var event = TestEvent(.issue, test: "M.A/testFails", time: 1_700_000_002)
            (event.message, event.file, event.line, event.severity) = (name, folder + "/" + name, 1, .error)
            let end = try #require(events.firstIndex { $0.kind == .testEnded && $0.test == "M.A/testFails" })
            events.insert(event, at: end)
        }
        let page = try HTMLReport.text(TestReport.of(events), roots: [folder + "/project"])
        #expect(page.contains("shown line") && !page.contains("hunter2"))
    }
}

/// A page as a browser shows it.
enum RenderedPage {
    /// The path of Chromium, if it is installed.
    static let browser: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Returns the elements of a page after its script has run, as HTML.
    static func text(of html: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("index.html")
        try html.write(to: file, atomically: true, encoding: .utf8)
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
