// Puts new drawings into the page by element id, and keeps what the reader has: focus, scroll, open
// details, half-written words. Pieces glide from where they were; dice that were rolled tumble.

import { byKeyboard } from './keys.js';
import { speed } from './settings.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const GLIDERS = '.die[id], .cup[id], .glides[id], [data-roll][id]';

/** The element that some HTML describes. */
function element(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Replaces layers, each `{id, html}` or `{id, node}`. */
export function replace(layers) {
  // Asked once, before anything changes: between two changes each such question would lay the whole page out anew.
  const before = remember();
  const gone = ways();
  const focus = document.activeElement;
  const [id, chosen] = [focus?.id, !!focus?.closest('#prompt, [data-choice]')];
  for (const layer of layers) {
    const old = document.getElementById(layer.id);
    const fresh = layer.node ?? element(layer.html);
    if (!old || !fresh) continue;
    if (layer.id === 'journal' && Number(fresh.dataset.from) > 0) append(old, fresh);
    else patch(old, fresh);
  }
  // A layer that never came: the page has them all.
  if (document.querySelector('[data-kept]')) return location.reload();
  move(before);
  along(gone);
  refocus(id, chosen);
}

/** The journal comes in pieces: what was taken back goes, what is new is added. */
function append(list, fresh) {
  const from = Number(fresh.dataset.from);
  const last = [...list.children].findLast(({ id }) => /^line-\d+$/.test(id));
  // After a long absence lines are missing in between: the page has them all.
  if (from > (last ? Number(last.id.slice(5)) + 1 : 0)) return location.reload();
  for (const line of [...list.children]) if (Number(line.id.slice(5)) >= from) line.remove();
  list.append(...fresh.children);
}

export function patch(old, fresh) {
  if (fresh.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (fresh.hasAttribute('data-kept') || old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  children(old, fresh);
}

// What the reader does to an element, and what the script does, is not the drawing's to undo.
const own = (node, name) => name === 'open' || name === 'style' || name === 'data-digit' || name === 'data-count' || name === 'data-mine' || (name === 'tabindex' && node.role === 'tab');

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (own(old, name) && old.hasAttribute(name)) continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.type === 'range' && old !== document.activeElement) old.value = fresh.getAttribute('value');
}

function children(old, fresh) {
  const wanted = new Set([...fresh.children].map((child) => child.id));
  const known = new Map();
  for (const child of [...old.children]) {
    if (child.id && wanted.has(child.id)) known.set(child.id, child);
    else if (child.id) child.remove();
  }
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    const have = want.id ? known.get(want.id) : alike(at, want);
    if (!have || have.nodeName !== want.nodeName) {
      old.insertBefore(kept(want), at);
      continue;
    }
    if (have === at) at = at.nextSibling;
    else old.insertBefore(have, at);
    patch(have, want);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** The next node without an id that could become this one. */
function alike(at, want) {
  while (at && (at.id || at.nodeName !== want.nodeName)) at = at.nextSibling;
  return at;
}

/** Something new, with the layers in it that the page has already. */
function kept(want) {
  for (const empty of want.querySelectorAll?.('[data-kept]') ?? []) {
    const layer = document.getElementById(empty.id);
    if (layer) empty.replaceWith(layer);
  }
  return want;
}

function remember() {
  const places = new Map();
  for (const piece of document.querySelectorAll(GLIDERS)) {
    // Pieces of a drawing glide by their own transition: where they are does not matter here.
    places.set(piece.id, { box: piece instanceof HTMLElement && piece.getBoundingClientRect(), roll: piece.dataset.roll });
  }
  return places;
}

function move(before) {
  if (still.matches) return;
  // All are looked at before any is moved: after a change the page would be laid out anew for each look.
  const pieces = [...document.querySelectorAll(GLIDERS)].map((piece) => {
    const was = before.get(piece.id);
    return { piece, was, box: was?.box && piece.getBoundingClientRect() };
  });
  for (const { piece, was, box } of pieces) {
    const { roll } = piece.dataset;
    if (roll && roll !== was?.roll) {
      // Taken off and put on again, so that the same die tumbles at every roll.
      piece.classList.remove('tumble');
      void piece.getBoundingClientRect();
      piece.classList.add('tumble');
      // What is thrown is not what was pressed before.
      if (piece === document.activeElement) piece.blur();
      piece.addEventListener('animationend', () => piece.classList.remove('tumble'), { once: true });
    } else if (box) {
      const [x, y] = [was.box.x - box.x, was.box.y - box.y];
      if ((x || y) && was.box.width) {
        piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: 210 * speed(), easing: 'ease-out' });
      }
    }
  }
}

/** The ways that pieces went, as the drawing knows them. */
const ways = () => new Set([...document.querySelectorAll('[data-along]')].map((way) => way.dataset.along));

/** Pieces that are at the end of a new way are seen to go along it. */
function along(before) {
  if (still.matches) return;
  for (const { dataset } of document.querySelectorAll('[data-along]')) {
    if (before.has(dataset.along)) continue;
    const [id, x, y] = dataset.along.split(' ');
    const piece = document.getElementById(id);
    piece?.animate([{ translate: `${-x}px ${-y}px` }, { translate: '0px 0px' }], { duration: 420 * speed(), easing: 'ease-in-out' });
  }
}

/** Cards of `box` go to where its winner sits, as pictures of their own: what is drawn next may begin at once. */
export function away(box) {
  const home = document.getElementById(box.dataset.to)?.getBoundingClientRect();
  if (still.matches || !home) return;
  for (const card of box.querySelectorAll('.glides')) {
    const at = card.getBoundingClientRect();
    const picture = card.cloneNode(true);
    picture.removeAttribute('id');
    picture.setAttribute('aria-hidden', 'true');
    picture.className += ' gone';
    Object.assign(picture.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px` });
    document.body.append(picture);
    const [x, y] = [home.x + home.width / 2 - at.x - at.width / 2, home.y + home.height / 2 - at.y - at.height / 2];
    picture.animate([{}, { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.2 }], { duration: 380 * speed(), easing: 'ease-in' })
      .finished.then(() => picture.remove(), () => picture.remove());
  }
}

/** Whoever plays by keyboard goes on where they were, or at the first new choice. */
function refocus(id, chosen) {
  const reachable = 'a, button, input, select, summary, [tabindex]';
  if (document.activeElement?.matches(reachable)) return;
  const same = id ? document.getElementById(id) : null;
  // What is folded away by now takes no focus.
  if (same?.matches(reachable) && !same.classList.contains('tumble')) same.focus({ preventScroll: true });
  if (same && document.activeElement === same) return;
  if (!chosen || !byKeyboard()) return;
  const answers = [...document.querySelectorAll('.picker__go, #choose :is(summary, button:not([aria-disabled]))')].filter((node) => node.checkVisibility());
  // Where what may be answered lies on the board, nobody who presses Enter once more ends the question by it.
  const first = answers.find((node) => answers.length === 1 || !node.closest('.choose__ends'));
  (first ?? document.getElementById('ask') ?? document.getElementById('main')).focus({ preventScroll: true });
}
