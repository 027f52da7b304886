// What makes a page live. Every form and link works without it; this saves loading the page anew.

import { ahead, shine } from './ahead.js';
import { board } from './board.js';
import { keys } from './keys.js';
import { live } from './live.js';
import './lobby.js';
import { replay } from './replay.js';
import { settings, toast, word } from './settings.js';
import { asked, open } from './stack.js';
import { pointing } from './talk.js';

/** Sends something; what the server refuses is shown, with the clause. */
async function send(address, body) {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(body),
    });
    if (answer.ok) return true;
    const { error } = await answer.json();
    toast(error.message, error.clause, error.clause && `/rules/${document.getElementById('signals').dataset.game}#${error.clause}`);
  } catch {
    toast(word('failed'));
  }
  return false;
}

const NUMBERS = new Set(['seat', 'ply', 'to']);
const value = (name, text) => (NUMBERS.has(name) ? Number(text) : text === 'true' || text === 'false' ? text === 'true' : text);

async function submit(event) {
  const form = event.target;
  if (!form.dataset.api) return;
  event.preventDefault();
  const fields = Object.fromEntries([...new FormData(form, event.submitter)].map(([name, text]) => [name, value(name, text)]));
  if (await send(form.dataset.api, fields) && 'clears' in form.dataset) form.reset();
}

/** A lit thing on the board. */
function choose(node) {
  const { table, seat } = document.getElementById('signals').dataset;
  send(`/api/v1/tables/${table}/choices`, { seat: Number(seat), ply: Number(node.dataset.ply), choice: node.dataset.choice });
}

/** Something dimmed: it says why not, instead of asking the server. */
function explain(event, node) {
  event.preventDefault();
  const why = document.getElementById(node.getAttribute('aria-describedby'));
  const link = why?.querySelector('a');
  toast(node.getAttribute('aria-description') ?? (why?.firstChild?.textContent.trim() || node.textContent), link?.textContent, link?.href);
}

document.addEventListener('submit', submit);
document.addEventListener('click', (event) => {
  const lit = event.target.closest('[data-choice]');
  if (lit) return choose(lit);
  const dim = event.target.closest('#choose [aria-disabled], .dim');
  if (dim) explain(event, dim);
  else open(event.target.closest('.region'));
});
// The other button, or a long press: what stands there, also where a click would choose.
document.addEventListener('contextmenu', (event) => { if (open(event.target.closest('.region'))) event.preventDefault(); });
document.addEventListener('keydown', (event) => {
  if (event.target.matches?.('[data-opens]') && event.key === 'Enter') return void open(event.target);
  if (!event.target.matches?.('[data-choice]') || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  choose(event.target);
});

settings();
pointing();
ahead();
const near = board();
keys(near?.key);
live(() => { asked(); shine(); near?.turn(); });
replay();
