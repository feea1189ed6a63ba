import Foundation

/// What belongs to a project on disk: the files below its repository, or below its own folder where there is none.
///
/// A project may name any file of the person's: an `.xcconfig` that includes a file of credentials, a resource that is a link to a key.
/// What it names outside its tree is not read into its settings and not copied into its app, unless the person trusts it.
struct SourceTree: Sendable {
    /// Absolute, links resolved.
    let roots: [String]
    private let isTrusted: Bool

    /// The tree of the project in the folder `directory`, and what was fetched and generated for it in `cache`.
    init(of directory: String, cache: OwnedPath? = nil, isTrusted: Bool = Trust.isGiven) {
        self.isTrusted = isTrusted
        let own = directory.realPath ?? directory
        // A home folder may be a repository of settings; what lies in it is not one project.
        let home = NSHomeDirectory().realPath ?? NSHomeDirectory()
        let repository = sequence(first: own, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).prefix {
            $0 != home && $0 != "/"
        }.first {
            FileManager.default.fileExists(atPath: $0.appending(".git"))
        }
        // An example's folder in a library that was downloaded without its repository.
        let parent = own.deletingLastPathComponent
        let isExample =
            parent != home && parent.count > 1 && SourceFolder.names(parent).contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
        roots = [repository ?? (isExample ? parent : own)] + (cache.map { [$0.path] } ?? [])
    }

    /// Whether `path`, links resolved, lies in the tree. True for what is not there, which harms nobody.
    func contains(_ path: String) -> Bool {
        guard !isTrusted, let real = path.realPath else { return true }
        return roots.contains { real == $0 || real.hasPrefix($0 + "/") }
    }

    /// The tree of the project that is being read.
    @TaskLocal static var current: SourceTree?
}

/// Whether the person trusts the project with all that the person may do: `--trust`.
public enum Trust {
    @TaskLocal public static var isGiven = false
}
