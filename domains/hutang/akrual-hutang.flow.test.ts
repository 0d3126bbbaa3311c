/** Protects: interest that is booked as it grows comes to the same income as interest that is booked when it is paid, and leaves nothing. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  balik,
  bayarBunga,
  dengan,
  dipinjam,
  ditebus,
  hargaTaksir,
  lanjutkan,
  lunasi,
} from '../../tests/kit/hutang.ts';
import { atur, denganIzin, numberOf, SANDI_OWNER, SANDI_SPV, sampaiHari } from '../../tests/kit/jual.ts';
import { bukaKembali, hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 500_000_000, 'KASIR1');
  await isiLaci(kit, 100_000_000, 'SPV1');
  await atur(kit, { PENGAKUAN_BUNGA: 'AKRUAL' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

/** Closes the open day and opens the one that is named; answers the number of the closing. */
async function tutupSampai(tanggal_berikut: string): Promise<string> {
  const spv = kit.as('SPV1');
  await hitungLaci(kit, spv);
  const no = numberOf(await tutup(spv, await isiTutup(spv, { tanggal_berikut }), SANDI_OWNER));
  sampaiHari(kit, tanggal_berikut);
  return no;
}
const akrual = async (no: string): Promise<number> =>
  (await kit.owner.query('select bunga_akrual::float8 as n from hutang where no_faktur_hutang = $1', [no]))
    .rows[0].n;
/** Of the store, debit positive. */
const saldo = async (akun: string): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when ke_akun = $1 then jumlah::bigint else 0 end - case when dari_akun = $1 then jumlah::bigint else 0 end), 0)::float8 as n
         from buku_uang where kode_toko = 'JKT1'`,
      [akun],
    )
  ).rows[0].n;
const bunga = async (no: string) => (await bukuUang(kit.owner, no)).filter((row) => row.includes('BUNGA'));

test('each closing books what grew, is taken back with it, and payments use it up first', async () => {
  const semula = await saldo('PENDAPATAN_BUNGA');
  const no = await dipinjam(kit, 3_000_000);
  const pertama = await tutupSampai('2026-11-22');
  expect(await bunga(pertama)).toEqual(['1 AKRUAL BUNGA/TUMBUH PENDAPATAN_BUNGA > PIUTANG_BUNGA 2.000']);
  const why = { no_dokumen: pertama, alasan: 'belum selesai' };
  numberOf(await bukaKembali(kit, why));
  expect(await akrual(no)).toBe(0);
  expect(await saldo('PIUTANG_BUNGA')).toBe(0);
  expect(await kit.periksa()).toEqual([]);
  await tutupSampai('2026-12-08');
  expect(await akrual(no)).toBe(2_000);
  expect(await bayarBunga(kit, no, 20_000)).toMatchObject({ status: 200, data: { bunga: 20_000 } });
  expect(await bunga(no)).toEqual([
    '2 BAYAR BUNGA/CASH KLIRING_HUTANG > KAS:KASIR1 20.000',
    '2 BAYAR BUNGA/BUNGA PIUTANG_BUNGA > KLIRING_HUTANG 2.000',
    '2 BAYAR BUNGA/BUNGA PENDAPATAN_BUNGA > KLIRING_HUTANG 18.000',
  ]);
  const kedua = await tutupSampai('2026-12-09');
  expect(await bunga(kedua)).toEqual(['1 AKRUAL BUNGA/TUMBUH PENDAPATAN_BUNGA > PIUTANG_BUNGA 14.000']);
  // What was booked and is forgiven was never earned.
  const isi = { no_faktur_hutang: no, total: 3_011_000, potongan: 5_000 };
  const bayar = [{ jenis: 'CASH', jumlah: 3_011_000 }];
  expect(await dengan(kit, 'lunas', { ...isi, bayar })).toMatchObject({ status: 200 });
  expect((await bunga(no)).slice(3)).toEqual([
    '3 HUTANG LUNAS/BUNGA PIUTANG_BUNGA > KLIRING_HUTANG 11.000',
    '3 HUTANG LUNAS/BUNGA PIUTANG_BUNGA > PENDAPATAN_BUNGA 3.000',
  ]);
  expect(await akrual(no)).toBe(0);
  expect(semula - (await saldo('PENDAPATAN_BUNGA'))).toBe(31_000);
  expect(await balik(kit, 'batal-lunas', no)).toMatchObject({ status: 200 });
  expect(await akrual(no)).toBe(14_000);
  expect(await lunasi(kit, no, 3_016_000)).toMatchObject({ status: 200 });
  expect(semula - (await saldo('PENDAPATAN_BUNGA'))).toBe(36_000);
  expect(await saldo('PIUTANG_BUNGA')).toBe(0);
});

test('renewed and taken back: what was booked of the old contract is settled with it, and there again', async () => {
  const no = await dipinjam(kit, 3_000_000);
  await tutupSampai('2026-12-10');
  expect(await akrual(no)).toBe(2_000);
  const baru = await lanjutkan(kit, no, 2_000_000);
  expect(await bunga(baru)).toEqual(['1 PEREMAJAAN HUTANG/BUNGA PIUTANG_BUNGA > KLIRING_HUTANG 2.000']);
  expect(await akrual(no)).toBe(0);
  expect(await balik(kit, 'batal', baru)).toMatchObject({ status: 200 });
  expect(await akrual(no)).toBe(2_000);
  await ditebus(kit, no);
  expect(await saldo('PIUTANG_BUNGA')).toBe(0);
});

test('switched back in mid-life: nothing grows any more, and what was booked is used up', async () => {
  const no = await dipinjam(kit, 3_000_000);
  await tutupSampai('2026-12-12');
  await atur(kit, { PENGAKUAN_BUNGA: null });
  expect(await bunga(await tutupSampai('2026-12-15'))).toEqual([]);
  expect(await akrual(no)).toBe(2_000);
  expect(await bayarBunga(kit, no, 1_500)).toMatchObject({ status: 200 });
  expect(await akrual(no)).toBe(500);
  expect(await balik(kit, 'batal-bunga', no)).toMatchObject({ status: 200 });
  expect(await akrual(no)).toBe(2_000);
  await atur(kit, { PENGAKUAN_BUNGA: 'AKRUAL' });
  expect(await bunga(await tutupSampai('2026-12-16'))).toEqual([
    '1 AKRUAL BUNGA/TUMBUH PENDAPATAN_BUNGA > PIUTANG_BUNGA 8.000',
  ]);
  await ditebus(kit, no);
  expect(await saldo('PIUTANG_BUNGA')).toBe(0);
});

test('a contract that the owner cancels on a later day: the next closing takes back what was booked of it', async () => {
  const semula = await saldo('PENDAPATAN_BUNGA');
  const no = await dipinjam(kit, 3_000_000);
  await tutupSampai('2026-12-17');
  const body = { no_faktur_hutang: no, alasan: 'tidak jadi' };
  const batal = { method: 'POST' as const, path: 'hutang/batal', body };
  // Money of an earlier day comes back into a drawer of today; only the owner may, and a supervisor signs.
  numberOf(
    await denganIzin(kit.as('OWNER'), { ...batal, body: { ...body, kasir: 'KASIR1' } }, SANDI_SPV, {
      portal: 'JKT1',
    }),
  );
  expect(await bunga(await tutupSampai('2026-12-18'))).toEqual([
    '1 AKRUAL BUNGA/BALIK PIUTANG_BUNGA > PENDAPATAN_BUNGA 2.000',
  ]);
  expect(await saldo('PIUTANG_BUNGA')).toBe(0);
  expect(await saldo('PENDAPATAN_BUNGA')).toBe(semula);
});

describe('an auction that brings too little', () => {
  test('what was booked and is never paid comes out of the income', async () => {
    const semula = await saldo('PENDAPATAN_BUNGA');
    await atur(kit, { TENGGANG_LELANG: '0' });
    const no = await dipinjam(kit, 3_000_000);
    await tutupSampai('2026-12-20');
    expect(await akrual(no)).toBe(2_000);
    await kit.owner.query(
      `update hutang set tgl_jatuh_tempo = tanggal + 1, tempo_awal = tanggal + 1 where no_faktur_hutang = $1`,
      [no],
    );
    numberOf(await kit.as('SPV1').post('hutang/peringatan', { no_faktur_hutang: no, cara: 'SURAT' }));
    await tutupSampai('2026-12-21');
    const hasil = 3_000_500;
    const lelang = {
      no_faktur_hutang: no,
      hasil,
      pembeli: 'PEDAGANG',
      bayar: [{ jenis: 'CASH', jumlah: hasil }],
    };
    expect(await dengan(kit, 'lelang', lelang)).toMatchObject({
      status: 200,
      data: { rugi: 0, kelebihan: 0 },
    });
    expect((await bunga(no)).slice(-2)).toEqual([
      expect.stringContaining('LELANG HUTANG/BUNGA PIUTANG_BUNGA > KLIRING_HUTANG 500'),
      expect.stringContaining('LELANG HUTANG/BUNGA PIUTANG_BUNGA > PENDAPATAN_BUNGA'),
    ]);
    expect(semula - (await saldo('PENDAPATAN_BUNGA'))).toBe(500);
    expect(await saldo('PIUTANG_BUNGA')).toBe(0);
    expect(await balik(kit, 'batal-lelang', no)).toMatchObject({ status: 200 });
    expect(await akrual(no)).toBeGreaterThan(500);
    // The deed says a month again.
    await kit.owner.query(
      `update hutang set tgl_jatuh_tempo = (tanggal + interval '1 month')::date, tempo_awal = (tanggal + interval '1 month')::date where no_faktur_hutang = $1`,
      [no],
    );
  });
});
