// Making a table: beside each seat, what it plays with so many players. Without script a note says it.

import { clocks } from './clock.js';
import { patch } from './morph.js';

const label = (select) => document.querySelector(`label[for="${select.id}"]`);

function name(seats) {
  const selects = [...seats.querySelectorAll('select')];
  const taken = selects.filter((select) => select.value !== 'none');
  for (const select of selects) {
    const plays = seats.querySelector(`[data-plays="${taken.length}-${taken.indexOf(select) + 1}"]`);
    const words = (label(select).dataset.seat ??= label(select).textContent);
    label(select).textContent = plays ? `${words} · ${plays.textContent}` : words;
  }
}

for (const seats of document.querySelectorAll('[data-seats]')) {
  seats.addEventListener('change', () => name(seats));
  name(seats);
}

// A name that was made up gives way to the first letter that is typed.

document.querySelector('[data-made-up]')?.addEventListener('focus', (event) => event.target.select());

// The tables of the entrance, drawn anew now and then: whose turn it is, who looks for company. Not while one is busy there.

const LISTS = ['turns', 'my-tables', 'public-tables', 'over-tables'];
const EVERY = 15000;
const HIDDEN_EVERY = 60000;

const busy = (list) => list.contains(document.activeElement) || list.querySelector('.card__keep[open], .more[open]');

async function refresh() {
  try {
    const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.title = page.title;
    for (const id of LISTS) {
      const [list, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (fresh && !busy(list) && list.innerHTML !== fresh.innerHTML) patch(list, fresh);
    }
    clocks();
  } catch { /* the next time, then */ }
}

if (document.getElementById('public-tables')) {
  let last = Date.now();
  setInterval(() => {
    if (Date.now() - last < (document.hidden ? HIDDEN_EVERY : EVERY)) return;
    last = Date.now();
    refresh();
  }, 1000);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) { last = Date.now(); refresh(); } });
}
