// What is done in one go: an Army is clicked, then a region, and the die and the verb follow from that; what goes along is
// picked, and put back, here. The server is told when all of it is settled, in one request.

import { word } from './settings.js';

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

/** All that is picked: as one choice where nothing was put back. */
function picked(box) {
  const all = [...box.querySelectorAll('.pick')];
  const { whole, go } = box.dataset;
  if (whole && all.every(({ dataset }) => dataset.count === dataset.whole)) return [whole];
  return [...all.flatMap(({ dataset }) => Array(Number(dataset.count)).fill(dataset.pick)), go];
}

function step(pick, by) {
  const { dataset } = pick;
  dataset.count = Math.max(0, Math.min(dataset.most, Number(dataset.count) + by));
  sums();
}

function sums() {
  let sum = 0;
  for (const pick of document.querySelectorAll('#prompt .pick')) {
    sum += Number(pick.dataset.count);
    pick.querySelector('output').textContent = `${pick.dataset.count}/${pick.dataset.most}`;
  }
  const shown = document.querySelector('.picker__sum');
  if (!shown) return;
  shown.textContent = `(${sum})`;
  // Nobody is nobody who goes.
  shown.closest('button').disabled = !sum;
}

/** Two ways of one kind as one: the second takes the place of 'no more'. */
function joined(one, two) {
  const { length } = one.c;
  if (!one.more || two.c.length < length - 1 || String(two.c.slice(0, length - 2)) !== String(one.c.slice(0, -2))) return undefined;
  return [...one.c.slice(0, -1), two.c[length - 2]];
}

export function hands(choose) {
  const send = (node, list) => { drop(); choose(node, list); };

  function drop() {
    stage = undefined;
    draw();
  }

  function draw() {
    const box = document.getElementById('stage');
    mark('way-from', stage ? [stage.from] : []);
    for (const old of document.querySelectorAll('.way-next:not([data-way])')) old.removeAttribute('tabindex');
    mark('way-next', stage ? stage.nexts.keys() : []);
    document.querySelectorAll('.way-next:not([data-way])').forEach((node) => { node.tabIndex = 0; });
    if (!box) return;
    box.hidden = !stage;
    if (!stage) return void box.replaceChildren();
    const { ends, nexts, way } = stage;
    // What is picked already is done when it is touched again.
    const pick = (node, end) => { if (end === way) return send(node, end.c); stage.way = end; draw(); };
    box.replaceChildren(
      Object.assign(document.createElement('span'), { textContent: nexts.size ? word('where') : '' }),
      ...ends.map((end) => Object.assign(button(end.say, 'choice', (event) => pick(event.target, end)), { ariaPressed: String(end === way) })),
      ...(way ? [button(word('go'), 'choice choice--main', (event) => send(event.target, way.c))] : []),
      button(word('stop'), 'quiet', drop),
    );
  }

  function begin(node) {
    const mine = ways.filter((way) => way.at[0] === node.id);
    const [ends, further] = [mine.filter((way) => !way.at[1]), mine.filter((way) => way.at[1])];
    const box = picker();
    // What is picked goes, and the next begins.
    if (box) return ends[0] && send(node, [...picked(box), ...ends[0].c.slice(1)]);
    const both = stage?.way && stage.from !== node.id && ends[0] && joined(stage.way, ends[0]);
    if (both) return send(node, both);
    if (stage?.from === node.id) return drop();
    stage = { from: node.id, ends, nexts: new Map(further.map((way) => [way.at[1], way])), way: further.length ? undefined : ends[0] };
    return draw();
  }

  /** Something was clicked: did that begin something, or end it? */
  function click(target) {
    const pick = target.closest('[data-step]');
    if (pick) return step(pick.closest('.pick'), Number(pick.dataset.step)), true;
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
    const asked = document.getElementById('signals')?.dataset.answers;
    if (asked !== answers) stage = undefined;
    answers = asked;
    draw();
    sums();
  }

  return { click, turn, drop: () => stage && (drop(), true) };
}
