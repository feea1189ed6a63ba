import Foundation
import SourceTranslator
import Testing

/// Source written for Apple's platforms, translated, compiled against the runtime, and run: its output must match its `expect` comments.
@Suite("Language constructs", .serialized)
struct PairTests {
    /// A file that is its own module.
    private func translate(_ source: String, repairs: [Repair] = []) -> Translator.Output {
        let parsed = Translator.parse(Array(source.utf8)), path = "/p/A.swift"
        return Translator(settings: .init(moduleName: "M")).translate(
            parsed, path: path, index: ModuleIndex([Translator.facts(of: parsed, path: path)]), repairs: repairs)
    }

    @Test("every construct, translated and compiled, behaves as on Apple's platforms")
    func pairs() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pairs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        let files = names.map { folder.appendingPathComponent($0).path }
        let workshop = try Workshop()
        let calls = names.map { "run\($0.dropLast(6))()" }.joined(separator: "\n")
        let build = try workshop.compile(files, main: calls)
        #expect(build.errors == [], "a translated pair does not compile")
        let said = try workshop.run()
        let expected = try names.flatMap { name in
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("// expect: ") }.map { String($0.dropFirst(11)) }
        }
        #expect(said == expected)
    }

    @Test(
        "a final class whose member is overridden in another module's extension is no longer final; a dependency's loses the override"
    )
    func overriddenFinalClasses() throws {
        let app = Translator.parse(Array("import UIKit\npublic final class Screen: UIResponder {}\nfinal class Other: UIResponder {}".utf8))
        let tests = Translator.parse(
            Array(
                "import UIKit\n@testable import App\nextension Screen {\n    override func resign() { other() }\n    func other() {}\n}"
                    .utf8))
        let index = ProjectFacts([
            .init(name: "App", files: [Translator.facts(of: app, path: "/p/App.swift")]),
            .init(name: "Tests", files: [Translator.facts(of: tests, path: "/p/Tests.swift")]),
        ]).index(at: 0)
        let text = String(
            decoding: Translator(settings: .init(moduleName: "App")).translate(app, path: "/p/App.swift", index: index).text, as: UTF8.self)
        #expect(text.contains("open       class Screen: UIResponder {}") && text.contains("final class Other"))

        let path = "/p/Tests.swift", own = ModuleIndex([Translator.facts(of: tests, path: path)]),
            translator = Translator(settings: .init(moduleName: "T"))
        let first = String(decoding: translator.translate(tests, path: path, index: own).text, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let message = "inheritance from a final class 'Screen'"
        let line = try #require(first.firstIndex { $0.hasPrefix("private final class _USOverride_") && $0.contains(": Screen {}") })
        let head = try #require(first[..<line].lastIndex { $0.contains("<understudy>/Tests.generated.swift") })
        let repair = try #require(
            Translator.generatedLines(line - head, of: path, in: first).lazy.compactMap { Repair(generated: $0, message: message) }.first)
        let second = translator.translate(tests, path: path, index: own, repairs: [repair])
        #expect(!String(decoding: second.text, as: UTF8.self).contains("_USOverride_"))
        #expect(second.issues.map(\.line) == [4] && second.issues.map(\.construct) == [Repair.leftOut])
    }

    @Test("modules that import Foundation on Apple also import its networking", arguments: ["CoreData", "os", "CoreLocation"])
    func networking(_ module: String) {
        let text = String(decoding: translate("import \(module)\nlet session: URLSession? = nil").text, as: UTF8.self)
        #expect(text.contains("import FoundationNetworking"))
    }

    @Test("a file that only imports Foundation sees the members of its networking that UIKit's modules declare")
    func networkingMembers() {
        func importsUIKit(_ code: String) -> Bool {
            String(decoding: translate("import Foundation\n" + code).text, as: UTF8.self).contains("\nimport UIKit\n")
        }
        #expect(importsUIKit("func f(_ a: URLSessionConfiguration) { a.tlsMinimumSupportedProtocolVersion = .TLSv12 }"))
        #expect(!importsUIKit("func f(_ a: Data) {}"))
    }

    @Test("an error has the user's own file, line, and column, whatever was replaced before it on the line")
    func positions() throws {
        let workshop = try Workshop()
        let first = """
            import UIKit

            class Wrong: UIResponder {
                @objc private func tapped(_ sender: Any) { let x: Int = "text" }
                @IBOutlet weak var label: UILabel!
                @objc dynamic var level = 1; let after: Int = "after dynamic"
                func go() {
                    perform(#selector(missing(_:))); let y: Int = "after selector"
                    label.missingToo()
                    let path = #keyPath(Wrong.level); let z: Int = path
                    _ = conforms(to: Marker.self); let w: Int = "after conforms"
                }
            }
            @objc protocol Marker { @objc optional func tell(_ x: Int) }; let u: Int = "after optional"
            """
        let second = """
            import UIKit
            #if os(iOS)
            let broken: Int = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
            #endif
            extension UILabel { override var style: Int { 3 } }
            func rest( {
            """
        let files = ["Wrong.swift": first, "Bad.swift": second].map { name, text in
            let file = workshop.folder.appendingPathComponent(name)
            try? text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }.sorted(by: >)
        let errors = try workshop.compile(files, main: "").errors
        func position(_ file: Int, _ source: String, _ line: Int, _ text: String) -> String {
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            let column =
                lines[line - 1].range(of: text).map { lines[line - 1].distance(from: lines[line - 1].startIndex, to: $0.lowerBound) + 1 }
                ?? 0
            return "\(files[file]):\(line):\(column):"
        }
        for (line, text) in [
            (4, "\"text\""), (6, "\"after dynamic\""), (8, "#selector"), (8, "\"after selector\""), (9, "missingToo"), (10, "path\n"),
            (11, "\"after conforms\""),
            (14, "\"after optional\""),
        ] where text != "path\n" {
            #expect(errors.contains { $0.hasPrefix(position(0, first, line, text)) }, "line \(line), \(text): \(errors)")
        }
        // The other file's errors are listed too, even if it does not parse.
        #expect(errors.contains { $0.hasPrefix(position(1, second, 6, "{")) }, "\(errors)")
        #expect(errors.allSatisfy { $0.hasPrefix(files[0]) || $0.hasPrefix(files[1]) }, "no error may point into generated code: \(errors)")
    }

    @Test("an extension method that another module's class overrides moves to the class body; an override without a base is a method")
    func users() {
        func parse(_ text: String) -> Translator.Parsed { Translator.parse(Array(text.utf8)) }
        func translate(_ text: String, users: [FileFacts] = [], repairs: [Repair] = []) -> String {
            let facts = Translator.facts(of: parse(text), path: "/p/A.swift").refusing(repairs)
            let output = Translator(settings: .init(moduleName: "M")).translate(
                parse(text), path: "/p/A.swift",
                index: ProjectFacts([.init(name: "M", files: [facts]), .init(name: "T", files: users)]).index(at: 0), repairs: repairs)
            return String(decoding: output.text, as: UTF8.self)
        }
        let library =
            "import UIKit\nopen class Adapter: NSObject {}\nextension Adapter: UITableViewDataSource {\n  public func rows(in list: Int) -> Int { list }\n}\n"
        let mock = Translator.facts(
            of: parse("class Middle: Lib.Adapter {}\nclass Mock: Middle { override func rows(in list: Int) -> Int { 3 } }"),
            path: "/t/T.swift")
        #expect(!translate(library).contains("rows(in _a0"))
        #expect(translate(library, users: [mock]).contains("{public func rows(in _a0: Int) -> Int {"))

        let formatter =
            "import UIKit\nclass Amount: Formatter {}\nextension Amount {\n  override func means(_ text: String) -> Bool { true }\n}\n"
        let lines = formatter.split(separator: "\n", omittingEmptySubsequences: false)
        let refusal = Repair(
            refusing: "method does not override any method from its superclass", line: 4, column: 20, round: 1, source: lines)
        #expect(translate(formatter).contains("#sourceLocation(file: \"/p/A.swift\", line: 4)\noverride func means(_ _a0: String) -> Bool"))
        let mended = translate(formatter, repairs: [refusal].compactMap(\.self))
        #expect(mended.contains("func means(_ text: String) -> Bool") && !mended.contains("override"))
    }

    @Test("a Core Text attribute name is cast to a key, as Objective-C bridges it")
    func attributeNames() {
        let source =
            "import UIKit\ntext.removeAttribute(kCTFontAttributeName as NSAttributedString.Key, range: all)\nlet name = kCTFontAttributeName as String\n"
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "App")).translate(
            parsed, path: "/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")]))
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(
            text.contains("removeAttribute(NSAttributedString.Key(kCTFontAttributeName) as NSAttributedString.Key, range")
                && text.contains("= kCTFontAttributeName as String"))
    }

    @Test("an anchor can be cast between generic types anywhere in a chain, and CoreFoundation names come from one module")
    func anchorCasts() {
        let source =
            "import CoreFoundation\nlet side = anchor as? NSLayoutAnchor<NSLayoutDimension> as? NSLayoutDimension\nlet any = side as! NSLayoutAnchor<AnyObject>\n"
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "App")).translate(
            parsed, path: "/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")]))
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(text.contains("AnchorCast.castIfAnchor(anchor , NSLayoutAnchor<NSLayoutDimension>.self) as? NSLayoutDimension"))
        #expect(text.contains("AnchorCast.cast(side , NSLayoutAnchor<AnyObject>.self)"))
        #expect(!text.contains("import CoreFoundation") && text.contains("import Foundation") && text.contains("import CoreGraphics"))
    }

    @Test("@main in a test bundle's sources is ignored")
    func loadedMain() {
        let parsed = Translator.parse(
            Array("import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder {}\n@main struct Program {}\n".utf8))
        func text(isLoaded: Bool) -> String {
            var settings = TranslationSettings(moduleName: "AppTests")
            settings.isLoaded = isLoaded
            return String(
                decoding: Translator(settings: settings).translate(
                    parsed, path: "/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")])
                ).text, as: UTF8.self)
        }
        #expect(!text(isLoaded: true).contains("@main") && !text(isLoaded: true).contains("@UIApplicationMain"))
        #expect(text(isLoaded: false).contains("@main\nclass AppDelegate"))
    }

    @Test("the priority of an AnyObject may be a constraint's or a number")
    func untypedPriority() {
        let source = "import UIKit\nfunc first(_ all: [AnyObject]) {\n  check(all.first?.priority)\n  check(all[0].priority)\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let repairs = [(3, 20), (4, 16)].compactMap {
            Repair(message: "value of type 'AnyObject' has no member 'priority'", line: $0.0, column: $0.1, source: lines)
        }
        let parsed = Translator.parse(Array(source.utf8))
        let index = ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")])
        let text = String(
            decoding: Translator(settings: .init(moduleName: "App")).translate(parsed, path: "/A.swift", index: index, repairs: repairs)
                .text, as: UTF8.self)
        #expect(
            text.contains("check((all.first).map(UntypedConstraint.init)?.priority)")
                && text.contains("check(UntypedConstraint(all[0]).priority)"))
    }

    @Test("an override with a name from before Swift 4.2 becomes one with today's, at the same position")
    func oldOverrides() {
        let lines = [
            (
                "override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }",
                "override func didMove(toParent               parent: UIViewController?) { super.didMove(toParent              : parent) }"
            ),
            (
                "open override var childViewControllerForStatusBarStyle: UIViewController? { return topViewController }",
                "open override var childForStatusBarStyle              : UIViewController? { return topViewController }"
            ),
            (
                "override func prefersHomeIndicatorAutoHidden() -> Bool { return true }",
                "override var  prefersHomeIndicatorAutoHidden   :  Bool { return true }"
            ),
            (
                "public override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }",
                "public override func bringSubviewToFront(_ view:UIView) { super.bringSubviewToFront(  view) }"
            ),
            (
                "public override func isKind(of aClass: AnyClass) -> Bool { return super.isKind(of: aClass) }",
                "public         func _isKind(of aClass: AnyClass) -> Bool { return super.isKind(of: aClass) }"
            ),
            ("inner.sendSubview(toBack: view)", "inner.sendSubview(toBack: view)"),
            // Everything that is not an override is the app's own, or here an extension's.
            (
                "func addChildViewController(_ child: UIViewController) { addChild(child) }",
                "func addChildViewController(_ child: UIViewController) { addChild(child) }"
            ),
            ("child.willMove(toParentViewController: nil)", "child.willMove(toParentViewController: nil)"),
        ]
        let source = "class Own: UIViewController {\n" + lines.map(\.0).joined(separator: "\n") + "\n}\n"
        let parsed = Translator.parse(Array(source.utf8))
        let index = ModuleIndex([Translator.facts(of: parsed, path: "/Own.swift")])
        let text = String(
            decoding: Translator(settings: TranslationSettings(moduleName: "App")).translate(parsed, path: "/Own.swift", index: index).text,
            as: UTF8.self)
        for (_, expected) in lines { #expect(text.contains(expected.trimmingCharacters(in: .whitespaces)), "\(text)") }
    }

    @Test("creating an object of an entity gives the entity's class")
    func managedObjects() {
        let source =
            "import CoreData\nlet car = NSManagedObject(entity: entity, insertInto: context) as! Car\nlet other = NSManagedObject(context: context)\nlet coder = NSKeyedUnarchiver(forReadingWith: Data())\n"
        let output = translate(source)
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(
            text.contains("NSManagedObject.make(entity: entity, insertInto: context) as! Car")
                && text.contains("NSManagedObject(context: context)"))
        #expect(text.contains("NSKeyedUnarchiver.made(forReadingWith: Data())"))
    }

    @Test("a status of a response has Apple's words")
    func statusTexts() {
        let source = "let text = HTTPURLResponse.localizedString(forStatusCode: code)\nlet other = Names.localizedString(for: code)\n"
        let text = String(decoding: translate("import Foundation\n" + source).text, as: UTF8.self)
        #expect(text.contains("HTTPURLResponse.statusText(forStatusCode: code)") && text.contains("Names.localizedString(for: code)"))
    }

    @Test("an overlapping swap of array elements, which Swift 3 allowed, becomes swapAt")
    func swaps() throws {
        let source = "func mix(_ list: inout [Int]) {\n  swap(&list[0], &list[list.count - 1])\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let message =
            "overlapping accesses to 'list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:) [#ExclusivityViolation]"
        let repair = try #require(Repair(message: message, line: 2, column: 8, source: lines))
        let output = translate(source, repairs: [repair])
        #expect(String(decoding: output.text, as: UTF8.self).contains("  list.swapAt(0, list.count - 1)\n"))
    }

    @Test("an object of Foundation becomes the value of Core Foundation that a function expects")
    func bridgedArguments() throws {
        let source = "let a = check(true, host as NSString?)\nlet b = add([key: 1] as NSDictionary, nil)\nlet c = add(query)\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let repairs = [
            (1, 26, "cannot convert value of type 'NSString?' to expected argument type 'CFString?' (aka 'Optional<String>')"),
            (2, 22, "'NSDictionary' is not convertible to 'CFDictionary' (aka 'Dictionary<AnyHashable, Any>')"),
            (3, 13, "cannot convert value of type 'NSDictionary' to expected argument type '[AnyHashable : Any]'"),
        ].map { Repair(message: $0.2, line: $0.0, column: $0.1, source: lines) }
        let text = String(decoding: translate(source, repairs: try repairs.map { try #require($0) }).text, as: UTF8.self)
        #expect(text.contains("let a = check(true, ((host as NSString?) as! CFString?))\n"))
        #expect(text.contains("let b = add((([key: 1] as NSDictionary) as! CFDictionary), nil)\n"))
        #expect(text.contains("let c = add(((query) as! [AnyHashable : Any]))\n"))
        #expect(
            Repair(message: "cannot convert value of type 'NSString' to expected argument type 'Int'", line: 1, column: 1, source: lines)
                == nil)
    }

    @Test("a member that only our superclass has, too, becomes an override, with a warning")
    func missingOverrides() throws {
        let source =
            "import UIKit\nclass Screen: UIViewController {\n  private func arrange(_ all: Bool) {}\n  var isWide: Bool { true }\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let message = "overriding declaration requires an 'override' keyword"
        let repairs = [(3, 16), (4, 7)].compactMap { Repair(message: message, line: $0.0, column: $0.1, source: lines) }
        let output = translate(source, repairs: repairs), text = String(decoding: output.text, as: UTF8.self)
        #expect(text.contains("          override func arrange(_ all: Bool) {}\n  override var isWide: Bool { true }\n"))
        #expect(output.issues.map(\.line) == [3, 4] && output.issues.allSatisfy { $0.construct == "override" && $0.severity == .warning })
        #expect(translate(source).issues.isEmpty)
    }

    // swiftlang/swift#41662: an override may be isolated if the superclass comes from Objective-C.
    @Test("an override that is isolated to the main actor becomes nonisolated, and its body stays isolated")
    func isolatedOverrides() throws {
        let source = """
            import Foundation
            class Load: Operation {
              @MainActor override func main() { begin() }
              override var isReady: Bool { count > 0 }
              override var name: String? { get { title } set { title = newValue } }
              override init() { count = 1; super.init(); begin() }
            }
            class Plain: Formatter { var count = 1 }
            public class Own: Formatter { let count: Int; init(count: Int) { self.count = count; super.init() } }
            """
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        func refused(_ name: String, _ line: Int, _ column: Int, overrides: String? = nil) throws -> Repair {
            let message = "main actor-isolated \(name) has different actor isolation from nonisolated overridden declaration"
            let note = overrides.map { "; it overrides '\($0)'" } ?? ""
            return try #require(Repair(message: message + note, line: line, column: column, source: lines))
        }
        let repairs = try [
            refused("instance method 'main()'", 3, 28), refused("property 'isReady'", 4, 16), refused("property 'name'", 5, 16),
            refused("initializer 'init()'", 6, 12), refused("initializer 'init()'", 8, 24, overrides: "init()"),
            refused("initializer 'init(coder:)'", 8, 24, overrides: "required init?(coder: NSCoder)"),
            refused("initializer 'init(coder:)'", 9, 29, overrides: "required init?(coder: NSCoder)"),
        ]
        let text = String(decoding: translate(source, repairs: repairs).text, as: UTF8.self)
        #expect(text.contains("override nonisolated func main() { IsolatedOverride.run { () -> Void in begin() } }"))
        #expect(text.contains("override nonisolated var isReady: Bool { IsolatedOverride.run { () -> Bool in count > 0 } }"))
        #expect(text.contains("{ get { IsolatedOverride.run { () -> String? in title } } "))
        #expect(text.contains(" set { IsolatedOverride.run { () -> Void in title = newValue } } }"))
        #expect(text.contains("override nonisolated init() { count = 1; super.init(); IsolatedOverride.run { begin() } }"))
        #expect(text.contains("{ nonisolated override init() { super.init() }; nonisolated required init?(coder: NSCoder) "))
        #expect(text.contains(" { super.init(coder: coder) }; var count"))
        #expect(
            text.contains(
                "{ public nonisolated required init?(coder: NSCoder) { fatalError(\"Use of unimplemented initializer\") }; let count"))
        #expect(!text.contains("@MainActor override"))
        #expect(!String(decoding: translate(source).text, as: UTF8.self).contains("IsolatedOverride"))
    }

    @Test("a value that is implicitly unwrapped on Apple's platforms and plain here may be bound and chained")
    func plainValues() {
        let source =
            "import Foundation\nfunc f(_ d: DateFormatter) -> String? {\n  if let all = d.monthSymbols { return all[0] }\n  return d.weekdaySymbols?.first\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let repairs = [
            Repair(
                message: "initializer for conditional binding must have Optional type, not '[String]'", line: 3, column: 10, source: lines),
            Repair(
                message: "cannot use optional chaining on non-optional value of type '[String]'", line: 4, column: 26, source: lines),
        ].compactMap(\.self)
        let text = String(decoding: translate(source, repairs: repairs).text, as: UTF8.self)
        #expect(text.contains("  if let all = Optional(d.monthSymbols) { return all[0] }\n"))
        #expect(text.contains("  return d.weekdaySymbols .first\n"))
    }

    @Test("the clause for Linux counts after one for Darwin, and nowhere else")
    func clausesAfterDarwin() {
        let text = String(
            decoding: translate(
                "#if canImport(Darwin)\nlet a = 1\n#elseif os(Linux) || canImport(Glibc)\nlet a = 2\n#endif\n#if os(Linux)\nlet b = 1\n#elseif canImport(Glibc)\nlet b = 2\n#endif\n"
            ).text, as: UTF8.self)
        #expect(text.contains("#if UNDERSTUDY_NOT\nlet a = 1\n#elseif os(Linux) || canImport(Glibc)\n"))
        #expect(text.contains("#if UNDERSTUDY_NOT\nlet b = 1\n#elseif UNDERSTUDY_NOT\n"))
    }

    @Test("a file that imports another library's type with a name of Combine's doesn't import Combine")
    func otherSubjects() {
        let path = "/p/T.swift", kit = Translator.parse(Array("public final class PassthroughSubject<A, B> { public init() {} }".utf8))
        func imports(_ head: String) -> Bool {
            let file = Translator.parse(Array((head + "let subject = PassthroughSubject<Int, Never>()").utf8))
            let index = ProjectFacts([
                .init(name: "Kit", files: [Translator.facts(of: kit, path: "/p/K.swift")]),
                .init(name: "Tests", files: [Translator.facts(of: file, path: path)]),
            ]).index(at: 1)
            return String(
                decoding: Translator(settings: .init(moduleName: "Tests")).translate(file, path: path, index: index).text, as: UTF8.self
            ).contains("\nimport Combine\n")
        }
        #expect(!imports("import Foundation\n@testable import Kit\n"))
        #expect(imports("import Foundation\n"))
    }

    @Test("Combine's publisher of a property gets the property's name")
    func propertyPublishers() {
        let source =
            "func f(_ m: Model) {\n  a(m.publisher(for: \\.title))\n  b(m.publisher(for: \\.state.level, options: [.new]).sink { _ in })\n}\n"
        let text = String(decoding: translate("import Combine\n" + source).text, as: UTF8.self)
        #expect(text.contains("a(m.publisher(for: \\.title, named: \"title\"))"))
        #expect(text.contains("b(m.publisher(for: \\.state.level, named: \"state.level\", options: [.new]).sink"))
        #expect(!String(decoding: translate("import Other\n" + source).text, as: UTF8.self).contains("named:"))
    }

    @Test("a call of the module's own method that takes a key path is not key-value observation")
    func ownObserve() {
        let call = "func f(_ m: Model) { m.observe(\\.title) { _ in }; m.observe(\\.title, options: [.new]) { _, _ in } }\n"
        let own = "class Model: NSObject {\n  func observe<T>(_ path: KeyPath<Model, T>, onChange: (T) -> Void) {}\n}\n"
        let other = "class Model: NSObject {\n  func observe(path: String, onChange: () -> Void) {}\n}\n"
        func text(_ model: String) -> String { String(decoding: translate("import UIKit\n" + model + call).text, as: UTF8.self) }
        #expect(text(own).contains("m.observe(\\.title) { _ in }; m.observe(\\.title, named: \"title\", options: [.new])"))
        #expect(text(other).contains("m.observe(\\.title, named: \"title\") { _ in };"))
    }

    @Test("an operation's property notifies the queue of the states that depend on it")
    func operationKeys() {
        let source = """
            import Foundation
            class Job: Operation {
                @objc dynamic var state = 0
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                    ["isFinished"].contains(key) ? [#keyPath(state)] : super.keyPathsForValuesAffectingValue(forKey: key)
                }
            }
            class Download: Job {
                override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
                    super.keyPathsForValuesAffectingValue(forKey: key)
                }
            }
            class Plain: Operation { @objc dynamic var level = 0 }
            """
        let text = String(decoding: translate(source).text, as: UTF8.self)
        #expect(text.contains("             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {\n"))
        #expect(text.contains("? [\"state\"] : Set<String>()\n"))
        #expect(
            text.contains(
                "from: oldValue); OperationStates.didChange(self, \"state\") { type(of: self).keyPathsForValuesAffectingValue(forKey: $0) } } }"
            ))
        #expect(text.contains("    override class func keyPathsForValuesAffectingValue") && text.contains("        super.keyPathsFor"))
        #expect(!text.contains("OperationStates.didChange(self, \"level\")"))
    }

    @Test("an inherited initializer satisfies a protocol requirement")
    func inheritedInitializers() throws {
        let source = "protocol Reusable { init() }\nclass Cell: UICollectionViewCell, Reusable {}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let message = "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'Cell'"
        let repair = try #require(Repair(message: message, line: 2, column: 7, source: lines))
        let output = translate(source, repairs: [repair])
        #expect(String(decoding: output.text, as: UTF8.self).contains("\nfinal class Cell: "))
    }

    @Test("an initializer in a protocol extension may call a class's initializer that is not required")
    func protocolInitializers() throws {
        let source =
            "protocol Loadable: AnyObject {}\nextension Loadable where Self: UIView {\n  init() { self.init(frame: .zero); load() }\n  static func make() -> Self { self.init(frame: .zero) }\n  static func new() -> Self { .init() }\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let message = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        let repairs = [(3, 17), (4, 37), (5, 32)].compactMap { Repair(message: message, line: $0.0, column: $0.1, source: lines) }
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "M"))
            .translate(parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]), repairs: repairs)
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(text.contains("init() { self.init(made: Instantiation.make(Self.self, frame: .zero)); load() }"))
        #expect(text.contains("{ Instantiation.make(self, frame: .zero) }"))
        #expect(text.contains("static func new() -> Self { Instantiation.make() }"))
    }

    @Test("an @NSManaged property of a layer is stored by name, a weak one without retaining its object")
    func managedProperties() {
        let source =
            "import UIKit\nclass Ring: CALayer {\n    @NSManaged var progress: CGFloat\n    @NSManaged weak var owner: UIView?\n}\n"
        let output = translate(source)
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(output.issues.isEmpty)
        #expect(
            text.contains("var progress: CGFloat { get { managedValue(\"progress\") } set { setManagedValue(newValue, \"progress\") } }"))
        #expect(
            text.contains(
                "weak var owner: UIView? { get { managedReference(\"owner\") } set { setManagedReference(newValue, \"owner\") } }"))
    }

    @Test("constructs without meaning on Linux are reported with file, line, construct, and advice")
    func issues() {
        let source = "import UIKit\nimport ThreadNetwork\nclass Note {}\n"
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "M"))
            .translate(parsed, path: "/p/Note.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/Note.swift")]))
        #expect(output.issues.map(\.construct) == ["import"])
        #expect(output.issues.first?.description.hasPrefix("/p/Note.swift:2:1: warning: ThreadNetwork does not exist on Linux") == true)
    }

    @Test("the import of a project's own module stays, even if Apple has one of the same name that does not exist on Linux")
    func ownModules() {
        func text(_ own: Set<String>) -> String {
            var settings = TranslationSettings(moduleName: "M")
            settings.ownModules = own
            let parsed = Translator.parse(Array("import ThreadNetwork\nimport MediaSetup\n".utf8))
            let output = Translator(settings: settings).translate(
                parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]))
            return String(decoding: output.text, as: UTF8.self)
        }
        #expect(!text([]).contains("import ThreadNetwork") && !text([]).contains("import MediaSetup"))
        #expect(text(["ThreadNetwork"]).contains("import ThreadNetwork") && !text(["ThreadNetwork"]).contains("import MediaSetup"))
    }

    @Test("code that is inactive here gives no warnings")
    func inactive() {
        func issues(_ condition: String) -> Int {
            let parsed = Translator.parse(Array("#if \(condition)\nimport Cocoa\n#endif\n".utf8))
            return Translator(settings: .init(moduleName: "M")).translate(
                parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")])
            ).issues.count
        }
        #expect(issues("DEBUG && canImport(AppKit)") == 0 && issues("canImport(AppKit)") == 0)
        #expect(issues("DEBUG") == 1 && issues("DEBUG || canImport(AppKit)") == 1)
    }

    @Test("a class without a required initializer is left out, and the classes around it and in it stay")
    func lackOfInitializer() {
        let source = "class Outer {\n  class Lacking: Base {\n    func own() {}\n  }\n  class Other {}\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let refusal = Repair(
            refusing: "'required' initializer 'init(size:)' must be provided by subclass of 'Base'", line: 3, column: 1, round: 1,
            source: lines)
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "M"))
            .translate(
                parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]),
                repairs: [refusal].compactMap(\.self))
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(text.contains("class Outer") && text.contains("class Other") && !text.contains("Lacking") && !text.contains("own()"))
    }

    @Test("a class method in which a test target's class declares its tests returns without what is left out; other functions end the test")
    func leftOutDeclarationOfTests() throws {
        let source = "class Specs: Spec {\n  override class func spec() { nowhere() }\n  class func helper() { nowhere() }\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        func text(isLoaded: Bool) -> [Substring] {
            let refusals = [2: 32, 3: 25].compactMap {
                Repair(refusing: "cannot find 'nowhere' in scope", line: $0, column: $1, round: 1, source: lines)
            }
            let parsed = Translator.parse(Array(source.utf8))
            var settings = TranslationSettings(moduleName: "M")
            settings.isLoaded = isLoaded
            let index = ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")])
            let output = Translator(settings: settings).translate(parsed, path: "/p/A.swift", index: index, repairs: refusals)
            return String(decoding: output.text, as: UTF8.self).split(separator: "\n").filter { $0.contains("class func ") }
        }
        let tests = text(isLoaded: true), app = text(isLoaded: false)
        try #require(tests.count == 2 && app.count == 2, "\(tests)")
        #expect(tests[0].contains("Swift.print(\"/p/A.swift:2: does not compile on Linux: cannot find 'nowhere' in scope\"); return"))
        #expect(tests[1].contains("fatalError(") && app[0].contains("fatalError(") && app[1].contains("fatalError("))
    }

    @Test("an outlet whose declaration is left out accepts its value and drops it")
    func leftOutOutlet() {
        let source =
            "class Screen: UIViewController {\n  @IBOutlet var calendar: Nowhere!\n  @IBOutlet var label: UILabel!\n  var own: Nowhere!\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let refusals = [2: 27, 4: 12].compactMap {
            Repair(refusing: "cannot find type 'Nowhere' in scope", line: $0, column: $1, round: 1, source: lines)
        }
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "M"))
            .translate(
                parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]), repairs: refusals)
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(
            text.contains("case \"calendar\": return true") && text.contains("case \"label\": return DispatchTable.store")
                && !text.contains("Nowhere"))
        #expect(!text.contains(".some(self.`calendar`") && !text.contains("case \"own\""))
    }

    @Test("in a test run, rejected code is left out: a body alone, a head with its declaration, a conformance alone")
    func leftOut() throws {
        let workshop = try Workshop()
        let source = """
            import UIKit
            import NoSuchModule
            protocol Wanted { func missing() }
            protocol Adding { func added() -> String }
            class Kept: NSObject, Wanted, NoSuchProtocol {
                let gone = Nowhere()
                var value: Int
                var count: Int { nowhere() }
                func works() -> String { "works" }
                func refused() -> Int {
                    let x: Int = "text"
                    return x
                }
                func head(_ x: Nowhere) {}
                func user() { print(gone) }
                override func nothing() -> String { "own" }
                init(kept: Int) { value = kept; super.init() }
            }
            extension Nowhere { func lost() {} }
            extension Kept: NoSuchProtocol, Adding { func added() -> String { "added" } }
            class Lost: NoSuchClass, NoSuchProtocol {}
            func top() { nowhere() }
            func report(_ kept: Kept) { say([kept.works(), kept.nothing(), kept.added()].joined(separator: " ")) }
            """
        let file = workshop.folder.appendingPathComponent("Refused.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let build = try workshop.compile([file.path], main: "report(Kept(kept: 1))", leavesOut: true)
        #expect(build.errors == [])
        #expect(try workshop.run() == ["works own added"])
    }

    @Test("a block ends at the statement that the compiler rejects; unreachable code and casts to missing types stay")
    func leftOutStatements() throws {
        let workshop = try Workshop()
        let source = """
            import UIKit
            class Brave: NSObject {
                func pick(_ wantsNew: Bool) -> String {
                    if wantsNew {
                        let thing = Nowhere()
                        return thing.text
                    }
                    return "old"
                }
                func kind(_ object: Any) -> String {
                    if let number = object as? Missing, number.isGood {
                        return number.text
                    } else if object is String { return "string" }
                    return "other"
                }
                var size: Int {
                    switch kind(3) {
                    case "missing": return nowhere()
                    default: return 5
                    }
                }
                func twice(_ values: [Int]) -> [Int] { values.map { value in if value > 9 { nowhere() }; return value * 2 } }
            }
            func report(_ brave: Brave) { say(brave.pick(false) + " " + brave.kind("a") + " " + brave.kind(1) + " " + "\\(brave.size) \\(brave.twice([2]))") }
            """
        let file = workshop.folder.appendingPathComponent("Statements.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let build = try workshop.compile([file.path], main: "report(Brave())", leavesOut: true)
        #expect(build.errors == [])
        #expect(try workshop.run() == ["old string other 5 [4]"])
    }

    @Test("an app without some of its packages skips the statements that need them, with a report, and continues")
    func skippedStatements() throws {
        let workshop = try Workshop()
        let source = """
            import UIKit
            class Screen: NSObject {
                let bag = Nowhere()
                var network: Nowhere? = Nowhere()
                var kept: String? = nowhere()
                lazy var title: String = {
                    var text = "title"
                    nowhere(text)
                    text += "!"
                    return text
                }()
                func load() -> String {
                    let thing = Nowhere()
                    thing.start { value in
                        say("never")
                    }
                    if thing.isReady { return "ready" }
                    [1, 2].forEach { number in nowhere(number) }
                    return title + (kept ?? "nil")
                }
                func appear() {
                    guard let first = nowhere() else { return }
                    say(first)
                }
            }
            func report(_ screen: Screen) { say(screen.load()); screen.appear(); say("end") }
            """
        let file = workshop.folder.appendingPathComponent("Skipped.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let build = try workshop.compile([file.path], main: "report(Screen())", leavesOut: true, refused: .isSkipped)
        #expect(build.errors == [])
        let output = try workshop.run()
        #expect(output.filter { !$0.contains("does not compile on Linux") } == ["title!nil", "end"])
        #expect(output.contains(file.path + ":13: does not compile on Linux: cannot find 'Nowhere' in scope"))
    }

    @Test("in a test run, values that are optional on one platform only are unwrapped or bound anyway")
    func optionality() throws {
        let workshop = try Workshop()
        let source = """
            import UIKit
            class Host { var window = "window"; var name: String? = "name"; func count() -> Int? { 3 } }
            func take(_ name: String, _ count: Int) -> String { name + "\\(count)" }
            func report(_ host: Host?) {
                if let outer = host?.window, let inner = outer { say(inner) }
                guard let host else { return }
                say(take(host.name, host.count()))
                say(host.window?.uppercased() ?? "none")
                say(host.window!.lowercased())
            }
            """
        let file = workshop.folder.appendingPathComponent("Optionals.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let build = try workshop.compile([file.path], main: "report(Host())", leavesOut: true)
        #expect(build.errors == [])
        #expect(try workshop.run() == ["window", "name3", "WINDOW", "window"])
    }

    @Test("a C function type with an exception becomes a Swift function type")
    func exceptionHandlers() {
        let source = "import Foundation\nvar old: (@convention(c) (NSException) -> Void)?\nvar other: (@convention(c) (Int32) -> Void)?\n"
        let text = String(decoding: translate(source).text, as: UTF8.self)
        #expect(text.contains("var old: (@convention(swift) (NSException) -> Void)?\nvar other: (@convention(c) (Int32) -> Void)?\n"))
    }

    @Test("constants of C have Darwin's types")
    func darwinConstants() {
        let text = String(
            decoding: translate(
                """
                import Foundation
                func f(_ flags: Int32, _ family: sa_family_t) {
                    if flags & (IFF_UP|IFF_LOOPBACK) == IFF_UP, family == UInt8(AF_INET) { return }
                    let a = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP), b = Int32(SOCK_DGRAM.rawValue), c = Own.SHUT_RD
                    shutdown(a, SHUT_RDWR)
                }
                """
            ).text, as: UTF8.self)
        #expect(text.contains("if flags & (Int32(IFF_UP)|Int32(IFF_LOOPBACK)) == Int32(IFF_UP), family == sa_family_t(AF_INET) {"))
        #expect(text.contains("let a = socket(AF_INET, Int32(SOCK_STREAM.rawValue), Int32(IPPROTO_TCP)), b = Int32(SOCK_DGRAM.rawValue),"))
        #expect(text.contains("c = Own.SHUT_RD\n") && text.contains("shutdown(a, Int32(SHUT_RDWR))"))
    }

    @Test("a refresh control's init is overridden and called, as that of Apple's, which is designated")
    func refreshControls() {
        let source = """
            import UIKit
            class Refresher: UIRefreshControl {
                override init() { super.init(); tintColor = .red }
                init(reload: @escaping () -> Void) { super.init() }
                override init(frame: CGRect) { super.init(frame: frame) }
            }
            class Other: UIControl { override init() { super.init() } }
            """
        let text = String(decoding: translate(source).text, as: UTF8.self)
        #expect(text.contains("             init() { super.init(frame: UIRefreshControl.usualFrame); tintColor = .red }"))
        #expect(text.contains("init(reload: @escaping () -> Void) { super.init(frame: UIRefreshControl.usualFrame) }"))
        #expect(text.contains("    override init(frame: CGRect) { super.init(frame: frame) }"))
        #expect(text.contains("class Other: UIControl { override init() { super.init() } }"))
    }

    @Test("a value of Core Foundation that is unmanaged is an object")
    func unmanagedValues() {
        let text = String(
            decoding: translate(
                """
                import Foundation
                let describe: (UnsafeRawPointer) -> Unmanaged<CFString> = { info in Unmanaged<CFString>.fromOpaque(info) }
                var error: Unmanaged<CFError>?, list: Unmanaged<CFArray>?, texts: [CFString] = []
                """
            ).text, as: UTF8.self)
        #expect(text.contains("-> Unmanaged<NSString> = { info in Unmanaged<NSString>.fromOpaque(info) }"))
        #expect(text.contains("var error: Unmanaged<CFError>?, list: Unmanaged<NSArray>?, texts: [CFString] = []"))
    }

    @Test("an import of a module in the SDK stays")
    func companions() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/Frameworks")
            .standardized.path
        let names =
            try [folder, folder + "/Absent"].flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) }
            .filter { $0 != "Absent" && !$0.contains(".") }.sorted() + ["SwiftUI"]
        #expect(names.contains("EventKit") && names.contains("MapKit"))
        let source = names.map { "import \($0)\n" }.joined()
        let output = translate(source)
        #expect(output.issues.map(\.description) == [])
    }

    @Test("cross-import overlays are imported with both modules, and Security's and the stream names with Foundation")
    func broughtImports() {
        func lines(_ source: String) -> String { String(decoding: translate(source).text, as: UTF8.self) }
        #expect(lines("import MapKit\nimport SwiftUI\n").contains("import _MapKit_SwiftUI"))
        #expect(!lines("import SwiftUI\n").contains("import _MapKit_SwiftUI"))
        for module in ["AVKit", "AppIntents", "AuthenticationServices", "PhotosUI", "QuickLook", "SpriteKit", "StoreKit", "WebKit"] {
            #expect(lines("import \(module)\nimport SwiftUI\n").contains("import _\(module)_SwiftUI"))
        }
        #expect(lines("import Foundation\nfunc judge(_ trust: SecTrust) {}\n").contains("import Security"))
        #expect(lines("import Foundation\nlet text = SecCopyErrorMessageString(0, nil)\n").contains("import Security"))
        #expect(
            lines("import Foundation\nfunc open(_ session: URLSession) { _ = session.streamTask(withHostName: \"a\", port: 1) }\n")
                .contains("import UIKit"))
        #expect(lines("import Foundation\nfunc open(_ service: NetService) {}\n").contains("import UIKit"))
    }

    @Test("lines never move, whatever is replaced")
    func lines() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pairs")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name == "Actions.swift" || name == "Selectors.swift" {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let parsed = Translator.parse(Array(source.utf8))
            let output = Translator(settings: .init(moduleName: "M")).translate(
                parsed, path: name, index: ModuleIndex([Translator.facts(of: parsed, path: name)]))
            let translated = String(decoding: output.text, as: UTF8.self).components(separatedBy: "\n").dropFirst()
            for (number, pair) in zip(source.components(separatedBy: "\n"), translated).enumerated().prefix(60) {
                #expect(pair.0.filter { $0 == "{" }.count == pair.1.filter { $0 == "{" }.count, "\(name):\(number + 1)")
            }
        }
    }
}
