import UIKit

struct Photo {

    let place: String
    let color: UIColor

    static let all = [
        Photo(place: "Golden Gate Bridge", color: .systemRed),
        Photo(place: "Bixby Bridge", color: .systemTeal),
        Photo(place: "Santa Monica Pier", color: .systemOrange),
    ]

    /// A picture of the place, as far as a single color and a bridge can show it.
    var image: UIImage {
        let size = CGSize(width: 300, height: 200)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 140))
            path.addLine(to: CGPoint(x: 300, y: 140))
            path.move(to: CGPoint(x: 0, y: 120))
            path.addQuadCurve(to: CGPoint(x: 100, y: 40), controlPoint: CGPoint(x: 60, y: 130))
            path.addQuadCurve(to: CGPoint(x: 200, y: 40), controlPoint: CGPoint(x: 150, y: 200))
            path.addQuadCurve(to: CGPoint(x: 300, y: 120), controlPoint: CGPoint(x: 240, y: 130))
            path.lineWidth = 6
            path.stroke()
        }
    }
}
