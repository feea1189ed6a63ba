/// An entry of a `connections` list (SP-A079 … SP-A085).
public enum Connection {
    case outlet(property: String, destination: String)
    case collection(property: String, destination: String, appends: Bool)
    case action(selector: String, destination: String, eventType: String?, trigger: String?)
    case segue(Segue)

    /// Fails for entries of other tools, such as bindings.
    public init?(_ element: Element) {
        let destination = element["destination"] ?? ""
        switch element.name {
        case "outlet":
            guard let property = element["property"] else { return nil }
            self = .outlet(property: property, destination: destination)
        case "outletCollection":
            guard let property = element["property"] else { return nil }
            self = .collection(property: property, destination: destination, appends: element["appends"] == "YES")
        case "action":
            guard let selector = element["selector"] else { return nil }
            self = .action(selector: selector, destination: destination, eventType: element["eventType"], trigger: element["trigger"])
        case "segue": self = .segue(Segue(element))
        default: return nil
        }
    }
}
