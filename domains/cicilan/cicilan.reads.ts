/** How a plan is read: who is late first, its schedule, its payments, its slip. Domain R6.7. */
import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import { angka, catatan, gram, kode, persen, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { cicilanErrors } from './cicilan.errors.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

export const CARA_BAYAR_CICILAN = [
  ['ANGSURAN', 'Angsuran'],
  ['LUNAS_CEPAT', 'Lunas Cepat'],
] as const;

/**
 * `tunggakan` is what was due before today and is not paid, `telat` since how many days, `tempo` when the next of it is due,
 * `tagihan` what is due by today. `lunas_cepat` is what settles it today.
 */
export const cicilanReads = defineReads({
  table: 'cicilan',
  number: 'no_cicilan',
  numberLabel: 'No Cicilan',
  path: 'cicilan',
  screen: '/lihat-cicilan',
  readers: ['/transaksi-cicilan', '/bayar-cicilan'],
  views: [
    { screen: '/batal-cicilan', act: 'batal', state: 'DONE' },
    { screen: '/lelang-cicilan', act: 'lelang', state: 'DONE' },
  ],
  head: {
    nama_customer: teks('Customer', { width: 15 }),
    no_hp_customer: kode('No HP', { ...ada, width: 13 }),
    kode_member: kode('Member', ada),
    lama_angsuran: angka('Bulan', { width: 6 }),
    nilai_angsuran: uang('Angsuran', { width: 11 }),
    harga_jual_cicil: uang('Harga Jual Cicil', { width: 13 }),
    dibayar: uang('Dibayar', { width: 12 }),
    sisa: uang('Sisa', { width: 12 }),
    tempo: tanggal('Jatuh Tempo', { ...ada, width: 11 }),
    telat: angka('Telat (Hari)', { width: 8 }),
    umur: pilihan('Umur Tunggakan', ['LANCAR', '1-30', '31-60', '61-90', '> 90'], { width: 10 }),
    tunggakan: uang('Tunggakan', { width: 12 }),
    kasir: kode('Kasir', { width: 9 }),
    no_faktur_tunggu: kode('Nota Yang Menunggu', ada),
  },
  detail: {
    alamat_customer: teks('Alamat', ada),
    jumlah_barang: angka('Pcs'),
    berat: gram('Berat'),
    total: uang('Harga Barang'),
    dp: uang('DP'),
    margin: uang('Margin'),
    kode_cicilan: kode('Parameter Cicilan'),
    margin_persen: persen('Margin / Bulan (%)'),
    denda_persen: persen('Denda / Bulan (%)'),
    potongan_persen: persen('Potongan Batal (%)'),
    rabat_persen: persen('Rabat Lunas Cepat (%)'),
    lelang_setelah: angka('Lelang Setelah (Bulan)'),
    terbayar: uang('Angsuran Dibayar'),
    rabat: uang('Rabat'),
    margin_diakui: uang('Margin Diakui'),
    saldo: uang('Uang Muka Cicilan'),
    ppn: uang('PPN'),
    tagihan: uang('Jatuh Tempo Sampai Hari Ini'),
    keterangan: catatan('Keterangan', ada),
  },
  list: [
    'nama_customer',
    'tempo',
    'telat',
    'tunggakan',
    'nilai_angsuran',
    'sisa',
    'umur',
    'dibayar',
    'no_hp_customer',
  ],
  brief: ['nama_customer', 'telat', 'sisa'],
  search: ['nama_customer', 'no_hp_customer', 'kode_member'],
  seek: 'No cicilan, nama, no HP, member, atau barcode',
  // Who is late stands first.
  first: 'telat',
  start: 'DONE',
  make: { to: '/transaksi-cicilan', label: 'Jual Cicilan' },
  total: 'sisa',
  sums: ['tunggakan', 'sisa'],
  // Payments move plans on, a sale hands their pieces over.
  moves: ['bayar_cicilan', 'penjualan'],
  lines: {
    jadwal: {
      label: 'Jadwal',
      table: 'cicilan_jadwal',
      fields: {
        urut: angka('Ke', { width: 5 }),
        jatuh_tempo: tanggal('Jatuh Tempo', { width: 11 }),
        nilai: uang('Angsuran', { total: 'sum', width: 12 }),
        dibayar: uang('Dibayar', { total: 'sum', width: 12 }),
        kurang: uang('Kurang', { total: 'sum', width: 12 }),
        margin: uang('Margin', { total: 'sum', width: 11 }),
      },
      brief: ['urut', 'jatuh_tempo', 'nilai', 'dibayar', 'kurang'],
    },
    barang: {
      label: 'Barang',
      table: 'cicilan_barang',
      fields: {
        kode_barcode: kode('Barcode'),
        nama_barang: teks('Nama Barang'),
        kadar_cetak: kode('Kadar'),
        berat: gram('Berat'),
        kode_gudang: kode('Gudang'),
        kode_baki: kode('Baki'),
        total: uang('Harga', { total: 'sum' }),
        kode_sales: kode('Sales', { ...ada, ...tutup }),
      },
      brief: ['kode_barcode', 'nama_barang', 'kadar_cetak', 'berat', 'total'],
    },
    gerak: {
      label: 'Riwayat Uang',
      table: 'cicilan_gerak',
      fields: {
        tanggal: tanggal('Tanggal'),
        jenis: pilihan('Jenis', [
          ['DP', 'DP'],
          ['AWAL', 'Saldo Awal'],
          ['BATAL_AWAL', 'Batal Saldo Awal'],
          ['BAYAR', 'Angsuran'],
          ['LUNAS_CEPAT', 'Lunas Cepat'],
          ['BATAL_BAYAR', 'Pembayaran Dibatalkan'],
          ['AMBIL', 'Diambil'],
          ['KELEBIHAN', 'Lebih dikembalikan'],
          ['BATAL_AMBIL', 'Batal Diambil'],
          ['BATAL_KELEBIHAN', 'Lebih diterima lagi'],
          ['BATAL', 'Dikembalikan'],
          ['LELANG', 'Dilelang'],
          ['BATAL_LELANG', 'Batal Lelang'],
          ['SISA', 'Sisa Lelang Dibayar'],
        ]),
        no_dokumen: kode('No Dokumen'),
        bayar: uang('Angsuran'),
        rabat: uang('Rabat'),
        margin: uang('Margin'),
        jumlah: uang('Uang Muka Cicilan'),
      },
    },
    lelang: {
      label: 'Lelang',
      table: 'cicilan_lelang',
      fields: {
        tgl_pemberitahuan: tanggal('Tanggal Pemberitahuan'),
        cara_pemberitahuan: kode('Cara Pemberitahuan', { kata: true }),
        dibayar: uang('Dibayar'),
        tunggakan: uang('Tunggakan'),
        denda: uang('Denda'),
        biaya: uang('Biaya Lelang'),
        sisa: uang('Sisa Ke Customer'),
      },
      by: ['peristiwa'],
    },
  },
  paper: { whatsapp: ['no_hp_customer'] },
  missing: cicilanErrors.CICILAN_TIDAK_ADA,
});
/** A plan as its screens read it. */
export type Cicilan = OneOf<typeof cicilanReads>;
