// What kinds of answers lie on the board: who chooses one sees those alone lit. And where a list goes on, it fades.

const KINDS = '#choose .kind';
const LISTS = '#prompt :is(.choose__answers, .asked)';

const chosen = () => document.querySelector(`${KINDS}[open], ${KINDS}[aria-pressed="true"]`);

/** Lights what the kind that is chosen has on the board, or everything where none is. */
export function sift() {
  for (const node of document.querySelectorAll('.unlit')) node.classList.replace('unlit', 'lit');
  const kind = chosen();
  if (!kind) return;
  const choices = new Set([...kind.querySelectorAll('button')].map(({ value }) => value));
  const places = new Set((kind.dataset.ahead ?? '').split(' '));
  const opens = ({ dataset }) => dataset.opens && [...document.querySelectorAll(`#${dataset.opens} [data-choice]`)];
  for (const node of document.querySelectorAll(':is(#board, #hand, #turn, #players) .lit:not([popover] *)')) {
    const wanted = places.has(node.id) || choices.has(node.dataset.choice) || (opens(node) || []).some((one) => choices.has(one.dataset.choice));
    if (!wanted) node.classList.replace('lit', 'unlit');
  }
}

/** Where a list goes on below what is seen of it. */
function fade(list) {
  list.toggleAttribute('data-more', list.scrollHeight - list.scrollTop - list.clientHeight > 3);
}

let asked;

/** After an update: another question begins with everything, at its top. */
export function kinds() {
  const { answers } = document.getElementById('signals')?.dataset ?? {};
  if (answers !== asked) {
    asked = answers;
    document.querySelectorAll(`${KINDS}[open]`).forEach((kind) => { kind.open = false; });
    document.querySelectorAll(`${KINDS}[aria-pressed]`).forEach((kind) => { kind.ariaPressed = 'false'; });
    document.getElementById('choices-refused')?.hidePopover?.();
  }
  sift();
  document.querySelectorAll(LISTS).forEach(fade);
}

/** `then` is done when another kind was chosen. */
export function sifting(then) {
  const turn = () => { sift(); document.querySelectorAll(LISTS).forEach(fade); then(); };
  document.addEventListener('toggle', (event) => {
    if (!event.target.matches?.(KINDS)) return;
    if (event.target.open) {
      document.querySelectorAll(`${KINDS}[aria-pressed]`).forEach((kind) => { kind.ariaPressed = 'false'; });
      event.target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    turn();
  }, true);
  document.addEventListener('click', ({ target }) => {
    const kind = target.closest?.(`${KINDS}[aria-pressed]`);
    if (!kind) return;
    const now = kind.ariaPressed !== 'true';
    document.querySelectorAll(KINDS).forEach((other) => { if ('open' in other) other.open = false; else other.ariaPressed = 'false'; });
    kind.ariaPressed = String(now);
    turn();
  });
  document.addEventListener('scroll', ({ target }) => { if (target.matches?.(LISTS)) fade(target); }, true);
  addEventListener('resize', () => document.querySelectorAll(LISTS).forEach(fade));
}
