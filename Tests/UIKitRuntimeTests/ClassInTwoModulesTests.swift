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
        #expect(!DispatchTable.store(pipe) { (_: Foundation.Bundle?) in })
    }

    private class View: NSObject { func name() -> String { "view" } }
    private class Stack: View {}

    @Test("an object of a superclass is stored as it is, with a word; what the class inherits works")
    @MainActor func superclass() {
        var stack: Stack?
        let lines = Console.capturing { #expect(DispatchTable.store(View()) { stack = $0 }) }
        #expect(stack?.name() == "view")
        #expect(lines.count == 1 && lines[0].contains("View") && lines[0].contains("Stack"))
        #expect(!DispatchTable.store(View()) { (_: Foundation.Pipe?) in })
    }
}
