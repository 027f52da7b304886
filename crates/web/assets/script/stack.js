// What stands in a region of the war's map opens over it: where one clicks, and by itself where the question is
// about the figures in it. On a phone it is a sheet, and the style says where it lies.

import { byKeyboard } from './keys.js';

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

/** Opens what stands in a region; nothing when it is empty. */
export function open(region) {
  const box = document.getElementById(region?.dataset.opens ?? region?.id.replace('region-', 'stack-'));
  if (!box?.showPopover || box.hidden) return false;
  if (!box.matches(':popover-open')) box.showPopover();
  beside(box, region);
  return true;
}

let last;

/** Opens the Army that the question is about, once; closes it when the question is another. */
export function asked() {
  document.querySelectorAll('.wreport').forEach((report) => { report.scrollTop = report.scrollHeight; });
  const now = document.querySelector('.wstack[data-now]');
  if (now?.id === last?.id) return;
  if (last?.isConnected && last.matches(':popover-open')) last.hidePopover();
  last = now;
  if (!now || !open(document.getElementById(now.id.replace('stack-', 'region-')))) return;
  const focus = document.activeElement;
  if (!byKeyboard()) return;
  if (focus === document.body || focus?.closest('#prompt, #main')) now.querySelector('[data-choice]')?.focus({ preventScroll: true });
}
