/**
 * Kirim barang cuci: gold goes to a craftsman to be washed, mended or melted. It stays ours at its cost, in lots of this document's own
 * number, until it is back; a second person agrees to what leaves the house. Scrap that is still pieces goes along by its code. Series KC
 * is ours; the specification names the screen. Life: DONE -> CANC, on whatever day, while nothing came back of it. Domain 7, 12.4.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, gram, kadar, kode, ref, teks } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { kolomBarang } from '../barang/kartu-barang.rule.ts';
import { banyakLot, isiSemua } from '../lot/isian-lot.rule.ts';
import { lotResource } from '../lot/lot.resource.ts';
import { SEPUHAN } from '../lot/punya-lot.rule.ts';
import { kolomUntukTukang, untukTukang } from './di-tukang.command.ts';
import { sepuhanErrors } from './sepuhan.errors.ts';
import {
  berat,
  harga_modal,
  jumlah_barang,
  KATEGORI_SEPUHAN,
  keterangan,
  murni,
  PEKERJAAN,
  pekerjaan,
  perlakuan,
  TRX_KIRIM,
  tukang,
} from './sepuhan.rule.ts';

const kolom = columnsOf({
  pekerjaan: asked(pekerjaan, { list: 13 }),
  tukang: asked(tukang, { list: 12, search: true }),
  perlakuan: asked(perlakuan),
  jumlah_barang: computed(jumlah_barang, { list: 6 }),
  berat: computed(berat, { list: 10 }),
  murni: computed(murni, { list: 10 }),
  harga_modal: computed(harga_modal, { list: 14 }),
  sisa: computed(gram('Masih Di Tukang', { total: 'sum' }), { list: 10 }),
  ditutup: computed(kode('Ditutup', { opsional: true }), { list: 20 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 20, search: true }),
});
const answer = { jumlah_barang, berat, murni, harga_modal };
const screens = ['/kirim-barang-cuci'];

/** DONE when it left, CANC when it came back as it was. */
export const kirimCuci = defineDocument({
  name: 'kirim_cuci',
  label: 'Kirim Barang Cuci',
  series: 'KC',
  gate: SEPUHAN,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  // Somebody else reads every gram of it, whoever sends and however much.
  tanpaBatas: 'gold sent to craftsman is agreed to each time by a second person who reads its grams',
  reads: {
    table: 'kirim_cuci',
    path: 'kirim-barang-cuci',
    screen: '/kirim-barang-cuci',
    waits: 'Belum Dikirim',
    // What needs the same work goes together.
    stock: {
      call: () => untukTukang,
      fields: kolomUntukTukang,
      key: 'kode_lot',
      begins: {
        pekerjaan: 'pekerjaan',
        lot: { by: 'pekerjaan', row: { kode_lot: 'kode_lot', qty: 'qty', berat: 'berat' } },
      },
    },
    button: 'Kirim Barang Cuci',
    head: kolom.head,
    list: kolom.list,
    search: kolom.search,
    lines: {
      barang: {
        label: 'Barang',
        table: 'baris_lot',
        where: { arah: ['MASUK'] },
        fields: {
          kode_lot: kode('Lot Di Tukang', { total: 'count', width: 12 }),
          nama_lot: teks('Nama', { width: 26 }),
          kadar: kadar('Kadar', { width: 8 }),
          qty: jumlah_barang,
          berat,
          murni,
          harga_modal,
        },
      },
    },
    paper: 'barang',
  },
  journals: jurnal(
    TRX_KIRIM,
    PEKERJAAN.map(([kerja]) => kerja),
    ['PERSEDIAAN_PROSES'],
    ['PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_PROSES', 'PERSEDIAAN_MURNI'],
  ),
  pieces: { simpan: [['ROSOK', 'DISORTIR']] },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'kirim-barang-cuci/simpan',
      label: 'Kirim Barang Cuci',
      fields: {
        ...kolom.asked,
        lot: daftar(
          'Lot',
          {
            kode_lot: ref('Lot', () => lotResource, {
              asksItself: true,
              hanya: { jenis_lot: ['BALENAN', 'CUCI', 'PATRI', 'ROSOK', 'MURNI'] },
              fills: isiSemua,
              width: 36,
            }),
            ...banyakLot,
          },
          { opsional: true, maxRows: 100 },
        ),
        /** Scrap that was destroyed piece by piece. */
        barang: daftar(
          'Rosok Per Barcode',
          { kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }) },
          {
            opsional: true,
            maxRows: 500,
            scan: {
              call: () => barangReadyCommand,
              shows: {
                nama_barang: kolomBarang.nama_barang,
                kadar: kolomBarang.kadar,
                berat: kolomBarang.berat,
              },
              refuses: ({ status }) => (status === 'ROSOK' ? null : sepuhanErrors.BUKAN_ROSOK_KEPING.message),
            },
          },
        ),
      },
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      message: 'Barang Berhasil Dikirim Ke Tukang',
    },
    batal: takenBack({
      path: 'kirim-barang-cuci/batal',
      label: 'Batal Kirim Barang Cuci',
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      effect: 'Barang kembali ke lot asalnya dengan modal yang sama.',
      message: 'Kirim Barang Cuci Berhasil Dibatalkan',
    }),
  },
});
