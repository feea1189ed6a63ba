import Foundation
import Testing
import UIKitFoundation

@Suite struct UserDirectoryTests {
    @Test("the URLs introduced in iOS 16 equal those of FileManager") func folders() {
        #expect(URL.documentsDirectory == FileManager.default.directoryURLs(for: .documentDirectory, in: .userDomainMask).first)
        #expect(
            URL.cachesDirectory.path.hasSuffix("Library/Caches")
                && URL.applicationSupportDirectory.path.hasSuffix("Library/Application Support"))
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }
}
