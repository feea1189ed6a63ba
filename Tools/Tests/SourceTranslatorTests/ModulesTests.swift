import Foundation
import Testing

@testable import SourceTranslator

/// Constructs that need the facts of several modules: a class, its protocol, and its subclass are each in another one.
@Suite("Modules that are built together", .serialized)
struct ModulesTests {
    private static let protocols = """
        import UIKit
        @objc public protocol Rows: NSObjectProtocol {
            func count() -> Int
            @objc optional func height(for row: Int) -> Int
            @objc optional func finish()
            @objc optional func tap(_ row: Int)
        }
        public func drive(_ rows: Rows) { rows.finish?(); rows.tap?(2) }
        @objc public protocol Closing { func close() }
        @objc protocol Hidden: NSObjectProtocol { @objc optional func hide(_ row: Int, animated: Bool) -> Bool }
        """
    private static let base = """
        import UIKit
        @testable import Protocols
        open class Plain: NSObject, Rows {
            public func count() -> Int { 1 }
        }
        class Quiet: NSObject, Hidden {}
        // Another module's class of the same name conforms to nothing.
        class Same: NSObject, Rows { func count() -> Int { 3 } }
        """
    private static let middle = """
        import UIKit
        import Base
        open class Middle: Plain {}
        class Same: NSObject { func height(for row: Int) -> Int { 4 } }
        """
    private static let derived = """
        import UIKit
        @testable import Protocols
        @testable import Base
        import Middle
        public class Tall: Middle {
            func height(for row: Int) -> Int { 77 + row }
            public func finish() { say("finished") }
        }
        class Taller: Tall { override func height(for row: Int) -> Int { super.height(for: row) + 100 } }
        extension Tall { func tap(_ row: Int) { say("tapped \\(row)") } }
        // Implementations of another module's requirements are exposed, too.
        class Door: NSObject, Closing { func close() { say("closed") } }
        class Loud: Quiet { func hide(_ row: Int, animated: Bool) -> Bool { animated } }
        func report() {
            for rows in [Plain(), Middle(), Tall(), Taller()] as [Rows] {
                say("\\(rows.count()) \\(rows.height?(for: 1) ?? 43)")
                drive(rows)
            }
            for hidden in [Quiet(), Loud()] as [Hidden] { say("\\(hidden.hide?(1, animated: true) ?? false)") }
            Door().perform(Selector("close"))
        }
        """

    @Test("an optional requirement that only a subclass in another module implements is called")
    func lateWitnesses() throws {
        let workshop = try Workshop()
        let modules = [
            (name: "Protocols", source: Self.protocols), (name: "Base", source: Self.base), (name: "Middle", source: Self.middle),
            (name: "Derived", source: Self.derived),
        ]
        let messages = try workshop.compile(modules: modules, main: "report()\n")
        #expect(!messages.contains("error:"), "\(messages)")
        #expect(
            try workshop.run() == [
                "1 43", "1 43", "1 78", "finished", "tapped 2", "1 178", "finished", "tapped 2", "false", "true", "closed",
            ])
    }

    @Test(
        "a call of another module's optional requirement, which the compiler tells from a closure's, asks whether the object implements it")
    func importedCalls() {
        let source = "import UIKit\nfunc drive(_ rows: Rows?) {\n  rows?.finish?()\n  rows?.tap?(2)\n}\n"
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let repairs = [(3, 15, "()"), (4, 12, "(Int)")].compactMap {
            Repair(message: "cannot use optional chaining on non-optional value of type '\($2) -> ()'", line: $0, column: $1, source: lines)
        }
        #expect(repairs.map(\.kind) == [.requirement, .requirement])
        let modules = [("Protocols", Self.protocols), ("User", source)].map { name, text in
            ProjectFacts.Module(name: name, files: [Translator.facts(of: Translator.parse(Array(text.utf8)), path: "/p/\(name).swift")])
        }
        let output = Translator(settings: .init(moduleName: "User")).translate(
            Translator.parse(Array(source.utf8)), path: "/p/User.swift", index: ProjectFacts(modules).index(at: 1), repairs: repairs)
        let text = String(decoding: output.text, as: UTF8.self)
        #expect(text.contains("DispatchTable.implementer(of: \"finish\", rows)?.finish ()"), "\(text)")
        #expect(text.contains("DispatchTable.implementer(of: \"tap:\", rows)?.tap (2)"), "\(text)")
    }

    @Test("a class uses a framework's own defaults for a method that only another module's subclass implements")
    func frameworkDefaults() {
        let base = "import WebKit\nopen class Page: NSObject, WKNavigationDelegate {\n}\n"
        let derived = "import Base\nclass Next: Page { func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {} }\n"
        let parsed = [base, derived].map { Translator.parse(Array($0.utf8)) }
        let facts = ProjectFacts(
            zip(["Base", "Derived"], parsed).map { .init(name: $0, files: [Translator.facts(of: $1, path: "/p/\($0).swift")]) })
        let texts = ["Base", "Derived"].enumerated().map { place, name in
            String(
                decoding: Translator(settings: .init(moduleName: name)).translate(
                    parsed[place], path: "/p/\(name).swift", index: facts.index(at: place)
                ).text, as: UTF8.self)
        }
        let defaults = "_USDefaults_\(Translator.tag("/p/Base.swift"))_WKNavigationDelegate"
        #expect(texts[0].contains("private final class \(defaults): NSObject, WKNavigationDelegate {}\n"))
        #expect(
            texts[0].contains(
                "\nopen func webView(_ _a0: WKWebView, didFinish _a1: WKNavigation!) { \(defaults)().webView(_a0, didFinish: _a1) }\n"))
        #expect(texts[1].contains("class Next: Page { override func webView("))
    }

    /// Files may use all of Foundation's names while they import only Foundation.
    @Test("the translator knows every name of Foundation that UIKit's modules declare")
    func foundationNames() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized.path
        let surface = try String(contentsOfFile: root + "/Scripts/census/surface/Foundation.csv", encoding: .utf8)
        var names: Set<String> = []
        for line in surface.split(separator: "\n") {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            if fields.count > 5, ["type", "protocol"].contains(fields[0]) { names.insert(fields[5]) }
        }
        #expect(names.count > 200)
        var declared: Set<String> = []
        for module in try FileManager.default.contentsOfDirectory(atPath: root + "/Sources")
        where module.hasPrefix("UIKit") && !["UIKitFoundation", "UIKitRuntime", "UIKitXCTest", "UIKitTesting"].contains(module) {
            let files = FileManager.default.enumerator(atPath: root + "/Sources/" + module)?.allObjects as? [String] ?? []
            for file in files where file.hasSuffix(".swift") {
                let path = root + "/Sources/" + module + "/" + file
                let source = Translator.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
                let types = Translator.facts(of: source, path: path).types
                // Members, such as nested types, are visible through any file of the module that imports UIKit.
                declared.formUnion(types.filter { $0.kind != .extension }.map(\.name).filter { !$0.contains(".") })
            }
        }
        #expect(declared.intersection(names).subtracting(Imports.foundationNames).sorted() == [])
        let source = "import Foundation\nfunc read(_ text: String) throws -> [PresentationIntent] { [] }\n"
        let parsed = Translator.parse(Array(source.utf8))
        let output = Translator(settings: .init(moduleName: "M")).translate(
            parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]))
        #expect(String(decoding: output.text, as: UTF8.self).contains("import UIKit\n"))
    }

    /// A method that a protocol declares and its extension implements is optional in UIKit's protocols.
    @Test("the translator knows every optional requirement of the protocols whose defaults a class can get")
    func knownRequirements() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources").standardized
            .path
        func facts(_ path: String) throws -> FileFacts {
            Translator.facts(of: Translator.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))), path: path)
        }
        var files: [FileFacts] = []
        for module in try FileManager.default.contentsOfDirectory(atPath: sources) where module.hasPrefix("UIKit") || module == "Frameworks"
        {
            let names = FileManager.default.enumerator(atPath: sources + "/" + module)?.allObjects as? [String] ?? []
            files += try names.filter { $0.hasSuffix(".swift") }.map { try facts("\(sources)/\(module)/\($0)") }
        }
        let others = [
            "WKNavigationDelegate", "WKUIDelegate", "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "MKMapViewDelegate",
            "NSFetchedResultsControllerDelegate",
        ]
        let protocols = Set(
            files.flatMap(\.types).filter { $0.kind == .extension && $0.name == "OptionalDefaults" }.flatMap(\.inherited) + others)
        #expect(protocols.count > 25)
        var declared: [String: Int] = [:]
        for method in files.flatMap(\.methods) where protocols.contains(method.type) {
            declared[method.type + " " + method.fullName, default: 0] += 1
        }
        let optional = declared.filter { $0.value > 1 }.keys.map { $0.split(separator: " ").map(String.init) }
        #expect(optional.count > 200)
        let unknown = optional.filter { !KnownMethods.optionalRequirements.contains($0[1]) || !LateWitnessSearch.requires($0[0], $0[1]) }
        #expect(unknown.map { $0.joined(separator: ".") }.sorted() == [])
    }
}
