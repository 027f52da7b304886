// Steps that one does not want to be asked at pass by themselves, always after the same while: the others cannot tell whether
// there was something to do. Where one can only pass it takes as long as one takes oneself: they cannot tell that from a pass by hand.
// What is wanted stays in this browser.

import { nothing } from './keys.js';
import { signals, word } from './settings.js';

/** In milliseconds. */
const PACE = 1200;

let timer;
let asked;
// An answer given before its question came: to which question, about what, which, and when it was given.
let promised;

/** The times that one has taken to pass, the last of them, in milliseconds; before there are some, those of anybody. */
const TAKEN = 'bree-stops-taken';
const taken = () => {
  try {
    const all = JSON.parse(read(TAKEN));
    if (all?.length) return all;
  } catch { /* Somebody else wrote it. */ }
  return [1600, 2300, 3100, 1900, 2700];
};
let since;

/** As long as one takes, and never to the millisecond as long as before. Where nobody else plays it tells nobody anything. */
const own = () => (signals().alone ? PACE : taken()[Math.floor(Math.random() * taken().length)] * (0.8 + 0.4 * Math.random()));

function note() {
  const took = Date.now() - since;
  if (since && took > 400 && took < 15000) write(TAKEN, JSON.stringify([...taken(), took].slice(-12)));
}

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

/** What was said of all that is asked until something is over, after this answer: the rest of a turn. Whoever takes that answer back, or
is asked something else, has not said it. */
const restful = () => {
  const { rest, answers } = signals();
  const [what, until, after] = read(meanwhile())?.split(' ') ?? [];
  return what === 'rest' && until === rest && Number(answers) > Number(after);
};
const wakes = () => { if (read(meanwhile())?.startsWith('rest ')) write(meanwhile(), ''); };

/** The button that is pressed for whoever does nothing here. */
const idly = () => (restful() ? document.querySelector(`#choose [value="${CSS.escape(signals().left)}"]:not([aria-disabled])`) : nothing());

/** Nothing more of this kind, as long as it goes on: a battle. What is asked now is answered at once, what follows always
after the same while. */
function rest() {
  const { stop, during } = signals();
  write(meanwhile(), `${stop} ${during}`);
  nothing()?.click();
}

/** After every update: is it a step that passes by itself? */
export function pace() {
  const { yours, stop, during, answers, idle, ask, about, lesson, rest } = signals();
  if (!yours) return;
  if (promised && yours === 'yes' && answers !== promised[3]) {
    const [on, was, answer] = promised;
    const due = on === ask && was === about;
    // Only what responds to the other player may come before it.
    if (on === ask || !stop?.endsWith('response')) promised = undefined;
    if (due) return void document.querySelector(`#choose [value="${answer}"]`)?.click();
  }
  const unwanted = kept();
  const alike = (list) => [...list].sort().join(' ').trim();
  for (const one of document.querySelectorAll('[data-preset]')) one.ariaPressed = String(alike(one.dataset.preset.split(' ')) === alike(unwanted));
  // Once it is known how often one is asked, and as long as nothing was said; the style knows in which windows there is room for it.
  const list = document.getElementById('stops');
  if (list) list.previousElementSibling.lastElementChild.hidden = !list.dataset.offered || !!read(key());
  for (const box of document.querySelectorAll('#stops input')) box.checked = !unwanted.includes(box.value);
  const question = yours === 'yes' && (stop || rest) ? `${answers} ${stop ?? rest}` : undefined;
  if (question === asked) return question && idly()?.classList.toggle('passing', !!timer);
  hold();
  asked = question;
  timer = undefined;
  since = question && stop && Date.now();
  const mere = idle && unwanted.includes('idle');
  const passes = question && (restful() || unwanted.includes(stop) || mere || (during && read(meanwhile()) === `${stop} ${during}`));
  if (yours === 'yes' && !passes) wakes();
  // What a lesson says at its end stays until who learns has gone on.
  if (!passes || !idly() || lesson === 'over') return;
  const wait = mere && !restful() && !unwanted.includes(stop) ? own() : PACE;
  idly().style.animationDuration = `${wait}ms`;
  idly().classList.add('passing');
  const line = document.getElementById('says');
  if (line) line.textContent = word(matchMedia('(hover: none)').matches ? 'passing-touch' : 'passing');
  timer = setTimeout(() => {
    timer = since = undefined;
    const go = () => { if (question === asked) idly()?.click(); };
    // Of several tabs one answers.
    if (!navigator.locks) return go();
    navigator.locks.request(`pass-${signals().table}-${question}`, { ifAvailable: true }, (lock) => lock && (go(), new Promise((done) => { setTimeout(done, 3000); })));
  }, wait);
}

const say = (passed) => { write(key(), JSON.stringify(passed)); asked = undefined; pace(); };
document.addEventListener('change', (event) => {
  if (!event.target.closest?.('#stops')) return;
  say([...document.querySelectorAll('#stops input:not(:checked)')].map((box) => box.value));
});
document.addEventListener('click', ({ target, defaultPrevented }) => {
  if (target.closest?.('#switch-meanwhile')) rest();
  if (!defaultPrevented && target.closest?.('#choice-rest')) write(meanwhile(), `rest ${signals().rest} ${signals().answers}`);
  // A finger that was only told chose nothing; another choice takes back what was promised.
  const press = defaultPrevented ? undefined : target.closest?.('[data-list], [data-choice], [data-way]');
  if (press) promised = press.dataset.then ? [...press.dataset.then.split('|'), signals().answers] : undefined;
  if (asked && idly()?.contains(target)) note();
  const preset = target.closest?.('[data-preset]')?.dataset.preset;
  if (preset !== undefined) say(preset.split(' ').filter(Boolean));
});
// Whoever does want to, this once: Escape, or any touch.
document.addEventListener('keydown', ({ key: pressed, target }) => {
  if (pressed === 'Escape') { wakes(); hold(); timer = undefined; }
  if ((pressed === 'Enter' || pressed === ' ') && target.matches?.('[data-choice], [data-way]')) promised = undefined;
});
document.addEventListener('pointerdown', () => { if (timer) wakes(); hold(); timer = undefined; });
