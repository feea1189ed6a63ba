import Foundation

// Keys of RSA and of elliptic curves, by OpenSSL's libcrypto. FIXME(gap): ciphers with AES-GCM (`rsaEncryptionOAEP…AESGCM`,
// `eciesEncryption…`) are not supported, as `SecKeyIsAlgorithmSupported` says.

/// A public or a private key.
public final class SecKey: NSObject, @unchecked Sendable {  // The library's key never changes.
    let handle: UnsafeMutableRawPointer
    let isPrivate: Bool
    /// Attributes of the key from its creation.
    let attributes: [String: Any]

    /// Keeps the library's key, which is freed with the object.
    init(_ handle: UnsafeMutableRawPointer, isPrivate: Bool, attributes: [String: Any] = [:]) {
        (self.handle, self.isPrivate, self.attributes) = (handle, isPrivate, attributes)
    }
    deinit { LibCrypto.freeKey?(handle) }

    var isRSA: Bool { LibCrypto.kind?(handle) == 6 }
    var bits: Int { Int(LibCrypto.bits?(handle) ?? 0) }
    var isInEnclave: Bool { attributes[kSecAttrTokenID].map { "\($0)" } == kSecAttrTokenIDSecureEnclave }

    /// The public key in PKCS #1 or X9.63.
    var publicData: Data? { LibCrypto.written(handle, LibCrypto.writePublicKey) }
    /// The key in PKCS #1, or the point and the number of a curve in X9.63.
    var data: Data? {
        guard isPrivate else { return publicData }
        guard let der = LibCrypto.written(handle, LibCrypto.writePrivateKey) else { return nil }
        if isRSA { return der }
        // SEC 1: a sequence of the number 1, the key's number, and more.
        guard let start = der.range(of: Data([2, 1, 1, 4])), start.upperBound < der.endIndex, let point = publicData else { return nil }
        return point + der[(start.upperBound + 1)...].prefix(Int(der[start.upperBound]))
    }
    var publicKey: SecKey? {
        guard let publicData else { return nil }
        return SecKey.read(publicData, isRSA: isRSA, isPrivate: false)
    }

    /// Returns whether two keys have the same numbers.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? SecKey).map { $0.isPrivate == isPrivate && $0.publicData == publicData } ?? false
    }
    public override var hash: Int { publicData?.hashValue ?? 0 }

    // MARK: Reading

    /// The object identifiers of the curves, and the names of the library.
    static let curves: [Int: (oid: [UInt8], name: String)] = [
        256: ([0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07], "P-256"),
        384: ([0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22], "P-384"), 521: ([0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x23], "P-521"),
    ]
    static func der(_ tag: UInt8, _ content: Data) -> Data {
        let count = content.count
        let length: [UInt8] =
            count < 128 ? [UInt8(count)] : count < 256 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 255)]
        return Data([tag] + length) + content
    }

    static func read(_ data: Data, isRSA: Bool, isPrivate: Bool, attributes: [String: Any] = [:]) -> SecKey? {
        let handle: UnsafeMutableRawPointer?
        if isRSA {
            let function = isPrivate ? LibCrypto.readPrivateKey : LibCrypto.readPublicKey
            // A key in the form of a certificate is accepted too.
            handle =
                LibCrypto.read(data) { function?(6, nil, $0, $1) }
                ?? (isPrivate ? nil : LibCrypto.read(data) { LibCrypto.readSubjectKey?(nil, $0, $1) })
        } else {
            let parts = isPrivate ? 3 : 2
            guard data.first == 4, (data.count - 1) % parts == 0 else { return nil }
            let size = (data.count - 1) / parts
            guard let curve = curves[size == 66 ? 521 : size * 8] else { return nil }
            let point = der(0x03, Data([0]) + data.prefix(1 + 2 * size))
            if isPrivate {
                let number = der(0x04, data.suffix(size))
                let key = der(0x30, Data([2, 1, 1]) + number + der(0xA0, Data(curve.oid)) + der(0xA1, point))
                handle = LibCrypto.read(key) { LibCrypto.readPrivateKey?(408, nil, $0, $1) }
            } else {
                let kind: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
                let key = der(0x30, der(0x30, Data(kind + curve.oid)) + point)
                handle = LibCrypto.read(key) { LibCrypto.readSubjectKey?(nil, $0, $1) }
            }
        }
        return handle.map { SecKey($0, isPrivate: isPrivate, attributes: attributes) }
    }

    static func generate(_ parameters: [String: Any]) -> SecKey? {
        let own = (parameters[kSecPrivateKeyAttrs] as? [AnyHashable: Any]).map(strings) ?? [:]
        let attributes = parameters.filter { $0.key != kSecPrivateKeyAttrs && $0.key != kSecPublicKeyAttrs }.merging(own) { $1 }
        let isRSA = "\(parameters[kSecAttrKeyType] ?? "")" == kSecAttrKeyTypeRSA
        guard let size = Int("\(parameters[kSecAttrKeySizeInBits] ?? "")"), isRSA ? (512...8192).contains(size) : curves[size] != nil,
            let context = LibCrypto.contextOfName?(nil, isRSA ? "RSA" : "EC", nil)
        else { return nil }
        defer { LibCrypto.freeContext?(context) }
        guard LibCrypto.beginGenerating?(context) == 1 else { return nil }
        let isSet = isRSA ? LibCrypto.setBits?(context, Int32(size)) : LibCrypto.setCurve?(context, curves[size]?.name ?? "")
        var handle: UnsafeMutableRawPointer?
        guard let isSet, isSet > 0, LibCrypto.generate?(context, &handle) == 1, let handle else { return nil }
        return SecKey(handle, isPrivate: true, attributes: attributes)
    }
    static func strings(_ values: [AnyHashable: Any]) -> [String: Any] {
        values.reduce(into: [:]) { if let name = $1.key.base as? String { $0[name] = $1.value } }
    }

    // MARK: Operations

    /// Whether the key can do an operation with an algorithm, whose name begins with the operation and the kind of the key.
    func supports(_ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
        let parts = algorithm.parts
        guard parts.count > 1, !algorithm.rawValue.contains("AESGCM") else { return false }
        let isFitting = isRSA ? parts[1] == "RSA" : ["ECDSA", "ECDH", "ECDHC"].contains(parts[1])
        let names: [SecKeyOperationType: (String, isPrivate: Bool?)] = [
            .sign: ("sign", true), .verify: ("sign", nil), .encrypt: ("encrypt", nil), .decrypt: ("encrypt", true),
            .keyExchange: ("keyexchange", true),
        ]
        guard let wanted = names[operation] else { return false }
        return isFitting && parts[0] == wanted.0 && (wanted.isPrivate == nil || isPrivate)
    }

    private func with<Result>(_ begin: LibCrypto.Step?, _ body: (UnsafeMutableRawPointer) -> Result?) -> Result? {
        guard let context = LibCrypto.contextOfKey?(nil, handle, nil) else { return nil }
        defer { LibCrypto.freeContext?(context) }
        guard begin?(context) == 1 else { return nil }
        return body(context)
    }
    private func prepare(_ context: UnsafeMutableRawPointer, _ algorithm: SecKeyAlgorithm) -> Bool {
        let type = algorithm.digest.flatMap { LibCrypto.digestOfName?(nil, $0, nil) }
        let name = algorithm.parts.dropFirst(2).first ?? ""
        if name == "OAEP" {
            return LibCrypto.setPadding?(context, 4) == 1 && LibCrypto.setOAEPDigest?(context, type) == 1
                && LibCrypto.setMaskDigest?(context, type) == 1
        }
        if isRSA {
            let padding: Int32 = name == "raw" ? 3 : name.hasSuffix("PSS") ? 6 : 1
            guard LibCrypto.setPadding?(context, padding) == 1 else { return false }
            if padding == 6 {
                guard LibCrypto.setSaltLength?(context, -1) == 1, LibCrypto.setMaskDigest?(context, type) == 1 else { return false }
            }
        }
        return type == nil || LibCrypto.setDigest?(context, type) == 1
    }
    /// The bytes that are signed: the digest of a message, or the digest itself.
    private func signedBytes(_ data: Data, _ algorithm: SecKeyAlgorithm) -> Data? {
        guard algorithm.parts.dropFirst(2).first?.hasPrefix("message") == true, let name = algorithm.digest else { return data }
        return LibCrypto.hash(data, name)
    }

    func signature(_ data: Data, _ algorithm: SecKeyAlgorithm) -> Data? {
        guard let bytes = signedBytes(data, algorithm) else { return nil }
        let signature = with(LibCrypto.beginSigning) { context -> Data? in
            prepare(context, algorithm) ? LibCrypto.transformed(bytes, context, LibCrypto.sign) : nil
        }
        return algorithm.rawValue.contains("RFC4754") ? signature.flatMap(plain) : signature
    }
    func verifies(_ signature: Data, of data: Data, _ algorithm: SecKeyAlgorithm) -> Bool {
        guard let bytes = signedBytes(data, algorithm),
            let signature = algorithm.rawValue.contains("RFC4754") ? sequence(signature) : signature
        else { return false }
        return with(LibCrypto.beginVerifying) { context -> Bool? in
            guard prepare(context, algorithm) else { return nil }
            return signature.withUnsafeBytes { one in
                bytes.withUnsafeBytes { other in
                    LibCrypto.verify?(
                        context, one.bindMemory(to: UInt8.self).baseAddress, one.count, other.bindMemory(to: UInt8.self).baseAddress,
                        other.count)
                        == 1
                }
            }
        } ?? false
    }
    /// The two numbers of a signature in DER, each as long as the curve's.
    private func plain(_ signature: Data) -> Data? {
        var bytes = Array(signature)[...], result = Data()
        let size = (bits + 7) / 8
        guard bytes.popFirst() == 0x30, let length = bytes.popFirst() else { return nil }
        if length == 0x81 { _ = bytes.popFirst() }
        while bytes.popFirst() == 2, let count = bytes.popFirst(), bytes.count >= Int(count) {
            let number = bytes.prefix(Int(count)).drop { $0 == 0 }
            bytes = bytes.dropFirst(Int(count))
            guard number.count <= size else { return nil }
            result += Data(count: size - number.count) + number
        }
        return result.count == 2 * size ? result : nil
    }
    /// The signature in DER of two numbers.
    private func sequence(_ signature: Data) -> Data? {
        let size = (bits + 7) / 8
        guard signature.count == 2 * size else { return nil }
        let numbers = [signature.prefix(size), signature.suffix(size)].map { half -> Data in
            let number = Data(half.drop { $0 == 0 })
            return Self.der(2, (number.first ?? 0x80) > 0x7F ? Data([0]) + number : number)
        }
        return Self.der(0x30, numbers[0] + numbers[1])
    }

    func encrypted(_ data: Data, _ algorithm: SecKeyAlgorithm) -> Data? {
        with(LibCrypto.beginEncrypting) { prepare($0, algorithm) ? LibCrypto.transformed(data, $0, LibCrypto.encrypt) : nil }
    }
    func decrypted(_ data: Data, _ algorithm: SecKeyAlgorithm) -> Data? {
        with(LibCrypto.beginDecrypting) { prepare($0, algorithm) ? LibCrypto.transformed(data, $0, LibCrypto.decrypt) : nil }
    }
    /// The secret with another key, or what ANSI X9.63 derives from it.
    func secret(_ other: SecKey, _ algorithm: SecKeyAlgorithm, _ size: Int?, _ info: Data) -> Data? {
        let secret = with(LibCrypto.beginDeriving) { context -> Data? in
            var count = 0
            guard LibCrypto.setPeer?(context, other.handle) == 1, LibCrypto.derive?(context, nil, &count) == 1 else { return nil }
            var data = Data(count: count)
            let isDone = data.withUnsafeMutableBytes { LibCrypto.derive?(context, $0.bindMemory(to: UInt8.self).baseAddress, &count) == 1 }
            return isDone ? data.prefix(count) : nil
        }
        guard let secret, let name = algorithm.digest else { return secret }
        guard let size, size > 0 else { return nil }
        var (result, counter) = (Data(), UInt32(1))
        while result.count < size {
            guard let block = LibCrypto.hash(secret + withUnsafeBytes(of: counter.bigEndian) { Data($0) } + info, name) else { return nil }
            result += block
            counter += 1
        }
        return result.prefix(size)
    }
}
