/**
 * A plan of instalments: pieces that wait in gudang TITIP while a customer pays them month by month. DONE while it runs, LUNAS when
 * all is paid, CLOSE when the pieces were handed over by a sale, CANC paid back, LELANG forfeited. Paying is a document of its own
 * (`bayar_cicilan`). Spec 1 §3; Domain R6.7, 12.4; docs/decisions/0055.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { barangDipindai } from '../barang/gerak-barang.rule.ts';
import { isianNota } from '../jual/isian-nota.rule.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { identitasFields } from '../member/data-diri.rule.ts';
import { CARA_KELUAR, pilihanCara } from '../pembayaran/cara-bayar.rule.ts';
import { bayarMasukBoleh, jurnalKeluar, jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { JURNAL_AWAL_CICILAN, LANGKAH_AWAL_CICILAN } from './awal/awal-cicilan.rule.ts';
import { cicilanReads } from './cicilan.reads.ts';
import { CARA_PEMBERITAHUAN } from './cicilan.rule.ts';
import { kode_cicilan, no_titipan } from './isian-cicilan.rule.ts';
import { MEJA_CICILAN, RENCANA } from './meja-cicilan.rule.ts';

/** Fields of `POST cicilan/simpan`; `harga_jual_cicil` is what the screen showed: a difference refuses instead of surprising. */
export const simpanCicilanFields = {
  kode_cicilan,
  kode_member: isianNota.kode_member,
  nama_customer: isianNota.nama_customer,
  no_hp_customer: isianNota.no_hp_customer,
  ...identitasFields,
  kode_sales: ref('Sales', () => salesResource, { opsional: true }),
  keterangan: isianNota.keterangan,
  no_titipan,
  barang: barangDipindai,
  // Without one the least of the parameter is taken, or what the deposit holds.
  dp: uang('DP', { min: 1, follows: true }),
  harga_jual_cicil: uang('Harga Jual Cicil', { min: 1, follows: true }),
  // A deposit may be all of the down payment.
  bayar: bayarMasukBoleh('dp', '-titipan'),
};

const no_cicilan = kode('No Cicilan', { max: 40 });
const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
const keluar = {
  cara_kembali: pilihanCara('Uang Kembali', CARA_KELUAR, { initial: 'CASH' }),
  no_rekening: ref('Rekening', () => rekeningResource, { opsional: true }),
};
const kode_baki = ref('Baki', () => bakiResource, { opsional: true });

/** Without a tray every piece goes back to its own; without `potongan` the plan's own share is kept. */
export const batalCicilanFields = {
  no_cicilan,
  kode_baki,
  potongan: uang('Potongan', { opsional: true }),
  ...keluar,
  alasan,
};

/** Fields of `POST cicilan/lelang`: when and how the customer was told, and what the shop spent on it. Domain R6.7. */
export const lelangCicilanFields = {
  no_cicilan,
  tgl_pemberitahuan: tanggal('Tanggal Pemberitahuan'),
  cara_pemberitahuan: pilihan('Cara Pemberitahuan', CARA_PEMBERITAHUAN, { initial: 'SURAT' }),
  biaya: uang('Biaya Lelang', { opsional: true }),
  kode_baki,
  alasan,
};

/** A step that a payment or a sale takes for the plan, inside its own event. */
const olehLain = { internal: true, fields: { no_cicilan }, screens: [], message: '' } as const;
const MASUK = ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] as const;

/** Cancelling and forfeiting are settlements with the customer, on whatever day, dated when they are made. */
export const cicilan = defineDocument({
  name: 'cicilan',
  label: 'Cicilan',
  series: 'CC',
  gate: flag('CICILAN_MODULE'),
  shows: { to: '/lihat-cicilan', nomor: 'no_cicilan' },
  lepas: { HARGA: ['simpan'] },
  states: ['DONE', 'LUNAS', 'CLOSE', 'CANC', 'LELANG'],
  open: ['DONE', 'LUNAS'],
  stateLabels: { DONE: 'Berjalan', LUNAS: 'Lunas', CLOSE: 'Diambil', LELANG: 'Dilelang' },
  reads: cicilanReads,
  tells: { flag: 'WHATSAPP_MODULE', task: 'wa_dokumen' },
  journals: [
    ...JURNAL_AWAL_CICILAN,
    ...jurnalMasuk('DP CICILAN', ['UANG_MUKA_CICILAN']),
    // The money of a deposit that becomes the plan, and back.
    ...jurnal('DP CICILAN', 'TITIPAN', ['TITIPAN_UANG'], ['UANG_MUKA_CICILAN']),
    ...jurnal('BATAL CICILAN', 'TITIPAN', ['UANG_MUKA_CICILAN'], ['TITIPAN_UANG']),
    ...jurnal('DP CICILAN', 'PPN', ['UANG_MUKA_CICILAN'], ['PPN_KELUARAN']),
    ...['DP CICILAN', 'BATAL LELANG CICILAN'].flatMap((trx) =>
      jurnal(trx, 'MASUK', ['PERSEDIAAN_TITIP'], MASUK),
    ),
    ...['BATAL CICILAN', 'LELANG CICILAN'].flatMap((trx) => [
      ...jurnal(trx, 'KEMBALI', MASUK, ['PERSEDIAAN_TITIP']),
      ...jurnal(trx, 'PPN', ['PPN_KELUARAN'], ['UANG_MUKA_CICILAN']),
      ...jurnal(trx, 'MARGIN', ['PENDAPATAN_MARGIN_CICILAN'], ['UANG_MUKA_CICILAN']),
      ...jurnal(trx, 'POTONGAN', ['UANG_MUKA_CICILAN'], ['PENDAPATAN_LAIN']),
    ]),
    ...jurnal('BATAL LELANG CICILAN', 'PPN', ['UANG_MUKA_CICILAN'], ['PPN_KELUARAN']),
    ...jurnal('BATAL LELANG CICILAN', 'MARGIN', ['UANG_MUKA_CICILAN'], ['PENDAPATAN_MARGIN_CICILAN']),
    ...jurnal('BATAL LELANG CICILAN', 'POTONGAN', ['PENDAPATAN_LAIN'], ['UANG_MUKA_CICILAN']),
    ...['BATAL CICILAN', 'SISA LELANG CICILAN'].flatMap((trx) => jurnalKeluar(trx, ['UANG_MUKA_CICILAN'])),
    // A sale that hands over is part of the sale's event, and a journal of the plan all the same.
    ...jurnal('PENJUALAN', 'CICILAN', ['UANG_MUKA_CICILAN'], []),
    ...jurnal('PENJUALAN', 'CICILAN_PPN', ['PPN_KELUARAN'], ['UANG_MUKA_CICILAN']),
    ...jurnal('KELEBIHAN BAYAR DP PENJUALAN', 'PPN', ['PPN_KELUARAN'], ['UANG_MUKA_CICILAN']),
    ...jurnal('KELEBIHAN BAYAR DP PENJUALAN', 'CASH', ['UANG_MUKA_CICILAN'], ['KAS']),
  ],
  pieces: {
    simpan: [['TERSEDIA', 'DITITIP']],
    awal: [['TERSEDIA', 'DITITIP']],
    batal: [['DITITIP', 'TERSEDIA']],
    lelang: [['DITITIP', 'TERSEDIA']],
    batal_lelang: [['TERSEDIA', 'DITITIP']],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'cicilan/simpan',
      label: 'Jual Cicilan',
      fields: simpanCicilanFields,
      screens: ['/transaksi-cicilan'],
      asks: RENCANA,
      counter: MEJA_CICILAN,
      answer: { harga_jual_cicil: uang(''), dp: uang(''), nilai_angsuran: uang(''), kembali: uang('') },
      message: 'Cicilan Berhasil Disimpan',
    },
    batal: {
      from: ['DONE', 'LUNAS'],
      to: 'CANC',
      path: 'cicilan/batal',
      label: 'Batal Cicilan',
      fields: batalCicilanFields,
      screens: ['/batal-cicilan', '/lihat-cicilan'],
      otorisasi: KATEGORI_SALES,
      effect: 'Uang kembali ke customer setelah dipotong, barang kembali ke baki. Perlu persetujuan.',
      answer: { potongan: uang(''), kembali: uang('') },
      message: 'Cicilan Berhasil Dibatalkan',
    },
    lelang: {
      from: ['DONE'],
      to: 'LELANG',
      path: 'cicilan/lelang',
      label: 'Lelang Cicilan',
      fields: lelangCicilanFields,
      screens: ['/lelang-cicilan'],
      otorisasi: KATEGORI_SALES,
      effect:
        'Barang kembali ke stok. Yang dibayar dikurangi tunggakan, denda dan biaya menjadi utang ke customer. Perlu persetujuan.',
      answer: { tunggakan: uang(''), denda: uang(''), sisa: uang('') },
      message: 'Lelang Cicilan Berhasil Disimpan',
    },
    bayar_sisa: {
      from: ['LELANG'],
      to: 'LELANG',
      path: 'cicilan/bayar-sisa',
      label: 'Bayar Sisa Ke Customer',
      fields: { no_cicilan, ...keluar, alasan },
      screens: ['/lihat-cicilan', '/lelang-cicilan'],
      otorisasi: KATEGORI_SALES,
      answer: { kembali: uang('') },
      message: 'Sisa Lelang Berhasil Dibayar',
    },
    batal_lelang: {
      from: ['LELANG'],
      to: 'DONE',
      path: 'cicilan/batal-lelang',
      label: 'Batal Lelang',
      fields: { no_cicilan, alasan },
      screens: ['/lihat-cicilan', '/lelang-cicilan'],
      otorisasi: KATEGORI_SALES,
      effect: 'Barang kembali menunggu customer, cicilan berjalan lagi. Perlu persetujuan.',
      message: 'Lelang Cicilan Berhasil Dibatalkan',
    },
    bayar: { ...olehLain, from: ['DONE'], to: 'DONE', path: 'cicilan/terbayar', label: 'Angsuran Dibayar' },
    lunas: { ...olehLain, from: ['DONE'], to: 'LUNAS', path: 'cicilan/lunas', label: 'Lunas' },
    batal_bayar: {
      ...olehLain,
      from: ['DONE', 'LUNAS'],
      to: 'DONE',
      path: 'cicilan/batal-terbayar',
      label: 'Pembayaran Dibatalkan',
    },
    tunggu: {
      ...olehLain,
      from: ['LUNAS'],
      to: 'LUNAS',
      path: 'cicilan/tunggu',
      label: 'Menunggu Validasi Penjualan',
    },
    lepas: {
      ...olehLain,
      from: ['LUNAS'],
      to: 'LUNAS',
      path: 'cicilan/lepas',
      label: 'Penjualan Dibatalkan',
    },
    ambil: { ...olehLain, from: ['LUNAS'], to: 'CLOSE', path: 'cicilan/ambil', label: 'Diambil' },
    batal_ambil: {
      ...olehLain,
      from: ['CLOSE'],
      to: 'LUNAS',
      path: 'cicilan/batal-ambil',
      label: 'Batal Diambil',
    },
    ...LANGKAH_AWAL_CICILAN,
  },
});
