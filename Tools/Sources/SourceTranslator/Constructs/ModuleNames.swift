import SwiftSyntax

/// Translates `Darwin.sqrt(2)` and `Foundation.URLSession`: names qualified with the module that contains them on Apple's platforms.
enum ModuleNames {
    /// Names that two additional modules contain on Linux.
    private static let network: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
        "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "URLResponse", "HTTPURLResponse",
        "HTTPCookie",
        "HTTPCookieStorage", "URLCache", "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLProtocol",
        "URLAuthenticationChallenge",
    ]
    private static let documents: Set<String> = ["XMLParser", "XMLParserDelegate"]

    static func translate(_ module: TokenSyntax, member: String, in file: FileVisitor) {
        let name: String
        switch module.text {
        case "Darwin", "CoreFoundation": name = "Foundation"
        case _
        where ["Foundation", "ObjectiveC"].contains(module.text)
            && (member.hasPrefix("objc_") || member.hasPrefix("class_") || member.hasPrefix("method_")):
            name = "UIKitRuntime"
        case "Foundation" where network.contains(member): name = "FoundationNetworking"
        case "Foundation" where documents.contains(member): name = "FoundationXML"
        default: return
        }
        guard file.index.isForeign(module.text) else { return }
        file.replace(module, with: name)
        file.namedModules.insert(name)
    }
}
