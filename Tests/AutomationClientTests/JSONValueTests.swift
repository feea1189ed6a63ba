import AutomationClient
import Foundation
import Testing

@Suite("Values of the control protocol")
struct JSONValueTests {
    @Test("parsing a value's text and printing it again gives the same text")
    func roundTrip() throws {
        let value: JSONValue = ["b": [1, 2.5, true, false, .null], "a": ["text": "line\n\"quoted\" \\ é \u{1}"], "n": -3]
        #expect(try JSONValue(parsing: value.text) == value)
        #expect(value.text == #"{"a":{"text":"line\n\"quoted\" \\ é \u0001"},"b":[1,2.5,true,false,null],"n":-3}"#)
    }

    @Test("the number 1 and true are different values")
    func flags() throws {
        let value = try JSONValue(parsing: #"{"one":1,"yes":true,"zero":0,"no":false}"#)
        #expect(value["one"] == .number(1) && value["yes"] == .bool(true) && value["zero"] == .number(0) && value["no"] == .bool(false))
    }

    @Test("infinities print as ±1e308 and NaN prints as 0")
    func infinities() throws {
        let value: JSONValue = [.number(.infinity), .number(-.infinity), .number(.nan), .number(0.1)]
        #expect(value.text == "[1e308,-1e308,0,0.1]")
        #expect(try JSONValue(parsing: value.text)[3] == 0.1)
    }

    @Test("an element decodes from its JSON")
    func snapshots() throws {
        var element = ElementSnapshot(ref: 7, type: .button, className: "UIButton", frame: CGRect(x: 1, y: 2, width: 30.5, height: 40))
        (element.label, element.value, element.traits, element.isEnabled, element.visible) = ("Save", "1", ["button"], false, 0.5)
        element.isHittable = false
        element.under = .init(ref: 9, type: .alert, className: "UIView", label: "Sure?")
        element.children = [ElementSnapshot(ref: 8, type: .staticText, className: "UILabel", frame: .zero)]
        #expect(ElementSnapshot(json: element.json) == element)
        let coded = try JSONDecoder().decode(ElementSnapshot.self, from: JSONEncoder().encode(element))
        #expect(coded == element)
        #expect(element.children[0].json.text == #"{"class":"UILabel","frame":[0,0,0,0],"ref":8,"type":"StaticText"}"#)
    }

    @Test("element types have Apple's raw values and names")
    func types() {
        #expect(ElementType.staticText.rawValue == 48 && ElementType.cell.rawValue == 75 && ElementType.statusItem.rawValue == 82)
        #expect(
            ElementType.switch.name == "Switch" && ElementType(named: "NavigationBar") == .navigationBar
                && ElementType(named: "Nothing") == nil)
    }
}
