/** Implementations of the domain, for the composition root. */
import { barangFoto } from './barang-foto.query.ts';
import { barangLabel } from './barang-label.query.ts';
import { barangBaca } from './barang-list.query.ts';
import { barangReady } from './barang-ready.query.ts';
import { barangUbah } from './barang-ubah.query.ts';
import { barangImportMaster } from './master-berkas.query.ts';
import { tambahBarang } from './tambah-barang.query.ts';
import { barangImport } from './tambah-barang-banyak.query.ts';

export const barangCommands = [
  barangReady,
  ...barangBaca,
  barangUbah,
  ...barangFoto,
  barangLabel,
  barangImport,
  barangImportMaster,
];
export const barangDocuments = [tambahBarang];
