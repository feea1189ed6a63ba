import EmulatedDevices
import Foundation
import UIKit

/// The page that shows the device: its screen on a canvas within a frame, its controls above.
enum BrowserPage {
    static func html(title: String, devices: [DeviceDescription]) -> String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title><meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <style>\(style)</style></head>
        <body>
        <header>
          <h1>\(escaped(title))</h1>
          <select id="device" aria-label="Device" title="Device">\(options(devices))</select>
          <div class="group" role="group" aria-label="Orientation">
            <button id="left" title="Rotate left" aria-label="Rotate left">\(icon("M7.5 3 4 6.5 7.5 10M4.5 6.5H11a5 5 0 1 1-5 5"))</button>
            <button id="right" title="Rotate right" aria-label="Rotate right">\(icon("M10.5 3 14 6.5 10.5 10M13.5 6.5H7a5 5 0 1 0 5 5"))</button>
          </div>
          <button id="appearance" title="Light or dark" aria-label="Dark appearance" aria-pressed="false">\(icon("M9 2.5a6.5 6.5 0 1 0 0 13zM9 2.5a6.5 6.5 0 0 1 0 13"))<span>Dark</span></button>
          <button id="memory" title="Send a memory warning" aria-label="Memory warning">\(icon("M5 5h8v8H5zM7 2.5V5m4-2.5V5M7 13v2.5m4-2.5v2.5M2.5 7H5M2.5 11H5m8-4h2.5M13 11h2.5"))<span>Memory Warning</span></button>
          <button id="picture" title="Save a picture of the screen" aria-label="Save a picture">\(icon("M2.5 6h3l1-2h5l1 2h3v8.5h-13zM9 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8"))<span>Picture</span></button>
          <select id="zoom" aria-label="Zoom" title="Zoom"><option value="fit" selected>Fit</option><option value="0.5">50 %</option><option value="0.75">75 %</option><option value="1">100 %</option><option value="1.5">150 %</option></select>
          <p id="state" role="status"><i></i><span>Connecting</span></p>
        </header>
        <main>
          <div id="frame">
            <canvas id="screen" aria-label="Device screen"></canvas>
            <div id="camera" aria-hidden="true"></div><div id="home" aria-hidden="true"></div>
            <div id="ended" role="alert" hidden><p><b>The app has ended.</b><br>Run it again and open the new address.</p></div>
          </div>
          <textarea id="keys" aria-label="Keyboard input" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false"></textarea>
        </main>
        <script>const devices = \(table(devices));\(script)</script>
        </body></html>
        """
    }

    private static func options(_ devices: [DeviceDescription]) -> String {
        [(DeviceDescription.Idiom.phone, "iPhone"), (.pad, "iPad")].map { idiom, label in
            "<optgroup label=\"\(label)\">" + devices.filter { $0.idiom == idiom }.map { "<option>\(escaped($0.name))</option>" }.joined() + "</optgroup>"
        }.joined()
    }

    /// What the page must know to draw a frame around each screen: corners and what lies in them.
    private static func table(_ devices: [DeviceDescription]) -> String {
        let rows = devices.map { device in
            let top = device.portraitSafeArea.top
            let camera = device.idiom == .phone && top >= 44 ? (top >= 59 ? "island" : "notch") : ""
            let hasHomeButton = device.cornerRadius == 0
            return "\"\(device.name)\":{\"corner\":\(device.cornerRadius),\"camera\":\"\(camera)\",\"button\":\(hasHomeButton),\"pad\":\(device.idiom == .pad)}"
        }
        return "{\(rows.joined(separator: ","))}"
    }

    private static func icon(_ path: String) -> String {
        "<svg viewBox=\"0 0 18 18\" width=\"18\" height=\"18\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let style = """
        :root { color-scheme: light dark; font: 13px/1.4 Inter, system-ui, sans-serif; --line: light-dark(#0000001f, #ffffff24); --text: light-dark(#1c1c1e, #f2f2f7); --soft: light-dark(#6c6c70, #98989f);
          --bar: light-dark(#ffffffd9, #202023d9); --hover: light-dark(#0000000d, #ffffff14); --accent: #0a7aff; }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; color: var(--text); overflow: hidden;
          background: light-dark(radial-gradient(120% 90% at 50% 0%, #fbfbfd, #e4e6ec), radial-gradient(120% 90% at 50% 0%, #2a2b30, #121214)); background: radial-gradient(120% 90% at 50% 0%, light-dark(#fbfbfd, #2b2c31), light-dark(#e2e4ea, #111113)); }
        header { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; padding: 9px 16px; border-bottom: 1px solid var(--line); background: var(--bar); z-index: 1; }
        h1 { font-size: 14px; font-weight: 600; letter-spacing: -0.01em; margin: 0 10px 0 2px; white-space: nowrap; }
        select, button { font: inherit; font-weight: 500; color: inherit; height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; background: light-dark(#fff, #2c2c30); cursor: pointer; }
        button { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; } select { padding-right: 6px; max-width: 220px; }
        button:hover, select:hover { background-image: linear-gradient(var(--hover), var(--hover)); } button:active { transform: translateY(0.5px); }
        button:focus-visible, select:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: #fff; }
        .group { display: inline-flex; } .group button { padding: 0 9px; } .group button:first-child { border-radius: 8px 0 0 8px; } .group button:last-child { border-radius: 0 8px 8px 0; margin-left: -1px; }
        #state { margin: 0 0 0 auto; display: flex; align-items: center; gap: 7px; color: var(--soft); white-space: nowrap; } #state i { width: 8px; height: 8px; border-radius: 50%; background: #ff9f0a; }
        #state.on i { background: #30a14e; } #state.off i { background: #d93a32; }
        main { flex: 1; min-height: 0; display: flex; padding: 28px; overflow: auto; }
        #frame { position: relative; margin: auto; flex: none; padding: var(--bezel); border-radius: calc(var(--corner) + var(--bezel)); background: #0b0b0c;
          box-shadow: inset 0 0 0 1.5px #3f3f44, 0 0 0 2px #77777d, 0 0 0 3px #2b2b2e, 0 24px 60px light-dark(#1a1d2b45, #000000a0); }
        /* Without a picture yet there is no device. */
        #frame:not([class]) { visibility: hidden; }
        #frame.button.tall { padding: 72px 14px; } #frame.button.wide { padding: 14px 72px; } #frame.button { border-radius: 44px; }
        canvas { display: block; border-radius: var(--corner); touch-action: none; background: #000; cursor: default; user-select: none; }
        #camera { position: absolute; background: #000; pointer-events: none; display: none; }
        #frame.island #camera, #frame.notch #camera { display: block; }
        #home { position: absolute; display: none; width: 46px; height: 46px; border-radius: 50%; border: 2px solid #3a3a3e; pointer-events: none; } #frame.button #home { display: block; }
        #frame.tall #home { left: calc(50% - 23px); bottom: 13px; } #frame.wide #home { top: calc(50% - 23px); right: 13px; }
        #ended { position: absolute; inset: var(--bezel); border-radius: var(--corner); display: grid; place-items: center; text-align: center; background: #000b; color: #fff; backdrop-filter: blur(6px); } #ended[hidden] { display: none; }
        #keys { position: fixed; left: 0; bottom: 0; width: 1px; height: 1px; opacity: 0; border: 0; padding: 0; resize: none; pointer-events: none; }
        @media (max-width: 900px) { header span { display: none; } #state span { display: inline; } }
        /* Heard, not seen. */
        @media (max-width: 760px) { #state span { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); } }
        @media (max-width: 560px) { h1, #zoom { display: none; } header { padding: 8px 10px; gap: 6px; } #device { flex: 1 1 60px; min-width: 0; } main { padding: 14px; } }
        @media (prefers-reduced-motion: no-preference) { button { transition: background-color .12s; } }
        """
}
