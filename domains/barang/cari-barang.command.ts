/** How a piece is found: by what is scanned, or in a list. The till and the palette need no more of this domain. Spec 1 §3. */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kadar, kode, pilihan, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { ppnFields } from '../pajak/ppn.rule.ts';
import { kartuBarang, kolomKartu } from './kartu-barang.rule.ts';

const kode_barcode = kode('Kode Barcode', { max: 60 });

/** What a sale, a move or a disposal must know about a scanned piece; one round trip. */
export const barangReadyCommand = defineCommand({
  name: 'barang-ready',
  label: 'Cari Barang Per Barcode',
  method: 'GET',
  path: 'barang/ready/kode-barcode/{kode_barcode}',
  readers: true,
  fields: { kode_barcode },
  answer: objek({
    ...kolomKartu,
    nama_dept: teks(''),
    berlian: ya(''),
    aksesoris: ya(''),
    /** Its place sells. */
    dijual: ya(''),
    versi_group: angka(''),
    harga_group: uang(''),
    kadar_jual: kadar(''),
    markis: ya(''),
    /** Null when the store keeps no gold price. */
    harga_24k: uang('', { opsional: true }),
    /** Who holds it in which cart, and until when. */
    dipegang_oleh: kode('', { opsional: true }),
    keranjang: kode('', { opsional: true }),
    dipegang_sampai: waktu('', { opsional: true }),
    terakhir_oleh: kode('', { opsional: true }),
    terakhir_jenis: kode('', { opsional: true }),
    ppn: objek(ppnFields, { opsional: true }),
  }),
});
export type BarangSiap = WireOf<typeof barangReadyCommand.answer>;

/** Filters are upper-cased; `kode_toko` is the tray (Spec 1 §3, Domain 17.3). */
export const barangListCommand = defineCommand({
  name: 'barang-list',
  label: 'Daftar Barang',
  method: 'GET',
  path: 'barang/list',
  readers: true,
  fields: {
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
    q: teks('Cari', { opsional: true, max: 60 }),
    kode_group: kode('Kode Group', { opsional: true }),
    kode_dept: kode('Jenis', { opsional: true }),
    kode_gudang: kode('Gudang', { opsional: true }),
    kode_toko: kode('Baki', { opsional: true }),
    // Several, with commas between them.
    status: kode('Status', { opsional: true, max: 100 }),
    /** Pieces of one intake document. */
    no_masuk: kode('No Masuk', { opsional: true, max: 40 }),
    sort: teks('Urut', { opsional: true, asTyped: true, max: 30 }),
    arah: pilihan('Arah', ['asc', 'desc'], { opsional: true }),
  },
  answer: deret(kartuBarang),
});
