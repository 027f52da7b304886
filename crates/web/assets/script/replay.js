// The steps of a game: of one that is over on a page of its own; of one that is on in the place of the table, which goes on
// behind and is one click away.

import { divert, follow, show } from './live.js';
import { replace } from './morph.js';
import { drawer, speed, toast, unhide, word } from './settings.js';

/** What of the page is drawn anew for a step. All else, the journal and the talk, goes on. */
const PARTS = ['prompt', 'board', 'hand', 'turn', 'players'];
const BESIDE = new Set(['journal', 'signals', 'live', 'live-now', 'chat-log', 'say', 'table-tab']);

// The table as it stood when one left it, and what came since.
let kept;
let wanted;
let busy = false;
let timer;
let settle = () => {};
// Whom one follows, by seat, and the way to tell the stream where one is.
let leader;
let stands = () => {};

const byId = (id) => document.getElementById(id);
const bar = () => document.querySelector('.prompt--replay');
const lines = () => [...document.querySelectorAll('#journal > li')];
const at = () => Number(bar().dataset.at);
const first = () => Number(byId('step').min);
const last = () => (kept ? Number(byId('signals').dataset.ply) : Number(bar().dataset.last));
const plies = (kind) => [...new Set(lines().filter((line) => line.matches(kind)).map((line) => Number(line.dataset.ply)))];
const before = (all, ply) => all.findLast((one) => one < ply) ?? first();
const after = (all, ply) => all.find((one) => one > ply) ?? last();
const ACT = '.told--act';
const TURN = '.journal__round';
const PART = '.journal__part';
/** A tick at a part, finer than that at a turn. */
const FINE = { position: 'absolute', insetBlockEnd: 0, inlineSize: '1px', blockSize: '4px', background: 'var(--ink-soft)' };

function address(ply) {
  const { of, share, at: than } = bar()?.dataset ?? { of: byId('signals').dataset.table };
  const query = new URLSearchParams(location.search);
  query.delete('step');
  query.set('draw', 'html');
  query.set('lang', document.documentElement.lang);
  if (than) query.set('than', than);
  const token = share?.split('/replay/')[1];
  if (token) query.set('token', token);
  return `/api/v1/tables/${of}/steps/${ply}?${query}`;
}

// One step after the other, and not faster than the house likes to be asked; those in between are skipped.
async function go(step) {
  wanted = step;
  if (busy) return;
  busy = true;
  const here = kept;
  while (wanted !== undefined && here === kept) {
    const ply = wanted;
    wanted = undefined;
    const pause = new Promise((done) => { setTimeout(done, 60); });
    try {
      const answer = await fetch(address(ply));
      if (!answer.ok) throw new Error(answer.statusText);
      const { layers } = await answer.json();
      // Meanwhile one may have gone back to the present.
      if (here === kept) draw(layers, ply);
    } catch {
      toast(word('failed'));
      if (!bar()) now();
    }
    await pause;
  }
  busy = false;
}

function draw(layers, ply) {
  replace(layers);
  unhide();
  settle();
  mark();
  const panel = document.querySelector('#drawer .panel:not([hidden])');
  if (panel?.querySelector('#journal')) panel.scrollTop = panel.scrollHeight;
  if (kept) return;
  stands({ back: ply });
  const address = new URL(location);
  address.searchParams.set('step', ply);
  history.replaceState(null, '', address);
}

/** What the page itself knows of the step that is shown: the journal up to it, the ticks, what changed, what came since. */
function mark() {
  if (!bar()) return;
  const ply = at();
  for (const line of lines()) line.classList.toggle('later', Number(line.dataset.ply) > ply);
  for (const old of document.querySelectorAll('.touched')) old.classList.remove('touched');
  for (const id of bar().dataset.touched?.split(' ') ?? []) byId(id)?.classList.add('touched');
  const [from, to] = [first(), last()];
  byId('step').max = to;
  byId('scrub').querySelector('output').textContent = `${ply} / ${to}`;
  const ticks = (kind, name, style) => plies(kind).filter((one) => one >= from && to > from).map((one) => {
    const tick = document.createElement(name);
    Object.assign(tick.style, style, { insetInlineStart: `${(100 * (one - from)) / (to - from)}%` });
    return tick;
  });
  byId('ticks').replaceChildren(...ticks(PART, 'b', FINE), ...ticks(TURN, 'i'));
  fit();
  for (const button of bar().querySelectorAll('[data-leap]')) {
    const { leap } = button.dataset;
    const stuck = leap.endsWith('before') ? ply <= from : ply >= to && (leap !== 'play' || !!kept);
    button.toggleAttribute('data-stuck', stuck);
  }
  byId('step-play').setAttribute('aria-pressed', String(!!timer));
  byId('step-play').textContent = timer ? '❚❚' : '▶';
  judged();
  tell();
}

/** What was judged of this step, or of the last one before it of which something was: below the curve, and as a larger point of it. */
function judged() {
  const line = byId('judged');
  if (!line) return;
  const here = [...document.querySelectorAll('#curve li > [data-step]')].findLast((one) => Number(one.dataset.step) <= at());
  line.hidden = !here;
  line.textContent = here?.textContent ?? '';
  for (const point of document.querySelectorAll('#curve svg [data-step]')) {
    point.querySelector('circle').setAttribute('r', point.dataset.step === here?.dataset.step ? 7 : 3.5);
  }
}

/** The leaps that lead somewhere here. Where there is little room they stand close; where there is less, those by turns stay, if
    there are several. */
function fit() {
  const parts = byId('step-part-before') && plies(PART).length > 0;
  const room = byId('scrub').clientWidth;
  const scant = room < 370;
  const turns = !parts || !scant || plies(TURN).length > 1;
  for (const way of ['before', 'after']) {
    byId(`step-turn-${way}`).hidden = !turns;
    if (byId(`step-part-${way}`)) byId(`step-part-${way}`).hidden = !parts || (scant && turns);
  }
  if (!parts || room > 460) return;
  byId('scrub').style.gap = '2px';
  for (const button of byId('scrub').querySelectorAll('button')) Object.assign(button.style, { paddingInline: '2px', minInlineSize: '28px' });
}

/** That the others went on while one looks back. */
function tell() {
  const button = byId('step-now');
  if (!kept || !button) return;
  const news = new Set(lines().filter((line) => line.matches(ACT) && Number(line.dataset.ply) > kept.ply).map((line) => line.id)).size;
  const yours = !kept.yours && byId('signals').dataset.yours === 'yes';
  const said = [news === 1 ? word('news-one') : news && word('news-many').replace('#', news), yours && word('news-yours')].filter(Boolean);
  const text = said.length ? `${said.join(' ')} ${word('news-now')}` : word('now');
  if (button.textContent !== text) button.textContent = text;
  button.classList.toggle('news', said.length > 0);
  button.setAttribute('role', 'button');
  if (said.length && byId('live').textContent !== text) byId('live').textContent = text;
}

/** Leaves the present: it is kept as it stands, and so is what comes. */
function leave() {
  const { ply, yours } = byId('signals').dataset;
  document.querySelectorAll(':popover-open').forEach((open) => open.hidePopover());
  kept = { ply: Number(ply), yours: yours === 'yes', layers: [], parts: PARTS.map((id) => ({ id, node: byId(id).cloneNode(true) })) };
  document.documentElement.classList.add('looks-back');
  // The bar stands as high as it did: nothing moves under a finger.
  document.documentElement.style.setProperty('--asked', `${byId('prompt').offsetHeight}px`);
  divert((layers) => {
    for (const layer of layers.filter(({ id }) => !BESIDE.has(id))) {
      kept.layers = [...kept.layers.filter(({ id }) => id !== layer.id), layer];
    }
    show(layers.filter(({ id }) => BESIDE.has(id)), mark);
  });
}

/** Back to the present. */
export function now() {
  rest();
  wanted = undefined;
  if (!kept) return;
  const { parts, layers } = kept;
  kept = undefined;
  divert();
  document.documentElement.classList.remove('looks-back');
  document.documentElement.style.removeProperty('--asked');
  for (const old of document.querySelectorAll('.touched, .later')) old.classList.remove('touched', 'later');
  replace(parts);
  show(layers);
  const panel = document.querySelector('#drawer .panel:not([hidden])');
  if (panel?.querySelector('#journal')) panel.scrollTop = panel.scrollHeight;
}

/** To a step. Where the game is on, the last one is no answer's place either: only who asks for the present goes there. */
function to(ply) {
  if (!bar() && !kept) {
    if (!byId('look-back')) return;
    leave();
  }
  go(bar() ? Math.min(last(), Math.max(first(), ply)) : ply);
}

/** One act back, from wherever one is. */
function back() {
  const ply = bar() ? at() : Number(byId('signals').dataset.ply);
  to(bar() ? before(plies(ACT), ply) : plies(ACT).findLast((act) => act < ply) ?? Math.max(0, ply - 1));
}

/** The others who look back may have moved: one goes along with whom one follows. */
function along() {
  for (const press of document.querySelectorAll('[data-follow]')) {
    const follows = press.dataset.follow === leader;
    press.setAttribute('aria-pressed', String(follows));
    const ply = Number(press.dataset.at);
    if (follows && ply !== (wanted ?? at())) to(ply);
  }
}

/** Whoever goes somewhere by themselves follows nobody. */
function alone() {
  leader = undefined;
  along();
}

/** Of a game that is over the page is told what those share who look back on it. */
function share() {
  if (!byId('together')) return;
  const { of, share: way } = bar().dataset;
  // A page that comes back from the browser's own store asks anew, from where it stands by then.
  const page = { table: of, get back() { return at(); }, token: way.split('/replay/')[1] };
  stands = follow(({ layers }) => {
    if (!layers) return;
    replace(layers);
    unhide();
    judged();
    along();
  }, page);
}

const LEAPS = {
  'act-before': back,
  'act-after': () => to(after(plies(ACT), at())),
  'turn-before': () => to(before(plies(TURN), at())),
  'turn-after': () => to(after(plies(TURN), at())),
  'part-before': () => to(before(plies(PART), at())),
  'part-after': () => to(after(plies(PART), at())),
  play: () => (timer ? rest() : play()),
};

function rest() {
  clearInterval(timer);
  timer = undefined;
  if (bar()) mark();
}

function play() {
  const step = () => {
    if (busy) return;
    if (!bar() || at() >= last()) return rest();
    to(after(plies(ACT), at()));
  };
  // From its end it begins anew.
  const again = !kept && at() >= last();
  if (again) to(first());
  timer = setInterval(step, speed() * 1400);
  if (!again) step();
  mark();
}

/** What the others did since one's own last act, once more and in order. */
async function again({ dataset }) {
  if (!kept) leave();
  await go(Number(dataset.again));
  // First one sees how it stood.
  if (kept && !timer) timer = setTimeout(play, speed() * 900);
}

function click(event) {
  const target = (css) => event.target.closest(css);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const leap = target('[data-leap]')?.dataset.leap;
  const link = target('[data-step]');
  const line = (bar() || byId('look-back')) && !target('a, button') && target('#journal > li');
  if (leap !== 'play' && timer && (leap || link || line)) rest();
  if (leap || link || line) alone();
  const press = target('[data-follow]')?.dataset.follow;
  if (press) {
    rest();
    leader = leader === press ? undefined : press;
    return along();
  }
  if (leap) return LEAPS[leap]();
  if (target('#see-again')) again(target('#see-again'));
  else if (target('#look-back')) back();
  else if (target('#step-now') && kept) now();
  else if (link) to(Number(link.dataset.step));
  else if (line) to(Number(line.dataset.ply)), drawer(false);
  else return;
  event.preventDefault();
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open], :popover-open')) return;
  if (event.target.closest?.('input:not([type=range]), textarea, select, [role=tab]')) return;
  const { key } = event;
  const away = {
    ArrowLeft: () => to(at() - 1),
    ArrowRight: () => to(at() + 1),
    Home: () => to(first()),
    End: () => to(last()),
    Escape: now,
  };
  const always = { ',': back, '[': back, '.': LEAPS['act-after'], ']': LEAPS['act-after'] };
  const act = bar() ? away[key] ?? always[key] : always[key] === back && byId('look-back') && back;
  // On the slider arrows are its own.
  if (!act || (event.target.id === 'step' && key.length > 1 && key !== 'Escape')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  rest();
  alone();
  act();
}

/** `turned` is done whenever the board has been drawn anew. Gives what is done with the click or key that asked for it. */
export function replay(turned) {
  settle = turned;
  document.addEventListener('click', click);
  document.addEventListener('keydown', key, true);
  document.addEventListener('input', (event) => { if (event.target.id === 'step') rest(), alone(), to(Number(event.target.value)); });
  document.addEventListener('submit', (event) => { if (event.target.id === 'scrub') event.preventDefault(); });
  if (bar()) {
    unhide();
    mark();
    share();
    // Whoever comes to try another move is asked for its name at once.
    if (location.hash === '#play-on') byId('play-on')?.showPopover();
    const panel = document.querySelector('#drawer .panel');
    panel.scrollTop = panel.scrollHeight;
  }
  return { click, keydown: key };
}
