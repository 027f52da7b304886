// What the others say and point at, and pointing on the table itself.

import { toast } from './settings.js';

/** Times are written in UTC; the reader has a clock of their own. */
export function local() {
  document.querySelectorAll('#chat-log time').forEach((time) => {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  });
}

/** A new line: what it points at is shown, and what is said while the chat is closed is shown shortly. */
export function hear(last) {
  const line = document.getElementById('chat-log')?.lastElementChild;
  if (!line || line.id === last || line.id === 'chat-none') return;
  const thing = document.getElementById(line.dataset.at ?? '');
  if (thing) {
    thing.classList.add('pointed');
    setTimeout(() => thing.classList.remove('pointed'), 4000);
  }
  if (!line.checkVisibility?.({ visibilityProperty: true })) toast([...line.childNodes].slice(1).map((node) => node.textContent).join('').trim());
}

/** The right button, or a finger that stays, on a thing that may be pointed at. */
export function pointing() {
  document.addEventListener('contextmenu', (event) => {
    for (let node = event.target; node instanceof Element; node = node.parentElement) {
      const button = node.id && document.querySelector(`#say button[data-at="${node.id}"]`);
      if (!button) continue;
      event.preventDefault();
      button.form.requestSubmit(button);
      return;
    }
  });
}
