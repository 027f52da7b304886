// Switches of the bar at the top, copying, short messages, the tick of a die. All of it is a comfort:
// without script the page works without.

const keep = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* forgotten, then */ } },
};

/** The table's data: what is asked of whom, at which choice; nothing where no table is. */
export const signals = () => document.getElementById('signals')?.dataset ?? {};

/** Words in the reader's language. */
export function word(name) {
  return document.getElementById('words')?.content.querySelector(`[data-word="${name}"]`)?.textContent ?? name;
}

/** A short message; `link` is the address of a clause, shown as its number. */
export function toast(text, clause, address) {
  const line = document.createElement('p');
  line.className = 'toast';
  line.append(text);
  if (clause) {
    const link = document.createElement('a');
    link.className = 'clause';
    link.href = address ?? clause;
    link.target = '_blank';
    link.textContent = clause;
    line.append(' ', link);
  }
  // Whoever has read it sends it away.
  line.addEventListener('click', () => line.remove());
  document.getElementById('toasts').replaceChildren(line);
  clearTimeout(toast.timer);
  // Long enough to be read.
  toast.timer = setTimeout(() => line.remove(), Math.max(7000, line.textContent.length * 60));
}

let audio;
const loud = () => keep.get('bree-sound') === 'on';

/** A little tick, when sound is on: higher for one's own turn. */
export function tick(high) {
  if (!loud()) return;
  audio ??= new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime;
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(high ? 880 : 420, now);
  tone.frequency.exponentialRampToValueAtTime(high ? 1320 : 260, now + 0.09);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + (high ? 0.3 : 0.12));
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.32);
}

const SPEEDS = { calm: 1.7, normal: 1, quick: 0.5, word: 1 };
/** How the reader wants to follow: calmly, quickly, or so that each act of the others waits for their word. */
export const tempo = () => (keep.get('bree-speed') in SPEEDS ? keep.get('bree-speed') : 'normal');

/** How long what moves takes for this reader, beside the usual: they choose it. */
export const speed = () => SPEEDS[tempo()];

const TAPS = ['two', 'all', 'one'];
/** What a first touch only tells of: the cards of the hand, not its dice (`two`), `all`, or nothing (`one`). A lesson has no way of its own: there a
    wrong touch does nothing and is answered, and what is learnt is how one plays afterwards. */
export function carefully() {
  const said = keep.get('bree-tap');
  return TAPS.includes(said) ? said : 'two';
}

/** The help: first how to play, and the rule by which the reader is asked. */
export function help() {
  const rule = document.getElementById('help-rule');
  const { game, clause, clauseName } = signals();
  if (rule) {
    rule.hidden = !clause;
    if (clause) rule.href = `/rules/${game}#${clause}`;
    document.getElementById('help-rule-name').textContent = [clauseName, clause].filter(Boolean).join(' · ');
  }
  document.getElementById('help').showModal();
}

// From the system's choice to the other one first: a press that changes nothing looks broken.
const themes = () => (matchMedia('(prefers-color-scheme: dark)').matches ? ['auto', 'light', 'dark'] : ['auto', 'dark', 'light']);

function label(button, text, sign) {
  button.setAttribute('aria-label', text);
  button.title = text;
  if (sign) button.querySelector('use')?.setAttribute('href', `#s-${sign}`);
}

function showTheme(button) {
  const theme = keep.get('bree-theme') || 'auto';
  label(button, word(`theme-${theme}`));
  button.querySelectorAll('[data-theme-sign]').forEach((sign) => { sign.hidden = sign.dataset.themeSign !== theme; });
}

const switches = {
  theme(button) {
    const all = themes();
    const theme = all[(all.indexOf(keep.get('bree-theme') || 'auto') + 1) % all.length];
    keep.set('bree-theme', theme === 'auto' ? '' : theme);
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    showTheme(button);
  },
  sound(button) {
    keep.set('bree-sound', loud() ? 'off' : 'on');
    showSound(button);
    tick(true);
  },
  tap(button) {
    keep.set('bree-tap', TAPS[(TAPS.indexOf(carefully()) + 1) % TAPS.length]);
    showTap(button);
  },
  speed(button) {
    const all = Object.keys(SPEEDS);
    keep.set('bree-speed', all[(all.indexOf(tempo()) + 1) % all.length]);
    showSpeed(button);
  },
  // Whoever thinks better of it shares nothing.
  share: (button) => navigator.share({ url: button.value }).catch(() => {}),
  help,
  drawer() { drawer(document.getElementById('drawer').dataset.sheet !== 'open'); },
};

/** Where all is told first, it stands beside the answers, too. */
export function showTap(button = document.getElementById('switch-tap')) {
  button.textContent = word(`tap-${carefully()}`);
  document.documentElement.classList.toggle('tells', carefully() === 'all');
}

function showSpeed(button) {
  button.textContent = word(`speed-${tempo()}`);
  document.documentElement.style.setProperty('--slow', speed());
}

function showSound(button) {
  button.setAttribute('aria-pressed', String(loud()));
  label(button, word(loud() ? 'sound-on' : 'sound-off'), loud() ? 'sound' : 'mute');
}

/** On a phone the drawer is a sheet that opens and closes. */
export function drawer(open) {
  const box = document.getElementById('drawer');
  if (!box || !('sheet' in box.dataset)) return;
  // What was told shortly stands in it.
  if (open) document.getElementById('toasts').replaceChildren();
  box.dataset.sheet = open ? 'open' : '';
  document.getElementById('switch-drawer').setAttribute('aria-expanded', String(open));
}

/** The links to the drawer's parts become tabs. */
function tabs() {
  const bar = document.getElementById('tabs');
  if (!bar) return;
  const all = [...bar.children];
  const panel = (tab) => document.getElementById(tab.hash.slice(1));
  const open = (wanted, focus) => all.forEach((tab) => {
    const chosen = tab === wanted;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    panel(tab).hidden = !chosen;
    if (chosen && focus) tab.focus();
    if (chosen) panel(tab).scrollTop = panel(tab).scrollHeight * (tab.id === 'tab-journal' || tab.id === 'tab-chat');
    if (chosen && tab.id === 'tab-rules') import('./matters.js').then(({ matters }) => matters());
  });
  bar.setAttribute('role', 'tablist');
  all.forEach((tab, index) => {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel(tab).id);
    panel(tab).setAttribute('role', 'tabpanel');
    panel(tab).setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => { event.preventDefault(); open(tab); });
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      open(all[(index + step + all.length) % all.length], true);
    });
  });
  open(all[0]);
}

/** What works by script shows itself; called again after every update. */
export function unhide() {
  document.querySelectorAll('[data-switch][hidden], [data-copy][hidden], [data-file][hidden], [data-zooms][hidden]').forEach((button) => { button.hidden = button.dataset.switch === 'share' && !navigator.share; });
  document.querySelectorAll('input[data-path]').forEach((input) => {
    if (input.value.startsWith('/')) input.value = location.origin + input.dataset.path;
  });
}

export function settings() {
  tabs();
  unhide();
  showTheme(document.getElementById('switch-theme'));
  showSound(document.getElementById('switch-sound'));
  showTap();
  showSpeed(document.getElementById('switch-speed'));
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-switch], [data-copy]');
    if (!button) return;
    if (button.dataset.switch) switches[button.dataset.switch]?.(button);
    if (button.dataset.copy) {
      const input = document.getElementById(button.dataset.copy);
      input.select();
      // Without a secure connection there is no clipboard: what is selected is copied as it was before there was one, or by hand.
      // A browser that asks first may never say whether it did.
      const late = new Promise((_, no) => { setTimeout(no, 600); });
      const copied = Promise.race([navigator.clipboard?.writeText(input.value) ?? Promise.reject(), late]);
      copied.then(() => true, () => document.execCommand('copy')).then((done) => toast(word(done ? 'copied' : 'to-copy')));
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && document.getElementById('drawer')?.dataset.sheet === 'open') drawer(false);
  });
}
