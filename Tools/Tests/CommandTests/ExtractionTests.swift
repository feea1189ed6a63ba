import Foundation
import Testing

@Suite("storyboard extract", .serialized)
struct ExtractionTests {
    /// Copies the example, whose project lists the future storyboard.
    private static func copy() throws -> String {
        let folder = try Command.folder("extraction") + "/RoadTrip"
        try FileManager.default.copyItem(atPath: Command.root + "/Examples/RoadTrip", toPath: folder)
        let project = folder + "/RoadTrip.xcodeproj/project.pbxproj"
        var text = try String(contentsOfFile: project, encoding: .utf8)
        for line in text.split(separator: "\n") where line.contains("Photos.storyboard") && line.contains("Base.lproj") {
            let new = line.replacingOccurrences(of: "7A51C0DE0000000000000131", with: "7A51C0DE0000000000000231").replacingOccurrences(
                of: "Photos", with: "Settings")
            text = text.replacingOccurrences(of: line, with: line + "\n" + new)
            text = text.replacingOccurrences(
                of: "7A51C0DE0000000000000131 /* Base */,",
                with: "7A51C0DE0000000000000131 /* Base */,\n7A51C0DE0000000000000231 /* Base */,")
        }
        try text.write(toFile: project, atomically: true, encoding: .utf8)
        return folder
    }

    private static func trace(_ folder: String, _ name: String) throws -> String {
        let output = folder + "/../" + name
        let outcome = try Command.run("flow", folder + "/flows/journal.yaml", "--app", folder + "/RoadTrip.xcodeproj", "--output", output)
        try #require(outcome.code == 0, "\(outcome.all)")
        return try String(contentsOfFile: output + "/trace.json", encoding: .utf8)
    }

    @Test("an app with two scenes moved to their own storyboard has the same callbacks")
    func sameTrace() throws {
        let folder = try Self.copy(), base = folder + "/RoadTrip/Base.lproj"
        let original = try Data(contentsOf: URL(fileURLWithPath: base + "/Main.storyboard"))
        // The file exists from the start, as Xcode adds it to the project at the same time.
        let empty =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>"
        try empty.write(toFile: base + "/Settings.storyboard", atomically: true, encoding: .utf8)
        let before = try Self.trace(folder, "before")
        try FileManager.default.removeItem(atPath: base + "/Settings.storyboard")
        let extracted = try Command.run(
            "storyboard", "extract", base + "/Main.storyboard", "Set-Nv-001", "Set-VC-001", "Cnf-VC-001", "--output",
            base + "/Settings.storyboard")
        try #require(extracted.code == 0, "\(extracted.all)")
        let main = try String(contentsOfFile: base + "/Main.storyboard", encoding: .utf8),
            settings = try String(contentsOfFile: base + "/Settings.storyboard", encoding: .utf8)
        #expect(
            main.contains("storyboardName=\"Settings\"") && !main.contains("SettingsViewController")
                && settings.contains("SettingsViewController"))
        let after = try Self.trace(folder, "after")
        #expect(after == before && after.contains("ConfirmViewController"))
        // Then back: the file is byte for byte the original.
        let merged = try Command.run("storyboard", "merge", base + "/Settings.storyboard", base + "/Main.storyboard")
        try #require(merged.code == 0, "\(merged.all)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: base + "/Main.storyboard")) == original)
    }
}
