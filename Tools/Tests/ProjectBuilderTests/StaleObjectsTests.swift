import Foundation
@testable import ProjectBuilder
import Testing

@Suite("Stale objects")
struct StaleObjectsTests {
    private let folder = NSTemporaryDirectory() + "stale-\(UUID().uuidString)"

    private func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
    private func remove() throws { try StaleObjects.remove(sources: folder + "/Sources", products: folder + "/debug") }
    private var kept: [String] {
        ["Low", "Middle", "HighCompanion", "Beside"].filter {
            FileManager.default.fileExists(atPath: folder + "/debug/\($0).build/objects")
        }
    }

    @Test("a class with a new member invalidates the objects of all modules above, and no others; a changed body invalidates none")
    func above() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("open class Low {\n    open func show() { print(1) }\n}\n", "Sources/Low/Low.swift")
        try write("@_exported public import Low\n", "Sources/Middle/Middle.swift")
        try write("import Foundation\nimport Middle\n", "Sources/Frameworks/High/High.swift")
        try write("import Foundation\n", "Sources/Beside/Beside.swift")
        for name in ["Low", "Middle", "HighCompanion", "Beside"] {
            try write("", "debug/\(name).build/objects")
            try write("{}", "debug/\(name).build/output-file-map.json")
            try write("", "debug/\(name).build/DerivedSources/resource_bundle_accessor.swift")
        }
        try remove()
        #expect(kept.count == 4, "nothing is known of the build before")
        try write("open class Low {\n    open func show() {\n        let one = 2\n        print(one)\n    }\n}\n", "Sources/Low/Low.swift")
        try remove()
        #expect(kept.count == 4)
        try write("open class Low {\n    var count = 0\n    open func show() { print(1) }\n}\n", "Sources/Low/Low.swift")
        try remove()
        #expect(kept == ["Low", "Beside"])
        for planned in ["output-file-map.json", "DerivedSources/resource_bundle_accessor.swift"] {
            #expect(FileManager.default.fileExists(atPath: folder + "/debug/Middle.build/" + planned), "what SwiftPM planned stays")
        }
    }

    @Test(
        "declarations are distinguished from statements",
        arguments: [
            ("    open var title: String? { nil }", "open var title: String?"), ("    var count = 0", "var count = 0"),
            ("    @objc func go()", "@objc func go()"),
            ("    init?(coder: NSCoder)", "init?(coder: NSCoder)"), ("        private func deep() {}", "private func deep()"),
            ("        let local = 1", nil), ("        return 1", nil), ("            func inner() {}", nil), ("    // a note", nil),
            ("", nil),
        ] as [(String, String?)])
    func lines(line: String, expected: String?) {
        #expect(StaleObjects.declaration(line[...])?.joined(separator: " ") == expected)
    }
}
