/**
 * Kirim barang cuci: gold goes to a craftsman to be washed, mended, melted or made into pieces, or to head office, which does it for its branches. It stays
 * ours at its cost, in lots of this document's own number, until it is back or head office has it; a second person agrees to what leaves
 * the house. Pieces go along by their codes: scrap to a craftsman, to head office also what was bought and not sorted. Series KC is ours;
 * the specification names the screen. Lives: DONE -> CANC, on whatever day, while nothing came back of it; KIRIM -> TERIMA by the answer
 * of head office, as often as something arrives, and what did not is back or lost by a decision; KIRIM -> CANC. Domain 7, 12.4;
 * docs/decisions/0086, 0087, 0097.
 */
import { defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { asked, columnsOf, computed } from '@mustika/kernel/document-columns.ts';
import { daftar, gram, kadar, kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { barangReadyCommand } from '../barang/cari-barang.command.ts';
import { kolomBarang } from '../barang/kartu-barang.rule.ts';
import { banyakLot, isiSemua } from '../lot/isian-lot.rule.ts';
import { lotResource } from '../lot/lot.resource.ts';
import { PERLAKUAN_SUSUT } from '../lot/olah-lot.rule.ts';
import { SEPUHAN, SEPUHAN_SENDIRI } from '../lot/punya-lot.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { kolomUntukTukang, untukTukang } from './di-tukang.command.ts';
import { sepuhanErrors } from './sepuhan.errors.ts';
import {
  berat,
  harga_modal,
  jumlah_barang,
  KATEGORI_SEPUHAN,
  KE_PUSAT,
  KODE_DIKIRIM,
  keterangan,
  murni,
  no_pesanan,
  PEKERJAAN,
  pekerjaan,
  perlakuan,
  TRX_KIRIM,
  TRX_PUSAT,
  tukang,
} from './sepuhan.rule.ts';

const kolom = columnsOf({
  pekerjaan: computed(pilihan('Pekerjaan', [...PEKERJAAN, KE_PUSAT]), { list: 13 }),
  tukang: computed(kode('Tukang', { opsional: true }), { list: 10, search: true }),
  tujuan: computed(kode('Ke Toko', { opsional: true }), { list: 8, search: true }),
  perlakuan: computed(pilihan('Susut Menjadi', PERLAKUAN_SUSUT, { opsional: true })),
  jumlah_barang: computed(jumlah_barang, { list: 6 }),
  berat: computed(berat, { list: 10 }),
  murni: computed(murni, { list: 10 }),
  harga_modal: computed(harga_modal, { list: 14 }),
  sisa: computed(gram('Belum Kembali', { total: 'sum' }), { list: 10 }),
  no_pesanan: asked(no_pesanan, { list: 18, search: true }),
  ditutup: computed(kode('Ditutup', { opsional: true }), { list: 20 }),
  user_id: computed(kode('Oleh'), { list: 9, search: true }),
  keterangan: asked(keterangan, { list: 20, search: true }),
});
const answer = { jumlah_barang, berat, murni, harga_modal };
const screens = ['/kirim-barang-cuci'];
const STOK = ['PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK', 'PERSEDIAAN_PROSES', 'PERSEDIAAN_MURNI'] as const;

const lot = daftar(
  'Lot',
  {
    kode_lot: ref('Lot', () => lotResource, {
      asksItself: true,
      hanya: { jenis_lot: KODE_DIKIRIM },
      fills: isiSemua,
      width: 36,
    }),
    ...banyakLot,
  },
  { opsional: true, maxRows: 100 },
);
/** Pieces that go along: those in these states. */
const keping = (label: string, status: readonly string[], salah: string) =>
  daftar(
    label,
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
        refuses: (piece) => (status.includes(String(piece['status'])) ? null : salah),
      },
    },
  );
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
const no_dokumen = kode('No Dokumen', { max: 40 });
const PUTUS = { from: ['TERIMA'], to: 'TERIMA', answer, screens, otorisasi: KATEGORI_SEPUHAN } as const;

/** DONE when it left for a craftsman, KIRIM for head office, TERIMA when that has answered, CANC when it came back as it was. */
export const kirimCuci = defineDocument({
  name: 'kirim_cuci',
  label: 'Kirim Barang Cuci',
  series: 'KC',
  gate: SEPUHAN,
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'KIRIM', 'TERIMA', 'CANC'],
  stateLabels: { KIRIM: 'Di Perjalanan', TERIMA: 'Diterima Pusat' },
  // Somebody else reads every gram of it, whoever sends and however much.
  tanpaBatas: 'gold sent out of the house is agreed to each time by a second person who reads its grams',
  reads: {
    table: 'kirim_cuci',
    path: 'kirim-barang-cuci',
    screen: '/kirim-barang-cuci',
    waits: 'Belum Dikirim',
    since: 'month',
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
          kode_lot: kode('Lot Kiriman', { total: 'count', width: 12 }),
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
  journals: [
    ...jurnal(
      TRX_KIRIM,
      PEKERJAAN.map(([kerja]) => kerja),
      ['PERSEDIAAN_PROSES'],
      STOK,
    ),
    ...jurnal(TRX_PUSAT, 'KIRIM', ['BARANG_DALAM_PENGIRIMAN'], STOK),
    ...jurnal(TRX_PUSAT, 'DITERIMA', ['RK_PUSAT', 'RK_CABANG'], ['BARANG_DALAM_PENGIRIMAN']),
    ...jurnal(TRX_PUSAT, 'KEMBALI', STOK, ['BARANG_DALAM_PENGIRIMAN']),
    ...jurnal(TRX_PUSAT, 'HILANG', ['BARANG_HILANG'], ['BARANG_DALAM_PENGIRIMAN']),
  ],
  pieces: {
    simpan: [['ROSOK', 'DISORTIR']],
    pusat: [
      ['ROSOK', 'DISORTIR'],
      ['DIBELI', 'DISORTIR'],
    ],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'kirim-barang-cuci/simpan',
      label: 'Kirim Barang Cuci',
      gate: SEPUHAN_SENDIRI,
      fields: {
        pekerjaan,
        tukang,
        no_pesanan,
        perlakuan,
        keterangan,
        lot,
        barang: keping('Rosok Per Barcode', ['ROSOK'], sepuhanErrors.BUKAN_ROSOK_KEPING.message),
      },
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      message: 'Barang Berhasil Dikirim Ke Tukang',
    },
    pusat: {
      from: [],
      to: 'KIRIM',
      path: 'kirim-barang-cuci/ke-pusat',
      label: 'Kirim Ke Pusat',
      fields: {
        keterangan,
        lot,
        barang: keping('Per Barcode', ['ROSOK', 'DIBELI'], sepuhanErrors.BUKAN_UNTUK_PUSAT.message),
      },
      answer,
      screens,
      otorisasi: KATEGORI_SEPUHAN,
      message: 'Barang Berhasil Dikirim Ke Pusat',
    },
    diterima: {
      from: ['KIRIM', 'TERIMA'],
      to: 'TERIMA',
      internal: true,
      path: 'kirim-barang-cuci/diterima',
      label: 'Diterima Pusat',
      fields: {
        no_dokumen,
        penerima: kode('Toko Penerima'),
        lot: daftar('Lot', { kode_lot: kode('Lot'), berat }, { maxRows: 200 }),
      },
      answer,
      screens: [],
      message: 'Terima Dari Cabang Berhasil',
    },
    kembali: {
      ...PUTUS,
      path: 'kirim-barang-cuci/kembali',
      label: 'Sisa Kembali',
      fields: { no_dokumen, ke_baki: ref('Ke Baki', () => bakiResource), alasan },
      effect: 'Sisa yang tidak sampai kembali ke stock toko ini.',
      message: 'Sisa Kiriman Kembali Ke Toko',
    },
    hilang: {
      ...PUTUS,
      path: 'kirim-barang-cuci/hilang',
      label: 'Sisa Hilang',
      fields: { no_dokumen, alasan },
      effect: 'Sisa yang tidak sampai menjadi beban barang hilang.',
      message: 'Sisa Kiriman Dicatat Hilang',
    },
    batal: takenBack({
      from: ['DONE', 'KIRIM'],
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
