/**
 * Looking again at what wore off: pieces that came back lighter than their nota by more than the tolerance are weighed a
 * second time, by somebody who did not buy them. Spec 1 §2.2 names the screen, Domain R4.7 its words: approved weight,
 * approver, reason. The rest is ours: the price was agreed when the piece was bought and a weight is never edited, so the
 * second scale either agrees with the first (SETUJU), or the line is refused (TOLAK) and its purchase has to be cancelled
 * and entered anew. A piece without a word, or with a refusal, does not leave gudang BELI.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { daftar, gram, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { pembelianErrors } from './pembelian.errors.ts';
import { KATEGORI_PURCHASE } from './persetujuan-pembelian.rule.ts';

const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });

/** One line of a purchase: what the second scale says, and why it wore off or is refused. */
export const simpanSusutFields = {
  barang: daftar(
    'Barang',
    {
      no_faktur: kode('No Faktur Beli', { max: 44 }),
      berat_disetujui: gram('Berat Disetujui', { min: 1 }),
      keputusan: pilihan('Keputusan', ['SETUJU', 'TOLAK']),
      alasan,
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
  states: ['DONE', 'CANC'],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'validasi-susut/simpan',
      label: 'Validasi Susut',
      fields: simpanSusutFields,
      screens: ['/validasi-susut'],
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
