// Sheets that the page does not hold: what stands at a place, or a long list, is fetched when it is opened, and read again as long as
// the table is the same.

import { patch } from './morph.js';
import { signals, toast, word } from './settings.js';

const known = new Map();

/** The sheet with this id, once asked for; nothing where nothing stands any more. */
function asked(id) {
  if (!known.has(id)) {
    const address = `/t/${signals().table}/sheets/${id}${location.search}`;
    const answer = fetch(address, { headers: { 'Accept-Language': document.documentElement.lang } }).then(async (answer) => {
      if (answer.status !== 200) return undefined;
      return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id) ?? undefined;
    });
    answer.catch(() => { if (known.get(id) === answer) known.delete(id); });
    known.set(id, answer);
  }
  return known.get(id);
}

/** The place of those that were opened. */
function place() {
  const there = document.getElementById('fetched');
  if (there) return there;
  const made = Object.assign(document.createElement('div'), { id: 'fetched' });
  // No part of the page's grid: what lies there opens over it.
  made.style.display = 'contents';
  document.getElementById('main').append(made);
  return made;
}

let last;
/** The sheet with this id, in the page; nothing where there is none, or another has been asked for meanwhile. */
export async function sheet(id) {
  last = id;
  const asking = asked(id);
  const found = await asking.catch(() => void toast(word('failed')));
  // An update came meanwhile: it is another by now.
  if (found && last === id && known.get(id) !== asking) return sheet(id);
  // What has become a list of answers meanwhile lies in the page.
  const own = document.getElementById(id);
  if (own || !found || last !== id) return last === id ? own : undefined;
  const box = document.importNode(found, true);
  place().append(box);
  return box;
}

/** After an update: what was read is of the moment before. What is still open is asked for again, and of the rest nothing stays. */
export async function renew() {
  known.clear();
  for (const box of [...document.querySelectorAll('#fetched > *')]) {
    const others = document.querySelectorAll(`[id="${CSS.escape(box.id)}"]`).length > 1;
    // Answers to another question are none.
    const old = box.querySelector('[data-choice]') && box.querySelector('[data-ply]').dataset.ply !== signals().answers;
    if (others || old || !box.matches(':popover-open')) { box.remove(); continue; }
    const fresh = await asked(box.id).catch(() => undefined);
    if (fresh) patch(box, document.importNode(fresh, true));
    else box.remove();
  }
}
