// Console: what the app prints and logs, and the requests it makes.

import { request } from './connection.js';
import { make, icon } from './elements.js';

const levels = ['debug', 'info', 'notice', 'warning', 'error', 'fault'];
const sources = [['all', 'All'], ['lines', 'Lines'], ['request', 'Requests']];
const most = 5000;

class ConsoleTab {
  name = 'console';
  title = 'Console';
  #timer = null;
  #next = 0;
  #entries = [];
  #text = '';
  #level = 0;
  #source = 'all';
  #isAsking = false;

  constructor() {
    this.list = make('div.log', { role: 'log', 'aria-label': 'Console', tabIndex: 0 });
    const search = make('input.search', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter the console', spellcheck: 'false',
      input: event => { this.#text = event.target.value.trim().toLowerCase(); this.#draw(); } });
    const level = make('select.small', { 'aria-label': 'Least level', title: 'Least level',
      change: event => { this.#level = Number(event.target.value); this.#draw(); } },
      make('option', { value: '0' }, 'All levels'), ...levels.slice(1).map((name, index) => make('option', { value: String(index + 1) },
        name[0].toUpperCase() + name.slice(1) + ' and above')));
    const source = make('select.small', { 'aria-label': 'What is shown', change: event => { this.#source = event.target.value; this.#draw();
      } }, ...sources.map(([value, label]) => make('option', { value }, label)));
    const clear = make('button.tool', { title: 'Clear the console', 'aria-label': 'Clear the console', click: () => { this.#entries = [];
      this.#draw(); } }, icon('trash'));
    this.body = make('section.body.console', {}, make('div.tools', {}, search, level, source, clear), this.list);
    this.#draw();
  }

  show() { this.#ask(); this.#timer = setInterval(() => this.#ask(), 400); }
  hide() { clearInterval(this.#timer); this.#timer = null; }
  /// What the process before printed stays, with a line below.
  reset() { this.#next = 0; if (this.#entries.length) this.#entries.push({ isBreak: true }); this.#draw(); }

  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const { entries, next } = await request('console', { since: this.#next });
      this.#next = next;
      if (entries.length) { this.#entries = [...this.#entries, ...entries].slice(-most); this.#append(entries); }
    } catch { /* The app has ended; the page says so. */ }
    this.#isAsking = false;
  }

  #isShown(entry) {
    if (entry.isBreak) return true;
    if (levels.indexOf(entry.level) < this.#level) return false;
    if (this.#source === 'request' && entry.source !== 'request' || this.#source === 'lines' && entry.source === 'request') return false;
    return !this.#text || `${entry.text} ${entry.label} ${entry.source}`.toLowerCase().includes(this.#text);
  }

  #draw() { this.list.replaceChildren(); this.#append(this.#entries); }

  #append(entries) {
    const isAtEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - 30;
    this.list.querySelector('.empty')?.remove();
    this.list.append(...entries.filter(entry => this.#isShown(entry)).map(line));
    while (this.list.childElementCount > most) this.list.firstElementChild.remove();
    if (!this.list.childElementCount) this.list.append(make('p.empty', {}, this.#entries.length ? 'Nothing matches.'
      : 'Nothing has been printed yet.'));
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
  }
}

function line(entry) {
  if (entry.isBreak) return make('div.break', {}, 'The app was started again');
  return make('div.line.' + entry.level, {},
    make('span.time', {}, entry.time.toFixed(3)), make('span.source', { title: entry.label || entry.source }, entry.source === 'request'
      ? entry.label : entry.source),
    make('span.text', {}, entry.source === 'os_log' && entry.label ? make('span.label', {}, entry.label + ' ') : null, entry.text));
}

export const console_ = new ConsoleTab();
