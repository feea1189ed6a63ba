import Foundation

/// The user's home folder: `$HOME`, as for every other command, else the one in the system's list of users.
///
/// Foundation on Linux reads only the list, so a container with its own home would get another user's.
enum UserHome {
    static var path: String {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return home.hasPrefix("/") ? home : NSHomeDirectory()
    }
}
