// A press that comes just when the question has become another was meant for what lay there before: where something else lies under the
// pointer by now it does nothing. Whoever has moved the pointer since, or waited a moment, means what lies there.

import { signals } from './settings.js';

/** In milliseconds: sooner nobody has read what is new. A test that presses faster than anybody reads says so (`data-haste`). */
const REST = 350;

const root = document.documentElement;
const ACTS = '.answers .choice, [data-choice], [data-way], [data-list], [data-opens], .way-next, #choose [name="choice"], #stage button, .picker__go, #why-not';
/** What a press there would do, by the name of the thing. */
const name = (node) => {
  const act = node?.closest?.(ACTS);
  return act && (act.id || act.dataset.choice || act.value || 'act');
};

// Where the pointer is, what it rests on, and what that was when the question changed.
let [x, y] = [-99, -99];
let under;
let meant;
let changed = -Infinity;
let asked = signals().answers;
let hasty = false;

const far = (event) => Math.hypot(event.clientX - x, event.clientY - y);
function rest(event) {
  [x, y] = [event.clientX, event.clientY];
  under = name(event.target);
}

/** After an update: a mouse that rests has pointed at nothing new. */
export function turned() {
  const { answers } = signals();
  if (answers === asked) return;
  [asked, changed, meant] = [answers, performance.now(), under];
  root.dataset.rests = '';
}

addEventListener('pointermove', (event) => {
  // A hand is never quite still.
  if (far(event) < 4) return;
  changed = -Infinity;
  delete root.dataset.rests;
  rest(event);
}, true);
addEventListener('pointerdown', (event) => {
  const near = far(event) < (event.pointerType === 'touch' ? 24 : 4);
  hasty = near && event.timeStamp - changed < Number(root.dataset.haste ?? REST) && name(event.target) !== meant;
  rest(event);
}, true);
// By keyboard nothing lies under a pointer.
addEventListener('click', (event) => {
  if (!hasty || !event.detail || !name(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
