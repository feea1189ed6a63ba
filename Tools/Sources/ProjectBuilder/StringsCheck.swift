import Foundation
import InterfaceBuilder

/// Checks files of localized texts before an app gets them: an app reads a damaged file only up to the damage.
enum StringsCheck {
    /// Returns the error in a damaged `.strings` or `.stringsdict` file, as `file:line:column: error: message`, or `nil` for any other
    /// file.
    static func damage(in path: String) -> String? {
        let type = path.pathExtension
        guard type == "strings" || type == "stringsdict", let data = ProjectFile.data(path), !data.isEmpty else { return nil }
        do {
            if try PropertyListSerialization.propertyList(from: data, format: nil) is [String: Any] { return nil }
            return "\(path):1:1: error: The file does not contain a dictionary."
        } catch {
            if type == "strings" {
                return StringsFile(data).damage.map { "\(path):\($0.line):\($0.column): error: \($0.message)" }
            }
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            return "\(path):\(detail.firstMatch(of: /line (\d+)/)?.1 ?? "1"):1: error: \(detail)"
        }
    }
}
