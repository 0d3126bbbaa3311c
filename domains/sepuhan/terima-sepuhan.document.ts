/**
 * What a craftsman brings back. Washed and mended goods are bought goods again, line by line and by weight; melted gold comes as bars and
 * rest, by weight and assay; what he made comes as pieces, each with a code of its own, and the rest of the metal. Each reception says how much of what was sent it accounts for; what is missing of its fine gold stays owed
 * by him until the shipment is closed. His wage leaves the drawer or is owed, and is cost of what came. One kind of document, three ways in, as notas of
 * lots are (docs/decisions/0084, 0086, 0097). Series TS is ours. Life: DONE -> CANC, same day, while the shipment is open and what came is still
 * there. Domain 7, 12.4 SEPUHAN/TERIMA, LEBUR/SELESAI, PESANAN/JADI.
 */
import { BATAS_PER_BARANG } from '@mustika/kernel/amount.ts';
import { deret } from '@mustika/kernel/answer.ts';
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, gram, kadar, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { BARU } from '@mustika/kernel/status-moves.ts';
import { banyakLot } from '../lot/isian-lot.rule.ts';
import { SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { diBuat, diCuci, diLebur, kolomDiTukang } from './di-tukang.command.ts';
import { lotDiTukangResource } from './di-tukang.resource.ts';
import { barangJadi } from './jadi/barang-jadi.rule.ts';
import { sepuhanErrors } from './sepuhan.errors.ts';
import {
  berat,
  harga_modal,
  jumlah_barang,
  KATEGORI_SEPUHAN,
  keterangan,
  murni,
  no_kirim,
  ONGKOS_DIBAYAR,
  pekerjaan,
  susut,
  susut_persen,
  TRX_TERIMA,
} from './sepuhan.rule.ts';

/** What melting brings. */
export const HASIL_LEBUR = [
  ['MURNI', 'Emas Murni'],
  ['ROSOK', 'Rosok'],
] as const;

const ongkos = uang('Ongkos Tukang', { opsional: true, max: BATAS_PER_BARANG, total: 'sum', width: 12 });
const kolom = columnsOf({
  no_kirim: computed(no_kirim, { list: 20, search: true }),
  pekerjaan: computed(pekerjaan, { list: 12 }),
  tukang: computed(kode('Tukang'), { list: 12, search: true }),
  berat_bahan: computed(gram('Berat Bahan', { total: 'sum' }), { list: 10 }),
  murni_bahan: computed(gram('Murni Bahan', { total: 'sum' })),
  jumlah_barang: computed(jumlah_barang),
  berat: computed(gram('Berat Terima', { total: 'sum' }), { list: 10 }),
  murni: computed(murni),
  susut: computed(susut, { list: 10 }),
  susut_persen: computed(susut_persen, { list: 9 }),
  nilai_susut: computed(uang('Nilai Susut', { total: 'sum', width: 12, rahasia: 'modal' })),
  ongkos: asked(ongkos, { list: 12 }),
  /** Out of the drawer unless told. */
  ongkos_dibayar: asked(pilihan('Ongkos Dibayar', ONGKOS_DIBAYAR, { opsional: true, initial: 'TUNAI' }), {
    list: 9,
  }),
  harga_modal: computed(harga_modal, { list: 14 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 20, search: true }),
});
const answer = { no_kirim, berat, murni, susut, harga_modal } as const;
const CUCI = '/terima-barang-cuci';
const LEBUR = '/terima-sepuhan';
const JADI = '/terima-barang-jadi';

const bahan = {
  label: 'Bahan',
  table: 'terima_sepuhan_bahan',
  fields: {
    kode_lot: kode('Lot Di Tukang', { total: 'count', width: 12 }),
    nama_lot: teks('Nama', { width: 24 }),
    kadar: kadar('Kadar', { width: 8 }),
    berat,
    murni,
    susut,
    harga_modal,
  },
} as const;
const barang = {
  label: 'Barang Jadi',
  table: 'terima_sepuhan_barang',
  fields: {
    kode_barcode: kode('Barcode', { total: 'count', width: 10, leads: { to: '/data-barang', param: 'q' } }),
    nama_barang: teks('Nama Barang', { width: 24 }),
    kode_group: kode('Group', { width: 8 }),
    kode_dept: kode('Jenis', { width: 8 }),
    kadar: kadar('Kadar', { width: 8 }),
    berat,
    murni,
    ke_baki: kode('Baki', { width: 9 }),
    ongkos: uang('Ongkos Tukang', { total: 'sum', width: 12 }),
    harga_modal,
  },
} as const;
const hasil = {
  label: 'Hasil',
  table: 'baris_lot',
  where: { arah: ['MASUK'], jenis_lot: ['BALENAN', 'MURNI', 'ROSOK'] },
  fields: {
    kode_lot: kode('Lot', { total: 'count', width: 10 }),
    nama_lot: teks('Nama', { width: 24 }),
    kadar: kadar('Kadar', { width: 8 }),
    kode_baki: kode('Baki', { width: 9 }),
    qty: jumlah_barang,
    berat,
    murni,
    harga_modal,
  },
} as const;

/** A lot of an open shipment; all of it unless less is typed. */
const lotTukang = (...jenis_lot: string[]) =>
  ref('Lot Di Tukang', () => lotDiTukangResource, {
    asksItself: true,
    hanya: { jenis_lot },
    fills: { qty: 'qty', berat_bahan: 'berat' },
    width: 40,
  });
/** Where pieces lie that are for sale. */
const STOK = ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] as const;
const berat_bahan = gram('Berat Dikirim', { min: 1, max: 100_000_000, total: 'sum', width: 11 });
/** Metal as it was weighed and tested. */
const logam = {
  jenis: pilihan('Hasil', HASIL_LEBUR, { initial: 'MURNI', width: 14 }),
  kadar: kadar('Kadar Uji', { max: 100_000, width: 9 }),
  berat: banyakLot.berat,
} as const;
/** Where bars are kept; the first tray of gudang BELI unless told. */
const ke_baki = ref('Ke Baki', () => bakiResource, { opsional: true, width: 10 });
const bersama = { from: [], to: 'DONE', answer } as const;

/** DONE when it is back, CANC when it never was. */
export const terimaSepuhan = defineDocument({
  name: 'terima_sepuhan',
  label: 'Terima Sepuhan',
  series: 'TS',
  gate: SEPUHAN_SENDIRI,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'terima_sepuhan',
    path: 'terima-sepuhan',
    screen: LEBUR,
    waits: 'Di Tukang',
    since: 'month',
    // What was sent together usually comes together.
    stock: {
      call: () => diLebur,
      fields: kolomDiTukang,
      key: 'kode_lot',
      begins: { bahan: { by: 'no_kirim', row: { kode_lot: 'kode_lot', berat_bahan: 'berat' } } },
    },
    button: 'Terima Sepuhan',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: { bahan, barang, hasil },
    paper: 'hasil',
    also: {
      [CUCI]: {
        path: 'terima-barang-cuci',
        where: { pekerjaan: ['CUCI', 'PATRI'] },
        stock: {
          call: () => diCuci,
          fields: kolomDiTukang,
          key: 'kode_lot',
          begins: {
            barang: { by: 'no_kirim', row: { kode_lot: 'kode_lot', qty: 'qty', berat_bahan: 'berat' } },
          },
        },
        button: 'Terima Barang Cuci',
        without: ['barang'],
      },
      [JADI]: {
        path: 'terima-barang-jadi',
        where: { pekerjaan: ['BUAT'] },
        stock: {
          call: () => diBuat,
          fields: kolomDiTukang,
          key: 'kode_lot',
          begins: { bahan: { by: 'no_kirim', row: { kode_lot: 'kode_lot', berat_bahan: 'berat' } } },
        },
        button: 'Terima Barang Jadi',
        paper: 'barang',
        // Its tags are printed next.
        opens: true,
      },
    },
  },
  journals: [
    ...jurnal(TRX_TERIMA, ['CUCI', 'PATRI'], ['PERSEDIAAN_BELI', 'PERSEDIAAN_PROSES'], ['PERSEDIAAN_PROSES']),
    ...jurnal(
      TRX_TERIMA,
      'LEBUR',
      ['PERSEDIAAN_MURNI', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_PROSES'],
      ['PERSEDIAAN_PROSES'],
    ),
    ...jurnal(
      TRX_TERIMA,
      'BUAT',
      [...STOK, 'PERSEDIAAN_MURNI', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_PROSES'],
      ['PERSEDIAAN_PROSES'],
    ),
    ...jurnal(
      TRX_TERIMA,
      'ONGKOS',
      [...STOK, 'PERSEDIAAN_BELI', 'PERSEDIAAN_MURNI', 'PERSEDIAAN_ROSOK'],
      ['KAS', 'UTANG_ONGKOS_TUKANG'],
    ),
  ],
  pieces: { jadi: [[BARU, 'TERSEDIA']] },
  transitions: {
    cuci: {
      ...bersama,
      path: 'terima-barang-cuci/simpan',
      label: 'Terima Barang Cuci',
      fields: {
        ...kolom.asked,
        barang: daftar(
          'Barang',
          { kode_lot: lotTukang('CUCI', 'PATRI'), qty: banyakLot.qty, berat_bahan, berat: banyakLot.berat },
          { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' },
        ),
      },
      screens: [CUCI],
      message: 'Barang Cuci Berhasil Diterima',
    },
    lebur: {
      ...bersama,
      path: 'terima-sepuhan/simpan',
      label: 'Terima Sepuhan',
      fields: {
        ...kolom.asked,
        ke_baki,
        bahan: daftar(
          'Bahan',
          { kode_lot: lotTukang('LEBUR'), berat_bahan },
          { maxRows: 100, kosong: 'Bahan Tidak Boleh Kosong' },
        ),
        hasil: daftar('Hasil', logam, { maxRows: 50, kosong: 'Hasil Tidak Boleh Kosong' }),
      },
      screens: [LEBUR],
      message: 'Sepuhan Berhasil Diterima',
    },
    jadi: {
      ...bersama,
      path: 'terima-barang-jadi/simpan',
      label: 'Terima Barang Jadi',
      fields: {
        ...kolom.asked,
        bahan: daftar(
          'Bahan',
          { kode_lot: lotTukang('BUAT'), berat_bahan },
          { maxRows: 100, kosong: 'Bahan Tidak Boleh Kosong' },
        ),
        barang: barangJadi,
        /** Metal that he did not need. */
        sisa: daftar('Sisa Emas', logam, { opsional: true, maxRows: 50 }),
        ke_baki,
      },
      answer: { ...answer, kode_barcode: deret(kode('')) },
      screens: [JADI],
      message: 'Barang Jadi Berhasil Diterima',
    },
    batal: takenBack({
      path: 'terima-sepuhan/batal',
      label: 'Batal Terima Sepuhan',
      answer,
      screens: [CUCI, LEBUR, JADI],
      otorisasi: KATEGORI_SEPUHAN,
      sameDay: sepuhanErrors.TERIMA_SEPUHAN_BEDA_HARI,
      effect:
        'Bahan kembali berada di tukang, barang jadi keluar dari stok, dan ongkos kembali ke laci atau tidak terutang lagi.',
      message: 'Terima Sepuhan Berhasil Dibatalkan',
    }),
  },
});
