import UIKit

/// A controller that logs everything a storyboard does to it.
class ProbeController: UIViewController {
    var label: UILabel!
    var helper: ProbeObject!
    var zebra: UIView!
    var apple: UIView!
    var group: [UIView]!
    var width: NSLayoutConstraint!
    var name: String { title ?? String(describing: type(of: self)) }
    var allowsSegues = true
    var prepared: [UIStoryboardSegue] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Log.add("\(name) init storyboard=\(storyboard == nil ? "nil" : "set") nib=\(nibName == nil ? "nil" : "set")")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        onMain { Log.add("\(name) set \(key)") }
        super.setValue(value, forKey: key)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("\(name) awake storyboard=\(storyboard == nil ? "nil" : "set") parent=\(parent == nil ? "nil" : "set")")
    }

    override func loadView() {
        Log.add("\(name) loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Log.add("\(name) viewDidLoad children=\(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Log.add("\(name) should \(identifier)")
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue)
        Log.add("\(name) prepare \(segue.identifier ?? "nil") loaded=\(isViewLoaded) destination=\(segue.destination.isViewLoaded)")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        Log.add("\(name) willMove \(parent == nil ? "nil" : "parent")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        Log.add("\(name) didMove \(parent == nil ? "nil" : "parent")")
    }
}

class DestinationController: ProbeController {}

class ProbeLayout: UICollectionViewLayout {}

class ProbeView: UIView {
    var inner: UIView!
    var note = "" { didSet { Log.add("view attribute note=\(note)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Log.add(
            "view init frame=\(Int(frame.width))x\(Int(frame.height)) tag=\(tag) superview=\(superview == nil ? "nil" : "set") recognizers=\(gestureRecognizers?.count ?? 0)"
        )
    }

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "note" {
            let text = value as? String ?? ""
            onMain { note = text }
        } else {
            Log.add("view set \(key)")
            super.setValue(value, forKey: key)
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("view awake superview=\(superview == nil ? "nil" : "set")")
    }
}

class ProbeObject: KeyValueObject {
    var target: UIView!

    required override init() {
        super.init()
        Log.add("object init")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        Log.add("object set \(key)")
        super.setValue(value, forKey: key)
    }

    override func awakeFromNib() { Log.add("object awake") }
}

/// An object with a runtime attribute.
class NotedObject: ProbeObject {
    var note = ""

    override func setValue(_ value: Any?, forKey key: String) {
        guard key == "note" else { return super.setValue(value, forKey: key) }
        note = value as? String ?? ""
        Log.add("object attribute note=\(note)")
    }
}

class ProbeCell: UITableViewCell {
    var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("cell awake \(reuseIdentifier ?? "nil") outlet=\(nameLabel == nil ? "nil" : "set")")
    }
}

class CustomSegue: UIStoryboardSegue {
    override func perform() { Log.add("custom perform \(identifier ?? "nil")") }
}

class WrappingSegue: UIStoryboardSegue {
    override func perform() {
        Log.add("before")
        super.perform()
        Log.add("after")
    }
}

/// Calls super in a later turn, as a class does that waits for an animation.
class LateSegue: UIStoryboardSegue {
    override func perform() { EventLoop.main.enqueue { super.perform() } }
}
