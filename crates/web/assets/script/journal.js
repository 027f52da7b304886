// The journal: what follows from an act folds away; whoever points at a line sees the places that it touched.

const light = (line) => {
  document.querySelectorAll('.pointed-at').forEach((old) => old.classList.remove('pointed-at'));
  for (const id of line?.dataset.at?.split(' ') ?? []) document.getElementById(id)?.classList.add('pointed-at');
};

function fold(button) {
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
  for (let line = button.closest('li').nextElementSibling; line?.matches('.told--follows'); line = line.nextElementSibling) {
    line.classList.toggle('folded-away', !open);
  }
}

let before;
/** The lines before those that the page holds, in their place: fetched when somebody wants to read them, or looks back. */
export async function earlier() {
  const link = document.querySelector('#journal > .journal__before > a');
  if (!link) return;
  before ??= fetch(link.href, { headers: { 'Accept-Language': document.documentElement.lang } }).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)));
  const text = await before.catch(() => { before = undefined; });
  const first = Math.floor(document.querySelector('#journal > [id^="line-"]')?.id.slice(5));
  if (!text || !first || !link.isConnected) return;
  const all = [...(new DOMParser().parseFromString(text, 'text/html').getElementById('journal')?.children ?? [])];
  const lines = all.slice(0, all.findIndex(({ id }) => id === `line-${first - 1}`) + 1).map((line) => document.importNode(line, true));
  for (const line of lines) line.classList.remove('later');
  const panel = link.closest('.panel');
  const below = panel.scrollHeight - panel.scrollTop;
  link.parentElement.replaceWith(...lines);
  panel.scrollTop = panel.scrollHeight - below;
}

export function journal() {
  document.addEventListener('click', (event) => {
    if (event.target.closest('.journal__before a')) return event.preventDefault(), void earlier();
    const button = event.target.closest('.fold');
    if (button) fold(button);
  });
  const over = (event) => light(event.target.closest?.('#journal > [data-at], #strip [data-at]'));
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', over);
}
