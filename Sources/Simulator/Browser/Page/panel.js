// The workbench: a panel beside the device, closed at first. A hidden tab sends the app no requests.

import { connection } from './connection.js';
import { element, make, icon, splitter } from './elements.js';
import { screen } from './screen.js';
import { views } from './views.js';
import { controllers } from './controllers.js';
import { console_ } from './console.js';
import { data } from './data.js';
import { device } from './device.js';
import { recorder } from './recorder.js';

const tabs = [views, controllers, console_, data, device, recorder];
const panel = element('panel'), divider = element('divider');
const remembered = name => { try { return localStorage.getItem('understudy.' + name); } catch { return null; } };
const remember = (name, value) => { try { localStorage.setItem('understudy.' + name, value);
  } catch { /* A page without storage forgets. */ } };

class Workbench {
  #current = null;
  #buttons = new Map();
  #isBuilt = false;

  get isOpen() { return !panel.hidden; }

  /// A page that is loaded again shows the panel that was open.
  restore() { try { if (sessionStorage.getItem('understudy.open')) this.open(); } catch { /* A page without storage forgets. */ } }

  toggle() { if (this.isOpen) this.close(); else this.open(); }

  open(name = remembered('tab')) {
    this.#build();
    panel.hidden = divider.hidden = false;
    this.#mark();
    this.#note(true);
    this.select(tabs.find(tab => tab.name === name) || this.#current || tabs[0]);
    screen.fit();
  }

  close() {
    if (!this.isOpen) return;
    this.#current?.hide();
    this.#current = null;
    panel.hidden = divider.hidden = true;
    this.#mark();
    this.#note(false);
    screen.fit();
    screen.focus();
  }

  select(tab) {
    if (this.#current !== tab) {
      this.#current?.hide();
      for (const other of tabs) {
        this.#buttons.get(other).setAttribute('aria-selected', other === tab);
        this.#buttons.get(other).tabIndex = other === tab ? 0 : -1;
        other.body.hidden = other !== tab;
      }
      this.#current = tab;
      this.#buttons.get(tab).scrollIntoView({ block: 'nearest', inline: 'nearest' });
      remember('tab', tab.name);
      if (connection.isOpen) tab.show();
    }
  }

  /// The app restarted: the tabs' data belong to the former process.
  restart() {
    for (const tab of tabs) if (this.#isBuilt) tab.reset();
    if (this.isOpen) this.#current?.show();
  }

  stop() { if (this.isOpen) this.#current?.hide(); }

  /// Directs the keyboard to the tabs.
  focus() { this.#buttons.get(this.#current)?.focus(); }

  #note(isOpen) {
    try { if (isOpen) sessionStorage.setItem('understudy.open', 'yes'); else sessionStorage.removeItem('understudy.open');
    } catch { /* A page without storage forgets. */ }
  }

  #mark() {
    const button = element('workbench');
    button.setAttribute('aria-pressed', this.isOpen);
    button.title = this.isOpen ? 'Hide the workbench' : 'Show the workbench';
  }

  #build() {
    if (this.#isBuilt) return;
    this.#isBuilt = true;
    const list = make('div.tabs', { role: 'tablist', 'aria-label': 'Workbench' });
    for (const tab of tabs) {
      const button = make('button.tab', {
        id: 'tab-' + tab.name, role: 'tab', 'aria-controls': 'body-' + tab.name, 'aria-selected': 'false', click: () => this.select(tab),
      }, tab.title);
      this.#buttons.set(tab, button);
      list.append(button);
      tab.body.id = 'body-' + tab.name;
      tab.body.setAttribute('role', 'tabpanel');
      tab.body.setAttribute('aria-labelledby', button.id);
      tab.body.hidden = true;
    }
    list.addEventListener('keydown', event => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const next = tabs[(tabs.indexOf(this.#current) + by + tabs.length) % tabs.length];
      this.select(next);
      this.#buttons.get(next).focus();
    });
    const close = make('button.quiet', { title: 'Hide the workbench', 'aria-label': 'Hide the workbench', click: () => this.close() },
      icon('close'));
    panel.append(make('div.top', {}, list, close), ...tabs.map(tab => tab.body));
    const isBeside = () => getComputedStyle(element('stage')).flexDirection === 'row';
    const apply = value => {
      const room = isBeside() ? innerWidth - 240 : innerHeight - 180, held = Math.max(isBeside() ? 350 : 160, Math.min(room, value));
      panel.style.setProperty(isBeside() ? '--width' : '--height', held + 'px');
      remember(isBeside() ? 'width' : 'height', held);
      return held;
    };
    for (const name of ['width', 'height']) if (Number(remembered(name))) panel.style.setProperty('--' + name, remembered(name) + 'px');
    splitter(divider, { isVertical: isBeside, size: () => isBeside() ? panel.offsetWidth : panel.offsetHeight, apply });
  }
}

export const workbench = new Workbench();
let hasRun = false;
connection.addEventListener('open', () => { if (hasRun || workbench.isOpen) workbench.restart(); hasRun = true; });
connection.addEventListener('close', () => workbench.stop());
