/** Protects: gold between a branch and head office is in one book or on its way, and what did not arrive waits for a decision. */

import { randomUUID } from 'node:crypto';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, hargaGrup, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { jawabPusat, kePusat, lakukan, lotSortir, PUSAT, terimaPusat } from '../../../tests/kit/sepuhan.ts';
import { lotBeli, pieceBeli } from '../../../tests/kit/sortir.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const alasan = 'sudah dicek';
type Isi = { jenis_lot: string; tempat: string; qty: number; berat: number; nilai: number };
const lots = async (kode_toko: string, where: string, ...values: unknown[]): Promise<Isi[]> =>
  (
    await kit.owner.query(
      `select jenis_lot, tempat, qty, berat::int, nilai::float8 as nilai from lot
        where kode_toko = $1 and berat > 0 and ${where} order by jenis_lot, kode_lot`,
      [kode_toko, ...values],
    )
  ).rows;
const diJalan = (no_kirim: string): Promise<Isi[]> => lots('JKT1', 'batch = $2', no_kirim);
const diPusat = async (kadar = 75_000): Promise<number> =>
  (await lots(PUSAT, 'kadar = $2', kadar)).reduce((total, lot) => total + lot.berat, 0);

test('what was sent is on its way at its cost, and in the book of head office once that has it', async () => {
  const { no_kirim, kode_lot } = await kePusat(kit);
  const [di] = await diJalan(no_kirim);
  expect(di).toMatchObject({ jenis_lot: 'KIRIM', tempat: '@PUSAT/ROSOK', qty: 2, berat: 5000 });
  const modal = di?.nilai ?? 0;
  expect(await bukuUang(kit.owner, no_kirim)).toEqual([
    expect.stringMatching(/^1 KIRIM PUSAT\/KIRIM PERSEDIAAN_ROSOK:\S+ > BARANG_DALAM_PENGIRIMAN:\S+ /),
  ]);
  const waiting = await kit.as('PUSAT').post('terima-emas-cabang/di-jalan', {});
  expect(waiting.data).toMatchObject([
    { kode_lot, no_kirim, dari_toko: 'JKT1', jenis_lot: 'ROSOK', berat: 5 },
  ]);
  const ada = await diPusat();
  const answer = await jawabPusat(kit, { kode_lot, berat: 5 });
  expect(answer.data).toMatchObject({ no_kirim, berat: 5, harga_modal: modal });
  expect(await bukuUang(kit.owner, numberOf(answer))).toEqual([
    expect.stringMatching(/^1 KIRIM PUSAT\/TERIMA RK_CABANG:JKT1 > PERSEDIAAN_ROSOK:/),
  ]);
  expect(await diPusat()).toBe(ada + 5000);
  expect(await diJalan(no_kirim)).toEqual([]);
  const read = await spv().get(`kirim-barang-cuci/satu?no_dokumen=${no_kirim}`);
  expect(read.data).toMatchObject({ status: 'TERIMA', sisa: 0, pekerjaan: 'PUSAT', tujuan: PUSAT });
});

test('what the second scale misses waits with its sender: part comes later, part comes back, the rest is lost', async () => {
  const { no_kirim: no_dokumen, kode_lot } = await kePusat(kit);
  const modal = (await diJalan(no_dokumen))[0]?.nilai ?? 0;
  await terimaPusat(kit, kode_lot, 4);
  expect(await diJalan(no_dokumen)).toMatchObject([
    { qty: 0, berat: 1000, nilai: modal - Math.round(modal * 0.8) },
  ]);
  // A later part is agreed to.
  const body = { ke_baki: null, keterangan: null, lot: [{ kode_lot, berat: 0.4 }] };
  const asked = await kit.as('PUSAT').post('terima-emas-cabang/simpan', body);
  expect(asked).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  await terimaPusat(kit, kode_lot, 0.4);
  const kosong = { no_dokumen, alasan };
  expect(await spv().post('kirim-barang-cuci/batal', kosong)).toMatchObject({ status: 409 });
  const back = await lakukan(kit, 'kirim-barang-cuci/kembali', { ...kosong, ke_baki: 'HANCUR' });
  expect(back.data).toMatchObject({ berat: 0.6 });
  const lagi = await denganOtorisasi(spv(), 'kirim-barang-cuci/hilang', kosong, SANDI_OWNER);
  expect(lagi).toMatchObject({ status: 409, code: 'SISA_KIRIMAN_HABIS' });
  expect(await jawabPusat(kit, { kode_lot, berat: 0.6 })).toMatchObject({ code: 'BUKAN_DI_JALAN' });
});

test('what is lost on its way is a loss of the branch', async () => {
  const { no_kirim: no_dokumen, kode_lot } = await kePusat(kit, 'CUCI');
  await terimaPusat(kit, kode_lot, 4.99);
  const [dijalan] = await diJalan(no_dokumen);
  const asked = await spv().post('kirim-barang-cuci/hilang', { no_dokumen, alasan });
  expect(asked.detail, asked.text).toMatchObject({
    perlu: [
      {
        rincian: [{ nilai: `0,010 g, modal ${formatRupiah(dijalan?.nilai as Rupiah)}` }, { label: 'Alasan' }],
      },
    ],
  });
  await lakukan(kit, 'kirim-barang-cuci/hilang', { no_dokumen, alasan });
  const uang = await bukuUang(kit.owner, no_dokumen);
  expect(uang.filter((baris) => baris.includes('KIRIM PUSAT/HILANG'))).toEqual([
    expect.stringMatching(/BARANG_DALAM_PENGIRIMAN:\S+ > BARANG_HILANG /),
  ]);
  const report = await kit
    .as('OWNER')
    .get('sepuhan/report-kirim-pusat?tgl_awal=2026-01-01&tgl_akhir=2026-12-31&jenis_lot=CUCI', {
      portal: 'JKT1',
    });
  expect(report.data).toMatchObject([
    { no_dokumen, tujuan: PUSAT, berat: 5, berat_terima: 4.99, berat_hilang: 0.01, sisa: 0, status: 'SAH' },
  ]);
});

test('called back, it lies where it lay; the day tells of what is on its way at both ends', async () => {
  const { no_kirim: no_dokumen, kode_lot, asal } = await kePusat(kit);
  const periksa = async (user: string): Promise<string[]> =>
    ((await kit.as(user).get('tutup-toko/periksa')).data as { periksa: { kode: string }[] }).periksa.map(
      (b) => b.kode,
    );
  expect(await periksa('SPV1')).toContain('KIRIM_PUSAT');
  expect(await periksa('PUSAT')).toContain('TERIMA_PUSAT');
  const sisa = (await lots('JKT1', 'kode_lot = $2', asal))[0]?.berat ?? 0;
  await lakukan(kit, 'kirim-barang-cuci/batal', { no_dokumen, alasan });
  expect(await lots('JKT1', 'kode_lot = $2', asal)).toMatchObject([
    { jenis_lot: 'ROSOK', berat: sisa + 5000 },
  ]);
  expect(await jawabPusat(kit, { kode_lot, berat: 5 })).toMatchObject({ code: 'BUKAN_DI_JALAN' });
  expect(await periksa('PUSAT')).not.toContain('TERIMA_PUSAT');
});

test('two answers at once: one is taken, its twin gets the same, another one is too late', async () => {
  const { kode_lot, no_kirim } = await kePusat(kit);
  const body = { ke_baki: null, keterangan: null, lot: [{ kode_lot, berat: 5 }] };
  const kirim = (key: string) => kit.as('PUSAT').call('POST', 'terima-emas-cabang/simpan', body, { key });
  const [satu, dua] = [randomUUID(), randomUUID()];
  const semua = await Promise.all([kirim(satu), kirim(satu), kirim(dua)]);
  const jadi = new Set(semua.filter((a) => a.status === 200).map(numberOf));
  expect(jadi.size).toBe(1);
  const { rows } = await kit.owner.query(
    'select sum(berat)::int as berat from terima_pusat where no_kirim = $1',
    [no_kirim],
  );
  expect(rows).toEqual([{ berat: 5000 }]);
});

test('bought pieces go by weight where nothing is sorted, and a craftsman gets nothing from there', async () => {
  await atur(kit, { SEPUHAN_MODULE: 'true' }, PUSAT);
  await atur(kit, { SEPUHAN_MODULE: 'true', SEPUHAN_TERPUSAT_MODULE: 'true' });
  const kode_barcode = await pieceBeli(kit, 'PUST1001');
  const body = { keterangan: null, lot: [], barang: [{ kode_barcode }] };
  const no_kirim = numberOf(await lakukan(kit, 'kirim-barang-cuci/ke-pusat', body));
  expect(await diJalan(no_kirim)).toMatchObject([{ tempat: '@PUSAT/BALENAN', qty: 1 }]);
  const { rows } = await kit.owner.query('select status from barang where kode_barcode = $1', [kode_barcode]);
  expect(rows).toEqual([{ status: 'DISORTIR' }]);
  const tukang = { pekerjaan: 'LEBUR', tukang: 'TUKANG1', perlakuan: null, ...body };
  expect((await spv().post('kirim-barang-cuci/simpan', tukang)).status).toBe(403);
  await lakukan(kit, 'kirim-barang-cuci/batal', { no_dokumen: no_kirim, alasan });
  const kode_lot = await lotBeli(kit);
  const menunggu = (await spv().post('kirim-barang-cuci/menunggu', {})).data as unknown as object[];
  expect(menunggu).toContainEqual(expect.objectContaining({ kode_lot, pekerjaan: 'PUSAT' }));
  await atur(kit, { SEPUHAN_TERPUSAT_MODULE: null });
});

test('head office sends nothing to itself, a lot that lies in the shop has not arrived, and a piece for sale does not go', async () => {
  const asal = await lotSortir(kit, 'ROSOK');
  const lot = [{ kode_lot: asal, qty: 2, berat: 5 }];
  const sendiri = await denganOtorisasi(
    kit.as('PUSAT'),
    'kirim-barang-cuci/ke-pusat',
    { keterangan: null, lot, barang: [] },
    SANDI_OWNER,
  );
  expect(sendiri.status).toBeGreaterThanOrEqual(400);
  expect(await jawabPusat(kit, { kode_lot: asal, berat: 5 })).toMatchObject({ code: 'BUKAN_DI_JALAN' });
  const { kode_lot } = await kePusat(kit);
  expect(await jawabPusat(kit, { kode_lot, berat: 5.05 })).toMatchObject({ code: 'BERAT_MELEBIHI_KIRIMAN' });
});
