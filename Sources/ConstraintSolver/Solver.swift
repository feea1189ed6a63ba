/// An incremental solver of linear constraints with priorities.
///
/// Constraints of priority 1000 must hold. The others are wishes: a stronger one is never given up for weaker ones, and
/// among wishes of one priority the sum of the errors, each times its weight, is least. Changes cost nothing until `solve()`,
/// which works near the change only.
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
    /// Conflicts found by solves, in the order found; a client takes and empties them.
    public var conflicts: [Conflict] = []
    /// Chooses which member of a conflicting group is given up; the last added if unset.
    public var chooseBroken: (([Constraint]) -> Constraint?)?
    /// Unset in a solver that only asks whether constraints can hold.
    var resolvesConflicts = true

    /// A solver without variables.
    public init() {
        engine = .allocate(capacity: 1)
        engine.initialize(to: Engine())
    }

    deinit {
        engine.pointee.deallocate()
        engine.deallocate()
    }

    // MARK: Variables

    /// A variable that is zero until something bears on it. One that `isNonNegative` counts as a required constraint that
    /// it is not negative.
    public func addVariable(isNonNegative: Bool = false) -> Variable {
        Variable(index: engine.pointee.addVariable(isNonNegative: isNonNegative))
    }

    /// Takes out a variable that no constraint mentions any more.
    public func remove(_ variable: Variable) { engine.pointee.removeVariable(variable.index) }

    /// The value that the last solve chose.
    @inline(__always)
    public func value(of variable: Variable) -> Double { engine.pointee.variables[variable.index].value }

    // MARK: Constraints

    /// Adds `sum of terms  relation  constant`. `weight` multiplies the error against others of the same priority; `tie`
    /// decides between solutions that are otherwise as good: the larger, the sooner the constraint is honored.
    @discardableResult
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = requiredPriority,
        weight: Double = 1, tie: Double = 0
    ) -> Constraint {
        terms.withUnsafeBufferPointer {
            add($0, relation, constant, priority: priority, weight: weight, tie: tie)
        }
    }

    /// The same, from terms in a contiguous array, with the usual weight and no tie.
    @discardableResult
    public func add(_ terms: ContiguousArray<Term>, _ relation: Relation, _ constant: Double, priority: Float = requiredPriority) -> Constraint {
        terms.withUnsafeBufferPointer { add($0, relation, constant, priority: priority) }
    }

    /// A row about one variable.
    @discardableResult
    public func add(_ term: Term, _ relation: Relation, _ constant: Double, priority: Float = requiredPriority, tie: Double = 0) -> Constraint {
        withUnsafePointer(to: term) { add(UnsafeBufferPointer(start: $0, count: 1), relation, constant, priority: priority, tie: tie) }
    }

    /// The same, from terms that lie in memory already.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
        priority: Float = requiredPriority, weight: Double = 1, tie: Double = 0
    ) -> Constraint {
        Constraint(
            index: engine.pointee.addRow(
                terms, relation, constant, priority: priority, weight: weight, tie: tie))
    }

    /// Takes a constraint out. The variables keep their values until the next solve.
    public func remove(_ constraint: Constraint) {
        reviveIfInConflict(constraint.index)
        engine.pointee.removeRow(constraint.index)
    }

    /// The cheapest change: the structure stays, values are carried through it.
    public func setConstant(_ constant: Double, of constraint: Constraint) {
        guard engine.pointee.rows[constraint.index].constant != constant else { return }
        reviveIfInConflict(constraint.index)
        engine.pointee.setConstant(constraint.index, constant)
    }

    /// Makes a constraint required (1000) or a wish of another strength. Takes effect with the next solve.
    public func setPriority(_ priority: Float, of constraint: Constraint) {
        guard engine.pointee.rows[constraint.index].priority != priority else { return }
        reviveIfInConflict(constraint.index)
        engine.pointee.replace(constraint.index) { $0.priority = priority }
    }

    /// The right-hand side that a constraint has now.
    public func constant(of constraint: Constraint) -> Double { engine.pointee.rows[constraint.index].constant }

    // MARK: Editing

    /// Holds a variable at a value that `setConstant(_:of:)` moves: a window's width, a finger's position.
    public func addEdit(_ variable: Variable, value: Double, priority: Float = requiredPriority) -> Constraint {
        var term = Term(variable)
        return withUnsafePointer(to: &term) {
            add(UnsafeBufferPointer(start: $0, count: 1), .equal, value, priority: priority)
        }
    }

    // MARK: Solving

    /// Chooses values. `changedVariables` names those that came out different.
    public func solve() {
        engine.pointee.forgetChanges()
        repeat { engine.pointee.pass() } while engine.pointee.stateBounds() || resolveConflicts()
    }

    /// The variables to which the last solve gave another value than they had.
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

    /// Settles everything that changed, once.
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
