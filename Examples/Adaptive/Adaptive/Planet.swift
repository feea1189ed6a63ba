import UIKit

struct Planet {

    let name: String
    let color: UIColor
    /// The diameter, in kilometers.
    let diameter: Int
    /// The length of a year, in days.
    let year: Int
    let moons: [String]
    let text: String

    static let all = [
        Planet(
            name: "Mercury", color: .systemGray, diameter: 4_879, year: 88, moons: [],
            text:
                "Mercury is the smallest planet and the one nearest to the Sun. It turns so slowly that a day, from one sunrise to the next, lasts two of its years. Without an air to hold the warmth, its nights are colder than those of Mars."
        ),
        Planet(
            name: "Venus", color: .systemYellow, diameter: 12_104, year: 225, moons: [],
            text:
                "Venus is almost as large as the Earth, and hotter than any other planet: its thick air traps the heat of the Sun. It turns backward, so that the Sun would rise in the west if the clouds ever parted."
        ),
        Planet(
            name: "Earth", color: .systemBlue, diameter: 12_756, year: 365, moons: ["Moon"],
            text:
                "The Earth is the only planet known to have rivers, rain and readers. Its single moon is so large beside it that the two have been called a double planet, and it is slowly moving away."
        ),
        Planet(
            name: "Mars", color: .systemRed, diameter: 6_792, year: 687, moons: ["Phobos", "Deimos"],
            text:
                "Mars is red with rust. It has the highest mountain and the deepest canyon of any planet, polar caps that grow and shrink with its seasons, and two small moons of which one rises in the west twice a day."
        ),
        Planet(
            name: "Jupiter", color: .systemOrange, diameter: 142_984, year: 4_331, moons: ["Io", "Europa", "Ganymede", "Callisto"],
            text:
                "Jupiter has more than twice the mass of all other planets together, and yet turns once in ten hours. Galileo found its four great moons in 1610, and with them that not everything circles the Earth."
        ),
        Planet(
            name: "Saturn", color: .systemBrown, diameter: 120_536, year: 10_747, moons: ["Titan", "Rhea", "Iapetus", "Enceladus"],
            text:
                "Saturn's rings are wider than the way from the Earth to the Moon and in most places no thicker than a house. The planet itself is so light that it would float, if there were a bath to put it in."
        ),
        Planet(
            name: "Uranus", color: .systemTeal, diameter: 51_118, year: 30_589, moons: ["Titania", "Oberon", "Umbriel", "Ariel"],
            text:
                "Uranus lies on its side and rolls around the Sun, so that each pole has forty-two years of day and forty-two of night. It was the first planet that was found with a telescope."
        ),
        Planet(
            name: "Neptune", color: .systemIndigo, diameter: 49_528, year: 59_800, moons: ["Triton", "Proteus"],
            text:
                "Neptune was found with a pencil: its place was computed from the wandering of Uranus before anyone had seen it. The winds there are the fastest of all, although it gets nine hundred times less light than the Earth."
        ),
    ]

    /// A picture of the planet: a disk in its color, lit from the upper left.
    var image: UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        return UIGraphicsImageRenderer(bounds: bounds).image { context in
            UIBezierPath(ovalIn: bounds).addClip()
            color.setFill()
            context.fill(bounds)
            let colors = [UIColor.white.withAlphaComponent(0.35).cgColor, UIColor.black.withAlphaComponent(0.45).cgColor]
            guard let shade = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) else { return }
            context.cgContext.drawRadialGradient(
                shade, startCenter: CGPoint(x: 65, y: 60), startRadius: 0,
                endCenter: CGPoint(x: 100, y: 100), endRadius: 125, options: .drawsAfterEndLocation)
        }
    }
}
