import AutomationClient
import Foundation
import Testing

/// The app's data and the device's conditions on the page.
extension WorkbenchPageTests {
    /// Clicks the button with this title in a panel.
    private func button(_ title: String, in panel: String) throws {
        try page.value(
            "[...document.querySelectorAll('\(panel) button')].find(button => button.textContent.trim() === '\(title)').id = 'wanted'")
        try page.click("#wanted")
        try page.value("document.getElementById('wanted')?.removeAttribute('id')")
    }

    private func choose(_ label: String, _ value: String) throws {
        let select = "document.querySelector('#panel [aria-label=\"\(label)\"]')"
        try page.value("{ const select = \(select); select.value = '\(value)'; select.dispatchEvent(new Event('change')); }")
    }

    /// Waits until the app answers a request with this value.
    private func wait(_ method: String, _ member: String, of params: JSONValue = [:], is value: JSONValue?) throws {
        try poll { try ask(method, params)[member] == value }
        let answer = try ask(method, params)
        #expect(answer[member] == value, "\(method)")
    }

    @Test("the user leaves the app by the home button, the lock, or the app switcher, and returns to it or quits it")
    func leaving() throws {
        let notice = "document.querySelector('#away b').textContent"
        func isGone() throws { try page.wait("document.getElementById('away').hidden") }
        try page.click("#leave")
        try page.wait("!document.getElementById('away').hidden && \(notice) === 'The app is in the background.'")
        try page.click("#return")
        try isGone()
        try openTab("device")
        try button("Lock", in: ".device")
        try page.wait("!document.getElementById('away').hidden && \(notice) === 'The device is locked.'")
        #expect(try text("#return") == "Unlock")
        #expect(try ask("state")["state"] == "runningBackground")
        try page.click("#return")
        try isGone()
        try button("App switcher", in: ".device")
        try page.wait("!document.getElementById('away').hidden && \(notice) === 'The app is in the app switcher.'")
        #expect(try ask("state")["state"] == "runningForeground")
        try page.click("#return")
        try isGone()
        #expect(try page.value("document.getElementById('quit').hidden") == true)
        try button("App switcher", in: ".device")
        try page.wait("!document.getElementById('quit').hidden")
        try page.click("#quit")
        try page.wait("!document.getElementById('ended').hidden")
    }

    @Test("the device's permissions, status bar, and network change while the app runs")
    func conditions() throws {
        try openTab("device")
        try page.wait("document.querySelectorAll('.permissions select').length > 10")
        #expect(try page.value("document.querySelector('[data-service=camera]').value") == "unset")
        try choose("Camera", "deny")
        try wait("permission", "answer", of: ["service": "camera"], is: "deny")
        try page.wait("document.querySelector('[data-service=camera]').value === 'deny'")
        let frame = try page.value("document.getElementById('screen').dataset.frame").string ?? ""
        try page.click(".device [aria-label='Time in the status bar']")
        try page.type("12:00")
        try page.key("Enter", code: 13)
        func waitForBar(_ member: String, _ value: JSONValue) throws {
            try poll { try ask("statusBar")["shown"]?[member] == value }
            #expect(try ask("statusBar")["shown"]?[member] == value)
        }
        try waitForBar("time", "12:00")
        try page.wait("document.getElementById('screen').dataset.frame !== '\(frame)'")
        try choose("Network in the status bar", "5g")
        try choose("Cellular in the status bar", "1")
        try page.value("document.querySelector('[aria-label=\"Battery level in the status bar\"]').focus()")
        try page.key("Home", code: 36)
        try page.click(".device [data-value=charging]")
        try waitForBar("batteryState", "charging")
        let bar = try #require(ask("statusBar")["shown"])
        #expect(bar["dataNetwork"] == "5g" && bar["cellularBars"] == 1 && bar["batteryLevel"] == 0)
        try button("Reset", in: ".device")
        try waitForBar("batteryLevel", 100)
        #expect(try ask("statusBar")["shown"]?["time"] == "")
        try page.click(".device [data-value=full]")
        try wait("storage", "value", is: "full")
        let file = app.home.appendingPathComponent("Documents/new.txt")
        func write() throws -> JSONValue? {
            let call = "part.request('writeFile', { path: 'Documents/new.txt', data: 'TWlsaw==' }).then(() => 'written', () => 'refused')"
            return try page.value("import('./connection.js').then(part => \(call))")
        }
        #expect(try write() == "refused")
        #expect((try? Data(contentsOf: file)) ?? Data() == Data())
        try page.click(".device [aria-label=Storage] [data-value=normal]")
        try wait("storage", "value", is: "normal")
        #expect(try write() == "written")
        #expect(try String(contentsOf: file, encoding: .utf8) == "Milk")
        try choose("Network condition", "offline")
        try wait("network", "value", is: "offline")
        try tap(170, 279)  // “Load”
        try openTab("console")
        try page.wait("document.querySelector('.log .error')?.textContent.includes('the device is offline')")
        try waitForStatus("-1009")
        try openTab("device")
        try choose("Network condition", "normal")
        try wait("network", "value", is: "normal")
        try tap(170, 279)
        try waitForStatus("Answered")
        #expect(page.complaints == [])
    }

    @Test("the clock runs slowly, an app has a share of an iPad's screen, and the device's location is removed")
    func shares() throws {
        try openTab("device")
        try page.click(".device [aria-label='Slow animations']")
        try wait("clock", "speed", is: 0.1)
        #expect(try page.value("document.querySelector('.device [aria-label=Window]').offsetParent") == .null)
        let device = "document.getElementById('device')"
        try page.value(
            "{ \(device).value = document.querySelector('[label=iPad] option').value; \(device).dispatchEvent(new Event('change')); }")
        try page.wait("document.querySelector('.device [aria-label=Window]').offsetParent !== null")
        let shown = try ask("resize")["size"]?.array, whole = try #require(shown).compactMap(\.number)
        func isWide(_ size: [Double]) throws {
            try wait("resize", "size", is: .array(size.map(JSONValue.number)))
            try page.wait(
                "Math.abs(document.getElementById('screen').width / document.getElementById('screen').height - \(size[0] / size[1])) < 0.01"
            )
        }
        try choose("Window", "half")
        try isWide([(whole[0] - 10) / 2, whole[1]])
        // The share is that of the turned screen.
        try page.click("#left")
        try isWide([(whole[1] - 10) / 2, whole[0]])
        try choose("Window", "full")
        try isWide([whole[1], whole[0]])
        try ask("location", ["latitude": 52.5, "longitude": 13.4])
        try button("Remove", in: ".device")
        try wait("location", "latitude", is: nil)
        #expect(page.complaints == [])
    }

    /// Waits until the app's status contains a text.
    private func waitForStatus(_ text: String) throws {
        func label() throws -> String { try ask("find", ["identifier": "status"])["elements"]?[0]?["label"]?.string ?? "" }
        try poll { try label().contains(text) }
        #expect(try label().contains(text))
    }

    @Test("earlier pictures of the screen are shown while the app is paused, and the latest when it runs")
    func rewind() throws {
        try openTab("device")
        for count in 1...3 {
            try tap(170, 233)  // “Count”
            try waitForStatus("\(count)")
        }
        try page.wait("Number(document.querySelector('[aria-label=Rewind]').max) >= 3")
        try page.value("document.querySelector('[aria-label=Rewind]').focus()")
        try page.key("Home", code: 36)
        try page.wait("!document.getElementById('past').hidden && document.getElementById('state').textContent === 'Paused'")
        try page.wait("document.querySelector('[aria-label=Rewind]').getAttribute('aria-valuetext').endsWith('s ago')")
        // The earlier picture has the same size and place as the screen, and other pixels.
        #expect(
            try page.value(
                """
                (() => { const [past, now] = ['past', 'screen'].map(id => document.getElementById(id).getBoundingClientRect());
                  return past.x === now.x && past.y === now.y && past.width === now.width && past.height === now.height; })()
                """) == true)
        let first = try page.value("document.getElementById('past').toDataURL()")
        try page.key("ArrowRight", code: 39)
        try page.key("ArrowRight", code: 39)
        try page.wait("document.getElementById('past').toDataURL() !== '\(first.string ?? "")'")
        try page.key("End", code: 35)
        try page.wait("document.getElementById('past').hidden")
        try page.key("Home", code: 36)
        try page.wait("!document.getElementById('past').hidden")
        try page.click("#resume")
        try page.wait("document.getElementById('past').hidden && document.getElementById('state').textContent === 'Running'")
        #expect(page.complaints == [])
    }

    @Test("user defaults are added, changed, and removed")
    func defaults() throws {
        func stored() throws -> [String: JSONValue] {
            let entries = try ask("defaults")["entries"]?.array ?? []
            return Dictionary(
                entries.filter { $0["stored"] == true }.compactMap { entry in entry["key"]?.string.map { ($0, entry["value"] ?? .null) } },
                uniquingKeysWith: { $1 })
        }
        func waitFor(_ key: String, _ value: JSONValue?) throws {
            try poll { try stored()[key] == value }
            #expect(try stored()[key] == value)
        }
        try openTab("data")
        try button("Add", in: ".data")
        try page.wait("document.querySelector('.data .message.wrong')?.textContent === 'Enter a key.'")
        try page.click(".data [aria-label='New key']")
        try page.type("greeting")
        try page.key("Enter", code: 13)
        try page.wait("document.activeElement.getAttribute('aria-label') === 'greeting'")
        try page.type("Hello")
        try page.key("Enter", code: 13)
        try waitFor("greeting", "Hello")
        for (type, key) in [("boolean", "isOn"), ("array", "list")] {
            try choose("Type of the new value", type)
            try page.click(".data [aria-label='New key']")
            try page.type(key)
            try page.key("Enter", code: 13)
            try page.wait("document.querySelector('.entry[data-name=\(key)]') !== null")
        }
        try page.click(".entry [aria-label=isOn]")
        try waitFor("isOn", true)
        try page.click(".entry[data-name=list] summary")
        try page.click(".entry[data-name=list] textarea")
        try page.value("document.querySelector('.entry[data-name=list] textarea').value = '[1,'")
        try button("Save", in: ".entry[data-name=list]")
        try page.wait("document.querySelector('.data .message.wrong')?.textContent.includes('JSON')")
        // A text that can't be saved stays when the page shows a later answer: it asks again only after it has shown one.
        _ = try ask("setDefault", ["key": "other", "type": "integer", "value": 1])
        try page.value(
            """
            {
                const send = WebSocket.prototype.send;
                window.asked = 0;
                WebSocket.prototype.send = function (text) {
                    if (String(text).includes('"defaults"')) window.asked += 1;
                    return send.call(this, text);
                };
            }
            """)
        try page.wait("window.asked > 1")
        #expect(try page.value("document.querySelector('.entry[data-name=list] textarea').value") == "[1,")
        try page.value("document.querySelector('.entry[data-name=list] textarea').value = '[1, \"two\"]'")
        try button("Save", in: ".entry[data-name=list]")
        try waitFor("list", [1, "two"])
        // A change of the app appears.
        _ = try ask("setDefault", ["key": "fresh", "type": "integer", "value": 3])
        try page.wait("document.querySelector('.entry [aria-label=fresh]')?.value === '3'")
        try page.click(".data .search")
        try page.type("fresh")
        try page.wait("[...document.querySelectorAll('.entry')].filter(line => !line.hidden).length === 1")
        try page.click("[aria-label='Remove fresh']")
        try waitFor("fresh", nil)
        #expect(page.complaints == [])
    }

    @Test("the files of the app's home are opened, changed, added, and deleted")
    func files() throws {
        let notes = app.home.appendingPathComponent("Documents/notes.txt")
        try Data("Eggs".utf8).write(to: notes)
        try openTab("data")
        try page.click(".data [data-value=files]")
        try page.wait("document.querySelector('.entry[data-name=Documents]') !== null")
        try page.click(".entry[data-name=Documents] .file")
        try page.wait("document.querySelector('.where b').textContent === 'Documents'")
        try page.wait("document.activeElement.closest('.entry')?.dataset.name === 'notes.txt'")
        try page.click(".entry[data-name='notes.txt'] .file")
        let area = "document.querySelector('.preview textarea')"
        try page.wait("\(area)?.value === 'Eggs'")
        // What the app writes appears, and the user's own text stays.
        try Data("Eggs and milk".utf8).write(to: notes)
        try page.wait("\(area)?.value === 'Eggs and milk'")
        try page.click(".preview textarea")
        try page.value("\(area).select()")
        try page.type("Bread")
        try button("Save", in: ".preview")
        try page.wait("document.querySelector('.data .message').textContent === 'Saved.'")
        #expect(try String(contentsOf: notes, encoding: .utf8) == "Bread")
        let picture = FileManager.default.temporaryDirectory
            .appendingPathComponent("added-\(ProcessInfo.processInfo.globallyUniqueString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        try ask("screenshot")["png"]?.string.flatMap { Data(base64Encoded: $0) }?.write(to: picture)
        try page.drop([picture], on: ".entries")
        try page.wait("document.querySelector('.entry[data-name=\"\(picture.lastPathComponent)\"]') !== null")
        try page.click(".entry[data-name='\(picture.lastPathComponent)'] .file")
        try page.wait("document.querySelector('.preview img')?.naturalWidth > 0")
        // Only the second click deletes.
        try page.click("[aria-label='Delete notes.txt']")
        try page.wait("document.activeElement.textContent === 'Delete'")
        #expect(FileManager.default.fileExists(atPath: notes.path))
        try page.click(".data .search")
        try page.wait("document.querySelector('[aria-label=\"Delete notes.txt\"]') !== null")
        try page.click("[aria-label='Delete notes.txt']")
        try page.click(".entry .live")
        try page.wait("document.querySelector('.entry[data-name=\"notes.txt\"]') === null")
        #expect(!FileManager.default.fileExists(atPath: notes.path))
        try page.wait("document.activeElement.closest('.entry')?.dataset.name === '\(picture.lastPathComponent)'")
        try page.click(".where .link")
        try page.wait("document.querySelector('.entry[data-name=Documents]') !== null")
        #expect(page.complaints == [])
    }
}
