import Foundation

/// The allocators of CoreFoundation's functions. Swift allocates all memory in the same way, regardless of the allocator.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}
/// Allocators that allocate as Swift does.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator(), kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
/// Allocators that allocate as Swift does.
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator(), kCFAllocatorMallocZone: CFAllocator! = CFAllocator()
/// Allocators that, in contrast to Apple's, allocate as Swift does.
public let kCFAllocatorNull: CFAllocator! = CFAllocator(), kCFAllocatorUseContext: CFAllocator! = CFAllocator()
/// Returns the default allocator.
public func CFAllocatorGetDefault() -> CFAllocator! { kCFAllocatorDefault }

/// A universally unique identifier as CoreFoundation spells it.
public final class CFUUID: Hashable, Sendable {
    let value: UUID
    init(_ value: UUID) { self.value = value }
    /// Returns whether both identifiers are equal.
    public static func == (left: CFUUID, right: CFUUID) -> Bool { left.value == right.value }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
/// Returns a new random identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { CFUUID(UUID()) }  // wall clock: a new identifier is what the caller asks for
/// Returns an identifier as text, or `nil` without one.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> String! { uuid?.value.uuidString }
/// Nil if the text is not an identifier.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: String!) -> CFUUID! {
    UUID(uuidString: uuidStr ?? "").map(CFUUID.init)
}
