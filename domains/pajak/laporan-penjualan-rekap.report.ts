/** What the tax office is told about sales. */
import { gram, kadar, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { KELAS_PPN } from './ppn.rule.ts';

/**
 * Every validated sale, piece by piece, under its rate: no filter leaves one out but the days and the rate itself. A
 * cancellation is a line of its own with a minus on the day it was made, also when the sale is of an earlier period
 * (masa pajak), so DPP and PPN of a period are what the account PPN Keluaran moved in it. HARGA JUAL (DPP) is the price
 * without the tax; money received before the sale (UANG MUKA, under the number of its deposit) is taxed when it comes and
 * taken off again by the nota that uses it (PELUNASAN) or by whatever gives it back (BATAL); sales of a store that is not PKP stand under TANPA PPN, for its turnover. A buyer who gave no
 * NPWP or NIK is reported together with the others as KONSUMEN AKHIR (digunggung). PPH 22 is what another trader paid beside the
 * total (docs/decisions/0027). Scrap that paid a supplier stands here under the number of the payment (docs/decisions/0063),
 * repairs as they are paid, under the number of the job (UANG MUKA, then PELUNASAN; docs/decisions/0092),
 * articles that were given away (CUMA-CUMA) or used by the shop (PEMAKAIAN SENDIRI) at their cost. BERAT 24K is the fine weight of the
 * piece, which the notas of a store with PAJAK_24K_MODULE show as well (Domain R3.15). Domain 13.4, 13.8, 13.9.
 */
export const laporanPenjualanRekap = defineReport({
  name: 'laporan-penjualan-rekap',
  title: 'Laporan Penjualan Rekap',
  screen: '/laporan-penjualan-rekap',
  api: 'penjualan/get/report-rekap-pajak',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kelas_ppn: pilihan('Kelas', KELAS_PPN, { all: true }),
  },
  groupBy: { tarif: teks('TARIF', { kata: true }) },
  columns: {
    masa_pajak: kode('MASA', { width: 8 }),
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    kode_faktur: kode('KODE', { width: 5 }),
    nama_customer: teks('NAMA', { width: 16 }),
    berat: gram('BERAT', { total: 'sum' }),
    dpp: uang('HARGA JUAL (DPP)', { total: 'sum' }),
    ppn: uang('PPN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    pph22: uang('PPH 22', { total: 'sum', width: 10 }),
    status: teks('STATUS', { kata: true, width: 11 }),
    kelas_ppn: pilihan('JENIS', KELAS_PPN, { width: 16 }),
    kadar: kadar('KADAR', { width: 7 }),
    berat_24k: gram('BERAT 24K', { total: 'sum', hidden: true }),
    npwp_customer: kode('NPWP/NIK', { width: 20, segel: true }),
    no_faktur: kode('NO FAKTUR', { width: 22 }),
  },
  drill: [{ column: 'no_faktur_group' }, { column: 'no_faktur' }],
});
