// The lessons that were played to their end, as this browser knows them: in their list they are ticked.

import { signals } from './settings.js';

const KEY = 'bree-learnt';

function learnt() {
  try {
    return new Set(localStorage.getItem(KEY)?.split(' '));
  } catch {
    return new Set();
  }
}

/** The lesson that is over at this table. */
export function note() {
  const { game, learns } = signals();
  if (!learns) return;
  try {
    localStorage.setItem(KEY, [...learnt().add(`${game}/${learns}`)].join(' '));
  } catch { /* forgotten, then */ }
}

/** In the list of the lessons of a game. */
export function ticks() {
  const all = learnt();
  const game = document.querySelector('#lessons [name="game"]').value;
  for (const one of document.querySelectorAll('#lessons [name="lesson"]')) {
    const tick = one.querySelector('[data-done]');
    if (tick) tick.hidden = !all.has(`${game}/${one.value}`);
  }
}
