/**
 * Protects: money by QRIS goes to the merchant that two people agreed to, for exactly the sum of the nota; it is the provider's debt
 * until the bank has it, what he keeps is the shop's cost and never the customer's, and what is taken back leaves no trace in it.
 */
import { uraiQris } from '@mustika/kernel/text/qris.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { stikerQris } from '../../database/demo/qris.ts';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongBaru,
  terjual,
} from '../../tests/kit/jual.ts';
import { batalTitip, dititip, titip } from '../../tests/kit/titip.ts';
import { house } from '../house.ts';

const QRIS = 'QRIS-BCA-JKT1';
const OWNER = { user_id: 'OWNER', password: PASSWORD };
/** 0.7 % of 3.676.500, floor. */
const MDR = 25_735;

let kit: Kit;
const potong = potongBaru(() => kit, 'UJIQ');
const kasir = () => kit.as('KASIR1');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
  await hargaGrup(kit);
  // The fee of its cards is the holder's; that of its QRIS is not.
  await kit.owner.query(
    "update rekening set fee_persen = 2000, fee_ditanggung = 'PELANGGAN' where kode_toko = 'JKT1' and no_rekening = $1",
    [QRIS],
  );
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const oleh = (more: object = {}) => ({ jenis: 'QRIS', jumlah: HARGA_BAKU, no_rekening: QRIS, ...more });
const isiJual = async (more: object = {}): Promise<object> =>
  nota([await potong()], HARGA_BAKU, { bayar: [oleh(more)] });
const dijual = async (more: object = {}): Promise<string> => terjual(kasir(), await isiJual(more));
const piutang = async (no: string): Promise<string[]> =>
  (await bukuUang(kit.owner, no)).filter((line) => line.includes('PIUTANG_EDC'));

describe('the code', () => {
  test('is the sticker of the account with the amount in it, drawn', async () => {
    const { data } = await kasir().get(`rekenings/qris/${QRIS}?jumlah=3676500`);
    expect(data).toMatchObject({ jumlah: 3_676_500, nama: 'TOKO EMAS JKT1', kota: 'JAKARTA' });
    const isi = uraiQris(data.teks) ?? [];
    expect(isi.find(({ id }) => id === '54')?.nilai).toBe('3676500');
    expect(isi.find(({ id }) => id === '01')?.nilai).toBe('12');
    expect([data.gambar.columns, data.gambar.rows]).toEqual([37, 37]);
    expect(data.gambar.dark.length).toBeGreaterThan(200);
  });

  test('is nobody else’s: not of an account that takes none, of another store, or without a sticker', async () => {
    const minta = (no: string) => kasir().get(`rekenings/qris/${no}?jumlah=1000`);
    expect(await minta('EDC-BCA-JKT1')).toMatchObject({ status: 400, code: 'REKENING_TIDAK_SESUAI' });
    expect(await minta('QRIS-BCA-BDG1')).toMatchObject({ status: 400 });
    await kit.owner.query(
      "update rekening set bisa_qris = true where kode_toko = 'JKT1' and no_rekening = 'EDC-BCA-JKT1'",
    );
    expect(await minta('EDC-BCA-JKT1')).toMatchObject({ status: 404, code: 'QRIS_BELUM_ADA' });
  });

  test('is refused when it is damaged or asks for more, and changed only with somebody who reads whose it is', async () => {
    const ubah = (qris: string) => ({
      method: 'PUT' as const,
      path: `rekenings/update/${QRIS}`,
      body: { qris },
    });
    const versi = async (qris: string) => {
      const { rows } = await kit.owner.query(
        "select versi from rekening where kode_toko = 'JKT1' and no_rekening = $1",
        [QRIS],
      );
      return { ...ubah(qris).body, versi: rows[0].versi };
    };
    const spv = kit.as('SPV1');
    const rusak = stikerQris('JKT1').replace('JAKARTA', 'JAKARTX');
    expect(await spv.put(ubah('').path, await versi(rusak))).toMatchObject({
      status: 400,
      message: 'Teks QRIS Tidak Utuh, Pindai Atau Salin Kembali',
    });
    const asing = stikerQris('LAIN');
    const diminta = await spv.put(ubah('').path, await versi(asing));
    expect(diminta).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
    const [{ description, rincian }] = diminta.detail.perlu;
    expect(description).toBe('merchant code change');
    expect(rincian[0].nilai).toMatch(
      /^TOKO EMAS JKT1 .* menjadi TOKO EMAS LAIN · JAKARTA · ID1099[0-9]{9} \([0-9A-F]{4}\)$/,
    );
    const { data } = await kasir().get(`rekenings/qris/${QRIS}?jumlah=1000`);
    expect(data.nama).toBe('TOKO EMAS JKT1');
  });
});

test('a sale: the provider owes all of it, what he keeps is only noted, the customer pays the nota and no more', async () => {
  const no = await dijual({ no_referensi: '  631412345678 ' });
  expect(await piutang(no)).toEqual([`1 PENJUALAN/QRIS KLIRING_PENJUALAN > PIUTANG_EDC:${QRIS} 3.676.500`]);
  const { rows } = await kit.owner.query(
    'select jenis, no_rekening, jumlah::int, fee::int, fee_ditanggung, no_referensi, kartu_akhir from pembayaran where no_dokumen = $1',
    [no],
  );
  expect(rows).toEqual([
    {
      ...{ jenis: 'QRIS', no_rekening: QRIS, jumlah: HARGA_BAKU, fee: MDR, fee_ditanggung: 'TOKO' },
      ...{ no_referensi: '631412345678', kartu_akhir: null },
    },
  ]);
});

test('a payment that was shown once pays no second nota, until the first is cancelled; two tills at once are one', async () => {
  const bayar = { no_referensi: '631400009999' };
  const pertama = await dijual(bayar);
  const body = await isiJual(bayar);
  expect(await kasir().post('penjualan/simpan', body)).toMatchObject({
    ...{ code: 'REFERENSI_SUDAH_DIPAKAI', message: 'No Referensi QRIS Sudah Dipakai Nota Lain' },
    detail: { no_referensi: '631400009999', no_dokumen: pertama },
  });
  await denganOtorisasi(
    kit.as('SPV1'),
    'penjualan/batal',
    { no_faktur_group: pertama, alasan: 'salah barang' },
    OWNER,
  );
  const lain = await isiJual(bayar);
  const jawaban = await Promise.all([body, lain].map((one) => kasir().post('penjualan/simpan', one)));
  expect(jawaban.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('it is taken back as a card is, from the debt of the provider', async () => {
  const no = await dijual();
  const batal = { no_faktur_group: no, alasan: 'salah barang' };
  const answer = await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  expect(await piutang(no)).toEqual([
    `1 PENJUALAN/QRIS KLIRING_PENJUALAN > PIUTANG_EDC:${QRIS} 3.676.500`,
    `2 BATAL PENJUALAN/QRIS PIUTANG_EDC:${QRIS} > KLIRING_PENJUALAN 3.676.500`,
  ]);
});

test('a deposit by it is given back as the shop pays out: from the drawer, while the provider goes on owing', async () => {
  const no = await dititip(
    kasir(),
    titip([await potong()], HARGA_BAKU, 500_000, { bayar: [oleh({ jumlah: 500_000 })] }),
  );
  const answer = await batalTitip(kasir(), no);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { kembali: 500_000 } });
  const uang = (await bukuUang(kit.owner, no)).filter((line) => /EDC|KAS/.test(line));
  expect(uang[0]).toBe(`1 TITIPAN/QRIS TITIPAN_UANG > PIUTANG_EDC:${QRIS} 500.000`);
  expect(uang.slice(1)).toEqual([expect.stringMatching(/^2 .*\/CASH KAS:KASIR1 > TITIPAN_UANG 500\.000$/)]);
});

test('it is settled less what the provider keeps, and the statement that names its number finds it', async () => {
  const no = await dijual({ no_referensi: 'RRN9911' });
  const kembar = await dijual({ no_referensi: 'RRN9912' });
  const spv = kit.as('SPV1');
  const { data: terbuka } = await spv.get(`non-cash/terima?no_rekening=${QRIS}`);
  const satu = terbuka.find((one: { no_dokumen: string }) => one.no_dokumen === kembar);
  expect(satu).toMatchObject({
    tempat: 'PIUTANG_EDC',
    jumlah: HARGA_BAKU,
    mdr: MDR,
    no_referensi: 'RRN9912',
  });
  const baris = [{ no_dokumen: no, peristiwa: 1, jumlah: HARGA_BAKU }];
  const { data } = await spv.post('non-cash/validasi', {
    ...{ tempat: 'PIUTANG_EDC', no_rekening: QRIS, tgl_bank: HARI, baris },
    ...{ mdr: MDR, diterima: HARGA_BAKU - MDR },
  });
  expect(await bukuUang(kit.owner, data.no_dokumen)).toEqual([
    `1 VALIDASI_NON_CASH/PIUTANG_EDC PIUTANG_EDC:${QRIS} > BANK:${QRIS} 3.650.765`,
    `1 VALIDASI_NON_CASH/PIUTANG_EDC PIUTANG_EDC:${QRIS} > BEBAN_MDR 25.735`,
  ]);
});

describe('refused', () => {
  const coba = async (more: object) =>
    jual(kasir(), nota([await potong()], HARGA_BAKU, { bayar: [oleh(more)] }));

  test.each([
    ['without an account', { no_rekening: null }, 'REKENING_TIDAK_ADA'],
    ['to one that takes none', { no_rekening: '7310455201' }, 'REKENING_TIDAK_SESUAI'],
    ['more than is due', { jumlah: HARGA_BAKU + 1 }, 'BAYAR_LEBIH'],
    ['a number too short to be one', { no_referensi: '12' }, 'INPUT_TIDAK_VALID'],
  ])('%s', async (_what, more, code) => {
    expect(await coba(more)).toMatchObject({ status: 400, code });
  });

  test('above what an app lets through, in words', async () => {
    await atur(kit, { BATAS_QRIS: '3676499' });
    expect(await coba({})).toMatchObject({
      status: 400,
      code: 'QRIS_MELEBIHI_BATAS',
      message: 'QRIS Paling Banyak Rp 3.676.499 Sekali Bayar',
    });
    await atur(kit, { BATAS_QRIS: '3676500' });
    expect(await coba({})).toMatchObject({ status: 200 });
  });

  test('without its number where the shop wants one', async () => {
    await atur(kit, { QRIS_WAJIB_REFERENSI: 'true' });
    expect(await coba({})).toMatchObject({ status: 400, code: 'REFERENSI_DIPERLUKAN' });
    expect(await coba({ no_referensi: 'RRN1' })).toMatchObject({ status: 200 });
    await atur(kit, { QRIS_WAJIB_REFERENSI: null });
  });
});

test('the report of ways to pay has it as one of its own', async () => {
  await dijual();
  const { data, status } = await kasirLaporan('QRIS');
  expect(status).toBe(200);
  expect(data.length).toBeGreaterThan(0);
  expect(
    new Set(data.map((row: { jenis?: string; cara_bayar?: string }) => row.jenis ?? row.cara_bayar)),
  ).toEqual(new Set(['QRIS']));
});
const kasirLaporan = (cara: string) =>
  kit.as('SPV1').get(`penjualan/get/report-bayar?tgl_awal=${HARI}&tgl_akhir=${HARI}&cara_bayar=${cara}`);

test('every document that takes cards takes a QRIS', () => {
  const jurnal = [...house.journals.values()];
  const dengan = (type: string) =>
    jurnal
      .filter((one) => one.type === type && one.trx !== 'GESEK_TUNAI')
      .map((one) => one.trx)
      .toSorted();
  expect(dengan('QRIS')).toEqual(dengan('DEBET'));
  expect(dengan('QRIS').length).toBeGreaterThan(8);
});
