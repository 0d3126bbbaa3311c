/** Protects: what the reports say of loans is what the books say, on every day, and a day of before says what it said. */
import type { Report } from '@mustika/kernel/report.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  balik,
  bayarBunga,
  dengan,
  dipinjam,
  hargaTaksir,
  JAMINAN,
  lunasi,
  perbarui,
} from '../../../tests/kit/hutang.ts';
import {
  atur,
  denganIzin,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  nota,
  numberOf,
  potongan,
  SANDI_OWNER,
  SANDI_SPV,
  terjual,
} from '../../../tests/kit/jual.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { hitungLaci, isiTutup, tutup } from '../../../tests/kit/tutup.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';
import { house } from '../../house.ts';

type Isi = { data: Record<string, unknown>[]; totals: Record<string, number> };

let kit: Kit;
const no: Record<'a' | 'b' | 'b2' | 'b3' | 'c' | 'd', string> = {
  a: '',
  b: '',
  b2: '',
  b3: '',
  c: '',
  d: '',
};
const ALAMAT = `JALAN ${'KELAPA GADING RAYA '.repeat(4)}NOMOR 17`;
const HARI = ['2026-11-21', '2026-12-08', '2026-12-09', '2027-04-07', '2027-04-08'] as const;

const isi = async (name: string, query: Record<string, string>): Promise<Isi> => {
  const report = house.reports.find((one) => one.name === name) as Report;
  const answer = await kit.as('OWNER').get(`${report.api}?${new URLSearchParams(query)}`, { portal: 'JKT1' });
  expect(answer, `${name} ${answer.text}`).toMatchObject({ status: 200 });
  return JSON.parse(answer.text) as Isi;
};
const rentang = (name: string, dari: string, sampai: string, more = {}) =>
  isi(name, { tgl_awal: dari, tgl_akhir: sampai, ...more });
const baris = ({ data }: Isi, nomor: string) => data.filter((row) => row.no_faktur_hutang === nomor);

/** What an account moved over some days, debit positive. */
async function buku(akun: string, dari: string, sampai: string): Promise<number> {
  const { rows } = await kit.owner.query(
    `select coalesce(sum(case when ke_akun = $1 then jumlah::bigint else 0 end - case when dari_akun = $1 then jumlah::bigint else 0 end), 0)::float8 as saldo
       from buku_uang where kode_toko = 'JKT1' and tanggal between $2 and $3 and $1 in (dari_akun, ke_akun)`,
    [akun, dari, sampai],
  );
  return rows[0].saldo as number;
}
const saldo = (akun: string, hari: string) => buku(akun, '2000-01-01', hari);

/** What is said of an evening: it must say so for ever. */
async function malam(hari: string) {
  const stok = await isi('laporan-stock-hutang', { tanggal: hari });
  const global = await rentang('laporan-global-stock-pinjam', hari, hari);
  const lebih = await rentang('laporan-lelang-hutang', hari, hari, { berdasarkan: 'KELEBIHAN' });
  const gerak = await rentang('laporan-penebusan-rekap', hari, hari);
  const lent = await rentang('laporan-pinjaman-rekap', hari, hari);
  return { stok, global, lebih, gerak, lent };
}
const malamnya = new Map<string, Awaited<ReturnType<typeof malam>>>();
const besok = async (hari: string): Promise<void> => {
  const kini = HARI[HARI.indexOf(hari as (typeof HARI)[number]) - 1] as string;
  malamnya.set(kini, await malam(kini));
  await gantiHari(kit, hari);
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await hargaGrup(kit);
  await isiLaci(kit, 500_000_000, 'KASIR1');
  // Vector 21: what 17 days cost is rounded up to what the customer really pays.
  await atur(kit, { HIDUP_FEATURE_MODULE: 'true', PEMBULATAN_BUNGA: '5000' });
  no.a = await dipinjam(kit, 3_000_000, { alamat_customer: ALAMAT, kode_sales: 'S1' });
  const dua = [JAMINAN, { ...JAMINAN, nama_barang: 'CINCIN POLOS', berat: 2 }];
  no.b = await dipinjam(kit, 1_000_000, { barang: dua, berat_plastik: 7.1 });
  no.c = await dipinjam(kit, 1_500_000);
  no.d = await dipinjam(kit, 3_000_000);
  expect(await balik(kit, 'batal', no.c)).toMatchObject({ status: 200 });
  await besok('2026-12-08');
  expect(await bayarBunga(kit, no.a, 20_000)).toMatchObject({ status: 200 });
  expect(await balik(kit, 'batal-bunga', no.a)).toMatchObject({ status: 200 });
  expect(await bayarBunga(kit, no.a, 35_000, { perpanjang: 1 })).toMatchObject({ status: 200 });
  no.b2 = numberOf(await perbarui(kit, no.b, 2_000_000, -985_000, { berat_plastik: 7.1 }));
  await besok('2026-12-09');
  // Into the owner's own drawer, out of which it goes back months later.
  const total = 3_005_000;
  const bayar = [{ jenis: 'CASH', jumlah: total }];
  const lunas = { no_faktur_hutang: no.a, total, bayar };
  expect(await kit.as('OWNER').post('hutang/lunas', lunas, { portal: 'JKT1' })).toMatchObject({
    status: 200,
  });
  no.b3 = numberOf(
    await perbarui(kit, no.b2, 1_000_000, 1_005_000, { diambil: [{ urut: 1 }], berat_plastik: 2.1 }),
  );
  await besok('2027-04-07');
  const tebus = { no_faktur_hutang: no.a, alasan: 'barang tertinggal' };
  const kembali = { method: 'POST', path: 'hutang/batal-lunas', body: tebus } as const;
  expect(await denganIzin(kit.as('OWNER'), kembali, SANDI_SPV, { portal: 'JKT1' })).toMatchObject({
    status: 200,
  });
  const kabar = { no_faktur_hutang: no.d, cara: 'TELEPON', keterangan: 'diangkat istrinya' };
  expect(await kit.as('KASIR1').post('hutang/peringatan', kabar)).toMatchObject({ status: 200 });
  const jual = (hasil: number) =>
    dengan(kit, 'lelang', {
      ...{ no_faktur_hutang: no.d, hasil, biaya: 50_000, pembeli: 'PEDAGANG EMAS' },
      bayar: [{ jenis: 'CASH', jumlah: hasil }],
    });
  expect(await jual(2_500_000)).toMatchObject({ status: 200, data: { rugi: 550_000 } });
  expect(await balik(kit, 'batal-lelang', no.d)).toMatchObject({ status: 200 });
  expect(await jual(4_200_000)).toMatchObject({ status: 200, data: { kelebihan: 875_000 } });
  await besok('2027-04-08');
  const serah = { no_faktur_hutang: no.d };
  expect(await dengan(kit, 'bayar-kelebihan', serah)).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

describe('as of a day', () => {
  test('principal and surplus are the balances of that evening, on every one of them', async () => {
    const dulu = new Map(malamnya);
    dulu.set('2027-04-08', await malam('2027-04-08'));
    for (const [hari, { stok, global, lebih, gerak, lent }] of dulu) {
      const pokok = await saldo('PIUTANG_GADAI', hari);
      expect(stok.totals.pokok, hari).toBe(pokok);
      expect(global.totals, hari).toMatchObject({
        awal_rp: pokok - (await buku('PIUTANG_GADAI', hari, hari)),
        akhir_rp: pokok,
        akhir_qty: stok.totals.jumlah,
        akhir_berat: stok.totals.berat,
      });
      const { awal_rp, masuk_rp, keluar_rp } = global.totals as Record<
        'awal_rp' | 'masuk_rp' | 'keluar_rp',
        number
      >;
      expect(awal_rp + masuk_rp - keluar_rp, hari).toBe(pokok);
      expect(lent.totals.total, hari).toBe(masuk_rp);
      expect(-(lebih.totals.sisa as number) + 0, hari).toBe(await saldo('UTANG_KELEBIHAN', hari));
      expect(gerak.totals.jumlah_hutang as number, hari).toBeLessThanOrEqual(keluar_rp);
    }
  });

  test('what was said of an evening is said of it for ever, whatever was taken back since', async () => {
    for (const [hari, kata] of malamnya) expect(await malam(hari), hari).toEqual(kata);
    const { data } = await isi('laporan-stock-hutang', { tanggal: '2026-11-21' });
    expect(data.filter((row) => Object.values(no).includes(row.no_faktur_hutang as string))).toMatchObject([
      { no_faktur_hutang: no.a, pokok: 3_000_000, tgl_jatuh_tempo: '2026-12-21', lewat: 0 },
      { no_faktur_hutang: no.b, nama_barang: 'GELANG KERONCONG', pokok: 1_000_000, berat_plastik: 7.1 },
      { no_faktur_hutang: no.b, nama_barang: 'CINCIN POLOS', pokok: null, berat_plastik: null },
      { no_faktur_hutang: no.d, pokok: 3_000_000 },
    ]);
    // It was settled on the ninth, and is there again since that was taken back.
    expect(baris(await isi('laporan-stock-hutang', { tanggal: '2026-12-09' }), no.a)).toEqual([]);
    const kini = await isi('laporan-stock-hutang', { tanggal: '2027-04-08', tempo: 'LEWAT' });
    expect(baris(kini, no.a)).toMatchObject([{ tgl_jatuh_tempo: '2027-01-21', lewat: 77, bunga: 245_000 }]);
    expect(baris(await isi('laporan-stock-hutang', { tanggal: '2026-12-08' }), no.a)).toMatchObject([
      { tgl_jatuh_tempo: '2027-01-21', bunga: 0 },
    ]);
  });
});

describe('of a period', () => {
  const semua = ['2026-11-21', '2027-04-08'] as const;

  test('what was lent, what came back and what was sold are the movements of the books', async () => {
    const lent = await rentang('laporan-transaksi-hutang', ...semua);
    const detail = await rentang('laporan-pinjaman-detail', ...semua);
    const rekap = await rentang('laporan-pinjaman-rekap', ...semua);
    const lunas = await rentang('laporan-hutang-lunas', ...semua);
    const lelang = await rentang('laporan-lelang-hutang', ...semua);
    expect(detail.totals.pokok).toBe(lent.totals.jumlah_hutang);
    expect(detail.totals.berat).toBe(lent.totals.berat);
    expect(rekap.totals).toMatchObject({
      total: lent.totals.jumlah_hutang,
      nota: (lent.data as { status: string }[]).reduce((n, r) => n + (r.status === 'SAH' ? 1 : -1), 0),
    });
    const keluar = (lunas.totals.pokok as number) + (lelang.totals.pokok as number);
    expect((lent.totals.jumlah_hutang as number) - keluar).toBe(await buku('PIUTANG_GADAI', ...semua));
    expect(lelang.totals).toMatchObject({ rugi: 0, kelebihan: 875_000, hasil: 4_200_000 });
    const dibayar = (lunas.totals.bunga as number) + (lelang.totals.bunga as number);
    expect(-(await buku('PENDAPATAN_BUNGA', ...semua))).toBe(dibayar + 35_000);
    expect(baris(lent, no.c).map((row) => [row.status, row.jumlah_hutang])).toEqual([
      ['SAH', 1_500_000],
      ['BATAL', -1_500_000],
    ]);
    expect(
      baris(lunas, no.a).map((row) => [row.tgl_lunas, row.tgl_jatuh_tempo, row.pokok, row.total]),
    ).toEqual([
      ['2026-12-09', '2027-01-21', 3_000_000, 3_005_000],
      ['2027-04-07', '2027-01-21', -3_000_000, -3_005_000],
    ]);
    expect(baris(lelang, no.d).map((row) => [row.status, row.hasil, row.rugi, row.sisa])).toEqual([
      ['SAH', 2_500_000, 550_000, null],
      ['SAH', 4_200_000, 0, null],
      ['BATAL', -2_500_000, -550_000, null],
    ]);
    const sehari = await rentang('laporan-lelang-hutang', '2027-04-07', '2027-04-07', {
      berdasarkan: 'KELEBIHAN',
    });
    expect(baris(sehari, no.d)).toMatchObject([{ sisa: 875_000, sampai: '2028-04-07', peringatan: 1 }]);
  });

  test('what was taken back stands with who did it, who agreed and why', async () => {
    const batal = await rentang('laporan-batal-hutang', ...semua);
    expect(
      batal.data.map((row) => [
        row.no_faktur_hutang,
        row.tanggal,
        row.tgl_asal,
        row.jenis,
        row.pokok,
        row.user_id,
      ]),
    ).toEqual([
      [no.c, '2026-11-21', '2026-11-21', 'HUTANG', -1_500_000, 'SPV1'],
      [no.a, '2026-12-08', '2026-12-08', 'BAYAR BUNGA', 0, 'SPV1'],
      [no.a, '2027-04-07', '2026-12-09', 'LUNAS', 3_000_000, 'OWNER'],
      [no.d, '2027-04-07', '2027-04-07', 'LELANG', 3_000_000, 'SPV1'],
    ]);
    expect(batal.data[2]).toMatchObject({
      user_asal: 'OWNER',
      disetujui: 'SPV1',
      alasan: 'BARANG TERTINGGAL',
    });
  });
});

describe('Laporan Penebusan Detail', () => {
  const tanya = (more = {}) =>
    isi('laporan-penebusan-detail', { tgl_from: '2026-12-09', tgl_to: '2026-12-09', ...more });

  test('vector 21: CALC and R RIIL of what was really paid', async () => {
    await gantiHari(kit, '2027-04-09');
    const satu = await dipinjam(kit, 3_000_000, { kode_sales: 'S1' });
    await gantiHari(kit, '2027-04-26');
    expect(await lunasi(kit, satu, 3_035_000)).toMatchObject({ status: 200 });
    const hari = { tgl_from: '2027-04-26', tgl_to: '2027-04-26' };
    expect((await tanya({ ...hari, no_pinjam: satu })).data).toEqual([
      {
        ...{ no: 1, no_faktur_hutang: satu, nama_customer: 'BAPAK PINJAM', alamat_customer: null },
        ...{ tgl_hutang: '2027-04-09', lama_pinjam: 17, tgl_lunas: '2027-04-26', kode_sales: 'S1', bunga: 2 },
        ...{ jumlah_hutang: 3_000_000, bunga_pinjam: 2_000, calc: 34_000, bunga_rp: 35_000 },
        ...{ total: 3_035_000, total_bayar: 3_035_000 },
        detail_barang: [
          {
            ...{ nama_barang: 'GELANG KERONCONG', berat: 5, r_riil: 2.06 },
            ...{ jumlah_hutang: 3_000_000, bunga_pinjam: 2_000, calc: 34_000, bunga_rp: 35_000 },
            ...{ total: 3_035_000, total_bayar: 3_035_000 },
          },
        ],
      },
    ]);
  });

  test('interest paid on the way counts, what came in that day stands beside it', async () => {
    const { data, totals } = await tanya();
    expect(data).toMatchObject([
      { lama_pinjam: 18, bunga_rp: 40_000, total: 3_040_000, total_bayar: 3_005_000 },
    ]);
    expect(totals).toMatchObject({ berat: 5, jumlah_hutang: 3_000_000, total_bayar: 3_005_000 });
    for (const sort_by of ['tgl_hutang', 'tgl_lunas', 'no_faktur_hutang'])
      expect((await tanya({ sort_by })).data).toHaveLength(1);
    expect((await tanya({ no_pinjam: no.b })).data).toEqual([]);
    const rekap = await rentang('laporan-penebusan-rekap', '2026-12-09', '2026-12-09');
    expect(rekap.data).toMatchObject([
      { kode_sales: 'S1', nota: 1, bunga_rp: 40_000, r_riil: 2.22, total_bayar: 3_005_000 },
    ]);
  });

  test('on paper it has the prescribed columns, and the address in slices of 48 characters', async () => {
    const query = 'tgl_from=2026-12-09&tgl_to=2026-12-09';
    const { bytes } = await kit
      .as('OWNER')
      .get(`hutang/report-penebusan-detail/pdf?${query}`, { portal: 'JKT1' });

    const teks = teksPdf(bytes).map((one) => one.teks);
    const kepala =
      'NO NOTA NAMA ALAMAT BARANG BERAT TGL GADAI HARI TEBUS SALES POKOK R CALC R RIIL BUNGA TOTAL DI BAYAR';
    expect(teks.join(' ')).toContain(kepala);
    expect(teks).toContain(ALAMAT.slice(0, 48));
    expect(teks).toContain(ALAMAT.slice(48));
    expect(teks).not.toContain('BUNGA / HARI');
  });
});

describe('what others say of loans', () => {
  test('vector 36: the cash of a day is what was there and sold and came in, less what was lent and went out', async () => {
    await gantiHari(kit, '2027-05-01');
    const [kode] = await potongan(kit, 'LHUT', 1);
    await terjual(kit.as('KASIR1'), nota([kode as string], HARGA_BAKU));
    await isiLaci(kit, 3_500_000, 'KASIR1');
    await dipinjam(kit, 2_000_000);
    await lunasi(kit, no.b3, 1_100_000);
    const { data, totals } = await isi('laporan-eod', { tanggal: '2027-05-01' });
    const bersih = (...bagian: string[]) =>
      (data as { bagian: string; kas_bersih: number | null }[])
        .filter((row) => bagian.includes(row.bagian))
        .reduce((sum, row) => sum + (row.kas_bersih ?? 0), 0);
    expect(bersih('PENJUALAN')).toBe(HARGA_BAKU);
    expect(bersih('HUTANG')).toBe(-2_000_000);
    const kembali = bersih('HUTANG LUNAS');
    expect(kembali).toBeGreaterThan(1_000_000);
    expect(totals.kas_bersih).toBe(bersih('SALDO AWAL') + HARGA_BAKU + 3_500_000 + kembali - 2_000_000);
    expect(totals).toMatchObject({ qty_jaminan: 0, berat_jaminan: 3 });
    const chart = await kit.as('OWNER').get('penjualan/chart?type=today', { portal: 'JKT1' });
    expect(chart.data).toMatchObject({ total_hutang: 2_000_000 });
    const spv = kit.as('SPV1');
    await hitungLaci(kit, spv);
    const ditutup = await tutup(spv, await isiTutup(spv), SANDI_OWNER);
    expect(ditutup, ditutup.text).toMatchObject({ status: 200 });
    expect((await rentang('laporan-akhir_hari', '2027-05-01', '2027-05-01')).data).toMatchObject([
      { pinjaman: 2_000_000, pinjaman_kembali: kembali, kas_akhir: totals.kas_bersih },
    ]);
  });

  test('what one person is lent and what his pledge brings is of his day', async () => {
    await atur(kit, { BATAS_LAPOR_PPATK: '4000000' });
    const lapor = await rentang('laporan-ppatk', '2026-11-21', '2027-04-08');
    const punya = (jenis: string) =>
      lapor.data
        .filter((row) => row.nama_customer === 'BAPAK PINJAM' && row[jenis] !== null)
        .map((row) => [row.no_faktur_group, row[jenis]]);
    expect(punya('hutang')).toEqual([
      [no.a, 3_000_000],
      [no.b, 1_000_000],
      [no.d, 3_000_000],
    ]);
    expect(punya('lelang')).toEqual([[no.d, 4_200_000]]);
  });
});
