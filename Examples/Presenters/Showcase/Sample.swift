/// The kinds of presentation that the app shows.
enum Sample: String, CaseIterable {
    case push = "Push"
    case modal = "Modal"
    case sheet = "Sheet with Detents"
    case show = "Show"
    case showDetail = "Show Detail"
    case barButtonPopover = "Popover from a Bar Button"
    case viewPopover = "Popover from a View"
    case halfHeight = "Half Height"
    case alert = "Alert"
    case actionSheet = "Action Sheet"
    case search = "Search"
    case menu = "Menu"
}
