// The table as it changes: a stream of layers. It stays open in hidden tabs, so that 'your turn' shows.

import { replace } from './morph.js';
import { hear, local } from './talk.js';
import { tick, unhide } from './settings.js';

const icon = document.getElementById('favicon');
const plain = icon?.href;
let mine = false;

/** Marks the tab when it is the reader's turn. */
function signal() {
  const { yours, title, status } = document.getElementById('signals').dataset;
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
  const { table, status } = document.getElementById('signals').dataset;
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

/** Shows what the server has drawn anew. */
export function show(layers) {
  const line = document.getElementById('journal')?.lastElementChild?.id;
  const heard = document.getElementById('chat-log')?.lastElementChild?.id;
  replace(layers);
  unhide();
  local();
  hear(heard);
  const signals = document.getElementById('signals');
  if (!signals) return;
  // The other one at this screen is asked: nothing that only the first may read stays behind.
  if (signals.dataset.curtain && new URLSearchParams(location.search).has('seat')) location.replace(location.pathname);
  signal();
  after();
  ended();
  if (document.getElementById('journal')?.lastElementChild?.id !== line) tick(false);
}

/** Follows the table; `then` is done when something has changed, and once at the beginning. */
export function live(then) {
  const signals = document.getElementById('signals');
  if (!signals) return;
  after = then;
  signal();
  after();
  ended();
  local();
  const offline = document.getElementById('offline');
  const query = new URLSearchParams(location.search);
  query.set('draw', 'html');
  query.set('lang', document.documentElement.lang);
  const address = `/api/v1/tables/${signals.dataset.table}/events?${query}`;
  let stream;
  let patience = 1000;
  const connect = () => {
    stream?.close();
    stream = new EventSource(address);
    stream.onopen = () => { offline.hidden = true; patience = 1000; };
    stream.onerror = () => {
      offline.hidden = false;
      // The browser tries again by itself, unless the server has refused.
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(connect, patience);
      patience = Math.min(patience * 2, 30000);
    };
    stream.addEventListener('layers', (event) => show(JSON.parse(event.data).layers));
  };
  connect();
  addEventListener('pagehide', () => stream.close());
  addEventListener('pageshow', (event) => { if (event.persisted) connect(); });
}
