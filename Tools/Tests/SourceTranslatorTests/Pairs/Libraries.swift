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

protocol Joining { func join(with other: Self) -> Self }
extension Array: Joining { func join(with other: [Element]) -> [Element] { self + other } }

class Indicator: UILabel {
    @available(*, unavailable, message: "This property is reserved for Interface Builder. Use 'style' instead.")
    @IBInspectable var styleName: String {
        get { "" }
        set { say("styled " + newValue) }
    }
}

class Sealed: NSObject {}
extension Sealed {
    @available(*, unavailable)
    override var hash: Int { 7 }
}

class Lengths: Formatter {
    override func string(for obj: Any?) -> String? { "\(obj ?? 0) m" }
}
extension Lengths {
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        obj?.pointee = NSNumber(value: Int(string.prefix { $0.isNumber }) ?? 0)
        return true
    }
}

func runLibraries() {
    say(
        "\(Tie()) \(MainActor.assumeIsolated { Bound().debugDescription }) \([[Tie()]].depth()) \(sqrt(4.0)) \(Darwin.round(2.5)) \(hasObjectiveC)"
    )
    say(className(of: Tie()) + " " + className(Tie.self) + " " + Tie.description())
    let missing: Implementation? = nil
    say("\(missing == nil)")
    let things: [AnyObject] = [NSNumber(value: 4), "text" as NSString]
    say("\([1].join(with: [2])) \(things[0].intValue!) \(things.last?.length ?? 0)")
    Indicator().setValue("wide", forKey: "styleName")
    say("\((Sealed() as NSObject).hash)")
    let (formatter, length): (Formatter, AnyObject?) = (Lengths(), nil)
    var read = length
    say("\(formatter.getObjectValue(&read, for: "12 m", errorDescription: nil)) \(read as? Int ?? 0)")
}
// expect: <tie> bound 3 2.0 3.0 true
// expect: Pairs.Tie Pairs.Tie Pairs.Tie
// expect: true
// expect: [1, 2] 4 4
// expect: styled wide
// expect: 7
// expect: true 12
