/** Protects: what is signed is whole. Nothing on a nota ends in an ellipsis, however long its names, facts and terms are. */
import { rupiah } from '@mustika/kernel/amount.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import { expect, test } from 'vitest';
import { notaCicilan } from '../../../domains/cicilan/nota-cicilan.rule.ts';
import { KETENTUAN_HUTANG, notaHutang } from '../../../domains/hutang/nota-hutang.rule.ts';
import { notaPembelian } from '../../../domains/pembelian/nota/nota-pembelian.rule.ts';
import { notaPenjualan } from '../../../domains/penjualan/nota/nota-penjualan.rule.ts';
import { notaTitipan } from '../../../domains/titipan/nota-titipan.rule.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { BAWAAN_MOBILE } from './bawaan-nota.ts';
import { notaPdf, notaSvg } from './nota-pdf.ts';

const JENIS = [notaPenjualan, notaPembelian, notaTitipan, notaHutang, notaCicilan];

/** The deed of a loan as the demo has it. */
const SURAT: Slip = {
  ...notaHutang.contoh,
  keterangan: [
    { label: 'Nama', teks: 'IBU SULISTYANINGSIH RAHARJO' },
    { label: 'Alamat', teks: 'JL. MELATI NO. 12 RT 03 RW 05, CIKINI, MENTENG' },
    { label: 'Telp', teks: '6281311112222' },
    { label: 'No manual', teks: 'A-000117' },
    { label: 'Lanjutan dari', teks: 'JKT1-PI-260928-0001' },
    { label: 'Jatuh tempo', teks: '28 Okt 2026' },
    { label: 'Bunga', teks: '2% per 30 hari, dihitung per 15 hari' },
    { label: 'No paket', teks: 'A-0117' },
    { label: 'Kasir', teks: 'KASIR1' },
    { label: 'Status', teks: 'Barang jaminan sudah dilelang' },
  ],
  ketentuan: KETENTUAN_HUTANG,
};

const PANJANG = 'GELANG KERONCONG UKIR BUNGA MELATI SUSUN TIGA DENGAN MATA BIRU LAUT';
const panjang = (slip: Slip): Slip => ({
  ...slip,
  toko: { ...slip.toko, nama: `${slip.toko.nama} CABANG ${PANJANG}` },
  judul: `${slip.judul} ${PANJANG}`,
  keterangan: slip.keterangan.map((one) => ({ ...one, teks: `${one.teks} ${PANJANG}` })),
  baris: slip.baris.map((one) => ({
    ...one,
    nama: `${one.nama} ${PANJANG}`,
    rincian: one.rincian.map((part) => ({ ...part, label: `${part.label} JKT1-FJ-261126-0009` })),
  })),
  jumlah: slip.jumlah.map((one) => ({ ...one, label: `${one.label} ${PANJANG}` })),
  total: { label: `${slip.total.label} UANG TITIPAN`, jumlah: rupiah(99_999_999_999) },
  penutup: slip.penutup.map((one) => ({ ...one, teks: `${one.teks} ${PANJANG}` })),
  tandaTangan: ['Hormat kami dan atas nama toko emas', PANJANG],
});

const kata = (teks: string): string[] => teks.split(/\s+/);
const terbaca = async (slip: Slip, jenis = notaHutang) => teksPdf(await notaPdf(slip, { jenis }));

test('the deed of a loan is whole on one sheet: who, when, on what terms', async () => {
  const teks = await terbaca(SURAT);
  expect(Math.max(...teks.map(({ halaman }) => halaman))).toBe(0);
  const semua = teks.map((one) => one.teks);
  for (const { teks: fakta } of SURAT.keterangan) expect(semua).toContain(fakta);
  expect(semua).toContain('JUMLAH HUTANG');
  const kalimat = kata(semua.join(' '));
  for (const term of KETENTUAN_HUTANG) expect(kalimat).toEqual(expect.arrayContaining(kata(term)));
});

test('how many pieces there are is a count, what they are worth a price', async () => {
  const teks = (await terbaca(SURAT)).map((one) => one.teks);
  const baris = SURAT.baris[0];
  expect(teks.filter((one) => one === '1')).toHaveLength(1);
  expect(teks.filter((one) => one === '5.250.000').length).toBeGreaterThan(0);
  // A part that has the name of the column of totals keeps its own text.
  const sebut = {
    ...SURAT,
    baris: [{ ...baris, rincian: [{ label: 'Jumlah', teks: '3 pcs @ 10' }] }],
  } as Slip;
  expect((await terbaca(sebut)).map((one) => one.teks)).toContain('3 pcs @ 10');
});

test.each(JENIS.map((jenis) => [jenis.jenis, jenis] as const))('%s: nothing is cut', async (_nama, jenis) => {
  for (const slip of [jenis.contoh, panjang(jenis.contoh)]) {
    expect((await terbaca(slip, jenis)).filter(({ teks }) => teks.includes('…'))).toEqual([]);
    expect(notaSvg(slip, { jenis, rancangan: BAWAAN_MOBILE }).halaman).toHaveLength(1);
  }
});

test('terms that have no room where they belong follow on a sheet of their own', async () => {
  const ketentuan = Array.from({ length: 12 }, (_, index) => `Syarat ${index + 1}: ${PANJANG} ${PANJANG}.`);
  const teks = await terbaca({ ...SURAT, ketentuan });
  expect(teks.some((one) => one.teks === 'Ketentuan di lembar berikut.')).toBe(true);
  const belakang = kata(
    teks
      .filter(({ halaman }) => halaman === 1)
      .map((one) => one.teks)
      .join(' '),
  );
  for (const term of ketentuan) expect(belakang).toEqual(expect.arrayContaining(kata(term)));
});
