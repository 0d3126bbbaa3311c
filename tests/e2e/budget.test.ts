// Goal: the first page stays light on a cheap connection. Method: the files the built page names, as they travel.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = new URL('../../apps/web/dist/', import.meta.url);
const kB = (bytes: number): number => Math.ceil(bytes / 1024);
const gzipped = (path: string): number => gzipSync(readFileSync(new URL(path, DIST))).length;

/** Charts and the camera reader are big and loaded only where they are shown. */
const HEAVY = /batang.widget|chart|zxing|barcode-detector/i;

test('the scripts of the entry page are at most 260 kB', () => {
  const page = readFileSync(new URL('index.html', DIST), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] as string,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(kB(scripts.reduce((sum, path) => sum + gzipped(path), 0))).toBeLessThanOrEqual(260);
});

test('no other script is over 60 kB, except charts and camera', () => {
  const page = readFileSync(new URL('index.html', DIST), 'utf8');
  const big = readdirSync(new URL('assets/', DIST))
    .filter((name) => name.endsWith('.js') && !HEAVY.test(name) && !page.includes(name))
    .map((name) => [name, kB(gzipped(`assets/${name}`))] as const)
    .filter(([, size]) => size > 60);
  expect(big).toEqual([]);
});
