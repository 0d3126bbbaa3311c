/** Protects: a store lives by the clock of its own place, and TypeScript and SQL know the same places. */
import { DAFTAR_ZONA, formatWaktu, tanggalDi, ZONA } from '@mustika/kernel/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

test.each(DAFTAR_ZONA)('%s is the same place for both', async (zona) => {
  const { rows } = await kit.owner.query(
    `select nama_zona($1) as nama, to_char('2026-11-21T16:30:00Z'::timestamptz at time zone nama_zona($1), 'YYYY-MM-DD HH24:MI') as jam`,
    [zona],
  );
  expect(rows[0].nama).toBe(ZONA[zona].iana);
  expect(rows[0].jam.slice(0, 10)).toBe(tanggalDi('2026-11-21T16:30:00Z', zona));
  expect(rows[0].jam.slice(11)).toBe(formatWaktu('2026-11-21T16:30:00Z', zona).slice(-5));
});

test('half past eleven at night in Jakarta is tomorrow in Makassar: paper, figures and hours follow the store', async () => {
  const owner = kit.as('OWNER');
  const toko = {
    kode_toko: 'MKS1',
    nama_toko: 'MAKASSAR',
    alamat_toko: 'MAKASSAR',
    pkp: false,
    zona: 'WITA',
  };
  expect(await owner.post('tokos/create', toko)).toMatchObject({ status: 200, data: { zona: 'WITA' } });
  const { rows } = await kit.owner.query(
    "select h.tanggal = (now() at time zone 'Asia/Makassar')::date as benar from hari_toko h where kode_toko = 'MKS1'",
  );
  expect(rows).toEqual([{ benar: true }]);
  expect((await owner.get('users/sesi', { portal: 'MKS1' })).data.zona).toBe('WITA');
  expect((await owner.get('users/sesi', { portal: 'JKT1' })).data.zona).toBe('WIB');
  expect(await owner.post('tokos/create', { ...toko, kode_toko: 'MKS2', zona: 'UTC' })).toMatchObject({
    status: 400,
  });
});
