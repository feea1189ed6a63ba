// A tree whose visible rows only are in the page, because an app can have thousands of views.

import { make } from './elements.js';

const height = 24;

/// Nodes have a `key`, `children`, and the members that `draw` shows. Calls `choose` with the node that the user selects and `point` with
/// the one under the pointer, or null.
export class Tree {
  #list = make('div.rows', { role: 'none' });
  #rows = [];
  #closed = new Set();
  #opened = new Set();
  #roots = [];
  #query = '';
  #handlers;
  selected = null;

  constructor(label, handlers) {
    this.#handlers = handlers;
    this.body = make('div.tree', { role: 'tree', 'aria-label': label, tabIndex: 0 }, this.#list);
    this.body.addEventListener('scroll', () => this.#render());
    new ResizeObserver(() => this.#render()).observe(this.body);
    this.#list.addEventListener('click', event => {
      const row = this.#row(event);
      if (!row) return;
      if (event.target.closest('.turn')) this.#turn(row); else this.choose(row.node.key, true);
    });
    this.#list.addEventListener('pointermove', event => handlers.point?.(this.#row(event)?.node || null));
    this.#list.addEventListener('pointerleave', () => handlers.point?.(null));
    this.body.addEventListener('keydown', event => this.#key(event));
    this.#render();
  }

  set(roots) { this.#roots = roots; this.#flatten(); }

  set query(text) {
    this.#query = text.trim().toLowerCase();
    this.#flatten();
    this.body.scrollTop = 0;
    this.#render();
  }

  get count() { return this.#rows.length; }

  /// Selects a node, and expands its ancestors so that it is visible.
  choose(key, isPerson = false) {
    this.selected = key;
    const open = node => {
      if (node.key === key) return true;
      const isIn = (node.children || []).some(open);
      if (isIn) { this.#closed.delete(node.key); this.#opened.add(node.key); }
      return isIn;
    };
    if (!this.#rows.some(row => row.node.key === key)) { this.#roots.some(open); this.#flatten(); }
    const index = this.#rows.findIndex(row => row.node.key === key);
    if (index >= 0) {
      const top = index * height, view = this.body;
      if (top < view.scrollTop) view.scrollTop = top - 48;
      else if (top + height > view.scrollTop + view.clientHeight) view.scrollTop = top + height - view.clientHeight + 48;
    }
    this.#render();
    this.#handlers.choose?.(index >= 0 ? this.#rows[index].node : null, isPerson);
  }

  #row(event) {
    const row = event.target.closest('[data-index]');
    return row ? this.#rows[Number(row.dataset.index)] : null;
  }

  #turn(row) {
    if (row.isOpen) { this.#closed.add(row.node.key); this.#opened.delete(row.node.key); } else { this.#opened.add(row.node.key);
      this.#closed.delete(row.node.key); }
    this.#flatten();
  }

  #flatten() {
    const rows = [], query = this.#query;
    const matches = node => (this.#handlers.words(node)).toLowerCase().includes(query);
    const found = new Map();
    // A search keeps matches and their ancestors.
    const search = node => {
      const isIn = (node.children || []).map(search).some(Boolean), isHit = matches(node);
      found.set(node, isHit);
      if (!isIn && !isHit) found.delete(node);
      return isIn || isHit;
    };
    if (query) this.#roots.forEach(search);
    const add = (node, level, place, count) => {
      if (query && !found.has(node)) return;
      const children = node.children || [];
      const isOpen = children.length > 0 && (query ? children.some(child => found.has(child)) : this.#opened.has(node.key)
        || (!this.#closed.has(node.key) && !node.isFolded));
      rows.push({ node, level, place, count, isOpen, isHit: query ? found.get(node) : false });
      if (isOpen) children.forEach((child, index) => add(child, level + 1, index + 1, children.length));
    };
    this.#roots.forEach((node, index) => add(node, 1, index + 1, this.#roots.length));
    this.#rows = rows;
    this.#list.style.height = rows.length * height + 'px';
    this.#render();
  }

  #render() {
    const first = Math.max(0, Math.floor(this.body.scrollTop / height) - 4),
      last = Math.min(this.#rows.length, first + Math.ceil(this.body.clientHeight / height) + 9);
    const nodes = [];
    for (let index = first; index < last; index++) {
      const { node, level, place, count, isOpen, isHit } = this.#rows[index], isSelected = node.key === this.selected,
        hasChildren = (node.children || []).length > 0;
      const row = make('div.row', {
        role: 'treeitem', id: 'row-' + node.key, 'data-index': String(index), 'aria-level': String(level), 'aria-posinset': String(place),
        'aria-setsize': String(count),
        'aria-selected': String(isSelected), 'aria-expanded': hasChildren ? String(isOpen) : null,
      }, make('span.turn' + (hasChildren ? '' : '.leaf'), { 'aria-hidden': 'true' }), ...this.#handlers.draw(node));
      if (isHit) row.classList.add('hit');
      if (this.#handlers.isDim?.(node)) row.classList.add('dim');
      row.style.transform = `translateY(${index * height}px)`;
      row.style.paddingLeft = 6 + Math.min(level - 1, 24) * 12 + 'px';
      nodes.push(row);
    }
    if (!this.#rows.length) nodes.push(make('p.empty', { role: 'status' }, this.#query ? 'No matches.'
      : `No ${this.body.getAttribute('aria-label').toLowerCase()} yet.`));
    this.#list.replaceChildren(...nodes);
    // A row that isn't in the page can't be the active one.
    const active = nodes.find(row => row.getAttribute('aria-selected') === 'true');
    if (active) this.body.setAttribute('aria-activedescendant', active.id); else this.body.removeAttribute('aria-activedescendant');
  }

  #key(event) {
    const index = this.#rows.findIndex(row => row.node.key === this.selected), row = this.#rows[index];
    const go = next => { const target = this.#rows[Math.max(0, Math.min(this.#rows.length - 1, next))];
      if (target) this.choose(target.node.key, true); };
    switch (event.key) {
      case 'ArrowDown': go(index + 1); break;
      case 'ArrowUp': go(index < 0 ? 0 : index - 1); break;
      case 'Home': go(0); break;
      case 'End': go(this.#rows.length - 1); break;
      case 'ArrowRight': if (row && !row.isOpen && row.node.children?.length) this.#turn(row); else go(index + 1); break;
      case 'ArrowLeft':
        if (row?.isOpen) this.#turn(row);
        else if (row) go(this.#rows.slice(0, index).findLastIndex(other => other.level < row.level));
        break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
