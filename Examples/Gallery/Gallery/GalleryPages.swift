import UIKit

/// Every page of the gallery by its title.
@MainActor
let galleryPages: KeyValuePairs<String, () -> UIViewController> = [
    "Text styles": { TextStylesPage("Text styles") },
    "Paragraphs": { ParagraphsPage("Paragraphs") },
    "Content modes": { ContentModesPage("Content modes") },
    "Symbols": { SymbolsPage("Symbols") },
    "Layers": { LayersPage("Layers") },
    "Blending": { BlendingPage("Blending") },
    "Materials": { MaterialsPage("Materials") },
    "Colors": { ColorsPage("Colors") },
    "Buttons": { ButtonsPage("Buttons") },
    "Controls": { ControlsPage("Controls") },
    "Text entry": { TextEntryPage("Text entry") },
    "Pickers": { PickersPage("Pickers") },
    "Calendar": { CalendarPage("Calendar") },
    "Plain cells": { CellsPage("Plain cells", .plain) },
    "Grouped cells": { CellsPage("Grouped cells", .grouped) },
    "Inset cells": { CellsPage("Inset cells", .insetGrouped) },
    "Editing": { EditingPage("Editing") },
    "Collection list": { CollectionListPage("Collection list") },
    "Search": { SearchPage("Search") },
    "Bars": { BarsPage("Bars") },
    "Alert": { PresentingPage("Alert", PresentingPage.alert) },
    "Action sheet": { PresentingPage("Action sheet", PresentingPage.actionSheet) },
    "Sheet": { PresentingPage("Sheet", PresentingPage.sheet) },
    "Menu": { MenuPage("Menu") },
    "Keyboard": { KeyboardPage("Keyboard", .default) },
    "Number pad": { KeyboardPage("Number pad", .numberPad) },
]
