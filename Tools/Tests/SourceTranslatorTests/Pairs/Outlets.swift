import UIKit

@IBDesignable class Form: UIResponder {
    @IBOutlet private var many: [UILabel]! { didSet { say("many \(many.count)") } }
    @IBOutlet weak private(set) var limited: UILabel?
    @IBOutlet unowned(unsafe) var raw: UIResponder!
    @IBOutlet @objc dynamic var watched: UILabel?
    @GKInspectable var speed: Float = 1
    @NSCopying var copied: NSString? = "c"
    @IBInspectable dynamic var color: UIColor? { didSet { say("color \(color == nil)") } }
    @IBOutlet weak var title: UILabel!
    @IBOutlet private weak var subtitle: UILabel? { didSet { say("subtitle \(subtitle === nil ? "nil" : "set")") } }
    @IBOutlet var strong: UILabel!
    @IBOutlet unowned var owner: UIResponder!
    @IBOutlet var labels: [UILabel]!
    @IBOutlet private(set) var optionalLabels: [UILabel]?
    @IBOutlet var anything: AnyObject?
    @IBInspectable var corner: CGFloat = 0
    @IBInspectable var isRound: Bool = false
    @IBInspectable var style: Int = 0 { didSet { say("style \(style)") } }
    @IBOutlet weak var delegate: FormDelegate?
}
@objc protocol FormDelegate: NSObjectProtocol { func done() }
class FormOwner: NSObject, FormDelegate { func done() { say("done") } }

func runOutlets() {
    let form = Form()
    let (a, b) = (UILabel(), UILabel())
    let owner = FormOwner()
    form.setValue([a, b] as NSArray, forKey: "many")
    form.setValue(a, forKey: "limited")
    form.setValue(form, forKey: "raw")
    form.setValue(b, forKey: "watched")
    form.setValue(2, forKey: "speed")
    form.setValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "color")
    say("\(form.limited === a) \(form.raw === form) \(form.watched === b) \(form.speed) \(form.color!.red)")
    form.setValue(a, forKey: "title")
    form.setValue(b, forKey: "subtitle")
    form.setValue(a, forKey: "strong")
    form.setValue(form, forKey: "owner")
    form.setValue([a, b] as [AnyObject], forKey: "labels")
    form.setValue([a] as NSArray, forKey: "optionalLabels")
    form.setValue(b, forKey: "anything")
    form.setValue(4, forKey: "corner")
    form.setValue(NSNumber(value: true), forKey: "isRound")
    form.setValue(2.0, forKey: "style")
    form.setValue(owner, forKey: "delegate")
    form.delegate?.done()
    say(
        "\(form.title === a) \(form.strong === a) \(form.owner === form) \(form.labels.count) \(form.optionalLabels!.count) \(form.anything === b) \(form.corner) \(form.isRound)"
    )
    say("\(DispatchTable.assign("wrong", forKey: "title", on: form))")
    say("\(form.value(forKey: "corner") as? CGFloat ?? -1)")
}
// expect: many 2
// expect: color false
// expect: true true true 2.0 1.0
// expect: subtitle set
// expect: style 2
// expect: done
// expect: true true true 2 1 true 4.0 true
// expect: false
// expect: 4.0
