/**
 * Protects: a down payment is taxed the day it is received, a pick-up adds only the rest, and whatever gives the money back
 * gives its PPN back. docs/decisions/0027.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  potongBaru,
  SANDI_SPV,
} from '../../tests/kit/jual.ts';
import { ambilTitip, batalTitip, dilihat, dititip, titip } from '../../tests/kit/titip.ts';

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
/** Vector 34: what of the price is PPN, and what of a million of it. */
const PPN_HARGA = 40_001;
const PPN_SEJUTA = 10_880;

let kit: Kit;
const potong = potongBaru(() => kit, 'PPTT', { ada_faktur_masukan: true });
const { keadaan } = dilihat(() => kit);
const kasir = () => kit.as('KASIR1');
let awal = 0;

/** What the tax office is owed in the end, or of some days. */
const saldo = async (akun: string, dari = '2000-01-01', sampai = '2100-01-01'): Promise<number> => {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when dari_akun = $1 then jumlah::bigint else -jumlah::bigint end), 0)::float8 as saldo
       from buku_uang where kode_toko = 'JKT1' and $1 in (dari_akun, ke_akun) and tanggal between $2 and $3`,
    [akun, dari, sampai],
  );
  return rows[0].saldo;
};
/** PPN owed since the test began. */
const terutang = async (): Promise<number> => (await saldo('PPN_KELUARAN')) - awal;

const nomorOf = (answer: { status: number; text: string; data: Record<string, unknown> }): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data['no_dokumen'] as string;
};
const batalJual = (no_faktur_group: string) =>
  denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', { no_faktur_group, alasan: 'salah nota' }, OWNER);
const tambah = async (no_titipan: string, jumlah: number) =>
  nomorOf(await kasir().post('titipan/tambah', { no_titipan, jumlah, bayar: [{ jenis: 'CASH', jumlah }] }));
const pajak = async (no: string, akun = 'PPN_KELUARAN') =>
  (await bukuUang(kit.owner, no)).filter((row) => row.includes(akun));

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
beforeEach(async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true', PPN_CARA: null });
  awal = await saldo('PPN_KELUARAN');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

describe('a deposit of a store that takes PPN', () => {
  test('is taxed when it is received; the pick-up adds the rest; undone, each gives back its own', async () => {
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 TITIPAN/CASH TITIPAN_UANG > KAS:KASIR1 1.000.000',
      '1 TITIPAN/PPN PPN_KELUARAN > TITIPAN_UANG 10.880',
      '1 TITIPAN/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
    ]);
    const { data: slip } = await kasir().post('titipan/cetak', { no_titipan: no });
    expect(slip.text).toMatch(/PPN dalam uang titipan.*10\.880/);
    const nota = nomorOf(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000));
    expect(await pajak(nota)).toEqual([
      '1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 40.001',
      '1 PENJUALAN/DP_PPN TITIPAN_UANG > PPN_KELUARAN 10.880',
    ]);
    expect(await terutang()).toBe(PPN_HARGA);
    expect(await batalJual(nota)).toMatchObject({ status: 200 });
    expect(await terutang()).toBe(PPN_SEJUTA);
    expect(await kit.periksa()).toEqual([]);
    expect(await batalTitip(kasir(), no)).toMatchObject({ status: 200, data: { kembali: 1_000_000 } });
    expect(await pajak(no)).toContain('4 BATAL TITIP/PPN TITIPAN_UANG > PPN_KELUARAN 10.880');
    expect(await terutang()).toBe(0);
    expect(await saldo('TITIPAN_UANG')).toBe(0);
  });

  test('every addition is taxed too; what is paid in full before leaves nothing for the pick-up', async () => {
    await atur(kit, { PPN_CARA: 'EKSKLUSIF' });
    const total = HARGA_BAKU + 40_442;
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], total, 1_000_000));
    expect(await terutang()).toBe(PPN_SEJUTA);
    await tambah(no, total - 1_000_000);
    expect(await terutang()).toBe(40_442);
    expect(await ambilTitip(kasir(), no, [kode], total, total)).toMatchObject({ status: 200 });
    expect(await terutang()).toBe(40_442);
    expect(await saldo('TITIPAN_UANG')).toBe(0);
  });

  test('pieces picked up one by one take their share of the tax; what is too much comes back with its own', async () => {
    const [a, b] = [await potong(), await potong()];
    const body = titip([a, b], 2 * HARGA_BAKU, 2 * HARGA_BAKU, { jenis_harga: 'TIDAK_MENGIKAT' });
    const no = await dititip(kasir(), body);
    expect(await terutang()).toBe(2 * PPN_HARGA);
    const satu = nomorOf(await ambilTitip(kasir(), no, [a], HARGA_BAKU, HARGA_BAKU));
    expect(await pajak(satu, 'DP_PPN')).toEqual(['1 PENJUALAN/DP_PPN TITIPAN_UANG > PPN_KELUARAN 40.001']);
    await hargaGrup(kit, 1_000_000);
    kit.deps.stores.forget('JKT1');
    const murah = 3_514_000;
    const dua = nomorOf(await ambilTitip(kasir(), no, [b], murah, HARGA_BAKU));
    await hargaGrup(kit);
    kit.deps.stores.forget('JKT1');
    expect(await pajak(dua)).toEqual([
      '1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 38.233',
      '1 PENJUALAN/DP_PPN TITIPAN_UANG > PPN_KELUARAN 38.232',
      '1 KELEBIHAN BAYAR DP PENJUALAN/PPN TITIPAN_UANG > PPN_KELUARAN 1.769',
    ]);
    expect(await terutang()).toBe(PPN_HARGA + 38_233);
    await batalJual(dua);
    await batalJual(satu);
    expect(await terutang()).toBe(2 * PPN_HARGA);
    await batalTitip(kasir(), no);
    expect(await terutang()).toBe(0);
  });

  test('that waits for its validation owes nothing yet; a sale that waits and is let go changes nothing', async () => {
    await atur(kit, { VALIDASI_TITIPAN_MODULE: 'true' });
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    const gugur = await dititip(kasir(), titip([await potong()], HARGA_BAKU, 1_000_000));
    expect(await batalTitip(kasir(), gugur, { kode_baki: undefined })).toMatchObject({ status: 200 });
    expect(await terutang()).toBe(0);
    expect(await kit.as('SPV1').post('titipan/validasi', { no_titipan: no })).toMatchObject({ status: 200 });
    await atur(kit, { VALIDASI_TITIPAN_MODULE: null, VALIDASI_PENJUALAN_MODULE: 'true' });
    expect(await terutang()).toBe(PPN_SEJUTA);
    await batalJual(nomorOf(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000)));
    const nota = nomorOf(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_000_000));
    expect(await terutang()).toBe(PPN_SEJUTA);
    const valid = await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: nota });
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(valid, valid.text).toMatchObject({ status: 200 });
    expect(await terutang()).toBe(PPN_HARGA);
    await batalJual(nota);
    expect(await keadaan(no)).toBe('DONE 1000000');
    expect(await terutang()).toBe(PPN_SEJUTA);
  });
});

test('a binding price with its PPN in it is handed over so when the store turns to PPN on top, and the till is told', async () => {
  const kode = await potong();
  const no = await dititip(kasir(), titip([kode], HARGA_BAKU, HARGA_BAKU));
  await atur(kit, { PPN_CARA: 'EKSKLUSIF' });
  expect((await kasir().get(`titipan/satu?no_titipan=${no}`)).data).toMatchObject({
    barang: [{ ppn_cara: 'INKLUSIF' }],
  });
  const nota = nomorOf(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, HARGA_BAKU));
  expect(await pajak(nota)).toContain('1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 40.001');
  await batalJual(nota);
  await batalTitip(kasir(), no);
  await atur(kit, { PPN_CARA: null });
});

describe('no PPN on a down payment', () => {
  test('for a bar, nor where the store takes none; one received before the store took PPN stays as it was', async () => {
    const batang = await potong({ kode_group: '999', kode_dept: 'LM', kode_baki: 'LM01' });
    const { harga_jual } = (await kasir().get(`barang/ready/kode-barcode/${batang}`)).data;
    const emas = await dititip(kasir(), titip([batang], harga_jual, 1_000_000));
    expect(await pajak(emas)).toEqual([]);
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
    const kode = await potong();
    const no = await dititip(kasir(), titip([kode], HARGA_BAKU, 1_000_000));
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
    await tambah(no, 500_000);
    expect(await pajak(no)).toEqual([]);
    const nota = nomorOf(await ambilTitip(kasir(), no, [kode], HARGA_BAKU, 1_500_000));
    expect(await pajak(nota)).toEqual(['1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 40.001']);
  });

  test('a store that takes none any more gives back what it took', async () => {
    const no = await dititip(kasir(), titip([await potong()], HARGA_BAKU, 1_000_000));
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
    await tambah(no, 500_000);
    expect(await terutang()).toBe(PPN_SEJUTA);
    await batalTitip(kasir(), no);
    expect(await terutang()).toBe(0);
  });
});

test('day by day the tax recap is what the account moved, under the rate of the goods', async () => {
  const rekap = async (dari: string, sampai: string) => {
    const query = `tgl_awal=${dari}&tgl_akhir=${sampai}`;
    const answer = JSON.parse((await kit.as('SPV1').get(`penjualan/get/report-rekap-pajak?${query}`)).text);
    return answer as { data: Record<string, unknown>[]; totals: Record<string, number> };
  };
  const HARI = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'] as const;
  await gantiHari(kit, HARI[0]);
  const [a, b] = [await potong(), await potong({ ada_faktur_masukan: false })];
  const no = await dititip(kasir(), titip([a, b], 2 * HARGA_BAKU, 1_000_001));
  expect((await rekap(HARI[0], HARI[0])).data).toMatchObject([
    { tarif: '1,1%', status: 'UANG MUKA', no_faktur: no, no_faktur_group: null },
    { tarif: '1,65%', status: 'UANG MUKA', no_faktur: no, no_faktur_group: null },
  ]);
  await gantiHari(kit, HARI[1]);
  const nota = nomorOf(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 500_000));
  await gantiHari(kit, HARI[2]);
  const body = { no_faktur_group: nota, alasan: 'salah nota', kasir: 'KASIR1' };
  const batal = { method: 'POST' as const, path: 'penjualan/batal', body };
  nomorOf(await denganIzin(kit.as('OWNER'), batal, SANDI_SPV, { portal: 'JKT1' }));
  nomorOf(await ambilTitip(kasir(), no, [a], HARGA_BAKU, 500_000));
  await gantiHari(kit, HARI[3]);
  await batalTitip(kasir(), no);
  for (const [dari, sampai] of HARI.flatMap((x, i) => HARI.slice(i).map((y) => [x, y] as const))) {
    const { totals } = await rekap(dari, sampai);
    expect(totals['ppn'], `${dari} ${sampai}`).toBe(await saldo('PPN_KELUARAN', dari, sampai));
    expect((totals['dpp'] as number) + (totals['ppn'] as number)).toBe(totals['total']);
  }
  const semua = await rekap(HARI[0], HARI[3]);
  expect(semua.totals).toMatchObject({ total: HARGA_BAKU, ppn: PPN_HARGA });
  expect(semua.data.map((row) => [row['status'], row['tarif'], row['no_faktur']])).toContainEqual([
    'PELUNASAN',
    '1,1%',
    no,
  ]);
  const titipan = JSON.parse(
    (await kit.as('SPV1').get(`titipan/get/report?tgl_awal=${HARI[0]}&tgl_akhir=${HARI[1]}`)).text,
  ) as { data: Record<string, number>[] };
  const baris = titipan.data.find((row) => (row['no_titipan'] as unknown) === no);
  expect(baris).toMatchObject({ saldo: 500_001, ppn: expect.any(Number) });
});
