// What a finger reads. What it has lifted lies down again: at a touch elsewhere, by its × or by Escape, once it was refused, and when
// something else is asked.

import { signals, toast } from './settings.js';

const root = document.documentElement.style;

/** Lays down what is lifted, but this. */
export function lower(but) {
  for (const one of document.querySelectorAll('.lifted')) if (one !== but) one.classList.remove('lifted');
}

let asked;
/** After an update. */
export function lowered() {
  const { answers } = signals();
  if (answers !== asked) lower();
  asked = answers;
}

/** What is drawn of a card and has grown over the table has its × in its corner. */
function crossed({ target, detail, clientX, clientY }) {
  const face = detail && target.closest('#hand .lifted > *');
  if (!face || getComputedStyle(face).position !== 'fixed') return false;
  const { right, top } = face.getBoundingClientRect();
  return clientX > right - 44 && clientY < top + 44;
}

document.addEventListener('click', (event) => {
  const shut = crossed(event);
  lower(shut ? undefined : event.target.closest('.lifted'));
  if (shut) event.stopPropagation(), event.preventDefault();
}, true);
document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') lower(); });
// A card grows above the hand (--over), where there is room.
document.addEventListener('pointerdown', ({ target }) => {
  const top = target.closest?.('#hand')?.getBoundingClientRect().top;
  if (top !== undefined) root.setProperty('--over', top > 200 ? `${innerHeight - top + 4}px` : 'calc(var(--bar) + 8px)');
}, true);
if (document.getElementById('signs-told')) import('./signs.js');
// What only a title tells, a finger that taps it is told, too.
document.addEventListener('click', ({ target, pointerType }) => {
  const told = pointerType === 'touch' && target.closest(':is(#board, #turn, #hand, #players) [title]');
  if (told && !target.closest('button, a, summary, .dim, [role="button"], [data-entry], [data-opens], [data-reads]')) toast(told.title);
});
