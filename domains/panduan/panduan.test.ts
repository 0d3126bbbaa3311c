/**
 * Protects: every screen of the menus has its page in the handbook, and a page names only what exists: screens, words that stand on a
 * screen, refusals, settings, keys.
 */
import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusals } from '../../apps/server/refusals.ts';
import { DECLARED } from '../../packages/kernel/settings/declared.ts';
import { potonganKata } from '../../packages/kernel/text/halaman.ts';
import { TABEL } from '../../tests/bahasa/tabel.ts';
import { TEKS } from '../../tests/bahasa/teks-rumah.ts';
import { house } from '../house.ts';
import { LATIHAN } from '../latihan/latihan.rule.ts';
import { pembayaranErrors } from '../pembayaran/pembayaran.errors.ts';
import { kataPanduan, pelajaranPanduan } from './baca-kata.query.ts';
import { halamanLayar, halamanPelajaran, type Sifat, sifatDari } from './halaman.rule.ts';
import { bacaKata, semuaKata } from './kata.rule.ts';

const kata = await kataPanduan();
const pelajaran = await pelajaranPanduan();
const penolakan = [...refusals, ...Object.values(pembayaranErrors)];
const bahan = { house, kata, pelajaran, tolak: new Map(penolakan.map((satu) => [satu.code, satu])) };

const menu = house.screens.filter((screen) => screen.menu);
const layar = new Set(house.screens.map(({ path }) => path));
const semua = [...kata, ...pelajaran.map(({ halaman, isi }) => [halaman, isi] as const)];
/** Every text of ours with the page it stands on. */
const teks = semua.flatMap(([halaman, isi]) => semuaKata(isi).map((satu) => ({ halaman, satu })));
const potongan = teks.flatMap(({ halaman, satu }) => potonganKata(satu).map((p) => ({ halaman, p })));

describe('every screen', () => {
  test('of the menus has its page, and no other has one', () => {
    const tanpa = menu.filter(({ path }) => (kata.get(path)?.kata.length ?? 0) === 0).map(({ path }) => path);
    expect(tanpa, 'Write what it is for: `# /route` and a sentence in domains/panduan/kata').toEqual([]);
    const dalamMenu = new Set(menu.map(({ path }) => path));
    expect([...kata.keys()].filter((nama) => !nama.startsWith(':') && !dalamMenu.has(nama))).toEqual([]);
  });

  test('whose declaration does not say so tells what it does to money and gold', () => {
    const diam = menu.filter(({ path }) => {
      const sifat = sifatDari(house, path);
      const terbaca = sifat.includes('laporan') || sifat.includes('master');
      return !terbaca && (kata.get(path)?.uangEmas.length ?? 0) === 0;
    });
    expect(
      diam.map(({ path }) => path),
      'Add a line that begins with `$ `',
    ).toEqual([]);
  });

  test('begins its page with a sentence of its own', () => {
    const kalimat = menu.map(({ path }) => kata.get(path)?.kata[0] ?? '');
    expect(kalimat.filter((satu, di) => kalimat.indexOf(satu) !== di)).toEqual([]);
    expect(kalimat.filter((satu) => satu.length < 40)).toEqual([]);
  });

  test('has a page that says who may open it and what it answers', () => {
    const subjek = { level: 'OWN', pusat: true, kode_toko: 'X', flags: { has: () => true } } as const;
    for (const screen of menu) {
      const { bagian, tautan } = halamanLayar(bahan, screen, {
        ...subjek,
        settings: {},
        mode: '',
        menu: new Set(menu.map(({ path }) => path)),
      });
      expect(bagian.map(({ judul }) => judul)).toEqual(
        expect.arrayContaining(['Siapa yang boleh', 'Bila ditolak']),
      );
      expect(new Set(bagian.map(({ judul }) => judul)).size, `twice the same heading on ${screen.path}`).toBe(
        bagian.length,
      );
      expect(Object.values(tautan).every(({ judul }) => judul !== '')).toBe(true);
    }
  });
});

describe('a page names only', () => {
  test('screens that there are', () => {
    const asing = potongan.filter(({ p }) => 'layar' in p && !layar.has(p.layar));
    expect(asing).toEqual([]);
  });

  test('words that stand on a screen', () => {
    const dikenal = new Set([
      ...TEKS.map((satu) => satu.teks),
      ...TABEL.flatMap(({ lines }) => lines.map(({ texts }) => texts.id)),
      ...house.documents.flatMap(({ transitions }) =>
        Object.values(transitions).flatMap(({ label, counter }) => [
          label,
          ...(counter ? [counter.act] : []),
        ]),
      ),
    ]);
    expect(potongan.filter(({ p }) => 'label' in p && !dikenal.has(p.label))).toEqual([]);
  });

  test('refusals that there are, by a code that means one thing', () => {
    const menurutKode = Map.groupBy(penolakan, ({ code }) => code);
    const sebutan = semua.flatMap(([halaman, { ditolak }]) => ditolak.map(({ kode }) => ({ halaman, kode })));
    const salah = sebutan.filter(
      ({ kode }) => new Set(menurutKode.get(kode)?.map(({ message }) => message)).size !== 1,
    );
    expect(salah).toEqual([]);
  });

  test('settings and modules that there are', () => {
    const dikenal = new Set<string>(DECLARED.map(({ key }) => key));
    const asing = teks.flatMap(({ halaman, satu }) =>
      (satu.match(/\b[A-Z\d]+(?:_[A-Z\d]+)+\b/g) ?? [])
        .filter((nama) => !dikenal.has(nama))
        .map((nama) => `${halaman}: ${nama}`),
    );
    expect(asing).toEqual([]);
  });

  test('keys that do something', () => {
    const tombol = new Set(
      TABEL.flatMap(({ lines }) => lines.map(({ key }) => /(?:^|\.)tombol\.(.+)$/.exec(key)?.[1])),
    );
    const asing = teks.flatMap(({ halaman, satu }) =>
      (satu.match(/\b(?:F\d+|(?:Alt|Ctrl)\+\w+)\b/g) ?? [])
        .filter((nama) => !tombol.has(nama))
        .map((nama) => `${halaman}: ${nama}`),
    );
    expect(asing).toEqual([]);
  });

  test('sorts of screens that there are', () => {
    const sifat: readonly Sifat[] = ['semua', 'master', 'dokumen', 'meja', 'laporan'];
    const bersama = [...kata.keys()].filter((nama) => nama.startsWith(':'));
    expect(bersama.toSorted()).toEqual(sifat.map((satu) => `:${satu}`).toSorted());
  });
});

test('pictures are of pages, and together no burden', () => {
  const di = new URL('gambar/', import.meta.url);
  const gambar = readdirSync(di).map((nama) => [nama, statSync(new URL(nama, di)).size] as const);
  expect(gambar.length).toBeGreaterThan(30);
  expect(gambar.filter(([, byte]) => byte > 25_000)).toEqual([]);
  const halaman = new Set(menu.map(({ path }) => `${path.slice(1)}.jpg`));
  expect(gambar.filter(([nama]) => !halaman.has(nama))).toEqual([]);
});

test('nobody reads of the report to the authority but on its own page', () => {
  const lain = teks.filter(({ halaman, satu }) => /ppatk|goaml/i.test(satu) && !/ppatk|goaml/.test(halaman));
  expect(lain).toEqual([]);
});

describe('lessons', () => {
  test('are ten, and every drill of the practice store belongs to one', () => {
    expect(pelajaran.map(({ judul }) => judul.split('.')[0])).toEqual([...'123456789'].concat('10'));
    const dipakai = pelajaran.flatMap(({ latihan }) => latihan ?? []);
    expect(dipakai.filter((satu) => !(LATIHAN as readonly string[]).includes(satu))).toEqual([]);
    expect(LATIHAN.filter((satu) => satu !== 'PENYORTIRAN' && !dipakai.includes(satu))).toEqual([]);
  });

  test('lead through screens, step by step', () => {
    const subjek = { level: 'OWN', pusat: true, kode_toko: 'X', flags: { has: () => true } } as const;
    for (const satu of pelajaran) {
      const halaman = halamanPelajaran(bahan, satu, {
        ...subjek,
        settings: {},
        mode: '',
        menu: new Set(layar),
      });
      expect(Object.keys(halaman.tautan).length, satu.judul).toBeGreaterThan(1);
      expect(halaman.bagian[0]?.kata.length, satu.judul).toBeGreaterThan(3);
    }
  });
});

test('a page that is told twice, or a line before its page, is refused when the words are read', () => {
  expect(() => bacaKata('# /x\nsatu\n# /x\ndua')).toThrow('/x');
  expect(() => bacaKata('satu\n# /x')).toThrow('satu');
  expect(bacaKata('# /x\nSatu.\n\n$ Uang.\n! KODE: Lakukan.').get('/x')).toEqual({
    kata: ['Satu.'],
    uangEmas: ['Uang.'],
    ditolak: [{ kode: 'KODE', lakukan: 'Lakukan.' }],
  });
});
