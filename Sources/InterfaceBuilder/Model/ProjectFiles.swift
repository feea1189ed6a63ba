import Foundation

/// The files of a project on disk that the tools work on.
public struct ProjectFiles {
    public private(set) var project = InterfaceProject([])
    /// Swift and Objective-C files.
    public private(set) var sources: [URL] = []
    /// Files that could not be read, and why.
    public private(set) var failures: [InterfaceError] = []
    /// Files of other systems that lie in the given folders: a project's app for the watch or the television.
    public private(set) var others: [InterfaceError] = []

    /// Folders that hold no sources of the app.
    private static let skipped: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".understudy"]
    private static let extensions: Set<String> = ["storyboard", "xib", "swift", "h", "m", "mm"]

    /// Reads the given files, and those inside the given folders.
    public init(_ paths: [String]) {
        var files: [InterfaceFile] = []
        for (url, isNamed) in paths.flatMap({ path in Self.urls(in: path).map { ($0, $0.path == path) } }) {
            switch url.pathExtension {
            case "storyboard", "xib":
                do { files.append(try InterfaceFile(contentsOf: url)) } catch {
                    let error = error as? InterfaceError ?? InterfaceError(file: url.path, message: "\(error)")
                    if error.isOfOtherSystem, !isNamed { others.append(error) } else { failures.append(error) }
                }
            case "swift", "h", "m", "mm": sources.append(url)
            default: break
            }
        }
        project = InterfaceProject(files)
    }

    private static func urls(in path: String) -> [URL] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else { return [URL(fileURLWithPath: path)] }
        // A project file is beside its sources.
        let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        let folder = isProject ? (path as NSString).deletingLastPathComponent : path
        let enumerator = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder)
        var result: [String] = []
        while let name = enumerator?.nextObject() as? String {
            if skipped.contains((name as NSString).lastPathComponent) {
                enumerator?.skipDescendants()
            } else if extensions.contains((name as NSString).pathExtension) {
                result.append(name)
            }
        }
        return result.sorted().map { URL(fileURLWithPath: folder.isEmpty ? $0 : "\(folder)/\($0)") }
    }
}
