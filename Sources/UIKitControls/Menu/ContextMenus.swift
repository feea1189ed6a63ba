import UIKitCore

/// Shows context menus as platters beside their views.
@MainActor package enum ContextMenus {
    private static weak var shown: MenuPlatter?

    /// Takes the seat of `UIContextMenuInteraction.presenter`; once.
    package static let install: Void = {
        UIContextMenuInteraction.presenter = { interaction, configuration, _ in
            guard let view = interaction.view, let menu = configuration.actionProvider?([]) else { return }
            shown = MenuPlatter.present(menu, from: view) { element in
                (element as? UIAction)?.performWithSender(view, target: nil)
            }
        }
        UIContextMenuInteraction.dismisser = { _ in shown?.dismiss() }
    }()

    /// Shows the menu of `configuration` beside `anchor`: rows and items of lists.
    package static func show(_ configuration: UIContextMenuConfiguration, from anchor: UIView) {
        guard let menu = configuration.actionProvider?([]) else { return }
        shown = MenuPlatter.present(menu, from: anchor) { element in (element as? UIAction)?.performWithSender(anchor, target: nil) }
    }
}
