public import Foundation
extension CharacterSet {
    @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg") nonisolated public func _usInverted() -> CharacterSet {
        var copy = self; copy.invert(); return copy
    }
}
@_silgen_name("understudy_plural_format") nonisolated private func _usPlural(_ format: String, _ arguments: [any CVarArg]) -> String
@_silgen_name("understudy_preferred_languages") nonisolated private func _usLanguages() -> [String]
extension String {
    @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC") nonisolated public static func _usFormat(
        _ format: __shared String, _ arguments: __owned [any CVarArg]
    ) -> String {
        String(format: _usPlural(format, arguments), locale: nil, arguments: arguments)
    }
    @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC") nonisolated public static func _usFormat(
        _ format: __shared String, arguments: __shared [any CVarArg]
    ) -> String {
        String(format: _usPlural(format, arguments), locale: nil, arguments: arguments)
    }
    @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
    nonisolated public static func _usFormat(_ format: __shared String, _ locale: __shared Locale?, _ arguments: __owned [any CVarArg])
        -> String
    {
        String(format: _usPlural(format, arguments), locale: locale, arguments: arguments)
    }
    @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ") nonisolated public static func _usLocalizedFormat(
        _ format: String, _ arguments: [any CVarArg]
    ) -> String {
        String(format: _usPlural(format, arguments), locale: .current, arguments: arguments)
    }
}
@_silgen_name("understudy_turn") nonisolated private func _usTurn()
extension RunLoop {
    @_silgen_name("$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF") nonisolated public func _usRun(until limit: Date) {
        repeat { guard run(mode: .default, before: limit) else { break } } while limit.timeIntervalSinceNow > 0
        _usTurn()
    }
}
@_silgen_name("understudy_bundle_for_class") nonisolated private func _usBundle(_ type: AnyClass) -> Bundle
extension Bundle {
    @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC") nonisolated public static func _usMake(for type: AnyClass) -> Bundle {
        _usBundle(type)
    }
}
@_silgen_name("us_initializerIsMissing") nonisolated private func _usIsMissing(
    _: UnsafePointer<UInt8>?, _: Int32, _: UnsafePointer<UInt8>?, _: Int32, _: UnsafePointer<UInt8>?, _: Int32, _: UInt32, _: UInt32,
    _: UInt32)
@_cdecl("_swift_stdlib_reportUnimplementedInitializerInFile") nonisolated public func _usReportMissing(
    _ type: UnsafePointer<UInt8>?, _ typeLength: Int32, _ name: UnsafePointer<UInt8>?, _ nameLength: Int32, _ file: UnsafePointer<UInt8>?,
    _ fileLength: Int32, _ line: UInt32, _ column: UInt32, _ flags: UInt32
) {
    _usIsMissing(type, typeLength, name, nameLength, file, fileLength, line, column, flags)
}
extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ") nonisolated public static func _usPreferredLanguages()
        -> [String]
    { _usLanguages() }
}
extension NSDecimalNumber {
    @_silgen_name("$s10Foundation15NSDecimalNumberC8mantissa8exponent10isNegativeACs6UInt64V_s5Int16VSbtcfC")
    nonisolated public static func _usMake(mantissa: UInt64, exponent: Int16, isNegative: Bool) -> NSDecimalNumber {
        NSDecimalNumber(
            decimal: Decimal(sign: isNegative && mantissa > 0 ? .minus : .plus, exponent: Int(exponent), significand: Decimal(mantissa)))
    }
}
extension CGRect {
    @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF") nonisolated public func _usIntersects(_ other: CGRect) -> Bool {
        // An empty span intersects the span in which it begins, as a point does.
        func meet(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> Bool {
            let start = max(a.0, b.0), end = min(a.1, b.1)
            return start < end || start == end && (a.0 == a.1 && start < b.1 || b.0 == b.1 && start < a.1)
        }
        return !isNull && !other.isNull && meet((minX, maxX), (other.minX, other.maxX)) && meet((minY, maxY), (other.minY, other.maxY))
    }
}
