import Foundation

// The values of a progress about files, under their keys of `userInfo`, where code also sets them.
extension Progress {
    private func number(_ key: ProgressUserInfoKey) -> NSNumber? { userInfo[key] as? NSNumber }

    /// The operation on the files, or `nil`.
    public var fileOperationKind: FileOperationKind? {
        get {
            userInfo[.fileOperationKindKey] as? FileOperationKind
                ?? (userInfo[.fileOperationKindKey] as? String).map { FileOperationKind(rawValue: $0) }
        }
        set { setUserInfoObject(newValue?.rawValue, forKey: .fileOperationKindKey) }
    }
    /// The file, or `nil`.
    public var fileURL: URL? {
        get { userInfo[.fileURLKey] as? URL }
        set { setUserInfoObject(newValue, forKey: .fileURLKey) }
    }
    /// The remaining seconds, or `nil`.
    public var estimatedTimeRemaining: TimeInterval? {
        get { number(.estimatedTimeRemainingKey)?.doubleValue }
        set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .estimatedTimeRemainingKey) }
    }
    /// The bytes per second, or `nil`.
    public var throughput: Int? {
        get { number(.throughputKey)?.intValue }
        set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .throughputKey) }
    }
    /// The number of files, or `nil`.
    public var fileTotalCount: Int? {
        get { number(.fileTotalCountKey)?.intValue }
        set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .fileTotalCountKey) }
    }
    /// The number of files that are done, or `nil`.
    public var fileCompletedCount: Int? {
        get { number(.fileCompletedCountKey)?.intValue }
        set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .fileCompletedCountKey) }
    }

    /// Makes the progress the current one while a closure runs, and completes the units if the closure did not add a child for them.
    public func performAsCurrent<ReturnType>(withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType) rethrows
        -> ReturnType
    {
        becomeCurrent(withPendingUnitCount: unitCount)
        defer { resignCurrent() }
        return try work()
    }
}
extension Progress.FileOperationKind {
    public static let uploading = Self(rawValue: "NSProgressFileOperationKindUploading"),
        duplicating = Self(rawValue: "NSProgressFileOperationKindDuplicating")
}
extension ProgressUserInfoKey {
    /// The keys for the picture of a file that flies to its place, and the place. They have no effect.
    public static let fileAnimationImageKey = Self(rawValue: "NSProgressFileAnimationImageKey"),
        fileAnimationImageOriginalRectKey = Self(rawValue: "NSProgressFileAnimationImageOriginalRectKey"),
        fileIconKey = Self(rawValue: "NSProgressFileIconKey")
}
