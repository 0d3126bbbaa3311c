/** Protects: pieces lie where their last move says, nothing of money moves with them, and what is held stays. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { denganOtorisasi, numberOf, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const pindah = (kode: readonly string[], ke_baki: string): Promise<Answer> =>
  kit.as('SPV1').post('pindah-barang/simpan', {
    ke_baki,
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
  });
const baki = async (kode: string): Promise<string> =>
  (
    await kit.owner.query("select kode_baki from barang where kode_toko = 'JKT1' and kode_barcode = $1", [
      kode,
    ])
  ).rows[0]?.kode_baki;

test('scanned pieces lie in the other tray, the list and the paper say so, and a cancellation takes them back', async () => {
  const kode = await potongan(kit, 'PNDH', 2);
  const nomor = numberOf(await pindah(kode, 'KL01'));
  expect(await bukuBarang(kit.owner, nomor)).toEqual(
    kode.map((kode_barcode) => `1 ${kode_barcode} TOKO/CC01 > TOKO/KL01 3.250`),
  );
  expect(await bukuUang(kit.owner, nomor)).toEqual([]);
  expect((await kit.as('SPV1').get('pindah-barang')).data).toMatchObject([
    { no_dokumen: nomor, ke_baki: 'KL01', jumlah_barang: 2, berat: 6.5, user_id: 'SPV1' },
  ]);
  const pdf = await kit.as('SPV1').post('pindah-barang/bukti', { no_dokumen: nomor });
  expect(pdf.bytes.subarray(0, 5).toString(), pdf.text).toBe('%PDF-');
  const batal = { no_dokumen: nomor, alasan: 'salah baki' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'pindah-barang/batal', batal, SANDI_OWNER)).toMatchObject({
    status: 200,
    data: { jumlah_barang: 2, berat: 6.5 },
  });
  expect(await baki('PNDH1000')).toBe('CC01');
});

test('a whole tray goes at once, unless somebody holds a piece of it', async () => {
  const kode = await potongan(kit, 'PNDB', 3);
  await pindah(kode, 'AT01');
  const pegang = { kode_barcode: kode[1], keranjang: 'keranjang-a' };
  const dipegang = await kit.as('KASIR1').post('keranjang/pegang', pegang);
  expect(dipegang, dipegang.text).toMatchObject({ status: 200 });
  const semua = { dari_baki: 'AT01', ke_baki: 'AT02' };
  expect(await kit.as('SPV1').post('pindah-barang-satu-baki/simpan', semua)).toMatchObject({
    code: 'BARANG_DIPEGANG',
    message: 'Barang Sedang Dipegang KASIR1',
  });
});

test('what cannot move says why, and a room that does not sell asks for a second person', async () => {
  const [kode] = (await potongan(kit, 'PNDC', 1)) as [string];
  expect(await pindah([kode], 'CC01')).toMatchObject({ status: 400, code: 'BAKI_SAMA' });
  expect(await pindah([kode, kode], 'KL01')).toMatchObject({ code: 'BARCODE_DUA_KALI' });
  expect(await pindah(['TIDAKADA'], 'KL01')).toMatchObject({ code: 'BARCODE_TIDAK_ADA' });
  expect(await pindah([kode], 'HANCUR')).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
});
