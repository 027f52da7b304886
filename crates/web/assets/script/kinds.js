// What kinds of answers lie on the board: who chooses one sees those alone lit. And where a list goes on, it fades.

import { signals } from './settings.js';
import { listed } from './stack.js';

const all = (css) => [...document.querySelectorAll(css)];
const KINDS = '#choose .kind';
const LISTS = '#prompt :is(.answers, .choose__answers, .asked, .acts)';

/** Where a list goes on below what is seen of it it fades. Only the style tells so: what is drawn stays as the server drew it. */
export const fade = (list) => {
  // The newest of what was done is not paled for what is older and stands below it; what came before it has gone out at the top.
  const newest = list.querySelector('.acts__last')?.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  const more = list.scrollHeight - list.scrollTop - list.clientHeight > 3 && !(newest > -26 && newest < 3);
  list.style.setProperty('--more', more ? '26px' : null);
  list.style.setProperty('--past', list.matches('.acts') && list.scrollTop > 3 ? '12px' : null);
};

/** The answers in the list that a thing opens. */
const leads = (node) => listed(node).map((one) => one.dataset.choice ?? one.value);

/** Lights what the kind that is chosen has on the board, or everything where none is. */
function sift() {
  all('.unlit').forEach((node) => node.classList.replace('unlit', 'lit'));
  const [kind] = all(`${KINDS}[open]`);
  if (kind) {
    const wanted = new Set([...kind.querySelectorAll('button')].flatMap(({ value, parentNode }) => [value, parentNode.dataset.place ?? value]).concat((kind.querySelector('summary').dataset.ahead ?? '').split(' ')));
    for (const node of all(':is(#board, #hand, #turn, #players) .lit:not([popover] *)')) {
      if (![node.id, node.dataset.choice, ...leads(node)].some((one) => wanted.has(one))) node.classList.replace('lit', 'unlit');
    }
  }
  all(LISTS).forEach(fade);
}

/** Lets go of every kind but this. */
function only(kept) {
  for (const kind of all(KINDS)) if (kind !== kept) kind.open = false;
}

/** Whoever has opened a kind presses a thing for that: its answer of this kind, where there is one and the thing's own is another, or a list. */
export function meant(node) {
  const [kind] = all(`${KINDS}[open]`);
  if (!kind || !node || kind.querySelector(`button[value="${CSS.escape(node.dataset.choice)}"]`)) return undefined;
  const answers = leads(node);
  const [one, more] = [...kind.querySelectorAll('li > button')].filter(({ value, parentNode }) => parentNode.dataset.place === node.id || answers.includes(value));
  return more ? undefined : one;
}

let asked;

/** After an update: another question begins with everything, at its top. */
export function kinds() {
  const { answers } = signals();
  if (answers !== asked) {
    asked = answers;
    only();
    for (const list of all(LISTS)) list.scrollTop = 0;
    document.getElementById('choices-refused')?.hidePopover?.();
  }
  sift();
}

/** `then` is done when another kind was chosen. */
export function sifting(then) {
  // What a lesson speaks of may stand far down.
  const chosen = (kind) => { only(kind); sift(); then(); kind.querySelector('.taught')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }); };
  document.addEventListener('toggle', ({ target }) => { if (target.matches?.(KINDS) && target.open) chosen(target); else sift(); }, true);
  document.addEventListener('scroll', ({ target }) => { if (target.matches?.(LISTS)) fade(target); }, true);
  addEventListener('resize', () => all(LISTS).forEach(fade));
}
