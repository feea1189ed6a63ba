import Foundation
import Testing

@testable import ProjectBuilder

/// Folders and files of tests.
enum Scratch {
    static func folder(_ name: String) throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/understudy tests \(ProcessInfo.processInfo.processIdentifier)/" + name
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    static func write(_ text: String, _ path: String) throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Returns a build folder like those in the cache.
    static func owned(_ path: String) throws -> OwnedPath { OwnedPath(root: try OwnedFolder(path), components: []) }

    static let synchronizedProject = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L0; };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X); };
          X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Left.swift); };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
                fileSystemSynchronizedGroups = (F); buildConfigurationList = L1; };
          L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
          C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; SDKROOT = iphoneos; }; };
          L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
          C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = org.example.App; GENERATE_INFOPLIST_FILE = YES;
                 INFOPLIST_KEY_UILaunchStoryboardName = Launch; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        }; }
        """
}
