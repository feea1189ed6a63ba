// Recorder: turns the user's actions on the device into a test.

import { request } from './connection.js';
import { make, icon, segments } from './elements.js';
import { replay } from './replay.js';

const forms = [['flow', 'Maestro flow'], ['xcuitest', 'XCUITest'], ['kit', 'UIKitTesting']];

class RecorderTab {
  name = 'recorder';
  title = 'Recorder';
  #timer = null;
  #isAsking = false;
  #form = 'flow';
  #file = '';

  constructor() {
    this.toggle = make('button.plain', { click: () => this.#do(() => request('record', { action: this.isRecording ? 'stop' : 'start' })) });
    this.expect = make('button.plain', { title: 'The next click on the device adds a check that the element is visible',
      click: () => this.#do(() => request('record', { action: 'expect' })) }, icon('eye'), 'Check an element');
    const form = make('select.small', { 'aria-label': 'Format of the test', change: event => { this.#form = event.target.value; this.#ask(); } },
      ...forms.map(([value, label]) => make('option', { value }, label)));
    this.code = make('pre.code', { tabIndex: 0, 'aria-label': 'Recorded test' });
    this.message = make('p.message', { role: 'status' });
    this.copy = make('button.plain', { click: () => this.#copy() }, 'Copy');
    this.save = make('button.plain', { click: () => this.#save() }, 'Save');
    this.mode = segments('Recorder', [['record', 'Record a Test'], ['replay', 'Replay a Run']], mode => this.#select(mode));
    this.record = make('div.record', {}, make('div.tools', {}, this.toggle, this.expect, form), this.code,
      make('div.tools.foot', {}, this.message, this.copy, this.save));
    this.body = make('section.body.recorder', {}, make('div.tools', {}, this.mode), this.record, replay.body);
    this.#select('record');
    this.#draw({ recording: false, expecting: false, count: 0, text: '', file: '' });
  }

  show() { this.#ask(); this.#timer = setInterval(() => this.#ask(), 300); if (this.isReplaying) replay.resume(); }
  hide() { clearInterval(this.#timer); this.#timer = null; replay.pause(); }
  reset() { this.message.textContent = ''; }

  /// Records a test, or shows a run that is over.
  #select(mode) {
    this.isReplaying = mode === 'replay';
    this.mode.select(mode);
    this.record.hidden = this.isReplaying;
    replay.body.hidden = !this.isReplaying;
    if (this.isReplaying) replay.resume(); else replay.pause();
  }

  async #do(body) {
    try { await body(); } catch (error) { this.message.textContent = error.message; }
    this.#ask();
  }

  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try { this.#draw(await request('recording', { form: this.#form })); } catch { /* The app has ended; the page says so. */ }
    this.#isAsking = false;
  }

  #draw({ recording, expecting, count, text, file }) {
    const isNew = recording !== this.isRecording;
    this.isRecording = recording;
    this.#file = file;
    if (isNew) {
      this.toggle.replaceChildren(icon(recording ? 'stop' : 'record'), recording ? 'Stop' : 'Record');
      this.toggle.classList.toggle('live', recording);
    }
    this.expect.disabled = !recording;
    this.expect.classList.toggle('active', expecting);
    this.expect.setAttribute('aria-pressed', expecting);
    this.copy.disabled = this.save.disabled = !count;
    const shown = count || recording ? text : 'Record, and then use the app. Taps, swipes, text, and rotations become steps of a test.';
    if (shown !== this.code.textContent) {
      this.code.textContent = shown;
      this.code.classList.toggle('empty', !count && !recording);
      this.code.scrollTop = this.code.scrollHeight;
    }
    if (recording) this.message.textContent = expecting ? 'Click the element on the device.' : count === 1 ? '1 step' : count + ' steps';
  }

  async #copy() {
    try { await navigator.clipboard.writeText(this.code.textContent); this.message.textContent = 'Copied.'; } catch {
      getSelection().selectAllChildren(this.code);
      this.message.textContent = 'The browser does not allow copying here. The text is selected.';
    }
  }

  #save() {
    const link = make('a', { href: URL.createObjectURL(new Blob([this.code.textContent], { type: 'text/plain' })), download: this.#file });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

export const recorder = new RecorderTab();
