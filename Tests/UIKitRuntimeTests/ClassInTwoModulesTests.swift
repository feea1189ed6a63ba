import Foundation
import Testing
@testable import UIKitRuntime

/// Another module's class of this name is Foundation's.
class Pipe: NSObject {}

@Suite struct ClassInTwoModulesTests {
    @Test("an object fits a property of the class of the same name that another module compiled, and no other")
    func store() {
        let pipe = Pipe()
        var stored: Foundation.Pipe?
        #expect(DispatchTable.store(pipe) { stored = $0 } && stored as AnyObject === pipe)
        #expect(!DispatchTable.store(pipe) { (_: Foundation.Bundle?) in } && !DispatchTable.store(NSObject()) { (_: Foundation.Pipe?) in })
    }
}
