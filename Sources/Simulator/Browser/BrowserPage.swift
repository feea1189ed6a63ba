import Foundation
import UIKit

/// The page that shows the device: its screen on a canvas, its controls beside it.
enum BrowserPage {
    static func html(title: String, devices: [DeviceDescription], current: DeviceDescription) -> String {
        let options = devices.map { device in
            let name = escaped(device.name)
            return "<option\(device.name == current.name ? " selected" : "")>\(name)</option>"
        }.joined()
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title><meta name="viewport" content="width=device-width, initial-scale=1">
            <style>\(style)</style></head>
            <body>
            <header>
              <h1>\(escaped(title))</h1>
              <label>Device <select id="device" aria-label="Device">\(options)</select></label>
              <span class="group" role="group" aria-label="Orientation">
                <button id="left" title="Rotate left" aria-label="Rotate left">⟲</button><button id="right" title="Rotate right" aria-label="Rotate right">⟳</button>
              </span>
              <button id="appearance" aria-pressed="false">Dark</button>
              <button id="memory">Memory Warning</button>
              <label>Zoom <select id="zoom" aria-label="Zoom"><option value="fit" selected>Fit</option><option value="0.5">50 %</option><option value="0.75">75 %</option><option value="1">100 %</option></select></label>
              <span id="state" role="status">connecting…</span>
            </header>
            <main><div id="bezel"><canvas id="screen" tabindex="0" aria-label="Device screen"></canvas></div></main>
            <script>\(script)</script>
            </body></html>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let style = """
        :root { color-scheme: light dark; font: 14px/1.4 Inter, system-ui, sans-serif; --line: #8884; }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: light-dark(#f2f2f5, #1b1b1e); }
        header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 20px; border-bottom: 1px solid var(--line); background: light-dark(#fff, #26262a); }
        h1 { font-size: 15px; font-weight: 600; margin: 0 8px 0 0; }
        select, button { font: inherit; color: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 7px; background: light-dark(#fff, #333338); cursor: pointer; }
        button:hover, select:hover { background: light-dark(#f0f0f3, #3d3d43); }
        button[aria-pressed=true] { background: #0a84ff; border-color: #0a84ff; color: #fff; }
        .group button:first-child { border-radius: 7px 0 0 7px; } .group button:last-child { border-radius: 0 7px 7px 0; border-left: 0; }
        label { color: light-dark(#555, #bbb); } label select { color: light-dark(#000, #fff); margin-left: 4px; }
        #state { margin-left: auto; color: #888; font-size: 13px; }
        main { flex: 1; display: flex; align-items: center; justify-content: center; padding: 24px; overflow: auto; }
        #bezel { padding: 12px; border-radius: var(--radius, 60px); background: #111; box-shadow: 0 0 0 2px #3a3a3d, 0 18px 50px #0005; }
        canvas { display: block; border-radius: calc(var(--radius, 60px) - 12px); outline: none; touch-action: none; background: #000; }
        canvas:focus-visible { box-shadow: 0 0 0 3px #0a84ff; }
        """

    private static let script = """
        'use strict';
        const canvas = document.getElementById('screen'), context = canvas.getContext('2d', { alpha: false });
        const state = document.getElementById('state'), bezel = document.getElementById('bezel');
        let socket, scale = 3, orientation = 0, painting = Promise.resolve();
        const orientations = ['portrait', 'landscapeRight', 'portraitUpsideDown', 'landscapeLeft'];
        const send = message => { if (socket && socket.readyState === 1) socket.send(JSON.stringify(message)); };

        function fit() {
          const width = canvas.width / scale, height = canvas.height / scale, choice = document.getElementById('zoom').value;
          const room = { width: innerWidth - 72, height: innerHeight - document.querySelector('header').offsetHeight - 72 };
          const zoom = choice === 'fit' ? Math.min(1, room.width / width, room.height / height) : Number(choice);
          canvas.style.width = width * zoom + 'px'; canvas.style.height = height * zoom + 'px';
          bezel.style.setProperty('--radius', Math.round(Math.max(22, 58 * zoom)) + 'px');
        }

        async function paint(buffer) {
          const view = new DataView(buffer), number = offset => view.getUint32(offset, true);
          const frame = number(0), width = number(4), height = number(8), count = number(16);
          scale = number(12) / 1000;
          if (canvas.width !== width || canvas.height !== height) { canvas.width = width; canvas.height = height; fit(); }
          let offset = 20; const tiles = [];
          for (let index = 0; index < count; index++) {
            const [x, y, length] = [number(offset), number(offset + 4), number(offset + 16)];
            tiles.push(createImageBitmap(new Blob([new Uint8Array(buffer, offset + 20, length)], { type: 'image/png' })).then(image => ({ x, y, image })));
            offset += 20 + length;
          }
          for (const tile of await Promise.all(tiles)) { context.drawImage(tile.image, tile.x, tile.y); tile.image.close(); }
          send({ t: 'ack', frame });
          canvas.dataset.frame = frame;
        }

        function connect() {
          socket = new WebSocket('ws://' + location.host + location.pathname + 'socket');
          socket.binaryType = 'arraybuffer';
          socket.onopen = () => { state.textContent = 'running'; };
          socket.onmessage = event => { painting = painting.then(() => paint(event.data)).catch(error => { state.textContent = String(error); }); };
          socket.onclose = () => { state.textContent = 'the app has ended'; };
        }

        function point(event) {
          const box = canvas.getBoundingClientRect();
          return { x: (event.clientX - box.left) / box.width * canvas.width / scale, y: (event.clientY - box.top) / box.height * canvas.height / scale };
        }
        const down = new Set();
        function touch(event, phase) {
          event.preventDefault();
          if (phase === 'began') { down.add(event.pointerId); canvas.setPointerCapture(event.pointerId); canvas.focus({ preventScroll: true }); }
          if (!down.has(event.pointerId)) return;
          if (phase === 'ended' || phase === 'cancelled') down.delete(event.pointerId);
          send({ t: 'touch', id: event.pointerId, phase, ...point(event) });
        }
        canvas.addEventListener('pointerdown', event => touch(event, 'began'));
        canvas.addEventListener('pointermove', event => touch(event, 'moved'));
        canvas.addEventListener('pointerup', event => touch(event, 'ended'));
        canvas.addEventListener('pointercancel', event => touch(event, 'cancelled'));
        canvas.addEventListener('contextmenu', event => event.preventDefault());

        let wheel = null;
        canvas.addEventListener('wheel', event => {
          event.preventDefault();
          const at = point(event), id = 1000;
          if (!wheel) { wheel = { x: at.x, y: at.y }; send({ t: 'touch', id, phase: 'began', ...wheel }); }
          wheel.x -= event.deltaX; wheel.y -= event.deltaY;
          send({ t: 'touch', id, phase: 'moved', x: wheel.x, y: wheel.y });
          clearTimeout(wheel.timer);
          wheel.timer = setTimeout(() => { send({ t: 'touch', id, phase: 'ended', x: wheel.x, y: wheel.y }); wheel = null; }, 80);
        }, { passive: false });

        canvas.addEventListener('keydown', event => {
          if (event.isComposing) return;
          if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) { send({ t: 'text', value: event.key }); event.preventDefault(); return; }
          const name = (event.ctrlKey || event.metaKey ? 'cmd+' : '') + (event.shiftKey && event.key.length > 1 ? 'shift+' : '') + event.key;
          if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
          send({ t: 'key', value: name });
          if (['Backspace', 'Enter', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape'].includes(event.key)) event.preventDefault();
        });
        canvas.addEventListener('paste', event => { send({ t: 'text', value: event.clipboardData.getData('text') }); event.preventDefault(); });

        const turn = by => { orientation = (orientation + by + 4) % 4; if (orientation === 2) orientation = (orientation + by + 4) % 4; send({ t: 'orientation', value: orientations[orientation] }); };
        document.getElementById('left').onclick = () => turn(-1);
        document.getElementById('right').onclick = () => turn(1);
        document.getElementById('memory').onclick = () => send({ t: 'memory' });
        document.getElementById('device').onchange = event => send({ t: 'device', value: event.target.value });
        document.getElementById('zoom').onchange = fit;
        document.getElementById('appearance').onclick = event => {
          const dark = event.target.getAttribute('aria-pressed') !== 'true';
          event.target.setAttribute('aria-pressed', dark);
          send({ t: 'appearance', value: dark ? 'dark' : 'light' });
        };
        addEventListener('resize', fit);
        connect();
        """
}
