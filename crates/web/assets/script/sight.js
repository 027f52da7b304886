// While a page is in sight, nobody need be told that it is their turn: the house is told so, and again once a minute.

const SIGHT_EVERY = 60_000;

function sighted() {
  if (document.visibilityState !== 'visible' || !('notices' in document.body.dataset)) return;
  // Whether it arrives or not: the next one may.
  fetch('/api/v1/me/sight', { method: 'POST', keepalive: true }).catch(() => {});
}

document.addEventListener('visibilitychange', sighted);
setInterval(sighted, SIGHT_EVERY);
sighted();
