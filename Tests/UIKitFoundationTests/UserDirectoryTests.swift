import Foundation
import Testing
import UIKitFoundation

@Suite struct UserDirectoryTests {
    @Test("the folders named in iOS 16 are those that the file manager answers") func folders() {
        #expect(URL.documentsDirectory == FileManager.default.directoryURLs(for: .documentDirectory, in: .userDomainMask).first)
        #expect(
            URL.cachesDirectory.path.hasSuffix("Library/Caches")
                && URL.applicationSupportDirectory.path.hasSuffix("Library/Application Support"))
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }
}
