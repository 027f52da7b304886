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

export function journal() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest('.fold');
    if (button) fold(button);
  });
  const over = (event) => light(event.target.closest?.('#journal > [data-at], #strip [data-at]'));
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', over);
}
