/**
 * Protects: the comparison is read from the books. With every file of the family in, each line of its old till's totals agrees; with one
 * left out, or a piece sold, exactly the lines that this is about differ, by what it is.
 */
import { readFileSync } from 'node:fs';
import { singleRows } from '@mustika/kernel/report.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { nota } from '../../tests/kit/jual.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';
import {
  bacaSaldo,
  bawaBarang,
  bawaMember,
  hargaEmas,
  isiSaldo,
  JUMLAH_LAMA,
  malamPindah,
  simpanLama,
  TITIPAN_LEBIH,
} from '../../tests/kit/toko-lama.ts';
import { unggah } from '../../tests/kit/unggah.ts';
import { bandingKasirLama } from './banding-kasir-lama.report.ts';

const PORTAL = { portal: 'JKT1' };
const UKURAN = ['banyak', 'berat', 'jumlah'] as const;
type Ukuran = Partial<Record<(typeof UKURAN)[number], number>>;
type Baris = Record<string, number | string | null> & { bagian: string; rincian: string; keadaan: string };

const berkas = (nama: string): string =>
  readFileSync(new URL(`../../tests/contoh/toko-lama/${nama}`, import.meta.url), 'latin1');

/** Counted in the files themselves: pieces of one group and karat, and of two trays. What is held for somebody lies in a tray for that. */
const DI_BERKAS = berkas('barang.csv')
  .split(/\r?\n/)
  .map((line) => line.split(';'))
  .filter(([kode]) => kode?.startsWith('SR'));
const DITAHAN = new Set(`${berkas('cicilan.csv')} ${berkas('titipan.csv')}`.match(/SR\d{5}/g));
const banyakDi = (kolom: number, isi: string): number =>
  DI_BERKAS.filter((sel) => sel[kolom]?.trim() === isi && (kolom !== 7 || !DITAHAN.has(sel[0] ?? ''))).length;

/** Line by line as the owner has them; the last ones in detail. */
const ANGKA: readonly [bagian: string, rincian: string, isi: Ukuran][] = [
  ...Object.entries(JUMLAH_LAMA).map(([bagian, isi]): [string, string, Ukuran] => [bagian, '', isi]),
  ['GRUP', '700', { banyak: banyakDi(2, 'EMAS 700') }],
  ['BAKI', 'BAKI4', { banyak: banyakDi(7, 'BAKI 4') }],
  ['BAKI', 'BAKI7', { banyak: banyakDi(7, 'BAKI 7') }],
  ['KADAR', '70', { banyak: banyakDi(2, 'EMAS 700') }],
];

let kit: Kit;
/** What the demo was before: this shop is no empty one, so that its old till's totals stand on top of that. */
const dasar = new Map<string, Baris>();
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await malamPindah(kit);
});
afterAll(() => kit?.close());

const namaOf = (bagian: string, rincian: string): string =>
  rincian === '' ? bagian : `${bagian} ${rincian}`;

const banding = async (tampil = 'SEMUA'): Promise<Baris[]> => {
  const { data } = await kit.as('OWNER').get(`pindahan/banding?tampil=${encodeURIComponent(tampil)}`, PORTAL);
  return singleRows(bandingKasirLama, data) as Baris[];
};

/** What differs of the lines that were given, with by how much. */
const beda = async (): Promise<Record<string, Ukuran>> =>
  Object.fromEntries(
    (await banding())
      .filter(({ keadaan }) => keadaan === 'BEDA')
      .map((row) => [
        namaOf(row.bagian, row.rincian),
        Object.fromEntries(UKURAN.flatMap((one) => (row[`beda_${one}`] ? [[one, row[`beda_${one}`]]] : []))),
      ]),
  );

const di = (bagian: string, rincian: string, satu: string): number =>
  Number(dasar.get(namaOf(bagian, rincian))?.[`kini_${satu}`] ?? 0);

/** As an Indonesian program writes it. */
const koma = (angka: number): string => String(angka).replace('.', ',');

const berkasAngka = (): string =>
  [
    'No;Uraian;Kode;Qty;Gram;Rp',
    ...ANGKA.map(([bagian, rincian, isi], at) =>
      [
        ...[at + 1, bagian, rincian],
        ...UKURAN.map((satu) =>
          isi[satu] === undefined ? '' : koma(di(bagian, rincian, satu) + (isi[satu] ?? 0)),
        ),
      ].join(';'),
    ),
  ].join('\n');

async function bawaAngka(key: string): Promise<void> {
  const isian = { petakan: 'ya', file: { nama: 'angka.csv', isi: Buffer.from(berkasAngka()) } };
  const path = 'angka-kasir-lama/import';
  const usul = await unggah(kit.as('OWNER'), path, { ...isian, pratinjau: 'ya' }, PORTAL);
  const { dari, tetap } = usul.data.kolom;
  const peta = JSON.stringify({ dari, tetap, sumber: 'KASIR LAMA' });
  const sent = { ...isian, mode: 'yang-benar', peta };
  const masuk = await unggah(kit.as('OWNER'), path, sent, { ...PORTAL, key });
  expect(masuk.data, masuk.text).toMatchObject({ salah: [] });
}

test('totals are brought by a file, and before anything came over each differs by all of it', async () => {
  // Of groups and trays that are not asked for in detail the page tells the total alone, so the first file says which are.
  await bawaAngka('angka-sementara');
  for (const row of await banding()) dasar.set(namaOf(row.bagian, row.rincian), row);
  await bawaAngka('angka-kasir-lama');
  const kurang = ANGKA.map(([bagian, rincian, isi]) => [
    namaOf(bagian, rincian),
    Object.fromEntries(Object.entries(isi).map(([nama, nilai]) => [nama, -nilai])),
  ]);
  expect(await beda()).toEqual(Object.fromEntries(kurang));
  expect((await banding('BELUM COCOK')).every(({ keadaan }) => keadaan !== 'COCOK')).toBe(true);
});

test('with one file left out exactly its line differs, and with all of them none', async () => {
  await bawaMember(kit);
  // As the handbook says: what is owed for them comes with the opening balances.
  await bawaBarang(kit, false);
  await hargaEmas(kit);
  const { supplier, ...bagian } = await bacaSaldo(kit);
  const isi = await isiSaldo(kit, bagian);
  for (const one of isi['titipan'] ?? [])
    if (TITIPAN_LEBIH.includes(one.no_lama)) one.jenis_harga = 'TIDAK_MENGIKAT';
  await simpanLama(kit, isi);
  expect(await beda()).toEqual({ SUPPLIER: { jumlah: -JUMLAH_LAMA.SUPPLIER.jumlah } });
  await simpanLama(kit, { supplier: supplier?.data.isi.supplier });
  expect(await beda()).toEqual({});
  const { data } = await kit.as('OWNER').get('uji-coba', PORTAL);
  expect(data.nyata).toMatchObject([
    { kode_toko: 'JKT1', diisi: ANGKA.length, cocok: ANGKA.length, beda: 0 },
  ]);
  expect(await kit.periksa()).toEqual([]);
});

test('one piece sold for cash differs by that piece and its money, and nothing else', async () => {
  const { rows } = await kit.owner.query(
    `select kode_barcode, berat::int, harga_modal::float8 as modal, kode_group, kode_baki from barang
      where kode_toko = 'JKT1' and kode_intern like 'SR%' and status = 'TERSEDIA' and kode_group <> '700' and kode_baki not in ('BAKI4', 'BAKI7')
      order by 1 limit 1`,
  );
  const { kode_barcode, berat, modal } = rows[0];
  const kasir = kit.as('KASIR1');
  const ditanya = await kasir.post('penjualan/simpan', nota([{ kode_barcode }], 1));
  const total = ditanya.detail.total as number;
  const dijual = await kasir.post('penjualan/simpan', nota([{ kode_barcode }], total));
  expect(dijual, dijual.text).toMatchObject({ status: 200 });
  expect(await beda()).toEqual({
    BARANG: { banyak: -1, berat: -berat / 1000, jumlah: -modal },
    KAS: { jumlah: total },
  });
});

test('it is a paper and a file as every report is, and each line leads to the list it is made of', async () => {
  const owner = kit.as('OWNER');
  const pdf = await owner.get('pindahan/banding/pdf?tampil=SEMUA', PORTAL);
  const teks = teksPdf(pdf.bytes)
    .map((one) => one.teks)
    .join(' ');
  for (const kata of ['Utang Ke Supplier', 'COCOK', 'BEDA']) expect(teks).toContain(kata);
  const csv = await owner.get('pindahan/banding/csv?tampil=BELUM%20COCOK', PORTAL);
  expect(csv.text).toContain('Semua Barang');
  expect(csv.text).not.toContain('COCOK;');
});

test('a number is said once, and nothing is said of nothing', async () => {
  const baris = (isi: object) => kit.as('OWNER').post('angka-kasir-lama/create', isi, PORTAL);
  expect(await baris({ no_baris: '90', bagian: 'SUPPLIER', banyak: 3 })).toMatchObject({ status: 409 });
  expect(await baris({ no_baris: '91', bagian: 'LOT' })).toMatchObject({ status: 400 });
  expect((await kit.as('SPV1').get('pindahan/banding?tampil=SEMUA')).status).toBe(403);
});
