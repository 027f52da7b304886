// The stage: what is asked about is in the window when it is asked. The style gives stage, dock and question their room; where what
// lies on one of them is larger than that, it is scrolled to what is asked, once for each question, and then it is the reader's.

import { signals } from './settings.js';

let asked;

const shown = (nodes) => [...nodes].filter((node) => node?.checkVisibility());

/** How far to scroll along one side, so that these ends come into a frame: all of them, else the first. */
function far([low, high], spans) {
  const edge = 8;
  let [from, to] = spans[0];
  for (const [one, other] of spans.slice(1)) {
    const both = [Math.min(from, one), Math.max(to, other)];
    if (both[1] - both[0] <= high - low - 2 * edge) [from, to] = both;
  }
  if (from >= low && to <= high) return 0;
  return to - from > high - low ? from - low - edge : (from + to - low - high) / 2;
}

function bring(box, nodes) {
  if (!box || !nodes.length) return;
  const [down, across] = [box.scrollHeight > box.clientHeight + 1, box.scrollWidth > box.clientWidth + 1];
  if (!down && !across) return;
  const home = box.getBoundingClientRect();
  // What sticks there covers what lies under it.
  const top = home.top + (parseFloat(getComputedStyle(box).scrollPaddingTop) || 0);
  const ends = nodes.map((node) => node.getBoundingClientRect());
  box.scrollBy({
    top: down ? far([top, home.bottom], ends.map(({ top, bottom }) => [top, bottom])) : 0,
    left: across ? far([home.left, home.right], ends.map(({ left, right }) => [left, right])) : 0,
    behavior: 'instant',
  });
}

/** A row that is wider than its place, as a large company on a phone, is scrolled by itself. */
function rows(box, nodes) {
  const wide = new Map();
  for (const node of nodes) {
    for (let row = node.parentElement; row && row !== box; row = row.parentElement) {
      if (row.scrollWidth <= row.clientWidth + 1 || !/auto|scroll/.test(getComputedStyle(row).overflowX)) continue;
      wide.set(row, [...(wide.get(row) ?? []), node]);
    }
  }
  wide.forEach((inside, row) => bring(row, inside));
}

/** Brings what may be chosen, and then what the question is about, into its frame. */
function show() {
  const about = (signals().subjects ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id));
  // A map that is drawn near has turned to it already.
  for (const box of document.querySelectorAll('#board:not(.table--map .board--near), #turn, #hand, #hand > *')) {
    const lit = shown(box.querySelectorAll('[data-choice], [data-way], .lit[data-opens]'));
    // What sticks is in sight anyhow.
    const subjects = shown(about).filter((node) => box.contains(node) && node !== box && getComputedStyle([...box.children].find((part) => part.contains(node))).position !== 'sticky');
    const counted = box.id === 'turn';
    // Where nothing is asked of what counts it begins at its top: on a phone there is a line of it.
    if (counted && !subjects.length && !lit.length && innerWidth <= 860) box.scrollTop = 0;
    bring(box, counted ? [...subjects, ...lit] : [...lit, ...subjects]);
    rows(box, [...subjects, ...lit]);
  }
}

/** What stands on a stage that would be half empty grows (--fill) by the largest step (--fills) at which all of it stays in sight. */
function fill() {
  for (const box of document.querySelectorAll('#board, #turn')) {
    const steps = getComputedStyle(box).getPropertyValue('--fills').split(' ').filter(Boolean);
    box.style.removeProperty('--fill');
    for (const step of steps) {
      box.style.setProperty('--fill', step);
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) break;
      box.style.removeProperty('--fill');
    }
  }
}

/** After an update, and once at the beginning. */
export function settled() {
  const { yours, answers, table, subjects } = signals();
  const question = `${table} ${yours} ${answers}`;
  if (question === asked) return;
  asked = question;
  fill();
  if (subjects === undefined || yours !== 'yes') return;
  show();
  // All that is needed for an answer lies in the first window; below it is what one reads meanwhile. Whoever reads there and has all of
  // the question in sight is left there.
  const needed = shown(document.querySelectorAll('#prompt, #board .lit, #hand .lit'));
  if (scrollY > 0 && needed.some((node) => node.getBoundingClientRect().top < 0)) scrollTo({ top: 0, behavior: 'instant' });
}

// In a window of another size it is the same question still.
const board = document.getElementById('board');
if (board && self.ResizeObserver) {
  new ResizeObserver(() => { fill(); if (signals().yours === 'yes' && signals().subjects !== undefined) show(); }).observe(board);
}
