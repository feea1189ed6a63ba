// The device: its screen on a canvas in a frame, and its touches and keys.
//
// Tiles arrive in the device's pixels and are kept whole; the canvas shows them at exactly the page's pixels, so that text stays sharp at
// any zoom.

import { connection, request } from './connection.js';
import { element } from './elements.js';

const devices = JSON.parse(element('devices').textContent);
const canvas = element('screen'), context = canvas.getContext('2d', { alpha: false }), frame = element('frame'), keys = element('keys');
const whole = document.createElement('canvas'), wholeContext = whole.getContext('2d', { alpha: false });
let scale = 3, orientation = 'portrait', device = '', painting = Promise.resolve();
const send = message => connection.send(message);

/// The device's interface to the rest of the page. Events: `painted` after each picture, with the app's message, and `resized` when the
/// picture has another size.
class Screen extends EventTarget {
  canvas = canvas;
  /// In points.
  get size() { return { width: whole.width / scale, height: whole.height / scale }; }
  get pixels() { return { width: whole.width, height: whole.height }; }
  get device() { return device; }
  get orientation() { return orientation; }
  get isPad() { return Boolean((devices[device] || {}).pad); }
  fit() { fit(); }
  picture(take) { whole.toBlob(take); }
  /// The device's pixels as they change, for a video. A stream has a picture only of what is drawn.
  stream() { return whole.captureStream(); }
  draw() { wholeContext.drawImage(whole, 0, 0); }
  /// Directs the keyboard to the app.
  focus() { keys.focus({ preventScroll: true }); }
  /// Returns a pointer's location on the screen, in points.
  point(event) { return point(event); }
  take(state) {
    if (state.device === device && state.orientation === orientation) return;
    device = state.device; orientation = state.orientation;
    fit();
  }
}
export const screen = new Screen();

// MARK: Layout

function fit() {
  if (!whole.width) return;
  const width = whole.width / scale, height = whole.height / scale, choice = element('zoom').value, about = devices[device]
    || { corner: 0, camera: '', button: false, pad: false };
  const isTall = height >= width, main = document.querySelector('main'), margin = getComputedStyle(main);
  const bezel = about.pad ? 22 : 12, room = { width: main.clientWidth - 2 * parseFloat(margin.paddingLeft),
    height: main.clientHeight - 2 * parseFloat(margin.paddingTop) };
  const around = about.button ? (isTall ? { width: 28, height: 144 } : { width: 144, height: 28 })
    : { width: bezel * 2, height: bezel * 2 };
  const zoom = choice === 'fit' ? Math.max(0.2, Math.min(1, (room.width - around.width) / width, (room.height - around.height) / height))
    : Number(choice);
  const ratio = devicePixelRatio || 1, w = Math.floor(width * zoom * ratio + 0.01), h = Math.floor(height * zoom * ratio + 0.01);
  canvas.style.width = w / ratio + 'px'; canvas.style.height = h / ratio + 'px';
  frame.className = [about.camera, about.button ? 'button' : '', isTall ? 'tall' : 'wide', orientation].join(' ');
  frame.style.setProperty('--corner', Math.round(about.corner * zoom) + 'px');
  frame.style.setProperty('--bezel', about.button ? '14px' : bezel + 'px');
  placeCamera(about.camera, zoom, bezel, w / ratio, h / ratio);
  if (canvas.width !== w || canvas.height !== h) { canvas.width = w; canvas.height = h; show(0, 0, whole.width, whole.height); }
}

function placeCamera(kind, zoom, bezel, width, height) {
  const camera = element('camera').style;
  if (!kind) return;
  const [long, short, gap] = kind === 'island' ? [125 * zoom, 36.5 * zoom, 11.5 * zoom] : [209 * zoom, 31 * zoom, 0];
  const isSide = orientation.startsWith('landscape'), round = kind === 'island' ? short / 2 : 20 * zoom;
  const px = value => value + 'px';
  camera.width = px(isSide ? short : long); camera.height = px(isSide ? long : short);
  camera.left = camera.right = camera.top = 'auto';
  if (isSide) { camera.top = px(bezel + (height - long) / 2); camera[orientation === 'landscapeRight' ? 'left' : 'right'] = px(bezel + gap);
    }
  else { camera.left = px(bezel + (width - long) / 2); camera.top = px(bezel + gap); }
  camera.borderRadius = kind === 'island' ? px(round) : isSide ? (orientation === 'landscapeRight' ? `0 ${round}px ${round}px 0`
    : `${round}px 0 0 ${round}px`) : `0 0 ${round}px ${round}px`;
}

// MARK: Frames

/// Draws a part of the whole picture on the canvas. The part is taken a little larger and clipped, so that its edges are filtered like
/// its middle.
function show(x, y, width, height) {
  const fx = canvas.width / whole.width, fy = canvas.height / whole.height, margin = 6;
  const left = Math.floor((x - 2) * fx), top = Math.floor((y - 2) * fy), right = Math.ceil((x + width + 2) * fx),
    bottom = Math.ceil((y + height + 2) * fy);
  const sx = Math.max(0, left / fx - margin), sy = Math.max(0, top / fy - margin), sr = Math.min(whole.width, right / fx + margin),
    sb = Math.min(whole.height, bottom / fy + margin);
  context.save();
  context.beginPath(); context.rect(left, top, right - left, bottom - top); context.clip();
  context.imageSmoothingEnabled = true; context.imageSmoothingQuality = 'high';
  context.drawImage(whole, sx, sy, sr - sx, sb - sy, sx * fx, sy * fy, (sr - sx) * fx, (sb - sy) * fy);
  context.restore();
}

/// The parts of a message of the app: the size of the whole picture, and its changed tiles.
export async function unpack(buffer) {
  const header = new Uint32Array(buffer, 0, 5), [frameNumber, width, height, thousandths, count] = header,
    tiles = new Uint32Array(buffer, 20, count * 4);
  const packed = new Blob([new Uint8Array(buffer, 20 + count * 16)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const pixels = new Uint32Array(await new Response(packed).arrayBuffer());
  // The app sends blue, green, red, unused; the canvas takes red, green, blue, opaque.
  for (let index = 0; index < pixels.length; index++) { const p = pixels[index];
    pixels[index] = 0xff000000 | (p & 0xff00) | (p & 0xff) << 16 | (p >> 16 & 0xff); }
  return { frameNumber, width, height, scale: thousandths / 1000, tiles, pixels };
}

/// Puts the tiles of a message into a picture.
export function put(context, { tiles, pixels }) {
  let start = 0;
  for (let index = 0; index < tiles.length; index += 4) {
    const [x, y, w, h] = tiles.subarray(index, index + 4);
    context.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer, start * 4, w * h * 4), w, h), x, y);
    start += w * h;
  }
}

async function paint(buffer) {
  const parts = await unpack(buffer), { frameNumber, width, height, tiles } = parts;
  scale = parts.scale;
  const isResized = whole.width !== width || whole.height !== height;
  if (isResized) { whole.width = width; whole.height = height; canvas.width = 0; }
  put(wholeContext, parts);
  if (isResized) fit(); else for (let index = 0; index < tiles.length; index += 4) show(...tiles.subarray(index, index + 4));
  canvas.dataset.frame = frameNumber;
  canvas.dataset.bytes = Number(canvas.dataset.bytes || 0) + buffer.byteLength;
  send({ t: 'ack', frame: frameNumber });
  screen.dispatchEvent(new CustomEvent('painted', { detail: buffer }));
  if (isResized) screen.dispatchEvent(new Event('resized'));
}

connection.addEventListener('frame', event => {
  painting = painting.then(() => paint(event.detail)).catch(error => console.error(error));
});

// MARK: Touches

function point(event) {
  const box = canvas.getBoundingClientRect();
  return { x: (event.clientX - box.left) / box.width * whole.width / scale,
    y: (event.clientY - box.top) / box.height * whole.height / scale };
}
const down = new Map();
/// With Alt, a second finger mirrors the first about the center, for pinching and rotating.
function touch(event, phase) {
  event.preventDefault();
  if (phase === 'began') {
    if (event.button !== 0) return;
    // A finger types on the app's keyboard. The phone's own would cover the page.
    keys.inputMode = event.pointerType === 'touch' ? 'none' : 'text';
    down.set(event.pointerId, event.altKey); canvas.setPointerCapture(event.pointerId); keys.focus({ preventScroll: true });
  }
  if (!down.has(event.pointerId)) return;
  const at = point(event), isPair = down.get(event.pointerId);
  if (phase === 'ended' || phase === 'cancelled') down.delete(event.pointerId);
  send({ t: 'touch', id: event.pointerId, phase, ...at });
  if (isPair) send({ t: 'touch', id: event.pointerId + 5000, phase, x: whole.width / scale - at.x, y: whole.height / scale - at.y });
}
canvas.addEventListener('pointerdown', event => touch(event, 'began'));
canvas.addEventListener('pointermove', event => touch(event, 'moved'));
canvas.addEventListener('pointerup', event => touch(event, 'ended'));
canvas.addEventListener('pointercancel', event => touch(event, 'cancelled'));
canvas.addEventListener('contextmenu', event => event.preventDefault());

// A wheel is a finger that drags. If it moves too little for a drag, it is canceled, so that it doesn't tap. With Control, as browsers
// report the pinch of a trackpad, it is two fingers beside the pointer.
let wheel = null;
canvas.addEventListener('wheel', event => {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 18 : 1, isPinch = event.ctrlKey;
  if (wheel && wheel.isPinch !== isPinch) endWheel();
  if (!wheel) {
    wheel = { ...point(event), isPinch, spread: 60, moved: 0 };
    sendWheel('began');
  }
  if (isPinch) wheel.spread = Math.max(8, Math.min(600, wheel.spread * Math.exp(-Math.max(-40, Math.min(40, event.deltaY * unit)) / 100)));
  else { wheel.x -= event.deltaX * unit; wheel.y -= event.deltaY * unit; }
  wheel.moved += Math.abs(event.deltaX * unit) + Math.abs(event.deltaY * unit);
  sendWheel('moved');
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(endWheel, 100);
}, { passive: false });

function sendWheel(phase) {
  const { x, y, spread, isPinch } = wheel, fingers = isPinch ? [x - spread, x + spread] : [x];
  fingers.forEach((x, index) => send({ t: 'touch', id: 1000 + index, phase, x, y }));
}

function endWheel() {
  clearTimeout(wheel.timer);
  sendWheel(!wheel.isPinch && wheel.moved < 12 ? 'cancelled' : 'ended');
  wheel = null;
}

// MARK: Keys. Text goes through a field of the page, so that input methods, dead keys, and pasting work.

// The control protocol calls the key that deletes before the insertion point `delete`.
const named = { Delete: 'forwardDelete' };
for (const name of ['Backspace', 'Enter', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape', 'Home', 'End', 'PageUp',
  'PageDown']) named[name] = name;
const browsers = ['v', 'r', 'i', 't', 'w', 'n', 'l', '+', '-', '=', '0'];
addEventListener('keydown', event => {
  if (event.isComposing || document.activeElement !== keys && document.activeElement !== document.body) return;
  const isCommand = event.ctrlKey || event.metaKey;
  if (!named[event.key] && (!isCommand || event.key.length > 1 || browsers.includes(event.key.toLowerCase()))) {
    keys.focus({ preventScroll: true }); return; }
  event.preventDefault();
  const value = (isCommand ? 'cmd+' : '') + (event.altKey ? 'alt+' : '') + (event.shiftKey ? 'shift+' : '')
    + (named[event.key] || event.key);
  if (value === 'cmd+c' || value === 'cmd+x') copy(value); else send({ t: 'key', value });
});

/// The change count of the app's pasteboard whose text the browser has.
let copied = 0;
/// What the app copies is then on the browser's pasteboard too, from which the user pastes. The app copies some frames later, or nothing.
async function copy(value) {
  send({ t: 'key', value });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { text, changeCount } = await request('pasteboard');
      if (changeCount !== copied) {
        copied = changeCount;
        if (text) await write(text);
      }
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  } catch { /* The app has ended, or the browser permits no copying. */ }
}

async function write(text) {
  // Without TLS, only a page of this machine has the clipboard.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  keys.value = text;
  keys.select();
  document.execCommand('copy');
  keys.value = '';
}

/// The most of a text that is sent at once. The server closes a socket that sends more than 1 MiB.
const most = 100_000;
function sendText() {
  for (let text = keys.value; text;) {
    // Both halves of a character arrive together.
    const end = text.length > most && /[\ud800-\udbff]/.test(text[most - 1]) ? most - 1 : most;
    send({ t: 'text', value: text.slice(0, end) });
    text = text.slice(end);
  }
  keys.value = '';
}
keys.addEventListener('input', event => { if (!event.isComposing) sendText(); });
keys.addEventListener('compositionend', sendText);

addEventListener('resize', fit);
new ResizeObserver(fit).observe(document.querySelector('main'));
