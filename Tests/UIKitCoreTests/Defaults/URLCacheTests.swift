import FoundationNetworking
import Testing
import UIKit

@Suite("URL caches")
struct URLCacheTests {
    @Test("a cache is created with its capacities alone, or with a folder")
    func capacities() {
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 2 << 20)
        #expect(cache.memoryCapacity == 1 << 20 && cache.diskCapacity == 2 << 20)
        #expect(URLCache(memoryCapacity: 5, diskCapacity: 0, directory: URL(fileURLWithPath: "/tmp/answers")).memoryCapacity == 5)
    }
}
