// The library answers while one types.

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function library() {
  const form = document.getElementById('library');
  const entries = [...document.querySelectorAll('.shelf .entry')].map((node) => ({ node, shelf: node.closest('.shelf') }));
  const one = form.querySelector('output');
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
    for (const row of document.querySelectorAll('.shelf')) row.hidden = !row.querySelector('.entry:not([hidden])');
    one.textContent = found === 1 ? one.dataset.one : one.dataset.many.replace('#', found);
  };
  form.addEventListener('input', look);
  form.addEventListener('submit', (event) => { event.preventDefault(); look(); });
  form.querySelector('button').hidden = true;
}
