/// A script's environment: Maestro's `output`, `maestro`, `http`, `json`, `faker`, and `relativePoint`, a console, and a clock and random
/// numbers from the flow. Names from https://docs.maestro.dev/maestro-flows/javascript.
enum ScriptPrelude {
    static let source = String(decoding: PackageResources.prelude_js, as: UTF8.self)
}
