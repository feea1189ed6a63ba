import Foundation

/// The allocators of CoreFoundation's functions. Swift allocates all memory in the same way, regardless of the allocator.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}
public let kCFAllocatorDefault: CFAllocator! = CFAllocator(), kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator(), kCFAllocatorMallocZone: CFAllocator! = CFAllocator()
public let kCFAllocatorNull: CFAllocator! = CFAllocator(), kCFAllocatorUseContext: CFAllocator! = CFAllocator()
public func CFAllocatorGetDefault() -> CFAllocator! { kCFAllocatorDefault }

/// A universally unique identifier as CoreFoundation spells it.
public final class CFUUID: Hashable, Sendable {
    let value: UUID
    init(_ value: UUID) { self.value = value }
    public static func == (left: CFUUID, right: CFUUID) -> Bool { left.value == right.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { CFUUID(UUID()) }  // wall clock: a new identifier is what the caller asks for
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> String! { uuid?.value.uuidString }
/// Nil if the text is not an identifier.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: String!) -> CFUUID! {
    UUID(uuidString: uuidStr ?? "").map(CFUUID.init)
}
