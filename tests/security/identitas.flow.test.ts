/**
 * Protects: a number of identity does not lie open in the database, in any of its tables, and opens only with the key that is
 * outside; equal numbers are found by it, keys may be changed, and who may not see a number whole sees its end.
 */
import { randomBytes } from 'node:crypto';
import type { Fields } from '@mustika/kernel/field.ts';
import {
  identityDigests,
  openIdentity,
  sealIdentity,
  sealStored,
} from '@mustika/server-kit/secrets/identity.ts';
import { createSecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { house } from '../../domains/house.ts';
import { type Kit, testApp } from '../kit/app.ts';
import { beli, dibeli, jualDulu } from '../kit/beli.ts';
import { dipinjam, hargaTaksir } from '../kit/hutang.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../kit/jual.ts';
import { isiLaci } from '../kit/uang.ts';
import { tabelUmum } from './tables.ts';

const REKAP = 'penjualan/get/report-rekap-pajak';
const NIK = '3174012345670001';
const NPWP = '3171012345678901';
const lama = randomBytes(32).toString('base64');
const baru = randomBytes(32).toString('base64');

let kit: Kit;
let noBeli: string;
let noJual: string;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), env: { SECRET_KEYS: lama } });
  await jualDulu(kit, 'SEGEL001');
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'SEGEL002' });
  const diri = { tanggal_lahir: '1980-04-05', pekerjaan: 'DOKTER UJI', sumber_dana: 'GAJI UJI' };
  const penjual = { nama_customer: 'BUDI', nik_sim_passport: NIK, ...diri };
  noBeli = await dibeli(kit.as('KASIR1'), beli(['SEGEL001'], 3_456_000, penjual));
  const pembeli = { nama_customer: 'PT MAJU', npwp_customer: NPWP };
  noJual = await terjual(kit.as('KASIR1'), nota(['SEGEL002'], HARGA_BAKU, pembeli));
});
afterAll(() => kit?.close());

const satu = async (text: string, values: unknown[] = []): Promise<string> =>
  (await kit.owner.query(text, values)).rows[0]?.satu as string;
const tersimpan = (): Promise<string> =>
  satu('select nik_sim_passport as satu from pembelian where no_faktur_group = $1', [noBeli]);

test('no table holds it', async () => {
  const found: string[] = [];
  for (const tabel of await tabelUmum(kit.owner)) {
    const { rows } = await kit.owner.query(
      `select count(*)::int as n from ${tabel} x where x::text like any (array['%${NIK}%', '%${NPWP}%', '%1980-04-05%', '%DOKTER UJI%', '%GAJI UJI%'])`,
    );
    if (rows[0].n > 0) found.push(tabel);
  }
  expect(found).toEqual([]);
  expect(await tersimpan()).toMatch(/^b1\.[0-9a-f]{8}\.[\w-]{22}~r1\.[0-9a-f]{8}\.[\w-]+$/);
});

/** Names that a column with a number of somebody's identity has. */
const NOMOR_ORANG = /(^|_)(nik|ktp|sim|passport|npwp)(_|$)/;
/** Numbers of the shop and of firms, which stand on paper (docs/decisions/0024). */
const NOMOR_USAHA = ['supplier_barang.npwp', 'supplier_berlian.npwp', 'toko.npwp'];

test('every column of that kind takes sealed numbers alone, and every field that asks for one seals it', async () => {
  const { rows } = await kit.owner.query(
    `select c.table_name || '.' || c.column_name as kolom, c.column_name as nama,
            exists (select from pg_constraint r where r.conrelid = format('public.%I', c.table_name)::regclass and r.contype = 'c'
                      and pg_get_constraintdef(r.oid) ~ ('\\m' || c.column_name || '\\M.*r1')) as tersegel
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' order by 1`,
  );
  const kolom = rows.filter(({ nama }) => NOMOR_ORANG.test(nama));
  expect(kolom.filter(({ tersegel }) => tersegel).length).toBeGreaterThan(4);
  const terbuka = kolom.filter((one) => !one.tersegel).map((one) => one.kolom as string);
  expect(terbuka).toEqual(NOMOR_USAHA);
  const asked = house.documents.flatMap(({ name, transitions }) =>
    Object.entries(transitions).flatMap(([step, { fields }]) =>
      Object.keys(fields)
        .filter((field) => NOMOR_ORANG.test(field) && !(fields as Fields)[field]?.segel)
        .map((field) => `${name}.${step}.${field}`),
    ),
  );
  expect(asked).toEqual([]);
});

test('nor takes it in clear', async () => {
  const wall = "with s as (select set_config('app.kode_toko', 'JKT1', false))";
  await expect(
    kit.owner.query(
      `${wall} update pembelian set nik_sim_passport = '${NIK}' from s where no_faktur_group = '${noBeli}'`,
    ),
  ).rejects.toMatchObject({ constraint: 'pembelian_identitas_tersegel' });
  await expect(
    kit.owner.query('select segel_identitas($1, $2, $3, $4, $5)', [
      'pembelian',
      'JKT1',
      noBeli,
      await tersimpan(),
      NIK,
    ]),
  ).rejects.toMatchObject({ code: 'MU002' });
});

test('equal numbers are found, whatever dots they were typed with', async () => {
  const box = kit.deps.secrets;
  const find = (plain: string): Promise<string> =>
    satu(
      "select no_faktur_group as satu from pembelian where split_part(nik_sim_passport, '~', 1) = any ($1)",
      [identityDigests(box, plain)],
    );
  expect(await find('317401.234567.0001')).toBe(noBeli);
  expect(await find('3174012345670002')).toBeUndefined();
  expect(sealIdentity(box, 'JKT1', NIK)).not.toBe(sealIdentity(box, 'JKT1', NIK));
  expect(() => openIdentity(box, 'BDG1', sealIdentity(box, 'JKT1', NIK))).toThrow();
});

test('a cashier reads its end, a supervisor the whole, a report the same', async () => {
  const lihat = async (user: string): Promise<string> =>
    (await kit.as(user).post('penjualan/get/bynota', { no_faktur_group: noJual })).data.dataJualGrouped
      .npwp_customer;
  expect([await lihat('KASIR1'), await lihat('SPV1')]).toEqual(['************8901', NPWP]);
  const beliOf = await kit.as('SPV1').post('pembelian/get/bynota', { no_faktur_group: noBeli });
  expect(beliOf.data.dataPembelianGrouped.nik_sim_passport).toBe('************0001');
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) select u, '/laporan-penjualan-rekap', true from unnest(array['KASIR1', 'SPV1']) u on conflict (user_id, path) do update set is_show = true",
  );
  for (const [user, shown] of [
    ['KASIR1', '************8901'],
    ['SPV1', NPWP],
  ] as const) {
    kit.deps.sessions.forget(user);
    for (const file of ['', '/csv']) {
      const { status, text } = await kit.as(user).get(`${REKAP}${file}`);
      expect(
        [status, text.includes(shown), text.includes(NPWP)],
        `${user} ${file} ${text.slice(0, 200)}`,
      ).toEqual([200, true, shown === NPWP]);
    }
  }
});

test('a new key seals anew what the old one sealed, and what lay open', async () => {
  await hargaTaksir(kit);
  await isiLaci(kit, 5_000_000, 'KASIR1');
  const noHutang = await dipinjam(kit, 500_000, { nik_sim_passport: NIK });
  await kit.owner.query('alter table penjualan drop constraint penjualan_identitas_tersegel');
  await kit.owner.query(
    "with s as (select set_config('app.kode_toko', 'JKT1', false)) update penjualan set npwp_customer = $1 from s where no_faktur_group = $2",
    [NPWP, noJual],
  );
  const both = createSecretBox({ dataDir: '', keys: [baru, lama] });
  expect((await sealStored(kit.deps.db, both)).tersegel).toBe(6);
  expect((await sealStored(kit.deps.db, both)).tersegel).toBe(0);
  const only = createSecretBox({ dataDir: '', keys: [baru] });
  expect(openIdentity(only, 'JKT1', await tersimpan())).toBe(NIK);
  const jual = await satu('select npwp_customer as satu from penjualan where no_faktur_group = $1', [noJual]);
  expect(openIdentity(only, 'JKT1', jual)).toBe(NPWP);
  const hutang = await satu('select nik_sim_passport as satu from hutang where no_faktur_hutang = $1', [
    noHutang,
  ]);
  expect(openIdentity(only, 'JKT1', hutang)).toBe(NIK);
  // Who has lost the key reads the document without the number, and nothing is sealed over.
  const other = createSecretBox({ dataDir: '', keys: [randomBytes(32).toString('base64')] });
  expect(openIdentity(other, 'JKT1', jual)).toBe('****');
  expect((await sealStored(kit.deps.db, other)).tersegel).toBe(0);
});
