import Foundation
import UIKitRuntime

extension Bundle {
    /// `urls(forResourcesWithExtension:subdirectory:)` as Apple's Foundation types it; Linux's gives objects. The translator writes this name.
    public func resourceURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }
    public func resourceURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }
    /// Kept: nothing is ever fetched, so nothing is thrown away either.
    public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) { for tag in tags { BundledTags.priorities[tag] = priority } }
    public func preservationPriority(forTag tag: String) -> Double { BundledTags.priorities[tag] ?? 0 }
}

private enum BundledTags { nonisolated(unsafe) static var priorities: [String: Double] = [:] }

/// Resources that the App Store would bring when asked for. Here all of an app's resources lie in its bundle: every request is met at once.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    public let tags: Set<String>
    public let bundle: Bundle
    public let progress = Progress(totalUnitCount: 1)
    /// Between 0 and 1; changes nothing.
    open var loadingPriority = 0.5
    public init(tags: Set<String>, bundle: Bundle) { (self.tags, self.bundle) = (tags, bundle) }
    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        progress.completedUnitCount = 1
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(nil) } }
    }
    public func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        progress.completedUnitCount = 1
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(true) } }
    }
    public func conditionallyBeginAccessingResources() async -> Bool {
        progress.completedUnitCount = 1
        return true
    }
    open func endAccessingResources() {}
}
public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0
extension NSNotification.Name {
    /// Never posted: nothing is fetched that could be short of room.
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
