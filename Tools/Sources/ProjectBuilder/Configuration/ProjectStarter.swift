import Foundation

/// The files that `understudy init` writes for a project: `understudy.yml`, a first test, a first flow, and a CI file.
public struct ProjectStarter {
    /// The CI services for which a job can be written.
    public enum Service: String, CaseIterable, Sendable { case github, gitlab, none }

    /// A file to write.
    public struct File: Sendable {
        /// The path of the file.
        public var path: String
        /// The contents of the file.
        public var text: String
    }

    /// The CI service, or `none` for no job.
    public var service: Service
    /// The URL from which a job downloads the packaged `understudy`, or nil for a variable of the CI service.
    public var archive: String?
    /// The number of parallel parts of a test job.
    public var shards = 1
    /// The device for `understudy.yml`, or `nil` for the default.
    public var device: String?

    private let project: Project
    private let folder: String
    /// The root of the repository, in which a CI service looks for its file.
    private let root: String
    /// The project's path in its folder, or nil if the folder implies it.
    private let place: String?

    /// Creates the files for a project.
    /// - Parameters:
    ///   - path: A folder or a project, as given on the command line.
    ///   - service: The CI service, or nil to choose it by the repository.
    public init(_ path: String, project: Project, service: Service? = nil) {
        let path = path.standardizedPath
        let isProject = ["xcodeproj", "xcworkspace", "yml", "yaml", "swift"].contains(path.pathExtension)
        self.project = project
        folder = isProject ? path.deletingLastPathComponent : path
        root = Self.repository(of: folder) ?? folder
        place = isProject && path.pathExtension != "swift" ? path.lastPathComponent : Self.place(of: project, in: folder)
        self.service = service ?? Self.service(of: root)
    }

    /// Returns the files with their absolute paths. Throws if one would be outside of its folder because of a symbolic link.
    public func files() throws -> [File] {
        var files = [(folder, ProjectConfiguration.fileName, configuration())]
        if let firstTest { files.append((folder, firstTest.path, firstTest.text)) }
        if let flow { files.append((folder, flow.path, flow.text)) }
        switch service {
        case .github: files.append((root, ".github/workflows/understudy.yml", github()))
        case .gitlab:
            // An existing pipeline is kept, and includes the new file.
            let isTaken = FileManager.default.fileExists(atPath: root.appending(".gitlab-ci.yml"))
            files.append((root, isTaken ? ".gitlab/understudy.yml" : ".gitlab-ci.yml", gitlab()))
        case .none: break
        }
        return try files.map { folder, path, text in
            guard let place = FolderPath.inside(folder, path) else {
                throw Failure("\(folder)/\(path): a symbolic link leads out of \(folder)")
            }
            return File(path: place, text: text)
        }
    }

    /// Notes about the project, one sentence each.
    public var notes: [String] {
        var notes: [String] = []
        if apps.isEmpty, tests.isEmpty, firstTest == nil {
            notes.append("The project has no app and no test target. Add a test target, and 'understudy test' runs it.")
        } else if let note = firstTest?.note {
            notes.append(note)
        }
        if flow == nil, flowFolder != nil {
            notes.append("The project has flows in \(flowFolder ?? ""); none was added.")
        }
        if service == .gitlab, FileManager.default.fileExists(atPath: root.appending(".gitlab-ci.yml")) {
            notes.append("Add this to .gitlab-ci.yml: include: { local: .gitlab/understudy.yml }")
        }
        if service != .none, archive == nil {
            notes.append("Set the CI variable UNDERSTUDY_ARCHIVE to the address of understudy-VERSION-linux-x86_64.tar.zst.")
        }
        return notes
    }

    // MARK: Project

    private var apps: [Project.Target] { project.targets.filter { $0.kind == .app } }
    private var tests: [Project.Target] { project.targets.filter { $0.kind == .tests || $0.kind == .uiTests } }

    private var firstTest: FirstTest? { FirstTest(of: project, in: folder) }

    /// The folder that already has flows.
    private var flowFolder: String? {
        ["flows", ".maestro", "maestro"].first { name in
            SourceFolder.names(folder.appending(name)).contains { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
        }
    }

    private var flow: (path: String, text: String)? {
        guard let app = apps.first, flowFolder == nil else { return nil }
        let identifier = app.infoPlist["CFBundleIdentifier"]?.value as? String
        return (
            "flows/launch.yaml",
            """
            # Run it with: understudy flow
            # docs/flows.md lists the commands.
            \(identifier.map { "appId: \($0.yaml)\n" } ?? "")name: The app launches
            ---
            - launchApp
            - waitForAnimationToEnd
            - takeScreenshot: launch

            """
        )
    }

    private static func place(of project: Project, in folder: String) -> String? {
        let file = project.file.lastPathComponent == "project.pbxproj" ? project.file.deletingLastPathComponent : project.file
        guard file.hasPrefix(folder + "/"), file.lastPathComponent != "Package.swift" else { return nil }
        let place = String(file.dropFirst(folder.count + 1))
        return place
    }

    private static func repository(of folder: String) -> String? {
        var place = folder
        while place.count > 1 {
            if FileManager.default.fileExists(atPath: place.appending(".git")) { return place }
            place = place.deletingLastPathComponent
        }
        return nil
    }

    private static func service(of root: String) -> Service {
        if FileManager.default.fileExists(atPath: root.appending(".github")) { return .github }
        if FileManager.default.fileExists(atPath: root.appending(".gitlab-ci.yml")) { return .gitlab }
        let remote = (ProjectFile.text(root.appending(".git/config")) ?? "").split(separator: "\n").first { $0.contains("url =") }
        return remote?.contains("gitlab") == true ? .gitlab : .github
    }

    /// The folder relative to the root of the repository, as the job needs it.
    private var folderInRepository: String { folder == root ? "." : String(folder.dropFirst(root.count + 1)) }

    // MARK: File contents

    private func configuration() -> String {
        var lines = ["# Defaults of understudy for this project. Command-line options take precedence."]
        if let place { lines.append("project: \(place.yaml)") }
        if apps.count > 1, let app = apps.first {
            lines.append("# The project has several apps: \(apps.map(\.name).joined(separator: ", ")).")
            lines.append("target: \(app.name.yaml)")
        }
        lines.append("device: \((device ?? "iPhone 16").yaml)")
        lines += ["", "test:", "  # A test that fails and then passes is reported as flaky.", "  retry: 1"]
        if shards > 1 { lines.append("  shards: \(shards)") }
        if !apps.isEmpty { lines += ["", "flow:", "  paths: [\((flowFolder ?? "flows").yaml)]", "  output: out/flows"] }
        return lines.map { $0 + "\n" }.joined()
    }

    private static let packages = "ca-certificates curl zstd " + Doctor.systemPackages
    private static let image = "swift:6.3-bookworm"

    /// Returns the commands that install `understudy` in /opt/understudy. `address` is the URL as the shell sees it.
    private func installation(_ address: String) -> [String] {
        [
            "apt-get update -qq", "apt-get install -y -qq --no-install-recommends \(Self.packages)", "mkdir -p /opt/understudy",
            "curl -fsSL \(address) | tar --zstd -x --strip-components 1 -C /opt/understudy",
        ]
    }

    private var address: String { archive.map { "'" + $0.replacing("'", with: "'\\''") + "'" } ?? "\"$UNDERSTUDY_ARCHIVE\"" }

    /// Returns the command for the folder as a YAML scalar. The folder's name is text for the shell, and for GitHub's expressions.
    private func command(_ words: String, _ options: String) -> String {
        let folder = folderInRepository.replacing("'", with: "'\\''")
        return "understudy \(words) '\(service == .github ? folder.replacing("${{", with: "$''{{") : folder)'\(options)".yamlCommand
    }

    private func github() -> String {
        let isDivided = shards > 1
        let parts = (1...max(1, shards)).map(String.init).joined(separator: ", ")
        let shard = isDivided ? " --shard ${{ matrix.part }}/\(shards)" : ""
        let name = isDivided ? "results-${{ matrix.part }}" : "results"
        var text = """
            # Written by 'understudy init'.
            name: Understudy
            on: [push, pull_request]

            permissions:
              contents: read

            jobs:
              test:
                runs-on: ubuntu-latest
                container: \(Self.image)
            \(isDivided ? "    strategy:\n      fail-fast: false\n      matrix:\n        part: [\(parts)]\n" : "")\
                env:
            \(archive == nil ? "      # A variable of the repository: the address of understudy-VERSION-linux-x86_64.tar.zst.\n      UNDERSTUDY_ARCHIVE: ${{ vars.UNDERSTUDY_ARCHIVE }}\n" : "")\
                  UNDERSTUDY_CACHE: /tmp/understudy
                steps:
                  - uses: actions/checkout@v4
                  - name: Install Understudy
                    shell: bash
                    run: |

            """
        text += installation(address).map { "          \($0)\n" }.joined()
        text += """
                      echo /opt/understudy/bin >> "$GITHUB_PATH"
                  - uses: actions/cache@v4
                    with:
                      path: /tmp/understudy
                      key: understudy-${{ github.sha }}
                      restore-keys: understudy-
                  - name: Run the tests
                    run: \(command("test", "\(shard) --results results"))

            """
        if !apps.isEmpty {
            text += """
                      - name: Run the flows
                \(isDivided ? "        if: matrix.part == 1\n" : "")\
                        run: \(command("flow --app", " --output results/flows"))

                """
        }
        text += """
                  - if: always()
                    uses: actions/upload-artifact@v4
                    with:
                      name: \(name)
                      path: results

            """
        if isDivided { text += githubReport() }
        return tests.isEmpty ? withoutTests(text) : text
    }

    /// Returns the job that merges the results of the parts.
    private func githubReport() -> String {
        var text = """

              report:
                needs: test
                if: always()
                runs-on: ubuntu-latest
                container: \(Self.image)
            \(archive == nil ? "    env:\n      UNDERSTUDY_ARCHIVE: ${{ vars.UNDERSTUDY_ARCHIVE }}\n" : "")\
                steps:
                  - uses: actions/download-artifact@v4
                    with:
                      path: parts
                  - name: Install Understudy
                    shell: bash
                    run: |

            """
        text += installation(address).map { "          \($0)\n" }.joined()
        text += """
                      echo /opt/understudy/bin >> "$GITHUB_PATH"
                  - run: understudy report merge parts/results-* --output report --shards \(shards)
                  - if: always()
                    uses: actions/upload-artifact@v4
                    with:
                      name: report
                      path: report

            """
        return text
    }

    /// A project without test targets has no use for `understudy test`.
    private func withoutTests(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.contains("Run the tests") && !$0.contains("understudy test ")
        }
        .joined(separator: "\n")
    }

    private func gitlab() -> String {
        let results = shards > 1 ? "results/part-$CI_NODE_INDEX" : "results"
        var text = """
            # Written by 'understudy init'.
            \(shards > 1 ? "stages: [test, report]\n\n" : "")\
            .understudy:
              image: \(Self.image)
              variables:
                # A CI variable of the project: the address of understudy-VERSION-linux-x86_64.tar.zst.
                UNDERSTUDY_CACHE: /tmp/understudy
              before_script:

            """
        if archive != nil {
            text = text.replacing("    # A CI variable of the project: the address of understudy-VERSION-linux-x86_64.tar.zst.\n", with: "")
        }
        text += installation(address).map { "    - \($0.contains("'") || $0.contains("\"") ? $0.yaml : $0)\n" }.joined()
        text += """
                - export PATH="/opt/understudy/bin:$PATH"

            understudy:
              extends: .understudy
              stage: test
            \(shards > 1 ? "  parallel: \(shards)\n" : "")\
              script:

            """
        if !tests.isEmpty {
            text += "    - \(command("test", " --results \(results) --junit junit.xml --code-quality quality.json"))\n"
        }
        if !apps.isEmpty { text += "    - \(command("flow --app", " --output \(results)/flows"))\n" }
        text += """
              artifacts:
                when: always
                paths: [results]
                reports:
                  junit: junit.xml
                  codequality: quality.json

            """
        if shards > 1 {
            text += """

                understudy-report:
                  extends: .understudy
                  stage: report
                  when: always
                  script:
                    - understudy report merge results/part-* --output report --shards \(shards)
                  artifacts:
                    when: always
                    paths: [report]
                    expose_as: Test report

                """
        }
        return text
    }
}

extension String {
    /// Returns a YAML scalar for a command, which begins with a letter: in quotation marks only if it contains what ends a plain scalar.
    fileprivate var yamlCommand: String {
        contains(": ") || contains(" #") || contains(where: \.isNewline) || hasSuffix(":") ? quotedYAML : self
    }

    private var quotedYAML: String {
        "'" + String(map { $0.isNewline ? " " : $0 }).replacing("'", with: "''") + "'"
    }

    /// Returns a YAML scalar: plain if that has the same meaning, or else in quotation marks.
    fileprivate var yaml: String {
        let isPlain =
            wholeMatch(of: /[A-Za-z][A-Za-z0-9._\/ ()-]*/) != nil && !hasSuffix(" ")
            && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(lowercased())
        return isPlain ? self : quotedYAML
    }
}
