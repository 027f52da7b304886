// What stands in a region of a map opens beside it where one clicks, and so does what a title tells. On a phone it is a sheet, and the style says where it
// lies.

import { signals, toast, word } from './settings.js';

const phone = matchMedia('(max-width: 640px)');

/** Beside what was clicked, within the window, and never over the bar: there one answers. */
function beside(box, node) {
  if (phone.matches) return box.removeAttribute('style');
  const at = node.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const [right, left] = [at.right + 12, at.left - width - 12];
  box.style.left = `${right + width < innerWidth ? right : Math.max(8, left)}px`;
  const bar = document.getElementById('prompt').getBoundingClientRect();
  const [from, to] = bar.top < innerHeight / 2 ? [bar.bottom, innerHeight] : [0, bar.top];
  box.style.top = `${Math.max(from + 8, Math.min(at.top, to - height - 8))}px`;
  box.style.maxHeight = `${to - from - 16}px`;
}

const CHOICES = '[data-choice], [data-way]';
/** Those that were opened to choose there. */
const lists = new WeakSet();

/** What opens: a region, something that holds a list, a title that tells what its box is. */
export const OPENS = '[data-opens], [data-reads], .region, [popovertargetaction="show"]';

/** The answers that are listed where this opens; of a list that is fetched those of the bar that lead there. */
export function listed({ id, dataset: { opens } }) {
  const css = document.getElementById(opens) ? `#${opens} [data-choice]` : `#choose button[data-ahead~="${id}"], [data-place="${id}"] > button`;
  return opens ? [...document.querySelectorAll(css)] : [];
}

// What is only read is fetched, and so are long lists, and what fetches them; where that did not come it is fetched again the next time.
let apart;
const sheets = () => (apart ??= import('./apart.js').catch((lost) => { apart = undefined; toast(word('failed')); throw lost; }));

/** Opens what stands in a region; nothing when it is empty. */
export function open(region) {
  const box = document.getElementById(region?.dataset.opens ?? region?.dataset.reads ?? region?.getAttribute('popovertarget') ?? region?.id.replace('region-', 'stack-'));
  if (box?.showPopover && !box.hidden) return show(box, region);
  const wanted = region?.dataset.opens ?? region?.dataset.reads ?? region?.querySelector('[data-reads]')?.dataset.reads;
  if (!wanted) return false;
  sheets().then(({ sheet }) => sheet(wanted)).then((found) => found && show(found, region));
  return true;
}

function show(box, region) {
  if (!box.matches(':popover-open')) box.showPopover();
  beside(box, region);
  if (box.querySelector(CHOICES)) lists.add(box);
  // What a lesson speaks of may stand far down.
  box.querySelector('.taught')?.scrollIntoView(false);
  return true;
}

let asked;
/** After an update: what opened to answer one question would lie over what the next one asks about, and on a phone any sheet lies over
    the answers. One that has nothing to do with a new question goes. */
export function shut() {
  apart?.then(({ renew }) => renew());
  const { yours, answers } = signals();
  if (yours !== 'yes' || answers === asked) return;
  asked = answers;
  for (const box of document.querySelectorAll('.wstack:popover-open')) {
    if (box.querySelector(CHOICES)) lists.add(box);
    else if (lists.delete(box) || phone.matches) box.hidePopover();
  }
}

const heights = new WeakMap();

/** What goes on is read at its end, unless one has scrolled up in it; what is over from its beginning. */
export function read() {
  for (const report of document.querySelectorAll('.wreport:not(#came *, .ending *)')) {
    const before = heights.get(report) ?? 0;
    if (report.scrollTop + report.clientHeight >= before - 4) report.scrollTop = report.scrollHeight;
    heights.set(report, report.scrollHeight);
  }
}
