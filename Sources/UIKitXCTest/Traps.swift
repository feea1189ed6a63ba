import CRuntimeShim

/// Failed preconditions in code that a test examines.
public enum Traps {
    /// Runs `body`, and returns whether it trapped, as `fatalError` and failed preconditions do.
    ///
    /// Swift cannot unwind the stack: `body` doesn't run any further, and what it owns at the trap is never released.
    public static func occur(in body: @escaping () -> Void) -> Bool {
        // The abandoned frames keep the closure, so it escapes.
        var body = body
        return withUnsafeMutablePointer(to: &body) { pointer in
            us_catchTrap({ context in context!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer) != 0
        }
    }
}
