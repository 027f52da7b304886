// Steps that one does not want to be asked at pass by themselves, always after the same while: the others cannot tell whether
// there was something to do. What is wanted stays in this browser.

import { word } from './settings.js';

/** In milliseconds. */
const PACE = 1200;

let timer;
let asked;

const kept = () => { try { return JSON.parse(localStorage.getItem(key())) ?? []; } catch { return []; } };
const key = () => `bree-stops-${document.getElementById('signals').dataset.game}`;
const pass = () => document.querySelector('#choose [value=pass]:not([aria-disabled])');

function hold() {
  clearTimeout(timer);
  document.querySelector('.passing')?.classList.remove('passing');
}

/** After every update: is it a step that passes by itself? */
export function pace() {
  const signals = document.getElementById('signals');
  if (!signals) return;
  const unwanted = kept();
  for (const box of document.querySelectorAll('#stops input')) box.checked = !unwanted.includes(box.value);
  const { yours, stop, answers } = signals.dataset;
  const question = yours === 'yes' && stop ? `${answers} ${stop}` : undefined;
  if (question === asked) return question && pass()?.classList.toggle('passing', !!timer);
  hold();
  asked = question;
  timer = undefined;
  if (!question || !unwanted.includes(stop) || !pass()) return;
  pass().classList.add('passing');
  const line = document.getElementById('says');
  if (line) line.textContent = word('passing');
  timer = setTimeout(() => { timer = undefined; pass()?.click(); }, PACE);
}

export function stops() {
  document.addEventListener('change', (event) => {
    if (!event.target.closest?.('#stops')) return;
    const boxes = [...document.querySelectorAll('#stops input')];
    try { localStorage.setItem(key(), JSON.stringify(boxes.filter((box) => !box.checked).map((box) => box.value))); } catch { /* forgotten, then */ }
    asked = undefined;
    pace();
  });
  // Whoever does want to, this once: Escape, or any touch.
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') { hold(); timer = undefined; } });
  document.addEventListener('pointerdown', () => { hold(); timer = undefined; });
}
