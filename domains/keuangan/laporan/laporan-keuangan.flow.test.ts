/** Protects: the money reports say what the books say, whatever kind of document moved the money. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, denganOtorisasi } from '../../../tests/kit/jual.ts';

let kit: Kit;
const KEMARIN = '2026-11-20';
const PERIODE = `tgl_awal=${KEMARIN}&tgl_akhir=${HARI}`;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  const spv = kit.as('SPV1');
  const isi = { arah: 'TAMBAH', kategori: 'LAIN', kasir: 'KASIR1', keterangan: 'receh' };
  const { data } = await spv.post('cash/uang-kas', { ...isi, jumlah: 300_000 });
  await spv.post('cash/uang-kas', { ...isi, arah: 'AMBIL', kategori: 'BIAYA', jumlah: 125_000 });
  const { rows } = await kit.owner.query(
    "select no_rekening from rekening where kode_toko = 'JKT1' and aktif order by 1 limit 1",
  );
  const bank = { ...isi, kasir: undefined, no_rekening: rows[0].no_rekening };
  await spv.post('cash/uang-bank', { ...bank, jumlah: 40_000 });
  await spv.post('cash/uang-bank', { ...bank, jumlah: 60_000 });
  await denganOtorisasi(
    spv,
    'cash/batal',
    { no_dokumen: data.no_dokumen, alasan: 'salah ketik' },
    { user_id: 'OWNER', password: 'sandi-uji-coba' },
  );
});
afterAll(() => kit?.close());

type Baris = Record<string, string | number | null>;
const laporan = async (path: string): Promise<{ data: Baris[]; totals: Record<string, number> }> => {
  const answer = await kit.as('SPV1').get(path);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return { data: answer.data, totals: JSON.parse(answer.text).totals };
};
const saldo = async (akun: string): Promise<Record<string, number>> => {
  const { rows } = await kit.owner.query(
    "select dimensi, saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = $1 order by dimensi",
    [akun],
  );
  return Object.fromEntries(rows.map((row) => [row.dimensi, row.saldo]));
};
const jumlah = (rows: readonly Baris[], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);

test('the last balance of each drawer is what lies in it, and each line follows from the one before', async () => {
  const { data } = await laporan(`reportcash/rekap?${PERIODE}&user_id=ALL`);
  const perKasir = Map.groupBy(data, (row) => String(row['kasir']));
  const akhir = Object.fromEntries(
    [...perKasir].map(([kasir, rows]) => [kasir, Number(rows.at(-1)?.['saldo'])]),
  );
  expect(akhir).toEqual(await saldo('KAS'));
  for (const rows of perKasir.values()) {
    expect(rows[0]).toMatchObject({ kategori: 'SALDO AWAL', masuk: null, keluar: null });
    rows.slice(1).forEach((row, index) => {
      const before = Number(rows[index]?.['saldo']);
      expect(row['saldo']).toBe(before + Number(row['masuk'] ?? 0) - Number(row['keluar'] ?? 0));
    });
  }
});

test('one drawer alone; a period that begins later begins with its balance', async () => {
  const semua = await laporan(`reportcash/rekap?${PERIODE}&user_id=KASIR1`);
  const hariIni = await laporan(`reportcash/rekap?tgl_awal=${HARI}&tgl_akhir=${HARI}&user_id=KASIR1`);
  expect(new Set(semua.data.map((row) => row['kasir']))).toEqual(new Set(['KASIR1']));
  expect(hariIni.data.slice(1)).toEqual(semua.data.slice(-(hariIni.data.length - 1)));
  expect(hariIni.data[0]?.['saldo']).toBe(semua.data.at(-hariIni.data.length)?.['saldo']);
});

test('cash by kategori: a cancelled movement stands in both its lines', async () => {
  const { data, totals } = await laporan(`reportcash/global?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  const kategori = Object.fromEntries(data.map((row) => [row['kategori'], [row['masuk'], row['keluar']]]));
  expect(kategori).toMatchObject({ UANG_KAS: [300_000, 125_000], 'BATAL UANG KAS': [0, 300_000] });
  expect(totals['selisih']).toBe(jumlah(data, 'masuk') - jumlah(data, 'keluar'));
});

test('the end of the last day is what drawers and banks hold now', async () => {
  const { data } = await laporan(`reportcash/akhir-hari?${PERIODE}`);
  const akhir = (tempat: string) =>
    Object.fromEntries(
      data.filter((row) => row['tempat'] === tempat).map((row) => [row['kode'], row['saldo_akhir']]),
    );
  expect(akhir('CASH')).toEqual(await saldo('KAS'));
  expect(akhir('BANK')).toEqual(await saldo('BANK'));
  for (const row of data)
    expect(row['saldo_akhir']).toBe(Number(row['saldo_awal']) + Number(row['masuk']) - Number(row['keluar']));
});

test('the daily page ends each day where the next begins, and at what the shop has now', async () => {
  await atur(kit, { DAILY_SALDO_TRANSACTION_REPORT_MODULE: 'true', HIDUP_FEATURE_MODULE: 'true' });
  const { data } = await laporan(`reportcash/harian?${PERIODE}`);
  const days = [...Map.groupBy(data, (row) => String(row['tanggal'])).values()];
  expect(days).toHaveLength(2);
  const [kemarin, hariIni] = days as [Baris[], Baris[]];
  expect(hariIni[0]).toMatchObject({ kategori: 'SALDO AWAL', saldo: kemarin.at(-1)?.['saldo'], masuk: null });
  const { rows } = await kit.owner.query(
    `select sum(case when ke_akun = any ($1) then jumlah else 0 end - case when dari_akun = any ($1) then jumlah else 0 end)::float8 as saldo
       from buku_uang where kode_toko = 'JKT1'`,
    [['KAS', 'BANK', 'PIUTANG_EDC']],
  );
  expect(hariIni.at(-1)?.['saldo']).toBe(rows[0].saldo);
});

test('cash documents under their kategori add up to the drawers', async () => {
  const perDokumen = await laporan(`reportcash/transaksi?${PERIODE}&user_id=ALL`);
  const perLaci = await laporan(`reportcash/rekap?${PERIODE}&user_id=ALL`);
  expect(jumlah(perDokumen.data, 'masuk') - jumlah(perDokumen.data, 'keluar')).toBe(
    jumlah(perLaci.data, 'masuk') - jumlah(perLaci.data, 'keluar'),
  );
});

test('non-cash: detail and recap add up to the same, fees stand apart', async () => {
  const detail = await laporan(`report-non-cash?${PERIODE}&type=DETAIL&jenis=ALL&no_rekening=ALL`);
  const rekap = await laporan(`report-non-cash?${PERIODE}&type=REKAP&jenis=ALL&no_rekening=ALL`);
  expect(rekap.totals).toEqual(detail.totals);
  expect(rekap.data.length).toBeLessThan(detail.data.length);
  expect(detail.totals['masuk_fee']).toBe(Number(detail.totals['masuk']) + Number(detail.totals['fee']));
  const { rows } = await kit.owner.query(
    `select coalesce(sum(jumlah), 0)::bigint::float8 as jumlah from buku_uang
      where kode_toko = 'JKT1' and tanggal between $1 and $2 and ke_akun in ('BANK', 'PIUTANG_EDC')`,
    [KEMARIN, HARI],
  );
  expect(detail.totals['masuk_fee']).toBe(rows[0].jumlah);
  const bank = await laporan(`report-non-cash?${PERIODE}&type=DETAIL&jenis=BANK&no_rekening=ALL`);
  expect(new Set(bank.data.map((row) => row['tempat']))).toEqual(new Set(['BANK']));
});
