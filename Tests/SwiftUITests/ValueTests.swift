@testable import SwiftUICompanion
import Testing
import UIKitTesting

/// Colors, fonts, paths, animations, and texts as values, without a view.
@Suite("SwiftUI values")
@MainActor struct SwiftUIValueTests {
    private let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("a tint that is the accent color is the tint around it, and a gray has the components of any color")
    func tints() {
        var environment = EnvironmentValues()
        environment.accent = .accentColor
        #expect(environment.accent == nil)
        environment.accent = .accentColor.opacity(0.5)
        let faint = environment.accent?.uiColor().resolvedColor(with: light)
        #expect(faint == UIColor.systemBlue.resolvedColor(with: light).withAlphaComponent(0.5))
        environment.accent = .red
        environment.accent = .accentColor
        #expect(environment.accent == .red)
        for color in [Color.accentColor, Color(uiColor: .tintColor)] {
            let image = Laid(Image(systemName: "star").foregroundStyle(color.opacity(0.5)))
            let tint = image.view.withDescendants.lazy.compactMap { $0 as? UIImageView }.first?.tintColor.resolvedColor(with: light)
            #expect(tint == faint)
        }
        #expect(Color.white.opacity(0.5).cgColor?.components == [1, 1, 1, 0.5])
    }

    @Test("UIKit's choices become SwiftUI's and back, and a font is scaled")
    func conversions() {
        #expect(ColorSchemeContrast(.high) == .increased && ColorSchemeContrast(.normal) == .standard)
        #expect(ColorSchemeContrast(.unspecified) == nil)
        #expect(UIAccessibilityContrast(.increased) == .high && UIAccessibilityContrast(nil) == .unspecified)
        #expect(LegibilityWeight(.bold) == .bold && LegibilityWeight(.regular) == .regular && LegibilityWeight(.unspecified) == nil)
        #expect(UILegibilityWeight(.bold) == .bold && UILegibilityWeight(nil) == .unspecified)
        #expect(UITraitEnvironmentLayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(Font.body.scaled(by: 2).uiFont().pointSize == 34 && Font.system(size: 10).scaled(by: 0.5).bold().uiFont().pointSize == 5)
    }

    @Test("a color is the UIKit color of the same name, adapts to dark mode, and multiplies its opacities")
    func colors() {
        #expect(UIColor(Color.red).resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
        #expect(UIColor(.primary) == UIColor.label && Color(uiColor: .systemTeal) == Color.teal && Color(.systemTeal) == .teal)
        let faint = UIColor(Color.red.opacity(0.5).opacity(0.5)).resolvedColor(with: light)
        #expect(faint.cgColor.alpha == 0.25 && Color.black.opacity(0.3).cgColor?.alpha == 0.3 && Color.red.cgColor == nil)
        #expect(
            Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF" && "\(Color.blue)" == "blue"
                && "\(Color.blue.opacity(0.5))" == "50% blue")
        #expect(UIColor(Color("nowhere")).resolvedColor(with: light) == .clear)
        let middle = UIColor(Color.black.mix(with: .white, by: 0.5)).resolvedColor(with: light)
        #expect(middle == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(abs(Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues()).red - 0.735) < 0.001)
    }

    @Test("a shape style resolves to its color: levels of the current style, the tint, what a custom style resolves to")
    func styles() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.orange
            }
        }
        var environment = EnvironmentValues()
        func color(_ style: some ShapeStyle) -> UIColor { style.resolvedPaint(in: environment).color.resolvedColor(with: light) }
        #expect(color(.secondary) == UIColor.secondaryLabel.resolvedColor(with: light))
        #expect(color(Warning()) == UIColor.systemOrange.resolvedColor(with: light))
        environment.colorScheme = .dark
        #expect(color(Warning()) == UIColor.systemYellow.resolvedColor(with: light))
        #expect(color(Color.red.secondary).cgColor.alpha == 0.6 && color(Color.black.opacity(0.2)).cgColor.alpha == 0.2)
        #expect(color(BackgroundStyle().secondary) == UIColor.secondarySystemBackground.resolvedColor(with: light))
        #expect(color(FillShapeStyle().tertiary) == UIColor.tertiarySystemFill.resolvedColor(with: light))
    }

    @Test("a gradient's style has a name for each form of its colors") func gradients() {
        let gradient = Gradient(colors: [.red, .blue])
        let turn: AngularGradient = .conicGradient(gradient, center: .top, angle: .degrees(90))
        let part: AngularGradient = .angularGradient(stops: gradient.stops, startAngle: .zero, endAngle: .degrees(180))
        let red = Color.red.gradient
        let line: LinearGradient = .linearGradient(red, startPoint: .top, endPoint: .bottom)
        #expect(turn == AngularGradient(gradient: gradient, center: .top, angle: .degrees(90)))
        #expect(part == AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(180)))
        #expect(line == LinearGradient(gradient: red.gradient, startPoint: .top, endPoint: .bottom))
    }

    @Test("a font follows the text size if its style does, and takes a weight, an italic, and a design")
    func fonts() {
        #expect(Font.title.uiFont(.large).pointSize == 28 && Font.title.uiFont(.accessibility1).pointSize == 38)
        #expect(Font.system(size: 20).uiFont(.accessibility5).pointSize == 20)
        #expect(
            Font.custom("Georgia", size: 17).uiFont(.accessibility1).pointSize > 20
                && Font.custom("Georgia", fixedSize: 17).uiFont(.accessibility1).pointSize == 17)
        #expect(Font.body.bold().uiFont(.large).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(Font.system(size: 12, weight: .semibold).uiFont() == UIFont.systemFont(ofSize: 12, weight: .semibold))
        #expect(Font.body.italic().uiFont(.large).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(Font.system(.body, design: .monospaced).uiFont().fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(
            Font.headline.uiFont(.large)
                == UIFont.preferredFont(forTextStyle: .headline, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)))
    }

    @Test("a path keeps its curves when trimmed, parses its own description, and closes where it began")
    func paths() {
        let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(circle.boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
        let half = circle.trimmedPath(from: 0, to: 0.5)
        var curves = 0
        half.forEach { if case .curve = $0 { curves += 1 } }
        #expect(curves == 2 && half.boundingRect.minY > 29.9 && half.boundingRect.height < 30.1, "\(half)")
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 10))
            path.closeSubpath()
        }
        #expect(line.description == "0 0 m 10 0 l 10 10 l h" && Path(line.description) == line && Path("1 2 3 m") == nil)
        #expect(line.trimmedPath(from: 0.1, to: 0.2).currentPoint.map { abs($0.x - 6.828) < 0.01 } == true)
        var late = Path()
        late.addLine(to: CGPoint(x: 5, y: 5))
        #expect(late.description == "5 5 m")
        #expect(
            Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 40).boundingRect.size
                == CGSize(width: 10, height: 10))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 80, topTrailingRadius: 40).path(in: CGRect(x: 0, y: 0, width: 60, height: 90))
        #expect(
            uneven.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 90) && !uneven.contains(CGPoint(x: 2, y: 2))
                && uneven.contains(CGPoint(x: 58, y: 88)))
    }

    @Test("a shape's border is inside it, and a trimmed line is drawn as one so that its ends can animate")
    func shapes() {
        let border = Rectangle().strokeBorder(Color.red, lineWidth: 4).shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(border.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 50))
        let turned = Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
        #expect(
            abs(turned.minX - 5) < 0.001 && abs(turned.minY + 5) < 0.001 && abs(turned.width - 10) < 0.001
                && abs(turned.height - 20) < 0.001)
        #expect(
            Rectangle().subtracting(Circle()).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(CGPoint(x: 10, y: 10)) == false)
        var twice = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        let hollow = twice.normalized()
        #expect(!hollow.contains(CGPoint(x: 4, y: 4)) && hollow.contains(CGPoint(x: 1, y: 1)))
        var line = Path()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 5, y: 5))
        let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(line.lineIntersection(box).boundingRect == CGRect(x: 0, y: 5, width: 5, height: 0))
        #expect(line.lineSubtraction(box).boundingRect == CGRect(x: -5, y: 5, width: 5, height: 0))
        let trimmed = Circle().trim(from: 0.25, to: 0.75)
        #expect(trimmed.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1, y: 5)))
    }

    @Test("an animation has a duration, a delay, and repeats; springs take a response or a duration")
    func animations() {
        #expect(
            Spring(duration: 0.5, bounce: 0.3).dampingRatio.rounded(toPlaces: 6) == 0.7
                && Spring(response: 0.4, dampingRatio: 1).response.rounded(toPlaces: 6) == 0.4)
        #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2) && Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.linear.delay(1) == .linear.delay(0.5).delay(0.5) && Animation.linear.repeatForever() != .linear.repeatCount(3))
        let start = CGPoint(x: 0, y: 10), end = CGPoint(x: 10, y: 30)
        var way = end.animatableData - start.animatableData
        way.scale(by: 0.5)
        #expect(way.first == 5 && way.second == 10 && way.magnitudeSquared == 125)
    }

    @Test("a key is localized with its values, and a percent sign is kept")
    func keys() {
        func text(_ key: LocalizedStringKey) -> String { key.string() }
        #expect(text("plain") == "plain" && text("100%") == "100%")
        #expect(text("\(3) of \(5.5, specifier: "%.2f"): \("all")") == "3 of 5.50: all")
        #expect(text("\(50)% done") == "50% done")
    }

    @Test("a key takes dates in a style, intervals, timers, and attributed texts")
    func datesInKeys() {
        func text(_ key: LocalizedStringKey) -> String { key.string() }
        let start = Date(timeIntervalSinceReferenceDate: 12 * 3600), end = start + 150
        #expect(text("Saved: \(start, style: .date)") == "Saved: " + start.formatted(date: .long, time: .omitted))
        #expect(
            text("\(start...end)") == Text(start...end).string()
                && text("\(DateInterval(start: start, end: end))") == text("\(start...end)"))
        #expect(text("Left: \(timerInterval: start...end, pauseTime: start)") == "Left: 2:30")
        #expect(text("A \(AttributedString("bold")) word") == "A bold word")
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double { (self * 1e6).rounded() / 1e6 }

    @Test("a spring for interaction without arguments is that with a duration") func interactiveSpring() {
        #expect(Animation.interactiveSpring() == .interactiveSpring(duration: 0.15, extraBounce: 0))
        #expect(Animation.interactiveSpring(response: 0.3) != .interactiveSpring())
    }

    /// A model that isn't isolated, whose properties begin with views.
    private nonisolated final class Shown {
        var content = AnyView(EmptyView())
        var space = Spacer(minLength: 3)
    }

    @Test("a model that isn't isolated begins with erased views")
    func views() { #expect(Shown().space.minLength == 3 && Shown().content.content is EmptyView) }

    @Test("an app sets whether an assistive technology is on")
    func assisted() {
        var environment = EnvironmentValues()
        #expect(!environment.accessibilityEnabled)
        environment.accessibilityEnabled = true
        #expect(environment.accessibilityEnabled && !environment.accessibilityVoiceOverEnabled)
    }

    @Test("an interpolating spring has a duration and a bounce, as the other springs")
    func springs() {
        #expect(Animation.interpolatingSpring(duration: 0.4, bounce: 0.2) == .spring(duration: 0.4, bounce: 0.2))
        #expect(Animation.interpolatingSpring() == .interpolatingSpring)
    }
}
