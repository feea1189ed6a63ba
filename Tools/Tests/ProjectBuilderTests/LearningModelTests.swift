import Foundation
import Testing

@testable import ProjectBuilder

/// Core ML models, whose bytes are made here.
@Suite("Core ML models")
struct LearningModelTests {
    private typealias Bytes = [UInt8]

    @Test("a model becomes the classes that Xcode would generate")
    func source() throws {
        let folder = try Scratch.folder("Learning model")
        let inputs = [
            ("image", Self.picture), ("limit", Self.field(2, []) + Self.field(1000, 1)), ("PCOS (Y/N)", Self.field(1, [])),
            ("class", Self.field(3, [])), ("0", Self.array(65568)), ("state.in", Self.array(65600) + Self.field(1000, 1)),
            ("words", Self.field(7, Self.field(3, []))),
        ]
        let outputs = [
            ("label", Self.field(3, [])), ("scores", Self.field(6, Self.field(2, []))), ("places", Self.field(6, Self.field(1, []))),
            ("map", Self.array(65552)), ("featureNames", Self.field(7, Self.field(1, []))),
        ]
        // The weights are not read.
        try write(Self.model(inputs, outputs) + Self.field(500, [UInt8](repeating: 0xFF, count: 100)) + [0xFF], folder + "/My net.mlmodel")
        let model = try #require(LearningModel(folder + "/My net.mlmodel"))
        #expect(model.destination == "My net.mlmodelc/model.mlmodel" && model.contents == folder + "/My net.mlmodel")
        #expect(model.inputs.map(\.identifier) == ["image", "limit", "PCOS__Y_N_", "class_", "_0", "state_in", "words"])
        #expect(model.inputs.filter(\.isOptional).map(\.name) == ["limit", "state.in"])
        #expect(model.inputs[0].kind == .image(width: 224, height: 112, format: "kCVPixelFormatType_32BGRA"))
        #expect(
            model.inputs.dropFirst().map(\.kind) == [
                .double, .int64, .string, .array(of: "Float"), .array(of: "Double"), .sequence(of: "String"),
            ])
        #expect(
            model.outputs.map(\.kind) == [
                .string, .dictionary(key: "String"), .dictionary(key: "Int64"), .array(of: "Float16"), .sequence(of: "Int64"),
            ])

        let target = Project.Target(name: "App", moduleName: "App", kind: .app)
        let source = try #require(model.source(for: target, beside: ""))
        let parameters = "limit: Double? = nil, PCOS__Y_N_: Int64, class_: String, "
        let arrays = "_0: MLMultiArray, state_in: MLMultiArray? = nil, words: [String]"
        for line in [
            "nonisolated class My_netInput: MLFeatureProvider {", "nonisolated class My_netOutput: MLFeatureProvider {",
            "nonisolated class My_net {", "    var limit: Double? = nil", "    var class_: String",
            "    init(image: CVPixelBuffer, \(parameters)\(arrays)) {",
            "    convenience init(image: CVPixelBuffer, \(parameters)_0: MLShapedArray<Float>, state_in: MLShapedArray<Double>? = nil, words: [String]) {",
            "    convenience init(imageWith image: CGImage, \(parameters)\(arrays)) throws {",
            "    convenience init(imageAt image: URL, \(parameters)\(arrays)) throws {",
            "    func prediction(image: CVPixelBuffer, \(parameters)\(arrays)) throws -> My_netOutput {",
            "        case \"PCOS (Y/N)\": MLFeatureValue(int64: self.PCOS__Y_N_)",
            "        case \"limit\": self.limit.map { MLFeatureValue(double: $0) }",
            "    var label: String { self.provider.featureValue(for: \"label\")!.stringValue }",
            "    var mapShapedArray: MLShapedArray<Float16> { MLShapedArray<Float16>(self.map) }",
            "    init(label: String, scores: [String: Double], places: [Int64: Double], map: MLMultiArray, featureNames_: [Int64]) {",
            "    convenience init(configuration: MLModelConfiguration) throws {",
            "        let bundle = Bundle(for: self), name = \"My net\"",
        ] { #expect(source.contains(line + "\n"), "\(line)\n\(source)") }
        #expect(source.contains("pixelsWide: 224, pixelsHigh: 112, pixelFormatType: kCVPixelFormatType_32BGRA"))
    }

    @Test("no class is generated if the project declares one of its names, and a package's model is in the package's bundle")
    func ownClass() throws {
        let folder = try Scratch.folder("Own class")
        try write(Self.model([("image", Self.picture)], []), folder + "/Net.mlmodel")
        let model = try #require(LearningModel(folder + "/Net.mlmodel"))
        var target = Project.Target(name: "Kit", moduleName: "Kit", kind: .library)
        for own in [
            "class Net {}", "import CoreML\n\n@available(iOS 11, *) public final class NetInput : MLFeatureProvider {}",
            "struct NetOutput {}",
        ] {
            #expect(model.source(for: target, beside: own) == nil, "\(own)")
        }
        for other in ["let net = Net()", "class Network {}", "enum A {\n    class Net {}\n}", "extension Net {}"] {
            #expect(model.source(for: target, beside: other)?.contains("Bundle(for: self)") == true, "\(other)")
        }
        target.usesBundleModule = true
        #expect(model.source(for: target, beside: "")?.contains("let bundle = Bundle.module, name = \"Net\"") == true)
    }

    @Test("optional arrays alone leave no call ambiguous, and of several functions, the default one is used")
    func functions() throws {
        let folder = try Scratch.folder("Functions")
        func function(_ name: String, _ input: String, _ type: Bytes) -> Bytes {
            Self.field(20, Self.field(1, name) + Self.field(2, Self.feature(input, type)))
        }
        let optional = Self.array(65568) + Self.field(1000, 1)
        let description = function("a", "x", Self.array(65568)) + function("b", "y", optional) + Self.field(21, "b")
        try write(Self.field(2, description), folder + "/F.mlmodel")
        let model = try #require(LearningModel(folder + "/F.mlmodel"))
        #expect(model.inputs.map(\.name) == ["y"] && model.outputs.isEmpty)
        let source = try #require(model.source(for: Project.Target(name: "App", moduleName: "App", kind: .app), beside: ""))
        #expect(source.contains("    init(y: MLMultiArray? = nil) {\n"))
        #expect(source.contains("    convenience init(y: MLShapedArray<Float>?) {\n        self.init(y: y.map { MLMultiArray($0) })\n"))
    }

    @Test("an app's models are staged as compiled ones; a model that can't be read is left out by name")
    func project() throws {
        let folder = try Scratch.folder("Learning project")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        let net = Self.model([("image", Self.picture)], [("label", Self.field(3, []))])
        try write(net, folder + "/App/Net.mlmodel")
        try write(net, folder + "/App/Pack.mlpackage/Data/com.apple.CoreML/model.mlmodel")
        try Scratch.write("weights", folder + "/App/Pack.mlpackage/Data/com.apple.CoreML/weights/weight.bin")
        try Scratch.write(Self.manifest("com.apple.CoreML/model.mlmodel"), folder + "/App/Pack.mlpackage/Manifest.json")
        try Scratch.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", folder + "/App/Pointer.mlmodel")
        try write([], folder + "/App/Empty.mlmodel")
        try write(net, folder + "/net.mlmodel")
        try Scratch.write(Self.manifest("../../../net.mlmodel"), folder + "/App/Outside.mlpackage/Manifest.json")
        let elsewhere = try Scratch.folder("Learning elsewhere")
        try write(net, elsewhere + "/model.mlmodel")
        symlink(elsewhere + "/model.mlmodel", folder + "/App/Link.mlmodel")
        try Scratch.write("[]", folder + "/App/List.mlpackage/Manifest.json")
        let app = try #require(try ProjectLocator.read(folder).target("App"))
        #expect(app.models.map(\.lastPathComponent) == ["Net.mlmodel", "Pack.mlpackage"])
        #expect(app.resources.map(\.destination) == ["Net.mlmodelc/model.mlmodel", "Pack.mlmodelc/model.mlmodel"])
        #expect(app.resources.last?.path == folder + "/App/Pack.mlpackage/Data/com.apple.CoreML/model.mlmodel")
        let leftOut = ["Empty.mlmodel", "Link.mlmodel", "List.mlpackage", "Outside.mlpackage", "Pointer.mlmodel"]
        #expect(app.leftOut == leftOut.map { "\(folder)/App/\($0): \(LearningModel.unreadable)" })
        #expect(LearningModel(folder + "/App/Pack.mlpackage")?.outputs.map(\.name) == ["label"])
    }

    @Test("a model among an app's resources is compiled without a class, and a package's rule decides about its own")
    func resources() throws {
        let folder = try Scratch.folder("Learning resources"), net = Self.model([("image", Self.picture)], [])
        let project = """
            { rootObject = R; objects = { R = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (M); sourceTree = "<group>"; };
              M = { isa = PBXFileReference; path = Net.mlmodel; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = M; }; S = { isa = PBXResourcesBuildPhase; files = (B); };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; }
            """
        try Scratch.write(project, folder + "/App/App.xcodeproj/project.pbxproj")
        try write(net, folder + "/App/Net.mlmodel")
        let app = try #require(try ProjectLocator.read(folder + "/App").target("App"))
        #expect(app.models.isEmpty && app.resources.map(\.destination) == ["Net.mlmodelc/model.mlmodel"])

        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit", path: ".", resources: [.process("A.mlmodel"), .copy("B.mlmodel")])])
            """
        try Scratch.write(manifest, folder + "/Kit/Package.swift")
        try Scratch.write("import CoreML", folder + "/Kit/Kit.swift")
        for name in ["A", "B"] { try write(net, folder + "/Kit/\(name).mlmodel") }
        let kit = try #require(try ProjectLocator.read(folder + "/Kit").target("Kit"))
        #expect(kit.models.map(\.lastPathComponent) == ["A.mlmodel"] && kit.leftOut.isEmpty)
        #expect(kit.resources.map(\.destination) == ["A.mlmodelc/model.mlmodel", "B.mlmodel"])
    }

    @Test("a damaged model is read or refused, never a trap")
    func damage() {
        let sound = Self.model(
            [("image", Self.picture), ("x", Self.array(65568)), ("d", Self.field(6, Self.field(1, [])))],
            [("s", Self.field(7, Self.field(3, [])))])
        let target = Project.Target(name: "App", moduleName: "App", kind: .app)
        func read(_ bytes: Bytes) -> LearningModel? {
            let model = LearningModel(name: "A", contents: "A.mlmodel", bytes: bytes)
            _ = model?.source(for: target, beside: "")
            return model
        }
        #expect(read(sound)?.inputs.count == 3)
        for count in sound.indices { #expect(read(Bytes(sound.prefix(count))) == nil, "\(count)") }
        for place in sound.indices {
            for byte in [0, 0x7F, 0x80, 0xFF, sound[place] ^ 1, sound[place] ^ 8] as Bytes {
                var bytes = sound
                bytes[place] = byte
                _ = read(bytes)
            }
        }
        // A length of 2^64 - 1, a number of eleven bytes, and a group.
        for bytes in [[0x12] + Bytes(repeating: 0xFF, count: 9) + [1], [8] + Bytes(repeating: 0xFF, count: 11), [0x13, 0x14]] as [Bytes] {
            #expect(read(bytes) == nil, "\(bytes)")
        }
        let many = (0..<10_001).flatMap { Self.field(1, Self.feature("a\($0)", Self.field(1, []))) }
        #expect(read(Self.field(2, many)) == nil)
        // Names of which only the first of each can be declared, and two that become the same in Swift.
        let names = read(Self.model(["a.b", "a b", "a.b", "a_bShapedArray", "\u{1F600}", ""].map { ($0, Self.array(65568)) }, []))
        #expect(names?.inputs.map(\.identifier) == ["a_b", "a_b_", "a_bShapedArray_", "__"])
        let quotes = read(Self.model([("\"]}\n", Self.field(3, []))], []))
        #expect(quotes?.source(for: target, beside: "")?.contains("case \"\\\"]}\\u{a}\": MLFeatureValue(string: self.____)\n") == true)
    }

    // MARK: Bytes

    private static let picture = field(4, field(1, 224) + field(2, 112) + field(3, 20))

    private static func array(_ type: UInt64) -> Bytes { field(5, field(1, [1, 3]) + field(2, type)) }

    private static func feature(_ name: String, _ type: Bytes) -> Bytes { field(1, name) + field(2, "A text") + field(3, type) }

    private static func model(_ inputs: [(String, Bytes)], _ outputs: [(String, Bytes)]) -> Bytes {
        let description = inputs.flatMap { field(1, feature($0.0, $0.1)) } + outputs.flatMap { field(10, feature($0.0, $0.1)) }
        return field(1, 4) + field(2, description + field(100, field(1, "A model")))
    }

    private static func number(_ value: UInt64) -> Bytes {
        value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + number(value >> 7)
    }
    private static func field(_ place: UInt64, _ value: UInt64) -> Bytes { number(place << 3) + number(value) }
    private static func field(_ place: UInt64, _ bytes: Bytes) -> Bytes { number(place << 3 | 2) + number(UInt64(bytes.count)) + bytes }
    private static func field(_ place: UInt64, _ text: String) -> Bytes { field(place, Bytes(text.utf8)) }

    private static func manifest(_ path: String) -> String {
        """
        { "fileFormatVersion": "1.0.0", "itemInfoEntries": { "B": { "name": "weights", "path": "com.apple.CoreML/weights" },
          "A": { "name": "model.mlmodel", "path": "\(path)" } }, "rootModelIdentifier": "A" }
        """
    }

    private func write(_ bytes: Bytes, _ path: String) throws {
        try FileManager.default.createDirectory(atPath: path.deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
}
