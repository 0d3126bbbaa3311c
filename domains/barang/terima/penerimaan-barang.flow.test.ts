/** Protects: a delivery is owed for once, its gold has its cost before and after it wears tags, and nothing is tagged twice. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { beriLabel, berlabel, kenalHwt, kiriman, terimaKirimanBarang } from '../../../tests/kit/terima.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kenalHwt(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const terima = (body: object): Promise<Answer> => spv().post('penerimaan-barang/simpan', body);
const satu = async (no_dokumen: string) =>
  (await spv().get(`penerimaan-barang/satu?no_dokumen=${no_dokumen}`)).data;
const PAJAK = { ppn_faktur: 66_000, pph22_faktur: 15_000, no_faktur_masukan: '05002600000077' };

test('the receipt posts the debt, the tags take the cost from it, each way back is exact', async () => {
  const nomor = await terimaKirimanBarang(kit, kiriman('INV-1', [{}], PAJAK));
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 PEMBELIAN_SUPPLIER/BARANG UTANG_SUPPLIER:HWT > PERSEDIAAN_TERIMA:HWT 6.066.000',
    '1 PEMBELIAN_SUPPLIER/PPH22 UTANG_SUPPLIER:HWT > PPH_DIMUKA 15.000',
  ]);
  expect(await satu(nomor)).toMatchObject({ total_faktur: 6_081_000, sisa_berat: 6, sisa_jumlah: 2 });
  const pertama = await beriLabel(kit, nomor, berlabel('TRFA1000', 2.5));
  const label = numberOf(pertama);
  expect(await bukuUang(kit.owner, label)).toEqual([
    '1 TAMBAH_BARANG/PENERIMAAN PERSEDIAAN_TERIMA:HWT > PERSEDIAAN_TOKO 2.527.500',
  ]);
  const { data: kartu } = await spv().get('barang/ready/kode-barcode/TRFA1000');
  expect(kartu).toMatchObject({
    ...{ supplier: 'HWT', no_faktur_masukan: '05002600000077', ada_faktur_masukan: true },
    harga_modal: 2_527_500,
  });
  expect(await satu(nomor)).toMatchObject({ sisa_berat: 3.5, sisa_jumlah: 1 });
  const batal = { no_dokumen: nomor, alasan: 'salah faktur' };
  expect(await denganOtorisasi(spv(), 'penerimaan-barang/batal', batal, SANDI_OWNER)).toMatchObject({
    ...{ status: 409, code: 'PENERIMAAN_SUDAH_BERLABEL' },
  });
  // The scale of the counter says 20 mg less than that of the delivery: the last piece takes the rest of the cost.
  const kedua = numberOf(await beriLabel(kit, nomor, berlabel('TRFA1001', 3.48)));
  expect(await bukuUang(kit.owner, kedua)).toEqual([
    '1 TAMBAH_BARANG/PENERIMAAN PERSEDIAAN_TERIMA:HWT > PERSEDIAAN_TOKO 3.538.500',
  ]);
  expect(await satu(nomor)).toMatchObject({ sisa_berat: 0, sisa_jumlah: 0 });
  expect(await beriLabel(kit, nomor, berlabel('TRFA1002', 0.02))).toMatchObject({ code: 'PENERIMAAN_HABIS' });
  for (const no_dokumen of [label, kedua])
    await denganOtorisasi(spv(), 'barang/batal', { no_dokumen, alasan: 'salah label' }, SANDI_OWNER);
  expect(await satu(nomor)).toMatchObject({ sisa_berat: 6, sisa_jumlah: 2 });
  expect(await denganOtorisasi(spv(), 'penerimaan-barang/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
  expect(await beriLabel(kit, nomor, berlabel('TRFA1003', 1))).toMatchObject({
    code: 'PENERIMAAN_DIBATALKAN',
  });
});

test('what the scale says differently asks for a second person; an invoice comes once', async () => {
  const ringan = kiriman('INV-2', [{ berat: 5.9 }]);
  const answer = await terima(ringan);
  expect(answer).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  const nomor = numberOf(await denganOtorisasi(spv(), 'penerimaan-barang/simpan', ringan, SANDI_OWNER));
  expect(await satu(nomor)).toMatchObject({
    ...{ berat_faktur: 6, berat: 5.9, total_faktur: 6_000_000, nilai_selisih: 100_000 },
    jenis: [{ selisih: -0.1, modal_terima: 5_900_000 }],
  });
  expect(await terima(kiriman('INV-2'))).toMatchObject({ status: 409, code: 'FAKTUR_SUDAH_DITERIMA' });
  expect(await terima(kiriman('INV-2', [{}], { kode_supplier: 'LOTUS' }))).toMatchObject({ status: 200 });
});

test('the debt is what the invoice says, what the scale misses is lost (vector 47)', async () => {
  const baris = { jumlah: 3, berat_faktur: 10.04, berat: 10, harga_faktur: 1_000_000 };
  const nomor = await terimaKirimanBarang(kit, kiriman('INV-47', [baris], { ppn_faktur: 110_440 }));
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 PEMBELIAN_SUPPLIER/BARANG UTANG_SUPPLIER:HWT > PERSEDIAAN_TERIMA:HWT 10.110.440',
    '1 PEMBELIAN_SUPPLIER/SELISIH UTANG_SUPPLIER:HWT > BARANG_HILANG 40.000',
  ]);
  expect(await satu(nomor)).toMatchObject({ total_faktur: 10_150_440 });
  const batal = { no_dokumen: nomor, alasan: 'salah faktur' };
  expect(await denganOtorisasi(spv(), 'penerimaan-barang/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 200,
  });
});

test('what makes no sense says why', async () => {
  expect(await terima(kiriman('INV-3', [{}, {}]))).toMatchObject({ code: 'JENIS_TERIMA_DUA_KALI' });
  expect(await terima(kiriman('INV-3', [{ kode_dept: 'XX' }]))).toMatchObject({ code: 'INPUT_TIDAK_VALID' });
  const besok = kiriman('INV-3', [{}], { tgl_faktur: '2030-01-01' });
  expect(await terima(besok)).toMatchObject({ code: 'FAKTUR_SETELAH_HARI' });
  const tempo = kiriman('INV-3', [{}], { jatuh_tempo: '2026-11-01' });
  expect(await terima(tempo)).toMatchObject({ code: 'TEMPO_SEBELUM_FAKTUR' });
  await atur(kit, { SUPPLIER_BARANG_MODULE: 'true' });
  const asing = kiriman('INV-3', [{}], { kode_supplier: 'ASING' });
  expect(await terima(asing)).toMatchObject({ status: 404, code: 'TERIMA_SUPPLIER_TIDAK_ADA' });
  await atur(kit, { SUPPLIER_BARANG_MODULE: null });
});

test('a piece of a delivery is of its supplier, its kinds and its cost', async () => {
  const nomor = await terimaKirimanBarang(kit, kiriman('INV-4'));
  const salah = async (more: object): Promise<unknown> =>
    (await beriLabel(kit, nomor, berlabel('TRFB1000', 1, more))).message;
  expect(await salah({ supplier: 'LOTUS' })).toBe('penerimaan ini dari HWT');
  expect(await salah({ harga_modal: 1_000_000 })).toBe('harga modal mengikuti penerimaan');
  expect(await salah({ kode_dept: 'KL', kode_baki: 'KL01' })).toBe(
    'group dan jenis ini tidak ada pada penerimaan',
  );
  expect(await beriLabel(kit, 'TIDAK-ADA', berlabel('TRFB1000', 1))).toMatchObject({
    code: 'PENERIMAAN_TIDAK_ADA',
  });
});

test('two tills tag one delivery at once: one of them looks again', async () => {
  const nomor = await terimaKirimanBarang(kit, kiriman('INV-5'));
  const answers = await Promise.all([
    beriLabel(kit, nomor, berlabel('TRFC1000', 3.5)),
    beriLabel(kit, nomor, berlabel('TRFC1001', 3.5)),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409]);
});

test('the report ties to the account of goods without tags, and a count says what is missing', async () => {
  const nomor = await terimaKirimanBarang(kit, kiriman('INV-6'));
  await beriLabel(kit, nomor, berlabel('TRFD1000', 2.5));
  const { data, totals } = (await kit
    .as('OWNER')
    .get('reportbarang/terima-supplier', { portal: 'JKT1' })) as Answer & { totals: Record<string, number> };
  expect(data).toContainEqual(
    expect.objectContaining({
      no_dokumen: nomor,
      berat: 6,
      berat_label: 2.5,
      sisa_berat: 3.5,
      status: 'SAH',
    }),
  );
  const { rows } = await kit.owner.query(
    `select sum(case when ke_akun = 'PERSEDIAAN_TERIMA' then jumlah::bigint else -jumlah::bigint end)::float8 as modal
       from buku_uang where kode_toko = 'JKT1' and 'PERSEDIAAN_TERIMA' in (dari_akun, ke_akun) and no_dokumen like '%-TR-%'`,
  );
  expect(totals.harga_modal).toBe(rows[0].modal);
  const baris = [{ kode_group: '750', kode_dept: 'CC', jumlah: 1, berat: 2.4 }];
  const path = 'stock-opname-penerimaan/simpan';
  // Which kind differs, and nothing of by how much, until there is a reason; then somebody else reads it.
  expect(await spv().post(path, { no_penerimaan: nomor, baris })).toMatchObject({
    ...{ status: 409, code: 'OPNAME_TERIMA_SELISIH' },
    detail: { jenis: ['750 CC'] },
  });
  const beralasan = {
    no_penerimaan: nomor,
    baris: baris.map((b) => ({ ...b, alasan: 'satu keping kurang' })),
  };
  expect(await spv().post(path, beralasan)).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
    detail: {
      perlu: [{ rincian: [{}, { label: '750 CC', nilai: '-1 pcs, -3,600 g: SATU KEPING KURANG' }] }],
    },
  });
  const hitung = await denganOtorisasi(spv(), path, beralasan, SANDI_OWNER);
  expect(hitung, hitung.text).toMatchObject({
    status: 200,
    data: { jumlah: 1, selisih_jumlah: -1, selisih_berat: -3.6 },
  });
  const opname = (await spv().get(`stock-opname-penerimaan/satu?no_dokumen=${numberOf(hitung)}`)).data;
  expect(opname.jenis).toMatchObject([
    { terima_jumlah: 2, label_jumlah: 1, label_berat: 2.5, selisih_jumlah: -1 },
  ]);
  const lain = [{ kode_group: '750', kode_dept: 'KL', jumlah: 1, berat: 1 }];
  expect(
    await spv().post('stock-opname-penerimaan/simpan', { no_penerimaan: nomor, baris: lain }),
  ).toMatchObject({
    code: 'OPNAME_BELUM_LENGKAP',
  });
});
