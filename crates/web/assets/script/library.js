// The library answers while one types.

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A way to ask the server what it finds; `then` has the page, if nothing else was asked meanwhile. */
function asking(form, then) {
  let asked = 0;
  let soon;
  const look = async () => {
    const mine = ++asked;
    try {
      const answer = await fetch(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`, { headers: { Accept: 'text/html' } });
      if (!answer.ok || mine !== asked) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // Whoever typed on is answered by what they ask now.
      if (mine === asked) then((id) => document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes), page);
    } catch { /* the form asks, then */ }
  };
  return { soon() { clearTimeout(soon); soon = setTimeout(look, 200); }, never() { clearTimeout(soon); asked += 1; } };
}

/** What is found comes from the server: the library is too long for one page. */
function ask(form) {
  const server = asking(form, (take) => ['shelves', 'library-count', 'library-nearly'].forEach(take));
  form.addEventListener('input', server.soon);
}

export function library() {
  const form = document.getElementById('library');
  if ('parts' in form.dataset) return ask(form);
  const entries = [...document.querySelectorAll('.shelf .entry')].map((node) => ({ node, shelf: node.closest('.shelf') }));
  const one = form.querySelector('output');
  const rows = () => {
    for (const row of document.querySelectorAll('.shelf')) row.hidden = !row.querySelector('.entry:not([hidden])');
  };
  // Words that stand nowhere may be misspelt: the server knows what is near.
  const server = asking(form, (take, page) => {
    for (const { node } of entries) node.hidden = page.getElementById(node.id)?.hidden ?? true;
    rows();
    ['library-count', 'library-nearly'].forEach(take);
  });
  const look = () => {
    const words = plain(form.elements.find.value).split(/\s+/).filter(Boolean);
    const { value: shelf } = form.elements.shelf;
    const unseen = form.elements.unseen?.checked;
    let found = 0;
    for (const each of entries) {
      each.text ??= plain(`${each.shelf.querySelector('h2').textContent} ${each.node.getAttribute('aria-label')} ${each.node.textContent}`);
      const wanted = (!shelf || each.shelf.dataset.shelf === shelf) && (!unseen || 'unseen' in each.node.dataset) && words.every((word) => each.text.includes(word));
      each.node.hidden = !wanted;
      found += wanted;
    }
    rows();
    document.getElementById('library-nearly').replaceChildren();
    if (found || !words.length) server.never(); else server.soon();
    one.textContent = found === 1 ? one.dataset.one : one.dataset.many.replace('#', found);
  };
  form.addEventListener('input', look);
  form.addEventListener('submit', (event) => { event.preventDefault(); look(); });
  form.querySelector('button').hidden = true;
}
