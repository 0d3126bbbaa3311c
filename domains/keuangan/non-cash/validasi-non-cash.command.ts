/** Reading for the validation of non-cash receipts. */
import { baris, deret, type Inside, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { kolomBerkas } from '@mustika/kernel/text/peta-kolom.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { SEBAB_LEWAT } from './baca-koran.rule.ts';

const SCREENS = ['/validasi-non-cash'] as const;
const TEMPAT = ['PIUTANG_EDC', 'BANK'] as const;
const ALASAN = [
  ...(['JUMLAH', 'BERSIH', 'BEDA', 'SEHARIAN'] as const),
  ...(['HARI_SAMA', 'HARI_KERJA', 'HARI_LEWAT', 'DISEBUT', 'KEMBAR'] as const),
] as const;
const BAWAH = -1_000_000_000_000;

/** Receipts of a period that are open, validated, or both; without a period those of the last 30 days. */
export const terimaNonCash = defineCommand({
  name: 'non-cash-terima',
  label: 'Penerimaan Non Cash',
  method: 'GET',
  path: 'non-cash/terima',
  screens: SCREENS,
  fields: {
    tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
    tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
    tempat: pilihan('Tempat', TEMPAT, { opsional: true }),
    no_rekening: ref('Rekening', () => rekeningResource, { opsional: true }),
    status: pilihan('Status', ['TERBUKA', 'VALID', 'SEMUA'], { opsional: true }),
  },
  answer: baris({
    no_dokumen: kode(''),
    peristiwa: angka(''),
    tanggal: tanggal(''),
    waktu: waktu(''),
    jenis_dokumen: kode(''),
    kategori: kode(''),
    tempat: pilihan('', TEMPAT),
    no_rekening: kode(''),
    jumlah: uang(''),
    /** What the acquirer is expected to keep. */
    mdr: uang(''),
    /** The last four digits of the card, where one card paid. */
    kartu_akhir: kode('', { opsional: true }),
    /** What the provider calls the payment, where one QRIS paid. */
    no_referensi: kode('', { opsional: true }),
    no_validasi: kode('', { opsional: true }),
  }),
});
/** What one event of a document brought to a rekening; below zero when it was taken back after it was validated. */
export type Terima = Inside<typeof terimaNonCash.answer>[number];

/**
 * Multipart `file` (CSV or XLSX, the bank's statement) and text `no_rekening`: the lines that brought money, each with
 * the open receipts that explain it, and every line that could not be read. `peta` says which column is which, as imports take it,
 * with the rekening for its source: it is kept, and nothing else is written. Ticking stays a person's act.
 */
export const rekeningKoran = defineCommand({
  name: 'non-cash-rekening-koran',
  label: 'Cocokkan Rekening Koran',
  path: 'non-cash/rekening-koran',
  screens: SCREENS,
  gate: flag('VALIDASI_NON_CASH_MODULE'),
  fields: {},
  answer: objek({
    baris: baris({
      baris: angka(''),
      tanggal: tanggal(''),
      keterangan: teks(''),
      jumlah: uang(''),
      saran: objek({
        /** PAS: exactly these receipts; MIRIP: a day of the card machine, but not to the rupiah; TIDAK: nothing open fits. */
        cocok: pilihan('', ['PAS', 'MIRIP', 'TIDAK']),
        tempat: pilihan('', TEMPAT, { opsional: true }),
        terima: deret(teks('')),
        mdr: uang(''),
        /** Why these: what is the same, when the bank paid, and what else to look at; each with its number where it has one. */
        alasan: baris({ sebab: pilihan('', ALASAN), nilai: angka('', { opsional: true, min: BAWAH }) }),
      }),
      /** What this line is called where it is used, and the validation that used it. */
      sidik: kode(''),
      dipakai: kode('', { opsional: true }),
    }),
    /** Lines below the header, however they were read. */
    terbaca: angka(''),
    /** Lines of money that went out. */
    keluar: angka(''),
    /** Lines that are neither, as they stand, each with its reason. */
    terlewat: baris({ baris: angka(''), teks: teks(''), sebab: pilihan('', SEBAB_LEWAT) }),
    /** Its columns; where they are not known, nothing was read and somebody says what they are. */
    kolom: kolomBerkas,
  }),
});
export type KoranTerbaca = Inside<typeof rekeningKoran.answer>;
export type BarisCocok = Inside<typeof rekeningKoran.answer>['baris'][number];
