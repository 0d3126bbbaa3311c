/**
 * Transaksi poin: points that a member is given, or that are taken off him, by hand and for a reason somebody writes down. What is given
 * is owed to him from then on at NILAI_POIN a point, what is taken is owed no more; nobody is taken more than he has. Both are let out
 * by whoever does it, under the ceilings of points (docs/decisions/0101). Series PN is ours; the specification names the screen
 * (Spec 1 §2.2), Domain R9.1 and R9.2 the rest. Life: DONE -> CANC, same day, while what was given is there.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { angka, kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { KATEGORI_POIN, poinErrors } from '../poin.errors.ts';

/** Cash category and journals of points that are moved by hand. */
export const TRX_POIN = 'TRANSAKSI POIN';

const kolom = columnsOf({
  kode_member: asked(kode('Kode Member', { member: {} }), { list: 12, search: true }),
  nama_member: computed(teks('Nama Member'), { list: 22 }),
  arah: asked(
    pilihan(
      'Arah',
      [
        ['TAMBAH', 'Poin diberikan'],
        ['KURANG', 'Poin diambil'],
      ],
      { initial: 'TAMBAH' },
    ),
    { list: 13 },
  ),
  poin: asked(angka('Poin', { min: 1, max: 10_000_000 }), { list: 8 }),
  nilai: computed(uang('Nilai'), { list: 12 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(teks('Alasan', { min: 4, max: 200 }), { list: 28, search: true }),
});
const screens = ['/transaksi-poin'];

/** DONE when given or taken, CANC when taken back. */
export const transaksiPoin = defineDocument({
  name: 'transaksi_poin',
  label: 'Transaksi Poin',
  series: 'PN',
  shows: { nomor: 'no_dokumen' },
  lepas: { POIN: ['simpan'] },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'transaksi_poin',
    path: 'transaksi-poin',
    screen: '/transaksi-poin',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    paper: { head: ['kode_member', 'nama_member', 'arah', 'poin', 'nilai', 'keterangan'] },
    signed: { Oleh: 'user_id', Member: 'nama_member' },
  },
  journals: [
    ...jurnal(TRX_POIN, 'TAMBAH', ['BEBAN_POIN'], ['LIABILITAS_POIN']),
    ...jurnal(TRX_POIN, 'KURANG', ['LIABILITAS_POIN'], ['BEBAN_POIN']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'transaksi-poin/simpan',
      label: 'Simpan',
      fields: kolom.asked,
      answer: { poin: angka(''), nilai: uang(''), saldo: angka('') },
      screens,
      message: 'Transaksi Poin Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'transaksi-poin/batal',
      label: 'Batal Transaksi Poin',
      answer: { poin: angka('') },
      screens,
      otorisasi: KATEGORI_POIN,
      sameDay: poinErrors.TRANSAKSI_POIN_BEDA_HARI,
      message: 'Transaksi Poin Berhasil Dibatalkan',
    }),
  },
});
