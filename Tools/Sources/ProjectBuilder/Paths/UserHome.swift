import Foundation

/// The user's home folder: `$HOME`, as for every other command, else the one in the system's list of users.
///
/// Foundation on Linux asks only the list, so that a container with a home of its own would get another user's.
enum UserHome {
    static var path: String {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return home.hasPrefix("/") ? home : NSHomeDirectory()
    }
}
