// Views: the tree of the views in the app's windows, and the selected view. The pointer can select a view on the device.

import { connection, request } from './connection.js';
import { element, make, icon, splitter, debounced, classLabel, splitClass } from './elements.js';
import { screen } from './screen.js';
import { Tree } from './tree.js';
import { Inspector } from './inspector.js';
import { Exploded } from './exploded.js';

const overlay = element('overlay');

class Views {
  name = 'views';
  title = 'Views';
  #isShown = false;
  #isPicking = false;
  #isAsking = false;
  #isStale = false;
  #nodes = new Map();
  #order = [];
  #text = '';
  #hovered = null;

  constructor() {
    this.tree = new Tree('Views', {
      words: node => `${node.class} ${node.name || ''} ${node.controller || ''}`,
      isDim: node => node.isHidden,
      draw: node => [
        classLabel(node.class),
        node.name ? make('span.name', {}, node.name) : null,
        node.controller ? make('span.badge', { title: 'View of ' + node.controller }, splitClass(node.controller)[1]) : null,
      ],
      choose: (node, isPerson) => this.#choose(node, isPerson),
      point: node => { this.#hovered = node; this.#mark(); },
    });
    this.inspector = new Inspector(() => this.#refresh(), ref => { this.tree.choose(ref, true);
      this.tree.body.focus({ preventScroll: true }); });
    this.exploded = new Exploded(ref => this.tree.choose(ref, true), () => this.#setExploded(false));
    this.pick = make('button.tool', { title: 'Pick a view on the device', 'aria-label': 'Pick a view', 'aria-pressed': 'false',
      click: () => this.#setPicking(!this.#isPicking) }, icon('target'));
    this.spread = make('button.tool', { title: 'Show the layers in 3D', 'aria-label': 'Layers in 3D', 'aria-pressed': 'false',
      click: () => this.#setExploded(!this.exploded.isShown) }, icon('cube'));
    const search = make('input.search', {
      type: 'search', placeholder: 'Search views', 'aria-label': 'Search views', spellcheck: 'false',
      input: event => { this.tree.query = event.target.value; },
    });
    const bar = make('div.between', { 'aria-label': 'Height of the inspector' });
    this.body = make('section.body.views', {}, make('div.tools', {}, this.pick, this.spread, search), this.tree.body, bar,
      this.inspector.body);
    splitter(bar, {
      isVertical: () => false, size: () => this.inspector.body.offsetHeight,
      apply: value => {
        const held = Math.max(80, Math.min(this.body.clientHeight - 140, value));
        this.inspector.body.style.flexBasis = held + 'px';
        return held;
      },
    });
    const refresh = debounced(250, () => this.#refresh());
    screen.addEventListener('painted', () => { if (this.#isShown) { this.#isStale = true; refresh(); } });
    overlay.addEventListener('pointermove', event => { this.#hovered = this.#at(screen.point(event)); this.#mark(); });
    overlay.addEventListener('pointerleave', () => { this.#hovered = null; this.#mark(); });
    overlay.addEventListener('pointerdown', event => {
      event.preventDefault();
      const node = this.#at(screen.point(event));
      this.#setPicking(false);
      if (node) { this.tree.choose(node.key, true); this.tree.body.focus({ preventScroll: true }); }
    });
    addEventListener('keydown', event => {
      if (event.key !== 'Escape' || !this.#isPicking) return;
      event.preventDefault();
      event.stopPropagation();
      this.#setPicking(false);
    }, true);
  }

  show() { this.#isShown = true; this.#refresh(); }

  hide() {
    this.#isShown = false;
    this.#setPicking(false);
    this.#setExploded(false);
    this.#hovered = null;
    overlay.replaceChildren();
  }

  reset() {
    this.#text = '';
    this.#nodes.clear();
    this.#order = [];
    this.tree.set([]);
    this.tree.selected = null;
    this.inspector.clear();
  }

  // MARK: The tree

  async #refresh() {
    if (!this.#isShown || this.#isAsking || !connection.isOpen) return;
    this.#isAsking = true;
    this.#isStale = false;
    try {
      this.#take(await request('views'));
      if (this.tree.selected !== null) await this.inspector.load(this.tree.selected);
      this.#mark();
    } catch (error) { if (error.code !== 'not-running') this.inspector.tell(error.message); }
    this.#isAsking = false;
    if (this.#isStale) setTimeout(() => this.#refresh(), 250);
  }

  #take({ windows }) {
    const text = JSON.stringify(windows);
    if (text === this.#text) return;
    this.#text = text;
    this.#nodes.clear();
    this.#order = [];
    const read = (item, parent, clip, isHidden) => {
      const [x, y, width, height] = item.frame, frame = { x, y, width, height };
      const shown = clip ? cut(clip, frame) : frame;
      const node = {
        key: item.ref, class: item.class, name: item.name, controller: item.controller, frame, parent, isFolded: !parent
          && Boolean(item.hidden),
        isHidden: isHidden || Boolean(item.hidden) || item.alpha === 0, shown,
      };
      this.#nodes.set(node.key, node);
      this.#order.push(node);
      node.children = (item.children || []).map(child => read(child, node, item.clips ? shown : clip, node.isHidden));
      return node;
    };
    const roots = windows.map(window => read(window, null, null, false));
    if (this.tree.selected !== null && !this.#nodes.has(this.tree.selected)) { this.tree.selected = null;
      this.inspector.clear('The selected view no longer exists.'); }
    this.tree.set(roots);
  }

  /// The topmost visible view at the point.
  #at({ x, y }) {
    return this.#order.findLast(node => !node.isHidden && node.shown && x >= node.shown.x && y >= node.shown.y
      && x < node.shown.x + node.shown.width && y < node.shown.y + node.shown.height) || null;
  }

  async #choose(node, isPerson) {
    this.exploded.select(node?.key ?? null);
    this.#mark();
    if (node && isPerson) await this.inspector.load(node.key);
    this.#mark();
  }

  // MARK: On the device

  #setPicking(isPicking) {
    this.#isPicking = isPicking;
    this.pick.setAttribute('aria-pressed', isPicking);
    overlay.classList.toggle('picking', isPicking);
    if (isPicking) this.#refresh(); else { this.#hovered = null; this.#mark(); }
  }

  async #setExploded(isExploded) {
    this.spread.setAttribute('aria-pressed', isExploded);
    if (!isExploded) {
      const hasFocus = this.exploded.body.contains(document.activeElement);
      this.exploded.hide();
      if (hasFocus) this.spread.focus({ preventScroll: true });
      return;
    }
    const root = this.#nodes.get(this.tree.selected);
    const window = root ? [...chain(root)].at(-1) : this.#order.filter(node => !node.parent && !node.isHidden).sort((a, b) =>
      count(b) - count(a))[0];
    if (window) await this.exploded.show(window.key, this.tree.selected); else this.spread.setAttribute('aria-pressed', false);
  }

  #mark() {
    const boxes = [], selected = this.#nodes.get(this.tree.selected);
    if (this.#isShown && selected) {
      const margins = this.inspector.insets(selected.key);
      boxes.push(box('chosen', selected.frame));
      if (margins) boxes.push(box('margins', margins));
    }
    if (this.#isShown && this.#hovered) boxes.push(box('hovered', this.#hovered.frame,
      `${splitClass(this.#hovered.class)[1]}  ${Math.round(this.#hovered.frame.width)} × ${Math.round(this.#hovered.frame.height)}`));
    overlay.replaceChildren(...boxes);
  }
}

function* chain(node) { for (let current = node; current; current = current.parent) yield current; }
const count = node => 1 + node.children.reduce((sum, child) => sum + count(child), 0);

function cut(a, b) {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y), right = Math.min(a.x + a.width, b.x + b.width),
    bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/// A box over the device's screen, in shares of its size, so that it is valid at any zoom.
function box(kind, frame, label) {
  const { width, height } = screen.size, node = make('div.box.' + kind, {}, label ? make('span', {}, label) : null);
  const share = (value, whole) => value / whole * 100 + '%';
  Object.assign(node.style, { left: share(frame.x, width), top: share(frame.y, height), width: share(frame.width, width),
    height: share(frame.height, height) });
  if (label && frame.y < 24) node.classList.add('below');
  return node;
}

export const views = new Views();
