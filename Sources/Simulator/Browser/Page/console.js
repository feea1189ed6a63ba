// The console: the app's output and log, and its requests.

import { request } from './connection.js';
import { bytes, icon, make } from './elements.js';

const levels = ['debug', 'info', 'notice', 'warning', 'error', 'fault'];
const sources = [['all', 'All'], ['lines', 'Lines'], ['request', 'Requests']];
const most = 5000;

class ConsoleTab {
  name = 'console';
  title = 'Console';
  #timer = null;
  #next = 0;
  #entries = [];
  #rows = new Map();
  #text = '';
  #level = 0;
  #source = 'all';
  #isAsking = false;

  constructor() {
    this.list = make('div.log', { role: 'log', 'aria-label': 'Console', tabIndex: 0 });
    const search = make('input.search', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter the console', spellcheck: 'false',
      input: event => { this.#text = event.target.value.trim().toLowerCase(); this.#draw(); } });
    const level = make('select.small', { 'aria-label': 'Minimum level', title: 'Minimum level',
      change: event => { this.#level = Number(event.target.value); this.#draw(); } },
      make('option', { value: '0' }, 'All levels'), ...levels.slice(1).map((name, index) => make('option', { value: String(index + 1) },
        name[0].toUpperCase() + name.slice(1) + ' and above')));
    const source = make('select.small', { 'aria-label': 'Kinds of entries', change: event => { this.#source = event.target.value; this.#draw();
      } }, ...sources.map(([value, label]) => make('option', { value }, label)));
    const clear = make('button.tool', { title: 'Clear the console', 'aria-label': 'Clear the console', click: () => { this.#entries = [];
      this.#draw(); } }, icon('trash'));
    this.body = make('section.body.console', {}, make('div.tools', {}, search, level, source, clear), this.list);
    this.#draw();
  }

  show() { this.#ask(); this.#timer = setInterval(() => this.#ask(), 400); }
  hide() { clearInterval(this.#timer); this.#timer = null; }
  /// The output of the former process stays, above a line.
  reset() { this.#next = 0; if (this.#entries.length) this.#entries.push({ isBreak: true }); this.#draw(); }

  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const { entries, next } = await request('console', { since: this.#next });
      this.#next = next;
      const fresh = [];
      for (const entry of entries) if (!this.#takesEnd(entry, fresh)) fresh.push(entry);
      if (fresh.length) { this.#entries = [...this.#entries, ...fresh].slice(-most); this.#append(fresh); }
    } catch { /* The app has ended; the page says so. */ }
    this.#isAsking = false;
  }

  /// The end of a request updates the line of its beginning, which may have arrived in the same batch.
  #takesEnd(entry, fresh) {
    const isSame = other => other.transfer?.number === entry.transfer.number;
    const began = entry.transfer?.ended && (fresh.findLast(isSame) || this.#entries.findLast(isSame));
    if (!began) return false;
    Object.assign(began, { level: entry.level, transfer: entry.transfer });
    const row = this.#rows.get(began);
    if (row?.isConnected) { const fresh = line(began, row.open); this.#rows.set(began, fresh); row.replaceWith(fresh); }
    return true;
  }

  #isShown(entry) {
    if (entry.isBreak) return true;
    if (levels.indexOf(entry.level) < this.#level) return false;
    if (this.#source === 'request' && entry.source !== 'request' || this.#source === 'lines' && entry.source === 'request') return false;
    return !this.#text || `${entry.text} ${entry.label} ${entry.source}`.toLowerCase().includes(this.#text);
  }

  #draw() { this.#rows.clear(); this.list.replaceChildren(); this.#append(this.#entries); }

  #append(entries) {
    const isAtEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - 30;
    this.list.querySelector('.empty')?.remove();
    this.list.append(...entries.filter(entry => this.#isShown(entry)).map(entry => {
      const row = line(entry);
      if (entry.transfer) this.#rows.set(entry, row);
      return row;
    }));
    while (this.list.childElementCount > most) this.list.firstElementChild.remove();
    if (!this.list.childElementCount) this.list.append(make('p.empty', {}, this.#entries.length ? 'No matches.'
      : 'No output yet.'));
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
  }
}

function line(entry, isOpen = false) {
  if (entry.isBreak) return make('div.break', {}, 'The app restarted');
  const cells = [make('span.time', {}, entry.time.toFixed(3)),
    make('span.source', { title: entry.label || entry.source }, entry.source === 'request' ? entry.label : entry.source),
    make('span.text', {}, entry.source === 'os_log' && entry.label ? make('span.label', {}, entry.label + ' ') : null, entry.text)];
  if (!entry.transfer) return make('div.line.' + entry.level, {}, ...cells);
  const body = make('div.transfer');
  const details = make('details', { toggle: event => { if (event.target.open) fill(body, entry.transfer.number); } },
    make('summary.line.' + entry.level, {}, ...cells, make('span.outcome', {}, outcome(entry.transfer))), body);
  details.open = isOpen;
  return details;
}

function outcome({ ended, status, failure, received, milliseconds }) {
  if (!ended) return 'under way';
  return [failure || status || 'done', received ? bytes(received) : null, Math.round(milliseconds) + ' ms'].filter(part => part !== null)
    .join(' · ');
}

/// The heads and bodies of a request.
async function fill(node, number) {
  try {
    const { requestHead, head, sent, received, summary } = await request('transfer', { number });
    const part = (title, text, total) => text || total ? [make('h4', {}, total ? `${title} · ${bytes(total)}` : title),
      make('pre', {}, text ?? 'No text.')] : [];
    node.replaceChildren(...part('Request', requestHead.trim()), ...part('Sent', sent, summary.sent),
      ...part('Response', head.trim()), ...part('Received', received && indented(received), summary.received));
    if (!node.childElementCount) node.append(make('p.empty', {}, 'No data yet.'));
  } catch (error) { node.replaceChildren(make('p.empty', {}, error.message)); }
}

/// Returns formatted JSON, and other text unchanged.
function indented(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}

export const console_ = new ConsoleTab();
