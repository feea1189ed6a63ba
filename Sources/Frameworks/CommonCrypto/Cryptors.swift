// Block and stream ciphers, by OpenSSL's libcrypto.
import CCiphers
import Foundation

/// Encryption or decryption.
public typealias CCOperation = UInt32
/// The number of a cipher.
public typealias CCAlgorithm = UInt32
/// A set of options of a cipher.
public typealias CCOptions = UInt32
/// The number of a mode of operation.
public typealias CCMode = UInt32
/// The number of a padding.
public typealias CCPadding = UInt32
/// A set of options of a mode.
public typealias CCModeOptions = UInt32
/// The result of a call, 0 for success.
public typealias CCStatus = Int32
/// The result of a call about a cipher, 0 for success.
public typealias CCCryptorStatus = Int32
/// The result of a call about random numbers, 0 for success.
public typealias CCRNGStatus = Int32
/// A cipher with its key and state, which ``CCCryptorRelease(_:)`` frees.
public typealias CCCryptorRef = OpaquePointer

/// The results of calls: success, wrong arguments, too little room, and other failures.
public let kCCSuccess = 0, kCCParamError = -4300, kCCBufferTooSmall = -4301, kCCMemoryFailure = -4302, kCCAlignmentError = -4303,
    kCCDecodeError = -4304
/// More results of calls.
public let kCCUnimplemented = -4305, kCCOverflow = -4306, kCCRNGFailure = -4307, kCCUnspecifiedError = -4308, kCCCallSequenceError = -4309
/// The results for keys of a wrong length or value.
public let kCCKeySizeError = -4310, kCCInvalidKey = -4311
/// Encryption, and decryption.
public let kCCEncrypt = 0, kCCDecrypt = 1
/// The numbers of ciphers.
public let kCCAlgorithmAES128 = 0, kCCAlgorithmAES = 0, kCCAlgorithmDES = 1, kCCAlgorithm3DES = 2, kCCAlgorithmCAST = 3, kCCAlgorithmRC4 = 4
/// The numbers of more ciphers.
public let kCCAlgorithmRC2 = 5, kCCAlgorithmBlowfish = 6
/// The options: padding to whole blocks, and each block on its own.
public let kCCOptionPKCS7Padding = 1, kCCOptionECBMode = 2
/// No padding, and padding to whole blocks.
public let ccNoPadding = 0, ccPKCS7Padding = 1
/// The numbers of modes of operation.
public let kCCModeECB = 1, kCCModeCBC = 2, kCCModeCFB = 3, kCCModeCTR = 4, kCCModeOFB = 7, kCCModeRC4 = 9, kCCModeCFB8 = 10
/// The byte orders of a counter.
public let kCCModeOptionCTR_LE = 1, kCCModeOptionCTR_BE = 2
/// The lengths of keys in bytes.
public let kCCKeySizeAES128 = 16, kCCKeySizeAES192 = 24, kCCKeySizeAES256 = 32, kCCKeySizeDES = 8, kCCKeySize3DES = 24
/// The limits of keys' lengths in bytes.
public let kCCKeySizeMinCAST = 5, kCCKeySizeMaxCAST = 16, kCCKeySizeMinRC4 = 1, kCCKeySizeMaxRC4 = 512, kCCKeySizeMinRC2 = 1,
    kCCKeySizeMaxRC2 = 128
/// The limits of Blowfish keys' lengths in bytes.
public let kCCKeySizeMinBlowfish = 8, kCCKeySizeMaxBlowfish = 56
/// The lengths of blocks in bytes.
public let kCCBlockSizeAES128 = 16, kCCBlockSizeDES = 8, kCCBlockSize3DES = 8, kCCBlockSizeCAST = 8, kCCBlockSizeRC2 = 8,
    kCCBlockSizeBlowfish = 8

/// A cipher's names in libcrypto and its sizes in bytes.
private struct CipherKind {
    var name: String
    var keyLengths: ClosedRange<Int>
    var block: Int

    init?(_ algorithm: CCAlgorithm, keyLength: Int) {
        switch Int(algorithm) {
        case kCCAlgorithmAES:
            guard [16, 24, 32].contains(keyLength) else { return nil }
            self.init("AES-\(keyLength * 8)", 16...32, 16)
        case kCCAlgorithmDES: self.init("DES", 8...8, 8)
        case kCCAlgorithm3DES: self.init("DES-EDE3", 24...24, 8)
        case kCCAlgorithmCAST: self.init("CAST5", 5...16, 8)
        case kCCAlgorithmRC4: self.init("RC4", 1...512, 1)
        case kCCAlgorithmRC2: self.init("RC2", 1...128, 8)
        case kCCAlgorithmBlowfish: self.init("BF", 8...56, 8)
        default: return nil
        }
    }
    private init(_ name: String, _ keyLengths: ClosedRange<Int>, _ block: Int) {
        (self.name, self.keyLengths, self.block) = (name, keyLengths, block)
    }

    func name(in mode: Int) -> String? {
        if block == 1 { return name }
        switch mode {
        case kCCModeECB: return name + "-ECB"
        case kCCModeCBC: return name + "-CBC"
        case kCCModeCFB: return name + "-CFB"
        case kCCModeCTR: return name + "-CTR"
        case kCCModeOFB: return name + "-OFB"
        case kCCModeCFB8: return name + "-CFB8"
        default: return nil
        }
    }
}

/// The state behind a `CCCryptorRef`.
private final class Cryptor {
    let cipher: OpaquePointer
    let block: Int
    let pads: Bool
    let encrypts: Bool
    /// Whether the mode needs whole blocks.
    let needsBlocks: Bool
    /// The number of bytes that were taken and not yet written.
    var waiting = 0

    init?(
        _ operation: CCOperation, _ algorithm: CCAlgorithm, mode: Int, pads: Bool, _ key: UnsafeRawPointer, _ keyLength: Int,
        _ vector: UnsafeRawPointer?
    ) {
        guard let kind = CipherKind(algorithm, keyLength: keyLength), kind.keyLengths.contains(keyLength), let name = kind.name(in: mode)
        else { return nil }
        encrypts = Int(operation) == kCCEncrypt
        needsBlocks = kind.block > 1 && [kCCModeECB, kCCModeCBC].contains(mode)
        (block, self.pads) = (kind.block, pads && needsBlocks)
        let bytes = key.assumingMemoryBound(to: UInt8.self)
        guard
            let cipher = us_cipherCreate(
                name, encrypts, self.pads, bytes, keyLength, mode == kCCModeECB ? nil : vector?.assumingMemoryBound(to: UInt8.self))
        else { return nil }
        self.cipher = cipher
    }
    deinit { us_cipherFree(cipher) }

    /// Returns the largest number of bytes that the next step writes for `length` bytes.
    func room(for length: Int, isFinal: Bool) -> Int {
        guard needsBlocks else { return length }
        let whole = (waiting + length) / block * block
        return isFinal && pads && encrypts ? whole + block : isFinal ? whole + (pads ? 0 : (waiting + length) % block) : whole
    }

    func update(_ input: UnsafeRawPointer?, _ length: Int) -> [UInt8]? {
        guard length > 0, let input else { return [] }
        var output = [UInt8](repeating: 0, count: length + block)
        let count = us_cipherUpdate(cipher, input.assumingMemoryBound(to: UInt8.self), length, &output)
        guard count >= 0 else { return nil }
        waiting += length - count
        return Array(output.prefix(count))
    }

    func finish() -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: 2 * block)
        let count = us_cipherFinish(cipher, &output)
        waiting = 0
        return count < 0 ? nil : Array(output.prefix(count))
    }
}

private func isKeyValid(_ algorithm: CCAlgorithm, _ length: Int) -> Bool {
    CipherKind(algorithm, keyLength: length)?.keyLengths.contains(length) ?? false
}

private func write(_ bytes: [UInt8], to output: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?)
    -> CCCryptorStatus
{
    moved?.pointee = bytes.count
    guard bytes.count <= available else { return CCCryptorStatus(kCCBufferTooSmall) }
    guard !bytes.isEmpty else { return CCCryptorStatus(kCCSuccess) }
    guard let output else { return CCCryptorStatus(kCCParamError) }
    output.copyMemory(from: bytes, byteCount: bytes.count)
    return CCCryptorStatus(kCCSuccess)
}

/// Encrypts or decrypts a whole message. An output that is too small gets nothing, and `dataOutMoved` the size that it needs.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!,
    _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let key, op <= 1, dataIn != nil || dataInLength == 0 else { return CCCryptorStatus(kCCParamError) }
    guard isKeyValid(alg, keyLength) else { return CCCryptorStatus(kCCKeySizeError) }
    let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC, pads = Int(options) & kCCOptionPKCS7Padding != 0
    guard let cryptor = Cryptor(op, alg, mode: mode, pads: pads, key, keyLength, iv) else { return CCCryptorStatus(kCCUnimplemented) }
    if cryptor.needsBlocks, !(pads && cryptor.encrypts), dataInLength % cryptor.block != 0 { return CCCryptorStatus(kCCAlignmentError) }
    guard let first = cryptor.update(dataIn, dataInLength), let rest = cryptor.finish() else { return CCCryptorStatus(kCCDecodeError) }
    return write(first + rest, to: dataOut, dataOutAvailable, dataOutMoved)
}

/// Creates a cipher with a key. A nil `iv` means zeros.
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
    let padding = Int(options) & kCCOptionPKCS7Padding != 0 ? ccPKCS7Padding : ccNoPadding
    return CCCryptorCreateWithMode(op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

/// Creates a cipher that takes its message piece by piece. `CCCryptorRelease(_:)` ends its life. A tweak is not supported.
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!, _ key: UnsafeRawPointer!,
    _ keyLength: Int,
    _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32, _ options: CCModeOptions,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let key, let cryptorRef, op <= 1 else { return CCCryptorStatus(kCCParamError) }
    guard isKeyValid(alg, keyLength) else { return CCCryptorStatus(kCCKeySizeError) }
    guard tweak == nil, let cryptor = Cryptor(op, alg, mode: Int(mode), pads: Int(padding) == ccPKCS7Padding, key, keyLength, iv)
    else { return CCCryptorStatus(kCCUnimplemented) }
    cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
    return CCCryptorStatus(kCCSuccess)
}

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
    reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Frees a cipher. Nil has no effect.
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCSuccess) }
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}

/// Encrypts or decrypts data in whole blocks and stores the number of written bytes.
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    // The cipher keeps a padded message's last block until the end when it decrypts.
    guard
        dataOutAvailable
            >= max(0, cryptor.room(for: dataInLength, isFinal: false) - (cryptor.pads && !cryptor.encrypts ? cryptor.block : 0))
    else { return CCCryptorStatus(kCCBufferTooSmall) }
    guard let bytes = cryptor.update(dataIn, dataInLength) else { return CCCryptorStatus(kCCUnspecifiedError) }
    return write(bytes, to: dataOut, dataOutAvailable, dataOutMoved)
}

/// Encrypts or decrypts the rest, with padding if that was requested.
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    if cryptor.needsBlocks, !cryptor.pads, cryptor.waiting > 0 { return CCCryptorStatus(kCCAlignmentError) }
    guard let bytes = cryptor.finish() else { return CCCryptorStatus(kCCDecodeError) }
    return write(bytes, to: dataOut, dataOutAvailable, dataOutMoved)
}

/// Returns the largest number of bytes that a call writes for an input.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    cryptor(cryptorRef)?.room(for: inputLength, isFinal: final) ?? 0
}

// MARK: Key derivation

/// The number of a function that derives keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// The number of a hash function for deriving keys.
public typealias CCPseudoRandomAlgorithm = UInt32
/// The function PBKDF2.
public let kCCPBKDF2 = 2
/// The numbers of hash functions for deriving keys.
public let kCCPRFHmacAlgSHA1 = 1, kCCPRFHmacAlgSHA224 = 2, kCCPRFHmacAlgSHA256 = 3, kCCPRFHmacAlgSHA384 = 4, kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password, by RFC 8018.
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let digests = ["SHA1", "SHA224", "SHA256", "SHA384", "SHA512"]
    guard Int(algorithm) == kCCPBKDF2, digests.indices.contains(Int(prf) - 1), rounds > 0, password != nil || passwordLen == 0,
        let derivedKey,
        derivedKeyLen > 0
    else { return Int32(kCCParamError) }
    let isDerived = us_derive(digests[Int(prf) - 1], password, passwordLen, salt, saltLen, rounds, derivedKey, derivedKeyLen)
    return Int32(isDerived ? kCCSuccess : kCCUnimplemented)
}

/// Fills memory with random bytes.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    var random = SystemRandomNumberGenerator()  // wall clock: the app asks for random bytes
    for index in 0..<count { bytes.storeBytes(of: UInt8(truncatingIfNeeded: random.next()), toByteOffset: index, as: UInt8.self) }
    return CCRNGStatus(kCCSuccess)
}
