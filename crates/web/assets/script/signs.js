// A sign that stands for a term tells it where it stands: its title, which is its name, grows by the sentence of the term as soon as
// the sign is pointed at, touched or reached.

const terms = document.getElementById('signs-told');

function tell({ target }) {
  const sign = target.closest?.('[title]');
  const drawn = sign?.querySelector(':scope > svg > use')?.getAttribute('href').slice(1);
  const said = drawn && terms.querySelector(`[data-signs~="${drawn}"]`)?.textContent;
  if (said && !sign.title.endsWith(said)) sign.title = `${sign.title}: ${said}`;
}

for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, tell, true);
