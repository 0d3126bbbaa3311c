/** How a job is read: its list, its sheet, what waits for validation, its slip. Domain R6.9. */
import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import { angka, gram, kode, persen, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { barisBertanggal } from '../pembayaran/dibayar.rule.ts';
import { serviceErrors } from './service.errors.ts';
import { barisService, kolomService } from './service.rule.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;

/** A job as it is read: `sisa` is what is left to pay, `lewat` days beyond the promised day, `menunggu` days since it can be fetched. */
export const serviceReads = defineReads({
  table: 'service',
  numberLabel: 'No Service',
  path: 'service',
  screen: '/lihat-services',
  readers: ['/transaksi-services'],
  views: [{ screen: '/validasi-service', act: 'validasi', state: 'OPEN' }],
  head: {
    ...kolomService.head,
    sisa: uang('Sisa Bayar', { width: 12 }),
    lewat: angka('Lewat (Hari)', { width: 7 }),
    menunggu: angka('Menunggu (Hari)', { width: 7 }),
  },
  detail: {
    alamat_customer: teks('Alamat', ada),
    perkiraan: uang('Perkiraan'),
    ongkos: uang('Ongkos'),
    emas_rp: uang('Harga Emas'),
    berat_keluar: gram('Berat Keluar', ada),
    ppn_transaksi_value: persen('PPN (%)', ada),
    ppn_transaksi_rp: uang('PPN'),
    poin: angka('Poin'),
  },
  list: [
    'nama_customer',
    'tgl_janji',
    'lewat',
    'menunggu',
    'total',
    'sisa',
    'jumlah_barang',
    'kode_tukang',
    'no_hp_customer',
  ],
  brief: ['nama_customer', 'total'],
  search: kolomService.search,
  seek: 'No service, nama, no HP, member, atau barcode',
  start: 'DONE',
  seeks: 'every',
  first: 'menunggu',
  board: {
    states: ['MASUK', 'KERJA', 'DONE'],
    title: 'nama_customer',
    lines: ['kode_tukang', 'total', 'menunggu'],
    due: 'tgl_janji',
    late: 'lewat',
    sum: 'total',
  },
  make: { to: '/transaksi-services', label: 'Terima service' },
  total: 'total',
  lines: {
    barang: {
      ...barisService.lines,
      fields: { ...barisService.lines.fields, urut: angka('', tutup) },
      brief: ['nama_barang', 'kode_deskripsi', 'berat', 'ongkos'],
    },
    emas: {
      label: 'Emas Ditambahkan',
      table: 'baris_lot',
      where: { arah: ['KELUAR'], jenis_lot: ['BALENAN', 'MANUAL', 'MURNI', 'ROSOK'] },
      fields: {
        kode_lot: kode('Lot', { total: 'count', width: 10 }),
        nama_lot: teks('Nama', { width: 24 }),
        berat: gram('Berat', { total: 'sum' }),
        harga_modal: uang('Modal', { total: 'sum', rahasia: 'modal' }),
      },
      by: ['peristiwa', 'urut'],
    },
    pembayaran: barisBertanggal,
    gerak: {
      label: 'Uang Service',
      table: 'service_gerak',
      fields: {
        tanggal: tanggal('Tanggal'),
        jenis: pilihan('Jenis', [
          ['MASUK', 'Uang Muka'],
          ['AWAL', 'Saldo Awal'],
          ['BATAL_AWAL', 'Batal Saldo Awal'],
          ['TAMBAH', 'Tambah Uang Muka'],
          ['AMBIL', 'Pelunasan'],
          ['BATAL', 'Dikembalikan'],
          ['BATAL_AMBIL', 'Batal Diambil'],
        ]),
        jumlah: uang('Jumlah'),
        ppn: uang('PPN'),
        peristiwa: angka('', tutup),
      },
      by: ['peristiwa'],
      ofEvent: true,
    },
    janji: {
      label: 'Perubahan Janji',
      table: 'service_janji',
      fields: {
        tanggal: tanggal('Tanggal'),
        janji_lama: tanggal('Janji Lama'),
        janji_baru: tanggal('Janji Baru'),
        alasan: teks('Alasan'),
        peristiwa: angka('', tutup),
      },
      by: ['peristiwa'],
      ofEvent: true,
    },
  },
  paper: { whatsapp: ['no_hp_customer'] },
  missing: serviceErrors.SERVICE_TIDAK_ADA,
});
/** A job as its screens read it. */
export type Service = OneOf<typeof serviceReads>;
