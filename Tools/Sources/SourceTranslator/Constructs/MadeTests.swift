/// Registers classes of tests that are made at run time, such as Quick's specs: XCTest on Linux runs only the methods that the compiler's
/// index lists. On Linux such a library makes its tests in the class property `allTests`, the convention of XCTest before it had an index.
enum MadeTests {
    /// Returns the registration of a class whose outermost superclass is of another module and named `…Spec`. If the property doesn't exist
    /// there, the line doesn't compile and is left out.
    static func registration(_ scope: TypeScope, in file: FileVisitor) -> String {
        guard scope.kind == .class, !scope.isLocal, !scope.isGeneric, let root = file.index.chain(of: scope.name).last, root != scope.name,
            file.index.isForeign(root), root.hasSuffix("Spec")
        else { return "" }
        return Tail.conditional(scope.conditions, "  _usAddTests(\(scope.name).self) { \(scope.name).allTests }\n")
    }
}
