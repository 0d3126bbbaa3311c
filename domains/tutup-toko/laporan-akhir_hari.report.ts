/** Every closing of a period. The underscore of the name is prescribed (Spec 1 §2.2). */
import { angka, gram, kode, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * One row per closing: who closed and who approved, the cash of all drawers from opening to closing, what was short or
 * over, banks, gold. A day that was opened again keeps the row of its first closing, marked DIBUKA KEMBALI: the
 * difference it found stands in SELISIH DULU, its movements are in the closing after it and not twice in the sums. Amounts are what
 * the closing said then, and cek_invarian() proves that closings say what the books say. Spec 1 §2.2 names
 * the screen only; PINJAMAN is what of the cash that went out was lent, PINJAMAN KEMBALI what of the cash that came in came of loans (less surplus of auctions that was handed over),
 * both net of what was taken back; columns follow Domain R11.1 and R11.3.
 */
export const laporanAkhirHari = defineReport({
  name: 'laporan-akhir_hari',
  title: 'Laporan Akhir Hari',
  screen: '/laporan-akhir_hari',
  api: 'tutup-toko/akhir-hari',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO TUTUP', { width: 20 }),
    waktu: waktu('DITUTUP'),
    user_id: kode('OLEH'),
    penyetuju: kode('DISETUJUI'),
    kas_awal: uang('KAS AWAL'),
    kas_masuk: uang('KAS MASUK', { total: 'sum' }),
    kas_keluar: uang('KAS KELUAR', { total: 'sum' }),
    pinjaman: uang('PINJAMAN', { total: 'sum' }),
    pinjaman_kembali: uang('PINJAMAN KEMBALI', { total: 'sum' }),
    kas_akhir: uang('KAS AKHIR'),
    selisih: uang('SELISIH', { total: 'sum' }),
    selisih_dulu: uang('SELISIH DULU'),
    bank_akhir: uang('BANK AKHIR'),
    qty: angka('PCS', { width: 7 }),
    berat: gram('BERAT'),
    berat_murni: gram('MURNI'),
    pengecualian: angka('PENGECUALIAN', { total: 'sum', width: 8 }),
    status: teks('STATUS', { kata: true, width: 14 }),
  },
  drill: { column: 'tanggal', to: '/tutup-toko', param: 'hari' },
});
