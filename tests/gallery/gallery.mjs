// Takes the pictures of two versions, compares them and writes the page. Called by `gallery`, which says what it is.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [before, after, out, ...said] = process.argv.slice(2);
const puppeteer = createRequire(path.resolve(out, 'node', 'x.js'))('puppeteer-core');
const here = path.dirname(new URL(import.meta.url).pathname);
const positions = path.join(here, '..', 'browser', 'sight');

const SIZES = [[390, 844], [1366, 768], [1920, 1080]];
const LOOKS = said.includes('--all')
  ? [['es', 'light'], ['es', 'dark'], ['en', 'light'], ['en', 'dark']]
  : [['es', 'light'], ['en', 'dark']];
const PAGES = [
  '/', '/new/journey', '/new/tricks', '/new/war', '/new/quest', '/new/wizards', '/rules', '/rules/war', '/library/war', '/library/war/war-card-fp-character-02',
  '/workshop/wizards', '/puzzles/tricks', '/campaign/tricks', '/statistics', '/tables', '/groups', '/me', '/me/tokens', '/me/data', '/me/notices', '/device',
  '/about', '/privacy',
];

// How many play where one looks at the end, and while somebody else is asked.
const GAMES = { journey: 2, tricks: 3, war: 2, quest: 3, wizards: 2 };

// A table: game, players, whose seat, where it begins, options, and after how many answers one looks. Ten moments a game; with the other's
// turn and the end they are twelve.
const TABLES = [
  ['journey', 4, 1, 'journey-two-pages.txt', {}, [0, 2, 5]],
  ['journey', 3, 1, 'journey-gandalf.txt', {}, [0, 2]],
  ['journey', 4, 1, null, {}, [0, 4]],
  ['journey', 2, 1, null, { game: 'basic' }, [2, 8, 30]],
  ['tricks', 4, 1, 'tricks-last-but-one.txt', {}, [0, 1]],
  ['tricks', 4, 1, null, { chapter: '25' }, [0, 2]],
  ['tricks', 3, 1, null, { chapter: '31' }, [0, 2]],
  ['tricks', 2, 1, null, { chapter: '20' }, [1, 4]],
  ['tricks', 1, 1, null, { chapter: '19' }, [1, 4]],
  ['war', 2, 1, 'war-two-sieges.txt', {}, [0, 1]],
  ['war', 2, 2, 'war-two-sieges.txt', {}, [0, 4]],
  ['war', 2, 2, 'war-an-attack-goes-on.txt', {}, [0, 1]],
  ['war', 2, 1, 'war-in-mordor.txt', {}, [1, 4]],
  ['war', 2, 1, null, {}, [0, 2]],
  ['quest', 3, 1, 'quest-six-plots.txt', {}, [0, 1]],
  ['quest', 3, 2, 'quest-a-long-journey.txt', {}, [0, 1]],
  ['quest', 3, 2, 'quest-a-long-fight.txt', {}, [0, 1, 2]],
  ['quest', 3, 1, 'quest-a-long-fight.txt', {}, [0]],
  ['quest', 3, 1, null, {}, [0, 3]],
  ['wizards', 2, 1, 'wizards-six-companies.txt', {}, [0, 3]],
  ['wizards', 2, 1, 'wizards-where-to.txt', {}, [0, 3]],
  ['wizards', 2, 1, 'wizards-hazards.txt', {}, [0, 2]],
  ['wizards', 2, 1, 'wizards-at-the-sites.txt', {}, [0, 2]],
  ['wizards', 2, 1, null, {}, [0, 8]],
];

const wanted = said.filter((word) => !word.startsWith('--'));
const wants = (what) => !wanted.length || wanted.includes(what);
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** An inn of a version, with the luck of the same number. */
async function opens(program, game, at) {
  const folder = fs.mkdtempSync(path.join(out, 'inn-'));
  const port = 20000 + Math.floor(Math.random() * 20000);
  const words = ['serve', '--addr', `127.0.0.1:${port}`, '--db', path.join(folder, 'inn.sqlite3'), '--bot-pace', '0', '--second-thoughts', '0', '--rehearse', '1'];
  if (at) words.push('--rehearse-at', `${game}=${path.join(positions, at)}`);
  const inn = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((done, fails) => {
    inn.stdout.on('data', (data) => String(data).includes('http://') && done());
    inn.on('exit', () => fails(new Error(`${program} ${words.join(' ')} does not open`)));
  });
  const base = `http://127.0.0.1:${port}`;
  let token;
  const call = async (method, where, body, as = token) => {
    for (;;) {
      const headers = { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as}` } : {}) };
      const answer = await fetch(`${base}/api/v1${where}`, { method, headers, body: body && JSON.stringify(body) });
      if (answer.status !== 429) return answer.ok ? answer.json().catch(() => ({})) : {};
      await sleep(500);
    }
  };
  token = (await call('POST', '/guests', { name: 'Ana' })).token;
  const close = async () => {
    inn.removeAllListeners('exit');
    inn.kill();
    await new Promise((done) => inn.once('close', done));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { base, token, call, close };
}

/** A page of each size and look, as Ana sees it. */
async function pages(browser, inn, where) {
  const all = [];
  for (const [width, height] of SIZES) for (const [language, light] of LOOKS) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height, isMobile: width < 861, hasTouch: width < 861 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }, { name: 'prefers-color-scheme', value: light }]);
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    await page.setCookie({ name: 'bree_guest', value: inn.token, url: inn.base });
    await page.goto(inn.base + where, { waitUntil: 'load' });
    all.push({ page, context, look: `${width}x${height} ${language} ${light === 'dark' ? 'night' : 'day'}` });
  }
  return all;
}

async function takes(all, name, taken, which) {
  for (const { page, look } of all) {
    const file = `${name} ${look}.png`.replace(/[ /]+/g, '-');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot({ path: path.join(out, 'pictures', which, file) });
    (taken[file] ??= { name, look })[which] = file;
  }
}

/** Plays a table and looks at its moments; the same answers in both versions, as long as both have them. */
async function plays(browser, inn, table, taken, which) {
  const [game, players, seat, at, options, moments] = table;
  const seats = Array.from({ length: players }, (_, number) => (number + 1 === seat ? { kind: 'me' } : { kind: 'bot', level: 'easy' }));
  const { id } = await inn.call('POST', '/tables', { game, players, options, seats });
  if (!id) throw new Error(`no table of ${game}: ${JSON.stringify(options)}`);
  const all = await pages(browser, inn, `/t/${id}`);
  let [number, made, idle] = [17, 0, 0];
  while (made <= moments.at(-1) && idle < 200) {
    const view = await inn.call('GET', `/tables/${id}`);
    const laid = (view.laid ?? []).find(({ choices }) => choices.some(({ refusal }) => !refusal));
    if (!laid && !view.ended) { idle += 1; await sleep(50); continue; }
    if (laid) for (const { page } of all) {
      await page.waitForFunction((ply) => document.getElementById('signals').dataset.answers === String(ply), { timeout: 5000, polling: 40 }, laid.ply).catch(() => {});
    }
    if (moments.includes(made)) await takes(all, `${game} seat ${seat} ${at ? at.replace('.txt', '') : JSON.stringify(options)} after ${made}`, taken, which);
    if (view.ended) break;
    const open = laid.choices.filter(({ refusal }) => !refusal).map(({ choice }) => choice).sort();
    const deeds = open.filter((choice) => !/^(pass|done|no|skip|exhaust|dismiss)/.test(choice));
    const among = deeds.length ? deeds : open;
    number = (number * 1103515245 + 12345) % 2147483648;
    await inn.call('POST', `/tables/${id}/choices`, { seat: laid.seat, ply: laid.ply, choice: among[number % among.length] });
    [made, idle] = [made + 1, 0];
  }
  for (const { context } of all) await context.close();
}

/** One answer of whoever is asked there; false where nobody is. */
async function answers(inn, id, token) {
  const { laid = [] } = await inn.call('GET', `/tables/${id}`, undefined, token);
  const { seat, ply, choices = [] } = laid.find((one) => one.choices.some(({ refusal }) => !refusal)) ?? {};
  const open = choices.filter(({ refusal }) => !refusal);
  if (open.length) await inn.call('POST', `/tables/${id}/choices`, { seat, ply, choice: open[0].choice }, token);
  return open.length > 0;
}

/** Pictures of one page. */
async function looks(browser, inn, where, name, taken, which, shown) {
  const all = await pages(browser, inn, where);
  if (shown) for (const { page } of all) await page.waitForSelector(shown, { timeout: 5000 }).catch(() => {});
  await takes(all, name, taken, which);
  for (const { context } of all) await context.close();
}

const me = { kind: 'me' };
const bots = (count) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'easy' }));

/** Another person is asked, and one looks on. */
async function waits(browser, inn, game, taken, which) {
  const players = GAMES[game];
  const { id } = await inn.call('POST', '/tables', { game, players, options: {}, seats: [me, { kind: 'open' }, ...bots(players - 2)] });
  const { links } = await inn.call('GET', `/tables/${id}`);
  const { token } = await inn.call('POST', '/guests', { name: 'Ben' });
  await inn.call('POST', `/tables/${id}/join`, { token: links.join.split('/').at(-1) }, token);
  // Both answer until the other alone is asked, and has answered a few times.
  const asked = async (as) => ((await inn.call('GET', `/tables/${id}`, undefined, as)).laid ?? []).length > 0;
  for (let made = 0; made < 80; made += 1) {
    if (made > 8 && await asked(token) && !(await asked())) break;
    if (!(await answers(inn, id)) && !(await answers(inn, id, token))) await sleep(50);
  }
  await looks(browser, inn, `/t/${id}`, `${game} the other's turn`, taken, which);
}

/** A game that is over, and a step of it once more. */
async function ends(browser, inn, game, taken, which) {
  const players = GAMES[game];
  const { id } = await inn.call('POST', '/tables', { game, players, options: {}, seats: [me, ...bots(players - 1)] });
  for (let made = 0, idle = 0; made < 12 && idle < 100;) {
    if (await answers(inn, id)) made += 1;
    else { idle += 1; await sleep(50); }
  }
  await inn.call('POST', `/tables/${id}/resign`, {});
  await looks(browser, inn, `/t/${id}`, `${game} the end`, taken, which, '#ending:popover-open');
  const { links } = await inn.call('GET', `/tables/${id}`);
  if (links?.replay) await looks(browser, inn, `${links.replay}?step=9`, `inn a replay of ${game}`, taken, which);
}

/** Tables of the house: one that waits, the way in, a puzzle, a lesson of each game. */
async function houses(browser, inn, taken, which) {
  const { id } = await inn.call('POST', '/tables', { game: 'war', players: 2, options: {}, seats: [me, { kind: 'open' }] });
  await looks(browser, inn, `/t/${id}`, 'inn a table that waits', taken, which);
  const { links } = await inn.call('GET', `/tables/${id}`);
  if (links?.join) {
    const { token } = await inn.call('POST', '/guests', { name: 'Ben' });
    await looks(browser, { ...inn, token }, links.join, 'inn an invitation', taken, which);
  }
  const puzzle = await inn.call('POST', '/tables', { game: 'tricks', puzzle: 2 });
  if (puzzle.id) await looks(browser, inn, `/t/${puzzle.id}`, 'inn a puzzle', taken, which);
  const games = await inn.call('GET', '/games');
  for (const { id: game, lessons = [] } of games) for (const { id: lesson } of lessons.slice(0, 1)) {
    const table = await inn.call('POST', '/tables', { game, lesson });
    if (table.id) await looks(browser, inn, `/t/${table.id}`, `inn a lesson of ${game}`, taken, which, '#lesson-do');
  }
}

/** Which part of two pictures differs. */
const DIFFERS = async (one, other) => {
  const pixels = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.length !== b.length) return 1;
  let sum = 0;
  for (let at = 0; at < a.length; at += 4) sum += Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]) > 24;
  return sum / (a.length / 4);
};

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

function written(rows) {
  const row = ({ name, look, change, before: one, after: other }) => `<figure><figcaption>${escaped(name)}, ${look}: ${(change * 100).toFixed(1)} %</figcaption>
<div>${one ? `<img loading="lazy" src="pictures/before/${encodeURIComponent(one)}" alt="before">` : '<i>not before</i>'}${other ? `<img loading="lazy" src="pictures/after/${encodeURIComponent(other)}" alt="after">` : '<i>no more</i>'}</div></figure>`;
  return `<!doctype html><meta charset="utf-8"><title>Bree: gallery</title>
<style>body{font:15px system-ui;margin:16px;background:#ddd}figure{margin:0 0 24px}figure>div{display:flex;gap:8px;align-items:start}img{max-width:49%;border:1px solid #888}figcaption{font-weight:600;margin-bottom:4px}</style>
<h1>Before, and now: the biggest change first</h1>
${rows.map(row).join('\n')}`;
}

const path_ = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));
const browser = await puppeteer.launch({ executablePath: path_, args: ['--no-sandbox'] });
const taken = {};
for (const [which, program] of [['before', before], ['after', after]]) {
  fs.rmSync(path.join(out, 'pictures', which), { recursive: true, force: true });
  fs.mkdirSync(path.join(out, 'pictures', which), { recursive: true });
  for (const table of TABLES.filter(([game]) => wants(game))) {
    const inn = await opens(program, table[0], table[3]);
    await plays(browser, inn, table, taken, which).catch((error) => console.error(`${which}: ${table.slice(0, 4)}: ${error.message}`));
    await inn.close();
  }
  const inn = await opens(program);
  const told = (what) => (error) => console.error(`${which}: ${what}: ${error.message}`);
  for (const game of Object.keys(GAMES).filter(wants)) {
    await waits(browser, inn, game, taken, which).catch(told(`${game}, the other's turn`));
    await ends(browser, inn, game, taken, which).catch(told(`${game}, the end`));
  }
  if (wants('inn')) {
    for (const where of PAGES) await looks(browser, inn, where, `inn ${where}`, taken, which).catch(told(where));
    await houses(browser, inn, taken, which).catch(told('tables of the house'));
  }
  await inn.close();
}
const page = await browser.newPage();
const rows = Object.values(taken);
for (const row of rows) {
  const read = (which) => fs.readFileSync(path.join(out, 'pictures', which, row[which])).toString('base64');
  row.change = row.before && row.after ? await page.evaluate(DIFFERS, read('before'), read('after')) : 1;
}
rows.sort((one, other) => other.change - one.change);
fs.writeFileSync(path.join(out, 'index.html'), written(rows));
console.log(`${rows.length} pictures, ${rows.filter(({ change }) => change > 0.001).length} changed: ${path.join(out, 'index.html')}`);
await browser.close();
