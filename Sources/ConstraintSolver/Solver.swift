/// An incremental solver of linear constraints with priorities.
///
/// Constraints of priority 1000 must hold. The others are optional: a stronger one always takes precedence over weaker ones, and
/// among constraints of one priority the sum of the errors, each times its weight, is minimal. Changes cost nothing until `solve()`,
/// which works only near the change.
///
///     let solver = Solver()
///     let width = solver.addVariable(), inner = solver.addVariable()
///     let limit = solver.add([Term(width)], .equal, 390)
///     solver.add([Term(inner), Term(width, -1)], .equal, -32)
///     solver.solve()
///     solver.value(of: inner)  // 358
///
/// A solver belongs to one thread at a time.
public final class Solver {
    let engine: UnsafeMutablePointer<Engine>
    var groups: [ConflictGroup] = []
    /// The conflicts found by solves, in order; the client removes them after handling.
    public var conflicts: [Conflict] = []
    /// Chooses the member of a conflicting group that is given up; by default, the last one added.
    public var chooseBroken: (([Constraint]) -> Constraint?)?
    /// Whether conflicts are resolved. `false` in a solver that only tests whether constraints can hold.
    var resolvesConflicts = true

    /// Creates a solver without variables.
    public init() {
        engine = .allocate(capacity: 1)
        engine.initialize(to: Engine())
    }

    deinit {
        engine.pointee.deallocate()
        engine.deallocate()
    }

    // MARK: Variables

    /// Adds a variable that is zero until a constraint affects it. `isNonNegative` adds the requirement that it is not negative.
    public func addVariable(isNonNegative: Bool = false) -> Variable {
        Variable(index: engine.pointee.addVariable(isNonNegative: isNonNegative))
    }

    /// Removes a variable that no constraint mentions.
    public func remove(_ variable: Variable) { engine.pointee.removeVariable(variable.index) }

    /// Returns the value that the last solve chose.
    @inline(__always)
    public func value(of variable: Variable) -> Double { engine.pointee.variables[variable.index].value }

    // MARK: Constraints

    /// Adds `sum of terms  relation  constant`. `weight` multiplies the error relative to others of the same priority; `tie` decides
    /// between otherwise equal solutions: constraints with larger values are preferred.
    @discardableResult
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = requiredPriority,
        weight: Double = 1, tie: Double = 0
    ) -> Constraint {
        terms.withUnsafeBufferPointer {
            add($0, relation, constant, priority: priority, weight: weight, tie: tie)
        }
    }

    /// Adds a constraint from terms in a contiguous array, with the default weight and no tie.
    @discardableResult
    public func add(_ terms: ContiguousArray<Term>, _ relation: Relation, _ constant: Double, priority: Float = requiredPriority)
        -> Constraint
    {
        terms.withUnsafeBufferPointer { add($0, relation, constant, priority: priority) }
    }

    /// Adds a constraint on one variable.
    @discardableResult
    public func add(_ term: Term, _ relation: Relation, _ constant: Double, priority: Float = requiredPriority, tie: Double = 0)
        -> Constraint
    {
        withUnsafePointer(to: term) { add(UnsafeBufferPointer(start: $0, count: 1), relation, constant, priority: priority, tie: tie) }
    }

    /// Adds a constraint from terms in existing memory.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
        priority: Float = requiredPriority, weight: Double = 1, tie: Double = 0
    ) -> Constraint {
        Constraint(
            index: engine.pointee.addRow(
                terms, relation, constant, priority: priority, weight: weight, tie: tie))
    }

    /// Removes a constraint. The variables keep their values until the next solve.
    public func remove(_ constraint: Constraint) {
        reviveIfInConflict(constraint.index)
        engine.pointee.removeRow(constraint.index)
    }

    /// Changes a constraint's constant. This is the cheapest change: the structure is kept, and only values are propagated.
    public func setConstant(_ constant: Double, of constraint: Constraint) {
        guard engine.pointee.rows[constraint.index].constant != constant else { return }
        reviveIfInConflict(constraint.index)
        engine.pointee.setConstant(constraint.index, constant)
    }

    /// Makes a constraint required (1000) or optional with another priority. Takes effect in the next solve.
    public func setPriority(_ priority: Float, of constraint: Constraint) {
        guard engine.pointee.rows[constraint.index].priority != priority else { return }
        reviveIfInConflict(constraint.index)
        engine.pointee.replace(constraint.index) { $0.priority = priority }
    }

    /// Returns a constraint's current right-hand side.
    public func constant(of constraint: Constraint) -> Double { engine.pointee.rows[constraint.index].constant }

    // MARK: Editing

    /// Adds a constraint that holds a variable at a value, which `setConstant(_:of:)` changes: a window's width, a finger's position.
    public func addEdit(_ variable: Variable, value: Double, priority: Float = requiredPriority) -> Constraint {
        var term = Term(variable)
        return withUnsafePointer(to: &term) {
            add(UnsafeBufferPointer(start: $0, count: 1), .equal, value, priority: priority)
        }
    }

    // MARK: Solving

    /// Chooses values. `changedVariables` contains the variables with new values.
    public func solve() {
        engine.pointee.forgetChanges()
        repeat { engine.pointee.pass() } while engine.pointee.stateBounds() || resolveConflicts()
    }

    /// The variables whose value the last solve changed.
    public var changedVariables: UnsafeBufferPointer<Variable> {
        let changed = engine.pointee.changed
        return UnsafeRawBufferPointer(start: changed.base, count: changed.count * 4).bindMemory(to: Variable.self)
    }

    /// Whether anything was added, removed or edited since the last solve.
    public var needsSolving: Bool { engine.pointee.needsPass }
}

extension Engine {
    mutating func forgetChanges() {
        for position in changed.indices { variables[changed[position]].isChanged = false }
        changed.removeAll()
    }

    var needsPass: Bool {
        !pendingRows.isEmpty || !editedRows.isEmpty || !looseRows.isEmpty || !looseVariables.isEmpty
    }

    /// Settles all changes, once.
    mutating func pass() {
        violations.removeAll()
        admitPendingRows()
        admitEdits()
        propagateFixed()
        placeLoose()
        solveStale()
        propagateOutputs()
        verifyChecks()
    }
}
