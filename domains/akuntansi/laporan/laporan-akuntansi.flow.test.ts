/** Protects: the statements say what the books say, balance, follow from one another, and lead to the document. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  masukkan,
  nota,
} from '../../../tests/kit/jual.ts';

let kit: Kit;
const AWAL = '2026-11-01';
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
let no_faktur_group: string;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const modal = { arah: 'TAMBAH', kategori: 'TAMBAH_MODAL', jumlah: 9_000_000, keterangan: 'modal laci' };
  await denganOtorisasi(kit.as('SPV1'), 'cash/uang-kas', modal, OWNER);
  await kit.as('SPV1').post('cash/uang-kas', { ...modal, arah: 'AMBIL', kategori: 'BIAYA', jumlah: 450_000 });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'LEDGER01' });
  const sold = await kit.as('KASIR1').post('penjualan/simpan', nota(['LEDGER01'], HARGA_BAKU));
  no_faktur_group = sold.data.no_dokumen;
  const batal = { no_faktur_group, alasan: 'pembeli batal' };
  expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER)).toMatchObject({
    status: 200,
  });
});
afterAll(() => kit?.close());

type Baris = Record<string, string & number>;
type Isi = { data: Baris[]; totals: Record<string, number> };
const laporan = async (path: string, user = 'OWNER', portal: string | undefined = 'JKT1'): Promise<Isi> => {
  const answer = await kit.as(user).get(`akuntansi/${path}`, portal ? { portal } : {});
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return { data: answer.data, totals: JSON.parse(answer.text).totals };
};
const MASA = `tgl_awal=${AWAL}&tgl_akhir=${HARI}`;

/** Debit minus credit of accounts, straight from the book. */
async function buku(where: string): Promise<number> {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(debit - kredit), 0)::float8 as n from gerak_akun g join akun a using (nomor_akun) where ${where}`,
  );
  return rows[0].n;
}

test('the trial balance balances in every pair of columns and ends where the ledger ends', async () => {
  const { data, totals } = await laporan(`neraca-saldo?${MASA}`);
  for (const pair of ['awal', 'akhir', 'lalu'])
    expect(totals[`${pair}_debit`]).toBe(totals[`${pair}_kredit`]);
  expect(totals['debit']).toBe(totals['kredit']);
  for (const row of data) {
    const akhir = await buku(`kode_toko = 'JKT1' and nomor_akun = '${row['nomor_akun']}'`);
    expect((row['akhir_debit'] ?? 0) - (row['akhir_kredit'] ?? 0), String(row['nama_akun'])).toBe(akhir);
  }
  const hariIni = await laporan(`neraca-saldo?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  expect(hariIni.totals['awal_debit']).toBeGreaterThan(0);
  expect(hariIni.totals['lalu_debit']).toBeGreaterThan(0);
});

test('profit and loss adds up to the profit, which the balance sheet shows in equity', async () => {
  const { data, totals } = await laporan(`laba-rugi?${MASA}`);
  const laba = -(await buku("kode_toko = 'JKT1' and laporan = 'LABA_RUGI'"));
  expect(totals['kini']).toBe(laba);
  expect(data.find((row) => row['nomor_akun'] === '530900')).toMatchObject({
    kelompok: 'BEBAN',
    kini: -450_000,
  });
  const neraca = await laporan(`neraca?tgl_akhir=${HARI}`);
  expect(neraca.totals['aset']).toBe(neraca.totals['pasiva']);
  expect(neraca.totals['lalu_aset']).toBe(neraca.totals['lalu_pasiva']);
  expect(neraca.data.find((row) => row['nama_akun'] === 'LABA BERJALAN')).toMatchObject({
    golongan: 'MODAL',
    nomor_akun: null,
    pasiva: laba,
  });
  const { rows } = await kit.owner.query(
    "select sum(harga_modal)::float8 as nilai from barang where kode_toko = 'JKT1' and status in ('TERSEDIA', 'DITAHAN')",
  );
  expect(neraca.data.find((row) => row['nomor_akun'] === '130100')?.['aset']).toBe(rows[0].nilai);
});

test('the ledger opens with what was before, runs line by line, and one drawer can be read alone', async () => {
  const { data } = await laporan(`buku-besar?tgl_awal=${HARI}&tgl_akhir=${HARI}&nomor_akun=110100`);
  expect(data[0]).toMatchObject({ akun: '110100 - KAS TOKO', kategori: 'SALDO AWAL', debit: null });
  data.slice(1).forEach((row, index) => {
    const before = Number(data[index]?.['saldo']);
    expect(row['saldo']).toBe(before + Number(row['debit'] ?? 0) - Number(row['kredit'] ?? 0));
  });
  expect(data.at(-1)?.['saldo']).toBe(await buku("kode_toko = 'JKT1' and nomor_akun = '110100'"));
  const laci = await laporan(
    `buku-besar?tgl_awal=${AWAL}&tgl_akhir=${HARI}&nomor_akun=110100&dimensi=KASIR1`,
  );
  expect(laci.data.at(-1)?.['saldo']).toBe(
    await buku("kode_toko = 'JKT1' and nomor_akun = '110100' and dimensi = 'KASIR1'"),
  );
  expect(new Set(laci.data.slice(1).map((row) => row['dimensi']))).toEqual(new Set(['KASIR1']));
  const modal = await laporan(`buku-besar?${MASA}&nomor_akun=310100`);
  expect(modal.data.at(-1)?.['saldo']).toBe(-(await buku("kode_toko = 'JKT1' and nomor_akun = '310100'")));
});

describe('journals', () => {
  test('debit equals credit on every line; a reversal stands beside what it takes back', async () => {
    const { data, totals } = await laporan(`jurnal?${MASA}`);
    for (const row of data) expect(row['debit'], String(row['no_dokumen'])).toBe(row['kredit']);
    expect(totals['debit']).toBe(totals['kredit']);
    const nota = data.filter((row) => row['no_dokumen'] === no_faktur_group);
    expect(nota.map((row) => row['status'])).toEqual(['DIBALIK', 'PEMBALIKAN']);
    expect(nota[0]?.['debit']).toBe(nota[1]?.['debit']);
  });

  test('are found by account, kind and number', async () => {
    const biaya = await laporan(`jurnal?${MASA}&nomor_akun=530900`);
    expect(biaya.data.map((row) => [row['jenis'], row['debit']])).toEqual([['MUTASI UANG', 450_000]]);
    const jual = await laporan(`jurnal?${MASA}&jenis=penjualan`);
    expect(new Set(jual.data.map((row) => row['jenis']))).toEqual(new Set(['PENJUALAN']));
    const satu = await laporan(
      `jurnal?tgl_awal=2026-01-01&tgl_akhir=2026-01-01&no_dokumen=${no_faktur_group}`,
    );
    expect(satu.data).toHaveLength(2);
    const jenis = (await kit.as('OWNER').get('akuntansi/jenis-dokumen?q=penjualan')).data;
    expect(jenis).toEqual([{ jenis: 'penjualan', label: 'Penjualan' }]);
  });

  test('one of them: its lines, who signed, and where the nota is shown', async () => {
    const { data } = await kit.as('OWNER').get(`akuntansi/jurnal/${no_faktur_group}`, { portal: 'JKT1' });
    expect(data).toMatchObject({
      kode_toko: 'JKT1',
      jenis: 'penjualan',
      status: 'CANC',
      layar: { to: '/lihat-penjualan', search: { no_faktur_group } },
      peristiwa: [
        { urut: 1, membalik: null, dibalik: 2 },
        { urut: 2, membalik: 1, dibalik: null, penyetuju: ['OWNER'], alasan: 'PEMBELI BATAL' },
      ],
    });
    const [jual, balik] = data.peristiwa;
    expect(jual.debit).toBe(jual.kredit);
    expect(jual.baris.map((row: { nomor_akun: string }) => row.nomor_akun)).not.toContain('150200');
    const sisi = (baris: { nomor_akun: string; debit: number; kredit: number }[]) =>
      baris.map((row) => `${row.nomor_akun} ${row.debit} ${row.kredit}`).sort();
    const tukar = balik.baris.map((row: { debit: number; kredit: number }) => ({
      ...row,
      debit: row.kredit,
      kredit: row.debit,
    }));
    expect(sisi(tukar)).toEqual(sisi(jual.baris));
    expect(
      await kit.as('OWNER').get('akuntansi/jurnal/JKT1-FJ-991231-0001', { portal: 'JKT1' }),
    ).toMatchObject({ status: 404 });
  });
});

test('head office adds all stores up; a branch never sees another', async () => {
  const semua = await laporan(`neraca?tgl_akhir=${HARI}&cakupan=SEMUA`);
  const toko = await Promise.all(
    ['JKT1', 'BDG1', 'SBY1', 'PUSAT'].map((kode) =>
      laporan(`neraca?tgl_akhir=${HARI}&cakupan=TOKO`, 'OWNER', kode),
    ),
  );
  expect(semua.totals['aset']).toBe(semua.totals['pasiva']);
  const jumlah = (name: string) => toko.reduce((total, one) => total + (one.totals[name] ?? 0), 0);
  expect(semua.totals['aset']).toBe(jumlah('aset'));
  // Head office that picked no branch and chose nothing sees the chain, not its own empty store.
  expect((await laporan(`neraca?tgl_akhir=${HARI}`, 'OWNER', '')).totals).toEqual(semua.totals);
  const cabang = await laporan(`neraca?tgl_akhir=${HARI}&cakupan=SEMUA`, 'SPV1', '');
  expect(cabang.totals).toEqual(toko[0]?.totals);
  expect(await kit.as('SPV1-BDG').get(`akuntansi/jurnal/${no_faktur_group}`)).toMatchObject({ status: 404 });
  expect(await kit.as('KASIR1').get(`akuntansi/neraca?tgl_akhir=${HARI}`)).toMatchObject({ status: 403 });
});

test('closing the day changes no figure: the sums take over from the book', async () => {
  const before = await laporan(`neraca-saldo?${MASA}`);
  await gantiHari(kit, '2026-11-23');
  expect(await laporan(`neraca-saldo?${MASA}`)).toEqual(before);
  expect(await laporan(`neraca-saldo?tgl_awal=2026-11-22&tgl_akhir=2026-11-23`)).toMatchObject({
    totals: { debit: 0, awal_debit: before.totals['akhir_debit'] },
  });
  expect(await kit.periksa()).toEqual([]);
});
