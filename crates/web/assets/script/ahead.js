// What a die, an act or a card could come to is shown before it is chosen: whoever points at it sees the places light
// up. While all that is asked is what a die is spent on, all that it can do is lit at once.

const bar = '#choose .choices--main [data-ahead], #choose .kind[open] > [data-ahead]';

function mark(name, nodes) {
  const places = new Set([...nodes].flatMap((node) => node.dataset.ahead.split(' ')));
  for (const old of document.querySelectorAll(`.${name}`)) if (!places.has(old.id)) old.classList.remove(name);
  for (const id of places) document.getElementById(id)?.classList.add(name);
}

/** After an update, and once at the beginning. */
export function shine() {
  mark('ahead', document.querySelectorAll(bar));
  // Whoever pointed at something before the update still points at it.
  mark('ahead-now', document.querySelectorAll('[data-ahead]:hover'));
}

export function ahead() {
  const point = (event) => {
    const over = event.target.closest?.('[data-ahead]');
    mark('ahead-now', over ? [over] : []);
  };
  document.addEventListener('pointerover', point);
  document.addEventListener('focusin', point);
}
