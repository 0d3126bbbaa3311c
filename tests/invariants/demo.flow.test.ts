/** Protects: the demo chain is worked by the house's own rules, every kind of document is in it, and its books balance. */
import { manualClock } from '@mustika/kernel/date.ts';
import { cloneDatabase, ensureTemplate, type TestDatabase } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buatRantaiDemo } from '../../database/demo/chain.ts';
import { house } from '../../domains/house.ts';
import { MURAH, PASSWORD, SEKARANG } from '../kit/app.ts';

let database: TestDatabase;
let owner: pg.Client;

const isi = (url: string): Promise<void> =>
  buatRantaiDemo({
    ...{ url, house, clock: manualClock(SEKARANG), password: PASSWORD, passwordCost: MURAH },
    ukuran: { hari: 12, barang: 200, notaPerHari: 4, lengkap: true },
  });

beforeAll(async () => {
  const pgUrl = inject('pgUrl');
  database = await cloneDatabase(pgUrl, await ensureTemplate(pgUrl, 'templat_demo_lengkap', isi));
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

test('every branch has sales, purchases, exchanges, deposits and money that moves', async () => {
  const { rows } = await owner.query<{ kode_toko: string; jenis: string[] }>(
    `select kode_toko, array_agg(distinct jenis order by jenis) as jenis
       from (select kode_toko, jenis from dokumen
             union select kode_toko, 'pembayaran ' || jenis from penjualan_bayar where jenis in ('TUKAR', 'TITIPAN')) d
      group by 1 order by 1`,
  );
  const jenis = [
    ...['mutasi_uang', 'pembayaran TITIPAN', 'pembayaran TUKAR', 'pembelian', 'penjualan'],
    ...['tambah_barang', 'titipan'],
  ];
  expect(rows).toEqual(['BDG1', 'JKT1', 'SBY1'].map((kode_toko) => ({ kode_toko, jenis })));
});

test('its books balance, and no drawer went below nothing', async () => {
  expect((await owner.query('select * from cek_invarian()')).rows).toEqual([]);
  const { rows } = await owner.query("select * from saldo_uang where akun = 'KAS' and saldo < 0");
  expect(rows).toEqual([]);
});
