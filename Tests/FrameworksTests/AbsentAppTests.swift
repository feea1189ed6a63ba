import AccessibilityCompanion
import AlarmKitCompanion
import CarPlayCompanion
import DeviceActivityCompanion
import FamilyControlsCompanion
import GameKitCompanion
import HomeKitCompanion
import MessagesCompanion
import MusicKitCompanion
import NearbyInteractionCompanion
import NetworkExtensionCompanion
import Testing
import TranslationCompanion

@MainActor @Suite("Frameworks of apps without a service")
struct AbsentAppTests {
    @Test("services refuse by their own errors") func refusals() async {
        await #expect(throws: MSMessageError(.apiUnavailableInPresentationContext)) { try await MSConversation().insert(MSMessage()) }
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await NEVPNManager.shared().saveToPreferences() }
        await #expect(throws: TranslationError.unsupportedSourceLanguage) {
            _ = try await TranslationSession(installedSource: Locale.Language(identifier: "en")).translate("Soup")
        }
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            _ = try await MusicCatalogSearchRequest(term: "Soup", types: [Song.self]).response()
        }
        #expect(await MusicAuthorization.request() == .denied && AlarmManager.shared.authorizationState == .denied)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            let schedule = DeviceActivitySchedule(
                intervalStart: DateComponents(hour: 1), intervalEnd: DateComponents(hour: 2), repeats: true)
            try DeviceActivityCenter().startMonitoring(DeviceActivityName("a"), during: schedule)
        }
        #expect(!NISession.isSupported && HMHomeManager().homes.isEmpty)
        #expect(HMServiceTypeLightbulb == "00000043-0000-1000-8000-0026BB765291")
    }
    @Test("a controller of a car stacks templates, and a list finds its items") func templates() {
        let controller = CPInterfaceController(), item = CPListItem(text: "Soup", detailText: nil)
        let list = CPListTemplate(title: "Food", sections: [CPListSection(items: [item])])
        controller.setRootTemplate(CPGridTemplate(title: nil, gridButtons: []), animated: false)
        controller.pushTemplate(list, animated: false)
        #expect(controller.topTemplate === list && list.indexPath(for: item) == IndexPath(row: 0, section: 0) && list.itemCount == 1)
        controller.popTemplate(animated: false)
        #expect(controller.templates.count == 1)
    }
    @Test("a copy of a VPN's settings has them, and changes alone") func tunnels() {
        let settings = NEVPNProtocolIKEv2()
        (settings.serverAddress, settings.remoteIdentifier, settings.enablePFS) = ("a.example", "b", true)
        settings.childSecurityAssociationParameters.diffieHellmanGroup = .group19
        let copy = settings.copy() as? NEVPNProtocolIKEv2
        settings.serverAddress = "c.example"
        #expect(copy?.serverAddress == "a.example" && copy?.remoteIdentifier == "b" && copy?.enablePFS == true)
        #expect(copy?.childSecurityAssociationParameters.diffieHellmanGroup == .group19)
    }
    @Test("a copy of a message has its content, and an app's screen changes its size") func messages() {
        let message = MSMessage(session: MSSession()), layout = MSMessageTemplateLayout()
        layout.caption = "Soup"
        message.layout = layout
        #expect(((message.copy() as? MSMessage)?.layout as? MSMessageTemplateLayout)?.caption == "Soup")
        let screen = MSMessagesAppViewController()
        screen.requestPresentationStyle(.compact)
        #expect(screen.presentationStyle == .compact && screen.activeConversation == nil)
    }
    @Test("a chart's description keeps its series, and colors have names") func charts() {
        let axis = AXNumericDataAxisDescriptor(title: "Day", range: 0...7, gridlinePositions: []) { "\($0)" }
        let series = AXDataSeriesDescriptor(name: "Steps", isContinuous: true, dataPoints: [AXDataPoint(x: 1, y: 20)])
        let chart = AXChartDescriptor(title: "Walks", summary: nil, xAxis: axis, series: [series])
        #expect(chart.series.first?.dataPoints.first?.yValue?.number == 20 && axis.valueDescriptionProvider(2) == "2.0")
        #expect(AXNameFromColor(UIColor.red.cgColor) == "red" && AXNameFromColor(UIColor.white.cgColor) == "white")
    }
    @Test("nobody finds players, and a listener hears every kind of event by default") func games() async {
        final class Listener: NSObject, GKLocalPlayerListener {}
        let player = GKPlayer()
        Listener().player(player, wantsToQuitMatch: GKTurnBasedMatch())
        await #expect(throws: GKError.self) { _ = try await GKMatchmaker.shared().findMatch(for: GKMatchRequest()) }
        await #expect(throws: GKError.self) { _ = try await GKTurnBasedMatch.loadMatches() }
        #expect(GKError.Code.matchNotConnected.rawValue == 28 && GKMatchRequest.maxPlayersAllowedForMatch(of: .turnBased) == 16)
    }
}
