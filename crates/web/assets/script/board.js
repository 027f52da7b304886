// Nearer and farther: two fingers, the wheel, buttons, or + - 0; when near, the board is dragged.

import { signals } from './settings.js';
import { listed } from './stack.js';

const phone = matchMedia('(max-width: 640px)');
const FARTHEST = 6;
const place = (node) => node.getBoundingClientRect();
const within = ({ left, right, top, bottom }, home) => left >= home.left && right <= home.right && top >= home.top && bottom <= home.bottom;
const ends = (boxes, low, high) => [Math.min(...boxes.map((box) => box[low])), Math.max(...boxes.map((box) => box[high]))];

export function board() {
  const frame = document.getElementById('board');
  if (!frame) return null;
  let [scale, x, y] = [1, 0, 0];
  const fingers = new Map();
  let moved = 0;
  // What the map has turned to, until the reader moves it, and how high its window was.
  let shown, tall;

  /** Where the sheet begins, so that nothing beside it is seen; what is smaller than the window lies in its middle. */
  function held(at, room, from, long) {
    const [low, high] = [room - (from + long) * scale, -from * scale];
    return scale === 1 ? 0 : low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
  }

  function show() {
    const sheet = frame.firstElementChild;
    if (!sheet) return;
    frame.classList.toggle('board--near', scale > 1);
    // The drawing lies in the middle of its sheet.
    const { offsetWidth: wide, offsetHeight: high } = sheet;
    const { width = wide, height = high } = sheet.querySelector('svg[viewBox]')?.viewBox.baseVal ?? {};
    const part = Math.min(wide / width, high / height);
    x = held(x, frame.clientWidth, sheet.offsetLeft + (wide - width * part) / 2, width * part);
    y = held(y, frame.clientHeight, sheet.offsetTop + (high - height * part) / 2, height * part);
    sheet.style.transformOrigin = `${-sheet.offsetLeft}px ${-sheet.offsetTop}px`;
    sheet.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    measure();
  }

  /** How many pixels a unit of the drawing is: by that the style keeps numbers legible. */
  function measure() {
    const drawing = frame.querySelector('svg[viewBox]');
    const { width } = drawing?.getBoundingClientRect() ?? {};
    if (width) frame.style.setProperty('--px', (width / drawing.viewBox.baseVal.width).toFixed(3));
  }

  let soon;
  /** Once the view has moved by itself, or its window has another size, names and signs are placed anew: a browser that draws and moves
      a map in one go leaves them where they stood, or as large as they were. */
  function anew() {
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(() => {
      const drawing = frame.querySelector('svg[viewBox]');
      const box = drawing?.getAttribute('viewBox');
      if (!box) return;
      // A drawing that is a hair larger, and then as it was, is laid out twice, with all its letters.
      drawing.setAttribute('viewBox', box.split(/[\s,]+/).map((side) => side * 1.001).join(' '));
      drawing.getBoundingClientRect();
      drawing.setAttribute('viewBox', box);
    });
  }

  /** Zooms around a point of the window. */
  function around(factor, clientX, clientY) {
    const box = place(frame);
    const [px, py] = [clientX - box.x, clientY - box.y];
    const wanted = Math.min(FARTHEST, Math.max(1, scale * factor));
    x = px - ((px - x) * wanted) / scale;
    y = py - ((py - y) * wanted) / scale;
    [scale, shown] = [wanted];
    show();
  }

  /** Where the map lies. One that moves as a whole is not scrolled besides. */
  function flat() {
    if (frame.closest('.table--map')) frame.scrollTo(0, 0);
    return place(frame);
  }

  /** Brings these things into view, all of them, as near as they allow: on a phone what can be chosen would be too small. */
  function fit(nodes) {
    frame.classList.add('board--near');
    const home = flat();
    tall = home.height;
    const boxes = (shown = nodes).map(place).filter((box) => box.width);
    if (!boxes[0]) return show();
    const [[left, right], [top, bottom]] = [ends(boxes, 'left', 'right'), ends(boxes, 'top', 'bottom')];
    // In a low window what lies around it gives way.
    const rim = Math.min(60, home.height / 5) * scale;
    const wide = Math.min(home.width / (right - left + rim), home.height / (bottom - top + rim));
    const wanted = Math.min(3.2, Math.max(1, wide * scale));
    // From the window to the sheet as it lies unscaled.
    const middle = (low, high, start, from) => ((low + high) / 2 - start - from) / scale;
    const [cx, cy] = [middle(left, right, home.left, x), middle(top, bottom, home.top, y)];
    [scale, x, y] = [wanted, home.width / 2 - cx * wanted, home.height / 2 - cy * wanted];
    show();
  }

  function key(name) {
    const box = place(frame);
    if (name === '0') scale = 1;
    around({ '+': 1.4, '-': 1 / 1.4, 0: 1 }[name], box.x + box.width / 2, box.y + box.height / 2);
  }

  /** At a desk a map may be higher than the window: it is scrolled to what can be chosen, if that is not all in sight. */
  function showAll(nodes) {
    const boxes = nodes.map(place).filter((box) => box.height);
    if (!boxes[0] || scale > 1) return;
    const [top, bottom] = ends(boxes, 'top', 'bottom');
    const above = document.getElementById('prompt')?.getBoundingClientRect().bottom ?? 0;
    if (top >= above && bottom <= innerHeight) return;
    scrollBy({ top: (top + bottom) / 2 - (above + innerHeight) / 2, behavior: 'smooth' });
  }

  /** What is asked can be reached: a list beside which the bar has no answer unfolds where a choice of it is not in sight on the board. */
  function unfold() {
    // What a lesson speaks of is enough.
    if ([...frame.querySelectorAll('.taught')].some(inSight)) return;
    const [fold, ...others] = document.querySelectorAll('#choose .folded');
    if (!fold || others[0] || document.querySelector('#answers > .choices, #answers > .kind--intent')) return;
    const lit = [...document.querySelectorAll('[data-choice], [data-opens]')].filter(inSight);
    const seen = new Set(lit.flatMap((node) => [node, ...listed(node)].map((one) => one.dataset.choice ?? one.value)));
    fold.open = [...fold.querySelectorAll('button')].some((button) => !seen.has(button.value));
  }

  /** What is folded away is in sight where that can be unfolded. */
  function inSight(node) {
    const shown = node.closest('details:not([open])')?.firstElementChild ?? node;
    if (!shown.checkVisibility()) return false;
    const box = place(shown);
    const [a, b] = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width > 0 && a >= 0 && b >= 0 && a <= innerWidth && b <= innerHeight
      && (node.closest('#prompt') || !document.elementFromPoint(a, b)?.closest('#prompt, [data-zooms]'));
  }

  // Where one may go, and who goes: once it is said who, from there. While it is picked who goes along, what else could begin something is not what is asked.
  const lit = () => [...frame.querySelectorAll(frame.querySelector('.way-next') ? '.way-next' : '.region.lit:not(main:has(.picker) [data-way]), [data-goes]')];
  const concerned = () => [...frame.querySelectorAll('.wm-concerned')];
  const lay = (one) => (document.documentElement.dataset.corner = one);

  // The buttons that bring nearer stay in their corner, unless they would lie over something that can be chosen or, where all of that is in
  // the bar, that it is about; or over pieces (`data-spares`), which counts less.
  function clear() {
    const buttons = frame.querySelector('[data-zooms]');
    if (!buttons) return;
    const nodes = lit();
    const boxes = (nodes[0] ? nodes : concerned()).map(place);
    const pieces = [...frame.querySelectorAll(buttons.dataset.spares ?? 'no')].map(place);
    const part = (from, to, least, most) => Math.max(0, Math.min(to, most) - Math.max(from, least)) / (to - from || 1);
    const under = (all, box = place(buttons)) => all.reduce((sum, at) => sum + part(at.left, at.right, box.left, box.right) * part(at.top, at.bottom, box.top, box.bottom), 0);
    // Of each the part that would be covered: where no corner is free, the one that covers least.
    const covered = corners.map((one) => {
      lay(one);
      return under(boxes) + under(pieces) / 9;
    });
    const least = Math.min(...covered);
    if (covered[corners.indexOf(corner)] > least) corner = corners[covered.indexOf(least)];
    lay(corner);
  }

  let answered;
  const corners = ['ne', 'se', 'nw', 'sw'];
  let [corner] = corners;
  /** After the board has been drawn anew: the drawing knows nothing of how near it is. */
  function settle() {
    measure();
    frame.classList.toggle('board--near', scale > 1);
    lay(corner);
  }

  let before = [];
  /** What is asked once more, of much the same places, leaves the map as it lies: a press aimed at it would fall beside. Of many places a
      few that are left are brought near. */
  function stays(nodes) {
    const old = before;
    before = nodes.map(({ id }) => id);
    return before.filter((id) => old.includes(id)).length * 2 > Math.max(before.length, old.length) && fits(nodes);
  }

  /** Do all of these lie in the window, which is as high as it was when the map turned? */
  function fits(nodes) {
    const home = place(frame);
    return Math.abs(home.height - tall) < 60 && nodes.map(place).every((box) => within(box, home));
  }

  /** After an update: on a phone the map turns to what the new question is about. */
  function turn() {
    const { yours, answers } = signals();
    settle();
    if (yours !== 'yes' || answers === answered) return;
    answered = answers;
    const nodes = lit();
    if (!phone.matches) return showAll(nodes), clear(), unfold();
    // On a map what a lesson speaks of is large enough to be read, beside whom it is about, though more may be chosen.
    const taught = [...frame.querySelectorAll('.table--map .taught')].filter((node) => place(node).width);
    if (!taught[0] && stays(nodes)) show();
    else fit(taught[0] ? [...taught, ...concerned()] : nodes[0] ? nodes : concerned());
    anew();
    // At once: a tap while the page still glides would only stop it.
    if (nodes[0]) frame.scrollIntoView({ block: 'center', behavior: 'instant' });
    else document.querySelector('[data-look]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    clear();
    unfold();
  }

  /** On a phone the map turns to where what was begun may go on, and back once that is dropped. */
  const aim = (nodes = lit()) => { if (phone.matches) fit(nodes), clear(); };

  frame.addEventListener('wheel', (event) => {
    // What lies over the map scrolls by itself. While the map lies there whole, the page scrolls down, and up again to where it
    // was.
    if (event.target.closest('.mapkey__sheet')) return;
    const page = scale === 1 && (event.deltaY > 0 || scrollY > 0);
    if (!event.ctrlKey && !event.metaKey && (page || !frame.querySelector('.mapsheet'))) return;
    event.preventDefault();
    around(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });

  frame.addEventListener('pointerdown', (event) => {
    // The first finger of a touch is alone, even if one before it was lifted from something that is no longer there.
    if (event.isPrimary) fingers.clear(), moved = 0;
    fingers.set(event.pointerId, event);
  });
  frame.addEventListener('pointermove', (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const [dx, dy] = [event.clientX - was.clientX, event.clientY - was.clientY];
    if (fingers.size === 2) {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const far = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      around(far(event) / Math.max(1, far(was)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      moved = 99;
    } else if (scale > 1) {
      [x, y, shown] = [x + dx, y + dy];
      moved += Math.abs(dx) + Math.abs(dy);
      show();
    }
    fingers.set(event.pointerId, event);
  });
  const lift = (event) => fingers.delete(event.pointerId);
  ['pointerup', 'pointercancel'].forEach((kind) => document.addEventListener(kind, lift, true));
  frame.addEventListener('pointerleave', lift);
  // A drag is no choice.
  frame.addEventListener('click', (event) => {
    if (moved > 8) event.stopPropagation(), event.preventDefault();
    else if (event.target.dataset?.zoom) key(event.target.dataset.zoom);
    moved = 0;
  }, true);
  // Whoever goes from one lit thing to the next by keyboard sees where they are; under a finger nothing moves.
  frame.addEventListener('focusin', (event) => {
    if (!event.target.matches(':focus-visible')) return;
    const home = flat();
    const box = place(event.target);
    if (scale === 1 || within(box, home)) return;
    x += home.left + home.width / 2 - (box.left + box.right) / 2;
    y += home.top + home.height / 2 - (box.top + box.bottom) / 2;
    show();
  });

  // A window that shrinks, as by a hint or a list below it, shows what it showed, and so it does once it has its room again.
  new ResizeObserver(() => { measure(); if (shown && !fits(shown)) aim(shown); anew(); }).observe(frame);
  // A device that is turned shows what is asked, too.
  phone.onchange = () => setTimeout(() => { answered = scale = 1, show(), turn(); });
  return { key, settle, turn, aim };
}
