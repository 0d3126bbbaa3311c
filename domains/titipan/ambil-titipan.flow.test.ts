/** Protects: a pick-up uses the deposit it names, once, at the price it promised; its way back restores it exactly. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_BAKU } from '../../tests/kit/beli.ts';
import { bukuBarang, bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongBaru,
} from '../../tests/kit/jual.ts';
import { ambilTitip, batalTitip, dilihat, dititip, titip } from '../../tests/kit/titip.ts';

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };

let kit: Kit;
const potong = potongBaru(() => kit, 'TTPB');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const { barang, keadaan } = dilihat(() => kit);

describe('picking up', () => {
  test('a bound price holds whatever gold costs now; the deposit pays, cash the rest; the way back is exact', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await hargaGrup(kit, 1_500_000);
    kit.deps.stores.forget('JKT1');
    const answer = await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000, {
      nama_customer: 'IBU TITIP',
    });
    await hargaGrup(kit);
    kit.deps.stores.forget('JKT1');
    expect(answer, answer.text).toMatchObject({
      status: 200,
      data: { total: HARGA_BAKU, kembali: 0, no_titipan: no, sisa_titipan: 0 },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const faktur = answer.data.no_dokumen as string;
    expect(await bukuUang(kit.owner, faktur)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 3.412.500',
      '1 PENJUALAN/JUAL ONGKOS > KLIRING_PENJUALAN 113.750',
      '1 PENJUALAN/JUAL PENJUALAN_BERLIAN > KLIRING_PENJUALAN 150.000',
      '1 PENJUALAN/JUAL PEMBULATAN > KLIRING_PENJUALAN 250',
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 2.676.500',
      '1 PENJUALAN/HPP PERSEDIAAN_TITIP > HPP 2.950.000',
      '1 PENJUALAN/DP KLIRING_PENJUALAN > TITIPAN_UANG 1.000.000',
    ]);
    expect(await bukuBarang(kit.owner, faktur)).toEqual([`1 ${kode} TITIP/TITIP > @PELANGGAN 3.250`]);
    expect(await keadaan(no)).toBe('CLOSE 0');
    expect(await barang(kode)).toBe('TERJUAL TITIP/TITIP');

    const balik = await denganOtorisasi(
      kit.as('SPV1'),
      'penjualan/batal',
      { no_faktur_group: faktur, alasan: 'salah nota' },
      {
        user_id: 'OWNER',
        password: 'sandi-uji-coba',
      },
    );
    expect(balik, balik.text).toMatchObject({ status: 200 });
    expect(await keadaan(no)).toBe('DONE 1000000');
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({ status: 200 });
  });

  test('without a bound price the price of the day holds', async () => {
    const kode = await potong();
    const no = await dititip(
      kasir(),
      titip([kode], HARGA_BAKU, 1_000_000, { jenis_harga: 'TIDAK_MENGIKAT' }),
    );
    await hargaGrup(kit, 1_000_000);
    kit.deps.stores.forget('JKT1');
    const murah = 3_514_000; // 3.250.000 + 113.750 + 150.000, up to 500
    expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'HARGA_BERUBAH',
    });
    expect(await ambilTitip(kasir(), no, [kode], murah, 1_000_000)).toMatchObject({ status: 200 });
    await hargaGrup(kit);
    kit.deps.stores.forget('JKT1');
    expect(await keadaan(no)).toBe('CLOSE 0');
  });

  test('what the deposit holds too much goes back out of the drawer, and its cancellation brings it in again', async () => {
    const kode = await potong();
    const no = await dititip(
      kasir(),
      titip([kode], HARGA_BAKU, HARGA_BAKU, { jenis_harga: 'TIDAK_MENGIKAT' }),
    );
    await hargaGrup(kit, 1_000_000);
    kit.deps.stores.forget('JKT1');
    const murah = 3_514_000;
    const answer = await ambilTitip(kasir(), no, [kode], murah, HARGA_BAKU);
    await hargaGrup(kit);
    kit.deps.stores.forget('JKT1');
    expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: HARGA_BAKU - murah } });
    const faktur = answer.data.no_dokumen as string;
    expect((await bukuUang(kit.owner, faktur)).slice(-2)).toEqual([
      '1 PENJUALAN/DP KLIRING_PENJUALAN > TITIPAN_UANG 3.514.000',
      '1 KELEBIHAN BAYAR DP PENJUALAN/CASH KAS:KASIR1 > TITIPAN_UANG 162.500',
    ]);
    expect(await keadaan(no)).toBe('CLOSE 0');
    await denganOtorisasi(
      kit.as('SPV1'),
      'penjualan/batal',
      { no_faktur_group: faktur, alasan: 'salah nota' },
      {
        user_id: 'OWNER',
        password: 'sandi-uji-coba',
      },
    );
    expect(await keadaan(no)).toBe(`DONE ${HARGA_BAKU}`);
  });

  test('some of the pieces take their share of the deposit; the last one takes the rest', async () => {
    const [a, b] = [await potong(), await potong()];
    const no = await dititip(kasir(), titip([a, b], 2 * HARGA_BAKU, 1_000_001));
    expect(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 1_000_001)).toMatchObject({
      code: 'TITIPAN_BERUBAH',
      detail: { jumlah: 500_000 },
    });
    expect(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 500_000)).toMatchObject({
      data: { sisa_titipan: 500_001 },
    });
    expect(await keadaan(no)).toBe('DONE 500001');
    expect(await ambilTitip(kasir(), no, [b], HARGA_BAKU, 500_001)).toMatchObject({ status: 200 });
    expect(await keadaan(no)).toBe('CLOSE 0');
  });

  test('another piece may be bought along with it', async () => {
    const [a, lain] = [await potong(), await potong()];
    const no = await dititip(kasir(), titip([a], HARGA_BAKU, HARGA_BAKU));
    const answer = await ambilTitip(kasir(), no, [a, lain], 2 * HARGA_BAKU, HARGA_BAKU);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect((await bukuUang(kit.owner, answer.data.no_dokumen)).filter((row) => row.includes('HPP'))).toEqual([
      '1 PENJUALAN/HPP PERSEDIAAN_TITIP > HPP 2.950.000',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 2.950.000',
    ]);
  });

  test('refused: more than the deposit, a bound price changed, an ended deposit, none named, pieces of another', async () => {
    const [a, lain] = [await potong(), await potong()];
    const no = await dititip(kasir(), titip([a], HARGA_BAKU, 1_000_000));
    expect(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 1_000_001)).toMatchObject({
      code: 'BAYAR_MELEBIHI_TITIPAN',
    });
    expect(
      await ambilTitip(kasir(), no, [a], HARGA_BAKU - 50_000, 1_000_000, {
        barang: [{ kode_barcode: a, kode_sales: 'S1', diskon: 50_000 }],
      }),
    ).toMatchObject({ code: 'HARGA_TITIPAN_TETAP' });
    expect(await ambilTitip(kasir(), no, [lain], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'BUKAN_BARANG_TITIPAN',
    });
    const tanpa = nota([lain], HARGA_BAKU, { bayar: [{ jenis: 'TITIPAN', jumlah: HARGA_BAKU }] });
    expect(await jual(kasir(), tanpa)).toMatchObject({ code: 'NO_TITIPAN_HARUS_DIISI' });
    expect(await ambilTitip(kasir(), 'JKT1-TT-261121-9999', [a], HARGA_BAKU, 1_000_000)).toMatchObject({
      status: 404,
    });
    expect(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 1_000_000)).toMatchObject({ status: 200 });
    expect(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'TITIPAN_SUDAH_SELESAI',
    });
  });

  test('two tills picking up at once: one sale', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, HARGA_BAKU));
    const body = nota([kode], HARGA_BAKU, {
      no_titipan: no,
      bayar: [{ jenis: 'TITIPAN', jumlah: HARGA_BAKU }],
    });
    const answers = await Promise.all([jual(kasir(), body), jual(kit.as('KASIR2'), body)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(await keadaan(no)).toBe('CLOSE 0');
  });
});

describe('validated later', () => {
  test('a deposit waits outside of the books, its piece held where it lies', async () => {
    await atur(kit, { VALIDASI_TITIPAN_MODULE: 'true' });
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await atur(kit, { VALIDASI_TITIPAN_MODULE: null });
    expect(await bukuUang(kit.owner, no)).toEqual([]);
    expect(await barang(kode)).toBe('DITAHAN TOKO/CC01');
    expect(await keadaan(no)).toBe('OPEN 0');
    expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'TITIPAN_BELUM_VALIDASI',
    });
    const tambah = { no_titipan: no, jumlah: 1, bayar: [{ jenis: 'CASH', jumlah: 1 }] };
    expect(await kasir().post('titipan/tambah', tambah)).toMatchObject({ code: 'STATUS_TIDAK_SESUAI' });
    expect(await kit.as('SPV1').post('titipan/validasi', { no_titipan: no })).toMatchObject({ status: 200 });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '2 TITIPAN/CASH TITIPAN_UANG > KAS:KASIR1 1.000.000',
      '2 TITIPAN/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
    ]);
    expect(await keadaan(no)).toBe('DONE 1000000');
  });

  test('a deposit that is cancelled before gives its piece free and moves nothing', async () => {
    await atur(kit, { VALIDASI_TITIPAN_MODULE: 'true' });
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await atur(kit, { VALIDASI_TITIPAN_MODULE: null });
    expect(await batalTitip(kasir(), no, { kode_baki: undefined })).toMatchObject({ status: 200 });
    expect(await bukuUang(kit.owner, no)).toEqual([]);
    expect(await barang(kode)).toBe('TERSEDIA TOKO/CC01');
    expect(await keadaan(no)).toBe('CANC 0');
  });

  test('a sale that waits reserves the deposit; validated it uses it up, cancelled it lets go', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const satu = await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000);
    expect(satu, satu.text).toMatchObject({ status: 200, data: { status: 'OPEN' } });
    expect(await keadaan(no)).toBe('DONE 1000000');
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'TITIPAN_SEDANG_DIAMBIL',
    });
    const tambah = { no_titipan: no, jumlah: 1000, bayar: [{ jenis: 'CASH', jumlah: 1000 }] };
    expect(await kasir().post('titipan/tambah', tambah)).toMatchObject({ code: 'TITIPAN_SEDANG_DIAMBIL' });
    expect(await kit.periksa()).toEqual([]);
    await denganOtorisasi(
      kit.as('SPV1'),
      'penjualan/batal',
      { no_faktur_group: satu.data.no_dokumen, alasan: 'salah nota' },
      OWNER,
    );
    expect(await keadaan(no)).toBe('DONE 1000000');
    const dua = await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000);
    const valid = await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: dua.data.no_dokumen });
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(valid, valid.text).toMatchObject({ status: 200 });
    expect(await bukuBarang(kit.owner, dua.data.no_dokumen)).toEqual([
      `2 ${kode} TITIP/TITIP > @PELANGGAN 3.250`,
    ]);
    expect(await keadaan(no)).toBe('CLOSE 0');
  });
});

describe('together with what else happens to a sale', () => {
  test('PPN on top is that of the day of pick-up, on the price that was bound', async () => {
    const kode = await potong({ ada_faktur_masukan: true });
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true', PPN_CARA: 'EKSKLUSIF' });
    const total = HARGA_BAKU + 40_442; // 1.1 % of it, half up
    expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'HARGA_BERUBAH',
      detail: { total },
    });
    const answer = await ambilTitip(kasir(), no, [kode], total, 1_000_000);
    await atur(kit, { PPN_TRANSAKSI_MODULE: null, PPN_CARA: null });
    expect(answer, answer.text).toMatchObject({ status: 200, data: { total } });
    expect(await bukuUang(kit.owner, answer.data.no_dokumen)).toContain(
      '1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 40.442',
    );
  });

  test('PPN on top counts in the price a deposit may not exceed', async () => {
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true', PPN_CARA: 'EKSKLUSIF' });
    const kode = await potong({ ada_faktur_masukan: true });
    const total = HARGA_BAKU + 40_442;
    const no = await dititip(kasir(), titip([kode], total, total));
    expect(await ambilTitip(kasir(), no, [kode], total, total)).toMatchObject({ status: 200 });
    await atur(kit, { PPN_TRANSAKSI_MODULE: null, PPN_CARA: null });
    expect(await keadaan(no)).toBe('CLOSE 0');
  });

  test('a piece traded in pays first; the deposit what is left; all of it is undone as one', async () => {
    const lama = await potong();
    expect(await jual(kasir(), nota([lama], HARGA_BAKU))).toMatchObject({ status: 200 });
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    const sisa = HARGA_BAKU - BELI_BAKU;
    const answer = await jual(
      kasir(),
      nota([kode], HARGA_BAKU, {
        no_titipan: no,
        tukar: [{ kode_barcode: lama, kode_sales: 'S1', berat: 3.25, kondisi_barang: 'MULUS' }],
        bayar: [
          { jenis: 'TUKAR', jumlah: BELI_BAKU },
          { jenis: 'TITIPAN', jumlah: 1_000_000 },
        ],
      }),
    );
    expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: 1_000_000 - sisa } });
    const faktur = answer.data.no_dokumen as string;
    expect((await bukuUang(kit.owner, faktur)).slice(-2)).toEqual([
      '1 PENJUALAN/DP KLIRING_PENJUALAN > TITIPAN_UANG 220.500',
      '1 KELEBIHAN BAYAR DP PENJUALAN/CASH KAS:KASIR1 > TITIPAN_UANG 779.500',
    ]);
    expect(await kit.periksa()).toEqual([]);
    const batal = { no_faktur_group: faktur, alasan: 'salah nota' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER)).toMatchObject({
      status: 200,
    });
    expect(await keadaan(no)).toBe('DONE 1000000');
    expect([await barang(kode), await barang(lama)]).toEqual(['DITITIP TITIP/TITIP', 'TERJUAL TOKO/CC01']);
  });
});
