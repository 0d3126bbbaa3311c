/** What the dashboard of head office says beside the summary that every dashboard has. Server and page share the shape. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { angka, gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { ringkasan } from '../ringkasan.rule.ts';

/** The place of gold that is with craftsmen, beside the warehouses. */
export const DI_TUKANG = '@TUKANG';
/** The place of gold on its way between stores, still its sender's. */
export const DI_JALAN = '@JALAN';

/**
 * The chain at a glance, whichever branch was picked: the summary of the day with its branches, and for each of them last year's
 * day, purchases, gold, loans and late orders. Gold of a branch is what lies in its warehouses, also in the `stok` of the summary here: the sums of its last closing, which the invariants
 * TUTUP_BARANG and TUTUP_SAMBUNG hold against the books, and what moved since. A piece that was weighed anew since then may round its fine gold by a
 * milligram another way. Spec 1 §2.2 names the screen only.
 */
export const ringkasanPusat = objek({
  ringkas: ringkasan,
  /** The calendar day a year before the one shown. */
  tgl_tahun_lalu: tanggal('', { opsional: true }),
  per_toko: baris({
    kode_toko: kode(''),
    /** Sales of its business day before, and of the same date a year ago. */
    sebelumnya: uang(''),
    tahun_lalu: uang(''),
    /** The same until this time of day: a morning is held against a morning. The whole day once the open day is past. */
    sebelumnya_jam: uang(''),
    tahun_lalu_jam: uang(''),
    /** What its plan wants of this day (target_toko); nothing where it has none. */
    rencana: uang(''),
    beli: uang(''),
    emas: gram(''),
    emas_murni: gram(''),
    pinjaman: angka(''),
    pinjaman_rp: uang(''),
    /** Orders that were promised for a day before this one. */
    pesanan_telat: angka(''),
  }),
  /** Gold by warehouse over all stores, head office's own too, with craftsmen, and on its way. */
  emas: baris({
    tempat: kode(''),
    nama: teks('', { opsional: true }),
    barang: angka(''),
    berat: gram(''),
    berat_murni: gram(''),
  }),
  /** Money in drawers, at banks and with the acquirers of cards, head office's own too. */
  uang: baris({ kode_toko: kode(''), nama_toko: teks(''), kas: uang(''), bank: uang(''), kartu: uang('') }),
});
export type RingkasanPusat = WireOf<typeof ringkasanPusat>;
