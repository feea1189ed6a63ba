import Foundation

/// Creates constraints from text such as `H:|-[name(>=80@750)]-8-[value]-|`.
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

/// The reason why a format cannot be parsed, with the position marked as UIKit marks it.
struct VisualFormatError: Error {
    var reason: String
    var format: String
    var position: Int

    var message: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}
