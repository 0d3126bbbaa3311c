/**
 * Money that moves without a sale: put into or taken out of a drawer (uang kas) or a bank (uang bank), and between two
 * banks or a bank and a drawer (mutasi). Posted at once; taken back whole on the same day with another person's
 * approval. Spec 2 §2.6, §2.7, §3 (Money movement), §5, §8; series MU is ours.
 */

import { batalFields, defineDocument, takenBack } from '@mustika/kernel/document.ts';
import { foto, kode, pilihan, ref, teks, uang, ya } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { LACI } from '@mustika/kernel/transfer.ts';
import { bankResource } from '../../master/bank.resource.ts';
import { kodeTransaksiResource } from '../../master/kode-transaksi.resource.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';
import { keuanganErrors } from '../keuangan.errors.ts';
import { FOTO_UANG } from './foto-uang.command.ts';
import { laciBatalField } from './laci-batal.rule.ts';

/** Kategori of the approval a cancellation asks for. The specification does not say; we name it like the calls. */
export const KATEGORI_CASH = 'cash';

const kategori = ref('Kategori', () => kodeTransaksiResource);
const jumlah = uang('Jumlah Rp', { min: 1 });
const keterangan = teks('Keterangan', { max: 200 });
/** The receipt, the slip of the bank. */
const bukti = { foto: foto('Foto Bukti', { opsional: true, unggah: FOTO_UANG }) };
/** Whose drawer; a cashier has only his own, so he leaves it out. */
const kasir = ref('Laci Kasir', () => kasirResource, { opsional: true });
const arah = pilihan('Arah', [
  ['TAMBAH', 'Tambah (uang masuk)'],
  ['AMBIL', 'Ambil (uang keluar)'],
]);

/** Both sides are asked for with the same words (Spec 2 §5). */
const ASAL_KOSONG = { kosong: 'Asal Tidak Boleh Kosong' };
const rekening = (label: string) => ref(label, () => rekeningResource);
const rekeningBolehKosong = (label: string) => ref(label, () => rekeningResource, { opsional: true });

/** Into or out of a drawer. */
export const uangKasFields = { arah, kategori, kasir, jumlah, keterangan, ...bukti };
/** Into or out of a bank account. */
export const uangBankFields = {
  ...{ arah, kategori, no_rekening: rekening('Rekening'), jumlah, keterangan },
  ...bukti,
};
/** Between two banks, `POST cash/mutasi-uang-bank`. Spec 2 §2.6, §7. */
export const mutasiBankFields = {
  kategori,
  asal: ref('Bank Asal', () => bankResource, ASAL_KOSONG),
  asal_rekening: rekening('Rekening Asal'),
  tujuan: ref('Bank Tujuan', () => bankResource, ASAL_KOSONG),
  tujuan_rekening: rekening('Rekening Tujuan'),
  jumlah,
  keterangan,
  ...bukti,
};

/** Between CASH and a bank, `POST cash/mutasi-uang-cash`; `asal` and `tujuan` are CASH or a kode_bank. Spec 2 §2.7, §4. */
export const mutasiCashFields = {
  kategori,
  asal: kode('Asal', ASAL_KOSONG),
  asal_rekening: rekeningBolehKosong('Rekening Asal'),
  tujuan: kode('Tujuan', ASAL_KOSONG),
  tujuan_rekening: rekeningBolehKosong('Rekening Tujuan'),
  kasir,
  jumlah,
  keterangan,
  ...bukti,
};

/** What taking back asks for of one that moved a drawer. */
export const batalUangFields = { ...batalFields, kasir: laciBatalField };

const JENIS = [
  ['UANG_KAS', 'Uang Kas'],
  ['UANG_BANK', 'Uang Bank'],
  ['MUTASI_BANK', 'Mutasi Uang Bank'],
  ['MUTASI_CASH', 'Mutasi Uang Cash'],
] as const;

/** Between two of ours neither side gains. */
const MUTASI = { list: ['dari', 'ke', 'kategori', 'jumlah', 'keterangan'], sums: ['jumlah'] };

const answer = { jumlah: uang('') };
const simpan = { from: [], to: 'DONE', label: 'Simpan', answer } as const;

/** DONE when saved, CANC when taken back; the number counts all four kinds of movement. Domain 12.4. */
export const mutasiUang = defineDocument({
  name: 'mutasi_uang',
  label: 'Mutasi Uang',
  series: 'MU',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  reads: {
    table: 'mutasi_uang',
    path: 'cash/uang-kas/riwayat',
    screen: '/uang-kas',
    button: 'Tambah / Ambil Uang',
    where: { jenis: ['UANG_KAS', 'MUTASI_CASH'] },
    head: {
      jenis: pilihan('Jenis', JENIS),
      dari: teks('Asal', { kata: true, width: 15 }),
      ke: teks('Tujuan', { kata: true, width: 15 }),
      kategori: kode('Kategori', { width: 9 }),
      keterangan: teks('Keterangan', { width: 14 }),
      masuk_kas: uang('Masuk Kas', { hidden: true, width: 11 }),
      keluar_kas: uang('Keluar Kas', { hidden: true, width: 11 }),
      masuk_bank: uang('Masuk Bank', { hidden: true, width: 11 }),
      keluar_bank: uang('Keluar Bank', { hidden: true, width: 11 }),
      jumlah: uang('Jumlah', { width: 12 }),
      kasir: kode('Laci Kasir', { width: 9 }),
      user_id: kode('Oleh', { width: 9 }),
      foto: ya('Foto Bukti'),
    },
    list: ['dari', 'ke', 'kategori', 'masuk_kas', 'keluar_kas', 'keterangan'],
    sums: ['masuk_kas', 'keluar_kas'],
    search: ['dari', 'ke', 'kategori', 'keterangan'],
    own: ['kasir'],
    total: 'jumlah',
    paper: { head: ['dari', 'ke', 'kategori', 'keterangan', 'jumlah'] },
    signed: { 'Dibuat Oleh': 'user_id', 'Disetujui Oleh': null, 'Diterima Oleh': '' },
    also: {
      '/uang-bank': {
        path: 'cash/uang-bank/riwayat',
        where: { jenis: ['UANG_BANK', 'MUTASI_BANK', 'MUTASI_CASH'] },
        list: ['dari', 'ke', 'kategori', 'masuk_bank', 'keluar_bank', 'keterangan'],
        sums: ['masuk_bank', 'keluar_bank'],
        own: [],
      },
      '/mutasi-uang-bank': {
        path: 'cash/mutasi-uang-bank/riwayat',
        where: { jenis: ['MUTASI_BANK'] },
        button: 'Mutasi Uang Bank',
        ...MUTASI,
        own: [],
      },
      '/mutasi-uang-cash': {
        path: 'cash/mutasi-uang-cash/riwayat',
        where: { jenis: ['MUTASI_CASH'] },
        button: 'Mutasi Uang Cash',
        ...MUTASI,
      },
    },
  },
  // The other end of money from or to the outside is the account of its kode transaksi.
  journals: [
    ...jurnal('UANG_KAS', 'TAMBAH', ['KAS'], []),
    ...jurnal('UANG_KAS', 'AMBIL', [], ['KAS']),
    ...jurnal('UANG_BANK', 'TAMBAH', ['BANK'], []),
    ...jurnal('UANG_BANK', 'AMBIL', [], ['BANK']),
    ...jurnal('MUTASI_BANK', 'TRANSFER', ['BANK'], ['BANK']),
    ...jurnal('MUTASI_CASH', 'SETOR', ['BANK'], LACI),
    ...jurnal('MUTASI_CASH', 'TARIK', LACI, ['BANK']),
    ...jurnal('MUTASI_CASH', 'LACI', LACI, LACI),
  ],
  transitions: {
    uangKas: {
      ...simpan,
      path: 'cash/uang-kas',
      fields: uangKasFields,
      screens: ['/uang-kas'],
      message: 'Uang Kas Berhasil Disimpan',
    },
    uangBank: {
      ...simpan,
      path: 'cash/uang-bank',
      fields: uangBankFields,
      screens: ['/uang-bank'],
      message: 'Uang Bank Berhasil Disimpan',
    },
    mutasiBank: {
      ...simpan,
      path: 'cash/mutasi-uang-bank',
      fields: mutasiBankFields,
      screens: ['/mutasi-uang-bank'],
      message: 'Mutasi Uang Bank Berhasil Disimpan',
      failed: 'Gagal Menambahkan Mutasi Uang Bank',
    },
    mutasiCash: {
      ...simpan,
      path: 'cash/mutasi-uang-cash',
      fields: mutasiCashFields,
      screens: ['/mutasi-uang-cash'],
      message: 'Mutasi Uang Cash Berhasil Disimpan',
      failed: 'Gagal Menambahkan Mutasi Cash',
    },
    batal: takenBack({
      path: 'cash/batal',
      label: 'Batal Mutasi Uang',
      fields: batalUangFields,
      late: ['kasir'],
      screens: ['/uang-kas', '/uang-bank', '/mutasi-uang-bank', '/mutasi-uang-cash'],
      otorisasi: KATEGORI_CASH,
      sameDay: keuanganErrors.UANG_BEDA_HARI,
      answer,
      message: 'Transaksi Berhasil Dibatalkan',
    }),
  },
});
