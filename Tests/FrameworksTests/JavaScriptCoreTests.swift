import Foundation
import JavaScriptCoreCompanion
import Testing

/// These run where the engine is installed. Elsewhere, a context is nil.
@Suite(.serialized) struct JavaScriptCoreTests {
    private let context: JSContext? = JSContext()

    @Test("values of scripts become Swift's, and the reverse") func values() throws {
        guard let context else { return }
        #expect(context.evaluateScript("1 + 2").toInt32() == 3)
        #expect(context.evaluateScript("'a' + 'ü'").toString() == "aü")
        let object = try #require(context.evaluateScript("({ a: [1, 'x', null], b: { c: true } })").toObject() as? [String: Any])
        let list = try #require(object["a"] as? [Any])
        #expect((list[0] as? NSNumber)?.intValue == 1 && list[1] as? String == "x" && list[2] is NSNull)
        #expect(((object["b"] as? [String: Any])?["c"] as? NSNumber)?.boolValue == true)
        context.setObject(["name": "Ann", "ages": [1, 2]] as [String: Any], forKeyedSubscript: "person")
        #expect(context.evaluateScript("person.name + person.ages.length").toString() == "Ann2")
        #expect(context.evaluateScript("undefined").isUndefined && context.evaluateScript("undefined").toObject() == nil)
        #expect(context.evaluateScript("new Date(86400000)").toDate() == Date(timeIntervalSince1970: 86400))
        #expect(JSValue(bool: true, in: context).isBoolean && JSValue(double: 0.5, in: context).toDouble() == 0.5)
        #expect(context.evaluateScript("4294967297").toInt32() == 1 && context.evaluateScript("-1").toUInt32() == .max)
        #expect(context.evaluateScript("({ x: 1, y: 2 })").toPoint() == CGPoint(x: 1, y: 2))
    }

    @Test("functions of a script are called with arguments, and closures are functions of scripts") func calls() {
        guard let context else { return }
        context.evaluateScript("function add(a, b) { return a + b }")
        context.evaluateScript("var Cat = class { constructor(n) { this.n = n } get() { return this.n } }")
        #expect(context.objectForKeyedSubscript("add").call(withArguments: [2, 3.5]).toDouble() == 5.5)
        let cat = context.objectForKeyedSubscript("Cat").construct(withArguments: ["Tom"])
        #expect(cat?.invokeMethod("get", withArguments: []).toString() == "Tom" && cat?.forProperty("n").toString() == "Tom")
        #expect(cat?.isInstance(of: context.objectForKeyedSubscript("Cat")) == true && cat?.hasProperty("m") == false)
        #expect(cat?.isInstance(of: "Cat") == false)
        var heard: [String] = []
        let log: (String) -> Void = { heard.append($0) }
        let multiply: (Int, Int) -> Int = { $0 * $1 }
        let each: (JSValue) -> JSValue? = { $0.call(withArguments: [7]) }
        context.setObject(log, forKeyedSubscript: "log")
        context.setObject(multiply, forKeyedSubscript: "multiply")
        context.setObject(each, forKeyedSubscript: "each")
        context.evaluateScript("log('hello'); log(multiply(6, 7))")
        #expect(heard == ["hello", "42"])
        #expect(context.evaluateScript("each(n => n + 1)").toInt32() == 8)
        #expect(context.evaluateScript("typeof log + log.call.name").toString() == "functioncall")
        let current: () -> Int = { JSContext.currentArguments()?.count ?? -1 }
        context.setObject(current, forKeyedSubscript: "count")
        #expect(context.evaluateScript("count(1, 2, 3)").toInt32() == 3 && JSContext.current() == nil)
    }

    @Test("an exception goes to the handler, and code that a script calls can throw") func exceptions() {
        guard let context else { return }
        #expect(context.evaluateScript("throw new TypeError('no')").isUndefined)
        #expect(context.exception.toString() == "TypeError: no")
        var heard: String?
        context.exceptionHandler = { heard = $1?.toString() }
        context.evaluateScript("let = ")
        #expect(heard?.hasPrefix("SyntaxError") == true)
        let fail: () -> Void = {
            JSContext.current().exception = JSValue(newErrorFromMessage: "from Swift", in: JSContext.current())
        }
        context.setObject(fail, forKeyedSubscript: "fail")
        #expect(context.evaluateScript("try { fail() } catch (e) { e.message }").toString() == "from Swift")
        context.evaluateScript("null.x")
        #expect(heard?.hasPrefix("TypeError") == true)
    }

    @Test("promises, symbols, and properties follow the language") func objects() {
        guard let context else { return }
        context.evaluateScript("var seen = []")
        context.setObject(JSValue(newPromiseResolvedWithResult: 5, in: context), forKeyedSubscript: "soon")
        context.evaluateScript("soon.then(v => seen.push(v))")
        #expect(context.evaluateScript("seen.join()").toString() == "5")
        let object = JSValue(newObjectIn: context)
        object?.setValue("v", forProperty: "k")
        object?.defineProperty("fixed", descriptor: [JSPropertyDescriptorValueKey: 1] as [String: Any])
        #expect(object?.forProperty("fixed").toInt32() == 1 && object?.deleteProperty("fixed") == false)
        #expect(object?.deleteProperty("k") == true && object?.forProperty("k").isUndefined == true)
        let array = JSValue(newArrayIn: context)
        array?.setValue("b", at: 1)
        #expect(array?.forProperty("length").toInt32() == 2 && array?.isArray == true)
        #expect(JSValue(double: 1, in: context).isEqualWithTypeCoercion(to: "1") && !JSValue(double: 1, in: context).isEqual(to: "1"))
        final class Item: NSObject {}
        let item = Item()
        context.setObject(item, forKeyedSubscript: "item")
        #expect(context.objectForKeyedSubscript("item").toObject() as? Item === item)
    }
}
