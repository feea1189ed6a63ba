// Device: the user's settings, and events from outside the app.

import { connection, request } from './connection.js';
import { costs } from './costs.js';
import { element, group, icon, make, row, segments, toggle } from './elements.js';
import { rewind } from './rewind.js';
import { screen } from './screen.js';
import { editor, editors } from './source.js';

const services = { calendar: 'Calendar', camera: 'Camera', contacts: 'Contacts', location: 'Location', medialibrary: 'Media library',
  microphone: 'Microphone', motion: 'Motion', notifications: 'Notifications', photos: 'Photos', reminders: 'Reminders',
  speech: 'Speech', usertracking: 'Tracking' };
/// What the conditions of the network mean.
const links = { '3g': '780 kbit/s, 100 ms', edge: '240 kbit/s, 400 ms', offline: 'requests fail' };
/// The answers that a service has besides the common ones.
const answers = { location: [['inUse', 'While using the app']], photos: [['limited', 'Limited']] };

/// Languages to try an app in that it isn't translated into, such as one with long words, and one from right to left.
const common = ['ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'ko', 'nb', 'nl', 'pl', 'pt',
  'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'vi', 'zh-Hans', 'zh-Hant'];

/// What the colors mean.
const costNotes = { none: '', blended: 'Red layers are mixed with what is behind them; green ones are opaque.',
  misaligned: 'Magenta images don’t begin at a pixel; yellow ones are stretched.' };

class DeviceTab {
  name = 'device';
  title = 'Device';
  #timer = null;
  #isAsking = false;
  #sizes = [];
  #hasLanguages = false;

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
    this.share = make('select.small', { 'aria-label': 'Window', change: event =>
      this.#do(() => request('window', { share: event.target.value })) }, ...[['full', 'Full screen'], ['twoThirds', 'Two thirds'],
      ['half', 'Half'], ['third', 'Third']].map(([value, label]) => make('option', { value }, label)));
    this.windowRow = row('Window', this.share);
    this.layers = segments('Color layers', [['none', 'None'], ['blended', 'Blended'], ['misaligned', 'Misaligned']], kind => {
      costs.kind = kind;
      this.layers.select(kind);
      this.layersNote.textContent = costNotes[kind];
    });
    this.layers.select(costs.kind);
    this.layersNote = make('span.note', { role: 'status' });
    this.slow = toggle(is => this.#do(() => request('clock', { speed: is ? 0.1 : 1 })), 'Slow animations');
    this.direction = segments('Direction', [['leftToRight', 'Left to right'], ['rightToLeft', 'Right to left']],
      is => set('direction', is));
    this.language = make('select.small', { 'aria-label': 'Language' });
    this.region = make('select.small', { 'aria-label': 'Region' });
    for (const select of [this.language, this.region]) select.addEventListener('change', () => { this.again.disabled = false; });
    this.again = make('button.plain', { disabled: true, click: () => this.#startAgain() }, 'Start Again');
    this.keyboard = toggle(is => set('hardwareKeyboard', is), 'Hardware keyboard');
    this.pause = make('button.plain',
      { click: () => this.#do(async () => this.#showClock(await request('clock', { paused: !this.isPaused }))) }, icon('pause'), 'Pause');
    this.time = make('output.time');
    const step = (label, seconds) => make('button.plain',
      { click: () => this.#do(async () => this.#showClock(await request('clock', { paused: true, step: seconds ?? this.frame }))) }, label);
    this.past = make('input', { type: 'range', min: '0', max: '0', step: '1', 'aria-label': 'Rewind', input: () => this.#rewind() });
    this.pastName = make('output');
    rewind.addEventListener('changed', () => this.#showPast());
    this.bar = this.#makeBar();
    this.network = make('select.small', { 'aria-label': 'Network condition', change: event => value('network', event.target.value) },
      ...[['normal', 'Normal'], ['3g', '3G'], ['edge', 'Edge'], ['offline', 'Offline']].map(([key, label]) => make('option', { value: key },
        label)));
    this.networkName = make('span.note');
    this.storage = segments('Storage', [['normal', 'Normal'], ['full', 'Full']], is => value('storage', is));
    this.permissions = make('div.permissions');
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
        row('Orientation', this.orientation), this.windowRow, row('Color layers', this.layers), this.layersNote),
      group('Language', row('Language', this.language), row('Region', this.region),
        row('', this.again, make('span.note', {}, 'The app reads its language at launch.')), row('Direction', this.direction)),
      group('Keyboard', row('Hardware', this.keyboard, make('span.note', {}, 'hides the keyboard on the screen'))),
      group('Clock', row('Time', this.time), row('', this.pause, step('Step a frame'), step('0.1 s', 0.1), step('1 s', 1)),
        row('Slow animations', this.slow), row('Rewind', this.past, this.pastName)),
      group('App', row('', button('Lock', () => request('button', { name: 'lock' })),
        button('App switcher', () => request('switcher')), this.life)),
      group('Status bar', row('Time', this.bar.time), row('Network', this.bar.dataNetwork), row('Wi-Fi', this.bar.wifiBars),
        row('Cellular', this.bar.cellularBars), row('Battery', this.bar.batteryLevel, this.bar.levelName), row('', this.bar.batteryState,
          button('Reset', () => request('statusBar', { reset: true })))),
      group('Events', row('', button('Memory warning', () => request('memoryWarning'), 'Sent.'),
        button('Shake', () => request('shake'), 'Shaken.'), button('Save picture', () => element('picture').click(), 'Saved.'))),
      group('Open a URL', row('', url, make('button.plain', { click: open }, 'Open'))),
      group('Push notification', make('div.pair.tall', {}, payload), row('', make('label', {}, opened, ' The user taps it'),
        make('button.plain.end', { click: push }, 'Send'))),
      group('Location', row('', latitude, longitude,
        make('button.plain', { click: locate }, 'Set'), button('Remove', () => request('location', { reset: true }), 'Removed.'))),
      group('Conditions', row('Network', this.network, this.networkName), row('Storage', this.storage)),
      group('Permissions', this.permissions),
      this.#makeEditor(),
      group('Pasteboard', row('', text, button('Read', async () => { text.value = (await request('pasteboard')).text || ''; }),
        button('Write', () => request('pasteboard', { text: text.value }), 'Written.'))),
      this.message);
  }

  show() { this.#ask(); this.#askLanguages(); this.#timer = setInterval(() => this.#ask(), 1000); }
  hide() { clearInterval(this.#timer); this.#timer = null; }
  reset() {
    this.message.textContent = '';
    this.#hasLanguages = false;
    if (this.#timer) this.#askLanguages();
  }

  async #do(body, done = '') {
    try { await body(); this.#tell(done);
      } catch (error) { this.#tell(error instanceof SyntaxError ? 'The payload is not valid JSON: ' + error.message : error.message, true); }
    this.#ask();
  }

  // MARK: Language

  /// The languages of the app come first. The browser knows the names.
  async #askLanguages() {
    if (this.#hasLanguages || !connection.isOpen) return;
    this.#hasLanguages = true;
    let choices;
    try { choices = await request('languages'); } catch { this.#hasLanguages = false; return; }
    const { language, region, languages, regions } = choices;
    const named = (type, codes) => {
      const names = new Intl.DisplayNames(['en'], { type, fallback: 'code' });
      const name = code => { try { return names.of(code); } catch { return code; } };
      return codes.map(code => [code, name(code)]).sort(([, a], [, b]) => a.localeCompare(b)).map(([value, label]) =>
        make('option', { value }, label));
    };
    const own = languages.includes(language) ? languages : [...languages, language];
    const others = common.filter(code => !own.includes(code));
    this.language.replaceChildren(make('optgroup', { label: 'In the app' }, ...named('language', own)),
      make('optgroup', { label: 'Others' }, ...named('language', others)));
    this.region.replaceChildren(...named('region', regions));
    this.language.value = language;
    this.region.value = region ?? '';
    this.again.disabled = true;
  }

  async #startAgain() {
    this.again.disabled = true;
    const language = this.language.value, region = this.region.value;
    try {
      await request('language', { language, region });
      this.#tell('The app starts again.');
    } catch (error) { this.#tell(error.message, true); this.again.disabled = false; }
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
      this.windowRow.hidden = !screen.isPad;
      this.share.value = settings.share;
      this.keyboard.checked = settings.hardwareKeyboard === true;
      this.isInBackground = settings.state === 'background';
      this.life.textContent = this.isInBackground ? 'Move to foreground' : 'Move to background';
      if (document.activeElement !== this.network) this.network.value = settings.network;
      this.storage.select(settings.storage);
      this.networkName.textContent = links[settings.network] ?? '';
      this.#showBar(settings.statusBar);
      this.#showPermissions(settings.permissions);
      this.#showPast();
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

  /// The first move of the slider pauses the app; the pictures of the time before are then at the left of it.
  async #rewind() {
    const number = Number(this.past.value);
    if (!this.isPaused) {
      this.isPaused = true;
      await this.#do(async () => this.#showClock(await request('clock', { paused: true })));
    }
    rewind.show(number);
    this.#showPast();
  }

  #showPast() {
    if (!this.#timer) return;
    const last = Math.max(0, rewind.count - 1);
    this.past.max = String(last);
    this.past.disabled = last === 0;
    if (!rewind.isHeld) this.past.value = String(last);
    const age = rewind.age(Number(this.past.value)), isNow = Number(this.past.value) >= last;
    this.pastName.textContent = isNow ? 'now' : `${age.toFixed(1)} s ago`;
    this.past.setAttribute('aria-valuetext', this.pastName.textContent);
  }

  /// The editor that opens when a place in the sources is clicked, which the browser remembers.
  #makeEditor() {
    const form = make('input', { type: 'text', 'aria-label': 'Link of the editor', spellcheck: 'false', value: editor.custom,
      placeholder: 'vscode://file{file}:{line}', input: event => { editor.custom = event.target.value.trim(); } });
    const formRow = row('Link', form), show = () => { formRow.hidden = editor.name !== 'custom'; };
    const choice = make('select.small', { 'aria-label': 'Editor', change: event => { editor.name = event.target.value; show(); } },
      ...editors.map(([value, label]) => make('option', { value }, label)));
    choice.value = editor.name;
    show();
    return group('Sources', row('Editor', choice), formRow);
  }

  #makeBar() {
    const set = (name, value) => this.#do(() => request('statusBar', { [name]: value }));
    const choose = (label, name, choices) => make('select.small', { 'aria-label': label, change: event =>
      set(name, typeof choices[0][0] === 'number' ? Number(event.target.value) : event.target.value) },
      ...choices.map(([value, label]) => make('option', { value: String(value) }, label)));
    const bars = count => Array.from({ length: count + 1 }, (_, bars) => [bars, bars === 1 ? '1 bar' : `${bars} bars`]);
    return {
      time: make('input', { type: 'text', placeholder: '9:41', 'aria-label': 'Time in the status bar', spellcheck: 'false',
        change: event => set('time', event.target.value), keydown: event => { if (event.key === 'Enter') event.target.blur(); } }),
      dataNetwork: choose('Network in the status bar', 'dataNetwork', [['wifi', 'Wi-Fi'], ['hide', 'None'],
        ...['3g', '4g', 'lte', '5g', '5g+'].map(name => [name, name.toUpperCase()])]),
      wifiBars: choose('Wi-Fi in the status bar', 'wifiBars', bars(3)),
      cellularBars: choose('Cellular in the status bar', 'cellularBars', bars(4)),
      batteryLevel: make('input', { type: 'range', min: '0', max: '100', step: '1', 'aria-label': 'Battery level in the status bar',
        input: event => { this.bar.levelName.textContent = event.target.value + '%'; set('batteryLevel', Number(event.target.value)); } }),
      levelName: make('output'),
      batteryState: segments('Battery in the status bar', [['discharging', 'On battery'], ['charging', 'Charging'], ['charged', 'Charged']],
        is => set('batteryState', is)),
    };
  }

  #showBar(values) {
    for (const [name, value] of Object.entries(values)) {
      if (name === 'batteryState') this.bar.batteryState.select(value);
      else if (this.bar[name] !== document.activeElement) this.bar[name].value = String(value);
    }
    if (document.activeElement !== this.bar.batteryLevel) this.bar.levelName.textContent = values.batteryLevel + '%';
  }

  #showPermissions(permissions) {
    if (!this.permissions.childElementCount) this.permissions.append(...permissions.map(({ service }) => row(services[service] ?? service,
      make('select.small', { 'aria-label': services[service] ?? service, 'data-service': service, change: event =>
        this.#do(() => request('permission', { service, answer: event.target.value })) },
      ...[['unset', 'Not asked'], ['allow', service === 'location' ? 'Always' : 'Allowed'], ...(answers[service] ?? []),
        ['deny', 'Denied']].map(([value, label]) => make('option', { value }, label))))));
    for (const { service, answer } of permissions) {
      const select = this.permissions.querySelector(`[data-service="${service}"]`);
      if (select && document.activeElement !== select) select.value = answer;
    }
  }

  #showClock({ paused, speed, time, frame }) {
    this.slow.checked = speed < 1;
    this.isPaused = paused;
    this.frame = frame;
    this.time.textContent = time.toFixed(2) + ' s' + (paused ? ', paused' : '');
    this.pause.replaceChildren(icon(paused ? 'play' : 'pause'), paused ? 'Resume' : 'Pause');
  }
}

export const device = new DeviceTab();
