// Controllers: the hierarchy of children and presentations, and the callbacks in order, with a lane for each controller.

import { request } from './connection.js';
import { make, classLabel, splitClass, number, icon } from './elements.js';
import { place, places } from './source.js';
import { Tree } from './tree.js';

const kinds = [
  ['loading', /^(init|loadView|viewDidLoad|awakeFromNib|prepare|shouldPerformSegue)/],
  ['appearing', /^view(WillAppear|IsAppearing|DidAppear)/],
  ['disappearing', /^view(WillDisappear|DidDisappear)/], ['layout', /Layout|safeArea|Margins|Constraints|Transition|trait|TraitCollection/],
  ['containment', /^(willMove|didMove|addChild|removeFromParent)/],
];
const kind = name => kinds.find(([, pattern]) => pattern.test(name))?.[0] || 'other';
const hint = 'Point to a mark to see its callback, or use the arrow keys.';
const causeKinds = { launch: 'Launch', touch: 'Touch', key: 'Keyboard', device: 'Device', timer: 'Timer', queue: 'Main queue',
  call: 'Call' };
const stateLabel = { appeared: 'on screen', appearing: 'appearing', disappearing: 'disappearing', disappeared: 'loaded',
  'not loaded': 'not loaded' };

class Controllers {
  name = 'controllers';
  title = 'Controllers';
  #timer = null;
  #next = 0;
  #events = [];
  #lanes = [];
  #filter = '';
  #slot = 14;
  #text = '';
  #isAsking = false;
  #chosen = null;
  /// The callback whose details are shown.
  #told = null;
  #gone = new Set();
  #firstShown = 0;
  #causes = new Map();
  /// The number of the first callback that the page has.
  #first = 0;
  #asked = 0;
  #isHeld = false;

  constructor() {
    this.tree = new Tree('Controllers', {
      choose: (node, isPerson) => { if (isPerson) this.#locate(node); },
      words: node => node.words,
      isDim: node => node.isDim,
      draw: node => [
        node.state ? make('i.state.' + node.state.replace(' ', '-'), { title: stateLabel[node.state] }) : null,
        classLabel(node.class), node.title ? make('span.name', {}, node.title) : null, node.note ? make('span.badge', {}, node.note) : null,
        node.state ? make('span.end', {}, stateLabel[node.state]) : null,
      ],
    });
    this.lanes = make('div.lanes', { role: 'region', 'aria-label': 'Callbacks', tabIndex: 0 });
    this.details = make('div.details', { role: 'status' }, hint);
    this.where = make('div.where', { role: 'region', 'aria-label': 'Sources of the controller', hidden: true });
    const filter = make('input.search', { type: 'search', placeholder: 'Filter callbacks', 'aria-label': 'Filter callbacks',
      spellcheck: 'false', input: event => { this.#filter = event.target.value.trim().toLowerCase(); this.#draw(); } });
    const zoom = make('input', { type: 'range', min: '6', max: '40', value: String(this.#slot), 'aria-label': 'Zoom', title: 'Zoom',
      input: event => { this.#slot = Number(event.target.value); this.#draw(true); } });
    const clear = make('button.tool', { title: 'Clear the timeline', 'aria-label': 'Clear the timeline',
      click: () => { this.#firstShown = this.#events.length; this.#told = null; this.#draw(); } }, icon('trash'));
    this.body = make('section.body.controllers', {}, this.tree.body, this.where, make('div.tools', {}, filter, zoom, clear), this.lanes,
      this.details, make('p.legend', {}, ...kinds.map(([name]) => make('span', {}, make('i.mark.' + name), name))));
    for (const type of ['pointerover', 'focusin']) this.lanes.addEventListener(type, event => {
      if (!this.#isHeld) this.#tell(event.target.closest('.mark'));
    });
    // The pointer goes to the details of a callback that was clicked, across other marks.
    this.lanes.addEventListener('click', event => {
      const mark = event.target.closest('.mark');
      this.#isHeld = mark !== null;
      this.#tell(mark);
    });
    this.lanes.addEventListener('keydown', event => this.#key(event));
    this.#draw();
  }

  /// The arrow keys select the callback before or after, and the one in the lane above or below that is the nearest in time.
  #key(event) {
    const marks = [...this.lanes.querySelectorAll('.mark')], at = mark => Number(mark.dataset.index);
    const inOrder = marks.sort((a, b) => at(a) - at(b)), index = inOrder.indexOf(this.#chosen), last = inOrder.length - 1;
    const beside = by => {
      const lane = this.#chosen?.closest('.lane'), next = by < 0 ? lane?.previousElementSibling : lane?.nextElementSibling;
      const distance = mark => Math.abs(at(mark) - at(this.#chosen));
      return next && inOrder.indexOf([...next.querySelectorAll('.mark')].sort((a, b) => distance(a) - distance(b))[0]);
    };
    const next = { ArrowLeft: () => index < 0 ? last : index - 1, ArrowRight: () => index + 1, Home: () => 0, End: () => last,
      ArrowUp: () => beside(-1), ArrowDown: () => beside(1) }[event.key];
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const mark = inOrder[next()];
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#tell(mark);
  }

  show() { this.#ask(); this.#timer = setInterval(() => this.#ask(), 500); }
  hide() { clearInterval(this.#timer); this.#timer = null; }
  reset() { this.#next = 0; this.#events = []; this.#lanes = []; this.#text = ''; this.#firstShown = 0; this.#told = null;
    this.#causes.clear(); this.#isHeld = false; this.where.hidden = true; this.tree.set([]); this.#draw(); }

  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const [{ scenes }, { events, lanes, next, first, causes }] = await Promise.all([request('containment'),
        request('callbacks', { since: this.#next })]);
      const text = JSON.stringify(scenes);
      if (text !== this.#text) { this.#text = text; this.tree.set(scenes.map((scene, index) => sceneNode(scene, index))); }
      if (events.length) {
        // The app forgets the oldest callbacks, and the page then forgets them too.
        if (first !== this.#first + this.#events.length) { this.#first = first; this.#events = []; this.#firstShown = 0; }
        this.#next = next; this.#lanes = lanes;
        for (const cause of causes ?? []) this.#causes.set(cause.number, cause);
        this.#events.push(...events);
        this.#draw();
      }
    } catch { /* The app has ended; the page says so. */ }
    this.#isAsking = false;
  }

  #tell(mark) {
    if (!mark || mark === this.#chosen) return;
    const event = this.#events[Number(mark.dataset.index)];
    if (!event) return;
    this.#told = event;
    this.#chosen?.removeAttribute('aria-current');
    mark.setAttribute('aria-current', 'true');
    this.#chosen = mark;
    const chain = [];
    for (let cause = this.#causes.get(event.cause); cause; cause = this.#causes.get(cause.cause)) chain.push(cause);
    const because = chain.length ? make('ol.because', { 'aria-label': 'Why it was called' }, ...chain.map(cause =>
      make('li', { 'data-cause': String(cause.number) }, make('i.cause.' + cause.kind, { title: causeKinds[cause.kind] }),
        cause.text))) : null;
    const where = make('span');
    this.details.replaceChildren(make('p', {}, make('span.time', {}, event.time.toFixed(3) + ' s'),
      make('b', {}, splitClass(this.#lanes[event.lane])[1]), ` ${event.name}(${event.arguments.join(', ')})`, where), because ?? '');
    this.#trace(this.#first + this.#events.indexOf(event), where, because);
  }

  /// Adds the places in the sources, after the pointer has rested.
  #trace(callback, where, because) {
    const number = ++this.#asked;
    setTimeout(async () => {
      if (number !== this.#asked) return;
      try {
        const answer = await request('source', { callback });
        if (number !== this.#asked) return;
        if (answer.places.length) where.append(' ', place(answer.places[0]));
        for (const { cause, place: call } of answer.calls) because?.querySelector(`[data-cause="${cause}"]`)?.append(' ', place(call));
      } catch { /* The callback is too old, or the app has ended. */ }
    }, 120);
  }

  /// Shows the places of a controller below the tree.
  async #locate(node) {
    this.where.hidden = true;
    if (!node?.ref) return;
    try {
      const answer = await request('source', { controller: node.ref });
      if (this.tree.selected !== node.key) return;
      this.where.replaceChildren(...places(answer.places));
      this.where.hidden = answer.places.length === 0;
    } catch { /* The controller no longer exists. */ }
  }

  #draw(keepsPlace = false) {
    const filter = this.#filter, isMatch = event => !filter || `${this.#lanes[event.lane]} ${event.name}`.toLowerCase().includes(filter);
    // The latest events, limited to a useful number.
    const shown = this.#events.map((event, index) => ({ event, index })).slice(this.#firstShown).filter(({ event }) =>
      isMatch(event)).slice(-600);
    const rows = new Map(), times = make('div.times'), slot = this.#slot;
    let x = 8, last = null, labeled = 0, repeated = null;
    for (const { event, index } of shown) {
      // Idle time is a gap that shows its length. Without one, the time is repeated, so that some is always in sight.
      const isIdle = last !== null && event.time - last > 0.2;
      if (isIdle) x += 12;
      if (isIdle || last === null || x - labeled > 140) {
        const label = make('span', { title: event.time.toFixed(3) + ' s' }, isIdle ? '+' + number(event.time - last) + ' s'
          : event.time.toFixed(2) + ' s');
        label.style.left = x + 'px';
        if (isIdle && x - labeled < 48) repeated?.remove();
        times.append(label);
        labeled = x;
        repeated = isIdle || last === null ? null : label;
      }
      const mark = make('button.mark.' + kind(event.name), { 'data-index': String(index), tabIndex: -1,
        'aria-label': `${this.#lanes[event.lane]} ${event.name}` });
      mark.style.left = x + 'px';
      mark.style.width = Math.max(4, slot - 3) + 'px';
      if (slot >= 36) mark.title = event.name;
      if (!rows.has(event.lane)) rows.set(event.lane, []);
      rows.get(event.lane).push(mark);
      last = event.time;
      x += slot;
    }
    const isAtEnd = this.lanes.scrollLeft + this.lanes.clientWidth >= this.lanes.scrollWidth - 40;
    const lanes = [...rows].sort(([a], [b]) => a - b).map(([lane, marks]) => make('div.lane', {},
      make('span.who', { title: this.#lanes[lane] }, splitClass(this.#lanes[lane])[1]), make('div.track', {}, ...marks)));
    if (!this.#told) this.#isHeld = false;
    this.#chosen = [...rows.values()].flat().find(mark => this.#told && this.#events[mark.dataset.index] === this.#told) || null;
    this.#chosen?.setAttribute('aria-current', 'true');
    if (!this.#told && this.details.textContent !== hint) this.details.replaceChildren(hint);
    this.lanes.replaceChildren(...(lanes.length ? [make('div.lane.ruler', {}, make('span.who', {}, ''), times), ...lanes]
      : [make('p.empty', {}, this.#events.length > this.#firstShown ? 'No callbacks match.' : 'No callbacks yet.')]));
    this.lanes.style.setProperty('--length', x + 24 + 'px');
    if (isAtEnd && !keepsPlace) this.lanes.scrollLeft = this.lanes.scrollWidth;
  }
}

function sceneNode(scene, index) {
  return {
    key: 'scene' + index, class: scene.class, note: scene.state, words: scene.class,
    children: scene.windows.map(window => ({
      key: 'window' + window.view, class: window.class, note: window.isKey ? 'key' : window.isHidden ? 'hidden' : '', words: window.class,
      isDim: window.isHidden,
      children: window.root ? [controllerNode(window.root)] : [],
    })),
  };
}

function controllerNode(controller, note) {
  return {
    key: 'controller' + controller.ref, ref: controller.ref, class: controller.class, title: controller.title, state: controller.state,
    note,
    words: `${controller.class} ${controller.title || ''} ${controller.state}`,
    isDim: controller.state === 'not loaded',
    children: [...(controller.children || []).map(child => controllerNode(child)),
      ...(controller.presented ? [controllerNode(controller.presented, 'presented, ' + controller.style)] : [])],
  };
}

export const controllers = new Controllers();
