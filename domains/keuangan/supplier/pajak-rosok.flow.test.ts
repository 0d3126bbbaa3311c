/**
 * Protects: scrap that pays a supplier is a sale between businesses. What he is, which two people agreed to, decides about its PPN
 * and PPh 22; both are owed, printed and reported as the ledger has them, and go back with the payment. Domain 13.1, 13.2, 13.5.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  masukkan,
  numberOf,
  potongBaru,
  SANDI_OWNER,
} from '../../../tests/kit/jual.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';

/** 3.250 g of 75 % are 2.438 g of fine gold, at 400.000 a gram. */
const NILAI = 975_200;
const NPWP = '0017845123617000';

let kit: Kit;
const potong = potongBaru(() => kit, 'PJRS');
const spv = () => kit.as('SPV1');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  // Its list begins with whom its pieces name.
  await atur(kit, { SUPPLIER_BARANG_MODULE: null });
  for (const kode of ['PJRA1000', 'PJRA1001', 'PJRA1002'])
    await masukkan(kit, { kode_barcode: kode, supplier: 'SBJ' } as never);
  await atur(kit, { SUPPLIER_BARANG_MODULE: 'true' });
});
beforeEach(() =>
  atur(kit, {
    ...{ PPH22_PENJUALAN_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true', PPH22_PERSEN: null, PPN_CARA: null },
  }),
);
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** A piece that was destroyed to be melted. */
async function rosok(more: object = {}): Promise<string> {
  const kode_barcode = await potong(more);
  const body = { kondisi_barang: 'ROSOK', keterangan: 'patah', barang: [{ kode_barcode }] };
  await denganOtorisasi(spv(), 'hancur-barang/simpan', body, SANDI_OWNER);
  return kode_barcode;
}
const serah = (...kode: string[]): Promise<Answer> =>
  spv().post('supplier/bayar/simpan', {
    ...{ kode_supplier: 'SBJ', harga_rosok: 400_000 },
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
  });
/** What the supplier is, with another person's word. */
async function tandai(isi: object): Promise<Answer> {
  const { rows } = await kit.owner.query(
    "select versi from supplier_barang where kode_toko = 'JKT1' and kode_supplier = 'SBJ'",
  );
  const body = { ...isi, versi: rows[0].versi };
  return denganIzin(spv(), { method: 'PUT', path: 'supplier-barang/update/SBJ', body }, SANDI_OWNER);
}
const saldo = async (akun: string): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when dari_akun = $1 then jumlah::bigint else -jumlah::bigint end), 0)::float8 as n
         from buku_uang where kode_toko = 'JKT1' and kategori in ('BAYAR_SUPPLIER', 'BATAL BAYAR SUPPLIER') and $1 in (dari_akun, ke_akun)`,
      [akun],
    )
  ).rows[0].n;
const buku = async (no: string): Promise<string[]> =>
  (await bukuUang(kit.owner, no)).filter((row) => !row.includes('HPP_ROSOK'));
const batal = (no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(spv(), 'supplier/bayar/batal', { no_dokumen, alasan: 'salah timbang' }, SANDI_OWNER);
type Rekap = {
  no_faktur_group: string;
  tarif: string;
  dpp: number;
  ppn: number;
  pph22: number;
  total: number;
};
const rekap = async (): Promise<{ data: Rekap[]; totals: Record<string, number> }> =>
  JSON.parse((await spv().get('penjualan/get/report-rekap-pajak')).text);

test('nothing is handed over while nobody said what the supplier is; saying it takes a number and a second person', async () => {
  const kode = await rosok();
  expect(await serah(kode)).toMatchObject({ status: 409, code: 'SUPPLIER_TANPA_JENIS' });
  expect(await tandai({ jenis_supplier: 'PABRIKAN' })).toMatchObject({
    ...{ status: 400, message: 'NPWP Pabrikan Atau Pedagang Harus Diisi' },
  });
  const versi = { versi: 1 };
  const body = { npwp: NPWP, jenis_supplier: 'PABRIKAN', ...versi };
  expect(await spv().put('supplier-barang/update/SBJ', body)).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const answer = await tandai(body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  // Where a store takes neither tax nobody has to say anything.
  await atur(kit, { PPN_TRANSAKSI_MODULE: null, PPH22_PENJUALAN_MODULE: null });
  const no = numberOf(await serah(kode));
  expect(await buku(no)).toEqual([`1 BAYAR_SUPPLIER/ROSOK PENJUALAN_ROSOK > UTANG_SUPPLIER:SBJ 975.200`]);
  expect((await rekap()).data.find((row) => row.no_faktur_group === no)).toMatchObject({
    ...{ tarif: 'TANPA PPN', dpp: NILAI, total: NILAI },
  });
  expect(await batal(no)).toMatchObject({ status: 200 });
});

test('a manufacturer: gold at nothing, PPh 22 beside the price; on the paper, in the recap, and back to zero', async () => {
  const sebelum = await rekap();
  const kode = await rosok();
  // The form says it while it is typed, as the payment will have it.
  const isi = { kode_supplier: 'SBJ', harga_rosok: 400_000, barang: [{ kode_barcode: kode }] };
  const nilai = { nilai_rosok: NILAI, ppn_rosok: 0, pph22: 2_438, jumlah: 977_638 };
  expect((await spv().post('supplier/rosok', isi)).data).toEqual({
    ...{ berat_rosok: 3.25, murni_rosok: 2.438, ...nilai },
  });
  const answer = await serah(kode);
  expect(answer, answer.text).toMatchObject({
    ...{ status: 200, data: { nilai_rosok: NILAI, ppn_rosok: 0, pph22: 2_438, jumlah: 977_638 } },
  });
  const no = numberOf(answer);
  expect(await buku(no)).toEqual([
    '1 BAYAR_SUPPLIER/ROSOK PENJUALAN_ROSOK > UTANG_SUPPLIER:SBJ 975.200',
    '1 BAYAR_SUPPLIER/PPH22 UTANG_PPH > UTANG_SUPPLIER:SBJ 2.438',
  ]);
  const pdf = teksPdf((await spv().post('supplier/bayar/bukti', { no_dokumen: no })).bytes).map(
    (t) => t.teks,
  );
  expect(pdf.join(' ')).toMatch(/Pabrikan/);
  expect(pdf).toEqual(expect.arrayContaining(['2.438']));
  const baris = (await rekap()).data.find((row) => row.no_faktur_group === no);
  expect(baris).toMatchObject({ tarif: '0%', dpp: NILAI, ppn: 0, pph22: 2_438, total: NILAI });
  await batal(no);
  expect(await saldo('UTANG_PPH')).toBe(0);
  const { totals } = await rekap();
  expect(totals).toEqual(sebelum.totals);
});

test('a trader: 1.65 % of scrap without a faktur, 1.1 % with one, piece by piece; the recap is the ledger', async () => {
  await tandai({ npwp: NPWP, jenis_supplier: 'PEDAGANG' });
  const tanpa = await rosok();
  const ada = await rosok({ ada_faktur_masukan: true, no_faktur_masukan: '0500260000000009' });
  const no = numberOf(await serah(tanpa, ada));
  // Of 975.200 each: 959.370 + 15.830 and 964.590 + 10.610; PPh 22 of 959.370 and 964.590, down.
  expect(await buku(no)).toEqual([
    '1 BAYAR_SUPPLIER/ROSOK PENJUALAN_ROSOK > UTANG_SUPPLIER:SBJ 1.923.960',
    '1 BAYAR_SUPPLIER/ROSOK PPN_KELUARAN > UTANG_SUPPLIER:SBJ 26.440',
    '1 BAYAR_SUPPLIER/PPH22 UTANG_PPH > UTANG_SUPPLIER:SBJ 4.809',
  ]);
  const baris = (await rekap()).data.filter((row) => row.no_faktur_group === no);
  expect(baris.map(({ tarif, dpp, ppn, pph22 }) => [tarif, dpp, ppn, pph22])).toEqual([
    ['1,1%', 964_590, 10_610, 2_411],
    ['1,65%', 959_370, 15_830, 2_398],
  ]);
  expect(await saldo('PPN_KELUARAN')).toBe(26_440);
  // The rate under which it was sold stands.
  const { rows } = await kit.owner.query(
    "select versi from parameter_ppn where kode_tarif = 'EMAS-TANPA-FAKTUR'",
  );
  expect(
    await denganIzin(
      kit.as('OWNER'),
      {
        method: 'PUT',
        path: 'parameter-ppn/update/EMAS-TANPA-FAKTUR',
        body: { tarif: 2, versi: rows[0].versi },
      },
      { user_id: 'PUSAT', password: 'sandi-uji-coba' },
    ),
  ).toMatchObject({ code: 'TARIF_PPN_DIPAKAI' });
  await batal(no);
  expect([await saldo('PPN_KELUARAN'), await saldo('UTANG_PPH')]).toEqual([0, 0]);
});

test('with a letter no PPh 22; where prices are without tax the PPN comes on top', async () => {
  await tandai({ no_bebas_pph22: 'SKB-0012/2026' });
  await atur(kit, { PPN_CARA: 'EKSKLUSIF' });
  const no = numberOf(await serah(await rosok()));
  expect(await buku(no)).toEqual([
    '1 BAYAR_SUPPLIER/ROSOK PENJUALAN_ROSOK > UTANG_SUPPLIER:SBJ 975.200',
    '1 BAYAR_SUPPLIER/ROSOK PPN_KELUARAN > UTANG_SUPPLIER:SBJ 16.091',
  ]);
  const { data } = await spv().get(`supplier/bayar/satu?no_dokumen=${no}`);
  expect(data).toMatchObject({ no_bebas_pph22: 'SKB-0012/2026', pph22: 0, nilai_rosok: 991_291 });
  await batal(no);
});
