import Testing

@testable import ProjectBuilder

@Suite struct AppleDependenceTests {
    @Test(
        "a package's source that imports Apple's modules is translated", arguments: ["UIKit", "SwiftUI", "Combine", "os", "CoreGraphics"])
    func imports(module: String) {
        #expect(AppleDependence.exists(in: "import Foundation\nimport \(module)\n", besides: []))
    }

    // ReactorKit/WeakMapTable imports only Foundation.
    @Test("a source that attaches objects is translated, though it imports only Foundation") func attachedObjects() {
        #expect(AppleDependence.exists(in: "import Foundation\nlet x = objc_getAssociatedObject(a, &key)", besides: []))
        #expect(!AppleDependence.exists(in: "import Foundation\n// objc_getAssociatedObject(a, &key)", besides: []))
    }

    @Test("what only Apple's platforms compile does not count, except for UIKit") func conditional() {
        #expect(!AppleDependence.exists(in: "#if canImport(Combine)\nimport Combine\n#endif\nimport Foundation", besides: []))
        #expect(!AppleDependence.exists(in: "#if canImport(ObjectiveC)\nobjc_getAssociatedObject(a, &key)\n#endif", besides: []))
        #expect(AppleDependence.exists(in: "#if os(iOS)\nimport UIKit\n#endif", besides: []))
        #expect(AppleDependence.exists(in: "#if DEBUG\n#endif\nimport Combine", besides: []))
    }

    @Test("a module of a package that has a framework's name is not the framework") func ownModules() {
        #expect(!AppleDependence.exists(in: "import Network", besides: ["Network"]))
        #expect(!AppleDependence.exists(in: "import Foundation\nimport Dispatch", besides: []))
    }
}
