/** What a store may switch on and set about members, points and coupons. */
import type { Module } from './module.ts';
import { choice, count, inRupiah, type Setting } from './setting.ts';

const MILYAR = 1_000_000_000;

export const MEMBER_MODULES = {
  MEMBER_MODULE: {
    part: 'member',
    meaning: 'Member, poin dan laporannya.',
  },
  MEMBER_RESET_POIN_MODULE: {
    awaited: 'parameter',
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: 'Poin member dikembalikan ke nol menurut parameter.',
  },
  MODULE_MEMBER_NO_HP: {
    part: 'member',
    needs: ['MEMBER_MODULE'],
    meaning: 'Member dikenali dari nomor HP: kode member baru adalah nomor HP-nya.',
  },
  PENJUALAN_BAYAR_POIN_MODULE: {
    part: 'member',
    guarded: true,
    needs: ['MEMBER_MODULE'],
    meaning: 'Penjualan dibayar dengan poin member.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const MEMBER_SETTINGS = {
  /** Domain R9.1, R9.2. */
  POIN_TIPE: {
    kind: choice('GRAM', 'RP'),
    initial: 'GRAM',
    part: 'member',
    meaning: 'Poin member dihitung dari gram atau dari rupiah penjualan.',
  },
  POIN_PER: {
    kind: count(0, MILYAR, 'miligram atau rupiah'),
    initial: '1000',
    part: 'member',
    meaning: 'Satu poin untuk setiap miligram (tipe GRAM) atau rupiah (tipe RP) sebanyak ini; 0 tanpa poin.',
  },
  NILAI_POIN: {
    kind: inRupiah(0, MILYAR),
    initial: '5000',
    part: 'member',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Nilai rupiah satu poin member.',
  },
  /** UU 27/2022: who asks what is kept of him, or wants it put right, is answered within 3 x 24 hours. */
  JAWAB_DATA_DIRI_JAM: {
    kind: count(1, 72, 'jam'),
    initial: '72',
    part: 'member',
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Permintaan seseorang atas data dirinya dijawab dalam jam ini; undang-undang memberi 72 jam.',
  },
  /** UU KUP 28(11): books and what they rest on are kept for ten years. Read by the night, in PostgreSQL, too. */
  SIMPAN_NOTA_TAHUN: {
    kind: count(10, 50, 'tahun'),
    initial: '10',
    part: 'member',
    guarded: true,
    levels: ['OWN'],
    meaning:
      'Nama, telepon dan alamat pelanggan di nota disimpan sekian tahun sesudah tahun dokumennya selesai, lalu dihapus.',
  },
  /** UU 8/2010: what identifies a customer is kept for five years after the business with him ended. */
  SIMPAN_IDENTITAS_TAHUN: {
    kind: count(5, 50, 'tahun'),
    initial: '5',
    part: 'member',
    guarded: true,
    levels: ['OWN'],
    meaning:
      'Nomor identitas, tanggal lahir, pekerjaan dan sumber dana di nota disimpan sekian tahun sesudah tahun dokumennya selesai, lalu dihapus.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
