import Foundation

/// The functions of openssl/x509.h, x509_vfy.h, stack.h, and pkcs12.h.
extension LibCrypto {
    typealias Get = @convention(c) (Pointer?) -> Pointer?
    static let readCertificate: Read? = function("d2i_X509")
    static let freeCertificate: Free? = function("X509_free")
    static let writeCertificate: Write? = function("i2d_X509")
    static let keyOfCertificate: Get? = function("X509_get_pubkey")
    static let subject: Get? = function("X509_get_subject_name")
    static let issuer: Get? = function("X509_get_issuer_name")
    static let serialNumber: Get? = function("X509_get0_serialNumber")
    static let writeName: Write? = function("i2d_X509_NAME")
    static let writeInteger: Write? = function("i2d_ASN1_INTEGER")
    typealias NamePart = @convention(c) (Pointer?, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
    static let namePart: NamePart? = function("X509_NAME_get_text_by_NID")

    typealias MakeEmpty = @convention(c) () -> Pointer?
    static let makeStore: MakeEmpty? = function("X509_STORE_new")
    static let freeStore: Free? = function("X509_STORE_free")
    static let addToStore: Object? = function("X509_STORE_add_cert")
    static let addSystemRoots: Step? = function("X509_STORE_set_default_paths")
    static let makeCheck: MakeEmpty? = function("X509_STORE_CTX_new")
    static let freeCheck: Free? = function("X509_STORE_CTX_free")
    typealias BeginCheck = @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?) -> Int32
    static let beginCheck: BeginCheck? = function("X509_STORE_CTX_init")
    static let rules: Get? = function("X509_STORE_CTX_get0_param")
    static let check: Step? = function("X509_verify_cert")
    static let checkError: Step? = function("X509_STORE_CTX_get_error")
    static let checkedChain: Get? = function("X509_STORE_CTX_get0_chain")
    typealias SetHost = @convention(c) (Pointer?, UnsafePointer<CChar>, Int) -> Int32
    static let setHost: SetHost? = function("X509_VERIFY_PARAM_set1_host")
    typealias SetFlags = @convention(c) (Pointer?, UInt) -> Int32
    static let setFlags: SetFlags? = function("X509_VERIFY_PARAM_set_flags")
    typealias SetTime = @convention(c) (Pointer?, Int) -> Void
    static let setTime: SetTime? = function("X509_VERIFY_PARAM_set_time")
    static let setPurpose: Number? = function("X509_VERIFY_PARAM_set_purpose")

    static let makeStack: MakeEmpty? = function("OPENSSL_sk_new_null")
    static let push: Object? = function("OPENSSL_sk_push")
    static let count: Step? = function("OPENSSL_sk_num")
    typealias Element = @convention(c) (Pointer?, Int32) -> Pointer?
    static let element: Element? = function("OPENSSL_sk_value")
    static let freeStack: Free? = function("OPENSSL_sk_free")

    static let readIdentity: Read? = function("d2i_PKCS12")
    static let freeIdentity: Free? = function("PKCS12_free")
    typealias Open =
        @convention(c) (
            Pointer?, UnsafePointer<CChar>, UnsafeMutablePointer<Pointer?>, UnsafeMutablePointer<Pointer?>, UnsafeMutablePointer<Pointer?>
        ) -> Int32
    static let openIdentity: Open? = function("PKCS12_parse")

    /// Returns the elements of a list.
    static func elements(_ stack: Pointer?) -> [Pointer] {
        guard let stack, let total = count?(stack), total > 0 else { return [] }
        return (0..<total).compactMap { element?(stack, $0) }
    }
    /// Returns the text of a part of a name, by OpenSSL's number of its object identifier.
    static func part(_ number: Int32, of name: Pointer?) -> String? {
        var buffer = [CChar](repeating: 0, count: 512)
        guard let name, let length = namePart?(name, number, &buffer, 512), length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
