/** Pieces in the trays by words, weight, karat, price or tray, for the strips of counters that lay pieces down. */
import type { CounterWords } from '@mustika/kernel/document-counter.ts';
import { barangListCommand } from '../cari-barang.command.ts';
import { barangFotoCommand } from '../foto-barang.command.ts';
import { kolomBarang } from '../kartu-barang.rule.ts';

const { kadar_cetak, berat, kode_toko, harga_jual } = kolomBarang;

/** What the search of the till finds, without accessories by quantity: those lie in no row of such a counter. Ours. */
export const barangDenganKata: CounterWords = {
  call: () => barangListCommand,
  query: { status: 'TERSEDIA', skip: 0, limit: 8, sort: 'nama_barang', arah: 'asc' },
  ...{ code: 'kode_barcode', title: 'nama_barang', right: { harga_jual } },
  note: { kadar_cetak, berat, kode_toko },
  picture: { call: () => barangFotoCommand, there: 'ada_foto' },
};
