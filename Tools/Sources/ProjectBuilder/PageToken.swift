import Foundation

/// The secret part of the address of an app's page.
public enum PageToken {
    /// The variable that sets the token.
    public static let variable = "UNDERSTUDY_PAGE_TOKEN"
    /// The format of a token, for messages.
    public static let format = "32 to 128 hexadecimal digits; `openssl rand -hex 16` makes them"

    /// Returns whether the text is a token.
    public static func isValid(_ text: String) -> Bool { text.wholeMatch(of: /[0-9a-f]{32,128}/) != nil }

    /// Returns the token in a file, which may also be a pipe. Throws `Failure` if there is none.
    public static func read(_ path: String) throws -> String {
        // An empty file has no data rather than an empty one.
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 1 << 10) ?? Data() else {
            throw Failure("\(path): the token cannot be read: \(String(cString: strerror(errno)))", kind: .usage)
        }
        // Not quoted: it may be another secret.
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard isValid(text) else { throw Failure("\(path) doesn't contain a token: \(format)", kind: .usage) }
        var info = stat()
        if fstat(file.fileDescriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_mode & 0o077 != 0 {
            Terminal.warning("other users of this machine can read \(path)")
        }
        return text
    }

    /// Returns the token of the environment, or `nil` if it sets none. Throws `Failure` if it isn't one.
    public static func given(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> String? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        guard isValid(text) else { throw Failure("\(variable) isn't a token: \(format)", kind: .usage) }
        return text
    }
}
