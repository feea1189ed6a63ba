import Foundation
import FoundationNetworking

extension URLCache {
    /// Creates a cache with a folder instead of a path, as in Apple's Foundation since iOS 13.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
