import UIKitStoryboards

typealias Property = KeyedProperty

extension KeyedProperty {
    /// Creates a property for UIKit objects that is missing here: it is stored and read back, with a log line the first time.
    init(keeping name: String) {
        let values = AttachedProperty<Any?>(nil)
        self.init(
            { values[$0] },
            assign: { object, value in
                Console.warn(
                    once: "key \(Object.self) \(name)",
                    "the key \"\(name)\", which UIKit's headers do not declare, has no effect on a \(SystemClasses.printedName(of: object))."
                )
                values[object] = value
                return true
            })
    }
}

func add<Object: NSObject>(_ type: Object.Type, _ make: @autoclosure @escaping @MainActor () -> [String: Property<Object>]) {
    DispatchTable.add(type, properties: make)
}
