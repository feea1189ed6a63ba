import Foundation
import UIKitRuntime

extension Bundle {
    /// `urls(forResourcesWithExtension:subdirectory:)` with the type of Apple's Foundation; Linux's returns objects. The translator writes
    /// this name.
    public func resourceURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }
    /// Returns the files with an extension in a folder of a localization; `nil` if the folder can't be read.
    public func resourceURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?)
        -> [URL]?
    {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL }
    }
    /// Sets the priority, which is stored but has no effect: nothing is ever downloaded, so nothing is removed either.
    public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {
        for tag in tags { BundledTags.priorities[tag] = priority }
    }
    /// Returns the priority that was set for a tag; 0 by default.
    public func preservationPriority(forTag tag: String) -> Double { BundledTags.priorities[tag] ?? 0 }
}

private enum BundledTags { nonisolated(unsafe) static var priorities: [String: Double] = [:] }

/// Resources that the App Store would download on demand. Here all of an app's resources are in its bundle: every request is fulfilled at
/// once.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// The tags of the resources.
    public let tags: Set<String>
    /// The bundle with the resources.
    public let bundle: Bundle
    /// The progress of the request, which is complete once access begins.
    public let progress = Progress(totalUnitCount: 1)
    /// A priority between 0 and 1, which has no effect.
    open var loadingPriority = 0.5
    /// Creates a request for the resources with tags in a bundle.
    public init(tags: Set<String>, bundle: Bundle) { (self.tags, self.bundle) = (tags, bundle) }
    /// Creates a request for the resources with tags in the main bundle.
    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    /// Calls the handler without an error in the coming turn of the loop, on the main thread.
    @preconcurrency open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        progress.completedUnitCount = 1
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(nil) } }
    }
    /// Returns immediately; never throws.
    public func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
    /// Calls the handler with `true` in the coming turn of the loop, on the main thread.
    @preconcurrency open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        progress.completedUnitCount = 1
        MainLoop.whenOnMain { EventLoop.main.enqueue { completionHandler(true) } }
    }
    /// Returns `true`: all resources are there.
    public func conditionallyBeginAccessingResources() async -> Bool {
        progress.completedUnitCount = 1
        return true
    }
    /// Ends the access. Does nothing: the resources stay.
    open func endAccessingResources() {}
}
/// The priority of a request that the user waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0
extension NSNotification.Name {
    /// Never posted: nothing is downloaded, so space can't run out.
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
