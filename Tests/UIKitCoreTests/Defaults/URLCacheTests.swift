import FoundationNetworking
import Testing
import UIKit

@Suite("Caches of answers")
struct URLCacheTests {
    @Test("a cache is made with its capacities alone, or with a folder")
    func capacities() {
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 2 << 20)
        #expect(cache.memoryCapacity == 1 << 20 && cache.diskCapacity == 2 << 20)
        #expect(URLCache(memoryCapacity: 5, diskCapacity: 0, directory: URL(fileURLWithPath: "/tmp/answers")).memoryCapacity == 5)
    }
}
