/// Kinds of edits, each with its result in hot reload. docs/hot-reload.md lists them.
struct EditKind {
    let name: String
    let old: String
    let new: String
    /// An expression of type `String`; the edit changes it from `old` to `new`.
    var probe = ""
    var said = ("old", "new")

    /// Bodies that the running app accepts: each returns `old` before and `new` after.
    static let reloaded: [EditKind] = [
        kind("method of a class", "class A1 { func f() -> String { \"@\" } }", "A1().f()"),
        kind(
            "override, which calls super",
            "class B2 { func f() -> String { \"\" } }; class A2: B2 { override func f() -> String { super.f() + \"@\" } }",
            "(A2() as B2).f()"),
        kind(
            "open method, called by a subclass",
            "open class B3 { public init() {}; open func f() -> String { \"@\" } }; class A3: B3 { override func f() -> String { super.f() } }",
            "A3().f()"),
        kind("method of a final class", "final class A4 { func f() -> String { \"@\" } }", "A4().f()"),
        kind("private method", "class A5 { private func g() -> String { \"@\" }; func f() -> String { g() } }", "A5().f()"),
        kind("static method", "class A6 { static func f() -> String { \"@\" } }", "A6.f()"),
        kind(
            "class method that overrides",
            "class B7 { class func f() -> String { \"\" } }; class A7: B7 { override class func f() -> String { \"@\" } }",
            "(A7.self as B7.Type).f()"),
        kind("method of a structure", "struct A8 { let x = 1; func f() -> String { \"@\" } }", "A8().f()"),
        kind(
            "mutating method",
            "struct A9 { var x = \"\"; mutating func f() { x = \"@\" }; static func g() -> String { var a = A9(); a.f(); return a.x } }",
            "A9.g()"),
        kind(
            "method of an enumeration",
            "enum A10 { case a, b; func f() -> String { switch self { case .a: return \"@\"; case .b: return \"\" } } }", "A10.a.f()"),
        kind("computed property", "struct A11 { var f: String { \"@\" } }", "A11().f"),
        kind(
            "getter and setter", "class A12 { var x = \"\"; var f: String { get { x } set { x = newValue + \"@\" } } }",
            "{ let a = A12(); a.f = \"\"; return a.f }()"),
        kind("didSet", "class A13 { var x = \"\"; var n: Int = 0 { didSet { x = \"@\" } } }", "{ let a = A13(); a.n = 1; return a.x }()"),
        kind(
            "didSet of a property whose type a literal says",
            "class A14 { var x = \"\"; var n = 0 { didSet { if n > oldValue { x = \"@\" } } } }", "{ let a = A14(); a.n = 1; return a.x }()"
        ),
        kind(
            "willSet and didSet", "struct A15 { var x = \"\"; var n: Int = 0 { willSet { x = \"@\" } didSet { x += \"\" } } }",
            "{ var a = A15(); a.n = 1; return a.x }()"),
        kind("subscript", "struct A16 { subscript(n: Int) -> String { \"@\" } }", "A16()[1]"),
        kind("subscript with a label", "struct A17 { subscript(at n: Int) -> String { \"@\" } }", "A17()[at: 1]"),
        kind("closure in a method", "class A18 { func f() -> String { [1].map { _ in \"@\" }.joined() } }", "A18().f()"),
        kind("closure that a method hands out", "class A19 { func f() -> () -> String { { \"@\" } } }", "A19().f()()"),
        kind("function inside a method", "class A20 { func f() -> String { func g() -> String { \"@\" }; return g() } }", "A20().f()"),
        kind("type inside a method", "class A21 { func f() -> String { struct G { let x = \"@\" }; return G().x } }", "A21().f()"),
        kind(
            "generic function", "func f22<T: CustomStringConvertible>(_ t: T) -> String where T: Hashable { \"@\" + \"\\(t)\" }",
            "f22(\"\")"),
        kind(
            "method of a generic class", "class A23<T> { let t: T; init(_ t: T) { self.t = t }; func f() -> String { \"@\\(t)\" } }",
            "A23(\"\").f()"),
        kind("extension with requirements", "extension Array where Element == Int { func f24() -> String { \"@\" } }", "[1].f24()"),
        kind("extension of another module's type", "extension String { func f25() -> String { self + \"@\" } }", "\"\".f25()"),
        kind("protocol extension", "protocol P26 {}; extension P26 { func f() -> String { \"@\" } }; struct A26: P26 {}", "A26().f()"),
        kind(
            "method that a protocol requires", "protocol P27 { func f() -> String }; struct A27: P27 { func f() -> String { \"@\" } }",
            "(A27() as any P27).f()"),
        kind("free function", "func f28() -> String { \"@\" }", "f28()"),
        kind("private free function", "private func g29() -> String { \"@\" }\nfunc f29() -> String { g29() }", "f29()"),
        kind("computed property of a file", "var f30: String { \"@\" }", "f30"),
        kind("operator", "infix operator <+>\nfunc <+> (a: String, b: String) -> String { a + b + \"@\" }", "\"\" <+> \"\""),
        kind(
            "operator of a type", "struct A32: Equatable { var x = 1; static func == (a: A32, b: A32) -> Bool { \"@\" == \"new\" } }",
            "A32() == A32(x: 2) ? \"new\" : \"old\""),
        kind("throwing function", "func f33() throws -> String { \"@\" }", "(try? f33()) ?? \"\""),
        kind("asynchronous function", "func f34() async -> String { \"@\" }", "await f34()"),
        kind("inout parameter", "func f35(_ x: inout String) { x = \"@\" }", "{ var x = \"\"; f35(&x); return x }()"),
        kind("variadic and default parameters", "func f36(_ x: Int..., y: String = \"\") -> String { \"@\" + y }", "f36(1, 2)"),
        kind("rethrowing function", "func f37(_ x: () throws -> String) rethrows -> String { try x() + \"@\" }", "f37 { \"\" }"),
        kind(
            "convenience initializer",
            "class A39 { var x: String; init(x: String) { self.x = x }; convenience init(n: Int) { self.init(x: \"@\") } }", "A39(n: 1).x"),
        kind(
            "convenience initializer without parameters",
            "class A40 { var x: String; init(x: String) { self.x = x }; convenience init() { self.init(x: \"@\") } }", "A40().x"),
        kind(
            "initializer of a structure that hands over",
            "struct A41 { var x: String; init(x: String) { self.x = x }; init(n: Int) { self.init(x: \"@\") } }", "A41(n: 1).x"),
        kind("initializer of a structure that sets all", "struct A42 { var x: String; init(n: Int) { x = \"@\" } }", "A42(n: 1).x"),
        kind(
            "initializer of an enumeration that may fail", "enum A43: String { case old, new; init?(n: Int) { self = .@ } }",
            "A43(n: 1)?.rawValue ?? \"\""),
        kind("method of an actor", "actor A44 { var n = 0; func f() -> String { n += 1; return \"@\" } }", "await A44().f()"),
        kind("method of a main-actor class", "@MainActor class A45 { func f() -> String { \"@\" } }", "await A45().f()"),
        kind("nested type", "struct A46 { struct B { enum C { static func f() -> String { \"@\" } } } }", "A46.B.C.f()"),
        kind("private type", "private struct B47 { func f() -> String { \"@\" } }\nfunc f47() -> String { B47().f() }", "f47()"),
        kind(
            "member that '#if' guards",
            "struct A48 {\n#if DEBUG || true\n    func f() -> String { \"@\" }\n#else\n    func f() -> String { \"\" }\n#endif\n}",
            "A48().f()"),
        kind("opaque result of the same type", "func f49() -> some CustomStringConvertible { \"@\" }", "\"\\(f49())\""),
        kind(
            "override in a generic subclass",
            "class B50<T> { func f() -> String { \"\" } }; class A50: B50<Int> { override func f() -> String { \"@\" } }", "A50().f()"),
        kind(
            "two private functions of one name, in two files",
            "private func shared() -> String { \"@\" }\nfunc f51() -> String { shared() }", "f51()"),
        kind("name in backticks", "struct A52 { func `default`() -> String { \"@\" } }", "A52().default()"),
        kind("attribute before a function", "class A53 { @discardableResult func f() -> String { \"@\" } }", "A53().f()"),
        kind("static property, computed", "enum A54 { static var f: String { \"@\" } }", "A54.f"),
        kind("property that throws", "struct A55 { var f: String { get throws { \"@\" } } }", "(try? A55().f) ?? \"\""),
        kind(
            "observer of a weak property", "class A56 { var x = \"\"; weak var o: A56? { didSet { x = \"@\" } } }",
            "{ let a = A56(); a.o = a; return a.x }()"),
        EditKind(
            name: "new private method that a body calls", old: "class A57 { func f() -> String { \"old\" } }",
            new: "class A57 { func f() -> String { g() }\n    private func g() -> String { \"new\" } }", probe: "A57().f()"),
        EditKind(
            name: "new method of a type that conforms to nothing", old: "struct A58 { func f() -> String { \"old\" } }",
            new: "struct A58 { func f() -> String { g }\n    var g: String { \"new\" } }", probe: "A58().f()"),
        EditKind(
            name: "new free function", old: "func f59() -> String { \"old\" }",
            new: "func f59() -> String { g59() }\nfunc g59() -> String { \"new\" }", probe: "f59()"),
        EditKind(
            name: "private method that is gone",
            old: "class A60 { func f() -> String { helper() }\n    private func helper() -> String { \"old\" } }",
            new: "class A60 { func f() -> String { \"new\" } }", probe: "A60().f()"),
        EditKind(
            name: "lines that move", old: "struct A61 { func f() -> String { \"old\" } }",
            new: "// A comment.\n\n\nstruct A61 {\n    func f() -> String {\n        \"new\"\n    }\n}",
            probe: "A61().f()"),
        EditKind(
            name: "new import", old: "func f62() -> String { \"old\" }",
            new: "import Dispatch\nfunc f62() -> String { DispatchQueue.main.label.isEmpty ? \"\" : \"new\" }", probe: "f62()"),
    ]

    /// Edits that require a build, and the reason that is reported.
    static let rebuilt: [(kind: EditKind, reason: String)] = [
        (
            EditKind(
                name: "function that calls itself", old: "func f(_ n: Int) { if n > 1 { f(n - 1) } }",
                new: "func f(_ n: Int) { if n > 2 { f(n - 1) } }"),
            "'f(_:)' calls itself, and in a replaced body that calls the old version"
        ),
        (
            EditKind(name: "new stored property", old: "class A { var x = 1 }", new: "class A { var x = 1; var y = 2 }"),
            "the property 'y' of 'A' is new"
        ),
        (
            EditKind(name: "stored property that is gone", old: "class A { var x = 1; var y = 2 }", new: "class A { var x = 1 }"),
            "the property 'y' of 'A' is gone"
        ),
        (
            EditKind(name: "initial value", old: "class A { var x = 1 }", new: "class A { var x = 2 }"),
            "the property 'x' of 'A' has changed"
        ),
        (
            EditKind(name: "lazy property", old: "class A { lazy var x = 1 }", new: "class A { lazy var x = 2 }"),
            "the property 'x' of 'A' has changed"
        ),
        (EditKind(name: "constant of a file", old: "let x = 1", new: "let x = 2"), "the property 'x' has changed"),
        (EditKind(name: "signature", old: "class A { func f() {} }", new: "class A { func f(_ x: Int) {} }"), "'f()' of 'A' is gone"),
        (
            EditKind(name: "result", old: "class A { func f() -> Int { 1 } }", new: "class A { func f() -> String { \"\" } }"),
            "'f()' of 'A' is declared otherwise"
        ),
        (EditKind(name: "default argument", old: "func f(x: Int = 1) {}", new: "func f(x: Int = 2) {}"), "'f(x:)' is declared otherwise"),
        (
            EditKind(
                name: "new override", old: "class B { func f() {} }; class A: B {}",
                new: "class B { func f() {} }; class A: B { override func f() {} }"), "'f()' of 'A' is a new override"
        ),
        (
            EditKind(
                name: "override that is gone", old: "class B { func f() {} }; class A: B { override func f() {} }",
                new: "class B { func f() {} }; class A: B {}"), "'f()' of 'A' is gone"
        ),
        (
            EditKind(
                name: "new method that a protocol may ask for", old: "struct A: Sendable, Equatable {}",
                new: "struct A: Sendable, Equatable { func f() {} }"), "'f()' of 'A' is new and may implement a protocol requirement"
        ),
        (
            EditKind(name: "designated initializer", old: "class A { init() { _ = 1 } }", new: "class A { init() { _ = 2 } }"),
            "the initializer 'init' of 'A' has changed"
        ),
        (
            EditKind(name: "new initializer", old: "struct A {}", new: "struct A { init(x: Int) { self.init() } }"),
            "'init(x:)' of 'A' is a new initializer"
        ),
        (
            EditKind(name: "deinitializer", old: "class A { deinit { _ = 1 } }", new: "class A { deinit { _ = 2 } }"),
            "the deinitializer of 'A' has changed"
        ),
        (EditKind(name: "superclass", old: "class B {}; class A {}", new: "class B {}; class A: B {}"), "the class 'A' has changed"),
        (EditKind(name: "conformance", old: "struct A {}", new: "struct A: Equatable {}"), "the type 'A' has changed"),
        (
            EditKind(name: "conformance by an extension", old: "struct A {}", new: "struct A {}; extension A: Equatable {}"),
            "the extension of 'A' is new"
        ),
        (EditKind(name: "case", old: "enum A { case a }", new: "enum A { case a, b }"), "a case of 'A' has changed"),
        (
            EditKind(name: "requirement of a protocol", old: "protocol P {}", new: "protocol P { var x: Int { get } }"),
            "the protocol 'P' has changed"
        ),
        (EditKind(name: "new type", old: "class A {}", new: "class A {}; class B {}"), "the class 'B' is new"),
        (EditKind(name: "type alias", old: "typealias A = Int", new: "typealias A = String"), "the type alias 'A' has changed"),
        (
            EditKind(
                name: "observer that changes what it observes", old: "class A { var x: Int = 0 { didSet { x = 1 } } }",
                new: "class A { var x: Int = 0 { didSet { x = 2 } } }"),
            "the property 'x' of 'A' has changed"
        ),
        (
            EditKind(
                name: "observer of a static property", old: "class A { static var x: Int = 0 { didSet { _ = 1 } } }",
                new: "class A { static var x: Int = 0 { didSet { _ = 2 } } }"),
            "the property 'x' of 'A' has changed"
        ),
        (
            EditKind(
                name: "observer of a wrapped property", old: "class A { @Wrapped var x: Int = 0 { didSet { _ = 1 } } }",
                new: "class A { @Wrapped var x: Int = 0 { didSet { _ = 2 } } }"),
            "the property 'x' of 'A' has changed"
        ),
        (
            EditKind(
                name: "observer of a property whose type only the compiler knows", old: "class A { var x = f() { didSet { _ = 1 } } }",
                new: "class A { var x = f() { didSet { _ = 2 } } }"),
            "the property 'x' of 'A' has changed"
        ),
        (
            EditKind(name: "inlinable function", old: "@inlinable public func f() { _ = 1 }", new: "@inlinable public func f() { _ = 2 }"),
            "the function 'f' has changed"
        ),
        (EditKind(name: "internal function that is gone", old: "func f() {}", new: ""), "'f()' is gone"),
        (
            EditKind(
                name: "selector", old: "class A: NSObject { @objc func f() {} }",
                new: "class A: NSObject { @objc func f() {}\n    @objc private func g() {} }"),
            "what selectors, outlets, and interface files find in A.swift has changed"
        ),
        (
            EditKind(
                name: "order of stored properties", old: "struct A { var x = 1; var y = 2 }", new: "struct A { var y = 2; var x = 1 }"),
            "the order of stored properties, cases, or types has changed"
        ),
    ]

    /// `source` with `@` for the part that changes.
    private static func kind(_ name: String, _ source: String, _ probe: String) -> EditKind {
        EditKind(
            name: name, old: source.replacingOccurrences(of: "@", with: "old", except: ["@MainActor", "@discardableResult"]),
            new: source.replacingOccurrences(of: "@", with: "new", except: ["@MainActor", "@discardableResult"]), probe: probe)
    }
}

extension String {
    fileprivate func replacingOccurrences(of mark: Character, with word: String, except attributes: [String]) -> String {
        var result = "", rest = self[...]
        while let next = rest.first {
            if next == mark, !attributes.contains(where: { rest.hasPrefix($0) }) { result += word } else { result.append(next) }
            rest.removeFirst()
        }
        return result
    }
}
