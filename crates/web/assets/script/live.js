// The table as it changes: a stream of layers. It stays open in hidden tabs, so that 'your turn' shows.

import { away, replace } from './morph.js';
import { hear, local } from './talk.js';
import { signals, speed, tempo, tick, unhide, word } from './settings.js';

const icon = document.getElementById('favicon');
const plain = icon?.href;
let mine = false;

/** Marks the tab when it is the reader's turn. */
function signal() {
  const { yours, title, status, frame } = signals();
  const main = document.getElementById('main');
  // A table that was waited for is laid out once it is drawn.
  if (main.className !== frame) main.className = frame;
  const now = yours === 'yes';
  document.title = title;
  if (icon && status === 'playing') {
    const dot = "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Ccircle cx='32' cy='32' r='30' fill='%23e07b39'/%3E%3C/svg%3E";
    icon.href = now ? `data:image/svg+xml,${dot}` : plain;
  }
  if (now && !mine) tick(true);
  mine = now;
}

/** When the game ends, how it ended comes up: once in this window. */
function ended() {
  const { table, status } = signals();
  const box = document.getElementById('ending');
  const seen = `bree-ended-${table}`;
  if (status !== 'finished' || !box?.showPopover) return;
  try {
    if (sessionStorage.getItem(seen)) return;
    sessionStorage.setItem(seen, 'yes');
  } catch { /* then every time */ }
  box.showPopover();
}

let after = () => {};

// Where what comes goes while somebody looks back.
let elsewhere;

/** From now on what comes goes to `keeper`; without one it is shown. */
export function divert(keeper) {
  elsewhere = keeper;
}

/** Shows what the server has drawn anew; `then` is done with it. */
export function show(layers, then = after) {
  const line = document.getElementById('journal')?.lastElementChild?.id;
  const heard = document.getElementById('chat-log')?.lastElementChild?.id;
  replace(layers);
  unhide();
  local();
  hear(heard);
  const { frame, curtain } = signals();
  if (frame === undefined) return;
  // The other one at this screen is asked: nothing that only the first may read stays behind.
  if (curtain && new URLSearchParams(location.search).has('seat')) location.replace(location.pathname);
  signal();
  then();
  ended();
  if (document.getElementById('journal')?.lastElementChild?.id !== line) tick(false);
}

// Updates wait for what is being shown: a trick that is full lies there for a while with its winner.
const waiting = [];
let held;
let shown;
const HOLD = 1400;

/** The last that the others did. */
const act = () => document.getElementById('strip')?.dataset.act;

function next() {
  while (waiting.length && !held) {
    const before = act();
    (elsewhere ?? show)(waiting.shift());
    hold(!!act() && act() !== before);
  }
}

/** Something worth a look has come up, or, for who wants that, the others have done something: what comes next waits. */
function hold(done) {
  const worth = document.querySelector('[data-hold]');
  if (elsewhere) return;
  const full = worth && worth.dataset.hold !== shown;
  if (full) shown = worth.dataset.hold, worth.dataset.held = '';
  const asks = tempo() === 'word' && signals().yours !== 'yes';
  if (!full && !(done && (asks || tempo() === 'calm'))) return;
  held = asks ? offer() : setTimeout(leave, HOLD * speed() * (full ? worth.dataset.long ?? 1 : 0.6));
}

/** The button that gives the word. */
function offer() {
  const go = Object.assign(document.createElement('button'), { id: 'go-on', className: 'choice choice--main', type: 'button', textContent: word('go-on') });
  document.querySelector('.inn').append(go);
  return go;
}

/** It goes to whoever won it, and the next is shown. */
function leave() {
  const worth = document.querySelector('[data-held]');
  held = undefined;
  document.getElementById('go-on')?.remove();
  worth?.removeAttribute('data-held');
  if (worth && waiting.length) away(worth);
  next();
}

/** Whoever has seen enough goes on; at one's word by that button, or a blank. */
export function hurry({ target, key }) {
  if (!held || (tempo() === 'word' && held !== target && (key !== ' ' || target.matches('input, textarea, button, [tabindex="0"]')))) return;
  clearTimeout(held);
  leave();
}

/** Tells `tell` what comes for this page, or for this part of it: from the stream that all pages of this browser share, or from one
    of its own. Gives a way to say more. */
export function follow(tell, of = { table: signals().table }) {
  const query = new URLSearchParams(location.search);
  const { lang } = document.documentElement;
  // The first time the page still shows what it was loaded with.
  let has = document.getElementById('shown')?.dataset.shown || undefined;
  const wanted = () => {
    const page = { has, token: query.get('token') ?? undefined, seat: Number(query.get('seat')) || undefined, ...of };
    has = undefined;
    return { follow: page };
  };
  let say;
  const alone = () => import('./stream.js').then(({ streams }) => {
    say = streams(lang)(tell);
    say(wanted());
  });
  const shared = () => {
    const worker = new SharedWorker(new URL('./stream.js', import.meta.url), { type: 'module', name: lang });
    const first = wanted();
    worker.onerror = () => { has = first.follow.has; alone(); };
    worker.port.onmessage = ({ data }) => tell(data);
    say = (what) => worker.port.postMessage(what);
    say(first);
  };
  if (self.SharedWorker) shared();
  else alone();
  addEventListener('pagehide', () => say?.({ leave: true }));
  addEventListener('pageshow', (event) => { if (event.persisted) say?.(wanted()); });
  return (what) => say?.(what);
}

/** Follows the table; `then` is done when something has changed, and once at the beginning. */
export function live(then) {
  if (!signals().table) return;
  after = then;
  signal();
  shown = document.querySelector('[data-hold]')?.dataset.hold;
  after();
  ended();
  local();
  const offline = document.getElementById('offline');
  follow(({ layers, open, over }) => {
    // It is not this reader's any more to look at: the page says what is.
    if (over) return location.reload();
    if (open !== undefined) offline.hidden = open;
    if (!layers) return;
    waiting.push(layers);
    next();
  });
}
