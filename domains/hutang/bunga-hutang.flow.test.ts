/**
 * Protects: through the whole server, whatever is paid, taken back, renewed or taken out on whatever days, what a loan has cost and
 * still owes is the plain formula of its deed, in every mode of interest; and the books have earned just that.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import {
  balik,
  bayarBunga,
  dipinjam,
  ditebus,
  hargaTaksir,
  JAMINAN,
  lanjutkan,
  tagihan,
} from '../../tests/kit/hutang.ts';
import { atur, gantiHari, numberOf } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { bungaHari, MODE_BUNGA, type ModeBunga, type SyaratHutang } from './bunga-berjalan.rule.ts';

let kit: Kit;
let hari = 0;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 900_000_000, 'KASIR1');
  await isiLaci(kit, 100_000_000, 'SPV1');
});
afterAll(() => kit?.close());

const TITIK = Temporal.PlainDate.from('2026-11-21');
async function maju(banyak: number): Promise<void> {
  if (banyak === 0) return;
  hari += banyak;
  await gantiHari(kit, TITIK.add({ days: hari }).toString());
}

/** What the shop has earned of interest, by its books. */
const pendapatan = async (): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when dari_akun = 'PENDAPATAN_BUNGA' then jumlah::bigint else -jumlah::bigint end), 0)::float8 as n
         from buku_uang where kode_toko = 'JKT1' and 'PENDAPATAN_BUNGA' in (dari_akun, ke_akun)`,
    )
  ).rows[0].n;

type Langkah = {
  hari: number;
  aksi: 'BAYAR' | 'SALAH_BAYAR' | 'LANJUT' | 'AMBIL' | 'SALAH_LANJUT';
  bagian: number;
};
const langkah: fc.Arbitrary<Langkah> = fc.record({
  hari: fc.integer({ min: 0, max: 40 }),
  aksi: fc.constantFrom('BAYAR', 'SALAH_BAYAR', 'LANJUT', 'AMBIL', 'SALAH_LANJUT'),
  bagian: fc.integer({ min: 1, max: 100 }),
});

/** A contract as the formula sees it: its terms, the day it began, what was paid of its interest, pieces that lie for it. */
type Hitungan = { no: string; syarat: SyaratHutang; mulai: number; dibayar: number; keping: number };
const rumus = (h: Hitungan): number => bungaHari(h.syarat, hari - h.mulai);

const syaratBaru = (jumlah_hutang: number, mode_bunga: ModeBunga, bunga: number): SyaratHutang =>
  ({
    jumlah_hutang,
    bunga,
    mode_bunga,
    hari_minimal: 1,
    pembulatan: 500,
    denda: 0,
  }) as unknown as SyaratHutang;

/** One step at the counter; what is owed before it is the formula less what was paid. */
async function jalan(h: Hitungan, { hari: lama, aksi, bagian }: Langkah): Promise<Hitungan> {
  await maju(lama);
  const owed = rumus(h) - h.dibayar;
  expect(await tagihan(kit, h.no)).toMatchObject({ bunga: owed, lunas: h.syarat.jumlah_hutang + owed });
  const bayar = Math.floor((owed * bagian) / 100);
  if (aksi === 'BAYAR' || aksi === 'SALAH_BAYAR') {
    if (bayar === 0) return h;
    numberOf(await bayarBunga(kit, h.no, bayar));
    if (aksi === 'BAYAR') return { ...h, dibayar: h.dibayar + bayar };
    numberOf(await balik(kit, 'batal-bunga', h.no));
    return h;
  }
  const ambil = aksi === 'AMBIL' && h.keping > 1;
  const pokok = ambil ? 500_000 : Math.max(100_000, Math.floor((h.syarat.jumlah_hutang * bagian) / 100));
  const more = ambil ? { diambil: [{ urut: h.keping }] } : {};
  const baru = await lanjutkan(kit, h.no, pokok, { berat_plastik: 60, ...more });
  if (aksi === 'SALAH_LANJUT') {
    numberOf(await balik(kit, 'batal', baru));
    return h;
  }
  diterima += owed;
  return {
    ...{ no: baru, syarat: { ...h.syarat, jumlah_hutang: pokok } as SyaratHutang, mulai: hari, dibayar: 0 },
    keping: h.keping - (ambil ? 1 : 0),
  };
}

/** Interest of contracts that went on, which no row of the formula holds any more. */
let diterima = 0;

test.each(MODE_BUNGA)('%s: a loan costs what its deed says, however it is paid', async (mode) => {
  await atur(kit, { MODE_BUNGA: mode, PEMBULATAN_BUNGA: '500' });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200_000, max: 9_000_000 }),
      fc.array(langkah, { minLength: 2, maxLength: 5 }),
      async (pokok, langkahLangkah) => {
        const semula = await pendapatan();
        diterima = 0;
        const barang = [3, 4, 5].map((berat) => ({ ...JAMINAN, berat: berat * 2 }));
        const no = await dipinjam(kit, pokok, { barang, berat_plastik: 60 });
        let h: Hitungan = {
          no,
          syarat: syaratBaru(pokok, mode, 2_000),
          mulai: hari,
          dibayar: 0,
          keping: 3,
        };
        for (const satu of langkahLangkah) {
          const sebelum = h;
          h = await jalan(h, satu);
          if (h.no !== sebelum.no) diterima += sebelum.dibayar;
        }
        const akhir = rumus(h);
        await ditebus(kit, h.no);
        expect((await pendapatan()) - semula).toBe(diterima + akhir);
        expect(await kit.periksa()).toEqual([]);
      },
    ),
    { numRuns: 4, seed: 20_261_121, endOnFailure: true },
  );
});

test('the formula of the lists is that of the counter', async () => {
  const { rows } = await kit.owner.query(
    `select bunga_hutang(2750000, 2500, 'HARIAN', 1, 500, 17)::int as harian, bunga_hutang(4000000, 2400, '15_HARIAN', 1, 500, 32)::int as tengah,
            bunga_hutang(4000000, 2000, 'BULANAN', 1, 500, 31)::int as bulanan, denda_hutang(3000000, 1000, 500, 2)::int as denda,
            bulan_telat('2028-01-31', 'BULAN', '2028-03-01') as akhir, bulan_telat('2028-03-23', 'BULAN', '2028-04-23') as sebulan,
            bulan_telat('2028-03-23', '30_HARI', '2028-04-23') as hari31, bulan_denda('2027-12-23', 'BULAN', '2028-03-01', '2028-03-24') as lagi`,
  );
  expect(rows[0]).toEqual({
    harian: 39_000,
    tengah: 144_000,
    bulanan: 160_000,
    denda: 60_000,
    akhir: 2,
    sebulan: 1,
    hari31: 2,
    lagi: 1,
  });
});
