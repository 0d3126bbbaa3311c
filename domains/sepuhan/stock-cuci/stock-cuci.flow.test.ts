/** Protects: gold that is typed in is capital at its cost, and what a scale says otherwise is in the books with a reason. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { atur, hargaGrup, numberOf } from '../../../tests/kit/jual.ts';
import {
  lakukan,
  MODUL_STOCK,
  siapkanTukang,
  stockBaru,
  stockMasuk,
  TUKANG,
} from '../../../tests/kit/sepuhan.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { [MODUL_STOCK]: 'true', SEPUHAN_MODULE: 'true' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const isi = async (kode_lot: string) =>
  (
    await kit.owner.query(
      'select qty, berat::int, murni::int, nilai::float8 as nilai, tempat from lot where kode_lot = $1',
      [kode_lot],
    )
  ).rows[0];
const timbang = (kode_lot: string, berat: number): object => ({
  ...{ keterangan: 'timbangan harian', lot: [{ kode_lot, berat }] },
});

test("what is typed in is the owner's capital, and he agrees to it", async () => {
  const body = { keterangan: null, ke_baki: null, barang: [stockMasuk({ kadar: 75.5 })] };
  const asked = await spv().post('stock-cuci-manual/masuk', body);
  expect(asked).toMatchObject({ code: 'OTORISASI_DIPERLUKAN', detail: { perlu: [{ oleh: 'OWN' }] } });
  const answer = await lakukan(kit, 'stock-cuci-manual/masuk', body);
  expect(answer.data).toMatchObject({ jumlah_barang: 4, berat: 10, harga_modal: 8_000_000 });
  expect(await bukuUang(kit.owner, numberOf(answer))).toEqual([
    expect.stringMatching(/^1 STOCK CUCI\/MASUK MODAL > PERSEDIAAN_PROSES:\S+ 8\.000\.000$/),
  ]);
});

test('lighter is an expense, heavier has no worth, and both can be taken back', async () => {
  const kode_lot = await stockBaru(kit);
  const awal = await isi(kode_lot);
  const kurang = await lakukan(kit, 'stock-cuci-manual/timbang', timbang(kode_lot, 9.5));
  expect(kurang.data).toMatchObject({ berat: -0.5, harga_modal: -400_000 });
  expect(await isi(kode_lot)).toMatchObject({ qty: 4, berat: 9500, nilai: 7_600_000 });
  expect(await bukuUang(kit.owner, numberOf(kurang))).toEqual([
    expect.stringMatching(/^1 STOCK CUCI\/TIMBANG PERSEDIAAN_PROSES:\S+ > BEBAN_SUSUT 400\.000$/),
  ]);
  const lebih = await lakukan(kit, 'stock-cuci-manual/timbang', timbang(kode_lot, 9.7));
  expect(lebih.data).toMatchObject({ berat: 0.2, harga_modal: 0 });
  expect(await isi(kode_lot)).toMatchObject({ berat: 9700, nilai: 7_600_000 });
  for (const answer of [lebih, kurang])
    await lakukan(kit, 'stock-cuci-manual/batal', { no_dokumen: numberOf(answer), alasan: 'salah timbang' });
  expect(await isi(kode_lot)).toEqual(awal);
  await lakukan(kit, 'stock-cuci-manual/timbang', timbang(kode_lot, 0));
  expect(await isi(kode_lot)).toMatchObject({ qty: 0, berat: 0, murni: 0, nilai: 0 });
});

test.each([
  ['the same weight', { berat: 10 }, 'BERAT_TIDAK_BERUBAH'],
  ['a lot twice', { dua: true, berat: 9 }, 'LOT_DUA_KALI'],
])('%s is refused', async (_apa, { berat, dua }: { berat: number; dua?: boolean }, code) => {
  const kode_lot = await stockBaru(kit);
  const satu = { kode_lot, berat };
  const body = { keterangan: 'timbangan harian', lot: dua ? [satu, satu] : [satu] };
  expect(await spv().post('stock-cuci-manual/timbang', body)).toMatchObject({ code });
});

test('what is washed needs a group and a kind, scrap does not; at a craftsman nothing is weighed here', async () => {
  const tanpa = { kode_group: null, kode_dept: null };
  const cuci = { keterangan: null, ke_baki: null, barang: [stockMasuk(tanpa)] };
  expect(await spv().post('stock-cuci-manual/masuk', cuci)).toMatchObject({ code: 'GROUP_JENIS_KOSONG' });
  const rosok = { keterangan: null, ke_baki: null, barang: [stockMasuk({ ...tanpa, jenis_lot: 'ROSOK' })] };
  await lakukan(kit, 'stock-cuci-manual/masuk', rosok);
  const kode_lot = await stockBaru(kit);
  await siapkanTukang(kit);
  await lakukan(kit, 'kirim-barang-cuci/simpan', {
    ...{ pekerjaan: 'CUCI', tukang: TUKANG, perlakuan: null, keterangan: null, barang: [] },
    lot: [{ kode_lot, qty: 4, berat: 10 }],
  });
  const { rows } = await kit.owner.query(
    `select kode_lot from lot where left(tempat, 1) = '@' and berat > 0`,
  );
  const body = timbang(rows[0].kode_lot, 9);
  expect((await spv().post('stock-cuci-manual/timbang', body)).status).toBeGreaterThanOrEqual(400);
});

test('its report adds up, and ends with what the books say', async () => {
  const kode_lot = await stockBaru(kit);
  await lakukan(kit, 'stock-cuci-manual/timbang', timbang(kode_lot, 9.9));
  const { data } = await kit
    .as('OWNER')
    .get('sepuhan/report-stock-cuci?tgl_awal=2026-01-01&tgl_akhir=2026-12-31', { portal: 'JKT1' });
  const rows = data as unknown as Record<string, number | string>[];
  expect(rows.find((row) => row['kode_lot'] === kode_lot)).toMatchObject({
    ...{ awal: 0, masuk: 10, masuk_lain: 0, keluar: 0, timbang: -0.1, akhir: 9.9, harga_modal: 7_920_000 },
  });
  const { rows: buku } = await kit.owner.query(
    `select sum(nilai)::float8 as nilai from lot where kode_toko = 'JKT1' and jenis_lot in ('CUCI', 'PATRI', 'ROSOK', 'MURNI') and left(tempat, 1) <> '@'`,
  );
  expect(rows.reduce((total, row) => total + Number(row['harga_modal']), 0)).toBe(buku[0].nilai);
});
