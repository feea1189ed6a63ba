// The page: the bar's controls, and the app's state beside them.

import { connection, request } from './connection.js';
import { element, tell } from './elements.js';
import { screen } from './screen.js';
import { workbench } from './panel.js';
import './accessibility.js';
import './drop.js';
import './reload.js';

const report = (text, style) => { element('state').className = style; element('state').lastElementChild.textContent = text; };

connection.addEventListener('open', () => { report('Running', 'on'); element('ended').hidden = true; });
connection.addEventListener('close', () => {
  report('Ended', 'off');
  endVideo();
  element('ended').hidden = false;
  element('away').hidden = element('resume').hidden = true;
});
// An app that is paused or in the background looks as if it ran. Other pages can also be the cause.
const activities = { running: ['Running', 'on'], paused: ['Paused', ''], background: ['In the background', ''], locked: ['Locked', ''],
  switcher: ['In the app switcher', ''] };
const reasons = { background: 'The app is in the background.', locked: 'The device is locked.',
  switcher: 'The app is in the app switcher.' };
connection.addEventListener('state', ({ detail }) => {
  report(...activities[detail.activity]);
  const reason = reasons[detail.activity];
  element('away').hidden = !reason;
  if (reason) element('away').querySelector('b').textContent = reason;
  element('return').textContent = detail.activity === 'locked' ? 'Unlock' : 'Return to the app';
  element('quit').hidden = detail.activity !== 'switcher';
  element('resume').hidden = detail.activity !== 'paused';
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
element('picture').onclick = () => screen.picture(blob => save(blob, 'png'));
element('video').onclick = () => { if (video) endVideo(); else beginVideo(); };

function save(blob, ending) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${document.title} ${screen.device}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

let video = null;
function beginVideo() {
  const type = ['video/webm', 'video/mp4'].find(type => globalThis.MediaRecorder?.isTypeSupported(type)), parts = [];
  if (!type) return tell('This browser can’t record videos.', true);
  video = new MediaRecorder(screen.stream(), { mimeType: type, videoBitsPerSecond: 8_000_000 });
  video.ondataavailable = event => parts.push(event.data);
  video.onstop = () => {
    const file = new Blob(parts, { type });
    // A head alone is shorter than any picture.
    if (file.size > 1000) save(file, type.slice('video/'.length)); else tell('The video was too short for a picture.', true);
  };
  video.start();
  // A screen that rests has pictures, too.
  const timer = setInterval(() => screen.draw(), 100);
  video.addEventListener('stop', () => clearInterval(timer));
  showVideo(true);
}
function endVideo() {
  if (!video) return;
  video.stop();
  video = null;
  showVideo(false);
}
function showVideo(isOn) {
  element('video').setAttribute('aria-pressed', isOn);
  element('video').title = isOn ? 'End the video' : 'Record a video of the screen';
}
element('resume').onclick = () => request('clock', { paused: false }).catch(() => {});
for (const name of ['leave', 'home']) element(name).onclick = () => request('button', { name: 'home' }).catch(() => {});
element('quit').onclick = () => request('quit').catch(() => {});
element('return').onclick = () => { request('foreground').catch(() => {}); screen.focus(); };
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
workbench.restore();
connection.connect();
