/** Protects: a signed nota is bought back at any branch, once over all of them, and never a forged one. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BELI_BAKU, beli, jualDulu } from '../../../tests/kit/beli.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const OFF = { NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: 'true' };
const MODAL = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 90_000_000, keterangan: 'modal' };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  for (const toko of ['JKT1', 'BDG1']) await atur(kit, OFF, toko);
  await kit.as('SPV1').post('cash/uang-kas', { ...MODAL, kasir: 'KASIR1' });
  await kit.as('SPV1-BDG').post('cash/uang-kas', { ...MODAL, kasir: 'KASIR1-BDG' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const jkt = () => kit.as('KASIR1');
const bdg = () => kit.as('KASIR1-BDG');
/** The codes printed on a nota. */
const qrDari = async (no_faktur_group: string): Promise<string[]> => {
  const answer = await jkt().post('penjualan/cetak', { no_faktur_group, pratinjau: 'YA' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.qr;
};
/** A piece sold in Jakarta, and the code of its nota. */
async function terjualBerQr(kode: string): Promise<{ nomor: string; qr: string }> {
  const nomor = await jualDulu(kit, kode);
  return { nomor, qr: (await qrDari(nomor))[0] as string };
}
const baca = (qr: string, caller = bdg()): Promise<Answer> => caller.post('pembelian/get/qr', { qr });
const beliQr = (kode_barcode: string, qr: string): object =>
  beli([{ kode_barcode, qr, kode_sales: 'S1' }], BELI_BAKU);

describe('another branch', () => {
  test('reads piece, weight, karat, price and terms, and buys it into its own rows', async () => {
    const { nomor, qr } = await terjualBerQr('QRNOTA01');
    expect((await baca(qr)).data).toMatchObject([
      {
        no_faktur: `${nomor}-1`,
        kode_barcode: 'QRNOTA01',
        toko_jual: 'JKT1',
        nama_barang: 'CINCIN UJI COBA',
        kode_group: '750',
        berat: 3.25,
        kadar: 75,
        harga_emas: 3_412_500,
        harga_atribut: 150_000,
        syarat: 'N00K',
      },
    ]);
    const answer = await bdg().post('pembelian/simpan', beliQr('QRNOTA01', qr));
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const [kode] = answer.data.kode_barcode as [string];
    expect(kode).not.toBe('QRNOTA01');
    const beliNo = answer.data.no_dokumen as string;
    expect(await bukuBarang(kit.owner, beliNo)).toEqual([`1 ${kode} @PELANGGAN > BELI/BELI 3.250`]);
    expect(await bukuUang(kit.owner, beliNo)).toEqual([
      '1 PEMBELIAN/CASH KLIRING_PEMBELIAN > PERSEDIAAN_BELI 3.456.000',
      '1 PEMBELIAN/CASH KAS:KASIR1-BDG > KLIRING_PEMBELIAN 3.456.000',
    ]);
    // The branch that sold it sees that it came back, and neither buys it again nor cancels the sale.
    const dijual = await jkt().post('penjualan/get/bynota', { no_faktur_group: nomor });
    expect(dijual.data.dataJualGrouped.barang).toMatchObject([{ status_tukar: true }]);
    for (const answerLagi of [
      await baca(qr),
      await baca(qr, jkt()),
      await jkt().get('pembelian/get/jual/QRNOTA01'),
      await jkt().post('pembelian/simpan', beli(['QRNOTA01'], BELI_BAKU)),
      await bdg().post('pembelian/simpan', beliQr('QRNOTA01', qr)),
      await denganOtorisasi(
        kit.as('SPV1'),
        'penjualan/batal',
        { no_faktur_group: nomor, alasan: 'batal jual' },
        OWNER,
      ),
    ])
      expect(answerLagi, answerLagi.text).toMatchObject({
        status: 409,
        message: 'Barang Sudah Dibeli Atau Ditukar',
      });
  });

  test('and the selling branch race for one piece: one wins; taken back, the other may', async () => {
    const { nomor, qr } = await terjualBerQr('QRNOTA02');
    const both = await Promise.all([
      bdg().post('pembelian/simpan', beliQr('QRNOTA02', qr)),
      jkt().post('pembelian/simpan', beli(['QRNOTA02'], BELI_BAKU)),
    ]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    const menang = both.find((a) => a.status === 200) as Answer;
    const spv = kit.as(menang === both[0] ? 'SPV1-BDG' : 'SPV1');
    const batal = { no_faktur_group: menang.data.no_dokumen, alasan: 'penjual batal' };
    expect(await denganOtorisasi(spv, 'pembelian/batal', batal, OWNER)).toMatchObject({ status: 200 });
    expect((await baca(qr)).data).toHaveLength(1);
    // A sale that is taken back is no longer a nota.
    const batalJual = { no_faktur_group: nomor, alasan: 'pembeli batal' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batalJual, OWNER)).toMatchObject({
      status: 200,
    });
    expect(await baca(qr)).toMatchObject({ status: 409, code: 'SUDAH_DIBELI' });
    expect(await bdg().post('pembelian/simpan', beliQr('QRNOTA02', qr))).toMatchObject({
      code: 'SUDAH_DIBELI',
    });
  });

  test('takes it in exchange as well', async () => {
    const { qr } = await terjualBerQr('QRNOTA03');
    const { rows } = await kit.owner.query(
      "select b.kode_barcode from barang b where b.kode_toko = 'BDG1' and b.status = 'TERSEDIA' order by b.harga_modal desc limit 1",
    );
    const kode_barcode = rows[0].kode_barcode as string;
    const total = (await bdg().get(`barang/ready/kode-barcode/${kode_barcode}`)).data.harga_jual as number;
    const bayar = [
      { jenis: 'TUKAR', jumlah: BELI_BAKU },
      { jenis: 'CASH', jumlah: total - BELI_BAKU },
    ];
    const tukar = [{ kode_barcode: 'QRNOTA03', qr, kode_sales: 'S1', berat: 3.25, kondisi_barang: 'MULUS' }];
    const answer = await bdg().post('penjualan/simpan', nota([kode_barcode], total, { tukar, bayar }));
    expect(answer, answer.text).toMatchObject({ status: 200, data: { tukar: BELI_BAKU } });
    expect(await baca(qr)).toMatchObject({ status: 409 });
  });

  test('that has no such group says so', async () => {
    const { qr } = await terjualBerQr('QRNOTA04');
    const nama = (dari: string, ke: string) =>
      kit.owner.query(
        `with s as (select set_config('app.kode_toko', 'BDG1', false)) update grup set aktif = $2 from s where kode_toko = 'BDG1' and kode_group = $1`,
        [dari, ke === 'ya'],
      );
    await nama('750', 'tidak');
    expect(await baca(qr)).toMatchObject({ status: 409, code: 'QR_GROUP_TIDAK_ADA' });
    await nama('750', 'ya');
  });
});

describe('a code', () => {
  test('binds its terms in its own store too, where the terms of today are others', async () => {
    const { qr } = await terjualBerQr('QRNOTA05');
    await atur(kit, { HARGA_BELI_TANPA_ATRIBUT_ONGKOS: 'true' });
    const tanpa = await jkt().post('pembelian/simpan', beli(['QRNOTA05'], BELI_BAKU));
    const dengan = await jkt().post('pembelian/simpan', beliQr('QRNOTA05', qr));
    await atur(kit, { HARGA_BELI_TANPA_ATRIBUT_ONGKOS: null });
    expect(tanpa).toMatchObject({ status: 409, code: 'TOTAL_BERUBAH' });
    expect(dengan, dengan.text).toMatchObject({ status: 200, data: { kode_barcode: ['QRNOTA05'] } });
  });

  test.each([
    ['heavier', (qr: string) => qr.replace(/\.2IA\./, '.2IB.')],
    ['of another store', (qr: string) => qr.replace('.JKT1.', '.SBY1.')],
    ['with other terms', (qr: string) => qr.replace('.N00K/', '.N10K/')],
    ['with another signature', (qr: string) => qr.replace(/.$/, (last) => (last === 'A' ? 'I' : 'A'))],
    ['of an unknown key', (qr: string) => qr.replace(/^MSTK1\.\w{4}/, 'MSTK1.0000')],
  ])('%s than it was signed is refused', async (_name, ubah) => {
    const [terakhir] = await qrDari(nomorPalsu);
    const palsu = ubah(terakhir as string);
    expect(palsu).not.toBe(terakhir);
    expect(await baca(palsu)).toMatchObject({
      status: 400,
      message: 'QR Nota Tidak Asli Atau Sudah Diubah',
    });
    expect(await bdg().post('pembelian/simpan', beliQr('QRPALSU1', palsu))).toMatchObject({
      code: 'QR_PALSU',
    });
  });
  let nomorPalsu = '';
  beforeAll(async () => {
    nomorPalsu = await jualDulu(kit, 'QRPALSU1');
  });

  test('that is none, or of another piece, is refused', async () => {
    const [qr] = await qrDari(nomorPalsu);
    expect(await baca('MSTK1.APA.SAJA')).toMatchObject({ status: 400, code: 'QR_TIDAK_DIKENAL' });
    expect(await bdg().post('pembelian/simpan', beliQr('QRNOTA01', qr as string))).toMatchObject({
      code: 'QR_TIDAK_SESUAI',
    });
  });

  test('outlives its key; the next notas are signed with the new one', async () => {
    const [lama] = await qrDari(nomorPalsu);
    expect(await jkt().post('nota-kunci/ganti', {})).toMatchObject({ status: 403 });
    expect(await kit.as('OWNER').post('nota-kunci/ganti', {})).toMatchObject({ status: 200 });
    const [baru] = await qrDari(nomorPalsu);
    expect((baru as string).slice(0, 10)).not.toBe((lama as string).slice(0, 10));
    for (const qr of [lama, baru]) expect(await baca(qr as string)).toMatchObject({ status: 200 });
  });

  test('is several on a long nota, and none on one that waits or was taken back', async () => {
    const kode = ['QRPANJ01', 'QRPANJ02', 'QRPANJ03', 'QRPANJ04', 'QRPANJ05'];
    await masukkan(kit, ...kode.map((kode_barcode) => ({ kode_barcode })));
    const nomor = await terjual(jkt(), nota(kode, 5 * 3_676_500));
    const semua = await qrDari(nomor);
    expect(semua).toHaveLength(2);
    // Dense enough for the narrow paper.
    for (const qr of semua) expect(qr.length).toBeLessThan(500);
    const pdf = await jkt().post('penjualan/cetak', {
      no_faktur_group: nomor,
      format: 'PDF',
      pratinjau: 'YA',
    });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const batal = { no_faktur_group: nomor, alasan: 'pembeli batal' };
    await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER);
    expect(await qrDari(nomor)).toEqual([]);
  });

  test('is signed with a key that only the server may read', async () => {
    const { rows } = await kit.owner.query(
      "select grantee from information_schema.role_table_grants where table_name = 'kunci_nota_rahasia' and privilege_type = 'SELECT' and grantee like 'mustika%'",
    );
    expect(rows).toEqual([{ grantee: 'mustika_app' }]);
  });
});
