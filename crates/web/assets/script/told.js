// What was told last is in sight: in journal and chat, which are read at their end, and in the strip, whose newest turn stands first, the
// last act of that. Whatever grows or shrinks beside them they follow; only who has scrolled there by hand reads on where they are.

import { fade } from './kinds.js';
import { signals } from './settings.js';

const BOXES = '#panel-journal, #panel-chat, #strip';
// Where each was scrolled to here; where the reader went elsewhere; what is watched for its size.
const put = new WeakMap();
const away = new WeakSet();
const watched = new WeakSet();

/** How far a box is scrolled that shows its newest line. */
function end(box) {
  if (box.id !== 'strip') return box.scrollHeight - box.clientHeight;
  const newest = box.querySelector('.acts__last');
  if (!newest) return 0;
  const [line, home] = [newest, box].map((node) => node.getBoundingClientRect());
  const far = box.scrollTop + line.bottom - home.top - box.clientTop - box.clientHeight;
  // An act that is longer than the strip is read from its beginning.
  const begins = box.scrollTop + line.top - home.top - box.clientTop;
  return far > 1 ? Math.floor(Math.min(Math.ceil(far), begins)) : 0;
}

function follow(box) {
  if (away.has(box) || !box.checkVisibility()) return;
  box.scrollTop = end(box);
  put.set(box, box.scrollTop);
  if (box.id === 'strip') fade(box);
}

const sizes = self.ResizeObserver && new ResizeObserver((all) => all.forEach(({ target }) => follow(target)));

let said;
/** After an update, and once at the beginning. */
export function told() {
  const strip = document.getElementById('strip');
  const now = `${signals().answers} ${strip?.textContent}`;
  // Where somebody was in the strip is past once there is news, or another question.
  if (now !== said) away.delete(strip);
  said = now;
  for (const box of document.querySelectorAll(BOXES)) {
    if (!watched.has(box)) watched.add(box), sizes?.observe(box);
    follow(box);
  }
}

document.addEventListener('scroll', ({ target }) => {
  if (!target.matches?.(BOXES)) return;
  const off = Math.abs(target.scrollTop - end(target));
  if (off < (target.id === 'strip' ? 4 : 40)) away.delete(target);
  // What only became longer or lower was not scrolled by anybody.
  else if (Math.abs(target.scrollTop - (put.get(target) ?? -9)) > 1) away.add(target);
}, true);
