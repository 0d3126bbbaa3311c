/** What the gateway was asked to collect by QRIS, and what came of it. */
import { kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { GERBANG_LEVEL } from './gerbang.command.ts';
import { MASALAH_TAGIHAN, SELESAI_TAGIHAN, STATUS_TAGIHAN } from './gerbang.rule.ts';

/**
 * Charges of the days by when they were asked for: with their nota, who agreed where the gateway was silent, and what became of money that
 * no nota took. docs/decisions/0155. Ours: the specification knows no gateway.
 */
export const laporanTagihanQris = defineReport({
  name: 'laporan-tagihan-qris',
  title: 'Laporan Tagihan QRIS',
  screen: '/laporan-tagihan-qris',
  api: 'report-tagihan-qris',
  gate: GERBANG_LEVEL,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    status: pilihan('Status', STATUS_TAGIHAN, { all: true }),
  },
  groupBy: { no_rekening: kode('REKENING') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    id: kode('NO TAGIHAN', { width: 26 }),
    status: pilihan('STATUS', STATUS_TAGIHAN, { width: 18 }),
    jumlah: uang('JUMLAH', { total: 'sum' }),
    dibayar: uang('UANG MASUK', { total: 'sum' }),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    no_referensi: kode('NO REFERENSI', { width: 26 }),
    dibuat_oleh: kode('KASIR', { width: 10 }),
    disetujui: kode('DISETUJUI', { width: 10 }),
    selesai: pilihan('TANPA NOTA', SELESAI_TAGIHAN, { width: 16 }),
    masalah: pilihan('MASALAH', MASALAH_TAGIHAN, { width: 22 }),
    alasan: teks('ALASAN', { width: 20 }),
  },
  drill: { column: 'no_dokumen' },
});
