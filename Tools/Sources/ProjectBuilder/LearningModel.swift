import Foundation
import SourceTranslator

/// A Core ML model of a project and what Xcode generates from it at build time: the class that loads it, with classes of its inputs and
/// outputs, and the compiled model in the bundle, which here is the description itself.
///
/// The fields' numbers are in Apple's description of the format: apple.github.io/coremltools/mlmodel (Model, FeatureTypes).
struct LearningModel {
    struct Feature {
        enum Kind: Equatable {
            case int64, double, string
            case image(width: Int, height: Int, format: String)
            /// The type of the numbers, or `nil` if the model doesn't say.
            case array(of: String?)
            case dictionary(key: String)
            case sequence(of: String)
        }
        var name: String
        /// The name in Swift.
        var identifier: String
        var kind: Kind
        var isOptional = false
    }

    /// The name of the file, and of the compiled model in the bundle.
    let name: String
    /// The file with the model's description.
    let contents: String
    let inputs: [Feature]
    let outputs: [Feature]
    /// `Name.mlmodelc/model.mlmodel`. `Bundle` finds the folder.
    var destination: String { name + ".mlmodelc/model.mlmodel" }

    /// The reason for leaving out a file that can't be read.
    static let unreadable = "a Core ML model that cannot be read; if Git LFS stores it, 'git lfs pull' fetches it"

    static func isLearningModel(_ path: String) -> Bool { ["mlmodel", "mlpackage"].contains(path.pathExtension) }

    /// Reads the model at `path`. `nil` if it can't be read, which the project's reader reports.
    init?(_ path: String) {
        guard Self.isLearningModel(path), let file = Self.contents(of: path),
            let start = ProjectFile.settings(startOf: file, count: Self.largestDescription)
        else { return nil }
        self.init(name: path.lastPathComponent.deletingPathExtension, contents: file, bytes: [UInt8](start))
    }

    /// Creates a model from the start of its file.
    init?(name: String, contents: String, bytes: [UInt8]) {
        guard let interface = try? Self.interface(bytes[...]) else { return nil }
        (self.name, self.contents) = (name, contents)
        (inputs, outputs) = (Self.distinct(interface.inputs), Self.distinct(interface.outputs))
    }

    /// Returns the file with the description: the model itself, or the one that a package's manifest names.
    private static func contents(of path: String) -> String? {
        guard path.hasSuffix(".mlpackage") else { return path }
        guard let data = ProjectFile.data(path.appending("Manifest.json")),
            let manifest = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let root = manifest["rootModelIdentifier"] as? String,
            let item = (manifest["itemInfoEntries"] as? [String: Any])?[root] as? [String: Any],
            let place = item["path"] as? String, !place.split(separator: "/").contains("..")
        else { return nil }
        return path.appending("Data").appending(place)
    }

    // MARK: Reading

    /// The description is at the start of a model, before its weights, because fields are written in the order of their numbers.
    private static let largestDescription = 16 << 20
    /// More inputs and outputs than any model has.
    private static let mostFeatures = 10_000

    private struct Interface {
        var name = "", inputs: [Feature] = [], outputs: [Feature] = []
    }

    private static func interface(_ bytes: ArraySlice<UInt8>) throws -> Interface {
        var model = WireMessage(bytes)
        while let field = try model.next() {
            if field.number == 2, case .bytes(let description) = field.value { return try interface(ofDescription: description) }
        }
        throw WireMessage.Damage()
    }

    /// Returns the inputs and outputs of the model, or of its default function if it has several.
    private static func interface(ofDescription bytes: ArraySlice<UInt8>) throws -> Interface {
        var message = WireMessage(bytes), whole = Interface(), functions: [Interface] = [], chosen = ""
        while let field = try message.next() {
            guard case .bytes(let bytes) = field.value else { continue }
            switch field.number {
            case 1: try add(bytes, to: &whole.inputs)
            case 10: try add(bytes, to: &whole.outputs)
            case 20:
                guard functions.count < mostFeatures else { throw WireMessage.Damage() }
                functions.append(try interface(ofFunction: bytes))
            case 21: chosen = String(decoding: bytes, as: UTF8.self)
            default: break
            }
        }
        return functions.first { $0.name == chosen } ?? functions.first ?? whole
    }

    private static func interface(ofFunction bytes: ArraySlice<UInt8>) throws -> Interface {
        var message = WireMessage(bytes), function = Interface()
        while let field = try message.next() {
            guard case .bytes(let bytes) = field.value else { continue }
            switch field.number {
            case 1: function.name = String(decoding: bytes, as: UTF8.self)
            case 2: try add(bytes, to: &function.inputs)
            case 3: try add(bytes, to: &function.outputs)
            default: break
            }
        }
        return function
    }

    private static func add(_ bytes: ArraySlice<UInt8>, to features: inout [Feature]) throws {
        guard features.count < mostFeatures else { throw WireMessage.Damage() }
        var message = WireMessage(bytes), name = "", kind: Feature.Kind?, isOptional = false
        while let field = try message.next() {
            guard case .bytes(let bytes) = field.value else { continue }
            if field.number == 1 { name = String(decoding: bytes, as: UTF8.self) }
            if field.number == 3 { (kind, isOptional) = try type(bytes) }
        }
        guard !name.isEmpty, let kind else { return }
        features.append(Feature(name: name, identifier: identifier(name), kind: kind, isOptional: isOptional))
    }

    private static func type(_ bytes: ArraySlice<UInt8>) throws -> (Feature.Kind?, isOptional: Bool) {
        var message = WireMessage(bytes), kind: Feature.Kind?, isOptional = false
        while let field = try message.next() {
            switch (field.number, field.value) {
            case (1, .bytes): kind = .int64
            case (2, .bytes): kind = .double
            case (3, .bytes): kind = .string
            case (4, .bytes(let bytes)):
                let (numbers, _) = try numbers(bytes)
                // The numbers of the color spaces.
                let formats: [UInt64: String] = [10: "OneComponent8", 40: "OneComponent16Half"]
                let format = formats[numbers[3] ?? 0] ?? "32BGRA"
                kind = .image(width: size(numbers[1]), height: size(numbers[2]), format: "kCVPixelFormatType_" + format)
            case (5, .bytes(let bytes)):
                // The numbers of MLMultiArrayDataType.
                let types: [UInt64: String] = [
                    65552: "Float16", 65568: "Float", 65600: "Double", 131080: "Int8", 131104: "Int32",
                ]
                kind = .array(of: try numbers(bytes).values[2].flatMap { types[$0] })
            case (6, .bytes(let bytes)): kind = .dictionary(key: try numbers(bytes).messages.contains(1) ? "Int64" : "String")
            case (7, .bytes(let bytes)): kind = .sequence(of: try numbers(bytes).messages.contains(1) ? "Int64" : "String")
            case (1000, .number(let number)): isOptional = number != 0
            default: break
            }
        }
        return (kind, isOptional)
    }

    /// Returns the numbers of a message by their fields' numbers, and the numbers of its other fields.
    private static func numbers(_ bytes: ArraySlice<UInt8>) throws -> (values: [UInt64: UInt64], messages: Set<UInt64>) {
        var message = WireMessage(bytes), values: [UInt64: UInt64] = [:], messages: Set<UInt64> = []
        while let field = try message.next() {
            if case .number(let value) = field.value { values[field.number] = value } else { messages.insert(field.number) }
        }
        return (values, messages)
    }

    /// Returns the width or the height of a picture, or 0 for a size that no picture has.
    private static func size(_ number: UInt64?) -> Int { number.flatMap { $0 <= 1 << 16 ? Int($0) : nil } ?? 0 }

    // MARK: Names

    /// Names of members of the generated classes, and names that no member can have.
    private static let reserved = AssetSymbols.keywords.union([
        "", "_", "Any", "Class", "Protocol", "Self", "Type", "featureNames", "featureValue", "provider",
    ])

    /// `PCOS (Y/N)` → `PCOS__Y_N_`, `0` → `_0`, `class` → `class_`, as Xcode writes them.
    static func identifier(_ name: String) -> String {
        var name = String(name.map { $0.isLetter || "0"..."9" ~= $0 ? $0 : "_" })
        if name.first.map({ "0"..."9" ~= $0 }) == true { name = "_" + name }
        return reserved.contains(name) ? name + "_" : name
    }

    /// Keeps the first of several features of a name, and gives each an identifier of its own.
    private static func distinct(_ features: [Feature]) -> [Feature] {
        var names: Set<String> = [], taken: Set<String> = []
        return features.compactMap { feature in
            guard names.insert(feature.name).inserted else { return nil }
            var feature = feature
            while taken.contains(feature.identifier) || taken.contains(feature.identifier + Self.shapedSuffix) { feature.identifier += "_" }
            taken.formUnion([feature.identifier, feature.identifier + Self.shapedSuffix])
            return feature
        }
    }

    fileprivate static let shapedSuffix = "ShapedArray"
}

// MARK: - Source

extension LearningModel {
    /// Returns the file that Xcode would generate for a target whose own code is `code`, or `nil` if that code declares a class of the same
    /// name: such a project has turned the generation off (`COREML_CODEGEN_LANGUAGE`, or `no_codegen` of the file).
    ///
    /// Like managed objects, the classes may be used from any isolation, even in a module that is isolated to the main actor by default.
    // FIXME(gap): the members of models with a state, makeState() and prediction(input:using:), aren't generated, because few apps have any
    func source(for target: Project.Target, beside code: String) -> String? {
        let type = Self.identifier(name)
        let own = "(?m)^([@\\w(),.*:\"]+[ \\t]+)*(class|struct|enum|actor|typealias)\\s+\(type)(Input|Output)?\\b"
        guard code.range(of: own, options: .regularExpression) == nil else { return nil }
        return "import CoreML\n\n" + inputClass(type + "Input") + outputClass(type + "Output") + modelClass(type, in: target)
    }

    private func inputClass(_ type: String) -> String {
        var text = "nonisolated class \(type): MLFeatureProvider {\n"
        for input in inputs { text += "    var \(input.identifier): \(input.type)\(input.isOptional ? " = nil" : "")\n" }
        text += "    var featureNames: Set<String> { [\(inputs.map(\.name.swiftLiteral).joined(separator: ", "))] }\n"
        text += "    func featureValue(for featureName: String) -> MLFeatureValue? {\n        switch featureName {\n"
        for input in inputs {
            let member = "self." + input.identifier
            let value = input.isOptional ? member + ".map { \(input.value("$0")) }" : input.value(member)
            text += "        case \(input.name.swiftLiteral): \(value)\n"
        }
        text += "        default: nil\n        }\n    }\n"
        text += "    init(\(parameters(shaped: false))) {\n"
        for input in inputs { text += "        self.\(input.identifier) = \(input.identifier)\n" }
        text += "    }\n"
        if hasShapedArrays {
            text += "    convenience init(\(parameters(shaped: true))) {\n        self.init(\(arguments(shaped: true)))\n    }\n"
        }
        return text + pictureMembers + "}\n\n"
    }

    /// The initializers and methods that convert pictures to the sizes of the model.
    private var pictureMembers: String {
        let pictures = inputs.filter { $0.pixels("", of: "") != nil }
        guard !pictures.isEmpty else { return "" }
        var text = ""
        for (suffix, type, label) in [("With", "CGImage", "cgImage"), ("At", "URL", "imageAt")] {
            let parameters = inputs.map { input in
                input.pixels("", of: "") == nil ? input.parameter : "\(input.identifier)\(suffix) \(input.identifier): \(type)"
            }
            let arguments = inputs.map { "\($0.identifier): \($0.pixels(label, of: $0.identifier) ?? $0.identifier)" }
            text += "    convenience init(\(parameters.joined(separator: ", "))) throws {\n"
            text += "        self.init(\(arguments.joined(separator: ", ")))\n    }\n"
            for picture in pictures {
                let name = picture.identifier, method = "set" + name.prefix(1).uppercased() + name.dropFirst()
                text += "    func \(method)(with \(name): \(type)) throws { self.\(name) = \(picture.pixels(label, of: name) ?? "") }\n"
            }
        }
        return text
    }

    private func outputClass(_ type: String) -> String {
        var text = "nonisolated class \(type): MLFeatureProvider {\n    private let provider: any MLFeatureProvider\n"
        for output in outputs {
            let value = "self.provider.featureValue(for: \(output.name.swiftLiteral))!"
            text += "    var \(output.identifier): \(output.kind.type) { \(output.read(value)) }\n"
            guard let scalar = output.scalar else { continue }
            let shaped = "MLShapedArray<\(scalar)>"
            text += "    var \(output.identifier)\(Self.shapedSuffix): \(shaped) { \(shaped)(self.\(output.identifier)) }\n"
        }
        text += "    var featureNames: Set<String> { self.provider.featureNames }\n"
        text += "    func featureValue(for featureName: String) -> MLFeatureValue? { self.provider.featureValue(for: featureName) }\n"
        let values = outputs.map { "\($0.name.swiftLiteral): \($0.value($0.identifier))" }
        text += "    init(\(outputs.map { "\($0.identifier): \($0.kind.type)" }.joined(separator: ", "))) {\n"
        text += "        self.provider = try! MLDictionaryFeatureProvider(dictionary: "
        text += "[\(values.isEmpty ? ":" : values.joined(separator: ", "))] as [String: Any])\n    }\n"
        return text + "    init(features: any MLFeatureProvider) { self.provider = features }\n}\n\n"
    }

    private func modelClass(_ type: String, in target: Project.Target) -> String {
        let bundle = target.usesBundleModule ? "Bundle.module" : "Bundle(for: self)"
        let convenience = [false, true].filter { !$0 || hasShapedArrays }.map { shaped in
            """
                func prediction(\(parameters(shaped: shaped))) throws -> \(type)Output {
                    try self.prediction(input: \(type)Input(\(arguments(shaped: shaped))))
                }

            """
        }
        return """
            nonisolated class \(type) {
                let model: MLModel
                class var urlOfModelInThisBundle: URL {
                    let bundle = \(bundle), name = \(name.swiftLiteral)
                    return bundle.url(forResource: name, withExtension: "mlmodelc")
                        ?? bundle.bundleURL.appendingPathComponent(name + ".mlmodelc")
                }
                init(model: MLModel) { self.model = model }
                /// Xcode's initializer ends the app if the model can't be loaded. This one creates a model whose predictions throw an
                /// error.
                convenience init() { self.init(model: (try? MLModel(contentsOf: type(of: self).urlOfModelInThisBundle)) ?? MLModel()) }
                convenience init(configuration: MLModelConfiguration) throws {
                    try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
                }
                convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }
                convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
                    try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
                }
                class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Swift.Result<\(type), any Swift.Error>) -> Void
                ) { load(contentsOf: urlOfModelInThisBundle, configuration: configuration, completionHandler: handler) }
                nonisolated(nonsending) class func load(
                    configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> \(type) {
                    try await load(contentsOf: urlOfModelInThisBundle, configuration: configuration)
                }
                class func load(
                    contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
                    completionHandler handler: @escaping (Swift.Result<\(type), any Swift.Error>) -> Void
                ) {
                    nonisolated(unsafe) let handler = handler
                    MLModel.load(contentsOf: modelURL, configuration: configuration) { result in
                        handler(result.map { \(type)(model: $0) })
                    }
                }
                nonisolated(nonsending) class func load(
                    contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
                ) async throws -> \(type) {
                    \(type)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
                }
                func prediction(input: \(type)Input) throws -> \(type)Output {
                    try self.prediction(input: input, options: MLPredictionOptions())
                }
                func prediction(input: \(type)Input, options: MLPredictionOptions) throws -> \(type)Output {
                    \(type)Output(features: try self.model.prediction(from: input, options: options))
                }
                nonisolated(nonsending) func prediction(
                    input: \(type)Input, options: MLPredictionOptions = MLPredictionOptions()
                ) async throws -> \(type)Output {
                    nonisolated(unsafe) let input = input
                    return \(type)Output(features: try await self.model.prediction(from: input, options: options))
                }
            \(convenience.joined())    func predictions(
                    inputs: [\(type)Input], options: MLPredictionOptions = MLPredictionOptions()
                ) throws -> [\(type)Output] {
                    let batch = try self.model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
                    return (0..<batch.count).map { \(type)Output(features: batch.features(at: $0)) }
                }
            }

            """
    }

    // MARK: Parameters

    private var hasShapedArrays: Bool { inputs.contains { $0.scalar != nil } }

    /// The parameters of the inputs, with arrays as values if `shaped`. At least one of these has no default value, so that a call that
    /// leaves out optional arrays isn't ambiguous.
    private func parameters(shaped: Bool) -> String {
        let isDistinct = inputs.contains { $0.scalar != nil && !$0.isOptional }
        return inputs.map { input in
            guard shaped, let scalar = input.scalar else { return input.parameter }
            let type = "\(input.identifier): MLShapedArray<\(scalar)>"
            return input.isOptional ? type + (isDistinct ? "? = nil" : "?") : type
        }.joined(separator: ", ")
    }

    private func arguments(shaped: Bool) -> String {
        inputs.map { input in
            let name = input.identifier
            guard shaped, input.scalar != nil else { return "\(name): \(name)" }
            return "\(name): " + (input.isOptional ? "\(name).map { MLMultiArray($0) }" : "MLMultiArray(\(name))")
        }.joined(separator: ", ")
    }
}

extension LearningModel.Feature.Kind {
    fileprivate var type: String {
        switch self {
        case .int64: "Int64"
        case .double: "Double"
        case .string: "String"
        case .image: "CVPixelBuffer"
        case .array: "MLMultiArray"
        case .dictionary(let key): "[\(key): Double]"
        case .sequence(let element): "[\(element)]"
        }
    }
}

extension LearningModel.Feature {
    fileprivate var type: String { kind.type + (isOptional ? "?" : "") }
    fileprivate var parameter: String { "\(identifier): \(type)\(isOptional ? " = nil" : "")" }

    /// The type of an array's numbers, or `nil` for another feature.
    fileprivate var scalar: String? { if case .array(let scalar) = kind { scalar } else { nil } }

    /// The expression for the feature's value of a Swift value. Bridging casts such as `as [AnyHashable: NSNumber]` don't compile on Linux.
    fileprivate func value(_ name: String) -> String {
        switch kind {
        case .int64: "MLFeatureValue(int64: \(name))"
        case .double: "MLFeatureValue(double: \(name))"
        case .string: "MLFeatureValue(string: \(name))"
        case .image: "MLFeatureValue(pixelBuffer: \(name))"
        case .array: "MLFeatureValue(multiArray: \(name))"
        case .dictionary:
            "try! MLFeatureValue(dictionary: \(name).reduce(into: [:]) { $0[AnyHashable($1.key)] = NSNumber(value: $1.value) })"
        case .sequence("String"): "MLFeatureValue(sequence: MLSequence(strings: \(name)))"
        case .sequence: "MLFeatureValue(sequence: MLSequence(int64s: \(name).map { NSNumber(value: $0) }))"
        }
    }

    /// The expression for the Swift value of a feature's value.
    fileprivate func read(_ value: String) -> String {
        switch kind {
        case .int64: value + ".int64Value"
        case .double: value + ".doubleValue"
        case .string: value + ".stringValue"
        case .image: value + ".imageBufferValue!"
        case .array: value + ".multiArrayValue!"
        case .dictionary("String"): value + ".dictionaryValue.reduce(into: [:]) { $0[$1.key as? String ?? \"\"] = $1.value.doubleValue }"
        case .dictionary:
            value + ".dictionaryValue.reduce(into: [:]) { "
                + "$0[$1.key as? Int64 ?? Int64($1.key as? Int ?? 0)] = $1.value.doubleValue }"
        case .sequence("String"): value + ".sequenceValue!.stringValues"
        case .sequence: value + ".sequenceValue!.int64Values.map(\\.int64Value)"
        }
    }

    /// The expression for a picture in the model's size, or `nil` for another feature.
    fileprivate func pixels(_ label: String, of name: String) -> String? {
        guard case .image(let width, let height, let format) = kind else { return nil }
        return
            "try MLFeatureValue(\(label): \(name), pixelsWide: \(width), pixelsHigh: \(height), pixelFormatType: \(format), options: nil)"
            + ".imageBufferValue!"
    }
}
