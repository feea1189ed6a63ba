import Foundation
import Testing
import UIKitFoundation
import UIKitRuntime

@Suite struct VariableArgumentTests {
    @Test("String(format:) accepts NSNumber, UUID, and arrays for %@")
    func objects() {
        let id = UUID()
        #expect(String(format: "%@ %@ %d", NSNumber(value: 3), id as CVarArg, 4) == "3 \(id.uuidString) 4")
        #expect(String(format: "%@", [1, 2]) == "[1, 2]")
    }

    @Test("a predicate compares with a UUID argument")
    func predicate() {
        let id = UUID()
        let predicate = NSPredicate(format: "SELF == %@", id as CVarArg)
        #expect(predicate.evaluate(with: id))
        #expect(!predicate.evaluate(with: UUID()))
    }
}
