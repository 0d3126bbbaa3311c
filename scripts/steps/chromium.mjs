import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';
import { say } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the browser tests, installing Debian's when we may, and tells the tests
 * about it in CHROMIUM_PATH. Answers whether there is one.
 */
export function ensureChromium() {
  const found = findChromium() ?? installChromium();
  if (!found) {
    say('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH;');
    say('until then the browser tests fail.');
    return false;
  }
  process.env.CHROMIUM_PATH = found;
  return true;
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...FIXED_PLACES].find((path) => existsSync(path));
}

function installChromium() {
  return installDebian('chromium', 'for the browser tests') ? findChromium() : undefined;
}
