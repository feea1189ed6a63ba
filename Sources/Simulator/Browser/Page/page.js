// The page: the bar's controls, and the app's state beside them.

import { connection } from './connection.js';
import { element } from './elements.js';
import { screen } from './screen.js';
import { workbench } from './panel.js';
import './accessibility.js';
import './reload.js';

const report = (text, style) => { element('state').className = style; element('state').lastElementChild.textContent = text; };

connection.addEventListener('open', () => { report('Running', 'on'); element('ended').hidden = true; });
connection.addEventListener('close', () => { report('Ended', 'off'); element('ended').hidden = false; });
connection.addEventListener('state', ({ detail }) => {
  screen.take(detail);
  element('device').value = detail.device;
  element('appearance').setAttribute('aria-pressed', detail.appearance === 'dark');
});

function turn(by) {
  const order = ['portrait', 'landscapeRight', 'portraitUpsideDown', 'landscapeLeft'];
  let next = (order.indexOf(screen.orientation) + by + 4) % 4;
  if (next === 2 && !screen.isPad) next = (next + by + 4) % 4;
  connection.send({ t: 'orientation', value: order[next] });
}
element('left').onclick = () => turn(1);
element('right').onclick = () => turn(-1);
element('memory').onclick = () => connection.send({ t: 'memory' });
element('device').onchange = event => { connection.send({ t: 'device', value: event.target.value }); screen.focus(); };
element('zoom').onchange = () => { screen.fit(); screen.focus(); };
element('appearance').onclick = event =>
  connection.send({ t: 'appearance', value: event.currentTarget.getAttribute('aria-pressed') === 'true' ? 'light' : 'dark' });
element('picture').onclick = () => screen.picture(blob => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = document.title + ' ' + screen.device + '.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
element('workbench').onclick = () => workbench.toggle();
// A click on a button returns the keyboard focus to the app.
document.querySelector('header').addEventListener('click', event => { if (event.detail && event.target.closest('button')) screen.focus();
  });

// The app takes every key with a meaning to it, also Tab, so F6 moves the focus between the app, the bar, and the workbench.
addEventListener('keydown', event => {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const at = document.activeElement, isOver = at.closest('header, .skip') !== null, isBeside = at.closest('#panel, #divider') !== null;
  const parts = [() => screen.focus(), () => element('assist').focus(), ...(workbench.isOpen ? [() => workbench.focus()] : [])];
  const index = isOver ? 1 : isBeside ? 2 : 0;
  parts[(index + (event.shiftKey ? -1 : 1) + parts.length) % parts.length]();
});

// The app sends the device's name.
element('device').selectedIndex = -1;
screen.focus();
connection.connect();
