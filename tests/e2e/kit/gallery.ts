/**
 * Every screen of the menus beside its neighbours, in three sizes, light and dark: sheets of small pictures, menu by menu. They are for
 * looking: which one is not as good as the others is seen side by side. `npm run screens -- --semua`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, systemClock, today } from '@mustika/kernel/date.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { house } from '../../../domains/house.ts';
import { semuaModul } from '../../kit/modul.ts';
import { pindah } from './browser.ts';
import { tekan } from './papan-tombol.ts';
import { inStudio, login, openPage, type Studio, still } from './studio.ts';

/** How large a screen is, and how wide its picture on a sheet. */
const SIZES = {
  pc: { width: 1366, height: 768, tile: 480, across: 4 },
  lebar: { width: 1920, height: 1080, tile: 480, across: 4 },
  hp: { width: 390, height: 844, tile: 220, across: 8 },
} as const;
type Size = keyof typeof SIZES;
const THEMES = { terang: 'light', gelap: 'dark' } as const;
type Theme = keyof typeof THEMES;

/** Pictures of one sheet; more go to the next. */
const ROWS = 6;
const GAP = 12;
const LABEL = 18;

type Tile = { path: string; picture: Buffer };
type Sheets = Map<string, Tile[]>;

/** Who sees what a supervisor of a branch does not. */
const HEAD = 'SU';

const SCREENS = house.screens.filter(({ menu, gate }) => menu && gate.is !== 'public');

/** A list begins with what lies a while back, and a report shows something once it was asked, about a month. */
async function asked(page: Page, path: string): Promise<void> {
  const ask = page.getByRole('button', { name: 'Cari Laporan' });
  if ((await ask.count()) === 0) {
    if ((await page.getByLabel('Tanggal Awal').count()) === 0) return;
    await pindah(page, path, `?tgl_awal=${addDays(today(systemClock), -60)}`);
    return await still(page);
  }
  const month = page.getByText('Bulan ini', { exact: true });
  if ((await month.count()) > 0) await month.first().click();
  await ask.first().click();
  await still(page);
}

async function shoot(page: Page, sheets: Sheets, group: string, path: string): Promise<void> {
  for (const [theme, scheme] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const [size, { width, height, tile }] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      await still(page);
      const picture = await sharp(await page.screenshot())
        .resize({ width: tile })
        .png()
        .toBuffer();
      const sheet = `${group}-${size}-${theme}`;
      sheets.set(sheet, [...(sheets.get(sheet) ?? []), { path, picture }]);
    }
  }
  await page.setViewportSize(SIZES.pc);
}

/** Goes through what this person may open; answers what he may not. */
async function walk(
  studio: Studio,
  user: string,
  todo: typeof SCREENS,
  sheets: Sheets,
): Promise<typeof SCREENS> {
  const page = await openPage(studio, { viewport: SIZES.pc });
  await login(page, studio.url, user);
  if (user === HEAD) {
    await page.getByRole('combobox', { name: 'Pilih Toko' }).fill('JKT1');
    await tekan(page, 'Enter');
    await still(page);
  }
  const left: (typeof SCREENS)[number][] = [];
  for (const screen of todo) {
    await pindah(page, screen.path);
    await still(page);
    if (
      (await page
        .locator('#isi')
        .getByText(/Mohon Pilih Toko|Tidak Berhak/)
        .count()) > 0
    ) {
      left.push(screen);
      continue;
    }
    await asked(page, screen.path);
    await shoot(page, sheets, screen.group ?? 'lain', screen.path);
    console.log(screen.path);
  }
  await page.context().close();
  return left;
}

const caption = (path: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="0" y="13" font-family="sans-serif" font-size="12" fill="#888">${path}</text></svg>`,
  );

/** One sheet: pictures in rows, each with its address above. */
async function compose(size: Size, theme: Theme, tiles: readonly Tile[], path: string): Promise<void> {
  const { width, height, tile, across } = SIZES[size];
  const high = Math.trunc((tile * height) / width);
  const rows = Math.ceil(tiles.length / across);
  await sharp({
    create: {
      width: across * (tile + GAP) + GAP,
      height: rows * (high + LABEL + GAP) + GAP,
      channels: 3,
      background: theme === 'gelap' ? '#000' : '#fff',
    },
  })
    .composite(
      tiles.flatMap(({ path: address, picture }, n) => {
        const left = GAP + (n % across) * (tile + GAP);
        const top = GAP + Math.trunc(n / across) * (high + LABEL + GAP);
        return [
          { input: caption(address, tile), left, top },
          { input: picture, left, top: top + LABEL },
        ];
      }),
    )
    .webp({ quality: 55, effort: 5 })
    .toFile(path);
}

/** A page that leads to the sheets, menu by menu. */
function index(files: readonly string[]): string {
  const groups = Map.groupBy(files, (file) => /\/([a-z]+)/.exec(file)?.[1] ?? '');
  const cell = (group: string, size: Size): string =>
    (Object.keys(THEMES) as Theme[])
      .flatMap((theme) =>
        (groups.get(group) ?? [])
          .filter((file) => file.startsWith(`${size}-${theme}/`))
          .map((file, n) => `[${theme}${n > 0 ? ` ${n + 1}` : ''}](${file})`),
      )
      .join(' ');
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const sizes = Object.keys(SIZES) as Size[];
  return [
    '# Every screen of the menus',
    '',
    'Taken from the running product with the demo chain and every module on: `npm run screens -- --semua`.',
    '',
    row(['Menu', ...sizes.map((size) => `${SIZES[size].width} x ${SIZES[size].height}`)]),
    row(['---', ...sizes.map(() => '---')]),
    ...[...groups.keys()].map((group) => row([group, ...sizes.map((size) => cell(group, size))])),
    '',
  ].join('\n');
}

/** All of them, into this folder, which has nothing else. */
export async function gallery(target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const sheets: Sheets = new Map();
  await inStudio(async (studio) => {
    await semuaModul(studio.owner);
    const notHis = await walk(studio, 'SPV1', SCREENS, sheets);
    const nobodys = await walk(studio, HEAD, notHis, sheets);
    for (const { path } of nobodys) console.error(`nobody opens ${path}`);
    if (nobodys.length > 0) process.exitCode = 1;
  });
  const files: string[] = [];
  for (const [name, tiles] of sheets) {
    const [group, size, theme] = name.split('-') as [string, Size, Theme];
    const each = SIZES[size].across * ROWS;
    for (let from = 0; from < tiles.length; from += each) {
      const folder = `${size}-${theme}`;
      const file = `${folder}/${group}${tiles.length > each ? `-${from / each + 1}` : ''}.webp`;
      mkdirSync(join(target, folder), { recursive: true });
      await compose(size, theme, tiles.slice(from, from + each), join(target, file));
      files.push(file);
    }
  }
  writeFileSync(join(target, 'README.md'), index(files));
}
