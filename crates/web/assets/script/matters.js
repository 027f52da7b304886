// The rules at hand: the clauses of the question are read into the tab when it is opened, and when another question is asked.
// A term tells what it means where it stands: under the pointer, with the focus, by a touch.

import { toast, word } from './settings.js';

// At a table the style comes with the script.
const sheet = new URL('./rules.css', import.meta.url).href;
const styled = [...document.styleSheets].some(({ href }) => href === sheet) ? Promise.resolve() : new Promise((done) => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, onload: done, onerror: done }));
});

const byId = (id) => document.getElementById(id);
const signals = () => byId('signals')?.dataset;

// The last that was asked for: what comes late is not shown any more.
let asked = 0;
let shown;

async function read() {
  const { table, ply, answers } = signals();
  const mine = ++asked;
  const query = new URLSearchParams(location.search);
  query.set('find', byId('matters-find').elements.find.value);
  query.set('lang', document.documentElement.lang);
  shown = `${ply} ${answers}`;
  byId('matters').setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(`/t/${table}/rules?${query}`, { headers: { Accept: 'text/html' } });
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== asked) return;
    byId('matters').replaceWith(document.importNode(page.getElementById('matters'), true));
    spread();
    hush();
  } catch {
    if (mine === asked) toast(word('failed'));
  }
}

/** Another question: the tab that lies open is read anew, but for what somebody looks up in it. */
function follow() {
  const { ply, answers } = signals();
  spread();
  if (`${ply} ${answers}` === shown || !byId('matters').checkVisibility() || byId('matters-find').elements.find.value) return;
  read();
}

/** At a desk the rules lie over what stands below the question; over what can be chosen only while something is looked up. */
function spread() {
  const drawer = byId('drawer');
  drawer.classList.remove('drawer--wide');
  const [bar, home] = [byId('prompt').getBoundingClientRect(), drawer.getBoundingClientRect()];
  if (byId('panel-rules').hidden || innerWidth < 861 || bar.bottom > home.top || bar.right < home.left) return;
  const lit = byId('matters-find').elements.find.value ? [] : [...document.querySelectorAll('.lit')];
  const beside = lit.map((node) => node.getBoundingClientRect())
    .filter(({ left, right, bottom, height }) => height && right > home.left && left < home.right && bottom <= home.top);
  const top = Math.max(bar.bottom, ...beside.map(({ bottom }) => bottom)) + 6;
  const place = { left: home.left, top, right: innerWidth - home.right, bottom: innerHeight - home.bottom };
  for (const [side, far] of Object.entries(place)) drawer.style.setProperty(`--${side}`, `${far}px`);
  drawer.classList.add('drawer--wide');
}

let watches;
/** The tab is opened. */
export async function matters() {
  await styled;
  if (!watches) {
    watches = new MutationObserver(follow);
    watches.observe(byId('signals'), { attributes: true });
    byId('tabs').addEventListener('click', spread);
    addEventListener('resize', spread);
    let soon;
    byId('matters-find').addEventListener('input', () => { clearTimeout(soon); soon = setTimeout(read, 250); });
    byId('matters-find').addEventListener('submit', (event) => { event.preventDefault(); clearTimeout(soon); read(); });
  }
  spread();
  read();
}

let bubble;
let told;

function hush() {
  told = undefined;
  if (bubble?.matches(':popover-open')) bubble.hidePopover();
}

/** Says what a term means, beside it and within the window. */
function tell(term) {
  const said = byId(term.getAttribute('aria-describedby'));
  if (!said) return;
  if (!bubble) {
    bubble = Object.assign(document.createElement('p'), { id: 'term-told', className: 'term__told', popover: 'manual', ariaHidden: 'true' });
    document.body.append(bubble);
  }
  bubble.textContent = said.textContent;
  told = term;
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  const [at, own] = [term.getClientRects()[0], bubble.getBoundingClientRect()];
  const below = at.bottom + 6 + own.height < innerHeight;
  bubble.style.left = `${Math.max(8, Math.min(at.left, innerWidth - own.width - 8))}px`;
  bubble.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - own.height - 6)}px`;
}

const term = ({ target }) => target.closest?.('a.term');
document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  const over = term(event);
  if (over) tell(over);
  else if (told && told !== document.activeElement) hush();
});
document.addEventListener('focusin', (event) => { if (term(event)) tell(term(event)); else hush(); });
document.addEventListener('click', (event) => {
  const over = term(event);
  if (!over) return hush();
  event.preventDefault();
  tell(over);
});
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hush(); });
document.addEventListener('scroll', hush, true);
