import ArgumentParser
import Foundation
import ProjectBuilder

struct Previews: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw every #Preview and PreviewProvider of a project on a page, or compare them with recorded pictures.",
        discussion: """
              understudy previews MyApp.xcodeproj
              understudy previews . --preview Card --device "iPad Air 11" --language de
              understudy previews . --record Previews      record the pictures
              understudy previews . --verify Previews      compare with them

            Each preview is drawn in light and dark appearance. OUTPUT/index.html
            shows the pictures, and previews.json lists them. The app launches
            before its previews are drawn, as in Xcode. A preview that doesn't
            compile, or that crashes, is named, and the others are drawn.

            The exit code is 1 if a preview can't be drawn, or if --verify finds
            a picture that is new, that changed, or whose preview no longer exists.

            The project's package manifests, macros, and plugins run confined,
            unless you use --trust. The app can access only its own files, unless
            you use --unsandboxed.
            """)
    @OptionGroup var build: BuildArguments
    @Option(help: "The folder for the pictures and the page.")
    var output = "out/previews"
    @Option(name: .customLong("preview"), help: "Draw only previews whose name or file contains this text. Repeatable.")
    var names: [String] = []
    @Option(help: "The device for previews that don't name one. Repeatable. (default: iPhone 16)")
    var device: [String] = []
    @Option(help: "light or dark. Repeatable. (default: both)")
    var appearance: [DeviceArguments.Appearance] = []
    @Option(help: "The preferred text size.")
    var contentSize: DeviceArguments.ContentSize?
    @Option(help: "The iOS generation to emulate.")
    var generation: DeviceArguments.Generation?
    @Option(help: "The app's language, such as de or pt-BR.")
    var language: String?
    @Option(help: "Pixels per point. (default: the device's scale)")
    var scale: Double?
    @Option(help: "The time limit of each preview, in seconds.")
    var timeout = 30
    @Option(help: "Record the pictures in this folder.")
    var record: String?
    @Option(help: "Compare the pictures with those recorded in this folder.")
    var verify: String?
    @Flag(help: "Print the list of previews as JSON.")
    var json = false
    @OptionGroup var sandbox: SandboxArguments

    func validate() throws {
        if record != nil, verify != nil { throw ValidationError("--record can't be combined with --verify") }
        if let scale, !(scale > 0 && scale <= 4) { throw ValidationError("--scale must be more than 0 and at most 4.") }
        guard (1...3600).contains(timeout) else { throw ValidationError("--timeout must be a number of seconds from 1 to 3600.") }
    }

    mutating func run() throws {
        _ = try build.applyConfiguration()
        for name in device where !DeviceArguments.isKnown(name) { throw DeviceArguments.unknown(name) }
        var options = PreviewRun.Options(build.options())
        options.app = sandbox.options
        (options.host.contentSize, options.host.generation, options.host.language) = (contentSize?.rawValue, generation?.rawValue, language)
        if !device.isEmpty { options.devices = device }
        if !appearance.isEmpty { options.appearances = appearance.map(\.rawValue) }
        (options.scale, options.names, options.limit) = (scale, names, timeout)
        let previews = PreviewRun(options), folder = try outputPath(output, of: [build.path])
        try OutputPlace.check(folder, for: .previews)
        let list = try Trust.$isGiven.withValue(build.trust) { [record, verify, build] in
            if let record { return try previews.record(in: outputPath(record, of: [build.path]), output: folder) }
            if let verify { return try previews.verify(against: absolute(verify), output: folder) }
            return try previews.draw(into: folder)
        }
        try show(list)
    }

    private func show(_ list: PreviewList) throws {
        let errors = list.errors
        for error in errors { Terminal.error(error) }
        let pictures = list.previews.flatMap(\.pictures), drawn = list.previews.count { $0.failure == nil }
        if json {
            print(try JSONText.of(list))
        } else {
            var text = "\(Self.count(drawn, "preview")), \(Self.count(pictures.count, "picture")): \(output)/index.html"
            if let record { text += "\nrecorded in \(record)" }
            if verify != nil {
                text += "\n\(pictures.count { $0.change == nil }) as recorded, \(pictures.count { $0.change != nil }) changed"
            }
            print(text)
        }
        if !errors.isEmpty { throw ExitCode(1) }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
