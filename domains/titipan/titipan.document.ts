/**
 * A deposit (titipan uang): a down payment on pieces that wait in gudang TITIP. Spec 1 §2.2 (sales), §4, §5; Domain R6.6,
 * states of Domain 2.3. One state instead of its two: OPEN saved and in no book, DONE validated and held, CLOSE picked up
 * whole, CANC paid back.
 */
import { defineDocument } from '@mustika/kernel/document.ts';
import { angka, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { isianNota } from '../jual/isian-nota.rule.ts';
import { KATEGORI_SALES } from '../jual/persetujuan-penjualan.rule.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { identitasFields } from '../member/data-diri.rule.ts';
import { CARA_KELUAR, pilihanCara } from '../pembayaran/cara-bayar.rule.ts';
import { bayarMasuk, jurnalKeluar, jurnalMasuk } from '../pembayaran/dibayar.rule.ts';
import { JURNAL_AWAL_TITIPAN, LANGKAH_AWAL_TITIPAN } from './awal/awal-titipan.rule.ts';
import { DIAMBIL_PENJUALAN } from './langkah-jual.rule.ts';
import { titipanReads } from './titipan.reads.ts';
import { JENIS_HARGA } from './titipan.rule.ts';

/** What the approver of a cancellation signs. Spec 1 §6 names no text for deposits; we call it like that of a sale. */
export const BATAL_TITIP = 'deposit cancellation';

/** Fields of `POST titipan/simpan`: pieces and prices as in a sale, and the down payment they are paid on with. */
export const simpanTitipanFields = {
  keranjang: isianNota.keranjang,
  jenis_harga: pilihan('Jenis Harga', JENIS_HARGA, { initial: 'MENGIKAT' }),
  /** For how many days the price is bound; as long as the store binds it, unless told. Domain R6.6a. */
  lama_mengikat: angka('Lama Mengikat (Hari)', { opsional: true, min: 1, max: 365 }),
  kode_member: isianNota.kode_member,
  nama_customer: isianNota.nama_customer,
  no_hp_customer: isianNota.no_hp_customer,
  ...identitasFields,
  keterangan: isianNota.keterangan,
  total: isianNota.total,
  uang_muka: uang('Uang Titipan', { min: 1 }),
  barang: isianNota.barang,
  bayar: bayarMasuk('uang_muka'),
};

const no_titipan = kode('No Titipan', { max: 40 });

/** Fields of `POST titipan/tambah`. */
export const tambahTitipanFields = {
  no_titipan,
  jumlah: uang('Jumlah', { min: 1, starts: ['sisa'] }),
  bayar: bayarMasuk('jumlah'),
  ...identitasFields,
};

/** Fields of `POST titipan/batal`: the tray the pieces return to is asked for (Domain R6.6), and how the money goes back. */
export const batalTitipanFields = {
  no_titipan,
  kode_baki: ref('Baki', () => bakiResource, { opsional: true }),
  cara_kembali: pilihanCara('Uang Kembali', CARA_KELUAR, { initial: 'CASH' }),
  no_rekening: ref('Rekening', () => rekeningResource, { opsional: true }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
};

const lihat = ['/lihat-titipan'];
/** A step that a plan takes for the deposit, inside its own event. */
const olehCicilan = { internal: true, fields: { no_titipan }, screens: [], message: '' } as const;

/** Cancelling is allowed on any day: it is a settlement with the customer, dated the day it is paid. */
export const titipan = defineDocument({
  name: 'titipan',
  label: 'Titipan',
  series: 'TT',
  shows: { to: '/lihat-titipan', nomor: 'no_titipan' },
  states: ['OPEN', 'DONE', 'CLOSE', 'CANC'],
  open: ['OPEN', 'DONE'],
  stateLabels: { DONE: 'Dititip', CLOSE: 'Diambil' },
  reads: titipanReads,
  validates: 'validasi',
  tells: { flag: 'WHATSAPP_MODULE', task: 'wa_dokumen' },
  validateLater: 'VALIDASI_TITIPAN_MODULE',
  lepas: { HARGA: ['simpan'] },
  // A pick-up is part of a sale's event, and a journal of the deposit all the same.
  journals: [
    ...['TITIPAN', 'TAMBAH DP TITIPAN'].flatMap((trx) => [
      ...jurnalMasuk(trx, ['TITIPAN_UANG']),
      ...jurnal(trx, 'PPN', ['TITIPAN_UANG'], ['PPN_KELUARAN']),
    ]),
    ...jurnal('TITIPAN', 'MASUK', ['PERSEDIAAN_TITIP'], ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS']),
    ...jurnal('BATAL TITIP', 'KEMBALI', ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'], ['PERSEDIAAN_TITIP']),
    ...jurnalKeluar('BATAL TITIP', ['TITIPAN_UANG']),
    ...JURNAL_AWAL_TITIPAN,
    ...jurnal('PENJUALAN', 'DP', ['TITIPAN_UANG'], []),
    ...jurnal('PENJUALAN', 'DP_PPN', ['PPN_KELUARAN'], ['TITIPAN_UANG']),
    ...['KELEBIHAN BAYAR DP PENJUALAN', 'BATAL TITIP'].flatMap((trx) =>
      jurnal(trx, 'PPN', ['PPN_KELUARAN'], ['TITIPAN_UANG']),
    ),
    ...jurnal('KELEBIHAN BAYAR DP PENJUALAN', 'CASH', ['TITIPAN_UANG'], ['KAS']),
  ],
  // Its cancellation is a settlement, not a reversal, and has moves of its own. A sale that picks up moves the pieces itself.
  pieces: {
    simpan: [
      ['TERSEDIA', 'DITITIP'],
      ['TERSEDIA', 'DITAHAN'],
    ],
    awal: [['TERSEDIA', 'DITITIP']],
    validasi: [['DITAHAN', 'DITITIP']],
    batal: [
      ['DITAHAN', 'TERSEDIA'],
      ['DITITIP', 'TERSEDIA'],
    ],
  },
  transitions: {
    simpan: {
      from: [],
      to: 'OPEN',
      path: 'titipan/simpan',
      label: 'Titip',
      fields: simpanTitipanFields,
      screens: ['/transaksi-penjualan'],
      answer: { total: uang(''), uang_muka: uang(''), kembali: uang('') },
      message: 'Titipan Berhasil Disimpan',
    },
    validasi: {
      from: ['OPEN'],
      to: 'DONE',
      path: 'titipan/validasi',
      label: 'Validasi',
      fields: { no_titipan },
      screens: ['/validasi-titipan'],
      answer: { uang_muka: uang('') },
      message: 'Titipan Berhasil Divalidasi',
    },
    tambah: {
      from: ['DONE'],
      to: 'DONE',
      path: 'titipan/tambah',
      label: 'Tambah DP',
      fields: tambahTitipanFields,
      screens: lihat,
      prints: true,
      answer: { jumlah: uang(''), kembali: uang(''), saldo: uang('') },
      message: 'Tambah DP Titipan Berhasil Disimpan',
    },
    batal: {
      from: ['OPEN', 'DONE'],
      to: 'CANC',
      path: 'titipan/batal',
      label: 'Batal Titipan',
      fields: batalTitipanFields,
      screens: lihat,
      otorisasi: KATEGORI_SALES,
      answer: { kembali: uang('') },
      message: 'Titipan Berhasil Dibatalkan',
    },
    ...DIAMBIL_PENJUALAN('titipan', { no_titipan }),
    // A plan of instalments takes it over, and gives it back.
    alih: { ...olehCicilan, from: ['DONE'], to: 'CLOSE', path: 'titipan/alih', label: 'Jadi Cicilan' },
    batal_alih: {
      ...olehCicilan,
      from: ['CLOSE'],
      to: 'DONE',
      path: 'titipan/batal-alih',
      label: 'Cicilan Dibatalkan',
    },
    ...LANGKAH_AWAL_TITIPAN,
  },
});
