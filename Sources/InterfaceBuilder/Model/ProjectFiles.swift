import Foundation

/// The files of a project on disk that the tools process.
public struct ProjectFiles {
    public private(set) var project = InterfaceProject([])
    /// The Swift and Objective-C files.
    public private(set) var sources: [URL] = []
    /// The files that could not be read, with the reasons.
    public private(set) var failures: [InterfaceError] = []
    /// Files of other systems in the given folders, such as a project's watch or television app.
    public private(set) var others: [InterfaceError] = []

    /// The names of folders that contain no sources of the app.
    public static let skippedFolders: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".understudy"]
    private static let extensions: Set<String> = ["storyboard", "xib", "swift", "h", "m", "mm"]

    /// Reads the given files, and those in the given folders.
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
        project = InterfaceProject(files, isWhole: files.count > 1 || paths.contains(where: Self.isFolder))
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func urls(in path: String) -> [URL] {
        guard isFolder(path) else { return [URL(fileURLWithPath: path)] }
        // A project file is beside its sources.
        let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        let folder = isProject ? (path as NSString).deletingLastPathComponent : path
        let enumerator = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder)
        var result: [String] = []
        while let name = enumerator?.nextObject() as? String {
            if skippedFolders.contains((name as NSString).lastPathComponent) {
                enumerator?.skipDescendants()
            } else if extensions.contains((name as NSString).pathExtension) {
                result.append(name)
            }
        }
        return result.sorted().map { URL(fileURLWithPath: folder.isEmpty ? $0 : "\(folder)/\($0)") }
    }
}
