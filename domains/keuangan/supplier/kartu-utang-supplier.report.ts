/** The statement of a supplier. */
import { kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { supplierResource } from '../../master/supplier.resource.ts';

/**
 * What was owed before, every delivery and payment of the period, and what was owed after each: what one holds against the
 * statement that the supplier sends. A cancellation stands on its own day. A payment that named what it pays says it. Ours.
 */
export const kartuUtangSupplier = defineReport({
  name: 'kartu-utang-supplier',
  title: 'Kartu Utang Supplier',
  screen: '/kartu-utang-supplier',
  api: 'reportsupplier/kartu',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    supplier: ref('Supplier', () => supplierResource, { all: true }),
  },
  groupBy: { nama: teks('SUPPLIER') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    kategori: teks('KATEGORI', { kata: true, width: 18 }),
    jenis: teks('JENIS', { kata: true, width: 10 }),
    tambah: uang('TAMBAH UTANG', { total: 'sum' }),
    bayar: uang('BAYAR', { total: 'sum' }),
    saldo: uang('SALDO'),
    untuk: teks('UNTUK FAKTUR', { width: 20 }),
  },
  drill: { column: 'no_dokumen' },
});
