// Device: the user's settings, and events from outside the app.

import { connection, request } from './connection.js';
import { element, make, icon } from './elements.js';
import { screen } from './screen.js';

class DeviceTab {
  name = 'device';
  title = 'Device';
  #timer = null;
  #isAsking = false;
  #sizes = [];

  constructor() {
    this.message = make('p.message', { role: 'status' });
    const set = (name, value) => this.#do(() => request('settings', { [name]: value }));
    const value = (method, value) => this.#do(() => request(method, { value }));
    this.appearance = segments('Appearance', [['light', 'Light'], ['dark', 'Dark']], is => value('appearance', is));
    this.contrast = toggle(is => value('contrast', is ? 'high' : 'normal'), 'Increase contrast');
    this.bold = toggle(is => set('boldText', is), 'Bold text');
    this.motion = toggle(is => set('reduceMotion', is), 'Reduce motion');
    this.size = make('input', { type: 'range', min: '0', max: '11', step: '1', value: '3', 'aria-label': 'Text size',
      input: event => { this.#nameSize(); value('textSize', this.#sizes[event.target.value]); } });
    this.sizeName = make('output');
    this.orientation = make('select.small', { 'aria-label': 'Orientation', change: event => value('orientation', event.target.value) },
      ...[['portrait', 'Portrait'], ['landscapeLeft', 'Landscape left'], ['landscapeRight', 'Landscape right'],
        ['portraitUpsideDown', 'Upside down']].map(([key, label]) => make('option', { value: key }, label)));
    this.direction = segments('Direction', [['leftToRight', 'Left to right'], ['rightToLeft', 'Right to left']],
      is => set('direction', is));
    this.locale = make('span');
    this.pause = make('button.plain',
      { click: () => this.#do(async () => this.#showClock(await request('clock', { paused: !this.isPaused }))) }, icon('pause'), 'Pause');
    this.time = make('output.time');
    const step = (label, seconds) => make('button.plain',
      { click: () => this.#do(async () => this.#showClock(await request('clock', { paused: true, step: seconds ?? this.frame }))) }, label);
    this.life = make('button.plain', { click: () => this.#do(() => request(this.isInBackground ? 'foreground' : 'background')) },
      'Move to background');
    const url = make('input', { type: 'text', placeholder: 'scheme://host/path', 'aria-label': 'URL', spellcheck: 'false',
      keydown: event => { if (event.key === 'Enter') open(); } });
    const open = () => url.value.trim() ? this.#do(() => request('openURL', { url: url.value.trim() }), 'Opened.')
      : this.#tell('Enter a URL.', true);
    const payload = make('textarea.code', { rows: '8', 'aria-label': 'Push payload', spellcheck: 'false' });
    payload.value = JSON.stringify({ aps: { alert: { title: 'Hello', body: 'World' } } }, null, 2);
    const opened = make('input', { type: 'checkbox' });
    const push = () => this.#do(() => request('push', { payload: JSON.parse(payload.value), opened: opened.checked }), 'Sent.');
    payload.addEventListener('dragover', event => event.preventDefault());
    payload.addEventListener('drop', async event => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file) payload.value = await file.text();
    });
    const latitude = make('input.number', { type: 'number', step: 'any', placeholder: 'latitude', 'aria-label': 'Latitude' }),
      longitude = make('input.number', { type: 'number', step: 'any', placeholder: 'longitude', 'aria-label': 'Longitude' });
    // An empty field is not a zero.
    const locate = () => latitude.value && longitude.value ? this.#do(() => request('location', { latitude: Number(latitude.value),
      longitude: Number(longitude.value) }), 'Set.') : this.#tell('Enter a latitude and a longitude.', true);
    const text = make('input', { type: 'text', 'aria-label': 'Pasteboard', placeholder: 'text' });
    const button = (label, body, done) => make('button.plain', { click: () => this.#do(body, done) }, label);
    this.body = make('section.body.device', {},
      group('Display', row('Appearance', this.appearance), row('Text size', this.size, this.sizeName),
        row('Increase contrast', this.contrast), row('Bold text', this.bold), row('Reduce motion', this.motion),
        row('Orientation', this.orientation)),
      group('Language', row('Locale', this.locale, make('span.note', {}, 'chosen at launch')), row('Direction', this.direction)),
      group('Clock', row('Time', this.time), row('', this.pause, step('Step a frame'), step('0.1 s', 0.1), step('1 s', 1))),
      group('App', row('', this.life, button('Memory warning', () => request('memoryWarning'), 'Sent.'),
        button('Shake', () => request('shake'), 'Shaken.'), button('Save picture', () => element('picture').click(), 'Saved.'))),
      group('Open a URL', row('', url, make('button.plain', { click: open }, 'Open'))),
      group('Push notification', make('div.pair.tall', {}, payload), row('', make('label', {}, opened, ' The user taps it'),
        make('button.plain.end', { click: push }, 'Send'))),
      group('Location', row('', latitude, longitude,
        make('button.plain', { click: locate }, 'Set'))),
      group('Pasteboard', row('', text, button('Read', async () => { text.value = (await request('pasteboard')).text || ''; }),
        button('Write', () => request('pasteboard', { text: text.value }), 'Written.'))),
      this.message);
  }

  show() { this.#ask(); this.#timer = setInterval(() => this.#ask(), 1000); }
  hide() { clearInterval(this.#timer); this.#timer = null; }
  reset() { this.message.textContent = ''; }

  async #do(body, done = '') {
    try { await body(); this.#tell(done);
      } catch (error) { this.#tell(error instanceof SyntaxError ? 'The payload is not valid JSON: ' + error.message : error.message, true); }
    this.#ask();
  }

  #tell(text, isWrong = false) { this.message.textContent = text; this.message.classList.toggle('wrong', isWrong); }

  async #ask() {
    if (this.#isAsking || !connection.isOpen) return;
    this.#isAsking = true;
    try {
      const settings = await request('settings');
      this.#sizes = settings.textSizes;
      this.appearance.select(settings.appearance);
      this.direction.select(settings.direction);
      this.contrast.checked = settings.contrast === 'high';
      this.bold.checked = settings.boldText;
      this.motion.checked = settings.reduceMotion;
      if (document.activeElement !== this.size) this.size.value = this.#sizes.indexOf(settings.textSize);
      this.#nameSize();
      this.orientation.value = settings.orientation;
      this.orientation.lastElementChild.hidden = !screen.isPad;
      this.locale.textContent = settings.locale.replace('_', '-');
      this.isInBackground = settings.state === 'background';
      this.life.textContent = this.isInBackground ? 'Move to foreground' : 'Move to background';
      this.#showClock(settings.clock);
    } catch { /* The app has ended; the page says so. */ }
    this.#isAsking = false;
  }

  #nameSize() {
    const words = (this.#sizes[this.size.value] || '').split('-'), count = words.filter(word => word === 'extra').length;
    const size = (count > 1 ? count : '') + 'X'.repeat(Math.min(count, 1)) + words.at(-1)[0]?.toUpperCase();
    this.sizeName.textContent = words[0] === 'accessibility' ? 'accessibility ' + size : count ? size : words.at(-1);
    this.size.setAttribute('aria-valuetext', words.join(' '));
  }

  #showClock({ paused, time, frame }) {
    this.isPaused = paused;
    this.frame = frame;
    this.time.textContent = time.toFixed(2) + ' s' + (paused ? ', paused' : '');
    this.pause.replaceChildren(icon(paused ? 'play' : 'pause'), paused ? 'Resume' : 'Pause');
  }
}

const group = (title, ...rows) => make('section', {}, make('h3', {}, title), ...rows);
const row = (label, ...values) => make('div.pair' + (label ? '' : '.bare'), {}, label ? make('span.key', {}, label) : null,
  make('span.value', {}, ...values));
const toggle = (change, label) => make('input.switch', { type: 'checkbox', role: 'switch', 'aria-label': label,
  change: event => change(event.target.checked) });

function segments(label, choices, change) {
  const group = make('div.segments', { role: 'radiogroup', 'aria-label': label });
  const buttons = choices.map(([value, title]) => make('button', { role: 'radio', 'aria-checked': 'false', 'data-value': value,
    click: () => change(value) }, title));
  group.append(...buttons);
  group.select = value => buttons.forEach(button => {
    const isOn = button.dataset.value === value;
    button.setAttribute('aria-checked', isOn);
    button.tabIndex = isOn ? 0 : -1;
  });
  group.addEventListener('keydown', event => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key], index = buttons.indexOf(document.activeElement);
    if (!by || index < 0) return;
    event.preventDefault();
    const next = buttons[(index + by + buttons.length) % buttons.length];
    next.focus();
    next.click();
  });
  return group;
}

export const device = new DeviceTab();
