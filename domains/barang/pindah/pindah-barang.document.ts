/**
 * Pindah barang: pieces go to another tray of the same branch, some that are scanned or all of one tray. Domain R8.4; the
 * series PG is ours. The books of money say nothing: a tray is no account. Out of a room that sells into one that does not
 * asks for a second person, because such a piece is on no counter's list any more. Life: DONE -> CANC, same day, while
 * nothing of it moved on.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { barangErrors } from '../barang.errors.ts';
import { barangDipindai, barisGerak, ringkasGerak } from '../gerak-barang.rule.ts';

const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 24 });
const ke_baki = ref('Ke Baki', () => bakiResource);
/** The map of trays, where they are dragged. */
const PETA = '/peta-baki';
const KE = { from: [], to: 'DONE', answer: ringkasGerak, message: 'Barang Berhasil Dipindah' } as const;

/** DONE when moved, CANC when everything lies where it lay. */
export const pindahBarang = defineDocument({
  name: 'pindah_barang',
  label: 'Pindah Barang',
  series: 'PG',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'pindah_barang',
    path: 'pindah-barang',
    screen: '/pindah-barang',
    head: {
      cara: pilihan('Cara', ['BARANG', 'SATU_BAKI'], { hidden: true }),
      ke_gudang: kode('Ke Gudang', { width: 10 }),
      ke_baki: kode('Ke Baki', { width: 10 }),
      ...ringkasGerak,
      user_id: kode('Oleh', { width: 9 }),
      keterangan,
    },
    list: ['ke_gudang', 'ke_baki', 'jumlah_barang', 'berat', 'user_id', 'keterangan'],
    search: ['ke_gudang', 'ke_baki', 'user_id', 'keterangan'],
    lines: { barang: barisGerak },
    paper: 'barang',
    also: { '/pindah-barang-satu-baki': { path: 'pindah-barang-satu-baki', where: { cara: ['SATU_BAKI'] } } },
  },
  pieces: { simpan: [['TERSEDIA', 'TERSEDIA']], satuBaki: [['TERSEDIA', 'TERSEDIA']] },
  transitions: {
    simpan: {
      ...KE,
      path: 'pindah-barang/simpan',
      label: 'Pindah Barang',
      fields: { ke_baki, keterangan, barang: barangDipindai },
      screens: ['/pindah-barang', PETA],
    },
    satuBaki: {
      ...KE,
      path: 'pindah-barang-satu-baki/simpan',
      label: 'Pindah Barang Satu Baki',
      fields: {
        dari_baki: ref('Dari Baki', () => bakiResource, { alsoInactive: true }),
        ke_baki,
        keterangan,
      },
      screens: ['/pindah-barang-satu-baki', PETA],
    },
    batal: takenBack({
      path: 'pindah-barang/batal',
      label: 'Batal Pindah Barang',
      answer: ringkasGerak,
      screens: ['/pindah-barang', '/pindah-barang-satu-baki'],
      otorisasi: 'barang',
      sameDay: barangErrors.PINDAH_BEDA_HARI,
      message: 'Pindah Barang Berhasil Dibatalkan',
    }),
  },
});
