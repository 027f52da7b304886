// What is done in one go: an Army is clicked, then a region, and the die and the verb follow from that; what goes along is
// picked, and put back, here. The server is told when all of it is settled, in one request.

import { signals, word } from './settings.js';

let ways = [];
let text;
// Where one began, what ends there, and where one may go on, by the ids of those places.
let stage;
let answers;

const picker = () => document.querySelector('#prompt .picker');
const button = (label, kind, done) => {
  const made = Object.assign(document.createElement('button'), { type: 'button', className: kind, textContent: label });
  made.addEventListener('click', done);
  return made;
};

function mark(name, ids) {
  document.querySelectorAll(`.${name}`).forEach((old) => old.classList.remove(name));
  for (const id of ids) document.getElementById(id)?.classList.add(name);
}

/** All that is picked: as one choice where nothing was put back. What is left of a kind follows by itself where all else is picked. */
function picked(box) {
  const all = [...box.querySelectorAll('.pick')].map(({ dataset }) => dataset);
  const { whole, go, exactly, fewer } = box.dataset;
  if (whole && all.every(({ count, whole }) => count === whole)) return [whole];
  const [ones, rests] = [all.filter(({ rest }) => !rest), all.filter(({ rest }) => rest)];
  const sum = all.reduce((all, { count }) => all + Number(count), 0);
  const over = ones.length && ones.every(({ count, most }) => count === most) ? [] : rests.filter(({ count }) => count > 0);
  return [...ones.flatMap(({ pick, count }) => Array(Number(count)).fill(pick)), ...over.flatMap(({ pick, count, rest }) => (count > 1 && !(sum < exactly) ? rest : Array(Number(count)).fill(pick))), ...(go ? [go] : fewer && sum < exactly ? [fewer] : [])];
}

const picks = () => [...document.querySelectorAll('#prompt .pick')];

/** One more or less of something; where just so many are wanted another gives way, first what nobody has touched. */
function step({ dataset }, by) {
  const count = Number(dataset.count);
  dataset.count = Math.max(0, Math.min(dataset.most, count + (by || 1 - 2 * Math.sign(count))));
  dataset.mine = 'yes';
  const most = Number(picker().dataset.exactly ?? Infinity);
  const others = picks().map((pick) => pick.dataset).filter((one) => one !== dataset && one.count > 0);
  if (picks().reduce((sum, pick) => sum + Number(pick.dataset.count), 0) > most) {
    const other = others.find(({ mine }) => !mine) ?? others[0] ?? dataset;
    other.count = Number(other.count) - 1;
  }
  sums();
}

function sums() {
  const shown = document.querySelector('.picker__sum');
  let sum = 0;
  for (const { dataset } of picks()) sum += Number(dataset.count);
  const taken = {};
  for (const pick of picks()) {
    const { count, most, pick: choice } = pick.dataset;
    taken[choice] = Number(count);
    const said = pick.querySelector('output');
    if (said) said.textContent = `${count}/${most}`;
    else pick.firstElementChild.ariaPressed = String(count > 0);
  }
  // The same on the things themselves, where they lie on the table.
  for (const node of document.querySelectorAll('.lit[data-choice], .picked')) {
    const { choice } = node.dataset;
    const is = !!shown && taken[choice] > 0;
    if (is) taken[choice] -= 1;
    node.classList.toggle('picked', is);
  }
  if (!shown) return;
  const { exactly } = picker().dataset;
  shown.textContent = exactly ? `(${sum}/${exactly})` : `(${sum})`;
  // Nobody is nobody who goes; where fewer go than are wanted, the rest is asked again.
  shown.closest('button').disabled = !sum;
}

let number = 1;
/** So many at a press, as it was set last: as long as there is a switch, and never more than it goes to. */
function times() {
  const all = [...document.querySelectorAll('.times [data-number]')];
  if (!all.length) number = 1;
  const set = Math.min(number, all.length);
  for (const one of all) one.ariaPressed = String(Number(one.dataset.number) === set);
  return set;
}

/** The number of times that a press on the board makes this choice: as often as it has room. */
function many(choice) {
  const rooms = document.querySelector('.times')?.dataset.times.split(' ') ?? [];
  const at = rooms.indexOf(choice);
  return at < 0 ? 1 : Math.min(times(), Number(rooms[at + 1]));
}

/** What is picked where it lies: of cards each by itself; one thing that stands for many is counted up, and then begun anew. */
function lies({ dataset }, node) {
  const { most, count, pick } = dataset;
  const alone = document.querySelectorAll(`.lit[data-choice="${CSS.escape(pick)}"]`).length < 2;
  if (most === '1') return 0;
  if (alone) return most - count ? 1 : -most;
  return node.classList.contains('picked') ? -1 : 1;
}

/** Two ways of one kind as one: the second takes the place of 'no more'. */
function joined(one, two) {
  const { length } = one.c;
  if (!one.more || two.c.length < length - 1 || String(two.c.slice(0, length - 2)) !== String(one.c.slice(0, -2))) return undefined;
  return [...one.c.slice(0, -1), two.c[length - 2]];
}

/** What a way is by itself. Where another of its kind may follow, that is asked: who confirms one figure has not said 'no more'. */
const whole = ({ c, more }) => (more ? c.slice(0, -1) : c);

export function hands(choose, aim) {
  const send = (node, list) => { drop(); choose(node, list); };

  function drop() {
    stage = undefined;
    draw();
  }

  function draw() {
    const box = document.getElementById('stage');
    mark('way-from', stage ? [stage.from] : []);
    const each = (does) => document.querySelectorAll('.way-next:not([data-way])').forEach(does);
    each((node) => node.removeAttribute('tabindex'));
    mark('way-next', stage ? stage.nexts.keys() : []);
    each((node) => { node.tabIndex = 0; });
    if (!box) return;
    box.hidden = !stage;
    if (!stage) return void box.replaceChildren();
    const { ends, nexts, way, ask } = stage;
    // What is picked already is done when it is touched again.
    const pick = (node, end) => { if (end === way) return send(node, whole(end)); stage.way = end; draw(); };
    box.replaceChildren(
      Object.assign(document.createElement('span'), { textContent: nexts.size ? (ask ?? word('where')) : '' }),
      ...ends.map((end) => Object.assign(button(end.say, 'choice', (event) => pick(event.target, end)), { ariaPressed: String(end === way) })),
      ...(way ? [button(word('go'), 'choice choice--main', (event) => send(event.target, whole(way)))] : []),
      button(word('stop'), 'quiet', () => { drop(); aim(); }),
    );
  }

  function begin(node) {
    // Whoever has chosen a kind goes on with that alone, but from a place where nothing of it begins.
    const kind = document.querySelector('#choose .kind[open]')?.dataset.intent;
    const here = ways.filter((way) => way.at[0] === node.id);
    const meant = here.filter((way) => !kind || !way.k || way.k === kind);
    const mine = meant[0] ? meant : here;
    const asks = [...new Set(mine.map(({ ask }) => ask).filter(Boolean))];
    const [ends, further] = [mine.filter((way) => !way.at[1]), mine.filter((way) => way.at[1])];
    const box = picker();
    // What is picked goes, and the next begins.
    if (box) return ends[0] && send(node, [...picked(box), ...ends[0].c.slice(1)]);
    const both = stage?.way && stage.from !== node.id && ends[0] && joined(stage.way, ends[0]);
    if (both) return send(node, both);
    if (stage?.from === node.id) return drop(), aim();
    stage = { from: node.id, ends, nexts: new Map(further.map((way) => [way.at[1], way])), way: further[0] ? undefined : ends[0], ask: asks[1] ? undefined : asks[0] };
    draw();
    if (further[0]) aim();
  }

  /** Something was clicked: did that begin something, or end it? */
  function click(target) {
    // Where a lesson asks for one of what is picked, each is chosen alone, in the panel and where it lies: it is told what that would mean.
    const taught = picker() && document.querySelector('#choose .taught[value]')?.value;
    const alone = picks().some(({ dataset }) => dataset.pick === taught);
    const pick = target.closest('[data-by]');
    if (pick && alone) return send(pick, [pick.closest('.pick').dataset.pick]), true;
    if (pick) return step(pick.closest('.pick'), Number(pick.dataset.by)), true;
    const set = target.closest('.times [data-number]');
    if (set) return (number = Number(set.dataset.number)), times(), true;
    const list = target.closest('[data-list]');
    if (list) return send(list, list.dataset.list.split(',')), true;
    // What lies on the table is picked there, too, and what is pressed goes several times where that is set.
    const lit = target.closest('[data-choice]');
    // What a lesson speaks of is chosen as the lesson has it, though a panel asks.
    if (taught && lit?.matches('.taught')) return send(lit, [taught]), true;
    const mine = lit && picks().find(({ dataset }) => dataset.pick === lit.dataset.choice);
    if (mine) return alone ? send(lit, [mine.dataset.pick]) : step(mine, lies(mine, lit)), true;
    const often = lit ? many(lit.dataset.choice) : 1;
    if (often > 1) return send(lit, Array(often).fill(lit.dataset.choice)), true;
    const go = target.closest('.picker__go');
    if (go) return send(go, picked(picker())), true;
    const next = target.closest('.way-next');
    const way = next && stage.nexts.get(next.id);
    if (way) return send(next, way.c), true;
    const node = target.closest('[data-way]');
    if (node) begin(node);
    return !!node;
  }

  /** After an update. */
  function turn() {
    const now = document.getElementById('ways')?.textContent;
    if (now !== text) ways = JSON.parse((text = now) || '[]');
    const asked = signals().answers;
    if (asked !== answers) stage = undefined;
    answers = asked;
    draw();
    sums();
    times();
  }

  return { click, turn, drop: () => stage && (drop(), true) };
}
