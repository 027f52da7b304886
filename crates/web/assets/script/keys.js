// Playing by keyboard: arrows go from one lit choice to the next, digits pick from the bar.

import { help, signals, toast } from './settings.js';
import { state } from './state.js';

/** The button of whoever does not want to do anything. */
export function nothing() {
  const { nothing: answer = 'pass' } = signals();
  return document.querySelector(`#choose [value="${CSS.escape(answer)}"]:not([aria-disabled])`);
}

const typing = (node) => node.closest?.('input:not([type=radio], [type=checkbox], [type=hidden], [type=button]), textarea, select, [role=tab]');

function choices() {
  // What an answer is given by comes before how often a press gives it.
  const answers = document.querySelectorAll('[data-choice], [data-way], [data-opens], .way-next, :is(.picker, #stage) button, .at-once, #choose :is(summary, [type=button], button:not([aria-disabled]))');
  return [...answers, ...document.querySelectorAll('.times button')].filter((node) => node.checkVisibility?.() ?? true);
}

const centre = (node) => {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The first nine choices of the bar that can be seen carry the digit that picks them; what is folded away has that of its kind, which
unfolds it. */
export function count() {
  const buttons = [...document.querySelectorAll('#choose button, .choose__answers .kind > summary')];
  // All are looked at before any is changed: after a change the page would be laid out anew for each look.
  const seen = new Set(buttons.filter((button) => !button.hasAttribute('aria-disabled') && (button.checkVisibility?.() ?? true)));
  let digit = 0;
  const several = buttons.filter((button) => !button.hasAttribute('aria-disabled') && button.name).length > 1;
  for (const button of buttons) {
    const end = button.closest('.choices--ends');
    // What ends the question is nowhere on the key that one presses first, and what cannot be made good is on none.
    if (end && several && !digit && seen.has(button)) digit = 1;
    const picks = button.type === 'submit' || (button.matches('summary') && !button.parentElement.open);
    const now = seen.has(button) && digit < 9 && !button.matches('.choice--grave') && picks ? String(++digit) : undefined;
    if (now === button.dataset.digit) continue;
    if (now) button.dataset.digit = now;
    else delete button.dataset.digit;
  }
}

let keyboard = false;

/** Is it by keyboard that the reader plays? Then the focus follows the game; else nobody has asked for it. */
export const byKeyboard = () => keyboard;

/** The nearest choice in a direction; what lies aside counts double. */
function next([dx, dy], from) {
  const [x, y] = centre(from);
  let best;
  for (const node of choices()) {
    if (node === from) continue;
    const [a, b] = centre(node);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along > 2 && !(best?.far <= along + aside * 2)) best = { node, far: along + aside * 2 };
  }
  return best?.node;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function keys(zoom) {
  document.addEventListener('pointerdown', () => { keyboard = false; }, true);
  // A screen reader presses without a pointer, and without a key.
  document.addEventListener('click', (event) => { keyboard ||= event.detail === 0; }, true);
  document.addEventListener('keydown', (event) => { keyboard ||= !typing(event.target); }, true);
  // What is unfolded can be seen now.
  document.addEventListener('toggle', count, true);
  // What is folded away takes the focus with it: it stays on what unfolds it.
  document.addEventListener('toggle', ({ target }) => {
    const at = document.activeElement;
    if (!keyboard || target.open || !target.matches('#choose details') || !(at === document.body || target.contains(at))) return;
    target.querySelector('summary').focus({ preventScroll: true });
  }, true);
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (typing(event.target)) return;
    const { key } = event;
    const act = () => {
      if (ARROWS[key]) {
        const all = choices();
        if (!all.length) return false;
        const at = document.activeElement;
        // From the question an arrow leads on as from its first answer, or to that when it is the only one.
        const wanted = all.includes(at) ? next(ARROWS[key], at) : (at.id === 'ask' && next(ARROWS[key], all[0])) || all[0];
        wanted?.focus();
        return !!wanted;
      }
      if (/^[1-9]$/.test(key)) {
        // What lies open over the choices is read first.
        if (document.querySelector('#choices-refused:popover-open')) return false;
        const wanted = document.querySelector(`#choose [data-digit="${key}"]`);
        wanted?.click();
        return !!wanted;
      }
      if (key === 'u' || key === 'U') {
        const undo = document.getElementById('take-back-button');
        undo?.click();
        return !!undo;
      }
      if (key === 's' || key === 'S') return toast(state()), true;
      if (key === 'p') {
        const pass = document.querySelector('#choose [value="pass"]:not([aria-disabled])') ?? nothing();
        pass?.click();
        return !!pass;
      }
      if (key === '?') return help(), true;
      if (zoom && '+-0'.includes(key)) return zoom(key), true;
      return false;
    };
    if (act()) event.preventDefault();
  });
}
