// Replay: a run that is over, step by step, with its pictures on the device.

import { element, icon, make, number } from './elements.js';
import { dropped, read } from './recording.js';
import { place } from './source.js';

const hint = 'Open the folder of a flow or of test results, or drop it here. Its pictures are then shown on the device.';

class Replay {
  #runs = [];
  #run = null;
  #index = 0;
  #timer = null;
  #url = null;
  #rows = [];

  constructor() {
    this.picture = make('img.replayed', { alt: '', hidden: true, draggable: 'false' });
    this.badge = make('p.replaying', { hidden: true });
    element('frame').append(this.picture, this.badge);
    const input = make('input', { type: 'file', multiple: true, hidden: true, 'aria-label': 'Folder of a run', change: event => {
      this.open(new Map([...event.target.files].map(file => [file.webkitRelativePath || file.name, file])));
      event.target.value = '';
    } });
    input.webkitdirectory = true;
    this.choice = make('select.small', { 'aria-label': 'Run', hidden: true,
      change: event => this.#choose(this.#runs[Number(event.target.value)]) });
    this.list = make('div.steps', { role: 'listbox', 'aria-label': 'Steps', tabIndex: 0, keydown: event => this.#key(event) });
    this.detail = make('div.step-detail', { role: 'region', 'aria-label': 'Step' });
    const tool = (name, label, click) => make('button.tool', { title: label, 'aria-label': label, click }, icon(name));
    this.back = tool('back', 'Previous step', () => this.#go(this.#index - 1));
    this.play = tool('play', 'Play', () => this.#toggle());
    this.next = tool('step', 'Next step', () => this.#go(this.#index + 1));
    this.where = make('p.message', { role: 'status' });
    this.leave = make('button.plain', { click: () => this.close() }, 'Close');
    this.foot = make('div.tools.foot', { hidden: true }, this.back, this.play, this.next, this.where, this.leave);
    this.body = make('div.replay', {}, make('div.tools', {}, input,
      make('button.plain', { click: () => input.click() }, icon('folder'), 'Open a Folder…'), this.choice),
      this.list, this.detail, this.foot);
    this.body.addEventListener('dragover', event => { event.preventDefault(); event.dataTransfer.dropEffect = 'copy'; });
    this.body.addEventListener('drop', async event => {
      event.preventDefault();
      this.open(await dropped([...event.dataTransfer.items]));
    });
    this.close();
  }

  /// Whether a picture of a run is on the device.
  get isShown() { return this.#run !== null; }

  async open(files) {
    this.#runs = await read(files);
    if (!this.#runs.length) return this.close('The files contain no run: they need trace.json or events.jsonl.');
    this.choice.replaceChildren(...this.#runs.map((run, index) => make('option', { value: String(index) },
      (run.failed ? '✕ ' : '') + run.name)));
    this.choice.hidden = this.#runs.length < 2;
    this.#choose(this.#runs[0]);
    this.list.focus({ preventScroll: true });
  }

  /// Shows the app again.
  close(message = hint) {
    this.#stop();
    this.#run = null;
    this.#rows = [];
    this.list.replaceChildren(make('p.empty', {}, message));
    this.list.removeAttribute('aria-activedescendant');
    this.detail.replaceChildren();
    this.foot.hidden = this.detail.hidden = this.choice.hidden = true;
    this.#show(null);
  }

  /// The pictures are on the device only while the tab is open.
  pause() { this.#stop(); this.#show(null); }
  resume() { if (this.#run) this.#go(this.#index); }

  #choose(run) {
    this.#stop();
    this.#run = run;
    this.#rows = run.steps.map((step, index) => make('div.step' + (step.failure ? '.failed' : ''), { role: 'option', id: 'step-' + index,
      'aria-selected': 'false', click: () => { this.#stop(); this.#go(index); } }, make('span.count', {}, String(index + 1)),
      make('span.title', { title: step.title }, step.title), step.failure ? make('span.badge', {}, 'failed') : null,
      step.time === undefined ? null : make('span.end', {}, number(step.time) + ' s')));
    this.list.replaceChildren(...this.#rows);
    this.foot.hidden = this.detail.hidden = false;
    const failed = run.steps.findIndex(step => step.failure);
    this.#go(failed < 0 ? 0 : failed);
  }

  #go(index) {
    const steps = this.#run?.steps;
    if (!steps) return;
    index = Math.max(0, Math.min(steps.length - 1, index));
    this.#rows[this.#index]?.setAttribute('aria-selected', 'false');
    this.#index = index;
    const step = steps[index], row = this.#rows[index];
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    this.list.setAttribute('aria-activedescendant', row.id);
    this.back.disabled = index === 0;
    this.next.disabled = index === steps.length - 1;
    this.where.textContent = `Step ${index + 1} of ${steps.length}`;
    this.detail.replaceChildren(...[
      make('p.title', {}, step.title, step.place ? [' ', place(step.place)] : null),
      step.failure ? make('p.reason', {}, step.failure) : null,
      ...this.#lines('Callbacks', step.callbacks), ...this.#lines('Log', step.log),
    ].filter(Boolean));
    this.detail.scrollTop = 0;
    // A step without a picture shows the screen as it was before.
    this.#show(steps.slice(0, index + 1).findLast(step => step.picture)?.picture ?? null, `Replay: step ${index + 1} of ${steps.length}`);
  }

  #lines(title, lines) {
    return lines.length ? [make('h4', {}, title), make('pre', {}, lines.join('\n'))] : [];
  }

  #show(file, label = '') {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = file ? URL.createObjectURL(file) : null;
    this.picture.hidden = !file;
    this.badge.hidden = !label;
    this.badge.textContent = label;
    if (!file) return this.picture.removeAttribute('src');
    this.picture.src = this.#url;
    this.picture.alt = label;
  }

  #toggle() {
    if (this.#timer) return this.#stop();
    if (this.#index === this.#run.steps.length - 1) this.#go(0);
    this.#timer = setInterval(() => {
      this.#go(this.#index + 1);
      if (this.#index === this.#run.steps.length - 1) this.#stop();
    }, 1000);
    this.#mark();
  }

  #stop() { clearInterval(this.#timer); this.#timer = null; this.#mark(); }

  #mark() {
    const label = this.#timer ? 'Pause' : 'Play';
    this.play.replaceChildren(icon(this.#timer ? 'pause' : 'play'));
    this.play.title = label;
    this.play.setAttribute('aria-label', label);
  }

  #key(event) {
    const last = this.#rows.length - 1;
    const next = { ArrowDown: this.#index + 1, ArrowRight: this.#index + 1, ArrowUp: this.#index - 1, ArrowLeft: this.#index - 1, Home: 0,
      End: last }[event.key];
    if (next === undefined || !this.#run || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#stop();
    this.#go(next);
  }
}

export const replay = new Replay();
