/** How an order is read: its list, its sheet, its board, what waits for validation, samples that are out, its slip. Domain R6.1 to R6.5. */
import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import { angka, gram, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { barisBertanggal } from '../pembayaran/dibayar.rule.ts';
import { barisDitahan, gerakDitahan } from '../titipan/baris-ditahan.rule.ts';
import { pesananErrors } from './pesanan.errors.ts';
import { barisPesanan, kolomPesanan } from './pesanan.rule.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

/**
 * An order as it is read: `sisa` is what is left to pay, `lewat` days beyond the promised day, `menunggu` days since it can be fetched.
 */
export const pesananReads = defineReads({
  table: 'pesanan_dibaca',
  number: 'no_pesanan',
  numberLabel: 'No Pesanan',
  path: 'pesanan',
  screen: '/lihat-pesanan',
  readers: ['/transaksi-pesanan', '/transaksi-penjualan'],
  views: [{ screen: '/validasi-pesanan', act: 'validasi', state: 'OPEN' }],
  also: {
    '/ambil-barang-contoh': {
      ...{ path: 'ambil-barang-contoh', where: { contoh: ['DIPAKAI'] }, start: 'SEMUA' },
      // Gold is the craftsman's matter.
      without: ['kiriman'],
    },
  },
  head: {
    ...kolomPesanan.head,
    sisa: uang('Sisa Bayar', { width: 12 }),
    lewat: angka('Lewat (Hari)', { width: 7 }),
    menunggu: angka('Menunggu (Hari)', { width: 7 }),
    contoh: pilihan(
      'Contoh',
      [
        ['DIPAKAI', 'Dipakai'],
        ['KEMBALI', 'Dikembalikan'],
      ],
      { ...ada, width: 9 },
    ),
    no_faktur_tunggu: kode('Nota Yang Menunggu', ada),
  },
  detail: {
    alamat_customer: teks('Alamat', ada),
    mengikat_sampai: tanggal('Harga Mengikat Sampai', ada),
    perkiraan: uang('Perkiraan'),
    ppn: uang('PPN'),
    potongan: uang('Potongan Batal'),
  },
  list: [
    'nama_customer',
    'tgl_janji',
    'lewat',
    'menunggu',
    'total',
    'saldo',
    'sisa',
    'jumlah_barang',
    'jenis_harga',
    'kode_tukang',
    'no_hp_customer',
  ],
  brief: ['nama_customer', 'total'],
  search: kolomPesanan.search,
  seek: 'No pesanan, nama, no HP, member, atau barcode',
  start: 'DONE',
  seeks: 'every',
  first: 'menunggu',
  board: {
    states: ['PESAN', 'KERJA', 'DONE'],
    title: 'nama_customer',
    lines: ['kode_tukang', 'total', 'menunggu'],
    due: 'tgl_janji',
    late: 'lewat',
    sum: 'total',
  },
  make: { to: '/transaksi-pesanan', label: 'Terima pesanan' },
  total: 'total',
  // A sale picks orders up.
  moves: ['penjualan'],
  lines: {
    barang: {
      ...barisPesanan.lines,
      fields: { ...barisPesanan.lines.fields, urut: angka('', tutup) },
      brief: ['nama_barang', 'kode_group', 'berat', 'total'],
    },
    ditahan: { ...barisDitahan, label: 'Barang Jadi' },
    // Gold that a craftsman got for it (domains/sepuhan).
    kiriman: {
      label: 'Emas Ke Tukang',
      table: 'kirim_cuci',
      number: 'no_pesanan',
      fields: {
        no_dokumen: kode('No Kirim', { width: 20 }),
        tukang: kode('Tukang', { width: 10 }),
        berat: gram('Berat', { total: 'sum' }),
        murni: gram('Murni', { total: 'sum' }),
        status: pilihan('Status', [
          ['DONE', 'Dikirim'],
          ['CANC', 'Batal'],
        ]),
      },
      by: ['no_dokumen'],
    },
    pembayaran: barisBertanggal,
    gerak: { ...gerakDitahan, label: 'Uang Muka' },
  },
  paper: { whatsapp: ['no_hp_customer'] },
  missing: pesananErrors.PESANAN_TIDAK_ADA,
});
/** An order as its screens and the till read it. */
export type Pesanan = OneOf<typeof pesananReads>;
