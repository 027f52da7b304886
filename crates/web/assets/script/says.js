// What a choice does stands in one line of the bar, which is always there: whatever is pointed at, nothing moves, and
// nothing lies over an answer.

import { meant } from './kinds.js';
import { signals, word } from './settings.js';
import { listed } from './stack.js';

const CHOICE = '#choose button, #stage button, [data-choice], [data-way], [data-list], .way-next, .lit[data-opens], .dim';
let shown;
// The question during which it was said.
let during;
let sending;

const line = () => document.getElementById('says');

/** What stands on a button: what is small there is another sentence. */
function told(node) {
  const copy = node.cloneNode(true);
  copy.querySelectorAll('small').forEach((one) => one.before(' · '));
  return copy.textContent.trim();
}

/** What is written about a choice; a rule's number in it stays a link. */
function about(node) {
  const { choice } = node.dataset;
  // Of a thing on the board it is what its button says: its own name would push that out of the line.
  const press = choice && document.querySelector(`#choose button[value="${CSS.escape(choice)}"]`);
  const text = document.getElementById((press || node).getAttribute('aria-describedby'));
  if (text) {
    const copy = text.cloneNode(true);
    // The line is for the eye: who listens has the same beside the choice, its link too.
    copy.querySelectorAll('a').forEach((link) => { link.tabIndex = -1; });
    // Where there is nothing to add the answer itself is told, beside its rule.
    const adds = copy.firstChild?.textContent.trim();
    const label = press ? `${told(press)}${adds ? ': ' : ''}` : node.textContent;
    return press || !adds ? [label, ...copy.childNodes] : [...copy.childNodes];
  }
  // What opens a list is told by what is listed there, each by its name, without the figures beside it: their signs are not in a line.
  const name = (one) => {
    const copy = (one.querySelector('[class$=-name]') ?? one).cloneNode(true);
    copy.querySelectorAll('[title]').forEach((figure) => figure.remove());
    return told(copy);
  };
  const names = new Set(listed(node).map(name));
  if (names.size) return [[...names].join(' · ')];
  return [node.getAttribute('aria-description') ?? node.getAttribute('aria-label') ?? node.querySelector?.('title')?.textContent ?? ''];
}

/** Says what `node` does; it stays until another is pointed at, or something else is asked. */
export function says(node) {
  if (!node || !line()) return;
  [shown, during] = [node, signals().answers];
  // What was touched once, and is done by the next touch, says so first: a phone has two lines.
  line().replaceChildren(...(node.matches('.lifted') ? [`${word('again')} `] : []), ...about(meant(node) ?? node));
  line().title = line().textContent.trim();
}

/** What was said may be of a choice that is gone. */
export function unsaid() {
  clearTimeout(sending?.soon);
  clearTimeout(sending?.late);
  sending?.node.classList.remove('pending');
  // Whoever has chosen it does not ask why it cannot be chosen again.
  const done = shown === sending?.node && shown?.matches('.dim');
  sending = undefined;
  // Another question begins with what has happened.
  const still = during === signals().answers || shown?.matches(':focus-visible');
  if (!done && still && shown?.isConnected && shown.matches(CHOICE)) return says(shown);
  shown = undefined;
  line()?.replaceChildren();
  line()?.removeAttribute('title');
}

const tell = () => { sending.told = true; line()?.replaceChildren(word('sending')); };

/** A choice is on its way: it looks so at once, and after a moment the line says it. `late` is done when it takes long. */
export function pending(node, late) {
  unsaid();
  node.classList.add('pending');
  sending = { node, at: signals().answers, soon: setTimeout(tell, 150), late: setTimeout(late, 5000) };
}

/** After an update. If it is of something else, what was chosen is still on its way. */
export function heard() {
  if (!sending?.node.isConnected || sending.at !== signals().answers) return unsaid();
  sending.node.classList.add('pending');
  if (sending.told) tell();
}

/** Follows the pointer, the finger and the focus of whoever plays by keyboard. */
export function saying() {
  const over = (event) => says(event.target.closest?.(CHOICE));
  // What comes to lie under a mouse that rests nobody has pointed at: what has happened stays in sight until it is moved.
  let [x, y] = [];
  document.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || (event.clientX === x && event.clientY === y)) return;
    [x, y] = [event.clientX, event.clientY];
    if (event.target.closest?.(CHOICE) !== shown) over(event);
  });
  document.addEventListener('pointerdown', over);
  document.addEventListener('focusin', (event) => { if (event.target.matches(':focus-visible')) over(event); });
}
