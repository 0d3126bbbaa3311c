/**
 * Tukar point: gifts of the master list for the points of a member. The gifts leave the stock of accessories at their average cost, the
 * points leave the member, and the debt that they were pays for the gifts. Series HD is ours; the specification names the screen
 * (Spec 1 §2.2), Domain R9.3 and 12.4 the rule; docs/decisions/0102. Life: DONE -> CANC, same day: gifts and points come back.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed, linesOf } from '@mustika/kernel/document-columns.ts';
import { angka, kode, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { hadiahResource } from '../../member/hadiah.resource.ts';
import { KATEGORI_POIN, poinErrors } from '../poin.errors.ts';
import { HITUNG_TUKAR } from './tukar-point.command.ts';

/** Cash category and journals of gifts for points. */
export const TRX_TUKAR = 'TUKAR POIN';

const sum = { total: 'sum' } as const;
const modal = { ...sum, rahasia: 'modal' } as const;
const kolom = columnsOf({
  kode_member: asked(kode('Kode Member', { member: {} }), { list: 12, search: true }),
  nama_member: computed(teks('Nama Member'), { list: 22 }),
  jumlah_barang: computed(angka('Pcs', sum), { list: 6 }),
  poin: asked(angka('Poin Dipakai', { ...sum, min: 1, max: 10_000_000, follows: true }), { list: 9 }),
  nilai: computed(uang('Nilai Poin', sum), { list: 12 }),
  harga_modal: computed(uang('Harga Modal', modal)),
  ppn_keluar: computed(uang('PPN', modal)),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(teks('Keterangan', { opsional: true, max: 200 }), { list: 20, search: true }),
});

/** One gift, as it was called and what it took when it was given. */
const barisTukar = linesOf(
  'Hadiah',
  'tukar_point_hadiah',
  {
    kode_hadiah: asked(ref('Hadiah', () => hadiahResource, { width: 12 })),
    nama_hadiah: computed(teks('Nama Hadiah', { width: 24 })),
    kode_barcode: computed(kode('Barcode', { width: 10, leads: { to: '/data-barang', param: 'q' } })),
    jumlah: asked(angka('Jumlah', { ...sum, min: 1, max: 10_000, width: 7 })),
    poin: computed(angka('Poin', { width: 8 })),
    jumlah_poin: computed(angka('Jumlah Poin', { ...sum, width: 9 })),
  },
  { maxRows: 50, kosong: 'Hadiah Tidak Boleh Kosong' },
);
const screens = ['/tukar-point'];
const answer = { poin: angka(''), nilai: uang('') };

/** DONE when handed over, CANC when everything is back. */
export const tukarPoint = defineDocument({
  name: 'tukar_point',
  label: 'Tukar Point',
  series: 'HD',
  shows: { nomor: 'no_dokumen' },
  lepas: { POIN: ['simpan'] },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'tukar_point',
    path: 'tukar-point',
    screen: '/tukar-point',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    total: 'poin',
    lines: { hadiah: barisTukar.lines },
    paper: 'hadiah',
    signed: { Oleh: 'user_id', Member: 'nama_member' },
  },
  journals: [
    ...jurnal(TRX_TUKAR, 'HADIAH', ['LIABILITAS_POIN', 'BEBAN_POIN'], ['PERSEDIAAN_AKSESORIS']),
    ...jurnal(TRX_TUKAR, 'SISA', ['LIABILITAS_POIN'], ['PENDAPATAN_LAIN']),
    ...jurnal(TRX_TUKAR, 'PPN_HADIAH', ['BEBAN_POIN'], ['PPN_KELUARAN']),
  ],
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'tukar-point/simpan',
      label: 'Tukar Point',
      fields: { ...kolom.asked, hadiah: barisTukar.field },
      answer: { ...answer, saldo: angka('') },
      screens,
      asks: HITUNG_TUKAR,
      message: 'Tukar Point Berhasil Disimpan',
    },
    batal: takenBack({
      path: 'tukar-point/batal',
      label: 'Batal Tukar Point',
      answer,
      screens,
      otorisasi: KATEGORI_POIN,
      sameDay: poinErrors.TUKAR_POINT_BEDA_HARI,
      message: 'Tukar Point Berhasil Dibatalkan',
    }),
  },
});
