// One stream for all tables that a browser shows, because it keeps few connections to one house. It runs in a worker that
// all its pages share; where there is none, in the page itself.

const PATIENCE = 1000;
const LONGEST_PATIENCE = 30000;
// Somebody who goes from page to page has left for a moment only.
const LEFT = 3000;
// Longer addresses are refused by some proxies: what the pages have is left out then, and sent again.
const LONGEST_ADDRESS = 6000;

const pieces = (has) => (has ? has.split(',').map((piece) => piece.split('.')) : []);

/** Follows tables in this language. Who comes says how to be told, and is given a way to say what it wants. */
export function streams(language) {
  const pages = new Map();
  let number = 0;
  let source;
  let timer;
  let patience = PATIENCE;

  const address = () => {
    const tables = [...pages].map(([to, { table, seat, token, back, seen, has }]) => (
      { to, table, seat, token, back, seen, has: has.size ? [...has].map((piece) => piece.join('.')).join(',') : undefined }));
    const full = (list) => `/api/v1/events?draw=html&lang=${language}&tables=${encodeURIComponent(JSON.stringify(list))}`;
    const all = full(tables);
    return all.length < LONGEST_ADDRESS ? all : full(tables.map((table) => ({ ...table, has: undefined })));
  };
  const all = (what) => { for (const { tell } of pages.values()) tell(what); };
  const soon = (wait) => { clearTimeout(timer); timer = setTimeout(connect, wait); };
  const later = () => {
    soon(patience);
    patience = Math.min(patience * 2, LONGEST_PATIENCE);
  };

  function connect() {
    source?.close();
    source = undefined;
    if (!pages.size) return;
    source = new EventSource(address());
    source.onopen = () => { patience = PATIENCE; all({ open: true }); };
    // Not left to the browser: it would ask for what was missing when it asked first.
    source.onerror = () => { source.close(); all({ open: false }); later(); };
    source.addEventListener('layers', ({ data }) => {
      const { to, seen, news } = JSON.parse(data);
      const page = pages.get(to);
      if (!page) return;
      page.seen = seen;
      for (const [id, print] of pieces(news.has)) page.has.set(id, print);
      page.tell({ layers: news.layers });
    });
    source.addEventListener('over', ({ data }) => {
      const { to, again } = JSON.parse(data);
      const page = pages.get(to);
      if (!page) return;
      if (again) {
        page.tell({ open: false });
        return void soon(LONGEST_PATIENCE);
      }
      pages.delete(to);
      page.tell(page.seen ? { over: true } : { open: false });
    });
  }

  return (tell) => {
    const to = ++number;
    return ({ follow, back }) => {
      // Where somebody looks back is asked for only when the line has broken.
      if (back !== undefined) return void (pages.has(to) && (pages.get(to).back = back));
      if (follow) pages.set(to, { ...follow, has: new Map(pieces(follow.has)), tell });
      else pages.delete(to);
      // Pages that are opened together are followed together.
      soon(follow ? 20 : LEFT);
    };
  };
}

// In the worker: every page that comes has a port.
if (typeof SharedWorkerGlobalScope !== 'undefined') {
  const come = streams(self.name);
  self.onconnect = ({ ports: [port] }) => {
    const say = come((what) => port.postMessage(what));
    port.onmessage = ({ data }) => say(data);
    port.addEventListener('close', () => say({ leave: true }));
  };
}
