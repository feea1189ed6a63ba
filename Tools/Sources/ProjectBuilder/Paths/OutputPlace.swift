import Foundation

/// A file or folder that the user names for a command's output. It is often inside the project, which may have put a link in its place.
public enum OutputPlace {
    /// Throws `Failure` if `path` passes through a symbolic link in the tree of the project at `project` that leads out of this tree: what
    /// is there would be replaced, or become writable for the app. A link that the user has elsewhere is followed.
    public static func check(_ path: String, of project: String) throws {
        let tree = SourceTree(of: folder(of: project.standardizedPath))
        var place = ""
        for component in path.standardizedPath.split(separator: "/") {
            let parent = place
            place += "/" + component
            var info = stat()
            guard lstat(place, &info) == 0 else { return }
            guard info.st_mode & S_IFMT == S_IFLNK, parent.isEmpty ? false : tree.holds(parent), !tree.holds(place) else { continue }
            throw Failure(
                "\(place) is a symbolic link of the project that leads out of it, to \(place.realPath ?? "nothing"), so nothing is written there"
            )
        }
    }

    /// Throws `Failure` if the app must not write in the folder at `path`: the home folder, or one with the settings of a repository, in
    /// which it could name programs that the user's next `git` command runs. A project's `understudy.yml` may choose the folder.
    public static func checkWritableByApp(_ path: String, home: String? = nil) throws {
        let given = home ?? UserHome.path, home = given.realPath ?? given, path = path.realPath ?? path.standardizedPath
        guard path != "/", path != home, !home.hasPrefix(path + "/") else {
            throw Failure("\(path) can't be the output folder, in which the app may write: the home folder is in it", kind: .usage)
        }
        guard let repository = path.split(separator: "/").contains(".git") ? path : settings(in: path) else { return }
        throw Failure(
            "\(path) can't be the output folder, in which the app may write: it has a repository's settings, \(repository)", kind: .usage)
    }

    /// Returns the path of a repository's settings below the folder, or `nil` if there are none.
    static func settings(in path: String) -> String? {
        var repository: String?
        SourceFolder.walk(path) { place, relative, isDirectory in
            if relative.lastPathComponent == ".git" { repository = place }
            return isDirectory && repository == nil
        }
        return repository
    }

    /// Warns about settings of a repository that the app or a test wrote in its output folder, where there were none before: `git`, which
    /// editors run in each repository that they find, would start the programs that they name.
    ///
    /// They aren't removed: a program that still runs could put a link in the place of a folder on the way.
    public static func warnOfRepository(in path: String) {
        guard let repository = settings(in: path) else { return }
        Terminal.warning("\(repository) was written during the run; git would run the programs that it names, so remove it")
    }

    /// A kind of output that consists of a page and files beside it.
    public enum Page {
        /// The page of a flow, or of previews.
        case flow, previews

        /// A text that each page of this kind contains: `FlowPage` and `PreviewPage` write it.
        var mark: String {
            switch self {
            case .flow: #"<a href="trace.json">trace.json</a>"#
            case .previews: " – previews</title>"
            }
        }
    }

    /// Throws `Failure` if a run would replace a page in the folder at `path` that an earlier run didn't write, such as the `index.html` of
    /// a project that names its own folder. A run that was ended before it wrote its page leaves none.
    public static func check(_ path: String, for page: Page) throws {
        let old = path.appending("index.html")
        var info = stat()
        // A link is replaced, not followed.
        guard lstat(old, &info) == 0, info.st_mode & S_IFMT != S_IFLNK, ProjectFile.text(old)?.contains(page.mark) != true else { return }
        throw Failure("\(path) contains a page that understudy didn't create; name another folder", kind: .usage)
    }

    private static func folder(of project: String) -> String {
        var info = stat()
        let isFolder = stat(project, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
        return isFolder && !["xcodeproj", "xcworkspace"].contains(project.pathExtension) ? project : project.deletingLastPathComponent
    }
}
