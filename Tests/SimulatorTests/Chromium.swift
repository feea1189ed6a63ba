import AutomationClient
import Foundation
import Testing

/// A headless Chromium with pointer and keyboard input, controlled through the two pipes of its remote debugging protocol.
final class Chromium {
    /// Its path, if it is installed; tests of the page are skipped otherwise.
    static let path: String? = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/chromium-headless-shell",
    ].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private let process: pid_t
    private let input: Int32
    private let reader: Reader
    private var last = 0
    private var session: String?
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "chromium-\(ProcessInfo.processInfo.globallyUniqueString)")
    /// Errors of the page's script.
    private(set) var complaints: [String] = []

    init(width: Int = 1280, height: Int = 860) throws {
        let path = try #require(Self.path)
        var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw ControlError(.failed, "no pipe") }
        for descriptor in toBrowser + fromBrowser { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Uses file descriptors that neither pipe has.
        posix_spawn_file_actions_adddup2(&actions, toBrowser[0], 103)
        posix_spawn_file_actions_adddup2(&actions, fromBrowser[1], 104)
        posix_spawn_file_actions_adddup2(&actions, 103, 3)
        posix_spawn_file_actions_adddup2(&actions, 104, 4)
        for number: Int32 in [103, 104] { posix_spawn_file_actions_addclose(&actions, number) }
        for number: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0) }
        let words = [
            path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-extensions", "--no-first-run",
            "--user-data-dir=\(folder.path)",
            "--remote-debugging-pipe", "--window-size=\(width),\(height)", "about:blank",
        ]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, path, &actions, nil, &arguments, environ) == 0 else {
            throw ControlError(.failed, "Chromium cannot be started")
        }
        close(toBrowser[0])
        close(fromBrowser[1])
        (self.process, input) = (process, toBrowser[1])
        reader = Reader(descriptor: fromBrowser[0])
        let targets = try command("Target.getTargets")["targetInfos"]?.array
        let page = try #require(targets?.first { $0["type"] == "page" }?["targetId"])
        session = try command("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"]?.string
        for domain in ["Page", "Runtime", "Log"] { _ = try command(domain + ".enable") }
        try resize(width: width, height: height)
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(input)
        try? FileManager.default.removeItem(at: folder)
    }

    private final class Reader {
        private let descriptor: Int32
        private var rest: [UInt8] = []
        init(descriptor: Int32) { self.descriptor = descriptor }
        deinit { close(descriptor) }

        /// Returns the next message, which ends with a zero byte.
        func next() throws -> JSONValue {
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                if let end = rest.firstIndex(of: 0) {
                    defer { rest.removeFirst(end + 1) }
                    return try JSONValue(parsing: Data(rest[..<end]))
                }
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&wait, 1, 30_000) > 0 else { throw ControlError(.timedOut, "Chromium does not answer") }
                let count = read(descriptor, &chunk, chunk.count)
                guard count > 0 else { throw ControlError(.notRunning, "Chromium has ended") }
                rest += chunk[..<count]
            }
        }
    }

    @discardableResult
    func command(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        last += 1
        var message: [String: JSONValue] = ["id": .number(Double(last)), "method": .string(method), "params": params]
        if let session { message["sessionId"] = .string(session) }
        let bytes = JSONValue.object(message).data + [0]
        guard bytes.withUnsafeBytes({ write(input, $0.baseAddress, $0.count) }) == bytes.count else {
            throw ControlError(.notRunning, "Chromium has ended")
        }
        while true {
            let answer = try reader.next()
            switch answer["method"]?.string {
            case "Runtime.exceptionThrown": complaints.append(answer["params"]?["exceptionDetails"]?.text ?? "")
            case "Log.entryAdded": complaints.append(answer["params"]?["entry"]?["text"]?.string ?? "")
            default: break
            }
            guard answer["id"]?.int == last else { continue }
            if let error = answer["error"] { throw ControlError(.failed, "\(method): \(error)") }
            return answer["result"] ?? [:]
        }
    }

    func open(_ address: String) throws { try command("Page.navigate", ["url": .string(address)]) }

    func resize(width: Int, height: Int) throws {
        try command(
            "Emulation.setDeviceMetricsOverride",
            ["width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1, "mobile": false])
    }

    /// Evaluates an expression in the page.
    @discardableResult
    func value(_ script: String) throws -> JSONValue {
        let answer = try command("Runtime.evaluate", ["expression": .string(script), "returnByValue": true, "awaitPromise": true])
        if let error = answer["exceptionDetails"] { throw ControlError(.failed, "\(script): \(error)") }
        return answer["result"]?["value"] ?? .null
    }

    /// Waits until an expression is true, at most ten seconds of real time.
    func wait(_ script: String, _ location: SourceLocation = #_sourceLocation) throws {
        let end = ContinuousClock.now + .seconds(10)
        while try value("Boolean(\(script))") != true {
            guard ContinuousClock.now < end else {
                Issue.record("\(script) does not come true; \(complaints)", sourceLocation: location)
                throw ControlError(.timedOut, script)
            }
            usleep(20_000)
        }
    }

    // MARK: Pointer and keys

    /// Clicks the center of the element that a selector finds.
    func click(_ selector: String, _ location: SourceLocation = #_sourceLocation) throws {
        try wait("document.querySelector(\(JSONValue.string(selector).text))", location)
        let place = try value(
            """
            (() => { const part = document.querySelector(\(JSONValue.string(selector).text)); part.scrollIntoView({ block: 'center' });
              const box = part.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()
            """)
        try click(x: try #require(place[0]?.number), y: try #require(place[1]?.number))
    }

    func click(x: Double, y: Double) throws {
        try pointer("mouseMoved", x, y)
        try pointer("mousePressed", x, y, button: "left")
        try pointer("mouseReleased", x, y, button: "left")
    }

    func pointer(_ type: String, _ x: Double, _ y: Double, button: String = "none") throws {
        try command(
            "Input.dispatchMouseEvent",
            ["type": .string(type), "x": .number(x), "y": .number(y), "button": .string(button), "clickCount": button == "none" ? 0 : 1])
    }

    func type(_ text: String) throws { try command("Input.insertText", ["text": .string(text)]) }

    func key(_ name: String, code: Int, isControl: Bool = false) throws {
        for type in ["keyDown", "keyUp"] {
            try command(
                "Input.dispatchKeyEvent",
                [
                    "type": .string(type), "key": .string(name), "code": .string(name), "windowsVirtualKeyCode": .number(Double(code)),
                    "modifiers": isControl ? 2 : 0,
                ])
        }
    }

    /// Drags files onto the center of the element that a selector finds.
    func drop(_ files: [URL], on selector: String) throws {
        let place = try value(
            """
            (() => { const box = document.querySelector(\(JSONValue.string(selector).text)).getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2]; })()
            """)
        let data: JSONValue = ["items": [], "files": .array(files.map { .string($0.path) }), "dragOperationsMask": 1]
        for type in ["dragEnter", "dragOver", "drop"] {
            try command(
                "Input.dispatchDragEvent", ["type": .string(type), "x": place[0] ?? 0, "y": place[1] ?? 0, "data": data])
        }
    }
}
