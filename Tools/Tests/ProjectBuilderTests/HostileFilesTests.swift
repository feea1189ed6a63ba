import Foundation
import SourceTranslator
import TestResults
import Testing

@testable import ProjectBuilder

/// Malicious projects, by the files that they make the command read, write, and remove. SECURITY.md numbers what each one tries.
@Suite("Hostile files")
struct HostileFilesTests {
    private func described(_ name: String, _ spec: String) throws -> String {
        let folder = try Scratch.folder(name)
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write(spec, folder + "/project.yml")
        return folder
    }

    private static let app = "name: App\ntargets: { App: { type: application, platform: iOS, sources: App } }\n"

    // MARK: Sources

    @Test("a source outside the project is left out, by a link or by its path, unless the user trusts the project")
    func sources() throws {
        let secrets = try Scratch.folder("Secret sources"), folder = try described("Sources", Self.app)
        for name in ["id_rsa", "Other.swift"] { try Scratch.write("key", secrets + "/" + name) }
        symlink(secrets + "/id_rsa", folder + "/App/Key.swift")
        symlink(secrets, folder + "/App/More")
        try Scratch.write("class B {}", folder + "/Shared/B.swift")
        symlink("../Shared/B.swift", folder + "/App/B.swift")
        func sources() throws -> [String]? { try ProjectLocator.read(folder).target("App")?.sources.map(\.lastPathComponent).sorted() }
        #expect(try sources() == ["A.swift", "B.swift"])
        let leftOut = try #require(try ProjectLocator.read(folder).target("App")).leftOut
        #expect(leftOut.count == 1 && leftOut[0].contains("outside the project's folder"))
        #expect(try Trust.$isGiven.withValue(true, operation: sources) == ["A.swift", "B.swift", "Key.swift", "Other.swift"])

        // What a test wrote there is no source.
        try Scratch.write("class C {}", folder + "/App/__Snapshots__/C.swift")
        #expect(try sources() == ["A.swift", "B.swift"])

        let above = try described(
            "Sources above",
            "name: App\ntargets: { App: { type: application, platform: iOS, sources: [App, \"../Secret sources\", \"\(secrets)\"] } }\n")
        #expect(try ProjectLocator.read(above).target("App")?.sources == [above + "/App/A.swift"])
    }

    @Test("a source in another folder of the same repository belongs to the project")
    func repository() throws {
        let root = try Scratch.folder("Repository")
        try Scratch.write("class B {}", root + "/Shared/B.swift")
        try Scratch.write("", root + "/.git/HEAD")
        try Scratch.write("", root + "/iOS/App/A.swift")
        try Scratch.write(
            "name: App\ntargets: { App: { type: application, platform: iOS, sources: [App, ../Shared] } }\n", root + "/iOS/project.yml")
        #expect(try ProjectLocator.read(root + "/iOS").target("App")?.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    }

    @Test("the tree of a project without a repository is its folder, or that of the download that contains it")
    func downloads() throws {
        let folder = try Scratch.folder("Downloads")
        func roots(_ path: String) -> [String] { SourceTree(of: folder + "/" + path, home: "/nowhere").roots }
        for path in ["Lib/Examples/Basic", "App", "Deep/1/2/3/4/5"] { try Scratch.write("", folder + "/\(path)/A.swift") }
        #expect(roots("Lib/Examples/Basic") == [folder + "/Lib/Examples/Basic"])
        for name in ["Lib/Lib.podspec", "Lib/Examples/Podfile", "Deep/.gitignore"] { try Scratch.write("", folder + "/" + name) }
        #expect(roots("Lib/Examples/Basic") == [folder + "/Lib"] && roots("App") == [folder + "/App"])
        #expect(roots("Deep/1/2/3/4/5") == [folder + "/Deep/1/2/3/4/5"] && roots("Deep/1/2/3/4") == [folder + "/Deep"])
    }

    @Test("a project or flow in the home folder itself does not make the home's hidden files its own")
    func home() throws {
        let home = try Scratch.folder("Home"), above = (home as NSString).deletingLastPathComponent
        for name in [".ssh/id", ".gitconfig", "App/A.swift", "Package.swift"] { try Scratch.write("x", home + "/" + name) }
        for folder in [home, above, "/"] {
            let tree = SourceTree(of: folder, home: home)
            #expect(
                !tree.holds(home + "/.ssh/id") && !tree.holds(home + "/.gitconfig") && !tree.roots.contains("/")
                    && !tree.roots.contains(home))
        }
        #expect(SourceTree(of: home, home: home).holds(home + "/App/A.swift"))
        #expect(SourceTree(of: home + "/App", home: home).roots == [home + "/App"])
    }

    @Test("a product of the build that a link replaced is not copied into the app")
    func products() throws {
        let secrets = try Scratch.folder("Products"), place = try OwnedFolder.temporary("test")
        defer { try? place.remove() }
        try Scratch.write("key", secrets + "/id")
        try place.appending("build").makeDirectory()
        symlink(secrets + "/id", place.path + "/build/App")
        let tree = SourceTree(of: try Scratch.folder("Elsewhere"), cache: OwnedPath(root: place, components: []))
        #expect(throws: Failure.self) { try place.appending("App.app/App").copy(place.path + "/build/App", of: tree) }
        #expect(try place.appending("App.app").names.isEmpty)
    }

    // MARK: Writing and removing

    @Test("an output that a link of the project leads elsewhere is refused; a link that the user has elsewhere is followed")
    func outputs() throws {
        let home = try Scratch.folder("Homes"), folder = home + "/evil"
        try FileManager.default.createDirectory(atPath: folder + "/out", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: home + "/Documents", withIntermediateDirectories: true)
        for (name, destination) in [("results", ".."), ("out/login", home + "/Documents"), ("graph.svg", "../nothing"), ("own", "out")] {
            symlink(destination, folder + "/" + name)
        }
        symlink(home + "/Documents", home + "/mine")
        for name in ["results", "results/deep/er", "out/login", "out/login/x.png", "graph.svg"] {
            #expect { try OutputPlace.check(folder + "/" + name, of: folder) } throws: {
                "\($0)".contains("is a symbolic link of the project")
            }
        }
        for path in [folder + "/out/new/er", folder + "/own/x", home + "/mine", home + "/new", "/tmp"] {
            #expect(throws: Never.self) { try OutputPlace.check(path, of: folder) }
        }
    }

    @Test("a page of a run replaces an earlier one, and no other files")
    func pages() throws {
        let folder = try Scratch.folder("Pages")
        #expect(throws: Never.self) { try OutputPlace.check(folder + "/new", for: .flow) }
        for page in [OutputPlace.Page.flow, .previews] {
            let place = folder + "/\(page)"
            try Scratch.write("mine", place + "/index.html")
            #expect { try OutputPlace.check(place, for: page) } throws: { ($0 as? Failure)?.kind == .usage }
        }
        // A run that was ended left these.
        try Scratch.write("{}", folder + "/ended/trace.json")
        #expect(throws: Never.self) { try OutputPlace.check(folder + "/ended", for: .flow) }
        try Scratch.write("mine", folder + "/notes/notes.txt")
        #expect(throws: Never.self) { try OutputPlace.check(folder + "/notes", for: .previews) }
        try Scratch.write(PreviewPage(PreviewList(project: "App", directory: "/App")).html, folder + "/drawn/index.html")
        try Scratch.write("{}", folder + "/drawn/previews.json")
        #expect(throws: Never.self) { try OutputPlace.check(folder + "/drawn", for: .previews) }
    }

    @Test("an app may not write where a repository's settings or the home folder are")
    func writableOutputs() throws {
        let home = try Scratch.folder("Writable"), folder = home + "/evil"
        try Scratch.write("", folder + "/.git/hooks/x")
        try Scratch.write("", folder + "/sub/module/.git")
        try FileManager.default.createDirectory(atPath: folder + "/out", withIntermediateDirectories: true)
        for path in [folder, folder + "/.git", folder + "/.git/hooks", folder + "/.git/new", folder + "/sub", home, "/"] {
            #expect(throws: Failure.self) { try OutputPlace.checkWritableByApp(path, home: home) }
        }
        for path in [folder + "/out", folder + "/new", folder + "/out/new"] {
            #expect(throws: Never.self) { try OutputPlace.checkWritableByApp(path, home: home) }
        }
    }

    @Test("the folder of a flow's output is below that of all flows, whatever the flow's name")
    func flowNames() throws {
        let folder = try Scratch.folder("Flow names")
        for name in ["...yaml", "a.yaml", "b/...yaml"] { try Scratch.write("- launchApp\n", folder + "/" + name) }
        try Scratch.write("flows: ['**']\n", folder + "/config.yaml")
        let names = try FlowWorkspace(.init([folder])).outputNames()
        #expect(names.count == 3 && names.allSatisfy { ProjectName($0) != nil } && Set(names).count == 3)
    }

    @Test("the reason that an app wrote is not read through a link, nor from a pipe")
    func reasons() throws {
        let folder = try Scratch.folder("Reasons")
        try Scratch.write("it failed", folder + "/result")
        try Scratch.write("key", try Scratch.folder("Reason keys") + "/id")
        symlink("../Reason keys/id", folder + "/link")
        mkfifo(folder + "/pipe", 0o600)
        #expect(FlowReport.reason(in: folder, "result") == "it failed")
        #expect(FlowReport.reason(in: folder, "link") == nil && FlowReport.reason(in: folder, "pipe") == nil)
    }

    @Test("removing our folder while a program exchanges its folders with links removes nothing else")
    func races() throws {
        let theirs = try Scratch.folder("Raced")
        for number in 0..<20 { try Scratch.write("theirs", theirs + "/\(number)") }
        let isOver = NSLock()
        var folder = try OwnedFolder.temporary("test")
        for _ in 0..<50 {
            for number in 0..<20 { try folder.appending("a/d\(number)/e").makeDirectory() }
            let path = folder.path
            isOver.lock()
            let thread = Thread {
                symlink(theirs, path + "/link")
                while !isOver.try() {
                    for number in 0..<20 {
                        rename(path + "/a/d\(number)", path + "/x\(number)")
                        symlink(theirs, path + "/a/d\(number)")
                    }
                }
                isOver.unlock()
            }
            thread.start()
            usleep(200)
            try? folder.appending("a").remove()
            isOver.unlock()
            while !thread.isFinished { usleep(100) }
            try folder.remove()
            folder = try OwnedFolder.temporary("test")
        }
        try folder.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: theirs).count == 20)
    }

    @Test("names that are not text are removed")
    func oddNames() throws {
        let folder = try OwnedFolder.temporary("test")
        try folder.appending("a").makeDirectory()
        let name: [UInt8] = Array((folder.path + "/a/").utf8) + [0xFF, 0xFE, 0]
        name.withUnsafeBytes { _ = mkdir($0.baseAddress!.assumingMemoryBound(to: CChar.self), 0o000) }
        try folder.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("an app that reports a problem in a file outside the project does not get the file's line")
    func reportedLines() throws {
        let folder = try Scratch.folder("Reported"), secrets = try Scratch.folder("Reported keys")
        try Scratch.write("let a = 1\n", folder + "/A.swift")
        try Scratch.write("hunter2\n", secrets + "/id")
        symlink(secrets + "/id", folder + "/B.swift")
        let report = ["\(folder)/A.swift", "\(folder)/B.swift", "\(secrets)/id"].map { "\($0):1:1: error: x" }.joined(separator: "\n")
        let tree = SourceTree(of: folder)
        #expect(ReloadSession.problems(report, in: tree).map(\.source) == ["let a = 1", "", ""])
        #expect(ReloadSession.problems(report, in: nil).map(\.source) == ["", "", ""])
    }

    @Test("messages contain no characters that a terminal obeys")
    func terminal() {
        #expect("a\u{1B}]52;c;eA==\u{7}\u{9B}2J\r\u{7F}".withoutTerminalControls == "a\u{FFFD}]52;c;eA==\u{FFFD}\u{FFFD}2J\u{FFFD}\u{FFFD}")
        #expect("Grüße\n\t日本語".withoutTerminalControls == "Grüße\n\t日本語")
        #expect("App\u{202E}fdp.exe\u{2066}".withoutTerminalControls == "App\u{FFFD}fdp.exe\u{FFFD}")
        #expect("\u{200F}עברית 👨‍👩‍👧".withoutTerminalControls == "\u{200F}עברית 👨‍👩‍👧")
        #expect(#"{"a\u001b": "\#u{9B}2J\#u{202E}"}"#.withEscapedTerminalControls == #"{"a\u001b": "\u009b2J\u202e"}"#)
    }

    @Test("of what a test prints, a terminal obeys colors only")
    func colors() {
        #expect("\u{1B}[1;31mred\u{1B}[0m\u{1B}]0;title\u{7}\r".withColorsOnly == "\u{1B}[1;31mred\u{1B}[0m\u{FFFD}]0;title\u{FFFD}")
        #expect("\u{1B}[2Jplain".withColorsOnly == "\u{FFFD}[2Jplain")
    }

    @Test("a folder's name is text in the CI files that init writes, for YAML, for the shell, and for GitHub's expressions")
    func foldersInWorkflows() throws {
        let root = try Scratch.folder("Workflows"), folder = root + "/a #1: ${{ x }}'s\nrun: evil"
        try Scratch.write("[core]\n", root + "/.git/config")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write(Self.app, folder + "/project.yml")
        func text(_ service: ProjectStarter.Service) throws -> String {
            try ProjectStarter(folder, project: try ProjectLocator.read(folder), service: service).files().map(\.text).joined()
        }
        let github = try text(.github), gitlab = try text(.gitlab)
        #expect(github.contains(#"run: 'understudy flow --app ''a #1: $''''{{ x }}''\''''s run: evil'' --output results/flows'"#))
        #expect(gitlab.contains(#"- 'understudy flow --app ''a #1: ${{ x }}''\''''s run: evil'' --output results/flows'"#))
        #expect(!(github + gitlab).contains("\nrun: evil"))
    }

    // MARK: Programs

    @Test("a build does not see variables that hold keys, by their names or their values")
    func secrets() {
        for name in [
            "GITHUB_TOKEN", "AWS_SECRET_ACCESS_KEY", "OPENAI_KEY", "SSH_AUTH_SOCK", "npm_config__auth", "GH_PAT", "DB_PASS", "SENTRY_DSN",
            "SIGNING_PASSPHRASE", "APIKEY", "DOCKER_AUTH_CONFIG",
        ] { #expect(BuildConfinement.isSecret(name, "x"), "\(name)") }
        for name in ["PATH", "HOME", "KEYBOARD", "LANG", "SWIFT_EXEC", "LD_LIBRARY_PATH", "COMPASS_DIR", "AUTHOR"] {
            #expect(!BuildConfinement.isSecret(name, "/usr/bin:https://example.org/a@b"), "\(name)")
        }
        #expect(BuildConfinement.isSecret("DATABASE_URL", "postgres://me:hunter2@db/x") && BuildConfinement.isSecret("R", "redis://:p@h"))
        #expect(!BuildConfinement.isSecret("https_proxy", "http://me:hunter2@proxy:3128"))
    }

    @Test("a build does not see the files beside the project, wherever projects are kept")
    func neighbors() throws {
        let place = try OwnedFolder.temporary("test")
        defer { try? place.remove() }
        func neighborhood(_ folder: String) -> [String] {
            BuildConfinement(folder: OwnedPath(root: place, components: []), tree: SourceTree(of: folder)).neighborhood
        }
        #expect(neighborhood("/workspaces/app") == ["/workspaces"] && neighborhood("/builds/group/app") == ["/builds/group"])
        #expect(neighborhood("/app").isEmpty && neighborhood("/opt/app").isEmpty && neighborhood("/usr/src/app").isEmpty)
    }

    @Test("git looks for packages without the configuration of the project, which can name programs")
    func gitConfiguration() throws {
        let folder = try Scratch.folder("Git"), mark = try Scratch.folder("Git marks") + "/ran"
        #expect(try Subprocess.run(["git", "init", "-q", folder]).status == 0)
        #expect(try Subprocess.run(["git", "-C", folder, "config", "core.sshCommand", "touch '\(mark)';"]).status == 0)
        let place = try OwnedFolder.temporary("test"), before = FileManager.default.currentDirectoryPath
        defer { try? place.remove() }
        #expect(FileManager.default.changeCurrentDirectoryPath(folder))
        defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
        let package = Project.PackageReference(identity: "kit", url: "ssh://git@example.invalid/kit", requirement: "")
        for isTrusted in [false, true] {
            let confinement = BuildConfinement(folder: OwnedPath(root: place, components: []), tree: SourceTree(of: folder))
            #expect(Trust.$isGiven.withValue(isTrusted) { MissingPackages.unreachable([package], confinement) } == ["kit"])
        }
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test(
        "a confined program changes nothing that belongs to others: modes, attributes, limits, memory, terminals",
        .enabled(if: Confinement.isAvailable, "this kernel has no Landlock"),
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no /usr/bin/python3"))
    func confined() throws {
        let folder = try Scratch.folder("Modes")
        try Scratch.write("theirs", folder + "/file")
        chmod(folder + "/file", 0o640)
        let script = """
            import ctypes, os, socket
            libc = ctypes.CDLL(None, use_errno=True)
            def call(number, *arguments): return libc.syscall(number, *arguments)
            path = "\(folder)/file"
            os.chmod(path, 0o777)
            os.chown(path, 1, 1)
            libc.fchmodat(-100, path.encode(), 0o777, 0)
            call(452, -100, path.encode(), 0o777, 0)
            libc.setxattr(path.encode(), b"user.x", b"y", 1, 0)
            def refused(what, *arguments):
                try: what(*arguments)
                except OSError: return True
                return False
            import resource
            print(refused(resource.prlimit, os.getppid(), resource.RLIMIT_CORE), not refused(resource.prlimit, 0, resource.RLIMIT_CORE),
                libc.shmget(0, 4096, 0o1600) < 0, refused(socket.socketpair, socket.AF_UNIX, socket.SOCK_DGRAM),
                not refused(socket.socketpair, socket.AF_UNIX, socket.SOCK_STREAM), refused(os.open, "/dev/ptmx", os.O_RDWR),
                refused(os.listdir, "/dev/pts"), refused(open, path))
            """
        let confinement = Confinement(
            readable: ConfinedPlaces.system, writable: ConfinedPlaces.devices, network: .none,
            environment: ["PATH": "/usr/bin:/bin"])
        let result = try Subprocess.run(confinement.prefix() + ["/usr/bin/python3", "-c", script])
        #expect(result.output == Array(repeating: "True", count: 8).joined(separator: " ") + "\n")
        var info = stat()
        #expect(stat(folder + "/file", &info) == 0 && info.st_mode & 0o7777 == 0o640 && info.st_uid == geteuid())
        let attributes = try Subprocess.run(
            ["/usr/bin/python3", "-c", "import os, sys; print(os.listxattr(sys.argv[1]))", folder + "/file"])
        #expect(attributes.output == "[]\n")
    }

    @Test("a confined program can't leave a program that runs as the user for others")
    func programsOfTheUser() throws {
        let folder = try Scratch.owned(Scratch.folder("Programs") + "/own").path
        let script = """
            import os, stat, sys
            folder = sys.argv[1]
            def refused(what, *arguments):
                try: what(*arguments)
                except OSError: return True
                return False
            print(refused(os.open, folder + "/a", os.O_CREAT | os.O_WRONLY, 0o4755), refused(os.open, folder, os.O_TMPFILE | os.O_RDWR, 0o2755),
                refused(os.mknod, folder + "/b", stat.S_IFREG | 0o4755), not refused(os.open, folder + "/c", os.O_CREAT | os.O_WRONLY, 0o755),
                not refused(os.open, folder + "/c", os.O_RDWR, 0o4755))
            file = os.open(folder + "/c", os.O_RDWR)
            os.fchmod(file, 0o4711)
            before = stat.S_IMODE(os.fstat(file).st_mode)
            os.fchmod(file, 0o711)
            print(oct(before), oct(stat.S_IMODE(os.fstat(file).st_mode)))
            """
        let confinement = Confinement(
            readable: ConfinedPlaces.system, writable: ConfinedPlaces.devices + [folder], network: .none,
            environment: ["PATH": "/usr/bin:/bin"])
        let words = try confinement.prefix()
        guard !words.isEmpty else { return }
        let result = try Subprocess.run(words + ["/usr/bin/python3", "-c", script, folder])
        #expect(result.output == "True True True True True\n0o755 0o711\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != ".understudy" } == ["c"])
    }

    @Test(
        "a program is confined by limits that are longer than an argument of Linux, 128 KiB",
        .enabled(if: Confinement.isAvailable, "this kernel has no Landlock"))
    func longLimits() throws {
        let folder = try Scratch.folder("Crowded 🗂"), names = (0..<4_000).map { "\(folder)/a folder among thousands, \($0)" }
        try Scratch.write("open", names[3_999])
        try Scratch.write("closed", folder + "/secret")
        let confinement = Confinement(
            readable: ConfinedPlaces.system + names, writable: ConfinedPlaces.devices, network: .none,
            environment: ["PATH": "/usr/bin:/bin"])
        let words = try confinement.prefix()
        #expect(words.count > 3 && words.allSatisfy { $0.utf8.count < 131_072 })
        #expect(try Subprocess.run(words + ["cat", names[3_999]]).output == "open")
        #expect(try Subprocess.run(words + ["cat", folder + "/secret"]).status != 0)
    }

    // MARK: Tests

    /// A program of tests that is a script.
    private func tests(_ folder: String) -> TestProgram {
        TestProgram(
            executable: folder + "/built/tests/Tests.app/Tests", directory: folder, environment: ["LOGNAME": "a"], arguments: [],
            targets: [:])
    }

    @Test("a project's tests read the project, write only to their home, and see no secrets of the user's, nor our open files")
    func confinedTests() throws {
        let folder = try Scratch.folder("Confined tests"), outside = try Scratch.folder("Outside of tests")
        let home = try Scratch.owned(folder + "-home").path
        try Scratch.write("fixture", folder + "/Tests/fixture.txt")
        try Scratch.write("key", outside + "/key")
        try Scratch.write("", folder + "/.gitignore")
        var options = AppRun.Options()
        options.isConfined = false
        #expect(TestConfinement(tests(folder), of: folder, options) == nil)
        (options.isConfined, options.hasNetwork) = (true, false)
        guard let limits = TestConfinement(tests(folder), of: folder, options) else {
            #expect(!Confinement.isAvailable)
            return
        }
        let confinement = limits.confinement(writable: [home])
        #expect(confinement.environment["PATH"] != nil && !confinement.environment.keys.contains { BuildConfinement.isSecret($0, "") })
        let file = open(outside + "/key", O_RDONLY)
        defer { close(file) }
        let script = """
            import os, socket, sys
            def refused(what, *arguments):
                try: what(*arguments)
                except OSError: return True
                return False
            print(open("Tests/fixture.txt").read(), refused(open, "Tests/fixture.txt", "w"), refused(open, ".gitignore", "a"),
                refused(open, sys.argv[1] + "/key"), refused(open, sys.argv[1] + "/new", "w"), refused(open, sys.argv[2] + "/own", "w"),
                refused(socket.socket, socket.AF_INET), len(os.listdir("/proc/self/fd")), os.environ["LOGNAME"])
            open("/dev/fd/3", "w").write('{"kind":"event"}\\n')
            sys.exit(7)
            """
        let process = TestProcess(
            executable: "/usr/bin/python3", arguments: ["-c", script, outside, home], directory: folder, environment: ["LOGNAME": "a"],
            limit: 60, confinement: confinement)
        var lines: [String] = [], events: [String] = []
        let ending = try process.run(isStopped: { false }) { input in
            switch input {
            case .text(let line, _): lines.append(line)
            case .event(let data): events.append(String(decoding: data, as: UTF8.self))
            case .modernEvent: break
            }
            return true
        }
        // 0 to 4, and that of the folder itself.
        #expect(lines == ["fixture True True True True False True 6 a"])
        #expect(events == [#"{"kind":"event"}"#] && ending == .exited(7))
        #expect(FileManager.default.fileExists(atPath: home + "/own") && !FileManager.default.fileExists(atPath: outside + "/new"))
    }

    @Test("a run says how to let tests access more if one of them was denied access")
    func hint() {
        func report(_ message: String) -> TestReport {
            var issue = TestEvent(.issue, test: "M.A/test", time: 1), end = TestEvent(.testEnded, test: "M.A/test", time: 2)
            (issue.message, issue.severity, end.outcome) = (message, .error, .failed)
            return TestReport.of([
                TestEvent(.runStarted, time: 0), TestEvent(.testStarted, test: "M.A/test", time: 0.5), issue, end,
            ])
        }
        #expect(TestConfinement.hint(report("The operation could not be completed. Permission denied"))?.contains("--unsandboxed") == true)
        #expect(TestConfinement.hint(report("1 is not equal to 2")) == nil)
    }

    @Test("tests record pictures beside their sources and in the folders that the user names, but in no others that the project names")
    func references() throws {
        let folder = try Scratch.folder("References"), elsewhere = try Scratch.folder("Elsewhere")
        try Scratch.write("assertSnapshot(of: view)", folder + "/Tests/A/ATests.swift")
        for name in ["B/BTests.swift", "C/CTests.swift", "Pictures/x/a.png", "Scripts/run.sh"] {
            try Scratch.write("", folder + "/Tests/" + name)
        }
        try Scratch.write("", folder + "/Tests/B/__Snapshots__/a.png")
        symlink(elsewhere, folder + "/Tests/C/__Snapshots__")
        let sources = ["A/ATests.swift", "B/BTests.swift", "C/CTests.swift"].map { folder + "/Tests/" + $0 }
        func paths(
            _ planned: [String: String] = [:], _ given: [String] = [], sources: [String] = sources, _ own: [String: String] = [:]
        ) throws -> [String] {
            let folders = try ReferenceFolders(
                of: folder, sources: sources, tests: Set(["A", "B", "C"].map { folder + "/Tests/\($0)/\($0)Tests.swift" }),
                planned: planned, given: given, own)
            for path in folders.paths { #expect(FileManager.default.fileExists(atPath: path)) }
            folders.tidy()
            return folders.paths.map { $0.replacingOccurrences(of: folder + "/", with: "") }
        }
        #expect(try paths() == ["Tests/A/__Snapshots__", "Tests/B/__Snapshots__"])
        // Removed, since nothing was recorded.
        #expect(!FileManager.default.fileExists(atPath: folder + "/Tests/A/__Snapshots__"))
        #expect(FileManager.default.fileExists(atPath: folder + "/Tests/B/__Snapshots__/a.png"))
        // Without a word about snapshots, only those that exist.
        #expect(try paths(sources: [sources[1]]) == ["Tests/B/__Snapshots__"])
        #expect(try paths(["SNAPSHOT_TESTING_RECORD": "never"]) == [])
        let never = ["SNAPSHOT_TESTING_RECORD": "never"]
        for (name, isOurs) in [("Pictures", true), ("Scripts", false), ("", false), ("New", false), ("C/__Snapshots__", false)] {
            let found = try paths(never.merging(["FB_REFERENCE_IMAGE_DIR": folder + "/Tests/" + name]) { $1 })
            #expect(found == (isOurs ? ["Tests/Pictures"] : []), "\(name)")
        }
        #expect(try paths(["IMAGE_DIFF_DIR": elsewhere], [], never) == [])
        #expect(
            try paths([:], [], never.merging(["FB_REFERENCE_IMAGE_DIR": folder + "/Made/References"]) { $1 }) == [
                "Made/References", "Made/References_64",
            ])
        #expect(!FileManager.default.fileExists(atPath: folder + "/Made"))
        #expect(try paths(never, [folder + "/Tests/Scripts"]) == ["Tests/Scripts"])
        // What a test wrote there: git runs the programs that it names.
        try Scratch.write("gitdir: x", folder + "/Tests/B/__Snapshots__/x/.git")
        #expect(OutputPlace.settings(in: folder + "/Tests/B") == folder + "/Tests/B/__Snapshots__/x/.git")
        #expect(try paths() == ["Tests/A/__Snapshots__"])
        try Scratch.write("", folder + "/.git/config")
        #expect(throws: Failure.self) { try paths(never, [folder]) }
        #expect(throws: Failure.self) { try paths(never, [folder + "/Tests/C/__Snapshots__/more"]) }
    }

    @Test("a file that a test names is copied only from its own folder, and neither through a link nor with its mode")
    func attachments() throws {
        let place = try Scratch.owned(Scratch.folder("Attachments") + "/own"), folder = try Scratch.folder("Attached")
        try Scratch.write("key", folder + "/key")
        try Scratch.write("mine", place.path + "/a.txt")
        chmod(place.path + "/a.txt", 0o4755)
        symlink(folder + "/key", place.path + "/link")
        symlink(folder, place.path + "/folder")
        mkfifo(place.path + "/pipe", 0o600)
        try place.appending("a.txt").moveOut(to: folder + "/a.txt")
        var info = stat()
        #expect(lstat(folder + "/a.txt", &info) == 0 && info.st_mode & 0o7777 == 0o644)
        #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "mine" && !place.appending("a.txt").exists)
        for name in ["link", "folder/key", "pipe", "folder"] {
            let file = try place.appending(name)
            #expect(throws: Failure.self) { try file.moveOut(to: folder + "/taken") }
            #expect(file.written() == nil)
        }
        #expect(!FileManager.default.fileExists(atPath: folder + "/taken") && FileManager.default.fileExists(atPath: folder + "/key"))
        #expect(try place.appending("b/c").isBelow(place.appending("b")) && !place.appending("bc").isBelow(place.appending("b")))
    }

    @Test("the apps of UI tests see the project and the tests, and none of the user's variables but those that every app sees")
    func appsOfTests() throws {
        let folder = try Scratch.folder("UI tests")
        let program = TestProgram(
            executable: folder + "/built/Tests.app/Tests", directory: folder, environment: ["LOGNAME": "a"], arguments: [], targets: [:],
            isForUITests: true)
        var options = AppRun.Options()
        options.isConfined = false
        #expect(UITestConfinement(program, of: folder, options) == nil)
        (options.isConfined, options.hasNetwork) = (true, false)
        // As the tests' process writes them.
        let words = #"{"environment":{"A":"b"},"kept":["PATH"],"network":"outside","readable":["/a"],"writable":["/b"]}"#
        let read = try JSONDecoder().decode(Confinement.self, from: Data(words.utf8))
        #expect(read.network == .outside && read.kept == ["PATH"] && read.environment == ["A": "b"] && read.writable == ["/b"])
        guard let limits = UITestConfinement(program, of: folder, options) else {
            #expect(!Confinement.isAvailable || Confinement.command == nil)
            return
        }
        #expect(limits.prefix.count == 2 && limits.prefix.last == Confinement.word)
        #expect(limits.readable.contains(folder + "/built/Tests.app"))
        #expect(limits.readable.contains { (folder + "/").hasPrefix($0 + "/") })
        #expect(!limits.writable.contains { folder.hasPrefix($0) } && limits.network == .none)
        #expect(limits.hidden.contains("HOME") && !limits.hidden.contains("PATH"))
    }

    @Test("a page's token is read from a file, and nothing else of the file is shown")
    func pageToken() throws {
        let file = try Scratch.folder("Token") + "/token", token = String(repeating: "0a", count: 16)
        try Scratch.write(token + "\n", file)
        chmod(file, 0o600)
        #expect(try PageToken.read(file) == token)
        try Scratch.write("password", file)
        let failure = #expect(throws: Failure.self) { try PageToken.read(file) }
        #expect(failure?.message.contains("password") == false)
        #expect(try PageToken.given([:]) == nil && PageToken.given(["UNDERSTUDY_PAGE_TOKEN": token]) == token)
        #expect(throws: Failure.self) { try PageToken.given(["UNDERSTUDY_PAGE_TOKEN": "0A"]) }
        // Only an app that serves a page gets the token.
        setenv(PageToken.variable, token, 1)
        defer { unsetenv(PageToken.variable) }
        #expect(ConfinedPlaces.variables(forWindow: false)[PageToken.variable] == nil)
        #expect(HostEnvironment(host: .headless).variables[PageToken.variable] == nil)
        #expect(HostEnvironment(host: .browser).variables[PageToken.variable] == token)
    }

    @Test("the arguments of a confined program, which other users can read, do not contain the user's variables")
    func words() throws {
        let confinement = Confinement(
            readable: [], writable: [], network: .none,
            environment: ProcessInfo.processInfo.environment.merging(["UNDERSTUDY_TEST_OWN": "own value"]) { $1 })
        let words = try confinement.prefix()
        guard !words.isEmpty else { return }
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(!words.joined().replacing("\\/", with: "/").contains(path) && words.joined().contains("own value"))
        let result = try Subprocess.run(
            Confinement(
                readable: ConfinedPlaces.system, writable: ConfinedPlaces.devices, network: .none, environment: ["PATH": path, "A": "b c"]
            ).prefix() + ["/usr/bin/env"])
        #expect(Set(result.output.split(separator: "\n")) == ["PATH=\(path)", "A=b c"])
    }
}
