// Steps that one does not want to be asked at pass by themselves, always after the same while: the others cannot tell whether
// there was something to do. What is wanted stays in this browser.

import { nothing } from './keys.js';
import { signals, word } from './settings.js';

/** In milliseconds. */
const PACE = 1200;

let timer;
let asked;
// An answer given before its question came: to which question, about what, which, and when it was given.
let promised;

const key = () => `bree-stops-${signals().game}`;
const read = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const write = (name, value) => { try { localStorage.setItem(name, value); } catch { /* forgotten, then */ } };
// Of whoever has said nothing yet the game says what is seldom wanted.
const kept = () => {
  let said;
  try { said = JSON.parse(read(key())); } catch { /* nothing that can be read was said */ }
  return said ?? document.getElementById('stops')?.dataset.unasked.split(' ') ?? [];
};
const meanwhile = () => `bree-meanwhile-${signals().table}`;

function hold() {
  clearTimeout(timer);
  document.querySelector('.passing')?.classList.remove('passing');
}

/** Nothing more of this kind, as long as it goes on: a battle. What is asked now is answered at once, what follows always
after the same while. */
function rest() {
  const { stop, during } = signals();
  write(meanwhile(), `${stop} ${during}`);
  nothing()?.click();
}

/** After every update: is it a step that passes by itself? */
export function pace() {
  const { yours, stop, during, answers, idle, ask, about } = signals();
  if (!yours) return;
  if (promised && yours === 'yes' && answers !== promised[3]) {
    const [on, was, answer] = promised;
    const due = on === ask && was === about;
    // Only what responds to the other player may come before it.
    if (on === ask || stop !== 'response') promised = undefined;
    if (due) return void document.querySelector(`#choose [value="${answer}"]`)?.click();
  }
  const unwanted = kept();
  const said = unwanted.join(' ');
  for (const one of document.querySelectorAll('[data-preset]')) one.ariaPressed = String(one.dataset.preset === said);
  // Once it is known how often one is asked, and as long as nothing was said; on a phone there is no room beside the question.
  const list = document.getElementById('stops');
  if (list) list.previousElementSibling.lastElementChild.hidden = innerWidth < 861 || !list.dataset.offered || !!read(key());
  for (const box of document.querySelectorAll('#stops input')) box.checked = !unwanted.includes(box.value);
  const question = yours === 'yes' && stop ? `${answers} ${stop}` : undefined;
  if (question === asked) return question && nothing()?.classList.toggle('passing', !!timer);
  hold();
  asked = question;
  timer = undefined;
  if (!question || !nothing()) return;
  if (!unwanted.includes(stop) && !(idle && unwanted.includes('idle')) && !(during && read(meanwhile()) === `${stop} ${during}`)) return;
  nothing().classList.add('passing');
  const line = document.getElementById('says');
  if (line) line.textContent = word('passing');
  timer = setTimeout(() => { timer = undefined; nothing()?.click(); }, PACE);
}

const say = (passed) => { write(key(), JSON.stringify(passed)); asked = undefined; pace(); };
document.addEventListener('change', (event) => {
  if (!event.target.closest?.('#stops')) return;
  say([...document.querySelectorAll('#stops input:not(:checked)')].map((box) => box.value));
});
document.addEventListener('click', ({ target }) => {
  if (target.closest?.('#switch-meanwhile')) rest();
  const then = target.closest?.('[data-then]')?.dataset.then;
  if (then) promised = [...then.split('|'), signals().answers];
  const preset = target.closest?.('[data-preset]')?.dataset.preset;
  if (preset !== undefined) say(preset.split(' ').filter(Boolean));
});
// Whoever does want to, this once: Escape, or any touch.
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') { hold(); timer = undefined; } });
document.addEventListener('pointerdown', () => { hold(); timer = undefined; });
