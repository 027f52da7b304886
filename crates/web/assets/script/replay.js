// The steps of a finished game without loading the page anew.

import { show } from './live.js';
import { toast, word } from './settings.js';

const PARTS = ['prompt', 'board', 'hand', 'turn', 'players', 'journal', 'live'];

export function replay() {
  const share = document.getElementById('prompt')?.dataset.share;
  if (!share) return;
  const journal = document.querySelector('#drawer .panel');
  journal.scrollTop = journal.scrollHeight;
  let wanted;
  let busy = false;

  // One step after the other, and not faster than the house likes to be asked; those in between are skipped.
  async function go(step) {
    wanted = step;
    if (busy) return;
    busy = true;
    while (wanted !== undefined) {
      const address = new URL(share, location);
      address.searchParams.set('step', wanted);
      wanted = undefined;
      const pause = new Promise((done) => { setTimeout(done, 60); });
      try {
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(answer.statusText);
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        show(PARTS.map((id) => ({ id, node: page.getElementById(id) })));
        history.replaceState(null, '', address);
      } catch {
        toast(word('failed'));
      }
      await pause;
    }
    busy = false;
  }

  const at = () => {
    const { value, min, max } = document.getElementById('step');
    return [value, min, max].map(Number);
  };
  document.addEventListener('click', (event) => {
    const link = event.target.closest('[data-step]');
    if (!link) return;
    event.preventDefault();
    go(link.dataset.step);
  });
  document.addEventListener('input', (event) => { if (event.target.id === 'step') go(event.target.value); });
  document.addEventListener('submit', (event) => { if (event.target.id === 'scrub') event.preventDefault(); });
  document.addEventListener('keydown', (event) => {
    if (event.target.id === 'step' || event.target.matches('input') || event.ctrlKey || event.altKey || event.metaKey) return;
    const [now, first, last] = at();
    const wanted = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: first, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    document.getElementById('step').value = wanted;
    go(Math.min(last, Math.max(first, wanted)));
  });
}
