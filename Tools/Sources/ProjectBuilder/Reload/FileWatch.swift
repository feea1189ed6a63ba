import Foundation
import Glibc

/// Reports when files in folders are written, created, moved, or removed.
///
/// It watches folders rather than files: most editors write a new file and move it over the old one.
final class FileWatch {
    /// A descriptor for `poll`, or -1 if the kernel provides no watch, in which case the owner polls the files.
    let descriptor: Int32
    private var folders: [Int32: String] = [:]
    private var watched: Set<String> = []

    init() { descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }
    deinit { if descriptor >= 0 { close(descriptor) } }

    func watch(_ folder: String) {
        guard descriptor >= 0, watched.insert(folder).inserted else { return }
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        let number = inotify_add_watch(descriptor, folder, events)
        if number >= 0 { folders[number] = folder }
    }

    /// Returns the paths that changed since the last call, without waiting.
    func changes() -> Set<String> {
        guard descriptor >= 0 else { return [] }
        var result: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let head = MemoryLayout<inotify_event>.size
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return result }
            buffer.withUnsafeBytes { bytes in
                var offset = 0
                while offset + head <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let name = bytes[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
                    if let folder = folders[event.wd] { result.insert(folder.appending(String(decoding: name, as: UTF8.self))) }
                    offset += head + Int(event.len)
                }
            }
        }
    }
}
