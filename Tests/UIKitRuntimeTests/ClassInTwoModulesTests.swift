import Foundation
import Testing
@testable import UIKitRuntime

/// Foundation has a class of this name in another module.
class Pipe: NSObject {}

@Suite struct ClassInTwoModulesTests {
    @Test("an object can be stored in a property of the same class compiled in another module, and in no other")
    func store() {
        let pipe = Pipe()
        var stored: Foundation.Pipe?
        #expect(DispatchTable.store(pipe) { stored = $0 } && stored as AnyObject === pipe)
        #expect(!DispatchTable.store(pipe) { (_: Foundation.Bundle?) in })
    }

    private class View: NSObject { func name() -> String { "view" } }
    private class Stack: View {}

    @Test("an object of a superclass is stored with a warning, and its inherited methods work")
    @MainActor func superclass() {
        var stack: Stack?
        let lines = Console.capturing { #expect(DispatchTable.store(View()) { stack = $0 }) }
        #expect(stack?.name() == "view")
        #expect(lines.count == 1 && lines[0].contains("View") && lines[0].contains("Stack"))
        #expect(!DispatchTable.store(View()) { (_: Foundation.Pipe?) in })
    }
}
