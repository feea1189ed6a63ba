// The names of C's oldest types and results, which Foundation makes visible on Apple's platforms.

/// The result of a function: 0, or the number of an error.
public typealias OSStatus = Int32
/// The result of an old function: 0, or the number of an error.
public typealias OSErr = Int16
/// A number that four characters make up.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias ResType = FourCharCode
/// Numbers with 16 bits, or 30 of them, after the point.
public typealias Fixed = Int32
public typealias UnsignedFixed = UInt32
public typealias Fract = Int32
/// A unit of text.
public typealias UniChar = UInt16
public typealias UniCharCount = UInt
/// Counts.
public typealias ByteCount = UInt
public typealias ItemCount = UInt
public typealias OptionBits = UInt32
/// The result of a function that did its work.
public let noErr: OSStatus = 0
/// No options.
public let kNilOptions = 0
