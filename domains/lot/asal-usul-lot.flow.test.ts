/** Protects: whoever stands before gold reads what was bought for it, gram for gram, and before a piece, what became of it. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { hargaGrup, numberOf } from '../../tests/kit/jual.ts';
import { kirimCuci, lakukan, lotSortir, siapkanTukang, terimaPusat } from '../../tests/kit/sepuhan.ts';
import { lotBeli, pieceBeli, sortir } from '../../tests/kit/sortir.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await siapkanTukang(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Baris = {
  langkah: number;
  no_dokumen: string | null;
  kode: string;
  keadaan: string;
  murni: number | null;
  persen: number | null;
  melalui: number | null;
  kode_toko: string;
};
async function asal(
  kode: string,
  more = '',
  portal: string | null = 'JKT1',
): Promise<{ baris: Baris[]; murni: number }> {
  const answer = await kit.as('OWNER').get(`lot/asal-usul?kode=${kode}${more}`, portal ? { portal } : {});
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return {
    baris: answer.data as unknown as Baris[],
    murni: answer.totals?.['murni'] ?? 0,
  };
}
const kodeDari = async (query: string, ...values: unknown[]): Promise<string> =>
  (await kit.owner.query<{ kode: string }>(query, values)).rows[0]?.kode ?? '';

/** A piece and five grams of a lot, sorted as scrap, shipped and melted: piece, lot that was bought, shipment and bar. */
async function batang() {
  const piece = await pieceBeli(kit, 'ASAL1001');
  const beli = await lotBeli(kit);
  const body = sortir(
    [{ kode_barcode: piece, tujuan: 'ROSOK' }],
    [{ kode_lot: beli, qty: 2, berat: 5, tujuan: 'ROSOK' }],
  );
  const sr = numberOf(await lakukan(kit, 'sortir-pembelian/simpan', body));
  const { rows: rosok } = await kit.owner.query<{ kode_lot: string; qty: number; berat: number }>(
    `select l.kode_lot, l.qty, l.berat::float8 / 1000 as berat from lot l where l.kode_lot in
       (select ke_kode from sortir_pembelian_barang where no_dokumen = $1)`,
    [sr],
  );
  const kirim = kirimCuci('LEBUR', '', { lot: rosok });
  const kc = numberOf(await lakukan(kit, 'kirim-barang-cuci/simpan', kirim));
  const { rows: bahan } = await kit.owner.query<{ kode_lot: string; berat_bahan: number; murni: number }>(
    'select kode_lot, berat::float8 / 1000 as berat_bahan, murni::float8 / 1000 as murni from lot where batch = $1',
    [kc],
  );
  const murni = bahan.reduce((total, b) => total + b.murni, 0);
  const hasil = [{ jenis: 'MURNI', kadar: 99.9, berat: Math.floor(murni * 990) / 1000 }];
  const isi = {
    ongkos: null,
    keterangan: null,
    ke_baki: null,
    hasil,
    bahan: bahan.map(({ kode_lot, berat_bahan }) => ({ kode_lot, berat_bahan })),
  };
  const ts = numberOf(await lakukan(kit, 'terima-sepuhan/simpan', isi));
  const bar = await kodeDari(
    `select kode_lot as kode from gerak_lot join lot using (kode_toko, kode_lot) where no_dokumen = $1 and jenis_lot = 'MURNI'`,
    ts,
  );
  return { piece, beli, sr, kc, ts, bar };
}

test('a bar says which bought pieces and lots are in it, and they say what became of them', async () => {
  const { piece, beli, bar, ts, kc, sr } = await batang();
  const { rows } = await kit.owner.query<{ murni: number }>(
    'select murni::float8 / 1000 as murni from lot where kode_lot = $1',
    [bar],
  );
  const dari = await asal(bar);
  expect(dari.murni).toBe(rows[0]?.murni);
  expect(dari.baris.map(({ kode, keadaan, langkah }) => [kode, keadaan, langkah])).toEqual(
    expect.arrayContaining([
      [piece, 'DIBELI', 3],
      [beli, 'DIBELI', 4],
    ]),
  );
  expect(dari.baris.reduce((total, { persen }) => total + (persen ?? 0), 0)).toBeCloseTo(100, 2);
  const langkah = await asal(bar, '&tahap=SEMUA');
  expect(langkah.baris.map(({ no_dokumen }) => no_dokumen)).toEqual(expect.arrayContaining([ts, kc, sr]));
  const jadi = await asal(piece, '&arah=JADI');
  expect(jadi.baris.map(({ kode, keadaan }) => [kode, keadaan])).toEqual(
    expect.arrayContaining([[bar, 'MASIH ADA']]),
  );
  const kartu = await kit.as('SPV1').get(`barang/riwayat/${piece}`);
  expect(kartu.data.sortir).toMatchObject([{ arah: 'JADI', nama: 'ROSOK 75', no_dokumen: sr }]);
  // 3.25 g of 75 %: what is not in the bar is owed by the craftsman.
  expect(jadi.murni).toBe(2.438);
});

test('a piece that is sold again has another code, and both lead to each other', async () => {
  const piece = await pieceBeli(kit, 'ASAL1002');
  await isiLaci(kit, 1000);
  const body = sortir([{ kode_barcode: piece, tujuan: 'JUAL', ke_baki: 'CC01' }]);
  const answer = await lakukan(kit, 'sortir-pembelian/simpan', body);
  const [baru = ''] = answer.data.kode_barcode as unknown as string[];
  expect((await asal(piece, '&arah=JADI')).baris).toMatchObject([
    { kode: baru, keadaan: 'TERSEDIA', persen: 100 },
  ]);
  const kartu = await kit.as('SPV1').get(`barang/riwayat/${piece}`);
  expect(kartu.data.sortir).toMatchObject([{ arah: 'JADI', kode: baru, no_dokumen: numberOf(answer) }]);
  expect((await asal(baru)).baris).toMatchObject([{ kode: piece, keadaan: 'DIBELI', murni: 2.438 }]);
  expect((await asal(baru, '&tahap=SEMUA')).baris).toMatchObject([
    { no_dokumen: numberOf(answer), melalui: 2.438 },
    { kode: piece },
  ]);
});

test('head office reads on into the branch; the branch reads until it was sent', async () => {
  const asalRosok = await lotSortir(kit, 'ROSOK');
  const body = { keterangan: null, lot: [{ kode_lot: asalRosok, qty: 2, berat: 5 }], barang: [] };
  const no_kirim = numberOf(await lakukan(kit, 'kirim-barang-cuci/ke-pusat', body));
  const jalan = await kodeDari(
    'select kode_lot as kode from kirim_pusat_lot where no_dokumen = $1',
    no_kirim,
  );
  expect((await asal(jalan, '&arah=JADI')).baris).toMatchObject([
    { keadaan: 'DALAM PENGIRIMAN', murni: 3.75 },
  ]);
  const tp = await terimaPusat(kit, jalan, 4.99);
  const disana = await kodeDari('select kode_lot as kode from terima_pusat_lot where no_dokumen = $1', tp);
  const { baris } = await asal(disana, '', null);
  expect(baris.filter(({ keadaan }) => keadaan === 'DIBELI').map(({ kode_toko }) => kode_toko)).toContain(
    'JKT1',
  );
  const jadi = await asal(jalan, '&arah=JADI', null);
  expect(jadi.baris).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kode: disana, kode_toko: 'PUSAT', keadaan: 'MASIH ADA' }),
    ]),
  );
  const cabang = await kit.as('SPV1').get(`lot/asal-usul?kode=${jalan}&arah=JADI`);
  expect(cabang.data).toEqual(expect.arrayContaining([expect.objectContaining({ keadaan: 'KE PUSAT' })]));
});

test('without a code it is about all lots of the store', async () => {
  const { rows } = await kit.owner.query<{ murni: number }>(
    "select sum(murni)::float8 / 1000 as murni from lot where kode_toko = 'JKT1'",
  );
  const semua = await asal('');
  expect(semua.murni).toBe(rows[0]?.murni);
  expect(semua.baris.map(({ keadaan }) => keadaan)).not.toContain('SEBELUMNYA');
});

test('what was taken back leaves no trace', async () => {
  const beli = await lotBeli(kit);
  const body = sortir([], [{ kode_lot: beli, qty: 2, berat: 5, tujuan: 'PATRI' }]);
  const sr = numberOf(await lakukan(kit, 'sortir-pembelian/simpan', body));
  const patri = await kodeDari(
    'select ke_kode as kode from sortir_pembelian_barang where no_dokumen = $1',
    sr,
  );
  expect((await asal(patri)).baris).toMatchObject([{ kode: beli, keadaan: 'DIBELI', murni: 3.75 }]);
  await lakukan(kit, 'sortir-pembelian/batal', { no_dokumen: sr, alasan: 'salah pilih' });
  expect((await asal(patri)).baris).toEqual([]);
  expect((await asal('TIDAKADA')).baris).toEqual([]);
});
