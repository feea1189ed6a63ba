import Foundation
import Glibc

// Sockets as Darwin's headers declare them. Darwin's addresses begin with their length, and some structures have another order.

extension sockaddr {
    /// The length of the address in bytes, which Linux doesn't keep.
    public var sa_len: UInt8 {
        get { length(of: sa_family) }
        set {}
    }
    /// Creates an address from Darwin's fields.
    public init(
        sa_len: UInt8, sa_family: sa_family_t,
        sa_data: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init(sa_family: sa_family, sa_data: sa_data)
    }
}
extension sockaddr_storage {
    /// The length of the address in bytes, which Linux doesn't keep.
    public var ss_len: UInt8 {
        get { length(of: ss_family) }
        set {}
    }
}
extension sockaddr_in {
    /// The length of the address in bytes, which Linux doesn't keep.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
    /// Creates an address from Darwin's fields.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
        // Eight bytes either way: only their sign differs.
        self.sin_zero = unsafeBitCast(sin_zero, to: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8).self)
    }
}
extension sockaddr_in6 {
    /// The length of the address in bytes, which Linux doesn't keep.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
    /// Creates an address from Darwin's fields.
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr, sin6_scope_id: UInt32
    ) {
        self.init()
        (self.sin6_family, self.sin6_port, self.sin6_flowinfo) = (sin6_family, sin6_port, sin6_flowinfo)
        (self.sin6_addr, self.sin6_scope_id) = (sin6_addr, sin6_scope_id)
    }
}
extension sockaddr_un {
    /// The length of the address in bytes, which Linux doesn't keep.
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}
private func length(of family: sa_family_t) -> UInt8 {
    switch Int32(family) {
    case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
    case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
    default: UInt8(MemoryLayout<sockaddr>.size)
    }
}

extension addrinfo {
    /// Creates information from its fields in Darwin's order, which has the name before the address.
    public init(
        ai_flags: Int32, ai_family: Int32, ai_socktype: Int32, ai_protocol: Int32, ai_addrlen: socklen_t,
        ai_canonname: UnsafeMutablePointer<CChar>!, ai_addr: UnsafeMutablePointer<sockaddr>!, ai_next: UnsafeMutablePointer<addrinfo>!
    ) {
        self.init()
        (self.ai_flags, self.ai_family, self.ai_socktype, self.ai_protocol) = (ai_flags, ai_family, ai_socktype, ai_protocol)
        (self.ai_addrlen, self.ai_canonname, self.ai_addr, self.ai_next) = (ai_addrlen, ai_canonname, ai_addr, ai_next)
    }
}
extension timeval {
    /// Creates a time with Darwin's type of microseconds.
    @_disfavoredOverload public init(tv_sec: Int, tv_usec: Int32) { self.init(tv_sec: tv_sec, tv_usec: Int(tv_usec)) }
}

/// Darwin's option of a socket that a peer closed: writing to it fails instead of ending the process.
public let SO_NOSIGPIPE: Int32 = 0x1022
/// Sets an option of a socket. Linux has no `SO_NOSIGPIPE`, so it turns the signal off for all sockets.
@discardableResult
public func setsockopt(_ socket: Int32, _ level: Int32, _ name: Int32, _ value: UnsafeRawPointer!, _ length: socklen_t) -> Int32 {
    guard level == SOL_SOCKET, name == SO_NOSIGPIPE else { return Glibc.setsockopt(socket, level, name, value, length) }
    guard let value, Int(length) >= MemoryLayout<Int32>.size else {
        errno = EINVAL
        return -1
    }
    if value.loadUnaligned(as: Int32.self) != 0 { signal(SIGPIPE, SIG_IGN) }
    return 0
}
