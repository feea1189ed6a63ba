import Testing
import UIKit

// The attributes follow from the declarations in UIKit's headers, as in Apple's documentation of each property.
@MainActor @Suite("The properties of UIKit's classes")
struct PropertyListTests {
    private func attributes(_ type: AnyClass, _ name: String) -> String? {
        class_getProperty(type, name).flatMap { property_getAttributes($0) }.map { String(cString: $0) }
    }

    @Test("a class lists its properties with their types")
    func attributes() {
        #expect(attributes(UIView.self, "backgroundColor") == "T@\"UIColor\",C,N")
        #expect(attributes(UIView.self, "hidden") == "TB,N,GisHidden" && attributes(UIView.self, "alpha") == "Td,N")
        #expect(attributes(UIView.self, "tag") == "Tq,N" && attributes(UIView.self, "contentMode") == "Tq,N")
        #expect(attributes(UIView.self, "frame") == "T{CGRect={CGPoint=dd}{CGSize=dd}},N")
        #expect(attributes(UIView.self, "layoutMargins") == "T{UIEdgeInsets=dddd},N")
        #expect(attributes(UIView.self, "transform") == "T{CGAffineTransform=dddddd},N")
        #expect(attributes(UIView.self, "subviews") == "T@\"NSArray\",R,C,N" && attributes(UIView.self, "isHidden") == nil)
        #expect(attributes(UILabel.self, "textColor") == "T@\"UIColor\",&,N" && attributes(UILabel.self, "text") == "T@\"NSString\",C,N")
        #expect(attributes(UILabel.self, "numberOfLines") == "Tq,N" && attributes(UILabel.self, "alpha") == "Td,N")
        #expect(attributes(UIScrollView.self, "delegate") == "T@\"<UIScrollViewDelegate>\",W,N")
        #expect(attributes(UIScrollView.self, "contentOffset") == "T{CGPoint=dd},N")
        #expect(attributes(CALayer.self, "backgroundColor") == "T^{CGColor=}" && attributes(CALayer.self, "cornerRadius") == "Td")
        #expect(attributes(NSLayoutConstraint.self, "active") == "TB,GisActive")
    }

    @Test("the list of a class contains its own properties only")
    func lists() throws {
        func names(_ type: AnyClass) -> Set<String> {
            var count: UInt32 = 0
            guard let list = class_copyPropertyList(type, &count) else { return [] }
            defer { free(list) }
            return Set((0..<Int(count)).map { String(cString: property_getName(list[$0])) })
        }
        #expect(names(UILabel.self).isSuperset(of: ["text", "font", "textAlignment", "enabled", "adjustsFontSizeToFitWidth"]))
        #expect(names(UILabel.self).isDisjoint(with: ["alpha", "hidden"]))
        #expect(names(UIView.self).isSuperset(of: ["alpha", "hidden", "maskView"]))
        final class Card: UIView { var plain = 1 }
        #expect(names(Card.self).isEmpty)
    }

    @Test("properties are read and set by name, and choices by their numbers")
    func keys() {
        let view = UIView(), label = UILabel()
        view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
        view.setValue(0.5, forKey: "alpha")
        label.setValue(NSTextAlignment.right.rawValue, forKey: "textAlignment")
        label.setValue(true, forKey: "adjustsFontSizeToFitWidth")
        #expect(view.contentMode == .center && view.alpha == 0.5 && label.textAlignment == .right && label.adjustsFontSizeToFitWidth)
        #expect(view.value(forKey: "contentMode") as? Int == UIView.ContentMode.center.rawValue)
        view.layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
        view.layer.setValue(UIColor.blue, forKey: "borderColor")
        #expect(view.layer.borderColor == UIColor.red.cgColor)
    }

    @Test("a number that is no choice, and an object without a delegate's protocol, change nothing; text is a number")
    func ignoredValues() {
        let view = UIView(), button = UIButton(), field = UITextField(), controller = UIViewController(), item = UINavigationItem()
        let faults = Fault.catching {
            button.setValue(99, forKey: "contentHorizontalAlignment")
            field.setValue(view, forKey: "delegate")
            view.setValue("7", forKey: "tag")
            field.setValue(view, forKey: "inputView")
            controller.setValue(item, forKey: "navigationItem")
        }
        #expect(faults.isEmpty && button.contentHorizontalAlignment == .center && field.delegate == nil && view.tag == 7)
        #expect(field.inputView === view && controller.navigationItem === item)
    }

    @Test("objects respond to the accessors of their properties")
    func accessors() {
        let label = UILabel()
        for name in ["isHidden", "setHidden:", "text", "setText:", "subviews", "setNeedsLayout"] {
            #expect(label.responds(to: Selector(name)), "\(name)")
        }
        for name in ["hidden", "setIsHidden:", "setSubviews:"] { #expect(!label.responds(to: Selector(name)), "\(name)") }
        #expect(UILabel.instancesRespond(to: Selector("setTextColor:")) && !UIView.instancesRespond(to: Selector("setTextColor:")))
    }

    @Test("UIKit's protocols and classes are found by their names")
    func names() {
        #expect(NSProtocolFromString("UITableViewDelegate").map { NSStringFromProtocol($0) } == "UITableViewDelegate")
        let scrolling = NSProtocolFromString("UIScrollViewDelegate")
        #expect(protocol_conformsToProtocol(NSProtocolFromString("UITableViewDelegate"), scrolling))
        #expect(class_conformsToProtocol(UITextField.self, UITextInput.self) && UITextField.conforms(to: UITextInput.self))
        #expect(objc_lookUpClass("UILabel") == UILabel.self && String(cString: class_getName(UILabel.self)) == "UILabel")
    }
}
