import Foundation

// Lists of packets that follow each other in memory. The structure of a list contains the first packet.

/// Bytes of a time.
public struct MIDIPacket {
    /// The time, and the number of bytes.
    public var timeStamp: MIDITimeStamp = 0, length: UInt16 = 0
    /// The bytes; of a longer packet the first 256.
    public var data:
        (
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
            UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
        ) = zero()
    /// Creates an empty packet.
    public init() {}
}
/// Packets, of which the structure contains the first.
public struct MIDIPacketList {
    /// The number of packets, and the first.
    public var numPackets: UInt32 = 0, packet = MIDIPacket()
    /// Creates an empty list.
    public init() {}
}
/// Words of a time.
public struct MIDIEventPacket {
    /// The time, and the number of words.
    public var timeStamp: MIDITimeStamp = 0, wordCount: UInt32 = 0
    /// The words.
    public var words:
        (
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32,
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
        ) = zero()
    /// Creates an empty packet.
    public init() {}
}
/// Packets of words, of which the structure contains the first.
public struct MIDIEventList {
    /// The protocol of the messages.
    public var `protocol` = MIDIProtocolID._1_0
    /// The number of packets, and the first.
    public var numPackets: UInt32 = 0, packet = MIDIEventPacket()
    /// Creates an empty list.
    public init() {}
}

private func zero<Value: BitwiseCopyable>() -> Value {
    withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment) {
        $0.initializeMemory(as: UInt8.self, repeating: 0)
        return $0.load(as: Value.self)
    }
}

// MARK: Bytes

private let dataOffset = MemoryLayout<MIDIPacket>.offset(of: \.data)!, wordsOffset = MemoryLayout<MIDIEventPacket>.offset(of: \.words)!

/// Returns the packet that follows: its address is a multiple of the alignment.
public func MIDIPacketNext(_ pkt: UnsafePointer<MIDIPacket>) -> UnsafeMutablePointer<MIDIPacket> {
    let end = UnsafeMutableRawPointer(mutating: pkt) + dataOffset + Int(pkt.pointee.length)
    return end.alignedUp(for: MIDIPacket.self).assumingMemoryBound(to: MIDIPacket.self)
}
/// Makes a list empty, and returns the place of its first packet.
public func MIDIPacketListInit(_ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> UnsafeMutablePointer<MIDIPacket> {
    pktlist.pointee.numPackets = 0
    return (UnsafeMutableRawPointer(pktlist) + MemoryLayout<MIDIPacketList>.offset(of: \.packet)!).assumingMemoryBound(to: MIDIPacket.self)
}
/// Appends bytes: to the last packet if it has the same time, and otherwise as a new packet. Without room, the list stays as it is.
@discardableResult public func MIDIPacketListAdd(
    _ pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int, _ curPacket: UnsafeMutablePointer<MIDIPacket>,
    _ time: MIDITimeStamp, _ nData: Int, _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket> {
    let isFirst = pktlist.pointee.numPackets == 0, length = Int(curPacket.pointee.length)
    // A message of the system, which begins with 0xF0, has a packet of its own.
    let isJoined =
        !isFirst && curPacket.pointee.timeStamp == time && length + nData <= 256 && curPacket.pointee.data.0 != 0xF0 && data[0] != 0xF0
    let packet = isFirst || isJoined ? curPacket : MIDIPacketNext(curPacket), start = isJoined ? length : 0
    let target = UnsafeMutableRawPointer(packet) + dataOffset + start
    guard nData >= 0, start + nData <= UInt16.max, target + nData <= UnsafeMutableRawPointer(pktlist) + listSize else { return curPacket }
    packet.pointee.timeStamp = time
    packet.pointee.length = UInt16(start + nData)
    target.copyMemory(from: data, byteCount: nData)
    if !isJoined { pktlist.pointee.numPackets += 1 }
    return packet
}

// MARK: Words

/// A closure that receives packets of words.
public typealias MIDIReceiveBlock = (UnsafePointer<MIDIEventList>, UnsafeMutableRawPointer?) -> Void

/// Returns the packet that follows: its address is a multiple of the alignment.
public func MIDIEventPacketNext(_ pkt: UnsafePointer<MIDIEventPacket>) -> UnsafeMutablePointer<MIDIEventPacket> {
    let end = UnsafeMutableRawPointer(mutating: pkt) + wordsOffset + 4 * Int(pkt.pointee.wordCount)
    return end.alignedUp(for: MIDIEventPacket.self).assumingMemoryBound(to: MIDIEventPacket.self)
}
/// Makes a list empty, and returns the place of its first packet.
public func MIDIEventListInit(
    _ evtlist: UnsafeMutablePointer<MIDIEventList>, _ protocol: MIDIProtocolID
) -> UnsafeMutablePointer<MIDIEventPacket> {
    evtlist.pointee.protocol = `protocol`
    evtlist.pointee.numPackets = 0
    return (UnsafeMutableRawPointer(evtlist) + MemoryLayout<MIDIEventList>.offset(of: \.packet)!)
        .assumingMemoryBound(to: MIDIEventPacket.self)
}
/// Appends words: to the last packet if it has the same time and room, and otherwise as a new packet. Without room, the list stays as it
/// is.
@discardableResult public func MIDIEventListAdd(
    _ evtlist: UnsafeMutablePointer<MIDIEventList>, _ listSize: Int, _ curPacket: UnsafeMutablePointer<MIDIEventPacket>,
    _ time: MIDITimeStamp, _ wordCount: Int, _ words: UnsafePointer<UInt32>
) -> UnsafeMutablePointer<MIDIEventPacket> {
    let isFirst = evtlist.pointee.numPackets == 0, count = Int(curPacket.pointee.wordCount)
    let isJoined = !isFirst && curPacket.pointee.timeStamp == time && count + wordCount <= 64
    let packet = isFirst || isJoined ? curPacket : MIDIEventPacketNext(curPacket), start = isJoined ? count : 0
    let target = UnsafeMutableRawPointer(packet) + wordsOffset + 4 * start
    guard wordCount >= 0, start + wordCount <= 64, target + 4 * wordCount <= UnsafeMutableRawPointer(evtlist) + listSize else {
        return curPacket
    }
    packet.pointee.timeStamp = time
    packet.pointee.wordCount = UInt32(start + wordCount)
    target.copyMemory(from: words, byteCount: 4 * wordCount)
    if !isJoined { evtlist.pointee.numPackets += 1 }
    return packet
}
/// Returns an error: there is no MIDI.
@discardableResult public func MIDISourceCreateWithProtocol(
    _ client: MIDIClientRef, _ name: CFString, _ protocol: MIDIProtocolID, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { kMIDIInvalidClient }
@discardableResult public func MIDIDestinationCreateWithProtocol(
    _ client: MIDIClientRef, _ name: CFString, _ protocol: MIDIProtocolID, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>,
    _ readBlock: @escaping MIDIReceiveBlock
) -> OSStatus { kMIDIInvalidClient }
@discardableResult public func MIDIInputPortCreateWithProtocol(
    _ client: MIDIClientRef, _ portName: CFString, _ protocol: MIDIProtocolID, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
    _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { kMIDIInvalidClient }
@discardableResult public func MIDISendEventList(
    _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ evtlist: UnsafePointer<MIDIEventList>
) -> OSStatus { kMIDIInvalidPort }
@discardableResult public func MIDIReceivedEventList(_ src: MIDIEndpointRef, _ evtlist: UnsafePointer<MIDIEventList>) -> OSStatus {
    kMIDIUnknownEndpoint
}
