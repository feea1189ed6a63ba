import SwiftSyntax

/// Translates C constants whose type differs on Linux. Darwin's headers define them as macros, so they are `Int32` in Swift; Glibc's define
/// most of them in enumerations without a name, so they are `Int`, and the kinds of sockets in one with a name.
enum DarwinConstants {
    private static let numbers: Set<String> = [
        "IFF_UP", "IFF_BROADCAST", "IFF_DEBUG", "IFF_LOOPBACK", "IFF_POINTOPOINT", "IFF_RUNNING", "IFF_NOARP", "IFF_PROMISC",
        "IFF_ALLMULTI", "IFF_MULTICAST",
        "IPPROTO_IP", "IPPROTO_ICMP", "IPPROTO_IGMP", "IPPROTO_TCP", "IPPROTO_UDP", "IPPROTO_IPV6", "IPPROTO_ICMPV6", "IPPROTO_RAW",
        "SHUT_RD", "SHUT_WR", "SHUT_RDWR",
        "MSG_OOB", "MSG_PEEK", "MSG_DONTROUTE", "MSG_TRUNC", "MSG_CTRUNC", "MSG_WAITALL", "MSG_DONTWAIT", "MSG_EOR",
        "_SC_PAGESIZE", "_SC_PAGE_SIZE", "_SC_NPROCESSORS_CONF", "_SC_NPROCESSORS_ONLN", "_SC_OPEN_MAX", "_SC_CLK_TCK", "_SC_PHYS_PAGES",
        "_SC_HOST_NAME_MAX", "_SC_GETPW_R_SIZE_MAX",
    ]
    private static let socketKinds: Set<String> = ["SOCK_STREAM", "SOCK_DGRAM", "SOCK_RAW", "SOCK_RDM", "SOCK_SEQPACKET"]
    private static let families: Set<String> = [
        "AF_UNSPEC", "AF_UNIX", "AF_LOCAL", "AF_INET", "AF_INET6", "PF_UNSPEC", "PF_UNIX", "PF_LOCAL", "PF_INET", "PF_INET6",
    ]

    /// `flags & IFF_UP` → `flags & Int32(IFF_UP)`; `socket(AF_INET, SOCK_STREAM, 0)` → `socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)`.
    static func translate(_ node: DeclReferenceExprSyntax, in file: FileVisitor) {
        let name = node.baseName.text
        let isSocketKind = socketKinds.contains(name)
        // `SOCK_STREAM.rawValue` is code for Linux, and `Darwin.SHUT_RD` or `Constants.SHUT_RD` is a member.
        guard isSocketKind || numbers.contains(name), !file.settings.isPortable, node.parent?.is(MemberAccessExprSyntax.self) != true
        else { return }
        file.replace(node, with: isSocketKind ? "Int32(\(name).rawValue)" : "Int32(\(name))")
    }

    /// `UInt8(AF_INET)` → `sa_family_t(AF_INET)`: a family has one byte on Darwin and two on Linux.
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self), ["UInt8", "__uint8_t"].contains(type.baseName.text),
            node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
            let family = argument.expression.as(DeclReferenceExprSyntax.self), families.contains(family.baseName.text),
            !file.settings.isPortable
        else { return }
        file.replace(type, with: "sa_family_t")
    }
}
