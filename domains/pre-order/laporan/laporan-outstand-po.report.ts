/** What customers still wait for, by its age; grouped by design it is the order to the supplier. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { MODUL_PO } from '../pre-order.command.ts';

/** How old an outstanding line is at least, in days since it was taken. The spec does not say; a week, a month, two months. */
export const UMUR_PO = [
  ['0', 'ALL'],
  ['7', 'LEBIH DARI 7 HARI'],
  ['30', 'LEBIH DARI 30 HARI'],
  ['60', 'LEBIH DARI 60 HARI'],
] as const;

/**
 * Lines of which not all was fetched, under their design: SISA is what was ordered less what was delivered (Domain R6.8), BELUM DATANG what of it
 * the supplier has to bring: with the filter BELUM DATANG the sums of the groups are the order to him. NILAI is what the rest is thought to
 * cost, UANG MUKA what the shop holds, with the first line of each pre-order: unfiltered its sum is what all of them paid and nobody fetched. As of
 * now. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanOutstandPo = defineReport({
  name: 'laporan-outstand-po',
  title: 'Laporan Outstand PO',
  screen: '/laporan-outstand-po',
  gate: MODUL_PO,
  api: 'pre-order/get/report-outstand',
  filters: {
    keadaan: pilihan(
      'Keadaan',
      [
        ['SEMUA', 'SEMUA'],
        ['BELUM_DATANG', 'BELUM DATANG'],
        ['BELUM_DIAMBIL', 'BELUM DIAMBIL'],
        ['LEWAT', 'LEWAT JANJI'],
      ],
      { initial: 'SEMUA' },
    ),
    umur: pilihan('Umur PO', UMUR_PO, { initial: '0' }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
  },
  groupBy: { model: teks('DESAIN') },
  columns: {
    no_po: kode('NO PO', { width: 20 }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    umur: angka('UMUR (HARI)', { width: 7 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    kode_group: kode('GROUP', { width: 7 }),
    qty: angka('QTY', { total: 'sum', width: 5 }),
    datang: angka('SUDAH DATANG', { total: 'sum', width: 7 }),
    diambil: angka('DIAMBIL', { total: 'sum', width: 7 }),
    sisa: angka('SISA', { total: 'sum', width: 6 }),
    belum_datang: angka('BELUM DATANG', { total: 'sum', width: 7 }),
    berat: gram('BERAT BELUM DATANG', { total: 'sum', width: 10 }),
    nilai: uang('NILAI', { total: 'sum', width: 13 }),
    saldo: uang('UANG MUKA', { total: 'sum', width: 13 }),
    tgl_janji: tanggal('JANJI', { width: 11 }),
  },
  drill: { column: 'no_po' },
});
