import Foundation

/// How a stream is secured. The values are stored but have no effect.
public final class sec_protocol_options: @unchecked Sendable {  // Only the app changes the values.
    public internal(set) var serverName: String?, applicationProtocols: [String] = []
    var asksForCertificate = false
}
/// The other name of the type.
public typealias sec_protocol_options_t = sec_protocol_options
/// The metadata of a secure stream, which is empty.
public final class sec_protocol_metadata: Sendable {}
public typealias sec_protocol_metadata_t = sec_protocol_metadata
/// The certificates of the other side, and an own certificate with its key.
public final class sec_trust: Sendable {}
public typealias sec_trust_t = sec_trust
public final class sec_identity: Sendable {}
public typealias sec_identity_t = sec_identity
/// The closures that check the other side, and that choose an own certificate. They aren't called.
public typealias sec_protocol_verify_complete_t = @Sendable (Bool) -> Void
public typealias sec_protocol_verify_t = @Sendable (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void
public typealias sec_protocol_challenge_t = @Sendable (sec_protocol_metadata_t, @escaping @Sendable (sec_identity_t?) -> Void) -> Void

/// Keeps nothing: no other side is checked.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {}
public func sec_protocol_options_set_challenge_block(
    _ options: sec_protocol_options_t, _ challenge_block: @escaping sec_protocol_challenge_t, _ challenge_queue: DispatchQueue
) {}
/// Sets the lowest and the highest version. `UInt16` has the numbers of `tls_protocol_version_t`, which UIKit's module declares.
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: some RawRepresentable<UInt16>
) {}
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: some RawRepresentable<UInt16>
) {}
/// A version of TLS for calls with `.TLSv12`. It has no effect.
public struct sec_tls_version: Sendable {
    public static let TLSv10 = Self(), TLSv11 = Self(), TLSv12 = Self(), TLSv13 = Self(), DTLSv10 = Self(), DTLSv12 = Self()
}
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: sec_tls_version) {}
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: sec_tls_version) {}
/// Sets the server's name, adds a protocol, and sets whether the other side needs a certificate.
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>) {
    options.serverName = String(cString: server_name)
}
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) { options.applicationProtocols.append(String(cString: application_protocol)) }
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) { options.asksForCertificate = peer_authentication_required }
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {}
public func sec_protocol_options_set_tls_resumption_enabled(_ options: sec_protocol_options_t, _ resumption_enabled: Bool) {}
public func sec_protocol_options_set_tls_tickets_enabled(_ options: sec_protocol_options_t, _ tickets_enabled: Bool) {}
public func sec_protocol_options_set_tls_false_start_enabled(_ options: sec_protocol_options_t, _ false_start_enabled: Bool) {}
public func sec_protocol_options_add_pre_shared_key(_ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData) {}
