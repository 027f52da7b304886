// The bench where decks are made: what is pressed there is sent as the form would send it, and the page that comes back takes
// the place of this one piece by piece, so that nothing that the reader holds is lost.

import { replace } from './morph.js';
import { toast, unhide, word } from './settings.js';

const bench = () => document.querySelector('form[data-workshop]');
const seen = (node) => node.checkVisibility?.() ?? true;

/** One after the other: each press is done on what came of the one before. */
let last = Promise.resolve();
const ask = (press) => { last = last.then(() => send(press)); };

async function send({ name, value, to }) {
  const form = bench();
  const fields = new URLSearchParams(new FormData(form));
  if (name) fields.set(name, value);
  try {
    const answer = await fetch(to ?? form.action, { method: 'POST', body: fields, headers: { Accept: 'text/html' } });
    if (answer.redirected) return location.assign(answer.url);
    show(new DOMParser().parseFromString(await answer.text(), 'text/html'), answer);
  } catch {
    toast(word('failed'));
  }
}

function show(page, answer) {
  const main = page.getElementById('main');
  if (!main?.querySelector('[data-workshop]')) return toast(main?.textContent.trim() || String(answer.status));
  const held = place();
  replace([{ id: 'main', node: main }]);
  document.title = page.title;
  for (const text of bench().querySelectorAll('textarea, #deck-name')) if (text !== document.activeElement) text.value = text.defaultValue;
  const { deck } = bench().dataset;
  const here = new URL(location);
  if ((here.searchParams.get('deck') ?? undefined) !== deck) {
    if (deck) here.searchParams.set('deck', deck);
    else here.searchParams.delete('deck');
    history.replaceState(null, '', here);
  }
  unhide();
  refocus(held);
  bench().querySelector('ol[role=alert], ul[role=alert]')?.scrollIntoView({ block: 'nearest' });
}

/** In which list, and at which line, the focus is. */
function place() {
  const row = document.activeElement?.closest('[data-row]');
  return row && { list: row.parentElement, at: [...row.parentElement.children].indexOf(row), less: 'less' in document.activeElement.dataset };
}

/** Where a line has gone, the focus is at the one that has taken its place. */
function refocus(held) {
  if (!held || document.activeElement !== document.body) return;
  const rows = held.list.isConnected ? held.list.children : [];
  const row = rows[Math.min(held.at, rows.length - 1)];
  (row?.querySelector(held.less ? '[data-less]' : '[data-put]:not([disabled])') ?? document.querySelector('[data-live]'))?.focus();
}

/** By keyboard: '/' looks for a card, arrows go from line to line, + and − put one in and take one out. */
function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !bench() || document.querySelector('dialog[open]')) return;
  const at = event.target;
  const row = at.closest('[data-row]');
  if (event.key === 'ArrowDown' && at.matches('input[data-live]')) {
    event.preventDefault();
    return void document.querySelector('[data-row] button:not([disabled])')?.focus();
  }
  if (at.matches('input, textarea, select')) return;
  if (event.key === '/') {
    event.preventDefault();
    return void document.querySelector('input[data-live]')?.focus();
  }
  if (!row) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const rows = [...document.querySelectorAll('[data-row]')].filter(seen);
    const next = rows[rows.indexOf(row) + step];
    const same = [...row.querySelectorAll('button, summary')].indexOf(at);
    const there = [...(next?.querySelectorAll('button, summary') ?? [])];
    (there[same]?.disabled ? there.find((node) => !node.disabled) : there[same] ?? there[0])?.focus();
  } else if (event.key === '+' || event.key === '-') {
    const wanted = row.querySelector(event.key === '+' ? '[data-put]:not([disabled])' : '[data-less]')
      ?? (event.key === '-' && document.querySelector(`[value="${row.querySelector('[data-put]')?.value.replace('add', 'take')}"]`));
    if (wanted) {
      event.preventDefault();
      wanted.click();
    }
  }
}

/** No list is longer, in bytes; what is longer is told by the house. */
const LONGEST_FILE = 60_000;

/** The text of a file, in whichever letters it is written: old programs wrote those of Windows. */
async function textOf(file) {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_FILE).arrayBuffer());
  const marked = { '255,254': 'utf-16le', '254,255': 'utf-16be' }[bytes.slice(0, 2).join()];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file is put where lists are pasted, and read. */
async function readFile(label, file) {
  const text = document.getElementById(label.dataset.file);
  try {
    text.value = await textOf(file);
  } catch {
    return toast(word('failed'));
  }
  document.getElementById(label.dataset.then)?.click();
}

export function workshop() {
  if (!bench()) return;
  document.addEventListener('change', (event) => {
    const label = event.target.closest?.('[data-file]');
    const file = event.target.files?.[0];
    if (label && file) readFile(label, file).then(() => { event.target.value = ''; });
  });
  // A file may be dropped where lists are pasted.
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files?.[0];
    const label = file && event.target.id && document.querySelector(`[data-file="${CSS.escape(event.target.id)}"]`);
    if (!label) return;
    event.preventDefault();
    readFile(label, file);
  });
  document.addEventListener('submit', (event) => {
    if (event.target !== bench()) return;
    event.preventDefault();
    const by = event.submitter;
    ask({ name: by?.name, value: by?.value, to: by?.hasAttribute('formaction') ? by.formAction : undefined });
    leaving = by?.value === 'bring' || by?.name === 'which';
  });
  let soon;
  document.addEventListener('input', (event) => {
    if (!event.target.matches('[data-live]')) return;
    clearTimeout(soon);
    soon = setTimeout(() => ask({ name: 'act', value: '' }), event.target.matches('select') ? 0 : 160);
  });
  document.addEventListener('keydown', keys, true);
  addEventListener('beforeunload', (event) => { if (!leaving && bench()?.hasAttribute('data-unkept')) event.preventDefault(); });
}

/** What is handed in, or played with, need not be kept. */
let leaving = false;
