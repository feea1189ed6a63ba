import Foundation

/// The files of a project on disk that the tools work on.
public struct ProjectFiles {
    public private(set) var project = InterfaceProject([])
    public private(set) var swiftFiles: [URL] = []
    /// Files that could not be read, and why: of other systems, damaged.
    public private(set) var failures: [InterfaceError] = []

    /// Folders that hold no sources of the app.
    private static let skipped: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".understudy"]

    /// Reads the given files, and those inside the given folders.
    public init(_ paths: [String]) {
        var files: [InterfaceFile] = []
        for url in paths.flatMap(Self.urls) {
            switch url.pathExtension {
            case "storyboard", "xib":
                do { files.append(try InterfaceFile(contentsOf: url)) } catch {
                    failures.append(error as? InterfaceError ?? InterfaceError(file: url.path, message: "\(error)"))
                }
            case "swift": swiftFiles.append(url)
            default: break
            }
        }
        project = InterfaceProject(files)
    }

    private static func urls(in path: String) -> [URL] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else { return [URL(fileURLWithPath: path)] }
        // A project file stands beside its sources.
        let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        let folder = isProject ? (path as NSString).deletingLastPathComponent : path
        let enumerator = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder)
        var result: [String] = []
        while let name = enumerator?.nextObject() as? String {
            if skipped.contains((name as NSString).lastPathComponent) {
                enumerator?.skipDescendants()
            } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") || name.hasSuffix(".swift") {
                result.append(name)
            }
        }
        return result.sorted().map { URL(fileURLWithPath: folder.isEmpty ? $0 : "\(folder)/\($0)") }
    }
}
