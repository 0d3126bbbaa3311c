/** The gifts that somebody names, and the articles whose stock they are taken from. */
import { statement } from '@mustika/server-kit/database.ts';
import { type Artikel, artikelDari } from '../../barang/aksesoris/aksesoris.query.ts';
import type { Hadiah } from './tukar-point.rule.ts';

export const bacaHadiah = (kode_toko: string, kode: readonly string[]) =>
  statement<Hadiah>(
    'hadiah_dipilih',
    `select h.kode_hadiah, h.nama_hadiah, h.poin, h.kode_barcode from hadiah h
      where h.kode_toko = $1 and h.kode_hadiah = any ($2) and h.aktif`,
    kode_toko,
    kode,
  );

export const bacaArtikelHadiah = (kode_toko: string, kode: readonly string[]) =>
  statement<Artikel>(
    'hadiah_artikel',
    artikelDari('select h.kode_barcode from hadiah h where h.kode_toko = $1 and h.kode_hadiah = any ($2)'),
    kode_toko,
    kode,
  );
