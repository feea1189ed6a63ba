/// The compiled form of an interface file: one string table and a record for each scene, read on demand.
///
/// All numbers are unsigned LEB128 except the fixed fields of the preamble, which are little-endian 32-bit:
/// magic `USIB`, version, number of strings, offset of the string spans, of the header record and of the scene table.
// FIXME SP-A103: Apple's compiled packages are not read; this form takes their place. They come only inside built apps, never beside
// sources.
enum CompiledFormat {
    static let magic: [UInt8] = Array("USIB".utf8)
    static let version: UInt32 = 1
    static let preambleSize = 28
}
