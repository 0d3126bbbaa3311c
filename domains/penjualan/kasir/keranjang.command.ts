/** Carts: the lease of a scanned piece, and carts put aside to be taken up again at any till. features.md 3.1, wish 32. */
import { bebas, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { catatan, daftar, kode, teks, waktu } from '@mustika/kernel/field.ts';

const screens = ['/transaksi-penjualan'];
const keranjang = kode('Keranjang', { asTyped: true, min: 8, max: 60 });

/** A cart that was put aside. */
const tertahan = objek({
  id: kode(''),
  label: teks(''),
  /** As the till knows it. */
  isi: bebas<unknown>(),
  user_id: kode(''),
  diubah: waktu(''),
});
export type KeranjangTertahan = WireOf<typeof tertahan>;

/** Holds a piece for a cart for some minutes, or says who holds it. Called on every scan; calling again prolongs. */
export const pegangBarang = defineCommand({
  name: 'keranjang-pegang',
  label: 'Pegang Barang',
  path: 'keranjang/pegang',
  screens,
  idempotent: false,
  fields: { keranjang, kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }) },
  answer: objek({ sampai: waktu('') }),
});

/** Lets go of one piece, or of all when no barcode is given. */
export const lepasBarang = defineCommand({
  name: 'keranjang-lepas',
  label: 'Lepas Barang',
  path: 'keranjang/lepas',
  screens,
  idempotent: false,
  fields: { keranjang, barang: daftar('Barang', { kode_barcode: kode('Kode Barcode') }, { opsional: true }) },
});

export const daftarKeranjang = defineCommand({
  name: 'keranjang',
  label: 'Keranjang Ditahan',
  method: 'GET',
  path: 'keranjang',
  screens,
  fields: {},
  answer: deret(tertahan),
});

/** `isi` is the cart as the till knows it, as JSON text; prices are computed again when it is taken up. */
export const simpanKeranjang = defineCommand({
  name: 'keranjang-simpan',
  label: 'Tahan Keranjang',
  path: 'keranjang/simpan',
  screens,
  idempotent: false,
  fields: {
    keranjang,
    label: teks('Nama Keranjang', { max: 60 }),
    isi: catatan('Isi', { asTyped: true, max: 60_000 }),
    barang: daftar('Barang', { kode_barcode: kode('Kode Barcode') }),
  },
  answer: objek({ keranjang }),
  message: 'Keranjang Berhasil Ditahan',
});

export const ambilKeranjang = defineCommand({
  name: 'keranjang-ambil',
  label: 'Ambil Keranjang',
  path: 'keranjang/ambil',
  screens,
  idempotent: false,
  fields: { keranjang },
  answer: tertahan,
});
