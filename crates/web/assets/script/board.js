// Nearer and farther: two fingers, the wheel with Ctrl, or + - 0; when near, the board is dragged.

export function board() {
  const frame = document.getElementById('board');
  if (!frame) return null;
  let [scale, x, y] = [1, 0, 0];
  const fingers = new Map();
  let moved = 0;

  function show() {
    const { clientWidth: width, clientHeight: height } = frame;
    x = Math.min(0, Math.max(width * (1 - scale), x));
    y = Math.min(0, Math.max(height * (1 - scale), y));
    const sheet = frame.firstElementChild;
    if (!sheet) return;
    frame.classList.toggle('board--near', scale > 1);
    sheet.style.transformOrigin = '0 0';
    sheet.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
  }

  /** Zooms around a point of the window. */
  function around(factor, clientX, clientY) {
    const box = frame.getBoundingClientRect();
    const [px, py] = [clientX - box.x, clientY - box.y];
    const wanted = Math.min(4, Math.max(1, scale * factor));
    x = px - ((px - x) * wanted) / scale;
    y = py - ((py - y) * wanted) / scale;
    scale = wanted;
    show();
  }

  frame.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    around(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });

  frame.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, event);
    if (fingers.size === 1) moved = 0;
  });
  frame.addEventListener('pointermove', (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const [dx, dy] = [event.clientX - was.clientX, event.clientY - was.clientY];
    if (fingers.size === 2) {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const far = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      around(far(event) / Math.max(1, far(was)), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      moved = 99;
    } else if (scale > 1) {
      [x, y] = [x + dx, y + dy];
      moved += Math.abs(dx) + Math.abs(dy);
      show();
    }
    fingers.set(event.pointerId, event);
  });
  const lift = (event) => fingers.delete(event.pointerId);
  ['pointerup', 'pointercancel', 'pointerleave'].forEach((kind) => frame.addEventListener(kind, lift));
  // A drag is no choice.
  frame.addEventListener('click', (event) => { if (moved > 8) event.stopPropagation(), event.preventDefault(); moved = 0; }, true);

  return (key) => {
    const box = frame.getBoundingClientRect();
    if (key === '0') scale = 1;
    around({ '+': 1.4, '-': 1 / 1.4, 0: 1 }[key], box.x + box.width / 2, box.y + box.height / 2);
  };
}
