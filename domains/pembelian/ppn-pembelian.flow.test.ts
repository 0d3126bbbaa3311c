/**
 * Protects: a piece that comes back is paid by what the shop kept of its price. PPN that was in it went to the tax office;
 * a code that was printed when it still counted is honoured as printed. docs/decisions/0027.
 */
import { rupiah } from '@mustika/kernel/amount.ts';
import { tandaTangani } from '@mustika/server-kit/secrets/signing-key.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU, BELI_TANPA_PPN, beli, dibeli, NOTA_BAKU } from '../../tests/kit/beli.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import { atur, HARGA_BAKU, hargaGrup, nota, potongBaru, terjual } from '../../tests/kit/jual.ts';
import { barangBaru, ditukar, jualLama, TUKAR_BAKU, tukar } from '../../tests/kit/tukar.ts';
import { bacaQr, base32, teksQr } from './nota/nota-qr.rule.ts';

/** Gold and stone of the nota without their share of the PPN (the legs of vector 40). */
const NOTA_BERSIH = 3_375_371 + 148_368;

let kit: Kit;
const potong = potongBaru(() => kit, 'PPBL', { ada_faktur_masukan: true });
const kasir = () => kit.as('KASIR1');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, {
    PPN_TRANSAKSI_MODULE: 'true',
    NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: 'true',
  });
  await atur(kit, { NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: 'true' }, 'BDG1');
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 90_000_000, keterangan: 'modal' };
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, kasir: 'KASIR1' });
  await kit.as('SPV1-BDG').post('cash/uang-kas', { ...modal, kasir: 'KASIR1-BDG' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** A piece sold with PPN, its nota and the code on it. */
async function terjualBerPpn(total = HARGA_BAKU): Promise<{ kode: string; qr: string }> {
  const kode = await potong();
  const no_faktur_group = await terjual(kasir(), nota([kode], total, { nama_customer: 'SITI' }));
  const { data } = await kasir().post('penjualan/cetak', { no_faktur_group, pratinjau: 'YA' });
  return { kode, qr: data.qr[0] as string };
}
const terbayar = async (body: object, caller = kasir()): Promise<string[]> =>
  bukuUang(kit.owner, await dibeli(caller, body));

describe('what a taxed piece is bought back for', () => {
  test('is the price of its nota without the tax that was in it, by barcode and at the till alike', async () => {
    const { kode } = await terjualBerPpn();
    expect((await kasir().get(`pembelian/get/jual/${kode}`)).data).toMatchObject([
      { harga_emas: 3_375_371, ongkos: 112_513, harga_atribut: 148_368, total: HARGA_BAKU },
    ]);
    expect(await kasir().post('pembelian/simpan', beli([kode], BELI_BAKU))).toMatchObject({
      code: 'TOTAL_BERUBAH',
      detail: { total: BELI_TANPA_PPN },
    });
    const no = await dibeli(kasir(), beli([kode], BELI_TANPA_PPN));
    const { rows } = await kit.owner.query(
      'select harga_nota::int from pembelian_barang where no_faktur_group = $1',
      [no],
    );
    expect(rows).toEqual([{ harga_nota: NOTA_BERSIH }]);
  });

  test('is the agreed price where the tax came on top of it, and where there was none', async () => {
    await atur(kit, { PPN_CARA: 'EKSKLUSIF' });
    const { kode } = await terjualBerPpn(HARGA_BAKU + 40_442);
    await atur(kit, { PPN_CARA: null, PPN_TRANSAKSI_MODULE: null });
    const lain = await terjualBerPpn();
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
    expect((await terbayar(beli([kode, lain.kode], 2 * BELI_BAKU)))[0]).toContain('6.912.000');
  });

  test('is the same in exchange', async () => {
    await jualLama(kit, 'PPBLTKR1');
    await barangBaru(kit, 'PPBLTKR2');
    const { data } = await kasir().get('pembelian/get/jual/PPBLTKR1');
    const emas = data[0].harga_emas as number;
    const nilai = Math.ceil((emas - emas * 0.03) / 500) * 500;
    expect(nilai).toBeLessThan(TUKAR_BAKU);
    const lama = await kasir().post('penjualan/simpan', tukar(['PPBLTKR2'], ['PPBLTKR1'], TUKAR_BAKU));
    expect(lama).toMatchObject({ code: 'TOTAL_BERUBAH', detail: { total: nilai } });
    await ditukar(kit, tukar(['PPBLTKR2'], ['PPBLTKR1'], nilai));
  });
});

describe('the code on the nota', () => {
  test('says the price without its tax, at the branch that sold it and at another', async () => {
    const [satu, dua] = [await terjualBerPpn(), await terjualBerPpn()];
    const baris = (x: { kode: string; qr: string }) => [{ kode_barcode: x.kode, qr: x.qr }];
    expect(bacaQr(satu.qr)?.isi.barang).toMatchObject([{ harga_emas: 3_375_371, ongkos: 112_513 }]);
    expect((await terbayar(beli(baris(satu), BELI_TANPA_PPN)))[0]).toContain('3.418.500');
    const bdg = kit.as('KASIR1-BDG');
    expect((await terbayar(beli(baris(dua), BELI_TANPA_PPN), bdg))[0]).toContain('3.418.500');
  });

  test('is honoured as printed when it was printed with the tax in it', async () => {
    const { kode, qr } = await terjualBerPpn();
    const isi = bacaQr(qr)?.isi ?? expect.fail('no code');
    const barang = isi.barang.map((b) => ({
      ...b,
      harga_emas: rupiah(3_412_500),
      ongkos: rupiah(113_750),
      harga_atribut: rupiah(150_000),
    }));
    const scope = { kode_toko: 'JKT1', user_id: 'KASIR1', lintas: false };
    const [lama] = await tandaTangani(kit.deps.db, scope, [(key_id) => teksQr({ ...isi, key_id, barang })]);
    const dulu = `${lama?.text}/${base32(lama?.tanda ?? new Uint8Array())}`;
    const { data } = await kasir().post('pembelian/get/qr', { qr: dulu });
    expect(data).toMatchObject([{ harga_emas: 3_412_500, harga_atribut: NOTA_BAKU - 3_412_500 }]);
    const body = beli([{ kode_barcode: kode, qr: dulu }], BELI_BAKU);
    expect((await terbayar(body))[0]).toContain('3.456.000');
  });
});
