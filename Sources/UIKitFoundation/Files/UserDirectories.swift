import Foundation
import UIKitRuntime

extension FileManager {
    /// Foundation on Linux defines only some of a home's folders; these are the locations on iOS. The translator gives calls of
    /// `url(for:in:appropriateFor:create:)` this name.
    public func directoryURL(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        guard let place = Self.place(of: directory), domain.contains(.userDomainMask) else {
            return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if shouldCreate { try createDirectory(at: place, withIntermediateDirectories: true) }
        return place
    }

    /// The equivalent of `urls(for:in:)`.
    public func directoryURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard let place = Self.place(of: directory), domainMask.contains(.userDomainMask) else {
            return urls(for: directory, in: domainMask)
        }
        return [place]
    }

    fileprivate static func place(of directory: SearchPathDirectory) -> URL? {
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        switch directory {
        case .documentDirectory: return home.appendingPathComponent("Documents", isDirectory: true)
        case .libraryDirectory: return home.appendingPathComponent("Library", isDirectory: true)
        case .cachesDirectory: return home.appendingPathComponent("Library/Caches", isDirectory: true)
        case .applicationSupportDirectory: return home.appendingPathComponent("Library/Application Support", isDirectory: true)
        case .downloadsDirectory: return home.appendingPathComponent("Downloads", isDirectory: true)
        case .picturesDirectory: return home.appendingPathComponent("Pictures", isDirectory: true)
        case .moviesDirectory: return home.appendingPathComponent("Movies", isDirectory: true)
        case .musicDirectory: return home.appendingPathComponent("Music", isDirectory: true)
        default: return nil
        }
    }
}

/// The equivalent of ``Foundation/FileManager/directoryURLs(for:in:)`` for the function of that name.
public func userDirectoryPaths(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    FileManager.default.directoryURLs(for: directory, in: domainMask).map(\.path)
}

/// The folders by their names of iOS 16.
extension URL {
    private static func home(_ directory: FileManager.SearchPathDirectory) -> URL { FileManager.place(of: directory) ?? homeDirectory }
    /// The folder of the user's documents in the app's home.
    public static var documentsDirectory: URL { home(.documentDirectory) }
    /// The folder of the app's own files in its home.
    public static var libraryDirectory: URL { home(.libraryDirectory) }
    /// The folder of files that can be created again.
    public static var cachesDirectory: URL { home(.cachesDirectory) }
    /// The folder of files that the app needs to work.
    public static var applicationSupportDirectory: URL { home(.applicationSupportDirectory) }
    /// The folder of downloaded files.
    public static var downloadsDirectory: URL { home(.downloadsDirectory) }
    /// The folder of pictures.
    public static var picturesDirectory: URL { home(.picturesDirectory) }
    /// The folder of movies.
    public static var moviesDirectory: URL { home(.moviesDirectory) }
    /// The folder of music.
    public static var musicDirectory: URL { home(.musicDirectory) }
}

extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    /// Always nominal: the emulated device stays cool.
    public var thermalState: ThermalState { .nominal }
    /// Posted by Foundation when the device gets warmer or cooler. Never posted here.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
    /// Never posted: the emulated device does not save power.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
    /// The system actions that an activity prevents.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits, with Foundation's values.
        public let rawValue: UInt64
        /// Creates options from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        // The values of NSActivityOptions: https://learn.microsoft.com/dotnet/api/foundation.nsactivityoptions
        /// The screen stays on.
        public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
        /// The device stays awake.
        public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
        /// The process isn't ended immediately.
        public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
        /// The process isn't ended while idle.
        public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
        /// The user waits for the activity.
        public static let userInitiated = Self(rawValue: 0x00FF_FFFF)
        /// The activity can wait.
        public static let background = Self(rawValue: 0xFF)
        /// The activity needs exact timing.
        public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
    }
    /// Does nothing: the process is never suspended or put to sleep, so an activity needs no protection.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSString(string: reason) }
    /// Ends an activity. Does nothing.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Runs a block immediately, on this thread.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    /// Calls `block` on another queue, with `false`: the time never expires.
    @preconcurrency public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}
