// Data: the app's user defaults, and the files of its home.

import { connection, request, upload } from './connection.js';
import { bytes, icon, make, segments } from './elements.js';

const types = ['string', 'integer', 'real', 'boolean', 'date', 'data', 'array', 'dictionary'];
const first = { string: '', integer: 0, real: 0, boolean: false, data: '', array: [], dictionary: {} };
/// The sizes in bytes up to which a file is shown as text or as a picture.
const longest = 256_000, largest = 16_000_000;
const pictures = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' };

class DataTab {
  name = 'data';
  title = 'Data';
  #timer = null;
  #isAsking = false;
  #isFiles = false;
  #domain = null;
  #path = [];
  #shown = '';
  #open = null;
  #takesFocus = false;

  constructor() {
    this.message = make('p.message', { role: 'status' });
    this.kind = segments('Kind of data', [['defaults', 'User Defaults'], ['files', 'Files']], kind => this.#choose(kind === 'files'));
    this.search = make('input.search', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter the data', spellcheck: 'false',
      input: () => this.#filter() });
    this.domain = make('select.small', { 'aria-label': 'Domain', title: 'Domain', hidden: true,
      change: event => { this.#domain = event.target.value; this.#again(); } });
    this.list = make('div.entries', { role: 'list' });
    this.key = make('input', { type: 'text', placeholder: 'Key', 'aria-label': 'New key', spellcheck: 'false',
      keydown: event => { if (event.key === 'Enter') this.#add(); } });
    this.type = make('select.small', { 'aria-label': 'Type of the new value' }, ...types.map(type => make('option', { value: type },
      type[0].toUpperCase() + type.slice(1))));
    this.newValue = make('div.foot', {}, this.key, this.type, make('button.plain', { click: () => this.#add() }, 'Add'));
    this.where = make('nav.where', { 'aria-label': 'Folder' });
    const files = make('input', { type: 'file', multiple: true, hidden: true, change: event => { this.#take([...event.target.files]);
      event.target.value = ''; } });
    this.newFile = make('button.plain', { title: 'Add files to this folder', click: () => files.click() }, 'Add Files…');
    this.head = make('div.tools', {}, this.where, this.newFile, files);
    this.preview = make('div.preview', { role: 'region', 'aria-label': 'File', hidden: true });
    this.list.addEventListener('dragover', event => { if (this.#isFiles && [...event.dataTransfer.types].includes('Files'))
      event.preventDefault(); });
    this.list.addEventListener('drop', event => {
      if (!this.#isFiles) return;
      event.preventDefault();
      this.#take([...event.dataTransfer.files]);
    });
    this.body = make('section.body.data', {}, make('div.tools', {}, this.kind, this.search, this.domain), this.head, this.list,
      this.newValue, this.preview, this.message);
    this.#choose(false);
  }

  show() { this.#ask(); this.#timer = setInterval(() => this.#ask(), 1000); }
  hide() { clearInterval(this.#timer); this.#timer = null; }
  reset() { this.message.textContent = ''; this.#shown = ''; }

  #choose(isFiles) {
    this.#isFiles = isFiles;
    this.kind.select(isFiles ? 'files' : 'defaults');
    this.head.hidden = !isFiles;
    this.newValue.hidden = isFiles;
    this.domain.hidden = isFiles || this.domain.options.length < 2;
    this.preview.hidden = !isFiles || !this.#open;
    this.list.setAttribute('aria-label', isFiles ? 'Files' : 'User defaults');
    this.#tell('');
    this.#again();
  }

  /// Asks for a list that has no line of the one before.
  #again() { this.#shown = ''; this.list.replaceChildren(); this.#isAsking = false; this.#ask(); }

  #tell(text, isWrong = false) { this.message.textContent = text; this.message.classList.toggle('wrong', isWrong); }

  async #do(body, done = '') {
    try { await body(); this.#tell(done); } catch (error) {
      this.#tell(error instanceof SyntaxError ? 'The value isn’t valid JSON: ' + error.message : error.message, true);
      this.#shown = '';
    }
    await this.#ask();
  }

  async #ask() {
    if (this.#isAsking || !connection.isOpen) return;
    this.#isAsking = true;
    const isFiles = this.#isFiles, path = this.#path.join('/');
    try {
      const answer = await (isFiles ? request('files', { path }) : request('defaults', this.#domain ? { domain: this.#domain } : {}));
      // Another list may have been chosen in the meantime.
      if (isFiles === this.#isFiles && path === this.#path.join('/')) this.#show(answer);
    } catch (error) {
      // The app removed the folder.
      if (isFiles && this.#path.length && error.code === 'failed') { this.#path.pop(); this.#shown = ''; }
      else if (error.code === 'unsupported') this.list.replaceChildren(make('p.empty', {}, 'The app has no home of its own.'));
    }
    this.#isAsking = false;
  }

  #show(answer) {
    const text = JSON.stringify(answer);
    if (text === this.#shown) return;
    // A line that is being edited or has text that was not saved stays, and with it the list.
    const active = document.activeElement, holder = this.list.contains(active) && active.closest('.entry'), held = holder?.dataset?.name,
      index = [...this.list.children].indexOf(holder);
    if (held && active.matches('textarea, input:not(.switch)') && this.#shown) return;
    if ([...this.list.querySelectorAll('textarea')].some(text => text.value !== text.dataset.saved)) return;
    this.#shown = text;
    const opened = new Set([...this.list.querySelectorAll('details[open]')].map(line => line.dataset.name));
    this.list.replaceChildren(...answer.entries.map(entry => this.#isFiles ? this.#file(entry) : this.#value(entry, opened)));
    if (this.#isFiles) { this.#showPath(); this.#follow(answer.entries); } else this.#showDomains(answer);
    this.#filter();
    // The focus stays in its line, or goes to the next one if that is gone; a folder that the keys open has it in its first line.
    const lines = [...this.list.querySelectorAll('.entry')];
    const line = held ? lines.find(line => line.dataset.name === held) ?? lines[Math.min(index, lines.length - 1)]
      : this.#takesFocus ? lines[0] : null;
    line?.querySelector('input, summary, button')?.focus();
    if (this.#takesFocus && !line) this.newFile.focus();
    this.#takesFocus = false;
  }

  #filter() {
    const text = this.search.value.trim().toLowerCase(), lines = [...this.list.querySelectorAll('.entry')];
    for (const line of lines) line.hidden = Boolean(text) && !line.dataset.words.includes(text);
    this.list.querySelector('.empty')?.remove();
    if (lines.some(line => !line.hidden)) return;
    this.list.append(make('p.empty', {}, lines.length ? 'No matches.' : this.#isFiles ? 'This folder is empty.' : 'No user defaults yet.'));
  }

  // MARK: User defaults

  #showDomains({ domain, domains }) {
    const text = domains.join('\n');
    if (this.domain.dataset.names !== text) {
      this.domain.dataset.names = text;
      this.domain.replaceChildren(...domains.map(name => make('option', { value: name }, name)));
    }
    this.domain.value = domain;
    this.domain.hidden = domains.length < 2;
  }

  #set(key, type, value) {
    return request('setDefault', { key, type, value, ...(this.#domain ? { domain: this.#domain } : {}) });
  }

  async #add() {
    const key = this.key.value.trim(), type = this.type.value;
    if (!key) return this.#tell('Enter a key.', true);
    await this.#do(() => this.#set(key, type, first[type] ?? new Date().toISOString().replace(/\.\d+/, '')));
    if (this.message.classList.contains('wrong')) return;
    this.key.value = '';
    const line = [...this.list.children].find(line => line.dataset.name === key);
    line?.scrollIntoView({ block: 'nearest' });
    line?.querySelector('input, summary, button')?.focus();
  }

  #value({ key, type, value, editable, stored }, opened) {
    const name = make('span.key', { title: `${key} · ${type}${stored ? '' : ' · registered, not set'}` }, key);
    const remove = stored ? make('button.tool', { title: 'Remove', 'aria-label': `Remove ${key}`, click: () => this.#do(() =>
      request('removeDefault', { key, ...(this.#domain ? { domain: this.#domain } : {}) })) }, icon('trash')) : make('span.tool');
    const words = `${key} ${JSON.stringify(value)}`.toLowerCase(), set = value => this.#do(() => this.#set(key, type, value));
    const about = { role: 'listitem', 'data-name': key, 'data-words': words };
    if (type !== 'array' && type !== 'dictionary') return make('div.entry' + (stored ? '' : '.registered'), about, name,
      make('span.value', {}, field(key, type, value, set)), remove);
    const text = make('textarea.code', { rows: '6', 'aria-label': key, spellcheck: 'false', readOnly: !editable });
    text.value = text.dataset.saved = JSON.stringify(value, null, 2);
    text.rows = Math.min(14, text.value.split('\n').length + 1);
    const save = make('button.plain', { click: () => this.#do(async () => { await this.#set(key, type, JSON.parse(text.value));
      text.dataset.saved = text.value; }, 'Saved.') }, 'Save');
    return make('details.entry' + (stored ? '' : '.registered'), { ...about, open: opened.has(key) },
      make('summary', {}, name, make('span.value', {}, make('span.note', {}, summary(value))), remove),
      make('div.whole', {}, text, editable ? save : make('p.note', {}, 'Dates and data inside can’t be edited here.')));
  }

  // MARK: Files

  #showPath() {
    const go = length => () => { this.#path.length = length; this.#takesFocus = true; this.#again(); };
    const parts = ['Home', ...this.#path].flatMap((name, index, all) => [
      index ? make('span.note', { 'aria-hidden': 'true' }, '›') : '',
      index === all.length - 1 ? make('b', { 'aria-current': 'location' }, name) : make('button.link', { click: go(index) }, name),
    ]);
    this.where.replaceChildren(...parts);
  }

  #file({ name, kind, size, modified }) {
    const path = [...this.#path, name].join('/');
    const open = () => {
      if (kind === 'folder') { this.#path.push(name); this.search.value = ''; this.#takesFocus = true; this.#again(); }
      else { this.#tell(''); this.#view(path, `${size} ${modified}`); }
    };
    const line = make('div.entry', { role: 'listitem', 'data-name': name, 'data-words': name.toLowerCase() });
    const date = new Date(modified * 1000).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' });
    const remove = make('button.tool', { title: 'Delete', 'aria-label': `Delete ${name}`, click: () => {
      // The second click deletes; any other place keeps the file.
      const sure = make('button.plain.live', { click: () => this.#do(() => request('removeFile', { path })),
        blur: () => sure.replaceWith(remove) }, 'Delete');
      remove.replaceWith(sure);
      sure.focus();
    } }, icon('trash'));
    line.append(make('button.file', { click: open, 'aria-current': path === this.#open?.path ? 'true' : null }, icon(kind === 'folder'
      ? 'folder' : 'page'), make('span.key', { title: name }, name), make('span.end', {}, kind === 'folder' ? date
      : `${kind === 'link' ? 'link' : bytes(size)} · ${date}`)), remove);
    return line;
  }

  async #take(files) {
    const folder = this.#path.join('/');
    await this.#do(async () => {
      for (const file of files) await upload('writeFile', { path: [folder, file.name].filter(part => part).join('/') }, file);
    }, files.length === 1 ? `“${files[0].name}” was added.` : `${files.length} files were added.`);
  }

  /// A file that the app writes again is shown again, unless the user has changed its text.
  #follow(entries) {
    const open = this.#open;
    if (!open || open.path !== [...this.#path, open.path.split('/').at(-1)].join('/')) return;
    const entry = entries.find(entry => entry.name === open.path.split('/').at(-1));
    if (!entry) return this.#close();
    const stamp = `${entry.size} ${entry.modified}`;
    if (open.stamp === stamp) return;
    // The page knows what it wrote itself.
    const isOwn = open.stamp === null;
    open.stamp = stamp;
    if (!isOwn && !open.isChanged?.()) this.#view(open.path, stamp);
  }

  #close() { this.#release(); this.#open = null; this.preview.hidden = true; this.preview.replaceChildren(); }

  /// The browser keeps the bytes of an address until it is revoked.
  #release() { for (const part of this.preview.querySelectorAll('a, img')) URL.revokeObjectURL(part.href || part.src); }

  async #view(path, stamp) {
    const open = this.#open = { path, stamp }, name = path.split('/').at(-1);
    try {
      const { size, blob, list } = await read(path);
      if (this.#open !== open) return;
      const ending = name.split('.').at(-1).toLowerCase(), text = list ?? (size <= longest ? await decoded(blob) : null);
      const save = make('button.plain', { click: () => this.#do(async () => {
        const text = area.value;
        await upload('writeFile', { path }, new Blob([text]));
        open.stamp = null;
        area.dataset.saved = text;
        save.disabled = !open.isChanged();
      }, 'Saved.') }, 'Save');
      const area = make('textarea.code', { 'aria-label': name, spellcheck: 'false', input: () => { save.disabled = !open.isChanged(); } });
      area.value = area.dataset.saved = text ?? '';
      save.disabled = true;
      open.isChanged = () => area.value !== area.dataset.saved;
      const isPicture = Boolean(pictures[ending]) && size <= largest;
      const download = make('a.plain', { download: name, href: URL.createObjectURL(blob), title: 'Save the file on this computer' },
        'Download');
      const close = make('button.tool', { title: 'Close the file', 'aria-label': 'Close the file', click: () => { this.#close();
        this.list.querySelector('[aria-current]')?.focus(); } }, icon('close'));
      const picture = isPicture ? make('img', { alt: name, src: URL.createObjectURL(new Blob([blob], { type: pictures[ending] })) }) : null;
      this.#release();
      this.preview.replaceChildren(make('div.tools', {}, make('b.key', { title: path }, name), make('span.note', {}, bytes(size)),
        text !== null && !isPicture ? save : null, download, close), picture ?? (text !== null ? area
        : make('p.empty', {}, 'No preview.')));
      this.preview.hidden = false;
      for (const button of this.list.querySelectorAll('.file')) {
        const isOpen = button.parentElement.dataset.name === name;
        if (isOpen) button.setAttribute('aria-current', 'true'); else button.removeAttribute('aria-current');
      }
    } catch (error) { this.#close(); this.#tell(error.message, true); }
  }
}

function field(key, type, value, set) {
  const label = { 'aria-label': key };
  if (type === 'boolean') return make('input.switch', { ...label, type: 'checkbox', role: 'switch', checked: value,
    change: event => set(event.target.checked) });
  if (type === 'data') return make('span.note', { title: value }, bytes(Math.floor(value.replace(/=+$/, '').length * 3 / 4)) + ' of data');
  const isNumber = type === 'integer' || type === 'real';
  const input = make('input', { ...label, type: isNumber ? 'number' : 'text', step: type === 'integer' ? '1' : 'any', spellcheck: 'false',
    change: () => { if (!isNumber || input.value) set(isNumber ? Number(input.value) : input.value); },
    keydown: event => { if (event.key === 'Enter') input.blur(); } });
  input.value = String(value);
  return input;
}

const summary = value => { const text = JSON.stringify(value); return text.length > 80 ? text.slice(0, 79) + '…' : text; };

/// The whole of a file, in the parts that the app sends.
async function read(path) {
  const parts = [];
  for (let at = 0; ;) {
    const { size, data, list } = await request('readFile', { path, offset: at });
    const part = Uint8Array.from(atob(data), character => character.charCodeAt(0));
    parts.push(part);
    at += part.length;
    if (at >= size || !part.length) return { size, blob: new Blob(parts), list };
  }
}

/// Returns a text, or null for anything else.
async function decoded(blob) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer());
    return text.includes('\0') ? null : text;
  } catch { return null; }
}

export const data = new DataTab();
