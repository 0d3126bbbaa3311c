/** Protects: a customer's money and the piece it holds are in the books to the rupiah, until picked up or given back. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import {
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  jual,
  type Kebutuhan,
  nota,
  potongBaru,
  setujui,
} from '../../tests/kit/jual.ts';
import { ambilTitip, batalTitip, dilihat, dititip, titip } from '../../tests/kit/titip.ts';

const EDC = 'EDC-BCA-JKT1';
const BRI = '7310455201';
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const TABEL = [...TABEL_BUKU, 'titipan', 'titipan_barang', 'titipan_gerak'];

let kit: Kit;
const potong = potongBaru(() => kit, 'TTPA');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const { barang, keadaan } = dilihat(() => kit);

describe('leaving a deposit', () => {
  test('money is owed to the customer, the piece waits in gudang TITIP at its cost', async () => {
    const kode = await potong();
    const answer = await kasir().post(
      'titipan/simpan',
      titip([kode], HARGA_BAKU, 1_000_000, { bayar: [{ jenis: 'CASH', jumlah: 1_050_000 }] }),
    );
    expect(answer, answer.text).toMatchObject({
      status: 200,
      message: 'Titipan Berhasil Disimpan',
      data: { status: 'DONE', total: HARGA_BAKU, uang_muka: 1_000_000, kembali: 50_000 },
    });
    expect(answer.headers['x-perjalanan-database']).toBe('2');
    const { no_dokumen } = answer.data;
    expect(no_dokumen).toMatch(/^JKT1-TT-261121-\d{4}$/);
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 TITIPAN/CASH TITIPAN_UANG > KAS:KASIR1 1.000.000',
      '1 TITIPAN/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
    ]);
    expect(await bukuBarang(kit.owner, no_dokumen)).toEqual([`1 ${kode} TOKO/CC01 > TITIP/TITIP 3.250`]);
    expect(await barang(kode)).toBe('DITITIP TITIP/TITIP');
    expect(await keadaan(no_dokumen)).toBe('DONE 1000000');
  });

  test('card, transfer and cash at once; the fee of the card holder is none of his deposit', async () => {
    await kit.owner.query(
      "update rekening set fee_persen = 2000, fee_ditanggung = 'PELANGGAN' where kode_toko = 'JKT1' and no_rekening = $1",
      [EDC],
    );
    kit.deps.stores.forget('JKT1');
    const kode = await potong();
    const bayar = [
      { jenis: 'DEBET', jumlah: 500_000, no_rekening: EDC, kartu_akhir: '1234' },
      { jenis: 'CREDIT', jumlah: 300_000, no_rekening: EDC },
      { jenis: 'TRANSFER', jumlah: 200_000, no_rekening: BRI },
      { jenis: 'CASH', jumlah: 100_000 },
    ];
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_100_000, { bayar }));
    expect(await bukuUang(kit.owner, no)).toEqual([
      `1 TITIPAN/DEBET TITIPAN_UANG > PIUTANG_EDC:${EDC} 500.000`,
      `1 TITIPAN/FEE_KARTU PENDAPATAN_LAIN > PIUTANG_EDC:${EDC} 10.000`,
      `1 TITIPAN/CREDIT TITIPAN_UANG > PIUTANG_EDC:${EDC} 300.000`,
      `1 TITIPAN/FEE_KARTU PENDAPATAN_LAIN > PIUTANG_EDC:${EDC} 6.000`,
      `1 TITIPAN/TRANSFER TITIPAN_UANG > BANK:${BRI} 200.000`,
      '1 TITIPAN/CASH TITIPAN_UANG > KAS:KASIR1 100.000',
      '1 TITIPAN/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
    ]);
  });

  test.each([
    ['no name and no telephone', { nama_customer: undefined }, 400, 'NAMA_HP_HARUS_DIISI'],
    ['a name without a telephone', { no_hp_customer: undefined }, 400, 'NAMA_HP_HARUS_DIISI'],
    ['more than the price', { uang_muka: HARGA_BAKU + 1 }, 400, 'UANG_MUKA_LEBIH'],
    ['less paid than said', { bayar: [{ jenis: 'CASH', jumlah: 999_999 }] }, 400, 'BAYAR_KURANG'],
    [
      'more transferred than said',
      { bayar: [{ jenis: 'TRANSFER', jumlah: 1_000_001, no_rekening: BRI }] },
      400,
      'BAYAR_LEBIH',
    ],
    ['another total', { total: HARGA_BAKU - 500 }, 409, 'HARGA_BERUBAH'],
    [
      'a deposit paid with a deposit',
      { bayar: [{ jenis: 'TITIPAN', jumlah: 1_000_000 }] },
      400,
      'INPUT_TIDAK_VALID',
    ],
  ])('%s is refused and nothing is written', async (_what, more, status, code) => {
    const kode = await potong();
    const before = await jumlahBaris(kit.owner, TABEL);
    const body = { ...titip([kode], HARGA_BAKU, 1_000_000), ...more };
    expect(await kasir().post('titipan/simpan', body)).toMatchObject({ status, code });
    expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
  });

  test('a bargain without a bound price is refused: the price of the day of pick-up is not known', async () => {
    const kode = await potong();
    const body = titip([{ kode_barcode: kode, diskon: 50_000 }], HARGA_BAKU - 50_000, 500_000, {
      jenis_harga: 'TIDAK_MENGIKAT',
    });
    expect(await kasir().post('titipan/simpan', body)).toMatchObject({ code: 'TAWARAN_TANPA_IKATAN' });
  });

  test('a bound price below cost asks for the approval a sale asks for', async () => {
    const kode = await potong({ harga_modal: 3_676_000 });
    const body = titip([{ kode_barcode: kode, diskon: 100_000 }], HARGA_BAKU - 100_000, 500_000);
    const answer = await denganOtorisasi(kasir(), 'titipan/simpan', body);
    expect(answer, answer.text).toMatchObject({ status: 200 });
  });

  test('the piece is nobody else’s: not sold, not held, not left a second time', async () => {
    const kode = await potong();
    await dititip(kasir(), titip([kode], HARGA_BAKU, 500_000));
    const lain = kit.as('KASIR2');
    expect(await jual(lain, nota([kode], HARGA_BAKU))).toMatchObject({ code: 'BARANG_SUDAH_BERUBAH' });
    expect(
      await lain.post('keranjang/pegang', { keranjang: 'keranjang-lain', kode_barcode: kode }),
    ).toMatchObject({
      code: 'BARANG_SUDAH_BERUBAH',
    });
    expect(await lain.post('titipan/simpan', titip([kode], HARGA_BAKU, 500_000))).toMatchObject({
      code: 'BARANG_SUDAH_BERUBAH',
    });
  });

  test('two tills at once: one gets the piece', async () => {
    const kode = await potong();
    const answers = await Promise.all([
      kasir().post('titipan/simpan', titip([kode], HARGA_BAKU, 500_000)),
      jual(kit.as('KASIR2'), nota([kode], HARGA_BAKU)),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
  });
});

describe('adding', () => {
  test('goes on the same debt under its own category, up to the price and no further', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    const answer = await kit.as('KASIR2').post('titipan/tambah', {
      no_titipan: no,
      jumlah: 500_000,
      bayar: [{ jenis: 'CASH', jumlah: 600_000 }],
    });
    expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: 100_000, saldo: 1_500_000 } });
    expect((await bukuUang(kit.owner, no)).at(-1)).toBe(
      '2 TAMBAH DP TITIPAN/CASH TITIPAN_UANG > KAS:KASIR2 500.000',
    );
    const sisa = HARGA_BAKU - 1_500_000;
    const lebih = { no_titipan: no, jumlah: sisa + 1, bayar: [{ jenis: 'CASH', jumlah: sisa + 1 }] };
    expect(await kasir().post('titipan/tambah', lebih)).toMatchObject({
      status: 400,
      code: 'TAMBAH_LEBIH',
      detail: { sisa },
    });
    const lunas = {
      no_titipan: no,
      jumlah: sisa,
      bayar: [{ jenis: 'TRANSFER', jumlah: sisa, no_rekening: BRI }],
    };
    expect(await kasir().post('titipan/tambah', lunas)).toMatchObject({ status: 200 });
    expect(await keadaan(no)).toBe(`DONE ${HARGA_BAKU}`);
  });
});

describe('cancelling', () => {
  test('pays back what is held, into the tray that was asked for, with another person’s word, on any day', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await gantiHari(kit, '2026-11-22');
    const tanpaBaki = { no_titipan: no, cara_kembali: 'CASH', alasan: 'batal saja' };
    expect(await kasir().post('titipan/batal', tanpaBaki)).toMatchObject({ code: 'BAKI_HARUS_DIPILIH' });
    const kosong = await batalTitip(kit.as('SPV1'), no, {}, OWNER);
    expect(kosong).toMatchObject({ status: 409, code: 'SALDO_KAS_KURANG' });
    const answer = await batalTitip(kasir(), no);
    expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: 1_000_000 } });
    expect((await bukuUang(kit.owner, no)).slice(-2)).toEqual([
      '2 BATAL TITIP/CASH KAS:KASIR1 > TITIPAN_UANG 1.000.000',
      '2 BATAL TITIP/KEMBALI PERSEDIAAN_TITIP > PERSEDIAAN_TOKO 2.950.000',
    ]);
    expect((await bukuBarang(kit.owner, no)).at(-1)).toBe(`2 ${kode} TITIP/TITIP > TOKO/CC02 3.250`);
    expect(await barang(kode)).toBe('TERSEDIA TOKO/CC02');
    expect(await keadaan(no)).toBe('CANC 0');
    expect(await jual(kasir(), nota([kode], HARGA_BAKU))).toMatchObject({ status: 200 });
    expect(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)).toMatchObject({
      code: 'TITIPAN_SUDAH_SELESAI',
    });
  });

  test('whoever agreed to give back a tenth has not agreed to all of it', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 400_000));
    const body = { no_titipan: no, kode_baki: 'CC02', cara_kembali: 'CASH', alasan: 'batal saja' };
    const asked = await kasir().post('titipan/batal', body);
    const detail_authorization = await setujui(kasir(), asked.detail as Kebutuhan);
    const tambah = { no_titipan: no, jumlah: 600_000, bayar: [{ jenis: 'CASH', jumlah: 600_000 }] };
    expect(await kasir().post('titipan/tambah', tambah)).toMatchObject({ status: 200 });
    const lagi = await kasir().post('titipan/batal', { ...body, detail_authorization });
    expect(lagi).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    expect(JSON.stringify(lagi.detail.perlu)).toContain('1.000.000');
    expect(await keadaan(no)).toBe('DONE 1000000');
    expect(await batalTitip(kasir(), no)).toMatchObject({ status: 200, data: { kembali: 1_000_000 } });
  });

  test('by transfer; a tray that does not sell is no tray', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 700_000));
    const body = { no_titipan: no, kode_baki: 'BELI', cara_kembali: 'CASH', alasan: 'batal saja' };
    expect(await kasir().post('titipan/batal', body)).toMatchObject({ code: 'BAKI_HARUS_DIPILIH' });
    const transfer = { cara_kembali: 'TRANSFER' };
    expect(await kasir().post('titipan/batal', { ...body, ...transfer, kode_baki: 'CC01' })).toMatchObject({
      code: 'REKENING_TIDAK_ADA',
    });
    await batalTitip(kasir(), no, { ...transfer, no_rekening: BRI });
    expect((await bukuUang(kit.owner, no)).at(-2)).toBe(
      `2 BATAL TITIP/TRANSFER BANK:${BRI} > TITIPAN_UANG 700.000`,
    );
  });

  test('after some pieces were picked up the rest goes back, and the sale can still be undone', async () => {
    const [a, b] = [await potong(), await potong()];
    const no = await dititip(kasir(), titip([a, b], 2 * HARGA_BAKU, 1_000_000));
    const sale = await ambilTitip(kasir(), no, [a], HARGA_BAKU, 500_000);
    expect(sale, sale.text).toMatchObject({ status: 200 });
    expect(await batalTitip(kasir(), no)).toMatchObject({ status: 200, data: { kembali: 500_000 } });
    expect(await keadaan(no)).toBe('CANC 0');
    const batal = { no_faktur_group: sale.data.no_dokumen, alasan: 'salah nota' };
    await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER);
    expect(await keadaan(no)).toBe('DONE 500000');
    expect([await barang(a), await barang(b)]).toEqual(['DITITIP TITIP/TITIP', 'TERSEDIA TOKO/CC02']);
    expect(await batalTitip(kasir(), no)).toMatchObject({ status: 200, data: { kembali: 500_000 } });
  });
});
