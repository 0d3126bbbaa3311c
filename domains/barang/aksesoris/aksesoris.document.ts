/**
 * Tambah dan ambil stock aksesoris: articles of which one barcode stands for many pieces come in by quantity at what they cost
 * together, and go out of the stock at their average cost. The specification names the screen only (Spec 1 §2.2), Domain R8.6
 * the rule; series AK is ours. docs/decisions/0048. Life: DONE -> CANC, same day, while nothing of what came in left since.
 */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { angka, daftar, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { BARU } from '@mustika/kernel/status-moves.ts';
import type { Akun } from '@mustika/kernel/transfer.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { supplierResource } from '../../master/supplier.resource.ts';
import { barangReadyCommand } from '../cari-barang.command.ts';
import { kolomBarang } from '../kartu-barang.rule.ts';
import { aksesorisErrors as salah } from './aksesoris.errors.ts';
import { BERJUMLAH } from './berjumlah.rule.ts';

/** What one document may bring in or take out of one article. */
const TERBANYAK = 100_000;

/** What stock that is taken out was taken for, and the expense it becomes. Domain 12.3. */
export const UNTUK = {
  RUSAK: 'BARANG_HILANG',
  PAKAI: 'BEBAN_OPERASIONAL',
  HADIAH: 'BEBAN_POIN',
} as const satisfies Record<string, Akun>;
export type Untuk = keyof typeof UNTUK;

const untuk = pilihan('Untuk', [
  ['RUSAK', 'Rusak / Hilang'],
  ['PAKAI', 'Dipakai Toko'],
  ['HADIAH', 'Hadiah Pelanggan'],
]);
const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 24 });
const jumlah = angka('Jumlah', { min: 1, max: TERBANYAK, total: 'sum' });
const modal_total = uang('Harga Modal Total', { max: BATAS_PER_BARANG, rahasia: 'modal', total: 'sum' });
const supplier = ref('Supplier', () => supplierResource, { opsional: true });
const screens = ['/tambah-dan-ambil-stock-aksesoris'];

/** Articles that are scanned, with what is typed for each. */
const dipindai = {
  maxRows: 200,
  kosong: 'Barang Tidak Boleh Kosong',
  scan: {
    call: () => barangReadyCommand,
    shows: {
      nama_barang: kolomBarang.nama_barang,
      kode_toko: kolomBarang.kode_toko,
      stok: kolomBarang.stok,
      harga_jual: kolomBarang.harga_jual,
    },
    refuses: (found: { status?: unknown }) =>
      found.status === BERJUMLAH ? null : salah.BUKAN_AKSESORIS.message,
    counts: 'jumlah',
  },
} as const;
const kode_barcode = kode('Kode Barcode', { max: 8 });

/** A new article with its first stock; its barcode may be on its box already. */
export const aksesorisBaruFields = {
  kode_group: ref('Kode Group', () => groupResource, { kosong: 'Kode Group Harus Diisi !!!' }),
  kode_dept: ref('Jenis', () => jenisResource),
  kode_baki: ref('Baki', () => bakiResource),
  nama_barang: teks('Nama Barang', { dicetak: true, min: 6 }),
  barcode: kode('Barcode', { opsional: true, min: 8, max: 8 }),
  harga_bandrol: uang('Harga Jual', { min: 1, max: BATAS_PER_BARANG }),
  jumlah,
  modal_total,
  supplier,
  keterangan,
} as const;

const ringkas = {
  jumlah_barang: angka('Pcs', { total: 'sum', width: 6 }),
  harga_modal: uang('Harga Modal', { total: 'sum', width: 13, rahasia: 'modal' }),
} as const;
const MASUK = { from: [], to: 'DONE', message: 'Stock Aksesoris Berhasil Ditambah', screens } as const;

/** DONE when in or out, CANC when taken back. */
export const aksesoris = defineDocument({
  name: 'aksesoris',
  label: 'Stock Aksesoris',
  series: 'AK',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'aksesoris',
    path: 'stock-aksesoris',
    screen: '/tambah-dan-ambil-stock-aksesoris',
    head: {
      cara: pilihan(
        'Cara',
        [
          ['BARU', 'Aksesoris Baru'],
          ['TAMBAH', 'Tambah Stock'],
          ['AMBIL', 'Ambil Stock'],
        ],
        { width: 12 },
      ),
      untuk: { ...untuk, opsional: true, width: 12 },
      supplier: kode('Supplier', { opsional: true, width: 12 }),
      ...ringkas,
      // A name of its own: what is secret is so by its name, and the PPN of a sale is none.
      ppn_keluar: uang('PPN', { total: 'sum', width: 11, rahasia: 'modal' }),
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
    },
    list: ['cara', 'untuk', 'supplier', 'jumlah_barang', 'harga_modal', 'user_id', 'keterangan'],
    search: ['supplier', 'keterangan', 'user_id'],
    moves: ['penjualan'],
    lines: {
      barang: {
        label: 'Barang',
        table: 'gerak_aksesoris',
        fields: {
          kode_barcode: kode('Barcode', {
            total: 'count',
            width: 10,
            leads: { to: '/data-barang', param: 'q' },
          }),
          nama_barang: teks('Nama Barang', { width: 28 }),
          jumlah: angka('Jumlah', { total: 'sum', width: 7 }),
          harga_modal: ringkas.harga_modal,
        },
      },
    },
    paper: 'barang',
  },
  journals: [
    ...jurnal('STOCK AKSESORIS', 'AWAL', ['PERSEDIAAN_AKSESORIS'], ['MODAL']),
    ...jurnal('STOCK AKSESORIS', 'SUPPLIER', ['PERSEDIAAN_AKSESORIS'], ['UTANG_SUPPLIER']),
    ...Object.entries(UNTUK).flatMap(([jenis, beban]) =>
      jurnal('STOCK AKSESORIS', jenis, [beban], ['PERSEDIAAN_AKSESORIS']),
    ),
    ...(['PAKAI', 'HADIAH'] as const).flatMap((untuk) =>
      jurnal('STOCK AKSESORIS', `PPN_${untuk}`, [UNTUK[untuk]], ['PPN_KELUARAN']),
    ),
  ],
  pieces: { baru: [[BARU, BERJUMLAH]] },
  transitions: {
    baru: {
      ...MASUK,
      path: 'stock-aksesoris/baru',
      label: 'Aksesoris Baru',
      fields: aksesorisBaruFields,
      answer: { ...ringkas, kode_barcode },
      message: 'Aksesoris Berhasil Disimpan',
    },
    tambah: {
      ...MASUK,
      path: 'stock-aksesoris/tambah',
      label: 'Tambah Stock',
      fields: {
        supplier,
        keterangan,
        barang: daftar('Barang', { kode_barcode, jumlah, modal_total }, dipindai),
      },
      answer: ringkas,
    },
    ambil: {
      ...MASUK,
      path: 'stock-aksesoris/ambil',
      label: 'Ambil Stock',
      fields: {
        untuk,
        keterangan: { ...keterangan, opsional: false, min: 4 },
        barang: daftar('Barang', { kode_barcode, jumlah }, dipindai),
      },
      answer: ringkas,
      otorisasi: 'barang',
      message: 'Stock Aksesoris Berhasil Diambil',
    },
    batal: takenBack({
      path: 'stock-aksesoris/batal',
      label: 'Batal Stock Aksesoris',
      answer: ringkas,
      screens,
      otorisasi: 'barang',
      sameDay: salah.AKSESORIS_BEDA_HARI,
      message: 'Stock Aksesoris Berhasil Dibatalkan',
    }),
  },
});
