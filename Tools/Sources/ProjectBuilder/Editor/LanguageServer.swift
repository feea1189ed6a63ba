import AutomationClient
import Foundation

/// Runs the toolchain's sourcekit-lsp with the compiler arguments of a project's sources. Messages pass through in both directions.
public struct LanguageServer {
    /// The project, or `nil` for the folder that the editor opens.
    private let path: String?
    private let options: (String) -> Builder.Options

    /// Creates a server.
    /// - Parameters:
    ///   - path: The project, or `nil` for the folder that the editor opens.
    ///   - options: Returns the build options for a project's path.
    public init(path: String?, options: @escaping (String) -> Builder.Options) { (self.path, self.options) = (path, options) }

    /// Serves an editor until it closes the connection. Returns the server's exit code.
    public func serve(_ input: FileHandle, _ output: FileHandle) throws -> Int32 {
        var messages = LanguageMessages(input)
        guard let first = try messages.next() else { return 0 }
        let root = Self.root(of: first) ?? FileManager.default.currentDirectoryPath
        let server = Process(), requests = Pipe(), answers = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = try words(root)
        server.standardInput = requests
        server.standardOutput = answers
        do { try server.run() } catch { throw Failure("cannot run sourcekit-lsp: \(error.localizedDescription)") }
        let thread = Thread { Self.passOn(answers.fileHandleForReading, to: output) }
        thread.start()
        do {
            try LanguageMessages.write(Self.withRelatedInformation(first), to: requests.fileHandleForWriting)
            while let message = try messages.next() { try LanguageMessages.write(message, to: requests.fileHandleForWriting) }
        } catch let error as Failure {
            Terminal.error(error.message)
        } catch {
            Terminal.error("sourcekit-lsp has ended")
        }
        try? requests.fileHandleForWriting.close()
        server.waitUntilExit()
        return server.terminationReason == .exit ? server.terminationStatus : 1
    }

    /// Returns the words that start sourcekit-lsp, confined as a build is: it runs the manifests and the build servers of packages in the
    /// folder that the editor opens. Without arguments if the project cannot be read, so that editing still works.
    private func words(_ root: String) throws -> [String] {
        do {
            let (folder, confinement) = try Builder(options(path ?? root)).writeEditorDatabase()
            let arguments = [
                "--default-workspace-type", "compilationDatabase", "--compilation-db-search-path", Self.relative(folder, to: root),
            ]
            return try confinement.words(["sourcekit-lsp"] + arguments)
        } catch let failure as Failure {
            Terminal.error(failure.message)
        } catch {
            Terminal.error("\(error)")
        }
        let folder = try Cache.folder().appending("editors").appending(Cache.key(root)).makeDirectory()
        return try BuildConfinement(folder: folder, tree: SourceTree(of: root)).words(["sourcekit-lsp"])
    }

    private static func passOn(_ answers: FileHandle, to output: FileHandle) {
        var messages = LanguageMessages(answers)
        while let body = try? messages.next() {
            let message = body.range(of: Data("\"message\"".utf8)) == nil ? nil : try? JSONValue(parsing: body)
            guard (try? LanguageMessages.write(message.flatMap(EditorDiagnostics.filtered)?.data ?? body, to: output)) != nil else {
                return
            }
        }
    }

    /// Returns the `initialize` request of a client that accepts notes with diagnostics, which ``EditorDiagnostics`` reads.
    static func withRelatedInformation(_ request: Data) -> Data {
        func setting(_ path: ArraySlice<String>, in value: JSONValue?) -> JSONValue {
            guard let name = path.first else { return true }
            var members = value?.object ?? [:]
            members[name] = setting(path.dropFirst(), in: members[name])
            return .object(members)
        }
        guard let message = try? JSONValue(parsing: request) else { return request }
        return setting(["params", "capabilities", "textDocument", "publishDiagnostics", "relatedInformation"], in: message).data
    }

    /// Returns the folder in an `initialize` request.
    static func root(of request: Data) -> String? {
        guard let params = (try? JSONValue(parsing: request))?["params"] else { return nil }
        let address = params["workspaceFolders"]?[0]?["uri"]?.string ?? params["rootUri"]?.string
        return address.flatMap { URL(string: $0) }.flatMap { $0.isFileURL ? $0.path : nil } ?? params["rootPath"]?.string
    }

    /// Returns `path` relative to the folder `root`: sourcekit-lsp searches below its workspace.
    static func relative(_ path: String, to root: String) -> String {
        let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().pathComponents
        return String(repeating: "../", count: root.count - 1) + path.drop { $0 == "/" }
    }
}

extension Builder {
    /// Writes the compiler arguments of the project's sources. Returns the folder that contains them, and the confinement of a compiler
    /// that uses them. If the project has its own modules, they are built first; code that does not compile yet does not prevent that.
    func writeEditorDatabase() throws -> (folder: String, confinement: BuildConfinement) {
        let project = try ProjectLocator.read(options.path, forTests: true)
        let own = project.targets.filter { $0.kind == .library || !$0.packageProducts.isEmpty || $0.kind == .tests }
        if !own.isEmpty {
            do { _ = try build() } catch let failure as Failure {
                Terminal.warning("imports may be missing in the editor: \(failure.message)")
            }
        }
        let directory = try Cache.project(project)
        let shadow = ShadowPackage(
            directory: directory, project: try RemotePackages.takenIn(project, in: directory),
            sdk: try SDK.ready(options.sdk).withFrameworks())
        let database = try EditorDatabase(shadow)
        try database.write()
        return (database.folder.path, shadow.confinement)
    }
}
