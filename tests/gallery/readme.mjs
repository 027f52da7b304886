// Takes the pictures that README shows: one of each game, in a moment that makes one want to play; a first evening, the page at the end of a
// game, and its study.
//
//   npm install --prefix target/gallery/node puppeteer-core@24 && cargo build --locked
//   node tests/gallery/readme.mjs target/debug/bree [FOLDER]      (docs/pictures, if none is said)
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const [program, folder = 'docs/pictures'] = process.argv.slice(2);
const puppeteer = createRequire(path.resolve('target/gallery/node/x.js'))('puppeteer-core');
const positions = path.join(path.dirname(new URL(import.meta.url).pathname), '..', 'browser', 'sight');
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// The file, the game, players, Ana's seat, where it begins, options, after how many answers, language and light.
const MOMENTS = [
  ['game-journey', 'journey', 4, 1, 'journey-two-pages.txt', {}, 0, 'en', 'light'],
  ['game-tricks', 'tricks', 4, 1, null, { chapter: '25' }, 8, 'es', 'light'],
  ['game-war', 'war', 2, 2, 'war-two-sieges.txt', {}, 0, 'es', 'light'],
  ['game-quest', 'quest', 3, 2, 'quest-a-long-journey.txt', {}, 0, 'en', 'dark'],
  ['game-wizards', 'wizards', 2, 1, 'wizards-where-to.txt', {}, 0, 'es', 'light'],
];

async function opens(game, at) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'inn-'));
  const words = ['serve', '--addr', '127.0.0.1:0', '--db', path.join(place, 'inn.sqlite3'), '--bot-pace', '0', '--second-thoughts', '0', '--rehearse', '1'];
  if (at) words.push('--rehearse-at', `${game}=${path.join(positions, at)}`);
  const inn = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const base = await new Promise((done, fails) => {
    inn.stdout.on('data', (data) => { const at = /http:\/\/[^\s/]+/.exec(String(data)); if (at) done(at[0]); });
    inn.on('exit', () => fails(new Error(`${words.join(' ')} does not open`)));
  });
  let token;
  const call = async (method, where, body) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${base}/api/v1${where}`, { method, headers, body: body && JSON.stringify(body) });
    return answer.json().catch(() => ({}));
  };
  token = (await call('POST', '/guests', { name: 'Ana' })).token;
  return { base, token, call, close: () => { inn.removeAllListeners('exit'); inn.kill(); fs.rmSync(place, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 }); } };
}

/** Answers so many questions: whatever is a deed, by the same luck each time. */
async function plays(inn, id, answers) {
  for (let [number, made, idle] = [17, 0, 0]; idle < 200;) {
    const view = await inn.call('GET', `/tables/${id}`);
    const laid = (view.laid ?? []).find(({ choices }) => choices.some(({ refusal }) => !refusal));
    if (view.ended || (laid && made === answers)) return;
    if (!laid) { idle += 1; await sleep(50); continue; }
    const open = laid.choices.filter(({ refusal }) => !refusal).map(({ choice }) => choice).sort();
    const deeds = open.filter((choice) => !/^(pass|done|no|skip|exhaust|dismiss)/.test(choice));
    const among = deeds.length ? deeds : open;
    number = (number * 1103515245 + 12345) % 2147483648;
    await inn.call('POST', `/tables/${id}/choices`, { seat: laid.seat, ply: laid.ply, choice: among[number % among.length] });
    [made, idle] = [made + 1, 0];
  }
}

/** Does what a lesson wants, so many times. */
async function learns(inn, id, stops) {
  for (let [made, idle] = [0, 0]; made < stops && idle < 200;) {
    const { lesson, laid = [] } = await inn.call('GET', `/tables/${id}`);
    if (!lesson?.choice || !laid.length) { idle += 1; await sleep(50); continue; }
    await inn.call('POST', `/tables/${id}/choices`, { seat: laid[0].seat, ply: laid[0].ply, choice: lesson.choice });
    [made, idle] = [made + 1, 0];
  }
}

// The file, the page of a table that was made and played, and what one waits for there.
const HOUSE = [
  ['first-evening-1366-en', async (inn) => {
    const { id } = await inn.call('POST', '/tables', { game: 'tricks', lesson: 'first' });
    await learns(inn, id, 3);
    return `/t/${id}`;
  }, '#lesson-do'],
  ['ending-1366-en', async (inn) => `/t/${(await ended(inn)).id}`, '#turned'],
  ['study-1366-en', async (inn) => `${(await ended(inn)).links.replay}?step=40`, '#curve svg'],
];

/** A game against a bot, played to its end. */
async function ended(inn) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'fair' }];
  const { id } = await inn.call('POST', '/tables', { game: 'journey', players: 2, options: {}, seats });
  await plays(inn, id, Infinity);
  const { links } = await inn.call('GET', `/tables/${id}`);
  return { id, links };
}

const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--headless=new'] });
/** A page at a desk, as Ana sees it. */
async function opened(inn, where, language, light) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1366, height: 768 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }, { name: 'prefers-color-scheme', value: light }]);
  await page.setExtraHTTPHeaders({ 'accept-language': language });
  await page.setCookie({ name: 'bree_guest', value: inn.token, url: inn.base });
  await page.goto(inn.base + where, { waitUntil: 'load' });
  return page;
}

const takes = (page, name) => page.screenshot({ path: path.join(folder, `${name}.webp`), type: 'webp', quality: 72 });

for (const [name, game, players, seat, at, options, answers, language, light] of MOMENTS) {
  const inn = await opens(game, at);
  const seats = Array.from({ length: players }, (_, number) => (number + 1 === seat ? { kind: 'me' } : { kind: 'bot', level: 'easy' }));
  const { id } = await inn.call('POST', '/tables', { game, players, options, seats });
  await plays(inn, id, answers);
  const page = await opened(inn, `/t/${id}`, language, light);
  await sleep(1500);
  await takes(page, name);
  await page.close();
  inn.close();
}
for (const [name, made, shown] of HOUSE) {
  const inn = await opens();
  const page = await opened(inn, await made(inn), 'en', 'light');
  // The course of a game is drawn at a press, and takes a while.
  await page.evaluate(() => document.querySelector('#draw-curve button')?.click());
  await page.waitForSelector(shown, { timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector('#curve .remark'), { timeout: 60_000 });
  await page.evaluate(() => document.getElementById('curve')?.scrollIntoView({ block: 'nearest' }));
  await sleep(1500);
  await takes(page, name);
  await page.close();
  inn.close();
}
await browser.close();
