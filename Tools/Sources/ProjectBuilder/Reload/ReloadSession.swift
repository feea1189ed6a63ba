import AutomationClient
import Foundation
import SourceTranslator

/// Runs an app and watches its project: changes are loaded into the running app, or the app is rebuilt and restarted at the same address.
final class ReloadSession {
    /// The arguments for starting the app.
    typealias Launch = (Builder.Product, [String: String]) throws -> pid_t

    private let builder: Builder
    private var product: Builder.Product
    private let launch: Launch
    private var link: ReloadLink
    private var child: pid_t = 0
    private var watch = FileWatch()
    private var reloaded: Reloaded?
    /// The page's port and token, which a restart reuses.
    private var address: (port: String, token: String)?
    /// What the user chose on the page for the app's next launch.
    private var settings: [String: String] = [:]
    /// Whether the running app has code that its program lacks.
    private var hasPatches = false
    private var number = 0
    /// The time of the changes that the app has not acknowledged yet.
    private var pending: (start: DispatchTime, names: [String])?
    private var showsProblems = false
    /// Sources whose last saved text the app doesn't have, for example because it doesn't compile.
    private var unloaded: Set<String> = []
    /// Sources that were saved together with a damaged resource.
    private var postponed: Set<String> = []
    /// Whether the last request was about resources, not code.
    private var isResource = false

    private struct Reloaded {
        var modules: ReloadedModules
        var compiler: PatchCompiler
        let resources: ReloadedResources
        let inputs: Set<String>
        let projectFiles: Set<String>
        let tree: SourceTree
    }

    /// The app's process, and whether a signal asked the command to end.
    nonisolated(unsafe) private static var started: pid_t = 0  // read by a signal handler, which cannot take a lock; written by one thread
    nonisolated(unsafe) private static var isEnding = false  // set by a signal handler, which cannot take a lock

    init(_ builder: Builder, _ product: Builder.Product, launch: @escaping Launch) throws {
        (self.builder, self.product, self.launch) = (builder, product, launch)
        link = try ReloadLink()
    }

    /// Returns how the app ended: an exit code, or the signal that terminated it.
    func run() throws -> (status: Int32, signal: Int32?) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in
                ReloadSession.isEnding = true
                if ReloadSession.started > 0 { kill(ReloadSession.started, SIGTERM) }
            }
        }
        try start()
        // While the app starts.
        prepare()
        while true {
            wait()
            for reply in link.replies() { take(reply) }
            if !link.isOpen { return end() }
            let changed = watch.changes()
            if !changed.isEmpty, !Self.isEnding { follow(changed) }
        }
    }

    // MARK: The app's process

    private func start() throws {
        var variables = link.variables
        variables.merge(settings) { $1 }
        if let address { (variables["UNDERSTUDY_PORT"], variables["UNDERSTUDY_PAGE_TOKEN"]) = (address.port, address.token) }
        child = try launch(product, variables)
        Self.started = child
        link.handOver()
    }

    private func end() -> (status: Int32, signal: Int32?) {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        Self.started = 0
        let signal = status & 0x7f
        return signal == 0 ? ((status >> 8) & 0xff, nil) : (128 + signal, signal)
    }

    /// Asks the app to terminate, and kills it after two seconds.
    private func stop() {
        kill(child, SIGTERM)
        for _ in 0..<200 where link.isOpen {
            var entry = pollfd(fd: link.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&entry, 1, 10)
            _ = link.replies()
        }
        if link.isOpen { kill(child, SIGKILL) }
        _ = end()
    }

    private func wait() {
        var entries = [
            pollfd(fd: link.descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        poll(&entries, nfds_t(entries.count), -1)
        // Editors write in several steps, which belong together.
        guard entries[1].revents != 0, pending == nil else { return }
        pending = (.now(), [])
        usleep(8000)
    }

    private func take(_ reply: ReloadReply) {
        switch reply.kind {
        case .address:
            // http://127.0.0.1:PORT/TOKEN/
            guard let url = reply.text.flatMap(URL.init(string:)), let port = url.port else { return }
            address = (String(port), url.path.filter { $0 != "/" })
        case .done:
            guard reply.number == number, let pending else { return }
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - pending.start.uptimeNanoseconds) / 1e9
            Terminal.note("Reloaded \(pending.names.joined(separator: ", ")) in \(String(format: "%.2f", seconds)) s")
            self.pending = nil
            if let report = reply.text {
                Terminal.error(report)
                sendProblems(problems(report), title: ReloadedResources.partly)
            }
        case .relaunch:
            settings.merge(reply.allowedSettings) { $1 }
            if hasPatches { return rebuild(because: "the settings have changed") }
            restart(since: .now())
        case .failed:
            guard reply.number == number else { return }
            rebuild(because: isResource ? reply.text ?? "" : "the running app could not load it: \(reply.text ?? "")")
        }
    }

    // MARK: Changes

    /// Reads the list of the files from which the app was built. Without it, each change rebuilds the app.
    private func prepare() {
        do {
            let plan = try builder.reloadPlan()
            let modules = try ReloadedModules(plan.shadow, plan.targets)
            let compiler = try PatchCompiler(plan.shadow, modules.modules.map(\.name))
            reloaded = Reloaded(
                modules: modules, compiler: compiler, resources: plan.resources, inputs: plan.inputs, projectFiles: plan.projectFiles,
                tree: SourceTree(of: plan.shadow.project.directory))
            watch = FileWatch()
            for folder in modules.folders.union(plan.folders) { watch.watch(folder) }
        } catch { Terminal.warning("hot reload is off, because the project can't be read: \(error)") }
    }

    private func follow(_ changed: Set<String>) {
        guard let reloaded else { pending = nil; return }
        let changed = changed.union(postponed)
        postponed = []
        let sources = changed.filter { reloaded.modules.isSource($0) }.sorted()
        let missing = sources.filter { !FileManager.default.fileExists(atPath: $0) }
        if let file = missing.first { return rebuild(because: "\(file.lastPathComponent) is gone") }
        if let file = changed.first(where: { reloaded.projectFiles.contains($0) }) {
            return rebuild(because: "\(file.lastPathComponent) has changed")
        }
        if let file = changed.first(where: {
            $0.hasSuffix(".swift") && !reloaded.modules.isSource($0) && FileManager.default.fileExists(atPath: $0)
                && builder.isNewSource($0)
        }) {
            return rebuild(because: "\(file.lastPathComponent) is new")
        }
        var sendsResources = false
        let others = changed.filter { !reloaded.modules.isSource($0) }
        switch reloaded.resources.take(others, inputs: reloaded.inputs) {
        case .unchanged: break
        case .rebuild(let reason): return rebuild(because: reason)
        case .damaged(let report):
            Terminal.error(report)
            postponed = Set(sources)
            return sendProblems(problems(report), title: ReloadedResources.damage)
        case .loaded(let files, let names):
            number += 1
            (isResource, sendsResources) = (true, true)
            name(names)
            link.send(ReloadRequest(kind: .resources, number: number, files: files))
            showsProblems = false
        }
        let changes = sources.compactMap { reloaded.modules.change($0) }
        // A source that is again as the app has it needs no compiler, and has no errors.
        let wasBehind = !unloaded.isEmpty
        unloaded = unloaded.subtracting(sources).union(changes.map(\.path))
        guard !changes.isEmpty else {
            // Nothing that belongs to the app, unless it has not acknowledged a change yet.
            if pending?.names.isEmpty == true { pending = nil }
            if wasBehind, unloaded.isEmpty, showsProblems {
                Terminal.note("The running app has the current sources")
                sendProblems([])
            }
            return
        }
        reload(changes, withResources: sendsResources)
    }

    /// Adds changed files to those that the app has not acknowledged yet.
    private func name(_ files: [String]) {
        for file in files where pending?.names.contains(file) == false { pending?.names.append(file) }
    }

    private func reload(_ changes: [ReloadedModules.Change], withResources sendsResources: Bool) {
        for change in changes {
            switch change.outcome {
            case .rebuild(let reason): return rebuild(because: reason)
            case .unreadable:
                let errors = (try? reloaded?.compiler.parse(change.text, path: change.path, columns: change.columns)) ?? []
                return errors.isEmpty ? rebuild(because: "\(change.path.lastPathComponent) cannot be read") : show(errors)
            case .unchanged, .patch: break
            }
        }
        guard changes.count <= 4 else { return rebuild(because: "\(changes.count) files have changed") }
        name(changes.map { $0.path.lastPathComponent })
        var hasLoaded = false
        for change in changes {
            guard case .patch(let patch) = change.outcome else {
                reloaded?.modules.took(change)
                unloaded.remove(change.path)
                continue
            }
            do {
                guard let result = try reloaded?.compiler.compile(patch, module: change.module, path: change.path, columns: change.columns)
                else { return }
                switch result {
                case .library(let library):
                    number += 1
                    isResource = false
                    link.send(ReloadRequest(kind: .load, number: number, library: library, types: patch.types, isBroad: patch.isBroad))
                    reloaded?.modules.took(change)
                    unloaded.remove(change.path)
                    hasPatches = true
                    (hasLoaded, showsProblems) = (true, false)
                case .errors(let errors):
                    // FIXME HR-3: members added by other files' patches are known to those patches only.
                    if reloaded?.modules.hasAdditions(besides: change.path) == true {
                        return rebuild(because: "other files have new members")
                    }
                    return show(errors)
                case .failed(let reason): return rebuild(because: reason)
                }
            } catch { return rebuild(because: "\(error)") }
        }
        guard !hasLoaded, !sendsResources else { return }
        pending = nil
        if showsProblems { sendProblems([]) }
    }

    private func show(_ errors: [Diagnostics.Message]) {
        for error in errors { Terminal.error(error.description) }
        sendProblems(
            errors.map {
                ReloadRequest.Problem(
                    file: $0.file, line: $0.line, column: $0.column, message: $0.text,
                    source: Self.line($0.line, of: $0.file, in: reloaded?.tree))
            })
    }

    private func sendProblems(_ problems: [ReloadRequest.Problem], title: String? = nil) {
        showsProblems = !problems.isEmpty
        pending = nil
        link.send(ReloadRequest(kind: .errors, problems: problems, text: title))
    }

    /// Returns a line of a file of the project, for the app. The app itself and a source's `#sourceLocation` can name any file.
    private static func line(_ number: Int, of file: String, in tree: SourceTree?) -> String {
        guard let tree, tree.contains(file) else { return "" }
        let lines = String(decoding: ProjectFile.data(file) ?? Data(), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return number > 0 && number <= lines.count ? String(lines[number - 1]) : ""
    }

    // MARK: Rebuilding

    private func rebuild(because reason: String) {
        Terminal.note("Building again: \(reason)")
        link.send(ReloadRequest(kind: .relaunch, text: reason))
        let begun = pending?.start ?? .now()
        pending = nil
        do {
            product = try builder.build()
            Terminal.finishProgress()
            if Self.isEnding { return }
        } catch {
            Terminal.finishProgress()
            if Self.isEnding { return }
            Terminal.error("\(error)")
            let found = problems("\(error)")
            return sendProblems(
                found.isEmpty
                    ? [ReloadRequest.Problem(file: product.app.lastPathComponent, line: 0, column: 0, message: "\(error)", source: "")]
                    : found)
        }
        restart(since: begun)
    }

    private func restart(since begun: DispatchTime) {
        // The app enters the background and saves its state, which its next process restores.
        // FIXME HR-2: an app without support for state restoration restarts with its first screen.
        stop()
        do {
            link = try ReloadLink()
            try start()
            if Self.isEnding { kill(child, SIGTERM) }
        } catch {
            // The loop ends when it finds the connection closed.
            return Terminal.error("\(error)")
        }
        (showsProblems, unloaded, hasPatches) = (false, [], false)
        prepare()
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - begun.uptimeNanoseconds) / 1e9
        Terminal.note("Started again after \(String(format: "%.1f", seconds)) s")
    }

    private func problems(_ report: String) -> [ReloadRequest.Problem] { Self.problems(report, in: reloaded?.tree) }

    /// Returns the `file:line:column: error: message` lines of a report, with the lines of the files that are in `tree`.
    static func problems(_ report: String, in tree: SourceTree?) -> [ReloadRequest.Problem] {
        report.split(separator: "\n").prefix(1000).compactMap { line in
            guard let match = line.firstMatch(of: /^(\/.+?):(\d+):(\d+): error: (.*)$/), let number = Int(match.2),
                let column = Int(match.3)
            else { return nil }
            let file = String(match.1)
            return ReloadRequest.Problem(
                file: file, line: number, column: column, message: String(match.4), source: Self.line(number, of: file, in: tree))
        }
    }
}
