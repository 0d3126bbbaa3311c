/** What is said of each piece when the work is done: what it weighs, what it costs, the gold that was worked in. Domain R6.9. */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { angka, daftar, foto, gram, ref, teks, uang } from '@mustika/kernel/field.ts';
import { lotResource } from '../lot/lot.resource.ts';

const ada = { opsional: true } as const;

/** Kinds of lots that the shop's own gold is. */
export const LOT_EMAS = ['BALENAN', 'MANUAL', 'MURNI', 'ROSOK'] as const;

/** Every piece of the job, once. Without a charge it stays what was agreed; gold has a lot, a weight and a price per gram. */
export const barisSelesai = daftar(
  'Barang',
  {
    urut: angka('Baris', { min: 1, max: 50, hidden: true }),
    nama_barang: teks('Nama Barang', { readOnly: true }),
    berat_keluar: gram('Berat Keluar', { ditimbang: true, min: 1, max: 100_000_000, width: 10 }),
    ongkos: uang('Ongkos', { ...ada, max: BATAS_PER_BARANG, width: 12 }),
    kode_lot: ref('Lot Emas', () => lotResource, {
      ...ada,
      asksItself: true,
      hanya: { jenis_lot: LOT_EMAS },
      width: 24,
    }),
    emas_berat: gram('Tambah Emas', { ditimbang: true, ...ada, max: 100_000_000, width: 10 }),
    harga_emas: uang('Harga Emas / Gram', { ...ada, max: BATAS_PER_GRAM, width: 12 }),
    foto_sesudah: foto('Foto Sesudah', { ...ada, unggah: 'service/foto' }),
  },
  {
    maxRows: 50,
    kosong: 'Barang Service Tidak Boleh Kosong',
    begins: {
      lines: 'barang',
      row: {
        urut: 'urut',
        nama_barang: 'nama_barang',
        berat_keluar: 'berat',
        ongkos: 'ongkos',
        foto_sesudah: 'foto_sesudah',
      },
    },
  },
);
