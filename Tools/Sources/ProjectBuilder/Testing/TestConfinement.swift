import Foundation
import TestResults

/// The limits of a project's tests: they can read the project, their program, UIKit, and the system's libraries, and write to a home of
/// their own and to the project's folders of reference pictures.
struct TestConfinement: Sendable {
    /// The note that is printed once for confined tests.
    static func line(_ options: AppRun.Options) -> String {
        "note: the tests can read only the project and write only to a home of their own"
            + "\(options.hasNetwork ? "" : ", and have no network"); use --unsandboxed if they need more"
    }

    private let base: Confinement

    /// Returns `nil` if the tests aren't confined.
    /// - Parameters:
    ///   - sources: The project's own source files, some of which are outside its folder if the user trusts it.
    ///   - writable: The folders in which all test programs may write.
    init?(_ program: TestProgram, of project: String, sources: [String] = [], writable: [String] = [], _ options: AppRun.Options) {
        guard options.isConfined else { return nil }
        guard Confinement.isAvailable else {
            Terminal.warningOnce(Confinement.unavailable)
            return nil
        }
        Terminal.noteOnce(Self.line(options))
        var readable = ConfinedPlaces.system + Installation.folders + SourceTree(of: project).roots
        // The folder in which the tests are built, with their program, their packages, and their resources.
        readable.append(program.executable.deletingLastPathComponent.deletingLastPathComponent)
        readable += [program.environment["LD_PRELOAD"]?.deletingLastPathComponent].compactMap { $0 }
        // The tests of an app's interface start it, confined for its part: it can do nothing that they can't.
        for app in program.apps {
            let bundle = app.deletingLastPathComponent
            readable += [bundle, bundle.deletingLastPathComponent.appending(".build/debug")]
        }
        if program.isForUITests { readable += [Confinement.command].compactMap { $0 } }
        if Trust.isGiven {
            for folder in Set(sources.map(\.deletingLastPathComponent)) { readable += SourceTree(of: folder).roots }
        }
        base = Confinement(
            readable: readable, writable: ConfinedPlaces.devices + writable, network: options.hasNetwork ? .outside : .none,
            // As in a build: tests take settings from variables, whose names are not known in advance.
            environment: ProcessInfo.processInfo.environment.filter { !BuildConfinement.isSecret($0.key, $0.value) })
    }

    /// Returns what the user can do about tests that failed because they were denied access, or `nil` if none did.
    static func hint(_ report: TestReport) -> String? {
        let isDenied = report.tests.flatMap(\.attempts).flatMap(\.issues).contains { issue in
            ["Permission denied", "have permission", "Operation not permitted"].contains { issue.message.contains($0) }
        }
        return isDenied
            ? "note: a test was denied access to a file; --writable FOLDER lets tests write in a folder, --unsandboxed in any" : nil
    }

    /// Returns the limits of a process with a home of its own, to which it writes, and files of ours that it reads.
    func confinement(writable: [String], readable: [String] = []) -> Confinement {
        var result = base
        result.writable += writable
        result.readable += readable
        return result
    }
}

/// The folders of a project in which its tests record reference pictures. A program's limits apply only to folders that exist, so
/// missing ones are made before a run, and removed afterward if they are empty.
struct ReferenceFolders {
    /// The folders' paths.
    let paths: [String]
    private let made: [String]

    /// - Parameters:
    ///   - sources: The project's own source files.
    ///   - tests: The files with its tests, beside which `__Snapshots__` is.
    ///   - planned: The variables that the project sets.
    ///   - given: The folders that the user names.
    ///   - own: The user's variables.
    init(
        of project: String, sources: [String], tests: Set<String>, planned: [String: String], given: [String],
        _ own: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let tree = SourceTree(of: project)
        var paths: [String] = [], made: [String] = []
        func add(_ path: String) {
            made += Self.make(path)
            if Self.isFolder(path), OutputPlace.settings(in: path) == nil { paths.append(path) }
        }
        for path in given.map(\.standardizedPath) {
            try OutputPlace.check(path, of: project)
            try OutputPlace.checkWritableByApp(path)
            add(path)
            guard paths.last == path else { throw Failure("can't create the folder \(path)", kind: .usage) }
        }
        // The user's own folders. iOSSnapshotTestCase adds the architecture to the name of the first.
        for name in Self.variables {
            guard let path = own[name].flatMap({ $0.hasPrefix("/") ? $0.standardizedPath : nil }) else { continue }
            for folder in name == Self.variables[0] ? [path, path + "_64"] : [path] {
                try OutputPlace.check(folder, of: project)
                if (try? OutputPlace.checkWritableByApp(folder)) != nil { add(folder) }
            }
        }
        // The project's own: any folder could have its name, but one with nothing but pictures has nothing that anybody runs.
        for path in Self.variables.compactMap({ planned[$0]?.standardizedPath }) {
            for folder in [path, path + "_64"] where tree.holds(folder) && Self.holdsOnlyPictures(folder) { paths.append(folder) }
        }
        let isRecording = (own[Self.mode] ?? planned[Self.mode]) != "never"
        let records = isRecording && sources.contains { ProjectFile.data($0)?.range(of: Data("napshot".utf8)) != nil }
        for folder in Set(tests.map(\.deletingLastPathComponent)).sorted() where tree.holds(folder) && folder.realPath == folder {
            let place = folder.appending(Self.name)
            if records { add(place) } else if isRecording, Self.isFolder(place) { add(place) }
        }
        (self.paths, self.made) = (paths, made)
    }

    /// The name of the folders beside tests, as in swift-snapshot-testing.
    private static let name = "__Snapshots__"

    /// Returns whether a file is in a folder beside tests.
    static func contain(_ path: String) -> Bool { path.contains("/" + name + "/") }

    /// Removes the folders that were made and are empty, and warns of what tests must not leave there.
    func tidy() {
        for path in made.reversed() { rmdir(path) }
        for path in paths { OutputPlace.warnOfRepository(in: path) }
    }

    /// The variables that name the folders for reference pictures and for those that differ, and the variable that turns recording off.
    private static let variables = ["FB_REFERENCE_IMAGE_DIR", "IMAGE_DIFF_DIR", "SNAPSHOT_ARTIFACTS"], mode = "SNAPSHOT_TESTING_RECORD"

    /// Makes the folder and those above it. Returns what was made, from above.
    private static func make(_ path: String) -> [String] {
        var made: [String] = [], place = ""
        for component in path.split(separator: "/") {
            place += "/" + component
            if mkdir(place, 0o755) == 0 { made.append(place) }
        }
        return made
    }

    /// Returns whether a folder, not a link to one, is at the path.
    private static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    private static func holdsOnlyPictures(_ path: String) -> Bool {
        guard isFolder(path) else { return false }
        var isOnly = true
        SourceFolder.walk(path) { place, _, isDirectory in
            if !isDirectory, !["png", "jpg", "jpeg", "heic"].contains(place.pathExtension.lowercased()) { isOnly = false }
            return isDirectory && isOnly
        }
        return isOnly
    }
}
