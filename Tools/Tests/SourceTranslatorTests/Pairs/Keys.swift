import UIKit

class Address: NSObject { @objc var city = "Rome" }
class Person: NSObject {
    @objc var age = 3
    @objc(isGrown) var grown = false
    @objc let address = Address()
    @objc var nickname: String?
    @objc private(set) var hidden = "h"
    @objc var computed: Int {
        get { age * 2 }
        set { age = newValue / 2 }
    }
    override func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { say("no \(key)") }
}

func runKeys() {
    let person = Person()
    person.setValue(7, forKey: "age")
    person.setValue("Oslo", forKeyPath: #keyPath(Person.address.city))
    person.setValue(true, forKey: "isGrown")
    person.setValue("Nick", forKey: "nickname")
    say("\(person.age) \(person.address.city) \(person.grown) \(person.nickname!) \(person.value(forKeyPath: "address.city") as! String)")
    person.setValue(nil, forKey: "nickname")
    say("\(person.nickname == nil) \(person.value(forKey: "nickname") == nil) \(person.value(forKey: "computed") as! Int)")
    say(person.value(forKey: "unknown") as! String)
    person.setValue(1, forKey: "unknown")
    person.setValuesForKeys(["age": 9, "nickname": "Z"])
    say("\(person.dictionaryWithValues(forKeys: ["age", "nickname"]).count) \(person.nickname!)")
    person.perform(#selector(setter: Person.age), with: 11)
    say("\(person.responds(to: #selector(getter: Person.age))) \(person.responds(to: Selector("setAge:"))) \(person.age)")
    say(#keyPath(Person.nickname) + " " + #keyPath(Person.address.city))
}
// expect: 7 Oslo true Nick Oslo
// expect: true true 14
// expect: undefined unknown
// expect: no unknown
// expect: 2 Z
// expect: true true 11
// expect: nickname address.city
