import AutomationClient
import Foundation
import SlowServer
import Testing

/// The page in use: an app in its own process, and a browser's pointer and keys.
@Suite("The page in Chromium", .serialized, .enabled(if: Chromium.path != nil, "no Chromium is installed"))
struct WorkbenchPageTests {
    /// An app that the page shows, at an address that the next process also has.
    final class ShownApp {
        let address: String
        /// The folder that the app sees as its home.
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(ProcessInfo.processInfo.globallyUniqueString)")
        private let environment: [String: String]
        private var process: Process?

        init(requesting url: String) throws {
            let token = String(repeating: "5a", count: 16), port = try Self.freePort()
            address = "http://127.0.0.1:\(port)/\(token)/"
            environment = [
                "UNDERSTUDY_HOST": "browser", "UNDERSTUDY_PORT": "\(port)", "UNDERSTUDY_PAGE_TOKEN": token,
                "TEST_URL": url, "UNDERSTUDY_HOME": home.path, "HOME": home.path, "CFFIXED_USER_HOME": home.path,
                "XDG_CONFIG_HOME": home.path + "/Library/Preferences",
            ]
            for name in ["Documents", "Library/Preferences"] {
                try FileManager.default.createDirectory(at: home.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            try start()
        }

        deinit {
            end()
            try? FileManager.default.removeItem(at: home)
        }

        /// Returns when the page is served.
        func start() throws {
            let process = Process(), output = Pipe()
            let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            process.executableURL = folder.appendingPathComponent("ControlledApp")
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            self.process = process
            let line = output.fileHandleForReading.availableData
            try #require(String(decoding: line, as: UTF8.self).contains(address))
        }

        func end() {
            process?.terminate()
            process?.waitUntilExit()
            process = nil
        }

        private static func freePort() throws -> UInt16 {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
            let isBound = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
                }
            }
            try #require(isBound)
            return UInt16(bigEndian: address.sin_port)
        }
    }

    let server: SlowServer
    let app: ShownApp
    let page: Chromium

    init() throws {
        server = try SlowServer(delay: 0)
        app = try ShownApp(requesting: "http://127.0.0.1:\(server.port)/recipes?page=2")
        page = try Chromium()
        try page.open(app.address)
        try page.wait("document.getElementById('state')?.className === 'on' && Number(document.getElementById('screen').dataset.frame) > 0")
    }

    /// Clicks the device, in its points.
    func tap(_ x: Double, _ y: Double) throws {
        let box = try page.value(
            "(() => { const b = document.getElementById('screen').getBoundingClientRect(); return [b.x, b.y, b.width / 393]; })()")
        let (left, top, zoom) = (try #require(box[0]?.number), try #require(box[1]?.number), try #require(box[2]?.number))
        try page.click(x: left + x * zoom, y: top + y * zoom)
    }

    func text(_ selector: String) throws -> String {
        try page.value("document.querySelector('\(selector)').textContent").string ?? ""
    }

    func openTab(_ name: String) throws {
        if try page.value("document.getElementById('panel').hidden") == true { try page.click("#workbench") }
        try page.click("#tab-\(name)")
        try page.wait("document.getElementById('tab-\(name)').getAttribute('aria-selected') === 'true'")
    }

    @Test("the workbench is closed at first and then sends the app no requests")
    func closed() throws {
        #expect(try page.value("document.getElementById('panel').hidden") == true)
        #expect(try page.value("document.getElementById('panel').childElementCount") == 0)
        try page.value(
            """
            { window.asked = 0; const send = WebSocket.prototype.send;
              WebSocket.prototype.send = function (text) { if (JSON.parse(text).method) window.asked += 1; send.call(this, text); }; }
            """)
        let frame = try page.value("document.getElementById('screen').dataset.frame").string ?? ""
        try tap(170, 233)  // “Count” redraws its label.
        try page.wait("document.getElementById('screen').dataset.frame !== '\(frame)'")
        #expect(try page.value("window.asked") == 0)
        try openTab("views")
        try page.wait("document.querySelectorAll('.views .row').length > 3")
        #expect(try #require(page.value("window.asked").number) > 0)
        try page.click("#panel .quiet")
        #expect(try page.value("document.getElementById('panel').hidden") == true)
        #expect(page.complaints == [])
    }

    @Test("a view is selected on the device, described, and changed while the app runs")
    func views() throws {
        try openTab("views")
        try page.wait("document.querySelectorAll('.views .row').length > 3")
        try page.click("[aria-label='Pick a view']")
        // The label with “Ready”.
        try tap(60, 140)
        try page.wait("document.querySelector('.inspector h2')?.textContent.includes('UILabel')")
        #expect(try page.value("document.querySelector('[aria-label=\"Pick a view\"]').getAttribute('aria-pressed')") == "false")
        #expect(try page.value("document.querySelectorAll('.box.chosen').length") == 1)
        try page.wait("document.querySelector('.inspector [aria-label=Text]')?.value === 'Ready'")
        try page.click(".inspector [aria-label=Text]")
        try page.value("document.querySelector('.inspector [aria-label=Text]').select()")
        try page.type("Changed")
        try page.click(".views .search")
        try page.type("Changed")
        try page.wait(
            "document.querySelectorAll('.row.hit').length === 1 && document.querySelector('.row.hit .name').textContent === 'Changed'"
        )
        try page.click(".inspector [aria-label=Hidden]")
        try page.wait("document.querySelector('.row.hit').classList.contains('dim')")
        // A value that the app refuses has its reason below it.
        try page.value("(() => { const hex = document.querySelector('.inspector .hex'); hex.value = 'red'; hex.focus(); })()")
        try page.value("document.querySelector('.inspector .hex').dispatchEvent(new Event('change'))")
        try page.wait("document.querySelector('.pair:has(.hex[aria-invalid=true]) + .reason')?.textContent.includes('#rrggbb')")
        try page.value("(() => { const hex = document.querySelector('.inspector .hex'); hex.value = '#ff0000ff'; })()")
        try page.value("document.querySelector('.inspector .hex').dispatchEvent(new Event('change'))")
        try page.wait("document.querySelector('.reason') === null")
        // The keys adjust a slider again and again.
        try page.value("document.querySelector('.inspector [aria-label=Alpha]').focus()")
        for value in ["0.99", "0.98"] {
            try page.value("void (window.slider = document.activeElement)")
            try page.key("ArrowLeft", code: 37)
            // The app's answer draws the inspector again, with another slider.
            try page.wait(
                "(slider => slider !== window.slider && slider.value === '\(value)')(document.querySelector('.inspector [aria-label=Alpha]'))"
            )
            #expect(try page.value("document.querySelector('.inspector output').textContent") == .string(value))
            #expect(try page.value("document.activeElement.getAttribute('aria-label')") == "Alpha")
        }
        #expect(page.complaints == [])
    }

    @Test("the arrow keys move through the tree and expand and collapse its branches")
    func keys() throws {
        try openTab("views")
        try page.wait("document.querySelectorAll('.views .row').length > 3")
        try page.click(".views .row")
        try page.wait("document.querySelector('.views .row').getAttribute('aria-selected') === 'true'")
        try page.value("document.querySelector('.views .tree').focus()")
        try page.key("ArrowLeft", code: 37)
        try page.wait("document.querySelector('.views .row').getAttribute('aria-expanded') === 'false'")
        try page.key("ArrowRight", code: 39)
        try page.key("ArrowDown", code: 40)
        try page.wait("document.querySelectorAll('.views .row')[1].getAttribute('aria-selected') === 'true'")
        let active = "document.getElementById(document.querySelector('.views .tree').getAttribute('aria-activedescendant'))"
        #expect(try page.value("\(active) === document.querySelectorAll('.views .row')[1]") == true)
        // A selected row that the search leaves out is not the active one.
        try page.click(".views .search")
        try page.type("nothing has this name")
        try page.wait("!document.querySelector('.views .tree').hasAttribute('aria-activedescendant')")
        #expect(try text(".views .tree") == "No matches.")
    }

    @Test("controllers show their state, and a push adds its callbacks to the lanes")
    func controllers() throws {
        try openTab("controllers")
        try page.wait("document.querySelector('.controllers .tree')?.textContent.includes('MainController')")
        try page.wait("document.querySelectorAll('.lane .mark').length > 3")
        // Wherever the lanes are scrolled, a time is in sight.
        let places = try page.value("[...document.querySelectorAll('.times span')].map(label => parseFloat(label.style.left))")
        let last = try page.value("Math.max(...[...document.querySelectorAll('.lane .mark')].map(mark => parseFloat(mark.style.left)))")
        let stops = (places.array ?? []).compactMap(\.number) + [last.number ?? .infinity]
        #expect(zip(stops, stops.dropFirst()).allSatisfy { $1 - $0 <= 220 })
        // “List” is the ninth of eleven rows.
        try tap(170, 506)
        try page.wait("document.querySelector('.controllers .tree').textContent.includes('ListController')")
        try page.wait("[...document.querySelectorAll('.who')].some(lane => lane.textContent === 'ListController')")
        try page.value("document.querySelector('.controllers .search').focus()")
        try page.type("viewDidAppear")
        try page.wait(
            "[...document.querySelectorAll('.lane .mark')].every(mark => mark.getAttribute('aria-label').includes('viewDidAppear'))")
        try page.click(".lane .mark")
        #expect(try text(".details").contains("viewDidAppear"))
        // The keys go through the callbacks, and a cleared timeline has none.
        try page.wait("[...document.querySelectorAll('.who')].some(lane => lane.textContent === 'ListController')")
        try page.value("document.querySelector('.lanes').focus()")
        try page.key("End", code: 35)
        try page.wait("document.querySelector('.lane .mark[aria-current]').getAttribute('aria-label').includes('ListController')")
        #expect(try text(".details").contains("ListController"))
        try page.key("ArrowLeft", code: 37)
        try page.wait("!document.querySelector('.lane .mark[aria-current]').getAttribute('aria-label').includes('ListController')")
        try page.click("[aria-label='Clear the timeline']")
        #expect(try text(".lanes") == "No callbacks yet.")
        #expect(try text(".details").hasPrefix("Point to a mark"))
        #expect(page.complaints == [])
    }

    @Test("a callback shows what it was called for, with links to the lines of the app, and a controller those of its class")
    func causes() throws {
        try openTab("controllers")
        try page.wait("document.querySelectorAll('.lane .mark').length > 3")
        try tap(170, 506)  // “List”
        try page.wait("[...document.querySelectorAll('.who')].some(lane => lane.textContent === 'ListController')")
        try page.value("document.querySelector('.controllers .search').focus()")
        try page.type("ListController viewWillAppear")
        try page.wait("document.querySelectorAll('.lane .mark').length === 1")
        try page.click(".lane .mark")
        try page.wait("document.querySelectorAll('.because li').length >= 2")
        let causes = try page.value("[...document.querySelectorAll('.because li')].map(item => item.childNodes[1].textContent)").array
        #expect(causes?.first == "pushViewController(ListController, animated: true)")
        #expect(causes?.last == "Touch up on UIButton “list”")
        try page.wait("document.querySelector('.because a') !== null")
        let link = try page.value("document.querySelector('.because a').href").string ?? ""
        #expect(link.hasPrefix("vscode://file/") && link.contains("/ControlledApp/main.swift:"))
        // The editor is the user's choice. A form that would run a script makes no link.
        let module = "import('./source.js').then(({ editor, link }) => "
        let place = "link({ file: '/a b/List.swift', line: 7 })"
        #expect(try page.value("\(module){ editor.name = 'zed'; return \(place); })") == "zed://file/a%20b/List.swift:7")
        #expect(
            try page.value("\(module){ editor.name = 'custom'; editor.custom = 'my:{file}#{line}'; return \(place); })")
                == "my:/a%20b/List.swift#7")
        #expect(try page.value("\(module){ editor.custom = 'javascript:alert(1)'; return \(place); })") == .null)
        try page.value("import('./source.js').then(({ editor }) => { editor.name = 'vscode'; })")
        // The controller in the tree.
        try page.value("[...document.querySelectorAll('.controllers .row')].at(-1).click()")
        try page.wait("document.querySelector('.controllers .where a') !== null")
        #expect(try text(".controllers .where").contains("main.swift:"))
        #expect(page.complaints == [])
    }

    @Test("the app's output, log, and requests appear in the console once, by level and kind")
    func console() throws {
        try openTab("console")
        try page.wait("document.querySelector('.log .empty') !== null")
        try tap(170, 233)  // “Count” prints,
        try tap(170, 551)  // “Tick” logs,
        try tap(170, 279)  // “Load” loads.
        func lines() throws -> [String] {
            let parts = "['source', 'text'].map(part => line.querySelector('.' + part).textContent).join(' ')"
            return try page.value("[...document.querySelectorAll('.log .line')].map(line => \(parts))").array?.compactMap(\.string) ?? []
        }
        try page.wait("document.querySelectorAll('.log .line').length >= 3")
        let request = "GET http://127.0.0.1:\(server.port)/recipes?page=2"
        #expect(try lines().sorted() == [request, "NSLog The timer begins", "print Counted to 1"])
        func choose(_ label: String, _ value: String) throws {
            let select = "document.querySelector('.console [aria-label=\"\(label)\"]')"
            try page.value("{ const select = \(select); select.value = '\(value)'; select.dispatchEvent(new Event('change')); }")
        }
        try choose("Minimum level", "2")
        #expect(try lines() == ["NSLog The timer begins"])
        try choose("Minimum level", "0")
        try choose("Kinds of entries", "request")
        #expect(try lines() == [request])
        try page.wait("document.querySelector('.log .outcome').textContent.startsWith('200 · 8 B · ')")
        // The address has most of the line.
        #expect(
            try page.value(
                "document.querySelector('.log summary .text').offsetWidth > document.querySelector('.log summary').offsetWidth / 2")
                == true)
        try page.click(".log summary")
        try page.wait("document.querySelector('.log .transfer').textContent.includes('Answered')")
        #expect(try text(".log .transfer").contains("HTTP/1.1 200 OK"))
        #expect(page.complaints == [])
    }

    @Test("the device changes its appearance, text size, and layout direction, and its clock pauses and steps")
    func device() throws {
        try openTab("device")
        try page.click(".device [data-value=dark]")
        try page.wait("document.getElementById('appearance').getAttribute('aria-pressed') === 'true'")
        try page.wait("document.querySelector('.device [data-value=dark]').getAttribute('aria-checked') === 'true'")
        try page.click(".device [data-value=rightToLeft]")
        try page.wait("document.querySelector('.device [data-value=rightToLeft]').getAttribute('aria-checked') === 'true'")
        for label in ["Increase contrast", "Bold text", "Reduce motion"] {
            try page.click(".device [aria-label='\(label)']")
            try page.wait("document.querySelector(\".device [aria-label='\(label)']\").checked")
        }
        try page.value("document.querySelector('.device [aria-label=\"Text size\"]').focus()")
        try page.key("End", code: 35)
        try page.wait("document.querySelector('.device output').textContent === 'accessibility 3XL'")
        #expect(
            try page.value("document.querySelector('.device [aria-label=\"Text size\"]').getAttribute('aria-valuetext')")
                == "accessibility extra extra extra large")
        func button(_ title: String) throws {
            try page.value(
                "[...document.querySelectorAll('.device button')].find(button => button.textContent.trim() === '\(title)').id = 'wanted'")
            try page.click("#wanted")
            try page.value("document.getElementById('wanted').removeAttribute('id')")
        }
        try button("Pause")
        try page.wait("document.querySelector('.device output.time').textContent.includes('paused')")
        let before = try text(".device output.time")
        try button("1 s")
        try page.wait("document.querySelector('.device output.time').textContent !== '\(before)'")
        try button("Resume")
        try page.wait("!document.querySelector('.device output.time').textContent.includes('paused')")
        try button("Move to background")
        try page.wait("[...document.querySelectorAll('.device button')].some(button => button.textContent === 'Move to foreground')")
        try button("Move to foreground")
        try button("Memory warning")
        try page.wait("document.querySelector('.device .message').textContent === 'Sent.'")
        // The payload is whole, and an empty field is no value.
        let payload = "document.querySelector('.device textarea')"
        #expect(try page.value("\(payload).scrollHeight <= \(payload).offsetHeight") == true)
        for (title, message) in [("Set", "Enter a latitude and a longitude."), ("Open", "Enter a URL.")] {
            try button(title)
            try page.wait("document.querySelector('.device .message.wrong')?.textContent === '\(message)'")
        }
        try button("Send")
        try page.wait("document.querySelector('.device .message:not(.wrong)')?.textContent === 'Sent.'")
        // A long reason does not cover the panel.
        try page.value("document.querySelector('.device [aria-label=URL]').value = 'x'.repeat(5000)")
        try button("Open")
        try page.wait("document.querySelector('.device .message.wrong')?.textContent.includes('xxx')")
        #expect(try #require(page.value("document.querySelector('.device .message').offsetHeight").number) < 120)
        try page.click(".device textarea")
        try page.value("(() => { const text = document.querySelector('.device textarea'); text.value = 'no JSON'; })()")
        try button("Send")
        try page.wait("document.querySelector('.device .message.wrong')?.textContent.includes('JSON')")
        #expect(page.complaints == [])
    }

    @Test("the app starts again in the language and region that the user chooses, on the same device")
    func language() throws {
        try openTab("device")
        try page.click(".device [data-value=dark]")
        try page.wait("document.querySelectorAll('.device [aria-label=Region] option').length > 200")
        #expect(try page.value("document.querySelector('.device [aria-label=Language]').value") == "en")
        func choose(_ label: String, _ value: String) throws {
            let select = "document.querySelector('.device [aria-label=\"\(label)\"]')"
            try page.value("{ const select = \(select); select.value = '\(value)'; select.dispatchEvent(new Event('change')); }")
        }
        try choose("Language", "de")
        try choose("Region", "CH")
        let button = "[...document.querySelectorAll('.device button')].find(button => button.textContent === 'Start Again')"
        #expect(try page.value("\(button).disabled") == false)
        try page.value("\(button).click()")
        try page.wait("document.getElementById('state').className === 'off'")
        try page.wait("document.getElementById('state').className === 'on'")
        try page.wait("document.querySelector('.device [aria-label=Language]').value === 'de'")
        #expect(try page.value("document.querySelector('.device [aria-label=Region]').value") == "CH")
        try page.wait("document.getElementById('appearance').getAttribute('aria-pressed') === 'true'")
        // The page complains of the connection that ended.
        #expect(page.complaints.allSatisfy { $0.contains("WebSocket") })
    }

    @Test("with a hardware keyboard, none is on the screen, and it comes back for the same field")
    func hardwareKeyboard() throws {
        func wait(untilShown isShown: Bool) throws {
            let question = "import('./connection.js').then(({ request }) => request('keyboard')).then(({ visible }) => visible)"
            for _ in 0..<200 {
                if try page.value(question) == .bool(isShown) { return }
                usleep(50_000)
            }
            Issue.record("the keyboard is \(isShown ? "not shown" : "still shown")")
        }
        try tap(170, 187)  // the field
        try openTab("device")
        try wait(untilShown: true)
        try page.click(".device [aria-label='Hardware keyboard']")
        try wait(untilShown: false)
        try page.wait("document.querySelector('.device [aria-label=\"Hardware keyboard\"]').checked")
        try page.click(".device [aria-label='Hardware keyboard']")
        try wait(untilShown: true)
        #expect(page.complaints == [])
    }

    @Test("blended layers and stretched images are colored on the device, until the user turns the colors off")
    func layerColors() throws {
        try openTab("device")
        #expect(try page.value("document.querySelector('.costs').hidden") == true)
        try page.click(".device [data-value=blended]")
        // The color at a place of the device, in its points.
        func color(_ x: Int, _ y: Int) -> String {
            """
            (() => { const costs = document.querySelector('.costs'), k = costs.width / 393, copy = document.createElement('canvas');
              const context = copy.getContext('2d', { willReadFrequently: true });
              context.drawImage(costs, -\(x) * k, -\(y) * k);
              return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3); })()
            """
        }
        // The view of the controller is opaque; the text of a label is blended.
        try page.wait("(([red, green]) => green > 100 && red < 80)(\(color(370, 700)))")
        try page.wait("(([red]) => red > 80)(\(color(60, 140)))")
        try page.click(".device [data-value=none]")
        try page.wait("document.querySelector('.costs').hidden")
        #expect(page.complaints == [])
    }

    @Test("a run that is over is shown step by step, with its pictures on the device, from its failure on")
    func replay() throws {
        try openTab("recorder")
        try page.click(".recorder [data-value=replay]")
        let start = #"{"kind":"testStarted","test":"T/wrong()","time":10}"#
        let issue = #"{"kind":"issue","test":"T/wrong()","time":11,"severity":"error","message":"1, not 2","file":"/t/T.swift","line":12}"#
        let end = #"{"kind":"testEnded","test":"T/wrong()","time":12,"outcome":"failed"}"#
        try page.value(
            """
            (async () => {
              const { screen } = await import('./screen.js'), { replay } = await import('./replay.js');
              const picture = await new Promise(resolve => screen.picture(resolve)), json = value => new Blob([JSON.stringify(value)]);
              const events = ['viewDidLoad', 'viewDidAppear'].map((callback, time) => ({ time, controller: 'List', callback, arguments: [] }));
              const steps = [{ time: 0, line: 3, text: 'launchApp', firstEvent: 0 },
                { time: 1, line: 4, text: 'takeScreenshot: first', screenshot: 'first.png', firstEvent: 1 },
                { time: 2, line: 5, text: 'assertVisible: "Save"', failure: 'It is not visible.', log: ['hello'], firstEvent: 2 }];
              await replay.open(new Map([['out/trace.json', json(events)], ['out/steps.json', json({ name: 'Saving', steps })],
                ['out/first.png', picture], ['out/failure.png', picture],
                ['results/events.jsonl', new Blob([['\(start)', '\(issue)', '\(end)', '{"kind":'].join('\\n')])]]));
            })()
            """)
        try page.wait("document.querySelectorAll('.replay .step').length === 3")
        #expect(try text(".step[aria-selected=true] .title") == #"assertVisible: "Save""#)
        #expect(try text(".step-detail .reason") == "It is not visible.")
        #expect(try page.value("document.querySelector('.replayed').hidden") == false)
        try page.value("document.querySelector('.steps').focus()")
        try page.key("Home", code: 36)
        #expect(try text(".replay .message") == "Step 1 of 3")
        #expect(try text(".step-detail pre") == "List.viewDidLoad()")
        #expect(try page.value("document.querySelector('.replayed').hidden") == true)
        try page.key("ArrowDown", code: 40)
        #expect(try page.value("document.querySelector('.replayed').hidden") == false)
        // The failed test of the results, whose last line is cut off.
        try page.value(
            "{ const run = document.querySelector('.replay [aria-label=Run]'); run.value = '1'; run.dispatchEvent(new Event('change')); }")
        #expect(try text(".step-detail .place a") == "T.swift:12")
        #expect(try text(".step-detail .reason") == "1, not 2")
        // The app is back when the tab is left.
        try page.click("#tab-views")
        #expect(try page.value("document.querySelector('.replayed').hidden && document.querySelector('.replaying').hidden") == true)
        #expect(page.complaints == [])
    }

    @Test("input on the device is recorded as a flow and as a UI test, with a check that does not reach the app")
    func recorder() throws {
        try openTab("recorder")
        let code = "document.querySelector('.recorder pre').textContent"
        func button(_ title: String) -> String {
            "[...document.querySelectorAll('.recorder button')].find(button => button.textContent === '\(title)')"
        }
        #expect(try page.value("\(button("Copy")).disabled") == true)
        try page.value("\(button("Record")).click()")
        try page.wait("\(button("Stop")) !== undefined")
        try tap(170, 233)  // “Count”
        try page.wait("\(code).endsWith('- tapOn:\\n    id: \"count\"\\n')")
        try page.value("\(button("Check an element")).click()")
        try page.wait("document.querySelector('.recorder .message').textContent === 'Click the element on the device.'")
        try tap(170, 233)
        try page.wait("\(code).endsWith('- assertVisible:\\n    id: \"count\"\\n')")
        try page.value("\(button("Stop")).click()")
        try page.wait("\(button("Record")) !== undefined && !\(button("Copy")).disabled")
        try page.value(
            "(() => { const form = document.querySelector('.recorder select'); form.value = 'xcuitest'; form.dispatchEvent(new Event('change')); })()"
        )
        try page.wait("\(code).includes('app.buttons[\"count\"].tap()')")
        #expect(page.complaints == [])
    }

    @Test("the layers of a window are shown in 3D, a plane for each view")
    func depth() throws {
        try openTab("views")
        try page.wait("document.querySelectorAll('.views .row').length > 3")
        try page.click("button[aria-label='Layers in 3D']")
        try page.wait("document.querySelectorAll('.plane').length > 5 && document.querySelectorAll('.plane img').length > 2")
        // The layers stay inside their space when it becomes smaller.
        try page.resize(width: 900, height: 420)
        try page.wait("document.querySelector('.stack').getBoundingClientRect().height < document.querySelector('main').clientHeight")
        try page.value("document.querySelector('.exploded input').focus()")
        try page.key("Escape", code: 27)
        try page.wait("document.querySelector('.exploded').hidden")
        #expect(try page.value("document.activeElement.getAttribute('aria-label')") == "Layers in 3D")
        #expect(page.complaints == [])
    }

    @Test("the app's elements are available to a screen reader, and the keys activate them")
    func assistance() throws {
        try page.value("document.getElementById('assist').focus()")
        try page.key("Enter", code: 13)
        try page.value("document.getElementById('assist').click()")
        try page.wait("document.querySelector('#assisted [role=button][aria-label=Count]') !== null")
        try page.value("document.querySelector('#assisted [role=button][aria-label=Count]').focus()")
        try page.key("Enter", code: 13)
        try page.wait("document.querySelector('#assisted [aria-label=\"1\"]') !== null")
        // An alert takes the focus, and the focus does not leave the app's elements when it is gone.
        try page.value("document.querySelector('#assisted [role=button][aria-label=Alert]').focus()")
        try page.key("Enter", code: 13)
        try page.wait("document.activeElement.closest('[role=alertdialog][aria-modal=true]') !== null")
        try page.key("Enter", code: 13)
        try page.wait("document.querySelector('#assisted [role=alertdialog]') === null")
        try page.wait("document.activeElement.closest('#assisted') !== null")
        #expect(page.complaints == [])
    }

    @Test("the buttons of a tab bar are tabs, and those of a segmented control can be chosen, one at a time")
    func assistedRoles() throws {
        func part(_ type: String, _ label: String, _ children: String = "", isSelected: Bool = false) -> String {
            """
            { type: '\(type)', label: '\(label)', ref: \(label.count), frame: [0, 0, 90, 40], selected: \(isSelected),
              children: [\(children)] }
            """
        }
        let buttons = part("Button", "A", isSelected: true) + "," + part("Button", "Bb")
        let wrapped = "{ type: 'Other', ref: 40, frame: [0, 0, 90, 40], children: [\(buttons)] }"
        let hidden = "{ type: 'StaticText', label: 'Row', ref: 50, frame: [0, 0, 90, 40], accessible: false }"
        let list = part("Table", "Everything", part("Cell", "Row", hidden))
        let parts = [part("TabBar", "Tabs", wrapped), part("SegmentedControl", "Choices", buttons), list]
        let tree = part("Application", "App", parts.joined(separator: ","))
        try page.value(
            "import('./connection.js').then(({ connection }) => { connection.request = () => Promise.resolve({ tree: \(tree) }); })")
        try page.value("document.getElementById('assist').click()")
        try page.wait("document.querySelector('#assisted [aria-label=Tabs]') !== null")
        func states(_ selector: String, _ attribute: String) throws -> JSONValue {
            try page.value("[...document.querySelectorAll('#assisted \(selector)')].map(part => part.getAttribute('\(attribute)'))")
        }
        #expect(try states("[role=tablist] [role=tab]", "aria-selected") == ["true", "false"])
        #expect(try states("[role=radiogroup] [role=radio]", "aria-checked") == ["true", "false"])
        #expect(try states("[role=group] [role=button]", "aria-label") == ["Row"])
        // The text of the row is not an element of its own.
        #expect(try states("[role=text]", "aria-label") == [])
        #expect(page.complaints == [])
    }

    @Test("the errors of a change are over the app, and the keyboard returns to the app when they are hidden")
    func errors() throws {
        let problem = "{ file: 'App/List.swift', line: 3, column: 5, message: 'not in scope', source: '    title = 1' }"
        try page.value("import('./reload.js').then(part => part.show({ problems: [\(problem)] }))")
        try page.wait("!document.getElementById('reload').hidden")
        #expect(try text("#reload p") == "App/List.swift:3:5: not in scope")
        #expect(try text("#reload pre") == "    title = 1\n    ^")
        try page.click("#reload button")
        #expect(try page.value("document.getElementById('reload').hidden") == true)
        #expect(try page.value("document.activeElement.id") == "keys")
        #expect(page.complaints == [])
    }

    @Test("the text of the bar and the panels has enough contrast in both appearances")
    func contrast() throws {
        // The ratio that WCAG 2.2 asks for, 1.4.3. Text on a disabled control needs none.
        try page.value(
            """
            { window.pale = () => {
              const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
              const read = color => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = color; pen.fillRect(0, 0, 1, 1);
                return [...pen.getImageData(0, 0, 1, 1).data]; };
              const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] / 255 + b[i] * (1 - a[3] / 255)).concat(255);
              const light = color => [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
                const v = color[i] / 255; return sum + share * (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); }, 0);
              const parents = node => node ? [...parents(node.parentElement), node] : [];
              return [...document.querySelectorAll('header *, #panel *')].filter(node => node.getClientRects().length
                && !node.closest(':disabled, option') && [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
                .filter(node => {
                  const chain = parents(node).map(part => getComputedStyle(part));
                  const behind = chain.reduce((under, style) => over(read(style.backgroundColor), under),
                    matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18, 255] : [255, 255, 255, 255]);
                  const ink = read(chain.at(-1).color);
                  ink[3] *= chain.reduce((product, style) => product * Number(style.opacity), 1);
                  const [a, b] = [light(over(ink, behind)), light(behind)];
                  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
                }).map(node => node.className + ' ' + node.textContent); }; }
            """)
        for scheme in ["light", "dark"] {
            try page.command(
                "Emulation.setEmulatedMedia",
                [
                    "features": [
                        ["name": "prefers-color-scheme", "value": .string(scheme)], ["name": "prefers-reduced-motion", "value": "reduce"],
                    ]
                ])
            for tab in ["views", "controllers", "console", "data", "device", "recorder"] {
                try openTab(tab)
                if tab == "views" || tab == "controllers" {
                    try page.click("#body-\(tab) .row:last-child")
                    try page.wait("document.querySelector('#body-\(tab) .row[aria-selected=true]') !== null")
                }
                #expect(try page.value("window.pale()") == [], "\(tab), \(scheme)")
            }
        }
        #expect(page.complaints == [])
    }

    @Test("the app receives Tab, and F6 moves the focus to the bar, the workbench, and back to the app")
    func panes() throws {
        func isAt(_ id: String) throws { try page.wait("document.activeElement.id === '\(id)'") }
        try isAt("keys")
        try page.key("Tab", code: 9)
        try isAt("keys")
        try page.key("F6", code: 117)
        try isAt("assist")
        try page.key("Tab", code: 9)
        try isAt("device")
        try page.key("F6", code: 117)
        try isAt("keys")
        try openTab("console")
        try page.key("F6", code: 117)
        try isAt("keys")
        try page.key("F6", code: 117)
        try page.key("F6", code: 117)
        try isAt("tab-console")
        #expect(page.complaints == [])
    }

    @Test("an app that restarts at the same address is shown again, with the panel that was open")
    func reconnection() throws {
        try openTab("views")
        try page.wait("document.querySelectorAll('.views .row').length > 3")
        app.end()
        try page.wait("!document.getElementById('ended').hidden && document.getElementById('state').className === 'off'")
        // Panels that are opened now have words too.
        try openTab("controllers")
        #expect(try text(".controllers .tree") == "No controllers yet.")
        #expect(try text(".lanes") == "No callbacks yet.")
        try openTab("device")
        #expect(
            try page.value(
                "[...document.querySelectorAll('#panel button')].every(button => button.textContent || button.getAttribute('aria-label'))")
                == true)
        try openTab("views")
        try app.start()
        try page.wait("document.getElementById('ended').hidden && document.getElementById('state').className === 'on'")
        try page.wait("document.querySelectorAll('.views .row').length > 3")
    }

    /// A method of the control protocol, asked on the page.
    @discardableResult
    func ask(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        try page.value("import('./connection.js').then(part => part.request('\(method)', \(params.text)))")
    }

    /// Asks again and again until the answer is true, or the time is up: the app, the page, and the browser are other processes.
    func poll(seconds: Int = 10, until isTrue: () throws -> Bool) rethrows {
        let end = ContinuousClock.now + .seconds(seconds)
        while try !isTrue(), ContinuousClock.now < end { usleep(20_000) }
    }

    private var fieldText: JSONValue? {
        get throws { try ask("find", ["identifier": "field"])["elements"]?[0]?["value"] }
    }

    private func waitForField(_ text: String) throws {
        try poll(seconds: 30) { try fieldText == .string(text) }
        #expect(try fieldText == .string(text))
    }

    @Test("keys edit a field, a long text is pasted whole, and what the app copies is on the browser's clipboard")
    func editing() throws {
        try tap(100, 188)
        try page.type("Käse 👩‍👧")
        try waitForField("Käse 👩‍👧")
        try page.key("Home", code: 36)
        try page.key("Delete", code: 46)
        try waitForField("äse 👩‍👧")
        try page.key("End", code: 35)
        try page.key("Backspace", code: 8)
        try waitForField("äse ")
        try page.value("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }")
        try page.key("a", code: 65, isControl: true)
        try page.key("c", code: 67, isControl: true)
        try page.wait("window.copied === 'äse '")
        // Without a selection, nothing is copied.
        try page.key("End", code: 35)
        try page.value("window.copied = ''")
        try page.key("c", code: 67, isControl: true)
        try page.key("a", code: 65, isControl: true)
        // The page divides it in the middle of the emoji.
        let long = String(repeating: "x", count: 99_999) + "😀 end"
        try page.type(long)
        try waitForField(long)
        #expect(try page.value("window.copied") == "")
        #expect(page.complaints == [])
    }

    @Test("a page that is loaded again leaves no finger on the device, and shows the panel that was open")
    func reload() throws {
        try openTab("console")
        let box = try page.value(
            "(() => { const b = document.getElementById('screen').getBoundingClientRect(); return [b.x, b.y, b.width / 393]; })()")
        let (left, top, zoom) = (try #require(box[0]?.number), try #require(box[1]?.number), try #require(box[2]?.number))
        try page.pointer("mouseMoved", left + 170 * zoom, top + 233 * zoom)
        try page.pointer("mousePressed", left + 170 * zoom, top + 233 * zoom, button: "left")
        try page.command("Page.reload")
        try page.wait("document.getElementById('state')?.className === 'on' && Number(document.getElementById('screen').dataset.frame) > 0")
        try page.wait("document.querySelector('#tab-console[aria-selected=true]') !== null && !document.getElementById('panel').hidden")
        try page.pointer("mouseReleased", left + 170 * zoom, top + 233 * zoom, button: "left")
        // The button is not tapped, and takes the next tap.
        #expect(try ask("find", ["identifier": "status"])["elements"]?[0]?["label"] == "Ready")
        try tap(170, 233)
        try page.wait("document.querySelector('.log').textContent.includes('Counted to 1')")
        #expect(page.complaints == [])
    }

    @Test("the page says that the app is paused or in the background, and returns to it")
    func activity() throws {
        _ = try ask("clock", ["paused": true])
        try page.wait("document.getElementById('state').textContent === 'Paused'")
        try page.click("#resume")
        try page.wait("document.getElementById('state').textContent === 'Running' && document.getElementById('resume').hidden")
        _ = try ask("background")
        try page.wait("document.getElementById('state').textContent === 'In the background'")
        try page.click("#return")
        try page.wait("document.getElementById('state').textContent === 'Running' && document.getElementById('away').hidden")
        #expect(try page.value("document.activeElement.id") == "keys")
        #expect(page.complaints == [])
    }

    @Test("a file that is dropped on the device is taken, and one beside the device does not replace the page")
    func dropping() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let push = folder.appendingPathComponent("hello.apns"), broken = folder.appendingPathComponent("broken.apns")
        try Data(#"{"aps":{"alert":"Hello"}}"#.utf8).write(to: push)
        try Data("{".utf8).write(to: broken)
        try page.drop([push], on: "h1")
        #expect(try text("#toast") == "")
        try page.drop([push], on: "#screen")
        try page.wait("document.getElementById('toast').textContent === 'The notification was sent.'")
        try page.drop([push, broken], on: "#screen")
        try page.wait("document.querySelector('#toast.wrong')?.textContent.includes('“broken.apns” isn’t a push payload')")
        // A picture of two parts.
        let picture = folder.appendingPathComponent("noise.png")
        try ask("screenshot")["png"]?.string.flatMap { Data(base64Encoded: $0) }?.write(to: picture)
        var padded = try Data(contentsOf: picture)
        padded.append(Data(count: 700_000))
        try padded.write(to: picture)
        try page.drop([picture], on: "#screen")
        try page.wait("document.getElementById('toast').textContent === 'The picture was added to the photo library.'")
        #expect(try page.value("location.href").string == app.address)
        #expect(page.complaints == [])
    }

    @Test("a video of the screen is saved when it ends, also of a screen that rests")
    func video() throws {
        // What would be downloaded.
        try page.value(
            """
            { const make = URL.createObjectURL; URL.createObjectURL = blob => { window.saved = blob; return make(blob); };
              HTMLAnchorElement.prototype.click = function () { window.file = this.download; }; }
            """)
        try page.click("#video")
        try page.wait("document.getElementById('video').getAttribute('aria-pressed') === 'true'")
        usleep(4_000_000)
        try page.click("#video")
        try page.wait("window.file?.endsWith('.webm')")
        let head = try page.value("window.saved.arrayBuffer().then(all => [new Uint8Array(all)[0], all.byteLength])")
        #expect(head[0] == 0x1a)
        // More than the head: the pictures of a screen that rests.
        #expect(try #require(head[1]?.number) > 1000)
        #expect(try page.value("document.getElementById('video').getAttribute('aria-pressed')") == "false")
    }

    @Test("a finger on a phone taps the app without the phone's own keyboard, which a mouse leaves alone")
    func touch() throws {
        #expect(try page.value("document.getElementById('keys').inputMode") == "")
        try tap(170, 233)
        try page.wait("document.getElementById('keys').inputMode === 'text'")
        try page.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
        let box = try page.value(
            "(() => { const b = document.getElementById('screen').getBoundingClientRect(); return [b.x, b.y, b.width / 393]; })()")
        let (left, top, zoom) = (try #require(box[0]?.number), try #require(box[1]?.number), try #require(box[2]?.number))
        let point: JSONValue = ["x": .number(left + 170 * zoom), "y": .number(top + 233 * zoom)]
        try page.command("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [point]])
        try page.command("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
        try page.wait("document.getElementById('keys').inputMode === 'none' && document.activeElement.id === 'keys'")
        #expect(try ask("wait", ["identifier": "status", "label": "2"])["elements"]?.array?.count == 1)
        #expect(page.complaints == [])
    }

    @Test("a wheel with Control is two fingers that move apart, and without it one that drags")
    func wheel() throws {
        try page.value(
            """
            { window.sent = []; const send = WebSocket.prototype.send;
              WebSocket.prototype.send = function (text) {
                const message = JSON.parse(text); if (message.t === 'touch') window.sent.push(message); send.call(this, text); }; }
            """)
        func turn(isControl: Bool) throws {
            try page.value(
                """
                (() => { window.sent = []; const canvas = document.getElementById('screen'), box = canvas.getBoundingClientRect();
                  canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -30, ctrlKey: \(isControl), cancelable: true,
                    clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 })); })()
                """)
            try page.wait("window.sent.at(-1)?.phase === 'ended'")
        }
        try turn(isControl: true)
        #expect(try page.value("window.sent.map(touch => touch.id)") == [1000, 1001, 1000, 1001, 1000, 1001])
        let widths = try page.value("[0, 2, 4].map(index => window.sent[index + 1].x - window.sent[index].x)").array
        let apart = try #require(widths).compactMap { $0.number }
        #expect(apart[0] == 120 && abs(apart[1] - 120 * exp(0.3)) < 0.01 && apart[2] == apart[1])
        try turn(isControl: false)
        #expect(try page.value("window.sent.map(touch => touch.phase)") == ["began", "moved", "ended"])
        #expect(try page.value("Math.round(window.sent[1].y - window.sent[0].y)") == 30)
        #expect(page.complaints == [])
    }

    @Test("the home button is at the side that the orientation names")
    func homeButton() throws {
        let device = "document.getElementById('device')"
        try page.value("{ \(device).value = 'iPhone SE (3rd generation)'; \(device).dispatchEvent(new Event('change')); }")
        try page.wait("document.getElementById('frame').classList.contains('button')")
        func isBelowOrRight(_ side: String) -> String {
            """
            (() => { const home = document.getElementById('home').getBoundingClientRect(),
              screen = document.getElementById('screen').getBoundingClientRect(); return home.\(side) > screen.\(side); })()
            """
        }
        try page.wait(isBelowOrRight("bottom"))
        try page.click("#left")
        try page.wait("document.getElementById('frame').classList.contains('landscapeRight') && \(isBelowOrRight("right"))")
        try page.click("#left")
        try page.wait("document.getElementById('frame').classList.contains('landscapeLeft') && !\(isBelowOrRight("right"))")
        #expect(page.complaints == [])
    }

    @Test("the narrowest panel shows all its tabs and controls")
    func narrowest() throws {
        try openTab("views")
        try page.value("document.getElementById('divider').focus()")
        for _ in 0..<8 { try page.key("ArrowRight", code: 39) }
        #expect(try page.value("document.getElementById('panel').offsetWidth") == 350)
        for tab in ["views", "controllers", "console", "data", "device", "recorder"] {
            try openTab(tab)
            let outside = """
                (() => { const edge = document.getElementById('panel').getBoundingClientRect().right;
                  return [...document.querySelectorAll('#panel :is(button, input, select, textarea):not(.mark)')].filter(part =>
                    part.getClientRects().length && part.getBoundingClientRect().right > edge).map(part => part.textContent); })()
                """
            #expect(try page.value(outside) == [], "\(tab)")
        }
        try openTab("console")
        #expect(try #require(page.value("document.querySelector('.console .search').offsetWidth").number) >= 80)
        let list = try page.value(
            "[...document.querySelectorAll('.tab')].map(tab => tab.getBoundingClientRect()).map(box => [box.left, box.right])")
        for (tab, next) in zip(list.array ?? [], (list.array ?? []).dropFirst()) {
            #expect(try #require(tab[1]?.number) <= #require(next[0]?.number))
        }
    }

    @Test("at a phone's width the panel is below the device, and both are visible")
    func narrow() throws {
        try page.resize(width: 390, height: 844)
        try openTab("device")
        let boxes = try page.value(
            "['frame', 'panel'].map(id => document.getElementById(id).getBoundingClientRect()).map(b => [b.x, b.y, b.width, b.height])"
        )
        let (frame, panel) = (try #require(boxes[0]), try #require(boxes[1]))
        #expect(panel[2] == 390)
        try page.wait("document.getElementById('divider').getAttribute('aria-orientation') === 'horizontal'")
        let height = try #require(panel[3]?.number)
        #expect(try page.value("document.getElementById('divider').getAttribute('aria-valuenow')").string == "\(Int(height.rounded()))")
        #expect(try #require(frame[3]?.number) > 100)
        #expect(try #require(panel[1]?.number) >= 120)
        #expect(try page.value("document.documentElement.scrollWidth") == 390)
        // The longest name of a device is whole.
        #expect(
            try page.value(
                """
                (() => { const device = document.getElementById('device'), copy = device.cloneNode(true);
                  copy.style.cssText = 'position: absolute; flex: none; width: auto; max-width: none'; document.body.append(copy);
                  const needed = copy.offsetWidth; copy.remove(); return needed <= device.offsetWidth; })()
                """) == true)
    }
}
