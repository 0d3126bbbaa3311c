/** Protects: what a shop brings along is in the books to the rupiah, against the owner's capital, whole or not at all, and goes on from there. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { angsur, syaratCicil } from '../../tests/kit/cicil.ts';
import { hargaTaksir, lunasi, tagihan } from '../../tests/kit/hutang.ts';
import { gantiHari, hargaGrup, numberOf, potongBaru } from '../../tests/kit/jual.ts';
import {
  batalSaldo,
  cicilanLama,
  HUTANG_LAMA,
  saldoLama,
  simpanSaldo,
  titipanLama,
} from '../../tests/kit/saldo-awal.ts';

const TABEL = [...TABEL_BUKU, 'saldo_awal', 'saldo_awal_isi', 'hutang', 'titipan', 'cicilan', 'pesanan'];

let kit: Kit;
const potong = potongBaru(() => kit, 'SLAW');
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await hargaTaksir(kit);
  await syaratCicil(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const isiDari = async (no_dokumen: string): Promise<Record<string, string>> => {
  const { rows } = await kit.owner.query(
    'select jenis, nomor from saldo_awal_dokumen where no_dokumen = $1 order by nomor',
    [no_dokumen],
  );
  return Object.fromEntries(rows.map((row) => [row.jenis, row.nomor]));
};
/** What the owner has brought along, as the books have it. */
const modal = async (): Promise<number> => {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when dari_akun = 'MODAL' then jumlah::bigint else -jumlah::bigint end), 0) as modal
       from buku_uang where kode_toko = 'JKT1' and 'MODAL' in (dari_akun, ke_akun)`,
  );
  return Number(rows[0].modal);
};

test('everything stands against MODAL, each loan, deposit, plan and order is one of this shop, and all of it goes back together', async () => {
  const [dititip, dicicil] = [await potong(), await potong()];
  const before = await modal();
  const no = numberOf(await simpanSaldo(kit, await saldoLama(kit, dititip, dicicil)));
  expect(await bukuUang(kit.owner, no)).toEqual([
    '1 SALDO AWAL/KAS MODAL > KAS:KASIR1 44.142.000',
    '1 SALDO AWAL/BANK MODAL > BANK:7310455201 128.276.415',
    '1 SALDO AWAL/SUPPLIER UTANG_SUPPLIER:UBS > MODAL 55.712.000',
    '1 SALDO AWAL/AKUN JURNAL > MODAL 300.000',
  ]);
  const isi = await isiDari(no);
  expect(await bukuUang(kit.owner, isi['hutang'] as string)).toEqual([
    '1 SALDO AWAL/POKOK KLIRING_HUTANG > PIUTANG_GADAI 1.950.000',
    '1 SALDO AWAL/AWAL MODAL > KLIRING_HUTANG 1.950.000',
  ]);
  expect(await bukuUang(kit.owner, isi['titipan'] as string)).toEqual([
    '1 SALDO AWAL/AWAL TITIPAN_UANG > MODAL 850.000',
    '1 SALDO AWAL/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
  ]);
  expect(await bukuUang(kit.owner, isi['cicilan'] as string)).toEqual([
    '1 SALDO AWAL/AWAL UANG_MUKA_CICILAN > MODAL 1.500.000',
    '1 SALDO AWAL/MASUK PERSEDIAAN_TOKO > PERSEDIAAN_TITIP 2.950.000',
  ]);
  expect(await bukuUang(kit.owner, isi['pesanan'] as string)).toEqual([
    '1 SALDO AWAL/AWAL UANG_MUKA_PESANAN > MODAL 1.000.000',
  ]);
  expect(await bukuUang(kit.owner, isi['service'] as string)).toEqual([
    '1 SALDO AWAL/AWAL UANG_MUKA_SERVICE > MODAL 25.000',
  ]);
  const bersih =
    44_142_000 + 128_276_415 - 55_712_000 - 300_000 + 1_950_000 - 850_000 - 1_500_000 - 1_000_000 - 25_000;
  expect((await modal()) - before).toBe(bersih);
  const lembar = await spv().get(`saldo-awal/satu?no_dokumen=${no}`);
  expect(lembar.data).toMatchObject({
    modal: bersih,
    hutang: 1_950_000,
    cicilan: 1_599_500,
    pesanan: 1_000_000,
  });
  numberOf(await batalSaldo(kit, no));
  expect(await modal()).toBe(before);
  const { rows } = await kit.owner.query(
    'select status from saldo_awal_dokumen where no_dokumen = $1 union select status from barang where kode_barcode = any ($2) order by 1',
    [no, [dititip, dicicil]],
  );
  expect(rows.map((row) => row.status)).toEqual(['CANC', 'TERSEDIA']);
});

test('a loan owes the interest since it was paid last, a plan the months that are left', async () => {
  const kode = await potong();
  const no = numberOf(await simpanSaldo(kit, { hutang: [HUTANG_LAMA], cicilan: [cicilanLama(kode)] }));
  const isi = await isiDari(no);
  const hutang = isi['hutang'] as string;
  // 61 days at two percent a month, less the 30 that were paid: what a loan of this shop would owe.
  const { bunga, lunas } = await tagihan(kit, hutang);
  expect([bunga, lunas]).toEqual([40_500, 1_990_500]);
  const { rows } = await kit.owner.query(
    "select to_char(jatuh_tempo, 'YYYY-MM-DD') as jatuh_tempo, nilai::bigint from cicilan_jadwal where no_cicilan = $1 order by urut",
    [isi['cicilan']],
  );
  expect(rows.map((row) => `${row.jatuh_tempo} ${row.nilai}`)).toEqual([
    '2026-11-29 400000',
    '2026-12-29 400000',
    '2027-01-29 400000',
    '2027-02-28 399500',
  ]);
  // Once one of them moved nothing of it is taken back.
  numberOf(await lunasi(kit, hutang, lunas));
  expect(await batalSaldo(kit, no)).toMatchObject({ status: 409 });
  const { data } = await spv().get(`saldo-awal/satu?no_dokumen=${no}`);
  expect(data.status).toBe('DONE');
});

test.each([
  ['nothing', {}, 'SALDO_AWAL_KOSONG'],
  [
    'a due date that is no month',
    { hutang: [{ ...HUTANG_LAMA, tgl_jatuh_tempo: '2026-12-10' }] },
    'HUTANG_AWAL_TEMPO_BUKAN_BULAN',
  ],
  [
    'interest of tomorrow',
    { hutang: [{ ...HUTANG_LAMA, bunga_sampai: '2026-11-22' }] },
    'HUTANG_AWAL_BUNGA_SAMPAI',
  ],
  ['a loan twice', { hutang: [HUTANG_LAMA, HUTANG_LAMA] }, 'SALDO_AWAL_KEMBAR'],
  ['a piece that is not here', { titipan: [titipanLama('TIDAKADA')] }, 'BARANG_AWAL_TIDAK_ADA'],
  [
    'an account of a part of its own',
    { akun: [{ nomor_akun: '110100', debit: 1 }] },
    'AKUN_AWAL_BUKAN_MANUAL',
  ],
  [
    'a drawer that the shop has not',
    { kas: [{ kasir: 'KASIR1', laci: 'KAS_GADAI', jumlah: 1 }] },
    'LACI_GADAI_TIDAK_ADA',
  ],
])('%s is refused with its row, and nothing is written', async (_what, body, code) => {
  const before = await jumlahBaris(kit.owner, TABEL);
  expect(await spv().post('saldo-awal/simpan', body)).toMatchObject({ code });
  expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
});

test('a rest that no instalments come to is refused at its cell, among all that is wrong', async () => {
  const kode = await potong();
  const salah = { ...cicilanLama(kode), sisa: 2_000_000 };
  const answer = await spv().post('saldo-awal/simpan', {
    cicilan: [salah],
    hutang: [{ ...HUTANG_LAMA, tanggal: '2026-11-22' }],
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).detail).toMatchObject([
    { path: 'hutang.0.tanggal' },
    { path: 'cicilan.0.sisa' },
  ]);
});

test('the owner reads what there is, account by account, before he agrees', async () => {
  const body = {
    akun: [{ nomor_akun: '211100', kredit: 300_000 }],
    hutang: [{ ...HUTANG_LAMA, no_lama: 'PI26-3' }],
  };
  const { code, detail } = await spv().post('saldo-awal/simpan', body);
  expect(code).toBe('OTORISASI_DIPERLUKAN');
  expect(detail.perlu).toMatchObject([
    {
      oleh: 'OWN',
      rincian: [
        { label: 'Hutang Berjalan', nilai: '1, Rp 1.950.000' },
        { label: 'Akun 211100', nilai: 'Kredit Rp 300.000' },
      ],
    },
  ]);
});

test('a customer pays the next month here, and after the closing nobody but the owner takes anything back', async () => {
  const kode = await potong();
  const no = numberOf(await simpanSaldo(kit, { cicilan: [cicilanLama(kode)] }));
  const { cicilan } = await isiDari(no);
  expect((await angsur(kit.as('KASIR1'), cicilan as string, 400_000)).status).toBe(200);
  const lain = numberOf(await simpanSaldo(kit, { hutang: [{ ...HUTANG_LAMA, no_lama: 'PI26-2' }] }));
  await gantiHari(kit, '2026-11-22');
  expect(await batalSaldo(kit, lain)).toMatchObject({ code: 'SALDO_AWAL_BEDA_HARI' });
});
