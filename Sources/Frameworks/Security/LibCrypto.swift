import Foundation

// OpenSSL's libcrypto, which is opened at the first use. Without the library each request fails. The functions are those of openssl/evp.h,
// x509.h, and pkcs12.h of OpenSSL 3.

enum LibCrypto {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Bytes = UnsafePointer<UInt8>
    typealias Room = UnsafeMutablePointer<UInt8>
    typealias Make = @convention(c) (Pointer?, UnsafePointer<CChar>, Pointer?) -> Pointer?
    typealias Free = @convention(c) (Pointer?) -> Void
    typealias Step = @convention(c) (Pointer?) -> Int32
    typealias Number = @convention(c) (Pointer?, Int32) -> Int32
    typealias Object = @convention(c) (Pointer?, Pointer?) -> Int32
    typealias Transform = @convention(c) (Pointer?, Room?, UnsafeMutablePointer<Int>, Bytes?, Int) -> Int32
    typealias Write = @convention(c) (Pointer?, UnsafeMutablePointer<Room?>?) -> Int32
    typealias Read = @convention(c) (Pointer?, UnsafeMutablePointer<Bytes?>, Int) -> Pointer?

    // The handle never changes.
    nonisolated(unsafe) static let library: Pointer? = {
        guard let library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
        // Old files with passwords use ciphers of a part that is not loaded by default.
        if let load = dlsym(library, "OSSL_PROVIDER_load") {
            typealias Load = @convention(c) (Pointer?, UnsafePointer<CChar>) -> Pointer?
            for name in ["default", "legacy"] { _ = unsafeBitCast(load, to: Load.self)(nil, name) }
        }
        return library
    }()

    static let contextOfName: Make? = function("EVP_PKEY_CTX_new_from_name")
    static let contextOfKey: (@convention(c) (Pointer?, Pointer?, Pointer?) -> Pointer?)? = function(
        "EVP_PKEY_CTX_new_from_pkey")
    static let freeContext: Free? = function("EVP_PKEY_CTX_free")
    static let freeKey: Free? = function("EVP_PKEY_free")
    static let beginGenerating: Step? = function("EVP_PKEY_keygen_init")
    static let generate: (@convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>) -> Int32)? = function(
        "EVP_PKEY_generate")
    static let setBits: Number? = function("EVP_PKEY_CTX_set_rsa_keygen_bits")
    static let setCurve: (@convention(c) (Pointer?, UnsafePointer<CChar>) -> Int32)? = function(
        "EVP_PKEY_CTX_set_group_name")
    static let setPadding: Number? = function("EVP_PKEY_CTX_set_rsa_padding")
    static let setSaltLength: Number? = function("EVP_PKEY_CTX_set_rsa_pss_saltlen")
    static let setDigest: Object? = function("EVP_PKEY_CTX_set_signature_md")
    static let setOAEPDigest: Object? = function("EVP_PKEY_CTX_set_rsa_oaep_md")
    static let setMaskDigest: Object? = function("EVP_PKEY_CTX_set_rsa_mgf1_md")
    static let digestOfName: Make? = function("EVP_MD_fetch")
    static let digest: (@convention(c) (Bytes?, Int, Room, UnsafeMutablePointer<UInt32>?, Pointer?, Pointer?) -> Int32)? = function(
        "EVP_Digest")
    static let beginSigning: Step? = function("EVP_PKEY_sign_init")
    static let sign: Transform? = function("EVP_PKEY_sign")
    static let beginVerifying: Step? = function("EVP_PKEY_verify_init")
    static let verify: (@convention(c) (Pointer?, Bytes?, Int, Bytes?, Int) -> Int32)? = function("EVP_PKEY_verify")
    static let beginEncrypting: Step? = function("EVP_PKEY_encrypt_init")
    static let encrypt: Transform? = function("EVP_PKEY_encrypt")
    static let beginDecrypting: Step? = function("EVP_PKEY_decrypt_init")
    static let decrypt: Transform? = function("EVP_PKEY_decrypt")
    static let beginDeriving: Step? = function("EVP_PKEY_derive_init")
    static let setPeer: Object? = function("EVP_PKEY_derive_set_peer")
    static let derive: (@convention(c) (Pointer?, Room?, UnsafeMutablePointer<Int>) -> Int32)? = function(
        "EVP_PKEY_derive")
    static let bits: Step? = function("EVP_PKEY_get_bits")
    static let kind: Step? = function("EVP_PKEY_get_base_id")
    static let writePrivateKey: Write? = function("i2d_PrivateKey")
    static let writePublicKey: Write? = function("i2d_PublicKey")
    static let readPrivateKey: (@convention(c) (Int32, Pointer?, UnsafeMutablePointer<Bytes?>, Int) -> Pointer?)? =
        function("d2i_PrivateKey")
    static let readPublicKey: (@convention(c) (Int32, Pointer?, UnsafeMutablePointer<Bytes?>, Int) -> Pointer?)? =
        function("d2i_PublicKey")
    static let readSubjectKey: Read? = function("d2i_PUBKEY")

    /// Returns a function of the library by its name. It never changes.
    static func function<Function>(_ name: String) -> Function? {
        library.flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: Function.self) }
    }
    /// Calls a function that reads DER. Returns `nil` if the data is invalid.
    static func read(_ data: Data, _ body: (UnsafeMutablePointer<Bytes?>, Int) -> Pointer?) -> Pointer? {
        data.withUnsafeBytes { buffer in
            var place = buffer.bindMemory(to: UInt8.self).baseAddress
            return place == nil ? nil : body(&place, buffer.count)
        }
    }
    /// Calls a function that writes DER.
    static func written(_ object: Pointer?, _ function: Write?) -> Data? {
        guard let function else { return nil }
        let count = function(object, nil)
        guard count > 0 else { return nil }
        var data = Data(count: Int(count))
        let isDone = data.withUnsafeMutableBytes { buffer in
            var place = buffer.bindMemory(to: UInt8.self).baseAddress
            return function(object, &place) == count
        }
        return isDone ? data : nil
    }
    /// Calls a function that transforms data, first for the size of the result.
    static func transformed(_ data: Data, _ context: Pointer?, _ function: Transform?) -> Data? {
        guard let function else { return nil }
        return data.withUnsafeBytes { input in
            let bytes = input.bindMemory(to: UInt8.self).baseAddress
            var count = 0
            guard function(context, nil, &count, bytes, data.count) > 0 else { return nil }
            var result = Data(count: count)
            let isDone = result.withUnsafeMutableBytes { output in
                function(context, output.bindMemory(to: UInt8.self).baseAddress, &count, bytes, data.count) > 0
            }
            return isDone ? result.prefix(count) : nil
        }
    }
    /// Returns the digest of data by a function such as "SHA256".
    static func hash(_ data: Data, _ name: String) -> Data? {
        guard let type = digestOfName?(nil, name, nil), let digest else { return nil }
        var (result, count) = (Data(count: 64), UInt32(0))
        let isDone = result.withUnsafeMutableBytes { output in
            data.withUnsafeBytes { input in
                guard let room = output.bindMemory(to: UInt8.self).baseAddress else { return false }
                return digest(input.bindMemory(to: UInt8.self).baseAddress, data.count, room, &count, type, nil) > 0
            }
        }
        return isDone ? result.prefix(Int(count)) : nil
    }
}
