// What a card or somebody says, from wherever the name stands: by a click, a touch, or the key I.

import { signals } from './settings.js';

let box;
const pages = new Map();

/** What the page of an entry holds; asked for once. */
function entry(address) {
  if (!pages.has(address)) {
    const asked = fetch(address, { headers: { 'Accept-Language': document.documentElement.lang } }).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('entry');
    });
    asked.catch(() => pages.delete(address));
    pages.set(address, asked);
  }
  return pages.get(address);
}

function dialog() {
  if (box) return box;
  box = document.createElement('dialog');
  box.id = 'sheet';
  box.className = 'sheet';
  box.setAttribute('aria-labelledby', 'entry-title');
  // A touch beside it, or on its cross, closes it.
  box.addEventListener('click', (event) => { if (event.target === box || event.target.closest('.sheet__close')) box.close(); });
  document.body.append(box);
  return box;
}

/** Shows the sheet of what a node is about; false when it is about nothing. */
export function sheet(node) {
  const about = node?.closest?.('[data-entry]');
  if (!about) return false;
  const { library, game } = signals();
  const address = about.getAttribute('href') ?? `${library ?? `/library/${game}`}/${about.dataset.entry}`;
  entry(address).then((found) => {
    const close = Object.assign(document.createElement('button'), { type: 'button', className: 'sheet__close quiet', textContent: '✕' });
    close.setAttribute('aria-label', document.querySelector('#help form button')?.textContent ?? '');
    dialog().replaceChildren(close, document.importNode(found, true));
    if (!box.open) box.showModal();
  }).catch(() => { if (about.href) location.href = address; });
  return true;
}

/** The key I: of what has the focus, or lies under the pointer. */
export function sheets() {
  let under;
  document.addEventListener('pointerover', (event) => { under = event.target; });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, textarea, select') || document.querySelector('dialog[open]')) return;
    const about = document.activeElement?.closest('[data-entry]') ?? under?.closest?.('[data-entry]');
    if (about) { event.preventDefault(); sheet(about); }
  });
  // What can be chosen is chosen by Enter; what can not is read.
  document.addEventListener('keydown', (event) => {
    const about = event.target;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!about.matches?.('[data-entry]:not(a, [data-choice], [data-way], [data-opens], [data-reads])')) return;
    event.preventDefault();
    sheet(about);
  });
}
