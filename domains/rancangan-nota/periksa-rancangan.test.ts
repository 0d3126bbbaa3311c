/** Protects: no nota leaves the shop without what it must say, and nothing is laid where the printer cannot reach. */
import type { RancanganKertas, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { describe, expect, test } from 'vitest';
import { BAWAAN_DESKTOP, BAWAAN_MOBILE } from '../../packages/server-kit/slip/bawaan-nota.ts';
import { bawaanSlip } from '../../packages/server-kit/slip/bawaan-slip.ts';
import { notaPenjualan as jual } from '../penjualan/nota/nota-penjualan.rule.ts';
import { JENIS_NOTA } from './jenis-nota.rule.ts';
import { periksaKertas, periksaSlip } from './periksa-rancangan.rule.ts';
import { hapusUnsur, tambahUnsur, ubahBlok, ubahUnsur } from './ubah-rancangan.view.ts';

const pesan = (r: RancanganKertas): string[] => periksaKertas(jual, r).map((one) => one.pesan);
const dengan = (id: string, part: Partial<UnsurNota>): string[] => pesan(ubahUnsur(BAWAAN_DESKTOP, id, part));

test.each(JENIS_NOTA.map((jenis) => [jenis.jenis, jenis] as const))(
  'the designs we come with may be published: %s',
  (_name, jenis) => {
    expect(periksaKertas(jenis, BAWAAN_DESKTOP)).toEqual([]);
    expect(periksaKertas(jenis, BAWAAN_MOBILE)).toEqual([]);
    expect(periksaSlip(jenis, bawaanSlip(jenis))).toEqual([]);
  },
);

describe('what a nota must say', () => {
  test.each([
    ['nomor', ['Nomor Nota Wajib Ada Di Nota']],
    ['waktu', ['Tanggal Wajib Ada Di Nota']],
    ['tanda', ['Tanda Cetak Ulang dan Lembar Wajib Ada Di Nota']],
    ['ringkasan', ['Total Wajib Ada Di Nota']],
    ['tabel', ['Nama Barang', 'Kadar', 'Berat', 'Jumlah'].map((nama) => `${nama} Wajib Ada Di Nota`)],
  ])('without %s it is refused', (id, salah) => expect(pesan(hapusUnsur(BAWAAN_DESKTOP, id))).toEqual(salah));

  test('what is only on the back does not count', () =>
    expect(dengan('nomor', { sisi: 'BELAKANG' })).toEqual(['Nomor Nota Wajib Ada Di Nota']));

  test('named columns must hold weight, karat and price', () => {
    const kolom = (isian: string) => ({ isian, label: null, lebar: 30, rata: 'KIRI' as const });
    expect(dengan('tabel', { kolom: [kolom('nama'), kolom('berat')] })).toEqual([
      'Kadar Wajib Ada Di Nota',
      'Jumlah Wajib Ada Di Nota',
    ]);
    const semua = ['nama', 'kadar', 'berat', 'jumlah'].map(kolom);
    expect(dengan('tabel', { kolom: semua })).toEqual([]);
    expect(dengan('tabel', { kolom: [...semua, kolom('asing')] })).toEqual(['Kolom asing Tidak Dikenal']);
    expect(dengan('tabel', { lebar: 100, kolom: semua })).toEqual([
      'Lebar Kolom 120 mm Melebihi Tabel 100 mm',
    ]);
  });

  test('on a slip too, whether a block is gone or switched off', () => {
    const slip = bawaanSlip(jual);
    const off = (...ids: string[]): string[] =>
      periksaSlip(
        jual,
        ids.reduce((r, id) => ubahBlok(r, id, { aktif: false }), slip),
      ).map((one) => one.pesan);
    expect(off('total')).toEqual(['Total Wajib Ada Di Nota']);
    expect(off('tanda')).toEqual(['Tanda Cetak Ulang dan Lembar Wajib Ada Di Nota']);
    expect(off('nomor')).toEqual([]);
    expect(off('nomor', 'nomor_bawah')).toEqual(['Nomor Nota Wajib Ada Di Nota']);
    expect(off('baris')).toHaveLength(4);
    expect(off('sales', 'qr', 'ketentuan')).toEqual([]);
  });
});

describe('where things may stand', () => {
  test.each([
    ['left', { x: 4 }],
    ['above', { y: 1 }],
    ['right', { x: 195 }],
    ['below', { x: 60, y: 130 }],
  ])('off the paper %s', (_where, part) => expect(dengan('logo', part)).toEqual(['Logo Keluar Dari Kertas']));

  test('paper that grows has no lower edge', () =>
    expect(periksaKertas(jual, ubahUnsur(BAWAAN_MOBILE, 'qr', { y: 800 }))).toEqual([]));

  test('one table, known fields, room for the sums, a code that can be read', () => {
    const dua = tambahUnsur(BAWAAN_DESKTOP, 'TABEL', 'DEPAN').rancangan;
    expect(pesan(dua)).toEqual(['Tabel Barang Hanya Boleh Satu']);
    expect(dengan('toko', { isian: 'asing' })).toEqual(['Isian asing Tidak Dikenal']);
    expect(dengan('ringkasan', { lebar: 80 })).toEqual(['Ringkasan Jumlah Paling Sempit 120 mm']);
    expect(dengan('qr', { lebar: 6, tinggi: 6 })).toEqual(['Kode QR Paling Kecil 10 mm']);
    expect(dengan('tabel', { sisi: 'BELAKANG' })).toContain('Tabel Barang Harus Di Sisi Depan');
    expect(dengan('qr', { id: 'logo' })).toEqual(['Kode Unsur logo Dipakai Dua Kali']);
    expect(pesan({ ...BAWAAN_DESKTOP, margin_kiri: 120, margin_kanan: 100 })[0]).toBe(
      'Margin Melebihi Ukuran Kertas',
    );
  });

  test('what a scanner reads is covered by nothing; touching is no covering', () => {
    expect(dengan('qr', { x: 15 })).toEqual(['Kode QR Tertutup Ketentuan']);
    expect(dengan('qr', { x: 12 })).toEqual([]);
    expect(dengan('qr', { x: 15, sisi: 'BELAKANG' })).toEqual([]);
  });
});
