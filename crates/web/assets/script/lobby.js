// Making a table: beside each seat, what it plays with so many players. Without script a note says it.

const label = (select) => document.querySelector(`label[for="${select.id}"]`);

function name(seats) {
  const selects = [...seats.querySelectorAll('select')];
  const taken = selects.filter((select) => select.value !== 'none');
  for (const select of selects) {
    const plays = seats.querySelector(`[data-plays="${taken.length}-${taken.indexOf(select) + 1}"]`);
    const words = (label(select).dataset.seat ??= label(select).textContent);
    label(select).textContent = plays ? `${words} · ${plays.textContent}` : words;
  }
}

for (const seats of document.querySelectorAll('[data-seats]')) {
  seats.addEventListener('change', () => name(seats));
  name(seats);
}
