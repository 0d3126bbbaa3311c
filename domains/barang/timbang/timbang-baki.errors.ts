/** Refusals of weighing trays. Texts: Spec 1 §5 and §8 where they have one, the others are ours. */
import { defineErrors } from '@mustika/kernel/errors.ts';

export const timbangErrors = defineErrors({
  TIMBANG_KOSONG: [404, 'Data Tidak Tersedia'],
  GUDANG_BUKAN_MILIK_BAKI: [400, 'Baki Ini Berada Di Gudang Lain'],
  /** Raised by the one place a tray has on the scale; whoever begins it a second time goes on with the first. */
  TIMBANG_BAKI_BERJALAN: [409, 'Baki Ini Sedang Ditimbang, Silahkan Lanjutkan'],
  /** A piece came or went between the books and the scale. */
  ISI_BAKI_BERUBAH: [409, 'Isi Baki Berubah Sejak Dimulai, Silahkan Timbang Ulang'],
  TIMBANG_SAAT_OPNAME_BUTA: [409, 'Baki Ini Sedang Diopname Buta, Timbang Setelah Selesai'],
  TIMBANG_BEDA_HARI: [409, 'Timbang Baki Hari Sebelumnya Tidak Dapat Dibatalkan'],
});

/** What the state of the weighing says once a call failed or nothing is there; a prescribed misspelling. Spec 1 §8. */
export const TIMBANG_BAKI_TERSEDIA = 'Timbang Baki Tersdia';
