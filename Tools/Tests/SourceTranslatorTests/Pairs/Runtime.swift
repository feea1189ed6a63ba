import UIKit

private var nameKey: UInt8 = 0
private enum Keys { static var keeper = 0, token: Void? }

extension UIResponder {
    var callName: String? {
        get { objc_getAssociatedObject(self, &nameKey) as? String }
        set { Foundation.objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
    weak var keeper: NSObject? {
        get { objc_getAssociatedObject(self, &Keys.keeper) as? NSObject }
        set { objc_setAssociatedObject(self, &Keys.keeper, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }
}
extension NSObject {
    var remembered: Int { (objc_getAssociatedObject(self, &Keys.token) as? Int) ?? -1 }
    func remember(_ token: Int) { objc_setAssociatedObject(self, &Keys.token, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    /// What many apps call it.
    class var nameOfClass: String { NSStringFromClass(self).components(separatedBy: ".").last! }
}

@objc protocol Marked {}
@objc protocol Fed { @objc var food: String { get set }; func eat(_ amount: Int); @objc optional func rest() }
class Eater: NSObject, Fed {
    @objc var food = "hay"
    @objc dynamic private(set) var isFull = false
    @objc weak var guest: Eater?
    @objc var size: CGSize { CGSize(width: 1, height: 2) }
    @objc lazy var menu = NSArray()
    var hidden = 1
    func eat(_ amount: Int) {}
    static func listed() -> String {
        var count: UInt32 = 0
        guard let list = class_copyPropertyList(self, &count) else { return "" }
        defer { free(list) }
        return (0..<Int(count)).map { index in
            String(cString: property_getName(list[index])) + " " + String(cString: property_getAttributes(list[index])!)
        }.joined(separator: "; ")
    }
    static func required() -> String {
        var count: UInt32 = 0
        let list = protocol_copyMethodDescriptionList(Fed.self, true, true, &count)!
        defer { free(list) }
        return (0..<Int(count)).map { NSStringFromSelector(list[$0].name!) }.joined(separator: " ")
    }
}
// An app's own functions take and return the object of a protocol.
func classes(adopting one: Protocol) -> [AnyClass] { [Eater.self, Special.self].filter { class_conformsToProtocol($0, one) } }
func marking() -> Protocol { return Marked.self }
struct Wanted { var one: Protocol = Fed.self, all: [Protocol] = [Fed.self, Marked.self], last: Protocol? }
class Crate<Value>: NSObject { @objc var total = 2 }
func listLocally() -> String {
    class Local: NSObject { @objc var mark: NSNumber? }
    return class_getProperty(Local.self, "mark").map { String(cString: property_getAttributes($0)!) } ?? "none"
}
class Simple: NSObject { deinit { say("gone") } }
class Special: Simple, Marked {
    class Nested: NSObject {}
    @objc func original() { say("original") }
    @objc func replacement() { say("replacement"); self.replacement() }
    static let swizzle: Void = {
        let (a, b) = (
            class_getInstanceMethod(Special.self, #selector(original)), class_getInstanceMethod(Special.self, #selector(replacement))
        )
        guard let a, let b else { return }
        method_exchangeImplementations(a, b)
    }()
}
// As RxSwift counts.
final class LockedCount: NSLock { var value = 0 }
// As tests replace the main bundle.
class OwnBundle: Bundle, @unchecked Sendable {
    override func path(forResource name: String?, ofType ext: String?) -> String? { "/own/" + (name ?? "") }
}
class VersionedBundle: Bundle, @unchecked Sendable {
    let version: String
    init(version: String) {
        self.version = version
        super.init()
    }
    override var infoDictionary: [String: Any]? { ["CFBundleShortVersionString": version] }
}
class EmptyBundle: Bundle, @unchecked Sendable { override init() { super.init() } }
// As Core Foundation and AVFoundation have them.
typealias CFString = String
struct AVFileType: RawRepresentable {
    let rawValue: String
    static let heic = AVFileType(rawValue: "public.heic")
}
class KeptDefaults: UserDefaults, @unchecked Sendable {
    var kept: [String: Any] = [:]
    override func set(_ value: Any?, forKey defaultName: String) { kept[defaultName] = value }
}
// Extensions of value types that look like classes with requirements.
struct Row: Equatable { var n = 0 }
extension Row: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(n) } }
extension CGRect: @retroactive Identifiable {
    public var id: Double { Double(minX) }; func moved(by d: CGFloat) -> CGRect { offsetBy(dx: d, dy: 0) }
}

func runRuntime() {
    let counter = LockedCount()
    counter.lock()
    counter.value += 1
    say("held \(counter.try()) \(counter.value)")
    counter.unlock()
    let bundles: [Bundle] = [OwnBundle(), VersionedBundle(version: "1.2"), EmptyBundle()]
    say("\(bundles[0].path(forResource: "list", ofType: nil) ?? "none") \(bundles[2].path(forResource: "list", ofType: nil) ?? "none")")
    say("\(bundles[1].object(forInfoDictionaryKey: "CFBundleShortVersionString") ?? "none")")
    let defaults = KeptDefaults()
    for key in ["a", "b"] { defaults.set("value", forKey: key) }
    defaults.removeObject(forKey: "a")
    say("kept \(defaults.kept.keys.joined())")
    say(AVFileType.heic as CFString)
    let responder = UIResponder()
    responder.callName = "first"
    responder.keeper = responder
    say("\(responder.callName!) \(responder.keeper === responder)")
    responder.callName = nil
    say("\(responder.callName == nil)")
    var plain: Simple? = Simple()
    plain!.remember(3)
    say("\(plain!.remembered) \(Special().remembered)")
    responder.keeper = plain
    plain = nil
    say("\(responder.keeper == nil)")

    let special: NSObject = Special()
    say(
        "\(special.isKind(of: Simple.self)) \(special.isMember(of: Simple.self)) \(Special.isSubclass(of: Simple.self)) \(Special.instancesRespond(to: #selector(Special.original)))"
    )
    say("\(special.conforms(to: Marked.self)) \(responder.conforms(to: Marked.self))")
    let maybe: NSObject? = special
    say("\(maybe?.conforms(to: Marked.self) ?? false)")
    say(NSStringFromClass(Special.Nested.self))
    let anyClass: AnyClass = Special.Nested.self
    say(NSStringFromClass(anyClass))
    say(Special.nameOfClass)
    let (type, maybeType): (Any.Type, AnyClass?) = (UIResponder.self, UILabel.self)
    say(
        "\(String(reflecting: UILabel.self)) \(String(reflecting: type)) \(String(reflecting: Special.Nested.self)) \(String(reflecting: "a"))"
    )
    say(String(reflecting: maybeType).contains("Optional(") ? "optional" : "not optional")
    say("\(special.superclass == Simple.self)")
    _ = Special.swizzle
    special.perform(Selector("original"))
    objc_sync_enter(special)
    objc_sync_enter(special)
    say("\(objc_sync_exit(special)) \(objc_sync_exit(special)) \(objc_sync_exit(special))")
    say(Eater.listed())
    say(Eater.required())
    say(class_getProperty(Crate<Int>.self, "total").map { String(cString: property_getAttributes($0)!) } ?? "none")
    say(listLocally())
    let eater: AnyObject = Eater()
    say("\(eater.conforms(to: Fed.self)) \(Eater.conforms(to: Fed.self)) \(Special.conforms(to: Fed.self))")
    say(NSStringFromProtocol(Fed.self))
    var wanted = Wanted()
    wanted.last = Marked.self
    say("\(classes(adopting: Fed.self)) \(classes(adopting: marking())) \(wanted.all == [wanted.one, wanted.last!])")
    let rows: Set<Row> = [Row(), Row(n: 1)]
    say("\(rows.count) \(CGRect.zero.moved(by: 2).id)")
}
// expect: held false 1
// expect: /own/list none
// expect: 1.2
// expect: kept b
// expect: public.heic
// expect: first true
// expect: true
// expect: gone
// expect: 3 -1
// expect: gone
// expect: true
// expect: true false true true
// expect: true false
// expect: true
// expect: Pairs.Special.Nested
// expect: Pairs.Special.Nested
// expect: Special
// expect: UILabel UIResponder Pairs.Special.Nested "a"
// expect: optional
// expect: true
// expect: original
// expect: 0 0 -1
// expect: food T@"NSString",N,C; isFull TB,N,VisFull; guest T@"_TtC5Pairs5Eater",N,W,Vguest; size T{CGSize=dd},N,R; menu T@"NSArray",N,&
// expect: food setFood: eat:
// expect: Tq,N,Vtotal
// expect: T@"NSNumber",N,&,Vmark
// expect: true true false
// expect: Pairs.Fed
// expect: [Pairs.Eater] [Pairs.Special] true
// expect: 2 2.0
// expect: gone
