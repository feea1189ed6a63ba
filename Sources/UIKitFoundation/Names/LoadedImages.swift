import Foundation

// Darwin's list of the program and the libraries that are loaded, from <mach-o/dyld.h>.

/// The beginning of a loaded file. Here it's an ELF file, whose header has other fields.
public struct mach_header {
    /// The number with which the file begins.
    public var magic: UInt32
}

/// Returns the number of loaded files.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages.current().count) }
/// Returns the path of a loaded file; `nil` if there is none with this index. The program is the first one.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
    LoadedImages.at(image_index).map { lastingText($0.path) }
}
/// Returns the address of a loaded file; `nil` if there is none with this index.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! {
    LoadedImages.at(image_index).flatMap { UnsafePointer(bitPattern: $0.start) }
}
/// Returns by how much a loaded file was moved: the address of a library, which is linked for address 0.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { LoadedImages.at(image_index).map { Int($0.start) } ?? 0 }

private enum LoadedImages {
    /// Reads the process's map of memory: a line with offset 0 is the beginning of a file. The map has no size, so Foundation reads only
    /// its first page.
    static func current() -> [(path: String, start: UInt)] {
        guard let map = fopen("/proc/self/maps", "re") else { return [] }
        defer { fclose(map) }
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        var found: [(path: String, start: UInt)] = [], known: Set<String> = []
        var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        defer { free(line) }
        while getline(&line, &capacity, map) > 0, let text = line.map({ String(cString: $0) }) {
            // `start-end permissions offset device inode path`
            let fields = text.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, Int(fields[2], radix: 16) == 0, let first = fields[0].split(separator: "-").first,
                let start = UInt(first, radix: 16)
            else { continue }
            let path = String(fields[5].drop { $0 == " " }.prefix { $0 != "\n" })
            guard path == program || path.contains(".so"), known.insert(path).inserted else { continue }
            if path == program { found.insert((path, start), at: 0) } else { found.append((path, start)) }
        }
        return found
    }

    static func at(_ index: UInt32) -> (path: String, start: UInt)? {
        let images = current()
        return Int(index) < images.count ? images[Int(index)] : nil
    }
}
