import Foundation

/// Constraints from text such as `H:|-[name(>=80@750)]-8-[value]-|`.
@MainActor
enum VisualFormat {
    static func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        do throws(VisualFormatError) {
            let line = try parser.parse()
            return try VisualFormatBuilder(line: line, options: options, parser: parser).build()
        } catch {
            Fault.raise(.invalidArgumentException, error.message)
            return []
        }
    }
}

/// Why a format cannot be read, with the place marked as UIKit marks it.
struct VisualFormatError: Error {
    var reason: String
    var format: String
    var position: Int

    var message: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}
