import UIKit
import Darwin
import ObjectiveC.runtime

public class Tie: NSObject {
    let name = "tie"
}
public extension Tie {
    override var description: String { "<" + name + ">" }
}
@MainActor class Bound: NSObject {}
extension Bound { override var debugDescription: String { "bound" } }

protocol Nested { func depth() -> Int }
extension NSObject: Nested { func depth() -> Int { 1 } }
extension Array: Nested where Element: Nested { func depth() -> Int { 1 + (first?.depth() ?? 0) } }

typealias Implementation = @convention(c) (AnyObject, Selector) -> Void
func className(of object: AnyObject) -> String { type(of: object).description() }
func className<T: NSObject>(_ type: T.Type) -> String { T.description() }

#if canImport(ObjectiveC)
let hasObjectiveC = true
#else
let hasObjectiveC = false
#endif

func runLibraries() {
    say("\(Tie()) \(MainActor.assumeIsolated { Bound().debugDescription }) \([[Tie()]].depth()) \(sqrt(4.0)) \(hasObjectiveC)")
    say(className(of: Tie()) + " " + className(Tie.self) + " " + Tie.description())
    let missing: Implementation? = nil
    say("\(missing == nil)")
}
// expect: <tie> bound 3 2.0 true
// expect: Pairs.Tie Pairs.Tie Pairs.Tie
// expect: true
