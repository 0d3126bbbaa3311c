/**
 * Bayar supplier: what is owed for delivered goods is paid out of a drawer, by a bank, with scrap at a price for its gram of
 * fine gold, or with all three; that scrap is sold to him and taxed (docs/decisions/0063). Nobody is paid more than he is owed. It may name the deliveries it pays (docs/decisions/0061). The specification shows no such screen; series BS is ours.
 * Domain 12.4 (PEMBELIAN_SUPPLIER, JUAL_CIOK). Life: DONE -> CANC, same day.
 */
import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, gram, kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { barangReadyCommand } from '../../barang/cari-barang.command.ts';
import { barisGerak, kepingGerak } from '../../barang/gerak-barang.rule.ts';
import { kolomBarang } from '../../barang/kartu-barang.rule.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { supplierResource } from '../../master/supplier.resource.ts';
import { JENIS_USAHA, KELAS_PPN } from '../../pajak/ppn.rule.ts';
import { keuanganErrors } from '../keuangan.errors.ts';
import { batalUangFields, KATEGORI_CASH } from '../mutasi/mutasi-uang.document.ts';

const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 22 });

/** Scrap that is scanned; whatever is no scrap is refused as it comes. */
const rosok = daftar(
  'Rosok Yang Diserahkan',
  { kode_barcode: kode('Kode Barcode', { max: 8 }) },
  {
    ...{ opsional: true, maxRows: 500 },
    scan: {
      call: () => barangReadyCommand,
      shows: {
        nama_barang: kolomBarang.nama_barang,
        kode_toko: kolomBarang.kode_toko,
        kadar: kolomBarang.kadar,
        berat: kolomBarang.berat,
      },
      refuses: (found) =>
        (found as { status: string }).status === 'ROSOK' ? null : keuanganErrors.BUKAN_ROSOK.message,
    },
  },
);

/** Deliveries that are paid by name; what is left of the payment goes to the oldest. */
const faktur = daftar(
  'Faktur Yang Dibayar',
  {
    no_utang: kode('No Dokumen', { max: 40 }),
    // An opening balance owes by invoice: which line of it.
    urut_utang: angka('Urutan', { opsional: true, max: 30_000 }),
    jumlah: uang('Dibayar', { min: 1 }),
  },
  { opsional: true, maxRows: 500 },
);

/** What a supplier is paid: rupiah out of drawer and bank, scrap at rupiah per gram of fine gold. The spec does not say. */
export const bayarSupplierFields = {
  // Who is owed is paid, although nothing is bought of him any more.
  kode_supplier: ref('Supplier', () => supplierResource, { alsoInactive: true }),
  tunai: uang('Tunai', { opsional: true }),
  jumlah_transfer: uang('Transfer', { opsional: true }),
  no_rekening: ref('Dari Rekening', () => rekeningResource, { opsional: true }),
  harga_rosok: uang('Harga Rosok Per Gram Murni', { opsional: true, max: BATAS_PER_GRAM }),
  keterangan,
  faktur,
  barang: rosok,
};

const jumlah = uang('Dibayar', { total: 'sum', width: 14 });

/** DONE when paid, CANC when taken back. */
export const bayarSupplier = defineDocument({
  name: 'bayar_supplier',
  label: 'Bayar Supplier',
  series: 'BS',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'bayar_supplier',
    path: 'supplier/bayar',
    screen: '/bayar-supplier',
    head: {
      kode_supplier: ref('Supplier', () => supplierResource, { width: 12 }),
      kasir: kode('Kasir', { width: 9 }),
      tunai: uang('Tunai', { total: 'sum', width: 13 }),
      jumlah_transfer: uang('Transfer', { total: 'sum', width: 13 }),
      no_rekening: kode('Dari Rekening', { width: 14 }),
      jumlah_barang: angka('Pcs Rosok', { width: 6 }),
      berat_rosok: gram('Berat Rosok', { width: 9 }),
      murni_rosok: gram('Berat Murni', { width: 9 }),
      harga_rosok: uang('Harga Rosok Per Gram Murni', { width: 12 }),
      nilai_rosok: uang('Nilai Rosok', { total: 'sum', width: 13 }),
      jenis_supplier: pilihan('Jenis Usaha', JENIS_USAHA, { opsional: true, width: 12 }),
      ppn_rosok: uang('PPN Rosok', { total: 'sum', width: 12 }),
      pph22: uang('PPh 22', { total: 'sum', width: 11 }),
      no_bebas_pph22: teks('No Surat Bebas PPh 22', { opsional: true, width: 18 }),
      jumlah,
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
    },
    list: [
      'kode_supplier',
      'kasir',
      'tunai',
      'jumlah_transfer',
      'no_rekening',
      'nilai_rosok',
      'jumlah',
      'keterangan',
    ],
    search: ['kode_supplier', 'no_rekening', 'keterangan'],
    own: ['kasir'],
    total: 'jumlah',
    lines: {
      faktur: {
        label: 'Faktur Yang Dibayar',
        table: 'bayar_supplier_faktur_isi',
        by: ['no_utang', 'urut_utang'],
        fields: {
          no_utang: kode('No Dokumen', { width: 20 }),
          no_faktur_supplier: kode('No Faktur Supplier', { opsional: true, width: 16 }),
          jumlah: uang('Dibayar', { total: 'sum', width: 14 }),
        },
      },
      barang: {
        ...barisGerak,
        table: 'bayar_supplier_rosok',
        fields: {
          ...kepingGerak,
          kelas_ppn: pilihan('Kelas', KELAS_PPN, { opsional: true, width: 16 }),
          ppn_transaksi_value: persen('Tarif PPN', { opsional: true, width: 7 }),
          dpp: uang('DPP', { opsional: true, total: 'sum', width: 12 }),
          ppn_transaksi_rp: uang('PPN', { opsional: true, total: 'sum', width: 11 }),
          total: uang('Nilai', { opsional: true, total: 'sum', width: 12 }),
          pph22: uang('PPh 22', { opsional: true, total: 'sum', width: 10 }),
          harga_modal: barisGerak.fields.harga_modal,
        },
      },
    },
    paper: 'barang',
  },
  journals: [
    ...jurnal('BAYAR_SUPPLIER', 'CASH', ['UTANG_SUPPLIER'], ['KAS']),
    ...jurnal('BAYAR_SUPPLIER', 'TRANSFER', ['UTANG_SUPPLIER'], ['BANK']),
    ...jurnal(
      'BAYAR_SUPPLIER',
      'ROSOK',
      ['UTANG_SUPPLIER', 'HPP_ROSOK'],
      ['PENJUALAN_ROSOK', 'PPN_KELUARAN', 'PERSEDIAAN_ROSOK'],
    ),
    ...jurnal('BAYAR_SUPPLIER', 'PPH22', ['UTANG_SUPPLIER'], ['UTANG_PPH']),
  ],
  pieces: { simpan: [['ROSOK', 'DISERAHKAN']] },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'supplier/bayar/simpan',
      label: 'Bayar Supplier',
      fields: bayarSupplierFields,
      answer: { jumlah: uang(''), nilai_rosok: uang(''), ppn_rosok: uang(''), pph22: uang('') },
      screens: ['/bayar-supplier'],
      message: 'Pembayaran Supplier Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'supplier/bayar/batal',
      label: 'Batal Bayar Supplier',
      fields: batalUangFields,
      answer: { jumlah: uang('') },
      late: ['kasir'],
      screens: ['/bayar-supplier'],
      otorisasi: KATEGORI_CASH,
      sameDay: keuanganErrors.UANG_BEDA_HARI,
      message: 'Pembayaran Supplier Berhasil Dibatalkan',
    }),
  },
});
