import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';
import { say } from './process.mjs';

/** Builds without a window: the same engine, a fifth less work a page. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the browser tests, one without a window if it may be, installing Debian's when we may, and tells the
 * tests about it in CHROMIUM_PATH. Answers whether there is one.
 */
export async function ensureChromium() {
  const found = (await findChromium()) ?? (await installed(NAMES));
  if (!found) {
    say('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH;');
    say('until then the browser tests fail.');
    return false;
  }
  process.env.CHROMIUM_PATH = found;
  return true;
}

async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return (
    onPath(SHELLS) ??
    (await installed(SHELLS)) ??
    onPath(NAMES) ??
    FIXED_PLACES.find((path) => existsSync(path))
  );
}

function onPath(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}

async function installed(names) {
  return (await installDebian(names[0], 'for the browser tests')) ? onPath(names) : undefined;
}
