import Foundation
import TestResults
import Testing

@Suite("Errors of the command line")
struct ArgumentTests {
    @Test("the cache is in the home folder that the environment names")
    func home() throws {
        let outcome = try Command.run(
            "clean", "--help", environment: ["HOME": "/home/of/someone", "UNDERSTUDY_CACHE": "", "XDG_CACHE_HOME": ""])
        #expect(outcome.output.contains("/home/of/someone/.cache/understudy"), "\(outcome.output)")
    }

    @Test("--version prints the number of the file VERSION, and the toolchain, also when built from source")
    func version() throws {
        let number = try String(contentsOfFile: Command.root + "/VERSION", encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let outcome = try Command.run("--version")
        #expect(outcome.code == 0 && outcome.output.hasPrefix(number + " (") && outcome.output.contains("Swift version"), "\(outcome.all)")
    }

    @Test(
        "an unknown subcommand suggests a similar one",
        arguments: [
            (["rnu"], "unknown command 'rnu' for 'understudy'. Did you mean 'run'?"),
            (["storyboard", "lnit"], "unknown command 'lnit' for 'storyboard'. Did you mean 'lint'?"),
            (["xyzzy"], "The commands are: bench, build, "),
        ])
    func subcommands(words: [String], message: String) throws {
        let outcome = try words.count == 1 ? Command.run(words[0]) : Command.run(words[0], words[1])
        #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome.all)")
        #expect(outcome.output.isEmpty)
        // A command that the help leaves out isn't suggested either.
        #expect(!outcome.errors.contains("sdk"), "\(outcome.all)")
    }

    @Test(
        "devices are found by a part of a name, in which case, spaces, and the word generation don't matter",
        arguments: ["iphonese(3rd)", "SE (3rd Generation)"])
    func devices(part: String) throws {
        let outcome = try Command.run("devices", part)
        #expect(outcome.code == 0 && outcome.output.hasPrefix("iPhone\n  iPhone SE (3rd generation)"), "\(outcome.all)")
        #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome.all)")
    }

    @Test("unknown options and values exit with code 2 and list the possible ones")
    func options() throws {
        let option = try Command.run("run", "--devcie", "x")
        #expect(option.code == 2 && option.errors.contains("Did you mean '--device'?"))
        let host = try Command.run("run", "--host", "moon")
        #expect(host.code == 2 && host.errors.contains("'browser', 'window' or 'headless'"))
        let device = try Command.run("run", "--device", "iPhone 16 Por")
        #expect(device.code == 2 && device.errors.contains("there is no device 'iPhone 16 Por'. Did you mean 'iPhone 16 Pro'"))
        for (option, value, message) in [
            ("--listen", "example.com", "--listen takes an IP address, not 'example.com'"),
            ("--address", "name.example", "--address takes a URL such as https://name-8080.example, not 'name.example'"),
            ("--token", "secret", "--token takes 32 to 128 hexadecimal digits"),
            ("--token-file", "/no/such/token", "/no/such/token: the token cannot be read: No such file or directory"),
            ("--token-file", "/dev/null", "/dev/null doesn't contain a token: 32 to 128 hexadecimal digits"),
        ] {
            let page = try Command.run("run", option, value)
            #expect(page.code == 2 && page.errors.contains(message), "\(page.all)")
        }
        let variable = try Command.run("run", environment: ["UNDERSTUDY_PAGE_TOKEN": "secret"])
        #expect(variable.code == 2 && variable.errors.contains("UNDERSTUDY_PAGE_TOKEN isn't a token"), "\(variable.all)")
        #expect(!variable.all.contains("secret"))
        let headless = try Command.run("run", "--host", "headless", "--listen", "0.0.0.0")
        #expect(headless.code == 2 && headless.errors.contains("--listen needs --host browser"))
        let screenshot = try Command.run(
            "run", Command.root + "/Examples/Recipes", "--host", "headless", "--screenshot", "/no/such/folder/a.png")
        #expect(screenshot.code == 2 && screenshot.errors.contains("there is no folder /no/such/folder"))
        #expect(try Command.run("bench", "solver").code == 2)
        #expect(try Command.run("flow").code == 2)
    }

    @Test("a path that is not a project exits with code 1 and says what was expected")
    func paths() throws {
        let missing = try Command.run("build", "/no/such/app")
        #expect(missing.code == 1 && missing.errors.hasPrefix("error: /no/such/app: no such file or folder"))
        let empty = try Command.folder("empty")
        let outcome = try Command.run("build", empty)
        #expect(
            outcome.code == 1 && outcome.errors.contains("no .xcodeproj, .xcworkspace, project.yml, Project.swift, or Package.swift found"))
        let several = try Command.folder("several")
        for name in ["A", "B"] {
            try FileManager.default.createDirectory(atPath: several + "/\(name).xcodeproj", withIntermediateDirectories: true)
        }
        let choice = try Command.run("run", several)
        #expect(choice.code == 1 && choice.errors.contains("contains several projects: A.xcodeproj, B.xcodeproj. Specify one of them"))
        #expect(try Command.run("storyboard", "lint", "/no/such.storyboard").code == 1)
        #expect(try Command.run("flow", "/no/such.yaml", "--output", empty).code == 1)
        let server = try Command.run("lsp", "/no/such/app")
        #expect(server.code == 1 && server.errors.hasPrefix("error: /no/such/app: no such file or folder"), "\(server.all)")
    }

    @Test("relative paths start at the current folder, even if they lead out of it")
    func relativePaths() throws {
        let folder = try Command.folder("relative", ["inner/README": ""])
        try FileManager.default.copyItem(
            atPath: Command.root + "/Examples/Recipes/Recipes/Base.lproj/Main.storyboard", toPath: folder + "/Main.storyboard")
        let graph = try Command.run("storyboard", "graph", "../Main.storyboard", "--format", "mermaid", in: folder + "/inner")
        #expect(graph.code == 0 && graph.output.hasPrefix("flowchart"), "\(graph.all)")
        #expect(try Command.run("build", "../nothing", in: folder + "/inner").errors.contains("relative/nothing: no such file or folder"))
        #expect(
            try Command.run("build", "..", in: folder + "/inner").errors.contains(
                "no .xcodeproj, .xcworkspace, project.yml, Project.swift, or Package.swift found"))
    }

    @Test(
        "the help says which code of the project a command runs",
        arguments: ["build", "run", "test", "flow", "previews", "lsp", "mcp", "webdriver"])
    func runningCommands(name: String) throws {
        let text = try help(name)
        #expect(text.contains("package manifests, macros, and plugins run confined"), "\(text)")
        let runsApp = ["run", "flow", "previews", "mcp", "webdriver"].contains(name)
        #expect(text.contains("app can access only its own files, unless you use --unsandboxed") == runsApp, "\(text)")
        #expect(!text.contains("not confined"), "\(text)")
        #expect(text.contains("They can read the project, and write only to a home of their own") == (name == "test"), "\(text)")
        // An option that the text names exists.
        for option in ["--trust", "--unsandboxed"] where text.contains("unless you use " + option) {
            #expect(text.components(separatedBy: option).count > 2, "\(option): \(text)")
        }
    }

    @Test(
        "the help of commands that only read a project says that they run none of its code",
        arguments: ["describe", "init", "storyboard"])
    func readingCommands(name: String) throws {
        let text = try help(name)
        #expect(text.contains("no code of the project"), "\(text)")
    }

    /// Returns the help of a command, without line breaks.
    private func help(_ name: String) throws -> String {
        let outcome = try Command.run(name, "--help")
        #expect(outcome.code == 0)
        return outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("a storyboard is drawn confined: one outside the project, to which a link leads, can't be read")
    func drawnThroughLink() throws {
        let folder = try Command.folder("drawn", ["elsewhere/letter.txt": "theirs"]), project = folder + "/project"
        let main = Command.root + "/Examples/Recipes/Recipes/Base.lproj/Main.storyboard"
        try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
        for place in [project + "/Own.storyboard", folder + "/elsewhere/Theirs.storyboard"] {
            try FileManager.default.copyItem(atPath: main, toPath: place)
        }
        func drawn() throws -> Command.Outcome { try Command.run("storyboard", "render", project, "--output", folder + "/out") }
        let own = try drawn()
        #expect(own.code == 0 && own.output.contains(#/^[1-9][0-9]* pictures in /#), "\(own.all)")
        #expect(!own.all.contains("font files were not found"), "\(own.all)")
        symlink("../elsewhere/Theirs.storyboard", project + "/Theirs.storyboard")
        let linked = try drawn()
        // Without Landlock, it is drawn.
        guard !linked.errors.contains("no Landlock") else { return }
        #expect(linked.code == 0 && linked.output == own.output, "\(linked.all)")
    }

    @Test("a compiled storyboard isn't written through a link of the project")
    func compiledThroughLink() throws {
        let home = try Command.folder("compiled", ["Documents/letter.txt": "mine"]), project = home + "/project"
        try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: Command.root + "/Examples/Recipes/Recipes/Base.lproj/Main.storyboard", toPath: project + "/Main.storyboard")
        try FileManager.default.createSymbolicLink(
            atPath: project + "/Main.storyboardc", withDestinationPath: "../Documents/letter.txt")
        let outcome = try Command.run("storyboard", "compile", project + "/Main.storyboard")
        #expect(outcome.code == 1 && outcome.errors.contains("is a symbolic link of the project"), "\(outcome.all)")
        #expect(try String(contentsOfFile: home + "/Documents/letter.txt", encoding: .utf8) == "mine")
    }

    @Test("scenes aren't moved into or out of a storyboard outside the project, to which a link leads")
    func changedThroughLink() throws {
        let home = try Command.folder("changed"), project = home + "/project", theirs = home + "/Documents/Theirs.storyboard"
        let main = Command.root + "/Examples/Recipes/Recipes/Base.lproj/Main.storyboard"
        for folder in [project, home + "/Documents"] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        for place in [project + "/Main.storyboard", theirs] { try FileManager.default.copyItem(atPath: main, toPath: place) }
        symlink("../Documents/Theirs.storyboard", project + "/Other.storyboard")
        let (own, other) = (project + "/Main.storyboard", project + "/Other.storyboard")
        let content = FileManager.default.contents(atPath: theirs)
        for outcome in [
            try Command.run("storyboard", "merge", own, other),
            try Command.run("storyboard", "extract", other, "Con-vc-001", "--output", project + "/New"),
        ] {
            #expect(outcome.code == 1 && outcome.errors.contains("is a symbolic link of the project"), "\(outcome.all)")
            #expect(FileManager.default.contents(atPath: theirs) == content && FileManager.default.contents(atPath: own) == content)
        }
        #expect(!FileManager.default.fileExists(atPath: project + "/New.storyboard"))
    }

    @Test("the report of a run from elsewhere sends no control characters to the terminal")
    func reportWithControls() throws {
        let folder = try Command.folder("controls"), name = "M.A/test\u{1B}]0;title\u{07}"
        var plan = TestEvent(.planned, time: 1), issue = TestEvent(.issue, test: name, time: 2)
        plan.planned = [.init(test: name, library: .xctest)]
        (issue.message, issue.severity) = ("not \u{1B}[2Jequal", .error)
        var end = TestEvent(.testEnded, test: name, time: 3)
        (end.outcome, end.duration) = (.failed, 1)
        var data = Data()
        let start = TestEvent(.testStarted, test: name, time: 2)
        for event in [TestEvent(.runStarted, time: 1), plan, start, issue, end, TestEvent(.runEnded, time: 4)] {
            data += try event.encoded() + [10]
        }
        try data.write(to: URL(fileURLWithPath: folder + "/events.jsonl"))
        let shown = try Command.run("report", "show", folder)
        #expect(shown.output.contains("not \u{FFFD}[2Jequal"), "\(shown.all)")
        #expect(!shown.all.contains("\u{1B}") && !shown.all.contains("\u{07}"))
    }

    @Test("storyboard commands report what they did, and fail for files without scenes")
    func storyboards() throws {
        let folder = try Command.folder("storyboards")
        let main = folder + "/Main.storyboard", xib = folder + "/Cell.xib"
        try FileManager.default.copyItem(atPath: Command.root + "/Examples/Recipes/Recipes/Base.lproj/Main.storyboard", toPath: main)
        try "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>".write(
            toFile: xib, atomically: true, encoding: .utf8)
        let unknown = try Command.run("storyboard", "extract", main, "nobody", "--output", folder + "/New")
        #expect(unknown.code == 2, "\(unknown.all)")
        #expect(unknown.errors.contains("No scene has the identifier, class, or object ID “nobody”. There are "))
        #expect(try Command.run("storyboard", "extract", xib, "a", "--output", folder + "/New").code == 2)
        #expect(try Command.run("storyboard", "merge", xib, main).code == 2 && Command.run("storyboard", "merge", main, main).code == 2)
        #expect(try Command.run("storyboard", "graph", xib).errors.contains("there are no scenes here"))
        #expect(
            try Command.run("storyboard", "diff", main, folder + "/None.storyboard").errors.contains(
                "None.storyboard: error: There is no such file."))
    }

    @Test("every subcommand has help with a usage line")
    func help() throws {
        for name in [
            "init", "run", "build", "test", "report", "flow", "previews", "storyboard", "webdriver", "mcp", "lsp", "describe", "devices",
            "doctor", "bench", "translate", "clean",
        ] {
            let outcome = try Command.run(name, "--help")
            #expect(outcome.code == 0 && outcome.output.contains("USAGE: understudy \(name)") && outcome.errors.isEmpty, "\(name)")
        }
    }

    @Test("piped output has no escape codes, and JSON output is valid JSON")
    func piped() throws {
        let devices = try Command.run("devices", "--json")
        let list = try #require(try JSONSerialization.jsonObject(with: Data(devices.output.utf8)) as? [[String: Any]])
        #expect(list.contains { $0["name"] as? String == "iPhone 16" && $0["width"] as? Double == 393 && $0["isDefault"] as? Bool == true })
        let doctor = try Command.run("doctor", "--json")
        let findings = try #require(try JSONSerialization.jsonObject(with: Data(doctor.output.utf8)) as? [[String: Any]])
        #expect(findings.contains { $0["subject"] as? String == "Swift" && $0["state"] as? String == "fine" })
        for outcome in [try Command.run("devices"), try Command.run("doctor"), try Command.run("run", "/no/such/app"), devices] {
            #expect(!outcome.all.contains("\u{1B}"))
        }
    }
}
