/**
 * Looking again at what wore off: pieces that came back lighter than their nota by more than the tolerance are weighed a
 * second time, by somebody who did not buy them. Spec 1 §2.2 names the screen, Domain R4.7 its words: approved weight,
 * approver, reason. The rest is ours: the price was agreed when the piece was bought and a weight is never edited, so the
 * second scale either agrees with the first (SETUJU), or the line is refused (TOLAK) and its purchase has to be cancelled
 * and entered anew. A piece without a word, or with a refusal, does not leave gudang BELI.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, daftar, gram, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { pembelianErrors } from '../pembelian.errors.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';

const KEPUTUSAN = ['SETUJU', 'TOLAK'] as const;
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });

/** What the second scale says, and why it wore off or is refused. */
export const timbangUlang = { berat_disetujui: gram('Berat Disetujui', { ditimbang: true, min: 1 }), alasan };

/** Lines of purchases, each with the word about it. */
export const simpanSusutFields = {
  barang: daftar(
    'Barang',
    {
      no_faktur: kode('No Faktur Beli', { max: 44 }),
      keputusan: pilihan('Keputusan', KEPUTUSAN),
      ...timbangUlang,
    },
    { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
  ),
};

/** Which word is taken back, and why. */
export const batalSusutFields = { no_dokumen: kode('No Validasi', { max: 40 }), alasan };

/** DONE when said, CANC when taken back. Touches no book. Series VS is ours. */
export const validasiSusut = defineDocument({
  name: 'validasi_susut',
  label: 'Validasi Susut',
  series: 'VS',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'validasi_susut',
    path: 'validasi-susut/dokumen',
    screen: '/validasi-susut',
    head: {
      user_id: kode('Oleh', { width: 10 }),
      jumlah_barang: angka('Pcs', { width: 5 }),
    },
    list: ['user_id', 'jumlah_barang'],
    search: ['user_id'],
    paper: 'barang',
    signed: { 'Diputuskan Oleh': 'user_id', 'Disetujui Oleh': null },
    lines: {
      barang: {
        label: 'Barang',
        table: 'validasi_susut_barang',
        fields: {
          kode_barcode: kode('Barcode', { width: 9 }),
          keputusan: pilihan('Keputusan', KEPUTUSAN, { width: 9 }),
          berat_nota: gram('Brt Nota', { width: 8 }),
          berat: gram('Berat', { width: 8 }),
          berat_disetujui: gram('Berat Disetujui', { width: 8 }),
          alasan: teks('Alasan', { width: 24 }),
          no_faktur: kode('No Faktur Beli', {
            width: 24,
            leads: { to: '/lihat-pembelian', param: 'no_faktur_group' },
          }),
        },
      },
    },
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'validasi-susut/simpan',
      label: 'Validasi Susut',
      fields: simpanSusutFields,
      screens: ['/validasi-susut'],
      answer: { jumlah: angka('') },
      message: 'Susut Berhasil Divalidasi',
    },
    batal: {
      from: ['DONE'],
      to: 'CANC',
      path: 'validasi-susut/batal',
      label: 'Batal Validasi Susut',
      fields: batalSusutFields,
      screens: ['/validasi-susut'],
      otorisasi: KATEGORI_PURCHASE,
      sameDay: pembelianErrors.BATAL_SUSUT_BEDA_HARI,
      message: 'Validasi Susut Berhasil Dibatalkan',
    },
  },
});
