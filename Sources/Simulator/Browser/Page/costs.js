// The colors of layers that are expensive to draw, over the device, as in the menu Debug of Apple's Simulator.

import { connection, request } from './connection.js';
import { debounced, element, make } from './elements.js';
import { screen } from './screen.js';

/// What each kind of coloring shows: a test of a layer with its color, the first that applies.
const colors = {
  blended: [[layer => layer.blended, '#ff000059'], [() => true, '#00b80059']],
  misaligned: [[layer => layer.misaligned, '#ff00ff8c'], [layer => layer.stretched, '#ffd6008c']],
};

class Costs {
  #kind = 'none';
  #isAsking = false;
  #isStale = false;

  constructor() {
    this.canvas = make('canvas.costs', { 'aria-hidden': 'true', hidden: true });
    element('overlay').before(this.canvas);
    const refresh = debounced(100, () => this.#refresh());
    screen.addEventListener('painted', () => { if (this.#kind !== 'none') refresh(); });
    connection.addEventListener('open', () => this.#refresh());
  }

  get kind() { return this.#kind; }
  /// `none`, `blended`, or `misaligned`.
  set kind(kind) {
    this.#kind = kind;
    this.canvas.hidden = kind === 'none';
    this.#refresh();
  }

  async #refresh() {
    if (this.#kind === 'none' || !connection.isOpen) return;
    if (this.#isAsking) { this.#isStale = true; return; }
    this.#isAsking = true;
    this.#isStale = false;
    try { this.#draw((await request('layerCosts')).layers); } catch { /* The app has ended; the page says so. */ }
    this.#isAsking = false;
    if (this.#isStale) this.#refresh();
  }

  #draw(layers) {
    const { width, height } = screen.size, context = this.canvas.getContext('2d'), sharp = devicePixelRatio;
    this.canvas.width = this.canvas.clientWidth * sharp;
    this.canvas.height = this.canvas.clientHeight * sharp;
    context.scale(this.canvas.width / width, this.canvas.height / height);
    for (const layer of layers) {
      const color = colors[this.#kind]?.find(([test]) => test(layer))?.[1];
      if (!color) continue;
      context.fillStyle = color;
      context.fillRect(...layer.frame);
    }
  }
}

export const costs = new Costs();
