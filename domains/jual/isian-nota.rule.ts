/** The fields of a nota that more than the sale itself asks about: deposits and plans take the same pieces from the same buyers. Spec 1 §5. */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { angka, catatan, daftar, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { salesResource } from '../master/sales.resource.ts';
import { dataDiriFields, kodeMember } from '../member/data-diri.rule.ts';
import { PEMBELI } from '../pajak/pph22.rule.ts';
import {
  barisBayar,
  CARA_BAYAR,
  CARA_SISI,
  kartuAkhir,
  noReferensi,
  TANPA_CARA,
} from '../pembayaran/cara-bayar.rule.ts';

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

/**
 * What a nota says of its buyer, its pieces and its money, whichever domain brings a part of it. `total` is what the till showed: a
 * difference refuses instead of surprising.
 */
export const isianNota = {
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
  bayar: daftar(
    'Pembayaran',
    { ...barisBayar([...CARA_BAYAR, ...CARA_SISI]), kartu_akhir: kartuAkhir, no_referensi: noReferensi },
    { maxRows: 12, kosong: TANPA_CARA },
  ),
};
