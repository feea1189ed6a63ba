import UIKit

class Palette: UIResponder {
    let tint = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 1)
    var image = #imageLiteral(resourceName: "Cover Art")
    let images = [
        #imageLiteral(resourceName: "a"),
        #imageLiteral(
            resourceName: "b"
        ),
    ]
    @available(iOS 13.0, *) func modern() -> Int { 13 }
    @available(iOS, deprecated: 12) func old() {}
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    override init() { super.init() }
}
@available(iOS 11, *)
extension Palette { var eleven: Int { 11 } }

// As `kSecClass` and its family: objects on Apple.
let kKind = "kind", kAll: Bool? = true

func runLiterals() {
    let palette = Palette()
    say("\(palette.tint.red) \(palette.image.name) \(palette.images.map(\.name)) \(#line)")
    guard #available(iOS 13, macOS 10.15, *) else { return say("old") }
    say("\(palette.modern()) \(palette.eleven)")
    if #unavailable(iOS 15) { say("older than 15") } else { say("15") }
    let bridged = ["a": 1] as NSDictionary
    let text = "text" as NSString
    say("\(text.length) \((bridged["a"] as? NSNumber)?.intValue ?? -1) \(NSNumber(value: 3) as! Int) \((["x"] as NSArray).count)")
    var query: [String: AnyObject] = [kKind as String: kKind, "all": kAll]
    query["more"] = kKind
    let keys: [AnyObject] = [kKind]
    say(
        "\(query["kind"] as? String ?? "-") \(query["all"] as? Bool ?? false) \(query["more"] as? String ?? "-") \(keys[0] as? String ?? "-")"
    )
    let any: Any = NSNumber(value: 2.5)
    say("\(any as? Double ?? -1) \((any as? NSNumber)?.doubleValue ?? -1)")
}
// expect: 0.25 Cover Art ["a", "b"] 25
// expect: 13 11
// expect: 15
// expect: 4 1 3 1
// expect: kind true kind kind
// expect: 2.5 2.5
