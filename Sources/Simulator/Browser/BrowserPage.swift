import CHostSystem
import EmulatedDevices
import Foundation
import InterfaceBuilder

/// The page's files from the module's resources: HTML, styles, and scripts.
///
/// Only files of the table are served, by their complete names, so a path can't lead to another file.
struct BrowserPage: Sendable {
    struct File: Sendable {
        /// The value of the header `Content-Type`.
        var type: String
        var body: Data
    }
    private let files: [String: File]

    /// Returns the file with this name. The empty name is the page itself.
    func file(_ name: some StringProtocol) -> File? { files[String(name)] }

    /// Reads the files. Throws an error if a file is missing or can't be read.
    init(title: String, devices: [DeviceDescription], folder: URL? = Self.folder) throws {
        guard let folder else { throw Missing(what: "the folder of the page's files") }
        var files: [String: File] = [:]
        for (name, type) in Self.types {
            guard let body = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
                throw Missing(what: "the page's file \(name)")
            }
            files[name] = File(type: type + "; charset=utf-8", body: body)
        }
        guard var page = files.removeValue(forKey: "page.html") else { throw Missing(what: "the page") }
        let parts = ["{{title}}": MarkupText.attribute(title), "{{options}}": Self.options(devices), "{{devices}}": Self.table(devices)]
        // In one pass: the text of a title is not expanded again.
        page.body = Data(
            String(decoding: page.body, as: UTF8.self).replacing(#/{{(?:title|options|devices)}}/#) { parts[String($0.output)] ?? "" }.utf8)
        files[""] = page
        self.files = files
    }

    struct Missing: Error, CustomStringConvertible {
        var what: String
        var description: String { "\(what) is missing beside the library; build the library again" }
    }

    private static let types: [String: String] = [
        "page.html": "text/html", "page.css": "text/css", "workbench.css": "text/css", "reload.css": "text/css",
        "reload.js": "text/javascript",
        "page.js": "text/javascript", "connection.js": "text/javascript", "screen.js": "text/javascript", "elements.js": "text/javascript",
        "panel.js": "text/javascript", "tree.js": "text/javascript", "views.js": "text/javascript", "inspector.js": "text/javascript",
        "exploded.js": "text/javascript", "controllers.js": "text/javascript", "console.js": "text/javascript",
        "device.js": "text/javascript", "data.js": "text/javascript", "rewind.js": "text/javascript",
        "accessibility.js": "text/javascript", "recorder.js": "text/javascript", "drop.js": "text/javascript",
        "source.js": "text/javascript",
        "recording.js": "text/javascript", "replay.js": "text/javascript", "costs.js": "text/javascript",
    ]

    /// The folder of the files: the resources beside the library or program that contains this code, or else the source folder, which a
    /// confined app can't read.
    static var folder: URL? {
        let library = us_own_library().map { String(cString: $0) }
        let folders = [library, Bundle.main.executablePath].compactMap { $0 }.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let resources = folders.map { $0.appendingPathComponent("understudy_Simulator.resources/Page") }
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Page")
        return (resources + [sources]).first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("page.html").path) }
    }

    private static func options(_ devices: [DeviceDescription]) -> String {
        [(DeviceDescription.Idiom.phone, "iPhone"), (.pad, "iPad")].map { idiom, label in
            "<optgroup label=\"\(label)\">"
                + devices.filter { $0.idiom == idiom }.map { "<option>\(MarkupText.attribute($0.name))</option>" }.joined()
                + "</optgroup>"
        }.joined()
    }

    /// Returns the data with which the page draws a frame around each screen: the corners, the camera, and the home button.
    private static func table(_ devices: [DeviceDescription]) -> String {
        let rows = devices.map { device in
            let top = device.portraitSafeArea.top
            let camera = device.idiom == .phone && top >= 44 ? (top >= 59 ? "island" : "notch") : ""
            let hasHomeButton = device.cornerRadius == 0
            return
                "\"\(device.name)\":{\"corner\":\(device.cornerRadius),\"camera\":\"\(camera)\","
                + "\"button\":\(hasHomeButton),\"pad\":\(device.idiom == .pad)}"
        }
        return "{\(rows.joined(separator: ","))}"
    }
}
