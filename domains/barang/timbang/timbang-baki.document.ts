/**
 * Timbang baki: a tray with all that lies on it goes on the scale, and what the scale says stands beside what the books say.
 * One at a time per tray: who begins it again goes on with the first. It moves no piece and touches no book; a difference
 * beyond the tolerance is the start of a count. Spec 1 §4, §5, §7, §8; Domain R8.1. The series TM and the answer of
 * `timbang-baki/start` beside its list are ours. Life: OPEN -> DONE / CANC.
 */
import { baris } from '@mustika/kernel/answer.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, gram, kode, pilihan, teks, waktu } from '@mustika/kernel/field.ts';
import { timbangErrors } from './timbang-baki.errors.ts';

const LAYAR = '/timbang-baki';
const screens = [LAYAR];
const no_dokumen = kode('No Dokumen', { max: 40 });
const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 20 });

/** Who said the figure: the scale itself, or a person who read it. */
export const CARA_TIMBANG = [
  ['TIMBANGAN', 'Dari Timbangan'],
  ['KETIK', 'Diketik'],
] as const;
const cara = pilihan('Cara', CARA_TIMBANG, { width: 12 });
const berat_total = { width: 9 } as const;

/** What lies on a tray and hangs on it. */
export const isiBaki = {
  kode_gudang: kode('Gudang', { width: 8 }),
  kode_baki: kode('Baki', { width: 8 }),
  jumlah_barang: angka('Pcs', { width: 5 }),
  berat: gram('Berat', berat_total),
  berat_baki: gram('Berat Baki', berat_total),
  berat_plastik: gram('Berat Plastik', berat_total),
  berat_atribut: gram('Berat Atribut', berat_total),
  berat_bandrol: gram('Berat Bandrol', berat_total),
  total: gram('Total', berat_total),
  /** How far the scale may be from it in this store. */
  toleransi: gram('Toleransi', { hidden: true, ...berat_total }),
} as const;

/** A weighing that is going on, as `timbang-baki/start` answers it. */
export const dataTimbang = baris({ no_dokumen, ...isiBaki });

/** OPEN on the scale, DONE once the scale has said its figure. */
export const timbangBaki = defineDocument({
  name: 'timbang_baki',
  label: 'Timbang Baki',
  series: 'TM',
  shows: { nomor: 'no_dokumen' },
  states: ['OPEN', 'DONE', 'CANC'],
  stateLabels: { OPEN: 'Ditimbang' },
  reads: {
    table: 'timbang_baki',
    path: 'timbang-baki',
    screen: LAYAR,
    waits: 'Timbang',
    head: {
      ...isiBaki,
      timbangan: gram('Timbangan', { opsional: true, ...berat_total }),
      selisih: gram('Selisih', { opsional: true, ...berat_total }),
      cara: pilihan('Cara', CARA_TIMBANG, { opsional: true, width: 12 }),
      bacaan: teks('Bacaan Timbangan', { opsional: true, width: 16 }),
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
    },
    list: ['kode_baki', 'jumlah_barang', 'total', 'timbangan', 'selisih', 'cara', 'user_id', 'keterangan'],
    search: ['kode_gudang', 'kode_baki', 'user_id', 'keterangan'],
    lines: {
      aktivitas: {
        label: 'Aktivitas Setelah Timbang Baki',
        table: 'aktivitas_timbang_baki',
        by: ['waktu', 'no_gerak', 'urut'],
        fields: {
          waktu: waktu('Waktu', { width: 16 }),
          user_id: kode('Oleh', { width: 9 }),
          kegiatan: teks('Kegiatan', { width: 22, kata: true }),
          no_gerak: kode('No Dokumen', { width: 20 }),
          kode_barcode: kode('Barcode', { width: 10, leads: { to: '/data-barang', param: 'q' } }),
          qty: angka('Pcs', { total: 'sum', width: 5 }),
          berat: gram('Berat', { total: 'sum', width: 9 }),
        },
      },
    },
    paper: 'aktivitas',
    moves: ['penjualan', 'pindah_barang', 'hancur_barang', 'tambah_barang', 'titipan'],
  },
  transitions: {
    mulai: {
      from: [],
      to: 'OPEN',
      // Its call is a command: a tray that is on the scale already is gone on with there.
      internal: true,
      path: 'timbang-baki/start',
      label: 'Mulai Timbang Baki',
      fields: { kode_gudang: isiBaki.kode_gudang, kode_baki: isiBaki.kode_baki },
      answer: isiBaki,
      screens,
      message: '',
    },
    lanjut: {
      from: ['OPEN'],
      to: 'OPEN',
      internal: true,
      path: 'timbang-baki/lanjut',
      label: 'Lanjutkan Timbang Baki',
      fields: { no_dokumen, kode_gudang: isiBaki.kode_gudang, kode_baki: isiBaki.kode_baki },
      answer: isiBaki,
      screens,
      message: '',
    },
    update: {
      from: ['OPEN'],
      to: 'DONE',
      path: 'timbang-baki/update',
      label: 'Simpan Timbang Baki',
      fields: {
        no_dokumen,
        timbangan: gram('Timbangan', { min: 1 }),
        cara,
        /** The line of the scale, word for word. */
        bacaan: teks('Bacaan Timbangan', { opsional: true, asTyped: true, max: 60 }),
        keterangan,
      },
      answer: {
        total: isiBaki.total,
        timbangan: gram('Timbangan'),
        selisih: gram('Selisih'),
        toleransi: isiBaki.toleransi,
      },
      screens,
      message: 'Timbang Baki Berhasil Disimpan',
    },
    batal: takenBack({
      from: ['OPEN', 'DONE'],
      path: 'timbang-baki/batal',
      label: 'Batal Timbang Baki',
      answer: { jumlah_barang: isiBaki.jumlah_barang },
      screens,
      sameDay: timbangErrors.TIMBANG_BEDA_HARI,
      message: 'Timbang Baki Berhasil Dibatalkan',
    }),
  },
});
