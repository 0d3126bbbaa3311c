/** Protects: what the report says is held is what the book owes, day by day; the slip and the closing know deposits. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import {
  atur,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  jual,
  masukkan,
  nota,
} from '../../tests/kit/jual.ts';
import { batalTitip, dititip, titip } from '../../tests/kit/titip.ts';
import { hitungLaci, isiTutup, periksaTutup, tutup } from '../../tests/kit/tutup.ts';

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
let kit: Kit;
const nomor: string[] = [];
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  for (const kode_barcode of ['LPTT0001', 'LPTT0002', 'LPTT0003']) {
    await masukkan(kit, { kode_barcode });
    nomor.push(await dititip(kit.as('KASIR1'), titip([kode_barcode], HARGA_BAKU, 1_000_000)));
  }
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Laporan = { data: Record<string, unknown>[]; totals: Record<string, number> };
const laporan = async (query: string): Promise<Laporan> =>
  JSON.parse((await kit.as('SPV1').get(`titipan/get/report?${query}`)).text) as Laporan;

/** What the money book owes customers at the end of a day. */
const buku = async (tanggal: string): Promise<number> => {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when dari_akun = 'TITIPAN_UANG' then jumlah::bigint else -jumlah::bigint end), 0)::float8 as saldo
       from buku_uang where kode_toko = 'JKT1' and tanggal <= $1 and 'TITIPAN_UANG' in (dari_akun, ke_akun)`,
    [tanggal],
  );
  return rows[0].saldo as number;
};

test('outstanding is the balance of Titipan Uang Pelanggan, on this day and on the next', async () => {
  const [satu, dua] = nomor as [string, string, string];
  const hari1 = await laporan('tgl_awal=2026-11-21&tgl_akhir=2026-11-21');
  expect(hari1.totals).toMatchObject({
    awal: 0,
    masuk: 3_000_000,
    dipakai: 0,
    dikembalikan: 0,
    saldo: 3_000_000,
  });
  await gantiHari(kit, '2026-11-22');
  const bayar = [
    { jenis: 'TITIPAN', jumlah: 1_000_000 },
    { jenis: 'CASH', jumlah: HARGA_BAKU - 1_000_000 },
  ];
  const sale = await jual(kit.as('KASIR1'), nota(['LPTT0001'], HARGA_BAKU, { no_titipan: satu, bayar }));
  expect(sale, sale.text).toMatchObject({ status: 200 });
  expect(await batalTitip(kit.as('KASIR1'), dua)).toMatchObject({ status: 200 });
  const hari2 = await laporan('tgl_awal=2026-11-22&tgl_akhir=2026-11-22');
  expect(hari2.totals).toMatchObject({
    awal: 3_000_000,
    masuk: 0,
    dipakai: 1_000_000,
    dikembalikan: 1_000_000,
    saldo: 1_000_000,
  });
  expect((await laporan('tgl_awal=2026-11-21&tgl_akhir=2026-11-21')).totals.saldo).toBe(
    await buku('2026-11-21'),
  );
  expect(hari2.totals.saldo).toBe(await buku('2026-11-22'));
  expect((await laporan('tgl_awal=2026-11-22&tgl_akhir=2026-11-22&berdasarkan=SALDO')).data).toHaveLength(1);
  // A cancelled pick-up brings back what it used.
  const batal = { no_faktur_group: sale.data.no_dokumen, alasan: 'salah nota' };
  await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER);
  const lagi = await laporan('tgl_awal=2026-11-22&tgl_akhir=2026-11-22');
  expect(lagi.totals).toMatchObject({ dipakai: 0, saldo: 2_000_000 });
  expect(lagi.totals.saldo).toBe(await buku('2026-11-22'));
});

test('the slip says what waits and what is held, twice where the shop prints duplicates', async () => {
  const cetak = (more: object = {}) =>
    kit.as('KASIR1').post('titipan/cetak', { no_titipan: nomor[2], format: 'STRUK', ...more });
  const satu = await cetak();
  expect(satu.data).toMatchObject({ copies: 1, reprint: 0 });
  for (const kata of ['NOTA TITIPAN', 'IBU TITIP', 'LPTT0003', 'UANG TITIPAN', '1.000.000', '2.676.500'])
    expect(satu.data.text).toContain(kata);
  await atur(kit, { CETAK_DUPLIKAT_TITIPAN_MODULE: 'true' });
  expect((await cetak()).data).toMatchObject({ copies: 2, reprint: 1 });
  await atur(kit, { CETAK_DUPLIKAT_TITIPAN_MODULE: null });
  expect((await cetak({ format: 'PDF' })).headers['content-type']).toBe('application/pdf');
});

test('a deposit is found by telephone, name, number and barcode', async () => {
  for (const q of ['081234567890', 'IBU TITIP', nomor[2], 'LPTT0003']) {
    const { data } = await kit.as('KASIR1').get(`titipan?status=DONE&q=${encodeURIComponent(String(q))}`);
    expect(data.map((row: { no_titipan: string }) => row.no_titipan)).toContain(nomor[2]);
  }
});

test('closing the day tells of deposits and asks nothing; one that waits for validation keeps the day open', async () => {
  const spv = kit.as('SPV1');
  const butir = (await periksaTutup(spv)).periksa;
  expect(butir.find(({ kode }) => kode === 'TITIPAN')).toMatchObject({ sifat: 'INFO', jumlah: 2 });
  await atur(kit, { VALIDASI_TITIPAN_MODULE: 'true' });
  await masukkan(kit, { kode_barcode: 'LPTT0004' });
  const no_titipan = await dititip(kit.as('KASIR1'), titip(['LPTT0004'], HARGA_BAKU, 500_000));
  await atur(kit, { VALIDASI_TITIPAN_MODULE: null });
  expect((await periksaTutup(spv)).periksa).toContainEqual(
    expect.objectContaining({ kode: 'BELUM_VALIDASI:titipan', sifat: 'BLOKIR', layar: '/validasi-titipan' }),
  );
  expect(await spv.post('titipan/validasi', { no_titipan })).toMatchObject({ status: 200 });
  await hitungLaci(kit, spv);
  const answer = await tutup(spv, await isiTutup(spv), OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200 });
});
