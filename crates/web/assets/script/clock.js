// Clocks run by themselves between two updates, by the server's time; what becomes possible at a moment shows itself then.

const lang = document.documentElement.lang;
// How far the server's clock is ahead of the reader's.
const ahead = Number(document.body.dataset.now) - Date.now();
const ago = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const unit = (number, name) => new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(number);
const two = (number) => String(number).padStart(2, '0');

function since(time) {
  if (time < MINUTE) return ago.format(0, 'second');
  if (time < HOUR) return ago.format(-Math.floor(time / MINUTE), 'minute');
  if (time < DAY) return ago.format(-Math.floor(time / HOUR), 'hour');
  return ago.format(-Math.floor(time / DAY), 'day');
}

function left(time) {
  const rest = Math.max(time, 0);
  if (rest < HOUR) return `${Math.floor(rest / MINUTE)}:${two(Math.floor((rest % MINUTE) / SECOND))}`;
  if (rest < DAY) return `${unit(Math.floor(rest / HOUR), 'hour')} ${unit(Math.floor((rest % HOUR) / MINUTE), 'minute')}`;
  return `${unit(Math.floor(rest / DAY), 'day')} ${unit(Math.floor((rest % DAY) / HOUR), 'hour')}`;
}

const write = (node, text) => { if (node.textContent !== text) node.textContent = text; };

/** Shows all clocks as they are now. */
export function clocks() {
  const now = Date.now() + ahead;
  for (const time of document.querySelectorAll('time[data-since]')) write(time, since(now - Number(time.dataset.since)));
  for (const time of document.querySelectorAll('time[data-until]')) {
    const rest = Number(time.dataset.until) - now;
    write(time, left(rest));
    time.parentElement.classList.toggle('clock--late', rest <= 0);
    time.parentElement.classList.toggle('clock--short', rest > 0 && rest < MINUTE);
  }
  for (const node of document.querySelectorAll('[data-from][hidden]:not(ol)')) node.hidden = Number(node.dataset.from) > now;
}

clocks();
setInterval(clocks, SECOND);
