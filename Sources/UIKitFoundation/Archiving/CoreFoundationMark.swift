import UIKitRuntime

/// The first stored word of a class whose objects are values of string attributes.
///
/// Where two runs of an attributed string meet, CoreFoundation compares their values, and interprets a Swift object's first stored word as
/// the header of a CoreFoundation object: a zero in the bits of the type number terminates the process. A class that begins with this word
/// is passed on to `isEqual(_:)`.
package enum CoreFoundationMark {
    package static let word: UInt64 = 0x100
}
