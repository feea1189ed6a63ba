import Foundation
import UIKit

/// The properties of the device that the names of pictures contain.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The test's name without changes.
    public static let none = Self(rawValue: 1 << 0)
    public static let device = Self(rawValue: 1 << 1)
    public static let OS = Self(rawValue: 1 << 2)
    public static let os = OS
    public static let screenSize = Self(rawValue: 1 << 3)
    public static let screenScale = Self(rawValue: 1 << 4)
}

public func FBSnapshotTestCaseIs64Bit() -> Bool { Int.bitWidth == 64 }

/// Returns the suffixes for the folder of references, this processor's first.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
    NSOrderedSet(array: FBSnapshotTestCaseIs64Bit() ? ["_64", "_32"] : ["_32", "_64"])
}

/// Returns the name of a picture. For `test model` on an iPhone, with all properties: `test_model_iPhone_18_0_393x852@3x`.
public func FBFileNameIncludeNormalizedFileNameFromOption(_ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption) -> String {
    guard !option.contains(.none) else { return fileName }
    return MainActor.assumeIsolated {
        let device = UIDevice.current, screen = UIScreen.main
        var parts = [fileName]
        if option.contains(.device) { parts.append(device.model) }
        if option.contains(.OS) { parts.append(device.systemVersion) }
        if option.contains(.screenSize) { parts.append("\(Int(screen.bounds.width.rounded()))x\(Int(screen.bounds.height.rounded()))") }
        let name = parts.joined(separator: "_").components(separatedBy: CharacterSet.whitespaces.union(.punctuationCharacters)).joined(
            separator: "_")
        return option.contains(.screenScale) ? name + "@\(Int(screen.scale.rounded()))x" : name
    }
}
