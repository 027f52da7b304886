// A hint, for whoever plays alone or against bots: it is asked for without loading the page anew, and stays until the question is
// answered. What comes from the server knows nothing of it.

import { signals } from './settings.js';

// What the hint says, the ids of what it lights, and of which question it is.
let kept;
let asking;

const mark = (name, ids) => {
  document.querySelectorAll(`.${name}`).forEach((old) => { if (!ids.includes(old.id)) old.classList.remove(name); });
  for (const id of ids) document.getElementById(id)?.classList.add(name);
};

const ids = (page, name) => [...page.querySelectorAll(`.${name}`)].map(({ id }) => id);

/** What a page says that was loaded for a hint. */
function keep(page) {
  const box = page.getElementById('hint');
  kept = box ? { box: document.importNode(box, true), ply: box.dataset.ply, things: ids(page, 'hinted'), buttons: ids(page, 'choice--hinted') } : undefined;
}

/** After every update: the hint is there as long as its question is asked. */
export function hinted() {
  const { answers } = signals();
  if (kept?.ply !== answers) kept = undefined;
  if (asking && asking.ply !== answers) asking.stop.abort();
  mark('hinted', kept?.things ?? []);
  mark('choice--hinted', kept?.buttons ?? []);
  const box = document.getElementById('hint');
  if (!kept) return void box?.remove();
  if (box !== kept.box) {
    box?.remove();
    document.querySelector('#prompt > .answers')?.prepend(kept.box);
  }
  // What is folded away is not seen: what is hinted at is.
  for (const id of kept.buttons) document.getElementById(id)?.closest('details')?.setAttribute('open', '');
}

/** Asks for a hint by this form; `send` asks the server, and shows what it refuses. */
export async function ask(form, send) {
  asking?.stop.abort();
  const mine = { ply: form.elements.hint.value, stop: new AbortController() };
  asking = mine;
  const { signal } = mine.stop;
  const line = document.getElementById('says');
  form.setAttribute('aria-busy', 'true');
  if (line) line.textContent = form.dataset.thinks;
  const done = await send(form.dataset.hint, { ply: Number(mine.ply) }, undefined, 'POST', signal);
  if (done) {
    const page = await fetch(`${form.getAttribute('action')}?hint=${mine.ply}`, { signal }).then((answer) => answer.text()).catch(() => '');
    if (page && asking === mine) keep(new DOMParser().parseFromString(page, 'text/html'));
  }
  if (asking !== mine) return;
  asking = undefined;
  document.getElementById('hint-ask')?.removeAttribute('aria-busy');
  if (line?.textContent === form.dataset.thinks) line.textContent = '';
  hinted();
  document.getElementById('hint')?.scrollIntoView({ block: 'nearest' });
}

/** What the page says that was loaded, and the way to put it away. */
export function hints() {
  if (document.getElementById('hint')) keep(document);
  hinted();
  document.addEventListener('click', (event) => {
    if (!event.target.closest?.('#hint-close')) return;
    event.preventDefault();
    kept = undefined;
    hinted();
    document.getElementById('hint-press')?.focus({ preventScroll: true });
  });
}
