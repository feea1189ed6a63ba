import UIKitFoundation

/// A condition and an action of a rule system.
open class GKRule: NSObject {
    /// The order of rules: those with a lower number are evaluated first.
    open var salience = 0
    private let test: ((GKRuleSystem) -> Bool)?, work: ((GKRuleSystem) -> Void)?
    public override init() { (test, work) = (nil, nil) }
    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (test, work) = (predicate, action)
    }
    /// Creates a rule that asserts a fact with a grade if a predicate is true of the system.
    public convenience init(predicate: NSPredicate, assertingFact fact: NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0) }, action: { $0.assertFact(fact, grade: grade) })
    }
    /// Creates a rule that retracts a fact by a grade if a predicate is true of the system.
    public convenience init(predicate: NSPredicate, retractingFact fact: NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0) }, action: { $0.retractFact(fact, grade: grade) })
    }
    /// Returns whether the condition holds. The default is false.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { test?(system) ?? false }
    /// Does what the rule does.
    open func performAction(in system: GKRuleSystem) { work?(system) }
}
/// A rule with a predicate, whose action subclasses override.
open class GKNSPredicateRule: GKRule {
    /// The condition, of the system.
    public final let predicate: NSPredicate
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init()
    }
    open override func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate.evaluate(with: system) }
}

/// Rules that assert facts with grades from 0 to 1.
open class GKRuleSystem: NSObject {
    /// The state that rules read and write.
    open private(set) var state = NSMutableDictionary()
    /// The rules, in the order in which they were added.
    open private(set) var rules: [GKRule] = []
    /// The rules that were not executed yet, in the order of their salience.
    open private(set) var agenda: [GKRule] = []
    /// The rules that were executed since the last reset.
    open private(set) var executed: [GKRule] = []
    private var grades: [(fact: NSObjectProtocol, grade: Float)] = []
    public override init() { super.init() }

    /// Executes the rules of the agenda whose condition holds, from the beginning again after each, until there is none.
    open func evaluate() {
        var index = 0
        while index < agenda.count {
            let rule = agenda[index]
            guard rule.evaluatePredicate(in: self) else {
                index += 1
                continue
            }
            agenda.remove(at: index)
            executed.append(rule)
            rule.performAction(in: self)
            index = 0
        }
    }
    open func add(_ rule: GKRule) { add([rule]) }
    open func add(_ rules: [GKRule]) {
        self.rules += rules
        sort(agenda + rules)
    }
    /// Removes all rules.
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }
    /// Makes all rules ready again, and forgets the facts.
    open func reset() {
        (grades, executed) = ([], [])
        sort(rules)
    }
    private func sort(_ rules: [GKRule]) {
        agenda = rules.enumerated().sorted { ($0.element.salience, $0.offset) < ($1.element.salience, $1.offset) }.map(\.element)
    }

    open var facts: [Any] { grades.map(\.fact) }
    /// Returns the grade of a fact; 0 for one that wasn't asserted.
    open func grade(forFact fact: NSObjectProtocol) -> Float { grades.first { $0.fact.isEqual(fact) }?.grade ?? 0 }
    /// Returns the smallest grade of facts.
    open func minimumGrade(forFacts facts: [Any]) -> Float { known(facts).min() ?? 0 }
    /// Returns the largest grade of facts.
    open func maximumGrade(forFacts facts: [Any]) -> Float { known(facts).max() ?? 0 }
    private func known(_ facts: [Any]) -> [Float] { facts.map { grade(forFact: ($0 as? NSObjectProtocol) ?? "\($0)" as NSString) } }
    /// Asserts a fact entirely.
    open func assertFact(_ fact: NSObjectProtocol) { assertFact(fact, grade: 1) }
    open func assertFact(_ fact: NSObjectProtocol, grade: Float) { set(fact, self.grade(forFact: fact) + grade) }
    /// Retracts a fact entirely.
    open func retractFact(_ fact: NSObjectProtocol) { retractFact(fact, grade: 1) }
    /// Takes a grade from that of a fact.
    open func retractFact(_ fact: NSObjectProtocol, grade: Float) { set(fact, self.grade(forFact: fact) - grade) }
    private func set(_ fact: NSObjectProtocol, _ grade: Float) {
        let place = grades.firstIndex { $0.fact.isEqual(fact) }
        guard grade > 0 else {
            if let place { grades.remove(at: place) }
            return
        }
        let limited = min(grade, 1)
        if let place { grades[place].grade = limited } else { grades.append((fact, limited)) }
    }
}
