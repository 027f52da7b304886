// What makes a page live. Every form and link works without it; this saves loading the page anew.

import { board } from './board.js';
import { clocks } from './clock.js';
import { hands } from './hands.js';
import { count, keys } from './keys.js';
import { kinds, meant, sifting } from './kinds.js';
import { hurry, live } from './live.js';
import './offline.js';
import { carefully, settings, showTap, signals, toast, word } from './settings.js';
import { heard, pending, says, saying, unsaid } from './says.js';
import './sight.js';
import { sheet, sheets } from './sheet.js';
import { open, OPENS, read, shut } from './stack.js';
import { pointing } from './talk.js';

// By a cookie one is known again: where none is kept nobody sits down for nothing.
if (!navigator.cookieEnabled) document.getElementById('no-cookies').hidden = false;

const fault = ({ line, message, clause }) => Object.assign(document.createElement('li'), { textContent: [line && `${word('line')} ${line}`, message, clause].filter(Boolean).join(' · ') });

/** In a lesson a press is answered below what is to be done; the next one takes that away. */
function answer(text) {
  const line = document.getElementById('lesson-not');
  if (line) line.textContent = text;
  return line;
}

/** Sends something; what the server refuses is shown, with the clause. */
async function send(address, body, list, method = 'POST', signal = undefined) {
  try {
    const got = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(body),
      signal,
    });
    if (got.ok) return true;
    const { error } = await got.json();
    // What cannot be made as one ends where nobody can see on yet: what comes before that is made, and said.
    if (error.code === 'list-ends') {
      const done = await send(address, { ...body, choices: body.choices.slice(0, error.say.args.made.number) });
      if (done) toast(word('part'));
      return done;
    }
    if (list && error.faults[0]) return void list.replaceChildren(...error.faults.map(fault));
    const { message, clause } = error;
    if (!answer(message)) toast(message, clause, clause && `/rules/${signals().game}#${clause}`);
  } catch {
    if (!signal?.aborted) toast(word('failed'));
  }
  return false;
}

const NUMBERS = new Set(['seat', 'ply', 'to']);
const value = (name, text) => (NUMBERS.has(name) ? Number(text) : text === 'true' || text === 'false' ? text === 'true' : text);

async function submit(event) {
  const form = event.target;
  if (!form.dataset.api) return;
  event.preventDefault();
  const chooses = form.id === 'choose' && event.submitter;
  if (chooses) pending(event.submitter, () => toast(word('slow')));
  const fields = Object.fromEntries([...new FormData(form, event.submitter)].map(([name, text]) => [name, value(name, text)]));
  const done = await send(form.dataset.api, fields, form.querySelector('.faults'), form.dataset.method);
  if (done && form.dataset.said) toast(form.dataset.said);
  if (done && 'clears' in form.dataset) form.reset();
  if (!done && chooses) unsaid();
}

let chosen = 0;
/** Whoever has just chosen did not mean what lies there now. */
const hasty = () => Date.now() - chosen < 600 || !!document.querySelector('.pending');

/** A lit thing on the board, or what is done in one go. */
async function choose(node, choices) {
  chosen = Date.now();
  const { table, seat, answers } = signals();
  pending(node, () => toast(word('slow')));
  if (node?.closest('[data-once]')) node.closest('[popover]').hidePopover();
  const body = { seat: Number(seat), ply: Number(choices ? answers : node.dataset.ply), ...(choices ? { choices } : { choice: node.dataset.choice }) };
  if (!await send(`/api/v1/tables/${table}/choices`, body)) room?.then(({ lower }) => lower()), unsaid();
}

/** A thing is pressed: it does what it stands for, or what the kind that is open in the bar makes of it. */
function press(node) {
  const other = meant(node);
  choose(node, other && [other.value]);
}

// What acts when it is touched.
const ACTS = '[data-choice], [data-way], [data-list], .way-next, #choose [name="choice"], #stage button, .picker__go';
let [finger, since] = [false, 0];
document.addEventListener('pointerdown', ({ pointerType, timeStamp }) => { [finger, since] = [pointerType === 'touch', timeStamp]; }, true);

/** What would act where this was pressed: it, or what opens a list of which the kind that is open in the bar has one answer; a card of the hand is read first. */
const acts = (target, css) => target.closest(css) ?? [target.closest('#board .lit[data-opens]')].find(meant);

/** A finger that rests on what would act, or touches it first where the reader wants that, is only told what it does. */
function tells(event) {
  const node = finger && event.detail && acts(event.target, ACTS);
  if (!node || node.ariaDisabled) return false;
  // A die shows all that there is of it: it is touched once, as a place on the board is, unless its name is written nowhere.
  const first = !node.matches('.lifted') && { all: true, two: node.closest('#hand, .wm--bare') && !node.matches('.die, .cup') }[carefully()];
  if (!first && event.timeStamp - since < 450) return false;
  event.preventDefault();
  node.classList.add('lifted');
  says(node);
  return true;
}

/** Something dimmed: it says why not, instead of asking the server. */
function explain(event, node) {
  event.preventDefault();
  const why = document.getElementById(node.getAttribute('aria-describedby'));
  const link = why?.querySelector('a');
  const told = node.getAttribute('aria-description') ?? (why?.firstChild?.textContent.trim() || node.textContent);
  if (!answer(told)) toast(told, link?.textContent, link?.href);
}

/** So is a press beside all that may be chosen. */
function beside(node) {
  const order = document.getElementById('lesson-do')?.textContent;
  if (order && node.closest('#board, #hand, #turn') && !node.closest('a, button, summary, .taught')) answer(`${word('not-here')} ${order}`);
}

// Who goes on is not kept waiting by what is being shown.
document.addEventListener('pointerdown', hurry, true);
document.addEventListener('keydown', hurry, true);
const hand = hands(choose, () => near?.aim());
document.addEventListener('submit', submit);
// What one writes for oneself is kept when one goes on to something else.
document.addEventListener('change', (event) => { if ('keeps' in event.target.dataset) event.target.form.requestSubmit(); });
document.addEventListener('click', (event) => {
  answer('');
  // A name opens its sheet; with another key held down the link is the browser's.
  const name = event.target.closest('a[data-entry]');
  if (name && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    return void sheet(name);
  }
  if (tells(event)) return;
  const lit = acts(event.target, '[data-choice], [data-way]');
  if (hand.click(event.target)) return;
  if (lit) return void press(lit);
  const dim = event.target.closest('#choose [aria-disabled], .dim');
  if (dim) explain(event, dim);
  else if (!open(event.target.closest(OPENS)) && !hasty() && !sheet(event.target)) beside(event.target);
});
// The other button, or a long press: what stands there, also where a click would choose.
document.addEventListener('contextmenu', (event) => { if (open(event.target.closest('[data-opens], [data-reads], .region')) || (finger && event.target.closest(ACTS))) event.preventDefault(); });
document.addEventListener('keydown', (event) => {
  if (event.target.matches?.('[data-opens], [data-reads]') && event.key === 'Enter') {
    // By keyboard one is then at the first of what lies there.
    if (open(event.target)) document.querySelector('.wstack:popover-open [data-choice]')?.focus({ preventScroll: true });
    return;
  }
  if (event.key === 'Escape' && hand.drop()) return;
  if (!event.target.matches?.('[data-choice], [data-way], .way-next') || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  if (!hand.click(event.target)) press(event.target);
});

// What passes by itself is fetched where a game has such steps.
let passing;
async function passes() {
  if (document.getElementById('stops')) (await (passing ??= import('./stops.js').catch((lost) => { passing = undefined; throw lost; }))).pace();
}

settings();
// Only where decks are made.
sheets();
if (document.querySelector('a.term')) import('./matters.js');
if (document.querySelector('[data-seats], [data-made-up], [name="nameless"], #group-evening, #public-tables, #handed')) import('./lobby.js');
if (document.getElementById('library')) import('./library.js').then(({ library }) => library());
if (document.getElementById('push') || document.getElementById('hours')) import('./notices.js');
if (document.querySelector('#passkeys, #device-code')) import('./devices.js');
if (document.querySelector('form[data-workshop]')) import('./workshop.js').then(({ workshop }) => workshop());
// What only a table has.
const room = document.querySelector('main.table') ? import('./table.js') : undefined;
room?.then(({ journal, ahead }) => { journal(); ahead(); });
const shine = () => room?.then((one) => one.shine());
pointing();
saying();
sifting(() => { count(); shine(); });
const near = board();
keys(near?.key);
// Which lessons were played to their end this browser knows.
const learnt = () => import('./learnt.js');
if (document.getElementById('lessons')) learnt().then(({ ticks }) => ticks());
// A hint is fetched where one is asked for.
let lamp;
const hint = () => (lamp ??= import('./hint.js').then((one) => { one.hints(); return one; }, (lost) => { lamp = undefined; toast(word('failed')); throw lost; }));
if (document.getElementById('hint')) hint();
document.addEventListener('submit', (event) => {
  const form = event.target.closest?.('#hint-ask');
  if (!form) return;
  event.preventDefault();
  hint().then(({ ask }) => ask(form, send));
});
live(() => { clocks(); room?.then(({ lowered }) => lowered()); heard(); showTap(); hand.turn(); shut(); kinds(); lamp?.then(({ hinted }) => hinted()); count(); read(); shine(); near?.turn(); room?.then(({ settled, told, turned }) => { settled(); told(); turned(); }); passes(); if (signals().lesson === 'over') learnt().then(({ note }) => note()); });

// Looking back is fetched when somebody does.
let past;
let there;
const steps = () => (past ??= import('./table.js').then(({ earlier }) => earlier()).then(() => import('./replay.js')).then(({ replay }) => (there = replay(() => near?.settle())), () => { past = undefined; }));
// Until it is there the first press is on its way, and another does not load the page instead.
const first = (wanted) => (event) => {
  if (there || !wanted(event)) return;
  event.preventDefault();
  if (!past) steps().then((one) => (one ? one[event.type](event) : toast(word('failed'))));
};
if (document.querySelector('.prompt--replay')) steps();
document.addEventListener('click', first(({ target }) => document.getElementById('look-back') && target.closest('#look-back, #see-again, #journal > li') && !target.closest('.fold, li a, li button')));
document.addEventListener('keydown', first(({ key, target }) => document.getElementById('look-back') && ',['.includes(key) && !target.closest?.('input, textarea, select')));
