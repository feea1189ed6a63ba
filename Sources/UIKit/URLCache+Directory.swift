import Foundation
import FoundationNetworking

extension URLCache {
    /// As Apple's Foundation has it since iOS 13, with a folder instead of a path.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
