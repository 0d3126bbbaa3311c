/** How what is held for a customer is shown: of a deposit, and of an order whose pieces are made. Domain R6.2, R6.6. */
import { gram, kadar, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

/** The pieces, with the prices that the till needs to hand them over. */
export const barisDitahan = {
  label: 'Barang',
  table: 'titipan_barang',
  number: 'no_titipan',
  fields: {
    kode_barcode: kode('Barcode'),
    nama_barang: teks('Nama Barang'),
    kadar_cetak: kode('Kadar'),
    berat: gram('Berat'),
    keadaan: pilihan('Status', [
      ['DITITIP', 'Menunggu'],
      ['DIAMBIL', 'Diambil'],
      ['KEMBALI', 'Dikembalikan'],
      ['DICICIL', 'Dicicil'],
    ]),
    no_faktur_jual: kode('Nota', ada),
    kode_gudang: kode('Gudang'),
    kode_baki: kode('Baki'),
    total: uang('Harga'),
    kadar: kadar('Kadar', tutup),
    kode_sales: kode('Sales', { ...ada, ...tutup }),
    finishing: teks('Finishing', { ...ada, ...tutup }),
    harga_sistem: uang('Harga', tutup),
    ongkos_sistem: uang('Ongkos', tutup),
    harga_per_gram: uang('Harga', tutup),
    harga_emas: uang('Harga', tutup),
    ongkos: uang('Ongkos', tutup),
    harga_atribut: uang('Atribut', tutup),
    diskon: uang('Diskon', tutup),
    pembulatan: uang('Pembulatan', tutup),
    ppn_cara: pilihan('', ['INKLUSIF', 'EKSKLUSIF'], { ...ada, ...tutup }),
  },
  brief: ['kode_barcode', 'nama_barang', 'kadar_cetak', 'berat', 'total'],
} as const;

/** The money, event by event. */
export const gerakDitahan = {
  table: 'titipan_gerak',
  number: 'no_titipan',
  fields: {
    tanggal: tanggal('Tanggal'),
    jenis: pilihan('Jenis', [
      ['MASUK', 'Masuk'],
      ['AWAL', 'Saldo Awal'],
      ['BATAL_AWAL', 'Batal Saldo Awal'],
      ['TAMBAH', 'Tambah DP'],
      ['AMBIL', 'Dipakai'],
      ['KELEBIHAN', 'Lebih dikembalikan'],
      ['BATAL', 'Dikembalikan'],
      ['BATAL_AMBIL', 'Batal Diambil'],
      ['BATAL_KELEBIHAN', 'Lebih diterima lagi'],
      ['CICILAN', 'Jadi Cicilan'],
      ['BATAL_CICILAN', 'Cicilan Dibatalkan'],
      ['POTONGAN', 'Potongan'],
    ]),
    no_dokumen: kode('No Dokumen'),
    jumlah: uang('Jumlah'),
  },
} as const;
