import Foundation
import Testing

@testable import ProjectBuilder
@testable import SourceTranslator

@Suite("How ready a project is")
struct ReadinessTests {
    private func project(_ name: String, _ files: [String: String], dependencies: String = "") throws -> Project {
        let folder = try Scratch.folder(name)
        for (path, text) in files { try Scratch.write(text, folder + "/" + path) }
        let spec = """
            name: Shop
            packages:
              Missing: { path: Missing }
            targets:
              Shop: { type: application, platform: iOS, sources: [App], dependencies: [\(dependencies)] }
              ShopTests: { type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [{ target: Shop }] }
            """
        try Scratch.write(spec, folder + "/project.yml")
        return try ProjectLocator.read(folder)
    }

    private let files = [
        "App/A.swift": """
        import UIKit
        import ThreadNetwork
        #if canImport(Matter)
        import Matter
        #endif
        #if os(macOS) || !canImport(UIKit)
        let mac = UISearchDisplayController()
        #elseif UNKNOWN
        let unknown = UISearchDisplayController()
        #else
        let search: UISearchDisplayController? = nil
        #endif
        """,
        "App/B.swift": "import Missing\nimport UIKit\nfunc use(_ controller: [UISearchDisplayController]) { _ = UIManagedDocument.self }\n",
        "App/C.swift": "import UIKit\nclass UIManagedDocument: UIDocument {}\nlet text = \"UIAccelerometer\" // UIAccelerometer\n",
        "App/D.swift": "import UIKit\nclass Clear: UIViewController {}\n",
        "App/E.m": "@implementation E\n@end\n",
        "Tests/T.swift": "import UIKit\nlet acceleration: UIAcceleration? = nil\n",
    ]

    @Test("the report counts the places by cause, without inactive code, the project's own names, and tests")
    func report() throws {
        let project = try project("Readiness", files, dependencies: "{ package: Missing }")
        let app = project.directory + "/App"
        let report = Readiness(project)
        #expect(
            report.description == """
                2 of 5 files have no known obstacle; 5 places in 3 files do
                  UISearchDisplayController is not in Understudy's UIKit: 2 places in 2 files, first \(app)/A.swift:11:13
                  Objective-C source: 1 place in 1 file, first \(app)/E.m:1:1
                  the module ThreadNetwork does not exist on Linux: 1 place in 1 file, first \(app)/A.swift:2:8
                  the package missing is not available: 1 place in 1 file, first \(app)/B.swift:1:8
                `understudy build --skip-missing` leaves out the code that needs what is missing, and reports each place.
                """)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func cause(_ name: String, _ reason: String, _ places: Int, _ first: String, _ line: Int, _ column: Int) -> String {
            #"{"files":\#(places),"first":{"column":\#(column),"file":"\#(app)/\#(first)","line":\#(line)},"name":"\#(name)","places":\#(places),"reason":"\#(reason)"}"#
        }
        let causes = [
            cause("UISearchDisplayController", "UISearchDisplayController is not in Understudy's UIKit", 2, "A.swift", 11, 13),
            cause("Objective-C source", "Objective-C source", 1, "E.m", 1, 1),
            cause("ThreadNetwork", "the module ThreadNetwork does not exist on Linux", 1, "A.swift", 2, 8),
            cause("missing", "the package missing is not available", 1, "B.swift", 1, 8),
        ]
        #expect(
            String(decoding: try encoder.encode(report), as: UTF8.self)
                == #"{"causes":[\#(causes.joined(separator: ","))],"clearFiles":2,"files":5,"filesWithPlaces":3,"notes":[],"places":5}"#)
    }

    @Test("a project without an obstacle gets one line, and a file that can't be read is a note")
    func clear() throws {
        var project = try project("Ready", ["App/A.swift": "import UIKit\n"])
        #expect(Readiness(project).description == "1 of 1 file has no known obstacle")
        let gone = project.directory + "/App/Gone.swift"
        project.targets[0].sources.append(gone)
        #expect(Readiness(project).description == "1 of 2 files have no known obstacle\n  \(gone) can't be read")
    }

    @Test("a missing member counts by its name and labels, unless code that isn't here may declare it")
    func members() throws {
        let code = "import UIKit\nfunc f(_ options: UIScene.ConnectionOptions) { _ = options.notificationResponse }\n"
        let project = try project("Members", ["App/A.swift": code])
        let expected = "notificationResponse of UISceneConnectionOptions is not in Understudy's UIKit"
        #expect(Readiness(project).causes.map(\.reason) == [expected])
        var other = project
        other.packages = [.init(identity: "other", url: "https://example.org/other", requirement: "from: \"1.0.0\"")]
        #expect(Readiness(other).causes.isEmpty)
        let names = MissingNames("UIKit UIThing move(to:_:)\n")
        func reason(_ name: String) -> String? { names.missing(.init(kind: .member, name: name, line: 1, column: 1))?.reason }
        #expect(reason("move(to:_:)") == "move(to:_:) of UIThing is not in Understudy's UIKit" && reason("move(to:)") == nil)
    }
}
