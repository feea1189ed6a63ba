import Foundation
import Testing

@Suite("understudy init and understudy.yml")
struct InitTests {
    private static func project(_ name: String, _ files: [String: String] = [:], types: [String] = ["application", "bundle.unit-test"])
        throws -> String
    {
        let targets = types.enumerated().map { ProjectText.Target(name: "Notes\($0.offset == 0 ? "" : "Tests")", type: $0.element) }
        return try Command.folder(
            "init-" + name,
            files.merging([
                "Notes.xcodeproj/project.pbxproj": ProjectText.of(targets), "Notes/App.swift": "import UIKit\n",
                "NotesTests/Tests.swift": "import XCTest\n",
            ]) { own, _ in own })
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("a project gets its configuration, a workflow, and a first flow; the command reads the configuration")
    func writes() throws {
        let folder = try Self.project("github")
        let outcome = try Command.run("init", folder)
        #expect(outcome.code == 0, "\(outcome.all)")
        #expect(
            try Self.text(folder + "/understudy.yml") == """
                # Defaults of understudy for this project. Command-line options take precedence.
                project: Notes.xcodeproj
                device: iPhone 16

                test:
                  # A test that fails and then passes is reported as flaky.
                  retry: 1

                flow:
                  paths: [flows]
                  output: out/flows

                """)
        #expect(try Self.text(folder + "/flows/launch.yaml").contains("appId: org.example.Notes\n"))
        let workflow = try Self.text(folder + "/.github/workflows/understudy.yml")
        #expect(
            workflow.contains("run: understudy test '.' --results results\n")
                && workflow.contains("run: understudy flow --app '.' --output results/flows\n"))
        #expect(outcome.errors.contains("UNDERSTUDY_ARCHIVE"))
        // The file's own project and device are used by default: an unknown device in it is an error in the file.
        try Self.text(folder + "/understudy.yml").replacing("iPhone 16", with: "iPhone 16 Por").write(
            toFile: folder + "/understudy.yml", atomically: true, encoding: .utf8)
        let run = try Command.run("run", folder, "--host", "headless")
        #expect(
            run.code == 1
                && run.errors.contains("/understudy.yml:3:9: error: there is no device 'iPhone 16 Por'. Did you mean 'iPhone 16 Pro'"),
            "\(run.all)")
    }

    @Test("existing files are kept, and replaced with --force; --dry-run writes nothing")
    func keeps() throws {
        let folder = try Self.project("keeps", ["understudy.yml": "device: iPhone 14\n"])
        let dry = try Command.run("init", folder, "--dry-run")
        #expect(dry.code == 0 && dry.output.contains("/flows/launch.yaml\n"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/flows"))
        let outcome = try Command.run("init", folder, "--ci", "none")
        #expect(
            outcome.output.contains("kept     \(folder)/understudy.yml") && outcome.output.contains("wrote    \(folder)/flows/launch.yaml"))
        #expect(try Self.text(folder + "/understudy.yml") == "device: iPhone 14\n")
        #expect(!FileManager.default.fileExists(atPath: folder + "/.github"))
        #expect(try Command.run("init", folder, "--ci", "none", "--force", "--device", "iPhone X").code == 0)
        #expect(try Self.text(folder + "/understudy.yml").contains("device: iPhone X\n"))
    }

    @Test("an app without tests gets one in its test target, and it passes")
    func firstTest() throws {
        let folder = try Command.folder(
            "init-first-test",
            [
                "project.yml": """
                name: Notes
                options: { bundleIdPrefix: org.example }
                targets:
                  Notes: { type: application, platform: iOS, sources: Notes, settings: { GENERATE_INFOPLIST_FILE: YES } }
                  NotesTests: { type: bundle.unit-test, platform: iOS, sources: NotesTests, dependencies: [{ target: Notes }] }
                """,
                "Notes/App.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """,
                "NotesTests/Support.swift": "import XCTest\n",
            ])
        let outcome = try Command.run("init", folder, "--ci", "none")
        #expect(outcome.output.contains("wrote    \(folder)/NotesTests/FirstScreenTests.swift"), "\(outcome.all)")
        #expect(!outcome.errors.contains("FirstScreenTests"))
        let run = try Command.run("test", folder)
        #expect(run.code == 0 && run.all.contains("1 passed, 0 failed, 0 skipped"), "\(run.all)")
        // The project now has a test.
        #expect(try !Command.run("init", folder, "--ci", "none", "--dry-run").output.contains("FirstScreenTests.swift"))
    }

    @Test("a project without a unit-test target gets instructions for its kind")
    func firstTestWithoutTarget() throws {
        let xcode = try Self.project("no-tests", types: ["application"])
        let outcome = try Command.run("init", xcode, "--ci", "none")
        let text = try Self.text(xcode + "/NotesTests/README.md")
        #expect(text.contains("Unit Testing Bundle, with Notes as the target"))
        #expect(text.contains("   final class FirstScreenTests: XCTestCase {"))
        #expect(outcome.errors.contains("NotesTests/README.md describes how to add one"), "\(outcome.all)")

        let package = try Command.folder(
            "init-package",
            [
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Rating", platforms: [.iOS(.v15)], targets: [.target(name: "Rating")])
                """,
                "Sources/Rating/Rating.swift": "import UIKit\n",
            ])
        #expect(try Command.run("init", package, "--ci", "none").code == 0)
        let steps = try Self.text(package + "/Tests/RatingTests/README.md")
        #expect(steps.contains(#"   .testTarget(name: "RatingTests", dependencies: ["Rating"]),"#))
        #expect(steps.contains("@testable import Rating"))
    }

    @Test("a file of a test target that lists its files is for the user to add")
    func firstTestInListedTarget() throws {
        let folder = try Self.project("listed")
        let file = folder + "/Notes.xcodeproj/project.pbxproj"
        let host = #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Notes.app/Notes";"#
        try Self.text(file).replacing("fileSystemSynchronizedGroups = (FNotesTests); ", with: "")
            .replacing("PRODUCT_BUNDLE_IDENTIFIER = org.example.NotesTests;", with: host)
            .write(toFile: file, atomically: true, encoding: .utf8)
        let outcome = try Command.run("init", folder, "--ci", "none")
        #expect(outcome.errors.contains("Add NotesTests/FirstScreenTests.swift to the target NotesTests in Xcode"), "\(outcome.all)")
    }

    @Test("GitLab gets a parallel job and a report; an existing pipeline is not changed")
    func gitlab() throws {
        let folder = try Self.project("gitlab", [".gitlab-ci.yml": "stages: [build]\n"])
        let outcome = try Command.run("init", folder, "--shards", "3", "--archive", "https://example.org/u.tar.zst")
        #expect(outcome.code == 0 && outcome.errors.contains("include: { local: .gitlab/understudy.yml }"), "\(outcome.all)")
        let job = try Self.text(folder + "/.gitlab/understudy.yml")
        #expect(job.contains("  parallel: 3\n") && job.contains("report merge results/part-* --output report --shards 3"))
        #expect(job.contains("https://example.org/u.tar.zst") && !job.contains("UNDERSTUDY_ARCHIVE"))
        #expect(try Self.text(folder + "/.gitlab-ci.yml") == "stages: [build]\n")
        #expect(try Self.text(folder + "/understudy.yml").contains("  shards: 3\n"))
    }

    @Test("a project in a subfolder has its job at the repository's root")
    func nested() throws {
        let root = try Command.folder("init-nested", [".git/config": "[remote \"origin\"]\n\turl = git@gitlab.com:me/app.git\n"])
        let folder = try Self.project("nested/Apps/Notes 2")
        #expect(folder.hasPrefix(root))
        let outcome = try Command.run("init", folder)
        #expect(outcome.code == 0, "\(outcome.all)")
        #expect(try Self.text(root + "/.gitlab-ci.yml").contains("understudy test 'Apps/Notes 2' --results results"))
        #expect(FileManager.default.fileExists(atPath: folder + "/understudy.yml"))
    }

    @Test("nothing is written through a link that leads out of the project")
    func links() throws {
        let folder = try Self.project("links"), elsewhere = try Command.folder("init-elsewhere")
        try FileManager.default.createSymbolicLink(atPath: folder + "/.github", withDestinationPath: elsewhere)
        let outcome = try Command.run("init", folder)
        #expect(outcome.code == 1 && outcome.errors.contains("a symbolic link leads out of"), "\(outcome.all)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
    }

    @Test(
        "an error in understudy.yml is reported with its position",
        arguments: [
            ("devcie: iPhone 14\n", ":1:1: error: unknown key 'devcie'. Did you mean 'device'?"),
            ("test:\n  retry: -1\n", ":2:10: error: 'retry' takes a whole number of at least 0"),
            ("test: [a]\n", ":1:7: error: 'test' is a section; its keys are testPlan, "),
            ("generation: ios27\n", ":1:13: error: 'generation' is one of: legacy5, ios6, ios8, ios13, ios16, ios26"),
            ("project: ../Other.xcodeproj\n", ":1:10: error: 'project' leads out of the folder of understudy.yml: ../Other.xcodeproj"),
            ("flow:\n  output: /tmp/out\n", ":2:11: error: 'output' leads out of the folder of understudy.yml: /tmp/out"),
            ("device: [\n", ":2:1: error: invalid YAML"),
            ("- device\n", ":1:1: error: a configuration consists of keys and values"),
        ])
    func mistakes(text: String, message: String) throws {
        let folder = try Command.folder("configuration-\(text.hashValue)", ["understudy.yml": text])
        let outcome = try Command.run("build", folder)
        #expect(outcome.code == 1 && outcome.errors.contains("/understudy.yml\(message)"), "\(outcome.all)")
    }

    @Test("no key in understudy.yml disables the sandbox", arguments: ["trust", "unsandboxed", "sdk"])
    func confinement(key: String) throws {
        let folder = try Command.folder("configuration-" + key, ["understudy.yml": "\(key): true\n"])
        let outcome = try Command.run("build", folder)
        #expect(outcome.code == 1 && outcome.errors.contains("unknown key '\(key)'"))
    }

    @Test("a flow command without paths or an output folder says where to set them")
    func flowWithoutPaths() throws {
        let folder = try Command.folder("configuration-empty", ["understudy.yml": "# nothing yet\n"])
        let outcome = try Command.run("flow", in: folder)
        #expect(outcome.code == 2 && outcome.errors.contains("'flow: paths:' in understudy.yml"), "\(outcome.all)")
    }

    @Test("docs/understudy.schema.json is the schema of the keys that the command reads")
    func schema() throws {
        let outcome = try Command.run("init", "--schema")
        #expect(outcome.code == 0)
        #expect(
            try outcome.output == Self.text(Command.root + "/docs/understudy.schema.json"),
            "understudy init --schema > docs/understudy.schema.json")
    }

    @Test("completions list the subcommands, and the installed shells accept them", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let outcome = try Command.run("--generate-completion-script", shell)
        #expect(outcome.code == 0)
        for word in ["init", "storyboard", "dry-run", "generation"] { #expect(outcome.output.contains(word), "\(shell): \(word)") }
        let file = try Command.folder("completions-" + shell, ["script": outcome.output]) + "/script"
        let check = try ArticleProjects.run("if command -v \(shell) > /dev/null; then \(shell) -n \(file); fi", in: "/")
        #expect(check.code == 0, "\(check.output)")
    }
}
