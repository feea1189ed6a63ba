// Core Foundation's byte order.
import UIKitRuntime

/// An order of the bytes in a number.
public struct __CFByteOrder: RawRepresentable, Hashable, Sendable {
    /// The number of the order.
    public let rawValue: UInt32
    /// Creates an order from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an order from its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// The number of an order.
public typealias CFByteOrder = Int
/// An unknown order, least byte first, or greatest byte first.
public let CFByteOrderUnknown = __CFByteOrder(0), CFByteOrderLittleEndian = __CFByteOrder(1), CFByteOrderBigEndian = __CFByteOrder(2)
/// Returns the processor's byte order, as a raw value.
public func CFByteOrderGetCurrent() -> CFByteOrder { Int((1.littleEndian == 1 ? CFByteOrderLittleEndian : CFByteOrderBigEndian).rawValue) }

/// Returns a number with its bytes reversed.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// Returns a number with its bytes reversed.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// Returns a number with its bytes reversed.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// Returns a number with the greatest byte first.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// Returns a number with the greatest byte first.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// Returns a number with the greatest byte first.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// Converts a big-endian number to the byte order of the processor.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// Converts a big-endian number to the byte order of the processor.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// Converts a big-endian number to the byte order of the processor.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// Returns a number with the least significant byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// Returns a number with the least significant byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// Returns a number with the least significant byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
/// Returns the number whose least byte is first.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// Returns the number whose least byte is first.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// Returns the number whose least byte is first.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
