import Foundation

/// The attributes of a file from `FileManager`, whose missing values are those of Foundation's documentation.
extension NSDictionary {
    private func value<Value>(_ key: FileAttributeKey) -> Value? { (self[key] ?? self[key.rawValue]) as? Value }
    private func number(_ key: FileAttributeKey) -> NSNumber? {
        let found: Any? = value(key)
        return found as? NSNumber ?? (found as? any BinaryInteger).map { NSNumber(value: UInt64(truncatingIfNeeded: $0)) }
    }
    /// The size, or 0, and the type and the dates, or `nil`.
    public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }
    public func fileType() -> String? { (value(.type) as FileAttributeType?)?.rawValue ?? value(.type) }
    public func fileModificationDate() -> Date? { value(.modificationDate) }
    public func fileCreationDate() -> Date? { value(.creationDate) }
    /// The permissions, or 0, and who has the file.
    public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }
    public func fileOwnerAccountName() -> String? { value(.ownerAccountName) }
    public func fileGroupOwnerAccountName() -> String? { value(.groupOwnerAccountName) }
    public func fileOwnerAccountID() -> NSNumber? { number(.ownerAccountID) }
    public func fileGroupOwnerAccountID() -> NSNumber? { number(.groupOwnerAccountID) }
    /// The numbers of the file and its system, or 0.
    public func fileSystemNumber() -> Int { number(.systemNumber)?.intValue ?? 0 }
    public func fileSystemFileNumber() -> Int { number(.systemFileNumber)?.intValue ?? 0 }
    /// Whether the file can't be changed, grows only, or hides its extension.
    public func fileIsImmutable() -> Bool { number(.immutable)?.boolValue ?? false }
    public func fileIsAppendOnly() -> Bool { number(.appendOnly)?.boolValue ?? false }
    public func fileExtensionHidden() -> Bool { number(.extensionHidden)?.boolValue ?? false }
    /// The codes of older systems, or 0.
    public func fileHFSCreatorCode() -> UInt32 { number(.hfsCreatorCode)?.uint32Value ?? 0 }
    public func fileHFSTypeCode() -> UInt32 { number(.hfsTypeCode)?.uint32Value ?? 0 }
}
