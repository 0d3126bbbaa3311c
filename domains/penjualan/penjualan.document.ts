/** The sale: one nota of several pieces, paid in several ways. Spec 1 §4, §5; states of Domain 2.3. */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { deret, kadang } from '@mustika/kernel/answer.ts';
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, catatan, daftar, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { laciBatalField } from '../keuangan/mutasi/laci-batal.rule.ts';
import { salesResource } from '../master/sales.resource.ts';
import { dataDiriFields, kodeMember } from '../member/data-diri.rule.ts';
import { PEMBELI } from '../pajak/pph22.rule.ts';
import { barisBayar, CARA_BAYAR, CARA_SISI, kartuAkhir, TANPA_CARA } from '../pembayaran/cara-bayar.rule.ts';
import { jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { barisBeli, gerakBeli } from '../pembelian/pembelian.document.ts';
import { penjualanErrors } from './penjualan.errors.ts';
import { penjualanReads } from './penjualan.reads.ts';
import { KATEGORI_SALES } from './persetujuan-penjualan.rule.ts';

/** A line as the cashier agreed on it; what is left out is what the parameters say. */
const barisBarang = {
  kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }),
  /** How many of an article by quantity; one unless told. Domain R8.6. */
  jumlah: angka('Jumlah', { opsional: true, min: 1, max: 100_000 }),
  /** Left out where the store sells without sales people (DISABLE_KODE_SALES_TRANSACTION), asked for everywhere else. */
  // A list that a sale reads once for all sales, and asks itself.
  kode_sales: ref('Sales', () => salesResource, { opsional: true, asksItself: true }),
  nama_barang: teks('Nama Barang', { dicetak: true, opsional: true, min: 6 }),
  harga_per_gram: uang('Harga Per Gram', { opsional: true, max: BATAS_PER_GRAM }),
  ongkos: uang('Ongkos', { opsional: true, max: BATAS_PER_BARANG }),
  diskon: uang('Diskon', { opsional: true, max: BATAS_PER_BARANG }),
  /** The whole price of the piece as agreed, before an exclusive PPN; needs MODIFY_TOTAL_HARGA_MODULE. */
  harga_total: uang('Harga Total', { opsional: true, min: 1, max: BATAS_PER_BARANG }),
  /** What is still to be done to the piece for this customer; needs FINISHING_BARANG_MODULE. */
  finishing: teks('Finishing', { opsional: true, max: 60 }),
};

/** Fields of `POST penjualan/simpan`. `total` is what the till showed: a difference refuses instead of surprising. */
export const simpanFields = {
  keranjang: kode('Keranjang', { opsional: true, asTyped: true, max: 60 }),
  kode_member: kodeMember,
  nama_customer: teks('Nama Customer', { dicetak: true, opsional: true, max: 60 }),
  no_hp_customer: telepon('No HP Customer', { opsional: true }),
  alamat_customer: teks('Alamat Customer', { dicetak: true, opsional: true, max: 160 }),
  /** Of a buyer who wants his name on the faktur pajak; others are reported together. Domain 13.4. */
  npwp_customer: kode('NPWP / NIK', { opsional: true, min: 15, max: 22, segel: true }),
  /** Left out: a final consumer. Of another trader PPh 22 is collected beside the price. Domain 13.5. */
  pembeli: pilihan('Pembeli', PEMBELI, { opsional: true }),
  no_bebas_pph22: kode('No Surat Bebas PPh 22', { opsional: true, asTyped: true, max: 40 }),
  /** The deposit whose pieces are handed over; its money is the payment TITIPAN. Domain R6.6. */
  no_titipan: kode('No Titipan', { opsional: true, max: 40 }),
  /** The plan of instalments that is paid and whose pieces are handed over; its money is the payment CICILAN. Domain R6.7. */
  no_cicilan: kode('No Cicilan', { opsional: true, max: 40 }),
  /** Coupons handed in, by their codes; the payment KUPON says what the till showed. Domain R9.6. */
  kupon: daftar('Kupon', { kode: kode('Kode Kupon', { max: 20 }) }, { maxRows: 50, opsional: true }),
  keterangan: catatan('Keterangan', { opsional: true, max: 200 }),
  /** Of whoever trades a piece in (Domain R4.10), and with the rest of the personal data from BATAS_IDENTITAS on (14.1). */
  nik_sim_passport: kode('NIK / SIM / Passport', { opsional: true, max: 30, segel: true }),
  ...dataDiriFields,
  total: uang('Total'),
  barang: daftar('Barang', barisBarang, { maxRows: 100, kosong: 'Barang Tidak Boleh Kosong' }),
  /** Pieces traded in, each like a line of a purchase; a payment TUKAR says what the till showed. Domain R4.12. */
  tukar: daftar('Barang Tukar', barisBeli, { maxRows: 50, opsional: true }),
  bayar: daftar(
    'Pembayaran',
    { ...barisBayar([...CARA_BAYAR, ...CARA_SISI]), kartu_akhir: kartuAkhir },
    { maxRows: 12, kosong: TANPA_CARA },
  ),
};

const nomor = { no_faktur_group: kode('No Nota', { max: 40 }) };

/** OPEN until validated, DONE in the books, CANC when reversed; saving validates at once by default. */
export const penjualan = defineDocument({
  name: 'penjualan',
  label: 'Penjualan',
  series: 'FJ',
  shows: { to: '/lihat-penjualan', nomor: 'no_faktur_group' },
  states: ['OPEN', 'DONE', 'CANC'],
  reads: penjualanReads,
  validates: 'validasi',
  tells: { flag: 'WHATSAPP_MODULE', task: 'wa_dokumen' },
  // Revenue does not follow the way it is paid; a deposit or a trade-in is a journal of its own domain.
  journals: [
    ...jurnal(
      'PENJUALAN',
      'JUAL',
      ['POTONGAN_PENJUALAN', 'PEMBULATAN'],
      ['PENJUALAN_EMAS', 'PENJUALAN_AKSESORIS', 'ONGKOS', 'PENJUALAN_BERLIAN', 'PPN_KELUARAN', 'PEMBULATAN'],
    ),
    ...jurnalMasuk('PENJUALAN'),
    ...jurnal('PENJUALAN', 'PPH22', [], ['UTANG_PPH']),
    ...jurnal(
      'PENJUALAN',
      'HPP',
      ['HPP', 'HPP_BERLIAN', 'HPP_AKSESORIS'],
      ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS', 'PERSEDIAAN_TITIP'],
    ),
    ...jurnal('PENJUALAN', ['POIN_DAPAT', 'POIN_AFILIASI'], ['BEBAN_POIN'], ['LIABILITAS_POIN']),
    ...jurnal('PENJUALAN', 'KUPON_TERBIT', ['BEBAN_POIN'], ['LIABILITAS_KUPON']),
    ...jurnal('PENJUALAN', 'KUPON', ['LIABILITAS_KUPON'], []),
    ...jurnal('PENJUALAN', 'POIN', ['LIABILITAS_POIN'], []),
    ...jurnal('PENJUALAN', 'KUPON_LAIN', ['BEBAN_POIN'], []),
  ],
  validateLater: 'VALIDASI_PENJUALAN_MODULE',
  // A piece that is traded in moves by the event of the sale.
  pieces: {
    simpan: [['TERSEDIA', 'TERJUAL'], ['TERSEDIA', 'DITAHAN'], ['DITITIP', 'TERJUAL'], ...gerakBeli.simpan],
    validasi: [['DITAHAN', 'TERJUAL'], ['DITITIP', 'TERJUAL'], ...gerakBeli.validasi],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      path: 'penjualan/simpan',
      label: 'Simpan',
      fields: simpanFields,
      screens: ['/transaksi-penjualan'],
      answer: {
        total: uang(''),
        kembali: uang(''),
        poin: angka(''),
        kupon: angka(''),
        tukar: kadang(uang('')),
        tukar_kurang: kadang(uang('')),
        kode_barcode_tukar: kadang(deret(kode(''))),
        kupon_dipakai: kadang(uang('')),
        poin_dipakai: kadang(angka('')),
        no_titipan: kadang(kode('')),
        sisa_titipan: kadang(uang('')),
        no_cicilan: kadang(kode('')),
      },
      message: 'Penjualan Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'DONE',
      path: 'penjualan/validasi',
      label: 'Validasi',
      fields: nomor,
      screens: ['/validasi-penjualan', '/validasi-jual-beli'],
      answer: { total: uang('') },
      message: 'Penjualan Berhasil Divalidasi',
    },
    batal: {
      from: ['OPEN', 'DONE'],
      to: 'CANC',
      path: 'penjualan/batal',
      label: 'Batal Penjualan',
      fields: {
        ...nomor,
        alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
        kasir: laciBatalField,
      },
      screens: ['/batal-penjualan'],
      otorisasi: KATEGORI_SALES,
      late: ['kasir'],
      sameDay: penjualanErrors.BEDA_HARI,
      already: penjualanErrors.SUDAH_BATAL.message,
      effect: 'Barang kembali ke baki, uang dan poin dibalik. Perlu persetujuan.',
      reverses: true,
      answer: { total: uang('') },
      message: 'Penjualan Berhasil Dibatalkan',
    },
  },
});
