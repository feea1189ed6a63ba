/// Shapes drawn for this project, where the icon set has none or a misleading one. SVG path data in a square of 16 units.
enum DrawnSymbols {
    static let shapes: [String: (data: String, usesEvenOddFill: Bool)] = [
        "info-circle": (ring + " " + smallI, false),
        "info-circle-fill": (disc + " " + smallI, true),
        "info-lg": ("M6.4 3a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 0 1-3.2 0zM5.6 6.3h3.7v6.6h1.8v1.6H5.1v-1.6h2V7.9H5.6z", false),
        "person-circle-fill": (
            disc
                + " M8 3.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z M8 9.6c2.8 0 4.7 1.3 5.2 3A7 7 0 0 1 8 15a7 7 0 0 1-5.2-2.4c.5-1.7 2.4-3 5.2-3z",
            true
        ),
        "crown": (
            "M1 4.2a1 1 0 0 1 1.6-.6l2.6 2.3L7.25 2a.85.85 0 0 1 1.5 0l2.05 3.9 2.6-2.3a1 1 0 0 1 1.6.6l-1.3 7.2H2.3z"
                + " M2.4 4.9l1 5.3h9.2l1-5.3-2.4 2.1a.8.8 0 0 1-1.25-.2L8 3.3 6.05 6.8a.8.8 0 0 1-1.25.2z M2.4 12.6h11.2v1.7H2.4z", true
        ),
        "crown-fill": (
            "M1 4.2a1 1 0 0 1 1.6-.6l2.6 2.3L7.25 2a.85.85 0 0 1 1.5 0l2.05 3.9 2.6-2.3a1 1 0 0 1 1.6.6l-1.3 7.2H2.3z M2.4 12.6h11.2v1.7H2.4z",
            false
        ),
        "leaf": (
            "M14.5 1.5C9 1.2 3.2 3 2.3 8.2c-.3 1.6.1 3 .7 4.1L1.6 14.4l1 .9 1.6-1.9c1.3.8 3.1 1 4.8.3 4.7-1.8 5.6-7.2 5.5-12.2z"
                + " M13.4 2.6c-.1 4.3-1.1 8.6-4.8 10-1.3.5-2.6.4-3.6-.1 1.3-2.8 3.2-5.1 5.8-6.8-3.1 1.3-5.5 3.3-7 5.8-.4-.9-.6-1.9-.4-3 .7-4 5.2-5.9 10-5.9z",
            true
        ),
        "leaf-fill": (
            "M14.5 1.5C9 1.2 3.2 3 2.3 8.2c-.3 1.6.1 3 .7 4.1L1.6 14.4l1 .9 1.6-1.9c1.3.8 3.1 1 4.8.3 4.7-1.8 5.6-7.2 5.5-12.2z"
                + " M4.4 11.7c1.2-2.6 3.4-4.7 6.4-6-2.3 1.8-4.2 3.9-5.5 6.6z", true
        ),
        // A large one beside text of 17 points is 17.6 points wide with arms of 1.64 and round ends (pointfreeco/swift-snapshot-testing,
        // testTraitsEmbeddedInTabNavigation).
        "plus-lg": (
            "M7.54 2.1a.46.46 0 0 1 .92 0v5.44h5.44a.46.46 0 0 1 0 .92H8.46v5.44a.46.46 0 0 1-.92 0V8.46H2.1a.46.46 0 0 1 0-.92h5.44z",
            false
        ),
        // The corners and the width of the stroke as in GoodRequest/GoodSwiftUI, GRToggleSnapshotTests (iOS 18.6), which stretches it; the
        // proportions of the accessory in metrics.md 8.
        "check-lg": (checkmark, false),
        "equal": ("M2 5h12v1.5H2zM2 9.5h12v1.5H2z", false),
        "rectangle": (
            "M2 2.5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM2 3.5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1z",
            true
        ),
        "rectangle-fill": ("M2 2.5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z", false),
        "circle-dashed": (dashedRing, false),
        "figure-walk": (walker, false),
        "pawprint": (paw, false),
        "pawprint-fill": (paw, false),
    ]

    private static let checkmark =
        "M6.25 13.08L13.70 1.82A0.52 0.52 0 0 1 14.56 2.38L6.73 14.23A0.52 0.52 0 0 1 5.90 14.28L1.47 8.93A0.52 0.52 0 0 1 2.27 8.27z"
    private static let disc = "M8 16A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"
    private static let ring = "M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"
    private static let smallI = "M7 4.5a1 1 0 1 1 2 0 1 1 0 0 1-2 0zM6.5 6.7h2.2v4.7h1.3v1H6.1v-1h1.4V7.7h-1z"
    private static let paw = [
        "M4 3.6a1.6 2.2 0 1 0 3.2 0a1.6 2.2 0 1 0 -3.2 0z", "M8.8 3.6a1.6 2.2 0 1 0 3.2 0a1.6 2.2 0 1 0 -3.2 0z",
        "M.9 7.3a1.5 2 0 1 0 3 0a1.5 2 0 1 0 -3 0z", "M12.1 7.3a1.5 2 0 1 0 3 0a1.5 2 0 1 0 -3 0z",
        "M8 7.4c2 0 3.3 1.8 4.4 3.3 1.3 1.8.4 4.1-1.7 4.1-1.1 0-1.7-.5-2.7-.5s-1.6.5-2.7.5c-2.1 0-3-2.3-1.7-4.1C4.7 9.2 6 7.4 8 7.4z",
    ].joined(separator: " ")
    private static let dashedRing = [
        "M15.98 8.56A8 8 0 0 1 15.19 11.51L14.29 11.07A7 7 0 0 0 14.98 8.49z",
        "M14.63 12.47A8 8 0 0 1 12.47 14.63L11.91 13.80A7 7 0 0 0 13.80 11.91z",
        "M11.51 15.19A8 8 0 0 1 8.56 15.98L8.49 14.98A7 7 0 0 0 11.07 14.29z",
        "M7.44 15.98A8 8 0 0 1 4.49 15.19L4.93 14.29A7 7 0 0 0 7.51 14.98z",
        "M3.53 14.63A8 8 0 0 1 1.37 12.47L2.20 11.91A7 7 0 0 0 4.09 13.80z",
        "M0.81 11.51A8 8 0 0 1 0.02 8.56L1.02 8.49A7 7 0 0 0 1.71 11.07z",
        "M0.02 7.44A8 8 0 0 1 0.81 4.49L1.71 4.93A7 7 0 0 0 1.02 7.51z", "M1.37 3.53A8 8 0 0 1 3.53 1.37L4.09 2.20A7 7 0 0 0 2.20 4.09z",
        "M4.49 0.81A8 8 0 0 1 7.44 0.02L7.51 1.02A7 7 0 0 0 4.93 1.71z", "M8.56 0.02A8 8 0 0 1 11.51 0.81L11.07 1.71A7 7 0 0 0 8.49 1.02z",
        "M12.47 1.37A8 8 0 0 1 14.63 3.53L13.80 4.09A7 7 0 0 0 11.91 2.20z",
        "M15.19 4.49A8 8 0 0 1 15.98 7.44L14.98 7.51A7 7 0 0 0 14.29 4.93z",
    ].joined(separator: " ")
    private static let walker = [
        "M7.5 1.7a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0z",
        "M7.31 4.46A1.1 1.1 0 0 1 9.49 4.74L8.89 9.34A1.1 1.1 0 0 1 6.71 9.06z",
        "M7.2 9.65A0.75 0.75 0 0 1 8.4 8.75L10.2 11.15A0.75 0.75 0 0 1 9 12.05z",
        "M8.91 11.7A0.7 0.7 0 0 1 10.29 11.5L10.79 15A0.7 0.7 0 0 1 9.41 15.2z",
        "M7.09 8.97A0.75 0.75 0 0 1 8.51 9.43L7.61 12.23A0.75 0.75 0 0 1 6.19 11.77z",
        "M6.33 11.6A0.7 0.7 0 0 1 7.47 12.4L5.37 15.4A0.7 0.7 0 0 1 4.23 14.6z",
        "M7.99 4.38A0.6 0.6 0 0 1 8.61 5.42L5.91 7.02A0.6 0.6 0 0 1 5.29 5.98z",
        "M5.02 6.35A0.6 0.6 0 0 1 6.18 6.65L5.58 9.05A0.6 0.6 0 0 1 4.42 8.75z",
        "M8.2 5.13A0.6 0.6 0 0 1 9.2 4.47L10.8 6.87A0.6 0.6 0 0 1 9.8 7.53z",
        "M10.1 7.77A0.6 0.6 0 0 1 10.5 6.63L12.5 7.33A0.6 0.6 0 0 1 12.1 8.47z",
    ].joined(separator: " ")

    /// Returns the outline of a capital letter or a number in the system font, centered in the square, or `nil` for other words.
    static func lettering(_ word: String) -> CGPath? {
        let isNumber = word.count <= 2 && word.allSatisfy { ("0"..."9").contains($0) }
        guard isNumber || (word.count == 1 && word.allSatisfy { ("a"..."z").contains($0) }) else { return nil }
        let face = FontLibrary.shared.systemFace(weight: SystemWeight(0.3), isItalic: false, isDisplay: true)
        let path = CGMutablePath()
        var x: CGFloat = 0
        for scalar in word.uppercased().unicodeScalars {
            guard let glyph = face.glyph(for: scalar), let outline = face.outline(of: glyph) else { return nil }
            path.addPath(outline, transform: CGAffineTransform(translationX: x, y: 0))
            x += face.advance(of: glyph)
        }
        let box = path.boundingBoxOfPath
        guard box.height > 0 else { return nil }
        let scale = min(15 / box.height, 15 / box.width)
        return path.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 8 - box.midX * scale, ty: 8 + box.midY * scale))
    }
}
