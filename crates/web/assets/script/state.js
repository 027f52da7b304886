// How the table stands, in words: for whoever listens, at the press of S. What counts the game says by a selector; what is
// said are the names and words that stand on the page.

import { signals } from './settings.js';

const END = new Set(['LI', 'P', 'H2', 'H3', 'HEADER', 'SECTION', 'svg']);

/** A sentence has an end. */
const ended = (text) => (!text || /[.:;!?]$/.test(text) ? text : `${text}.`);

/** Is a part of the sentence in which it stands: a name that can be looked up, a word that is set off. */
const inline = (node) => node instanceof HTMLElement && !node.role && !node.ariaLabel && getComputedStyle(node).display === 'inline';

/** In a sentence nothing stands between its text and such a part but what is written there: no blank before a comma. */
const runsOn = (one, other) => [[one, other], [other, one]].some(([text, part]) => text.nodeType === Node.TEXT_NODE && inline(part));

function words(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
  const name = node.getAttribute('aria-label') ?? node.querySelector(':scope > title')?.textContent;
  // Of a picture the name is all there is.
  if (name && ['img', 'button'].includes(node.getAttribute('role'))) return ` ${ended(name)} `;
  const parts = [...node.childNodes].filter((part) => part.nodeType !== Node.COMMENT_NODE);
  const text = parts.map((part, at) => (at && !runsOn(parts[at - 1], part) ? ' ' : '') + words(part)).join('').replace(/\s+/g, ' ');
  const inside = inline(node) ? text : text.trim();
  const said = name && !inside.startsWith(name) ? [name, inside].filter((part) => part).join(': ') : inside;
  return END.has(node.nodeName) ? ended(said) : said;
}

/** Whose turn it is and what is asked, what counts in this game, and what the others did. */
export function state() {
  const counts = signals().state;
  const nodes = [
    ...document.querySelectorAll('.prompt__who, #ask'),
    ...(counts ? document.querySelectorAll(counts) : []),
    ...document.querySelectorAll('#strip'),
  ];
  const outer = nodes.filter((node) => !nodes.some((other) => other !== node && other.contains(node)));
  return outer.map((node) => ended(words(node).trim())).filter((text) => text).join(' ');
}
