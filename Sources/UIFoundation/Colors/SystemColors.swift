import Foundation

// The values are from metrics.md 4. High-contrast variants: Human Interface Guidelines, iOS 13–18.

/// A system color in all its appearances. Colors are 0xRRGGBB in sRGB.
struct SystemColor: Sendable {
    var light: UInt32
    var dark: UInt32
    var lightAlpha: CGFloat = 1
    var darkAlpha: CGFloat = 1
    /// The colors with increased contrast; `nil` uses the plain ones.
    var highContrast: (light: UInt32, dark: UInt32)?
    /// The color in dark mode at the elevated level; `nil` uses `dark`.
    var elevated: UInt32?
    /// The colors of iOS 26; `nil` uses the classic ones.
    var ios26: (light: UInt32, dark: UInt32)?

    func color(for traits: UITraitCollection, generation: Generation) -> UIColor {
        let isDark = traits.userInterfaceStyle == .dark
        var rgb = isDark ? dark : light
        if generation >= .ios26, let ios26 { rgb = isDark ? ios26.dark : ios26.light }
        if isDark, traits.userInterfaceLevel == .elevated, let elevated { rgb = elevated }
        if traits.accessibilityContrast == .high, let highContrast { rgb = isDark ? highContrast.dark : highContrast.light }
        return UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: isDark ? darkAlpha : lightAlpha)
    }
}

enum SystemColorTable {
    static let rows: [String: SystemColor] = [
        "systemRed": SystemColor(light: 0xFF3B30, dark: 0xFF453A, highContrast: (0xD70015, 0xFF6961), ios26: (0xFF383C, 0xFF4245)),
        "systemOrange": SystemColor(light: 0xFF9500, dark: 0xFF9F0A, highContrast: (0xC93400, 0xFFB340), ios26: (0xFF8D28, 0xFF9230)),
        "systemYellow": SystemColor(light: 0xFFCC00, dark: 0xFFD60A, highContrast: (0xB25000, 0xFFD426), ios26: (0xFFCC00, 0xFFD600)),
        "systemGreen": SystemColor(light: 0x34C759, dark: 0x30D158, highContrast: (0x248A3D, 0x30DB5B), ios26: (0x34C759, 0x30D158)),
        "systemMint": SystemColor(light: 0x00C7BE, dark: 0x66D4CF, highContrast: (0x0C817B, 0x66D4CF), ios26: (0x00C8B3, 0x00DAC3)),
        "systemTeal": SystemColor(light: 0x30B0C7, dark: 0x40C8E0, highContrast: (0x008299, 0x5DE6FF), ios26: (0x00C3D0, 0x00D2E0)),
        "systemCyan": SystemColor(light: 0x32ADE6, dark: 0x64D2FF, highContrast: (0x0071A4, 0x70D7FF), ios26: (0x00C0E8, 0x3CD3FE)),
        "systemBlue": SystemColor(light: 0x007AFF, dark: 0x0A84FF, highContrast: (0x0040DD, 0x409CFF), ios26: (0x0088FF, 0x0091FF)),
        "systemIndigo": SystemColor(light: 0x5856D6, dark: 0x5E5CE6, highContrast: (0x3634A3, 0x7D7AFF), ios26: (0x6155F5, 0x6D7CFF)),
        "systemPurple": SystemColor(light: 0xAF52DE, dark: 0xBF5AF2, highContrast: (0x8944AB, 0xDA8FFF), ios26: (0xCB30E0, 0xDB34F2)),
        "systemPink": SystemColor(light: 0xFF2D55, dark: 0xFF375F, highContrast: (0xD30F45, 0xFF6482), ios26: (0xFF2D55, 0xFF375F)),
        "systemBrown": SystemColor(light: 0xA2845E, dark: 0xAC8E68, highContrast: (0x7F6545, 0xB59469), ios26: (0xAC7F5E, 0xB78A66)),
        "systemGray": SystemColor(light: 0x8E8E93, dark: 0x8E8E93),
        "systemGray2": SystemColor(light: 0xAEAEB2, dark: 0x636366),
        "systemGray3": SystemColor(light: 0xC7C7CC, dark: 0x48484A),
        "systemGray4": SystemColor(light: 0xD1D1D6, dark: 0x3A3A3C),
        "systemGray5": SystemColor(light: 0xE5E5EA, dark: 0x2C2C2E),
        "systemGray6": SystemColor(light: 0xF2F2F7, dark: 0x1C1C1E),
        "label": SystemColor(light: 0x000000, dark: 0xFFFFFF),
        "secondaryLabel": SystemColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6),
        "tertiaryLabel": SystemColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3),
        "quaternaryLabel": SystemColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.16),
        "placeholderText": SystemColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3),
        "separator": SystemColor(light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6),
        "opaqueSeparator": SystemColor(light: 0xC6C6C8, dark: 0x38383A),
        "link": SystemColor(light: 0x007AFF, dark: 0x0984FF),
        "systemFill": SystemColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36),
        "secondarySystemFill": SystemColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32),
        "tertiarySystemFill": SystemColor(light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24),
        "quaternarySystemFill": SystemColor(light: 0x747480, dark: 0x767680, lightAlpha: 0.08, darkAlpha: 0.18),
        "systemBackground": SystemColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E),
        "secondarySystemBackground": SystemColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E),
        "tertiarySystemBackground": SystemColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C),
        "systemGroupedBackground": SystemColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E),
        "secondarySystemGroupedBackground": SystemColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E),
        "tertiarySystemGroupedBackground": SystemColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C),
    ]
}

extension UIColor {
    /// Returns the system color that Interface Builder and archives name `name`, with or without the suffix `Color`.
    package static func system(named name: String) -> UIColor? {
        let key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let color = systemColors[key] { return color }
        switch key {
        case "groupTableViewBackground": return .systemGroupedBackground
        case "lightText": return .lightText
        case "darkText": return .darkText
        case "tint": return .tintColor
        case "viewFlipsideBackground", "scrollViewTexturedBackground", "underPageBackground": return .gray
        default: return standardColors[key]
        }
    }

    private static let standardColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red, "green": .green,
        "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
        "clear": .clear,
    ]

    private static let systemColors: [String: UIColor] = Dictionary(
        uniqueKeysWithValues: SystemColorTable.rows.map { name, row in
            (name, UIColor(source: .dynamic { row.color(for: $0, generation: Generation.current) }, systemName: name + "Color"))
        })

    private static func row(_ name: String) -> UIColor { systemColors[name] ?? .clear }

    /// The red that follows style, contrast, and generation.
    public static var systemRed: UIColor { row("systemRed") }
    /// The orange that follows style, contrast, and generation.
    public static var systemOrange: UIColor { row("systemOrange") }
    /// The yellow that follows style, contrast, and generation.
    public static var systemYellow: UIColor { row("systemYellow") }
    /// The green that follows style, contrast, and generation.
    public static var systemGreen: UIColor { row("systemGreen") }
    /// The mint that follows style, contrast, and generation.
    public static var systemMint: UIColor { row("systemMint") }
    /// The teal that follows style, contrast, and generation.
    public static var systemTeal: UIColor { row("systemTeal") }
    /// The cyan that follows style, contrast, and generation.
    public static var systemCyan: UIColor { row("systemCyan") }
    /// The blue that follows style, contrast, and generation. The default tint.
    public static var systemBlue: UIColor { row("systemBlue") }
    /// The indigo that follows style, contrast, and generation.
    public static var systemIndigo: UIColor { row("systemIndigo") }
    /// The purple that follows style, contrast, and generation.
    public static var systemPurple: UIColor { row("systemPurple") }
    /// The pink that follows style, contrast, and generation.
    public static var systemPink: UIColor { row("systemPink") }
    /// The brown that follows style, contrast, and generation.
    public static var systemBrown: UIColor { row("systemBrown") }
    /// The middle gray that follows style and contrast.
    public static var systemGray: UIColor { row("systemGray") }
    /// The first gray between ``systemGray`` and the background.
    public static var systemGray2: UIColor { row("systemGray2") }
    /// The second gray between ``systemGray`` and the background.
    public static var systemGray3: UIColor { row("systemGray3") }
    /// The third gray between ``systemGray`` and the background.
    public static var systemGray4: UIColor { row("systemGray4") }
    /// The fourth gray between ``systemGray`` and the background.
    public static var systemGray5: UIColor { row("systemGray5") }
    /// The gray that is nearest to the background.
    public static var systemGray6: UIColor { row("systemGray6") }
    /// The color of the most important text.
    public static var label: UIColor { row("label") }
    /// The color of text of second importance, which shows through.
    public static var secondaryLabel: UIColor { row("secondaryLabel") }
    /// The color of text of third importance, which shows through.
    public static var tertiaryLabel: UIColor { row("tertiaryLabel") }
    /// The color of text of least importance, which shows through.
    public static var quaternaryLabel: UIColor { row("quaternaryLabel") }
    /// The color of the text in an empty field.
    public static var placeholderText: UIColor { row("placeholderText") }
    /// The color of thin lines, which shows through.
    public static var separator: UIColor { row("separator") }
    /// The color of thin lines that hide what is beneath.
    public static var opaqueSeparator: UIColor { row("opaqueSeparator") }
    /// The color of links in text.
    public static var link: UIColor { row("link") }
    /// The fill of thin and small shapes, which shows through.
    public static var systemFill: UIColor { row("systemFill") }
    /// The fill of shapes of middle size, such as a switch.
    public static var secondarySystemFill: UIColor { row("secondarySystemFill") }
    /// The fill of large shapes, such as a field.
    public static var tertiarySystemFill: UIColor { row("tertiarySystemFill") }
    /// The fill of the largest areas.
    public static var quaternarySystemFill: UIColor { row("quaternarySystemFill") }
    /// The background of a screen. In dark presentations it is lighter.
    public static var systemBackground: UIColor { row("systemBackground") }
    /// The background of content on ``systemBackground``.
    public static var secondarySystemBackground: UIColor { row("secondarySystemBackground") }
    /// The background of content on ``secondarySystemBackground``.
    public static var tertiarySystemBackground: UIColor { row("tertiarySystemBackground") }
    /// The background of a screen with groups.
    public static var systemGroupedBackground: UIColor { row("systemGroupedBackground") }
    /// The background of a group on ``systemGroupedBackground``.
    public static var secondarySystemGroupedBackground: UIColor { row("secondarySystemGroupedBackground") }
    /// The background of content in a group.
    public static var tertiarySystemGroupedBackground: UIColor { row("tertiarySystemGroupedBackground") }

    /// The older name of ``systemGroupedBackground``.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
    /// Light text for dark backgrounds, in every style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Dark text for light backgrounds, in every style.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The tint of the view in which it is drawn; system blue unless a view specifies one.
    public static let tintColor = UIColor(
        source: .dynamic { traits in TintColorResolution.color.resolvedColor(with: traits) },
        systemName: "tintColor")
}
