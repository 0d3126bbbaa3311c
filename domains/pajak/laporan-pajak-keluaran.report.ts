/** The month's output tax as it goes to the tax office. */
import { kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * Every nota under the row of the file that tells of it. ECERAN are buyers without a number, summed up by day or over the
 * days that are asked (SerialNo is the word beside it); FAKTUR are buyers who gave one, a faktur per nota and code. A sale to
 * a named buyer is taken back on its day or not at all, and is in no file then (BATAL SEBELUM DILAPORKAN). Stores of one NPWP
 * are told together: those of `lingkup` whose number is that of the store that is asked. DPP and PPN together are those of
 * Laporan Penjualan Rekap. The spec does not name it; we give the files, because nobody types a month of notas. Interfaces 1;
 * Domain 13.4; docs/decisions/0105.
 */
export const laporanPajakKeluaran = defineReport({
  name: 'laporan-pajak-keluaran',
  title: 'Laporan Pajak Keluaran',
  screen: '/laporan-pajak-keluaran',
  api: 'pajak/get/report-pajak-keluaran',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    rekap: pilihan(
      'Rekap Eceran',
      [
        ['HARI', 'Per hari'],
        ['MASA', 'Seluruh tanggal'],
      ],
      { initial: 'HARI' },
    ),
    ...lingkupToko,
  },
  groupBy: { berkas: teks('BERKAS', { kata: true }), baris: kode('BARIS XML') },
  columns: {
    kode_toko: kode('TOKO', { width: 7 }),
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    nama_customer: teks('NAMA', { width: 20 }),
    npwp_customer: kode('NPWP/NIK', { width: 20, segel: true }),
    kode_faktur: kode('KODE', { width: 5 }),
    dpp: uang('HARGA JUAL (DPP)', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
  },
  drill: { column: 'no_faktur_group', toko: 'kode_toko' },
  prescribed: { eceran: 'XML Eceran', faktur: 'XML Faktur' },
});
