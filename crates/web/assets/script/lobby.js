// Making a table: beside each seat, what it plays with so many players. Without script a note says it, and the server whether somebody
// sits on two seats.

import { clocks } from './clock.js';
import { follow } from './live.js';
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

/** One sits on one seat: who takes another leaves the first to whoever was meant for the other, and has it back where the other is given
    away again: arrows pass through all that a list holds. */
function swap(seats, target) {
  const selects = [...seats.querySelectorAll('select')];
  // Who chooses by hand what a seat is, means it.
  for (const one of selects) if (one.left === target || (one === target && target.value === 'me')) delete one.left;
  const left = target?.value === 'me' && selects.find((other) => other !== target && other.value === 'me');
  if (left) {
    left.value = target.dataset.was;
    // There are games in which it cannot be nobody's.
    if (!left.value) left.value = 'open';
    target.left = left;
  } else if (target?.dataset.was === 'me' && target.left && !selects.some((other) => other.value === 'me')) {
    target.left.value = 'me';
  }
  for (const select of selects) select.dataset.was = select.value;
}

for (const seats of document.querySelectorAll('[data-seats]')) {
  seats.addEventListener('change', ({ target }) => { swap(seats, target); name(seats); });
  swap(seats);
  name(seats);
}

// What the chosen value of an option is stands below it.

for (const told of document.querySelectorAll('.new .told')) {
  const select = told.closest('details').previousElementSibling?.querySelector('select');
  if (!select) continue;
  const said = select.parentElement.appendChild(document.createElement('small'));
  const say = () => { said.textContent = told.querySelector(`[data-value="${select.value}"]`)?.textContent ?? ''; };
  select.addEventListener('change', say);
  say();
}

// A table of a group: everybody is meant where the game that is chosen has a seat for each; who ticked by hand is left alone.

// Its people and its tables come as they are (below), with a tick for each.

const evening = document.getElementById('group-evening');
function meant() {
  const ticks = [...evening.querySelectorAll('[type=checkbox]')];
  if (ticks.some((tick) => 'touched' in tick.dataset)) return;
  const most = Number(evening.querySelector(`[data-most="${evening.elements['group-game'].value}"]`).textContent);
  for (const tick of ticks) tick.checked = Number(document.getElementById('group-seats').dataset.people) <= most;
}
evening?.elements['group-game'].addEventListener('change', meant);
evening?.addEventListener('change', ({ target }) => { if (target.type === 'checkbox') target.dataset.touched = ''; });

// A name that was made up gives way to the first letter that is typed; and it is the same on every page of this tab, until one has
// said who one is.

const called = document.querySelector('[data-made-up]');
const said = {
  // What the house made up in another language is none here.
  get: () => {
    try {
      const { name, typed, lang } = JSON.parse(sessionStorage.getItem('bree-called'));
      return typed || lang === document.documentElement.lang ? name : undefined;
    } catch { return undefined; }
  },
  set: (name, typed) => { try { sessionStorage.setItem('bree-called', JSON.stringify({ name, typed, lang: document.documentElement.lang })); } catch { /* each page has its own, then */ } },
};

if (called) {
  const before = said.get();
  // Who has begun to type is not corrected.
  const typed = called.value !== called.defaultValue;
  if (!typed && before) called.value = before;
  else said.set(called.value, typed);
  called.addEventListener('focus', () => called.select());
  // It stands at the top, too, as it will on the next page.
  const top = document.querySelector('#me > summary > .wide');
  called.addEventListener('input', () => {
    said.set(called.value, true);
    if (top && called.value) top.textContent = called.value;
  });
}

// Where the house makes a name up it is that name, too.
const own = said.get();
if (own) for (const field of document.querySelectorAll('[name="nameless"]')) Object.assign(field, { name: 'name', value: own });

// The tables of the entrance, drawn anew now and then: whose turn it is, who looks for company; and of a group who is in it and what they
// play, more often, as one waits for them there. Not while one is busy there.

const LISTS = ['turns', 'my-tables', 'public-tables', 'over-tables', 'group-people', 'group-seats', 'group-on', 'group-over'];
const EVERY = evening ? 5000 : 15000;
const HIDDEN_EVERY = 60000;

const busy = (list) => list.contains(document.activeElement) || list.querySelector('.card__keep[open], .more[open], [data-touched]');

async function refresh() {
  try {
    const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.title = page.title;
    for (const id of LISTS) {
      const [list, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (list && fresh && !busy(list) && list.innerHTML !== fresh.innerHTML) patch(list, fresh);
    }
    // Who came since is meant by the game that is chosen, not by the one the page begins with.
    if (evening) meant();
    clocks();
  } catch { /* the next time, then */ }
}

if (evening || document.getElementById('public-tables')) {
  let last = Date.now();
  setInterval(() => {
    if (Date.now() - last < (document.hidden ? HIDDEN_EVERY : EVERY)) return;
    last = Date.now();
    refresh();
  }, 1000);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) { last = Date.now(); refresh(); } });
}

// A link to sit down that is scanned from this screen: when the game begins, or it is no longer this reader's table, the page goes there.

const handed = document.querySelector('#handed[data-table]')?.dataset.table;
if (handed) {
  const go = () => location.replace(`/t/${handed}`);
  follow(({ layers, over }) => {
    const signals = layers?.find(({ id }) => id === 'signals');
    if (over || (signals && !signals.html.includes('data-status="waiting"'))) go();
  }, { table: handed });
}
