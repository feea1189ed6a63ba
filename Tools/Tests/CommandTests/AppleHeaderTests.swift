import Foundation
import Testing

/// `understudy test` on a package whose C target includes headers of Apple's C library, which Linux lacks.
@Suite("C targets that include Apple's headers", .serialized)
struct AppleHeaderTests {
    @Test("conditions, versions, locks, byte orders, times, and sizes of blocks are as for an app on iOS")
    func headers() throws {
        let run = try Command.run("test", try Command.folder("Headed", Self.files))
        #expect(run.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(run.all)")
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Headed", targets: [
            .target(name: "CHeaded"), .target(name: "Headed", dependencies: ["CHeaded"]),
            .testTarget(name: "HeadedTests", dependencies: ["Headed"]),
        ])
        """,
        "Sources/CHeaded/include/headed.h": """
        #include <TargetConditionals.h>
        #include <Availability.h>
        #include <AvailabilityMacros.h>
        #include <os/lock.h>
        #include <stdint.h>
        typedef struct { os_unfair_lock lock; int count; } headed_counter;
        int headed_count(headed_counter *counter) API_AVAILABLE(ios(13.0));
        #if TARGET_OS_IPHONE && !TARGET_OS_OSX && __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_18_0
        uint32_t headed_big(uint32_t value);
        uint64_t headed_time(void);
        int headed_size(int size);
        #endif
        """,
        "Sources/CHeaded/headed.c": """
        #include "headed.h"
        #include <libkern/OSByteOrder.h>
        #include <mach/mach_time.h>
        #include <malloc/malloc.h>
        #include <stdlib.h>
        int headed_count(headed_counter *counter) {
            os_unfair_lock_lock(&counter->lock);
            int count = os_unfair_lock_trylock(&counter->lock) ? -1 : ++counter->count;
            os_unfair_lock_unlock(&counter->lock);
            return count;
        }
        uint32_t headed_big(uint32_t value) { return OSSwapHostToBigInt32(value); }
        uint64_t headed_time(void) {
            mach_timebase_info_data_t base;
            mach_timebase_info(&base);
            return mach_absolute_time() * base.numer / base.denom;
        }
        int headed_size(int size) {
            void *block = malloc(size);
            int result = malloc_size(block) >= size;
            free(block);
            return result;
        }
        """,
        "Sources/Headed/Headed.swift": """
        import CHeaded
        import UIKit
        public func numbers() -> [Int] {
            var counter = headed_counter()
            let counts = [Int(headed_count(&counter)), Int(headed_count(&counter))]
            return counts + [Int(headed_big(1)), headed_time() > 0 ? 1 : 0, Int(headed_size(10)), Int(TARGET_OS_IOS)]
        }
        """,
        "Tests/HeadedTests/HeadedTests.swift": """
        import Headed
        import XCTest
        final class HeadedTests: XCTestCase {
            func testNumbers() { XCTAssertEqual(numbers(), [1, 2, 0x0100_0000, 1, 1, 1]) }
        }
        """,
    ]
}
